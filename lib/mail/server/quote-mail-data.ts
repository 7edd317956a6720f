import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { ProjectType } from '@/lib/quotes/project-types';

export interface QuoteMailAttachment {
  /** As the visitor called it. */
  name: string;
  /** Bytes. */
  size: number;
  /** An http(s) address where staff can fetch it; never shown to the visitor. */
  url?: string;
}

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
  attachments: readonly QuoteMailAttachment[];
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}
