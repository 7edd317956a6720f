import { hashBody } from '@/lib/forms/derived-key';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteRequestInput } from './quote-request-schema';

export interface QuoteBody {
  request: QuoteRequestInput;
  /** In any order. */
  attachmentIds: readonly string[];
  locale: Locale;
}

/** The hash of everything a visitor sent with a quote request. */
export function hashQuoteBody({ request, attachmentIds, locale }: QuoteBody): string {
  return hashBody([
    request.name,
    request.firstName,
    request.email,
    request.phone,
    request.company,
    request.subject,
    request.message,
    request.newsletter,
    [...attachmentIds].sort(),
    locale,
  ]);
}
