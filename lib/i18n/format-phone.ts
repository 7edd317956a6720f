import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from './locales';

/**
 * A stored phone number as its reader dials it: a Belgian one in the national form for readers in French and Dutch,
 * in the international form for readers in English; a foreign one always in the international form.
 *
 * @param e164 "+3227200000"; anything else is given back as it is
 */
export function formatPhone(e164: string, locale: Locale): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  const national = number.country === 'BE' && locale !== 'en';
  return national ? number.formatNational() : number.formatInternational();
}
