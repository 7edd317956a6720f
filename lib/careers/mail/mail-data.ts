import 'server-only';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { MailedFile } from '@/lib/mail/server/mail-parts';

/** What the two mails of a job application are made of. */
export interface ApplicationMailData {
  reference: string;
  /** What the position is called, also when it is none in particular. */
  position: Localized;
  /** ISO 8601 instants. */
  submittedAt: string;
  deleteAfter: string;
  keepLonger: boolean;
  locale: Locale;
  name: string;
  firstName: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string | null;
  cv: MailedFile;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}
