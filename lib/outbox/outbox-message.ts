import type { Locale } from '@/lib/i18n/locales';

/** A mail that this worker alone may send until its lease ends. */
export interface LeasedMessage {
  id: string;
  lease: string;
  template: string;
  locale: Locale;
  /** Null is the inbox of staff. */
  recipient: string | null;
  payload: unknown;
  attempts: number;
}
