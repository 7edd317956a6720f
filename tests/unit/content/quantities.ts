import type { Locale, Localized } from '@/lib/i18n/locales';

/** A duration or share that a text states: "5 to 7 years" is 5, 7, years; "50%" is 50, 50, percent. */
export interface Quantity {
  min: number;
  max: number;
  unit: 'minutes' | 'hours' | 'workingDays' | 'days' | 'weeks' | 'months' | 'years' | 'percent';
  /** As it is written. */
  written: string;
}

const words: Localized<readonly string[]> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  ),
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
};

const moreWords: Localized<Record<string, number>> = {
  fr: { une: 1, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100 },
  nl: { een: 1, twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, honderd: 100 },
  en: { a: 1, an: 1, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
};

const joins: Localized = { fr: 'à|ou|et', nl: 'tot|of|à|en', en: 'to|or|and' };

// The longer name before the one it begins with.
const units: Localized<Record<string, Quantity['unit']>> = {
  fr: {
    'jours? ouvrables?': 'workingDays',
    minutes: 'minutes',
    'heures?|h': 'hours',
    'jours?|journées?': 'days',
    'semaines?': 'weeks',
    mois: 'months',
    'ans?|années?|étés?': 'years',
    '%': 'percent',
  },
  nl: {
    'werkdag(?:en)?': 'workingDays',
    'minuten|minuut': 'minutes',
    'uur|uren': 'hours',
    'dag(?:en)?': 'days',
    'week|weken': 'weeks',
    'maand(?:en)?': 'months',
    'jaar|jaren|zomers?': 'years',
    '%': 'percent',
  },
  en: {
    'working days?': 'workingDays',
    'minutes?': 'minutes',
    'hours?|h': 'hours',
    'days?': 'days',
    'weeks?': 'weeks',
    'months?': 'months',
    'years?|summers?': 'years',
    '%': 'percent',
  },
};

function numberOf(written: string, locale: Locale): number {
  const lower = written.toLowerCase();
  const word = words[locale].indexOf(lower);
  if (word >= 0) return word;
  return moreWords[locale][lower] ?? Number(lower.replace(',', '.'));
}

/**
 * The durations and percentages a text states, in figures or in words. A single "a week" counts nothing: it is as often an
 * article as a number.
 */
export function quantitiesIn(text: string, locale: Locale): Quantity[] {
  const number = ['\\d+(?:[.,]\\d+)?', ...words[locale], ...Object.keys(moreWords[locale])].join('|');
  const unit = Object.keys(units[locale]).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,/-])(${number})(?:[\\s\\u2060]+(?:${joins[locale]})[\\s\\u2060]+(${number})|\\u2013(${number}))?[\\s\\u2060-]*(${unit})(?![\\p{L}])`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(([written, first = '', joined, dashed, name = '']) => {
    const min = numberOf(first, locale);
    const last = joined ?? dashed;
    const max = last === undefined ? min : numberOf(last, locale);
    const isArticle = last === undefined && !/\d/.test(first) && min === 1;
    const entry = Object.entries(units[locale]).find(([names]) =>
      new RegExp(`^(?:${names})$`, 'iu').test(name),
    );
    return entry && !isArticle ? [{ min, max, unit: entry[1], written }] : [];
  });
}
