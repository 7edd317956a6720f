import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { ProjectType } from '@/lib/quotes/project-types';
import type { MailedFile } from './mail-parts';

/** What the two mails of a quote request are made of. */
export interface QuoteMailData {
  reference: string;
  /** ISO 8601 instants. */
  submittedAt: string;
  answerDueAt: string;
  locale: Locale;
  name: string;
  firstName: string;
  email: string;
  /** E.164. */
  phone: string | null;
  company: string | null;
  subject: ProjectType;
  message: string;
  newsletter: boolean;
  attachments: readonly MailedFile[];
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/** Where staff answer a request. */
export function staffRequestUrl({
  siteUrl,
  reference,
}: Pick<QuoteMailData, 'siteUrl' | 'reference'>): string {
  return siteUrl + pathWithin('admin-requests', 'fr', { rest: reference });
}
