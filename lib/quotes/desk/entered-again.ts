import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';

interface Known {
  firstName: string;
  name: string;
  company: string | null;
  phone: string | null;
  email: string | null;
  locale: Locale;
}

/** What stands in the form of a spoken request for somebody who has asked before. */
export function enteredAgain({ firstName, name, company, phone, email, locale }: Known, reader: Locale) {
  return {
    firstName,
    name,
    company: company ?? '',
    phone: phone ? formatPhone(phone, reader) : '',
    email: email ?? '',
    language: locale,
  };
}
