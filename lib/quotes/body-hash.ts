import 'server-only';
import { hashBody } from '@/lib/forms/derived-key';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteRequestInput } from './quote-request-schema';
import type { SampleCard } from './samples/sample-card';

export interface QuoteBody {
  request: QuoteRequestInput;
  /** In any order. */
  attachmentIds: readonly string[];
  /** In their order. */
  designIds?: readonly string[];
  /** Everything of a sample card, for a request that is one. */
  sample?: SampleCard | null;
  /** The order that a claim is about. */
  claim?: { order: string } | null;
  locale: Locale;
}

/** The hash of everything a visitor sent with a quote request. A field that is forgotten here does not compile. */
export function hashQuoteBody({
  request,
  attachmentIds,
  designIds = [],
  sample = null,
  claim = null,
  locale,
}: QuoteBody): string {
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
    ...(sample ? [sample.films, sample.street, sample.postalCode, sample.city, sample.country] : []),
    ...(claim ? [claim.order] : []),
  ]);
}
