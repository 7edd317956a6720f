import 'server-only';
import { hashBody } from '@/lib/forms/derived-key';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteRequestInput } from './quote-request-schema';

export interface QuoteBody {
  request: QuoteRequestInput;
  /** In any order. */
  attachmentIds: readonly string[];
  /** In their order. */
  designIds?: readonly string[];
  locale: Locale;
}

/** The hash of everything a visitor sent with a quote request. A field that is forgotten here does not compile. */
export function hashQuoteBody({ request, attachmentIds, designIds = [], locale }: QuoteBody): string {
  const { name, firstName, email, phone, company, subject, message, newsletter, ...forgotten } = request;
  forgotten satisfies Record<string, never>;
  const files = [...attachmentIds].sort();
  return hashBody([
    name,
    firstName,
    email,
    phone,
    company,
    subject,
    message,
    newsletter,
    files,
    locale,
    // What waited on the disk from before there were designs keeps its hash.
    ...(designIds.length > 0 ? [designIds] : []),
  ]);
}
