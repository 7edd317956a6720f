import { Temporal } from 'temporal-polyfill';
import { isOpen, isWorkingDay, openingHours } from '@/lib/company/opening-hours';
import { publicHolidays } from '@/lib/company/public-holidays';
import type { Duration } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';

// What the calendar says at the moment of a question, by Belgium's clock.

type IsHoliday = (isoDate: string) => boolean;

const zone = openingHours.timeZone;

const dateOf = (now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();

function at(day: Temporal.PlainDate, time: string): Date {
  return new Date(
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds,
  );
}

interface OpenState {
  isOpen: boolean;
  /** When it opens next; when open, the closing of today. */
  until: Date;
}

export function openState(now: Date, isHoliday: IsHoliday): OpenState {
  let day = dateOf(now);
  if (isOpen(now, isHoliday)) return { isOpen: true, until: at(day, openingHours.closes) };
  const opensToday = isWorkingDay(day.toString(), isHoliday) && now < at(day, openingHours.opens);
  if (!opensToday) {
    do day = day.add({ days: 1 });
    while (!isWorkingDay(day.toString(), isHoliday));
  }
  return { isOpen: false, until: at(day, openingHours.opens) };
}

interface AskedDay {
  /** Noon of it, for writing it out. */
  noon: Date;
  state: 'open' | 'weekend' | 'holiday';
}

const weekdays: Localized<readonly string[]> = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
};

const months: Localized<readonly string[]> = {
  fr: [
    'janvier',
    'fevrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  en: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
};

/** Days that have a name, as month and day. */
const namedDays: Localized<Record<string, readonly [month: number, day: number]>> = {
  fr: {
    'nouvel an': [1, 1],
    'fete du travail': [5, 1],
    'fete nationale': [7, 21],
    assomption: [8, 15],
    toussaint: [11, 1],
    armistice: [11, 11],
    'veille de noel': [12, 24],
    noel: [12, 25],
    'saint sylvestre': [12, 31],
    reveillon: [12, 31],
  },
  nl: {
    nieuwjaar: [1, 1],
    'dag van de arbeid': [5, 1],
    'nationale feestdag': [7, 21],
    'o l v hemelvaart': [8, 15],
    allerheiligen: [11, 1],
    wapenstilstand: [11, 11],
    kerstavond: [12, 24],
    kerstmis: [12, 25],
    kerst: [12, 25],
    oudejaar: [12, 31],
    oudejaarsdag: [12, 31],
  },
  en: {
    'new year s eve': [12, 31],
    'new year': [1, 1],
    'labour day': [5, 1],
    'national day': [7, 21],
    assumption: [8, 15],
    'all saints': [11, 1],
    'armistice day': [11, 11],
    'christmas eve': [12, 24],
    christmas: [12, 25],
    'boxing day': [12, 26],
  },
};

/** Holidays that move with Easter, by their place among those that do: Easter Monday, Ascension, Whit Monday. */
const movableDays: Localized<readonly (readonly string[])[]> = {
  fr: [['lundi de paques', 'paques'], ['ascension'], ['lundi de pentecote', 'pentecote']],
  nl: [
    ['paasmaandag', 'pasen'],
    ['hemelvaart', 'o h hemelvaart'],
    ['pinkstermaandag', 'pinksteren'],
  ],
  en: [['easter monday', 'easter'], ['ascension'], ['whit monday', 'pentecost']],
};

/** The n-th of the holidays that fall on no fixed date. */
function movableDay(year: number, place: number): Temporal.PlainDate | null {
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];
  const day = publicHolidays(year).filter((date) => !fixed.includes(date.slice(5)))[place];
  return day === undefined ? null : Temporal.PlainDate.from(day);
}

/** Words of the calendar, for those who correct typing errors. */
export function wordsOfCalendar(locale: Locale): string[] {
  return [
    ...weekdays[locale],
    ...months[locale],
    ...Object.keys(namedDays[locale]),
    ...movableDays[locale].flat(),
  ].flatMap((name) => name.split(' '));
}

const relative: Localized<readonly (readonly [word: string, days: number])[]> = {
  fr: [
    ['apres demain', 2],
    ['demain', 1],
    ['aujourd hui', 0],
    ['ce soir', 0],
    ['ce matin', 0],
  ],
  nl: [
    ['overmorgen', 2],
    ['morgen', 1],
    ['vandaag', 0],
    ['vanavond', 0],
    ['deze namiddag', 0],
  ],
  en: [
    ['day after tomorrow', 2],
    ['tomorrow', 1],
    ['today', 0],
    ['tonight', 0],
    ['this afternoon', 0],
  ],
};

const weekend: Localized = { fr: 'week end', nl: 'weekend', en: 'weekend' };

/** The next such day of the year, today included. */
function nextOn(today: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate | null {
  try {
    const inYear = Temporal.PlainDate.from({ year: today.year, month, day }, { overflow: 'reject' });
    return Temporal.PlainDate.compare(inYear, today) >= 0 ? inYear : inYear.add({ years: 1 });
  } catch {
    return null;
  }
}

function findDay(plain: string, today: Temporal.PlainDate, locale: Locale): Temporal.PlainDate | null {
  const has = (phrase: string) => ` ${plain} `.includes(` ${phrase} `);
  for (const [phrase, [month, day]] of Object.entries(namedDays[locale]))
    if (has(phrase)) return nextOn(today, month, day);
  const movable = movableDays[locale].findIndex((names) => names.some(has));
  if (movable >= 0) {
    const day = movableDay(today.year, movable);
    return day && Temporal.PlainDate.compare(day, today) >= 0 ? day : movableDay(today.year + 1, movable);
  }
  const written = months[locale].findIndex((month) =>
    new RegExp(`\\b\\d{1,2}(er|st|nd|rd|th|e)? ${month}\\b`).test(plain),
  );
  if (written >= 0) {
    const day = new RegExp(`\\b(\\d{1,2})(?:er|st|nd|rd|th|e)? ${months[locale][written]}\\b`).exec(plain);
    return nextOn(today, written + 1, Number(day?.[1]));
  }
  for (const [phrase, days] of relative[locale]) if (has(phrase)) return today.add({ days });
  // "Le samedi", "zaterdags" and "on Saturdays" mean the next one as well.
  const weekday = has(weekend[locale])
    ? 5
    : weekdays[locale].findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(plain));
  return weekday < 0 ? null : today.add({ days: (weekday + 1 - today.dayOfWeek + 7) % 7 });
}

/** The day that a question names, and whether anybody works on it; null when it names none. `plain` as `plainText` leaves it. */
export function askedDay(plain: string, now: Date, locale: Locale, isHoliday: IsHoliday): AskedDay | null {
  const day = findDay(plain, dateOf(now), locale);
  if (!day) return null;
  const iso = day.toString();
  const state = isWorkingDay(iso, isHoliday) ? 'open' : isHoliday(iso) ? 'holiday' : 'weekend';
  return { noon: at(day, '12:00'), state };
}

/** Between which days work is done that begins today: working days are counted, weeks by the calendar. */
export function readyBetween(
  time: Duration,
  now: Date,
  isHoliday: IsHoliday,
): { first: Date; last: Date } | null {
  if (time.unit !== 'workingDays' && time.unit !== 'weeks') return null;
  const after = (count: number): Date => {
    let day = dateOf(now);
    if (time.unit === 'weeks') day = day.add({ weeks: count });
    let left = time.unit === 'workingDays' ? count : 0;
    while (left > 0) {
      day = day.add({ days: 1 });
      if (isWorkingDay(day.toString(), isHoliday)) left -= 1;
    }
    while (!isWorkingDay(day.toString(), isHoliday)) day = day.add({ days: 1 });
    return at(day, '12:00');
  };
  return { first: after(time.min), last: after(time.max) };
}
