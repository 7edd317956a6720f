import { formattingLocale, type Locale, type Localized, timeZone } from './locales';

// Everything with figures in it that people read: moments, lengths of time, counts, money, sizes. As Belgium writes it in
// each of its languages, by Belgium's clock. Phone numbers: format-phone.ts, for their sake a library comes along.

const nbsp = '\u00a0';

/** Made once for each way of writing: making one takes longer than a hundred figures written with it. */
function keptFormats<Options, Format>(
  make: (locale: Locale, options: Options) => Format,
): (locale: Locale, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const known = formats.get(key);
    if (known) return known;
    const format = make(locale, options);
    formats.set(key, format);
    return format;
  };
}

const dateFormat = keptFormats(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formattingLocale[locale], { timeZone, hourCycle: 'h23', ...options }),
);
const numberFormat = keptFormats(
  (locale, options: Intl.NumberFormatOptions | undefined) =>
    new Intl.NumberFormat(formattingLocale[locale], options),
);

function partsOf(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = dateFormat(locale, options).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const formatNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value);

/** The first of a month has a word of its own in French. */
function dayOfMonth(day: string | undefined, locale: Locale): string | undefined {
  return locale === 'fr' && day === '1' ? '1er' : day;
}

/** A wall-clock time, "09:05" or "17:30": "9 h 05", "17.30", "17:30". Whole hours lose their minutes but in English. */
export function formatClockTime(time: string, locale: Locale): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = String(Number(hours));
  if (locale === 'en') return `${hour}:${minutes}`;
  if (locale === 'nl') return minutes === '00' ? hour : `${hour}.${minutes}`;
  return minutes === '00' ? `${hour}${nbsp}h` : `${hour}${nbsp}h${nbsp}${minutes}`;
}

/** A day of the calendar, "2026-11-24", as a moment of it, wherever one is in Europe. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day, which may be given as "2026-11-24": "24 novembre 2026", "24 november 2026", "24 November 2026". */
export function formatDay(date: Date | string, locale: Locale): string {
  const moment = typeof date === 'string' ? noonOf(date) : date;
  const part = partsOf(moment, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${dayOfMonth(part.day, locale)}${nbsp}${part.month} ${part.year}`;
}

/** The same with its weekday: "mardi 24 novembre 2026", "dinsdag 24 november 2026", "Tuesday 24 November 2026". */
export function formatWeekday(date: Date | string, locale: Locale): string {
  const moment = typeof date === 'string' ? noonOf(date) : date;
  return `${partsOf(moment, locale, { weekday: 'long' }).weekday} ${formatDay(moment, locale)}`;
}

/**
 * A day or days on one line, given as "2026-11-24": "24 nov. 2026", "23–29 nov. 2026".
 *
 * @param to the last of them, which may be the first
 */
export function formatDays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formattingLocale[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return from === to ? format.format(noonOf(from)) : format.formatRange(noonOf(from), noonOf(to));
}

/** A month of a day: "décembre 2026". */
export function formatMonth(day: string, locale: Locale): string {
  const part = partsOf(noonOf(day), locale, { month: 'long', year: 'numeric' });
  return `${part.month} ${part.year}`;
}

/** The name of a weekday, short: "mar.", "di", "Tue". */
export function formatWeekdayName(day: string, locale: Locale): string {
  return partsOf(noonOf(day), locale, { weekday: 'short' }).weekday ?? '';
}

/** A day of a calendar, whose year is said elsewhere: "22/12". */
export function formatShortDay(day: string, locale: Locale): string {
  const part = partsOf(noonOf(day), locale, { day: 'numeric', month: 'numeric' });
  return `${part.day}/${part.month}`;
}

const atTime: Localized<(time: string) => string> = {
  fr: (time) => `à${nbsp}${time}`,
  nl: (time) => `om${nbsp}${time}${nbsp}uur`,
  en: (time) => `at${nbsp}${time}`,
};

/**
 * A moment as people say it, without the year: "mardi 24 novembre à 15 h 05", "dinsdag 24 november om 15.05 uur",
 * "Tuesday 24 November at 15:05".
 */
export function formatMoment(date: Date, locale: Locale): string {
  const part = partsOf(date, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const time = formatClockTime(`${part.hour}:${part.minute}`, locale);
  return `${part.weekday} ${dayOfMonth(part.day, locale)}${nbsp}${part.month} ${atTime[locale](time)}`;
}

/** A moment in a list: "24/11 9 h", "24/11 9.00", "24/11 9:00". */
export function formatShortMoment(date: Date, locale: Locale): string {
  const { day, month, hour, minute } = partsOf(date, locale, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  // Without the word "uur" behind it a Dutch hour alone would be a mere number.
  const time = locale === 'nl' ? `${Number(hour)}.${minute}` : formatClockTime(`${hour}:${minute}`, locale);
  return `${day}/${month} ${time}`;
}

/** The same with its weekday, for what is to come: "mar. 24/11 15 h 05", "di 24/11 15.05", "Tue 24/11 15:05". */
export function formatWeekdayMoment(date: Date, locale: Locale): string {
  const { weekday } = partsOf(date, locale, { weekday: 'short' });
  return `${weekday} ${formatShortMoment(date, locale)}`;
}

/** A moment of a record, to its second where `time` is "medium": "21 nov. 2026, 09:12". */
export function formatRecordedMoment(
  date: Date,
  locale: Locale,
  { day, time }: { day: 'short' | 'medium' | 'long'; time: 'short' | 'medium' },
): string {
  return new Intl.DateTimeFormat(formattingLocale[locale], {
    dateStyle: day,
    timeStyle: time,
    timeZone,
  }).format(date);
}

export interface Duration {
  min: number;
  max: number;
  unit: 'hours' | 'days' | 'workingDays' | 'weeks' | 'months' | 'years';
}

const durationUnits: Record<Duration['unit'], Localized<readonly [one: string, many: string]>> = {
  hours: { fr: ['heure', 'heures'], nl: ['uur', 'uur'], en: ['hour', 'hours'] },
  days: { fr: ['jour', 'jours'], nl: ['dag', 'dagen'], en: ['day', 'days'] },
  workingDays: {
    fr: ['jour ouvrable', 'jours ouvrables'],
    nl: ['werkdag', 'werkdagen'],
    en: ['working day', 'working days'],
  },
  weeks: { fr: ['semaine', 'semaines'], nl: ['week', 'weken'], en: ['week', 'weeks'] },
  months: { fr: ['mois', 'mois'], nl: ['maand', 'maanden'], en: ['month', 'months'] },
  years: { fr: ['an', 'ans'], nl: ['jaar', 'jaar'], en: ['year', 'years'] },
};

const to: Localized = { fr: 'à', nl: 'tot', en: 'to' };

function fromTo(min: number, max: number, locale: Locale): string {
  return min === max ? String(max) : `${min}${nbsp}${to[locale]}${nbsp}${max}`;
}

/** How long something takes or lasts, in words: "5 à 7 jours ouvrables", "5 tot 7 werkdagen", "5 years". */
export function formatDuration({ min, max, unit }: Duration, locale: Locale): string {
  const name = durationUnits[unit][locale][max === 1 ? 0 : 1];
  return `${fromTo(min, max, locale)}${nbsp}${name}`;
}

const shortUnits: Localized<readonly [day: string, hour: string, minute: string]> = {
  fr: ['j', 'h', 'min'],
  nl: ['d', 'u', 'min'],
  en: ['d', 'h', 'min'],
};

/** The time between two moments by its two largest units, at least a minute: "1 j 4 h", "2 h 10 min", "45 min". */
export function formatTimeBetween(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.round(Math.abs(milliseconds) / 60_000));
  const amounts = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const first = amounts.findIndex((amount) => amount > 0);
  return amounts
    .map((amount, index) => (amount > 0 ? `${amount}${nbsp}${shortUnits[locale][index]}` : ''))
    .slice(first, first + 2)
    .filter(Boolean)
    .join(nbsp);
}

/** Seconds in a sentence, each unit named: "1 min 20 s", "1 min 20 sec", "1 min 20 secs". Hours leave the seconds out. */
export function formatSeconds(seconds: number, locale: Locale): string {
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    formatNumber(value, locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    ...(hours === 0 && (minutes === 0 || seconds % 60 > 0) ? [unit(seconds % 60, 'second')] : []),
  ];
  return parts.join(' ');
}

/** Seconds as a figure of a table: "45 s", "1 min 05", "1 h 02". The signs are the same in the three languages. */
export function formatStopwatch(seconds: number): string {
  if (seconds < 60) return `${seconds}${nbsp}s`;
  const [whole, rest, unit] =
    seconds < 3600
      ? [Math.floor(seconds / 60), seconds % 60, 'min']
      : [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), 'h'];
  return `${whole}${nbsp}${unit}${rest === 0 ? '' : `${nbsp}${String(rest).padStart(2, '0')}`}`;
}

/** A number with the thousands of its language: "12 345", "12.345", "12,345". */
export function formatCount(count: number, locale: Locale): string {
  return formatNumber(count, locale);
}

/** A share from 0 to 1: "12 %", "12%"; with a decimal below a tenth. */
export function formatShare(share: number, locale: Locale): string {
  return formatNumber(share, locale, {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
  });
}

/** A share between two, in per cent: "15 à 35 %", "15 tot 35%", "99%". */
export function formatShareRange({ min, max }: { min: number; max: number }, locale: Locale): string {
  return `${fromTo(min, max, locale)}${locale === 'fr' ? '\u202f' : ''}%`;
}

/** A change in per cent with its sign: "+12 %", "−3 %", "0 %". */
export function formatChange(percent: number, locale: Locale): string {
  return formatNumber(percent / 100, locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
}

/** A number with at most so many decimals, as a quantity: "12,5"; `isTyped` leaves the thousands together, as a field wants them. */
export function formatDecimal(value: number, locale: Locale, decimals: number, isTyped = false): string {
  return formatNumber(value, locale, { maximumFractionDigits: decimals, useGrouping: !isTyped });
}

/** Whether a language speaks of so many in the singular: French of one and a half, Dutch and English of one alone. */
export function isSingular(count: number, locale: Locale): boolean {
  return new Intl.PluralRules(formattingLocale[locale]).select(count) === 'one';
}

/** Per cent: "21 %", "6,5 %", "21%". */
export function formatPercent(percent: number, locale: Locale): string {
  return `${formatRate(percent, locale)}${locale === 'fr' ? '\u202f' : ''}%`;
}

/** Per cent without the sign, as a field and a mail write a rate: "21", "0", "6,5". */
export function formatRate(percent: number, locale: Locale): string {
  return formatNumber(percent, locale, { maximumFractionDigits: 2 });
}

/**
 * A price in euro as each language writes it: "1 500 €" with a narrow no-break and a no-break space, "€ 1.500" with a
 * no-break space, "€1,500". Cents appear only when there are any.
 */
export function formatPrice(euros: number, locale: Locale): string {
  return formatNumber(euros, locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** An amount to the cent: "1 250,50 €", "€ 1.250,50", "€1,250.50". */
export function formatAmount(cents: number, locale: Locale): string {
  return formatNumber(cents / 100, locale, { style: 'currency', currency: 'EUR' });
}

/** What one unit costs, to the cent or, where the cent is too coarse, to four decimals: "1 239,6694 €". */
export function formatUnitPrice(euros: number, locale: Locale): string {
  return formatNumber(euros, locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });
}

/** The same without the sign of the currency, as a field shows it; empty for none. */
export function formatAmountField(cents: number | null, locale: Locale): string {
  if (cents === null) return '';
  return formatNumber(cents / 100, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

const sizeUnits: Localized<readonly [kilo: string, mega: string]> = {
  fr: ['ko', 'Mo'],
  nl: ['kB', 'MB'],
  en: ['kB', 'MB'],
};

/** Bytes as people read them: "340 ko", "1,2 MB". */
/** "23,4 m²": to a tenth. */
export function formatArea(squareMetres: number, locale: Locale): string {
  return `${formatNumber(squareMetres, locale, { maximumFractionDigits: 1 })}${nbsp}m²`;
}

export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const [value, unit] =
    kilobytes < 1024 ? [kilobytes, sizeUnits[locale][0]] : [bytes / 1024 / 1024, sizeUnits[locale][1]];
  return `${formatNumber(value, locale, { maximumFractionDigits: 1 })}${nbsp}${unit}`;
}

/** The name of a language for a reader in this or another one: "néerlandais". */
export function formatLanguage(language: Locale, reader: Locale): string {
  return new Intl.DisplayNames([formattingLocale[reader]], { type: 'language' }).of(language) ?? language;
}
