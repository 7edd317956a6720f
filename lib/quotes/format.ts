import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { openingHours } from '@/lib/company/opening-hours';
import { formatClockTime } from '@/lib/i18n/clock-time';
import { formattingLocale, type Locale, type Localized } from '@/lib/i18n/locales';

const nbsp = '\u00a0';

const atTime: Localized<(time: string) => string> = {
  fr: (time) => `à${nbsp}${time}`,
  nl: (time) => `om${nbsp}${time}${nbsp}uur`,
  en: (time) => `at${nbsp}${time}`,
};

/**
 * A moment as people in Belgium say it, in Brussels time and without the year: "mardi 24 novembre à 15 h 05",
 * "dinsdag 24 november om 15.05 uur", "Tuesday 24 November at 15:05".
 */
export function formatAnswerDue(date: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(formattingLocale[locale], {
    timeZone: openingHours.timeZone,
    hourCycle: 'h23',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(date);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const day = locale === 'fr' && part.day === '1' ? '1er' : part.day;
  const time = formatClockTime(`${part.hour}:${part.minute}`, locale);
  return `${part.weekday} ${day}${nbsp}${part.month} ${atTime[locale](time)}`;
}

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
