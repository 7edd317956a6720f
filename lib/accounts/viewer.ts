import type { Locale } from '@/lib/i18n/locales';

/** Who is signed in, as the backend confirmed it for this request. */
export interface Viewer {
  id: string;
  email: string;
  /** Empty when unknown. */
  firstName: string;
  lastName: string;
  /** The language the person signed up in, for mails. */
  locale: Locale | null;
  /** False for an account that only ever signed in with Google. */
  hasPassword: boolean;
  /** `email`, `google`. */
  providers: string[];
  /** ISO 8601. */
  createdAt: string;
  /** An address that was asked for and waits for its confirmation. */
  pendingEmail: string | null;
}
