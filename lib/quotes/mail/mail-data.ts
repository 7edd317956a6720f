import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { MailedFile } from '@/lib/mail/server/mail-parts';
import type { QuoteFields } from '../quote-fields';
import type { RequestSource } from '../request-source';
import type { SampleCard } from '../samples/sample-card';

/** What the two mails of a quote request are made of. */
export interface QuoteMailData extends QuoteFields {
  reference: string;
  source: RequestSource;
  /** ISO 8601 instants. */
  submittedAt: string;
  answerDueAt: string;
  attachments: readonly MailedFile[];
  /** Titles of the designs that came with it. */
  designs: readonly { title: string }[];
  /** Where a sample card goes, for a request that is one. */
  sample: SampleCard | null;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/** Where staff answer a request. */
export function staffRequestUrl(
  { siteUrl, reference }: Pick<QuoteMailData, 'siteUrl' | 'reference'>,
  staffLocale: Locale,
): string {
  return siteUrl + pathWithin('admin-requests', staffLocale, { rest: reference });
}
