import { formattingLocale, type Locale, type Localized } from '@/lib/i18n/locales';

type DurationUnit = 'hours' | 'workingDays' | 'weeks' | 'years';

export interface Duration {
  min: number;
  max: number;
  unit: DurationUnit;
}

/** Fixed by the specification, section 9. */
export const rollUpDelivery: Duration = { min: 5, max: 7, unit: 'workingDays' };
export const logoDelivery: Duration = { min: 2, max: 3, unit: 'weeks' };
export const wrapWarranty: Duration = { min: 5, max: 5, unit: 'years' };

export interface RollUpFormat {
  id: 'standard' | 'wide' | 'extra-wide';
  widthCm: number;
  heightCm: number;
}

const rollUpFormats: readonly RollUpFormat[] = [
  { id: 'standard', widthCm: 85, heightCm: 200 },
  { id: 'wide', widthCm: 100, heightCm: 200 },
  { id: 'extra-wide', widthCm: 150, heightCm: 200 },
];

export function rollUpFormat(id: RollUpFormat['id']): RollUpFormat {
  const format = rollUpFormats.find((one) => one.id === id);
  if (!format) throw new Error(`No roll-up format is called ${id}`);
  return format;
}

/** Weights in g/m²; `perforation` is the open part of the fabric in percent. */
export const bannerMaterials = {
  heavy: { weight: 510, perforation: null },
  mesh: { weight: 330, perforation: 50 },
  standard: { weight: 440, perforation: null },
} as const;

/**
 * Times the specification does not give: usual values of the trade, for the agency to replace by its own. From the
 * approved proof to installation or delivery; `wrapping` is how long the vehicle stays in the workshop.
 */
export const typicalLeadTimes = {
  lettering: { min: 5, max: 10, unit: 'workingDays' },
  wrapping: { min: 3, max: 5, unit: 'workingDays' },
  signs: { min: 3, max: 5, unit: 'weeks' },
  textile: { min: 2, max: 3, unit: 'weeks' },
  walls: { min: 2, max: 3, unit: 'weeks' },
} as const satisfies Record<string, Duration>;

/** How long materials usually last; outdoors for films and signs. For the agency to replace by its suppliers' data. */
export const typicalLifetimes = {
  castLettering: { min: 7, max: 10, unit: 'years' },
  wrapFilm: { min: 5, max: 7, unit: 'years' },
  ledSign: { min: 8, max: 10, unit: 'years' },
  solarFilm: { min: 10, max: 15, unit: 'years' },
} as const satisfies Record<string, Duration>;

/**
 * A capital of one centimetre reads in comfort from this many metres: the trade's rule for signs, posters and panels,
 * with more than twice the height that a good eye can just make out.
 */
export const readingMetresPerCm = 3;

/** From how many metres capitals of this height read in comfort. */
export function readingDistance(capitalCm: number): number {
  return capitalCm * readingMetresPerCm;
}

const unitNames: Record<DurationUnit, Localized<readonly [one: string, many: string]>> = {
  hours: { fr: ['heure', 'heures'], nl: ['uur', 'uur'], en: ['hour', 'hours'] },
  workingDays: {
    fr: ['jour ouvrable', 'jours ouvrables'],
    nl: ['werkdag', 'werkdagen'],
    en: ['working day', 'working days'],
  },
  weeks: { fr: ['semaine', 'semaines'], nl: ['week', 'weken'], en: ['week', 'weeks'] },
  years: { fr: ['an', 'ans'], nl: ['jaar', 'jaar'], en: ['year', 'years'] },
};

const to: Localized = { fr: 'à', nl: 'tot', en: 'to' };

/** "5 à 7 jours ouvrables", "5 tot 7 werkdagen", "5 years". */
export function formatDuration({ min, max, unit }: Duration, locale: Locale): string {
  const name = unitNames[unit][locale][max === 1 ? 0 : 1];
  const number = min === max ? String(max) : `${min}\u00a0${to[locale]}\u00a0${max}`;
  return `${number}\u00a0${name}`;
}

/** A whole number with the thousands of its language: "5 000", "5.000", "5,000". */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingLocale[locale]).format(count);
}
