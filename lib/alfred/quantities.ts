import type { Locale, Localized } from '@/lib/i18n/locales';
import { withFigures } from './number-words';

/** What a question counts or measures. */
export interface Quantities {
  /** Square metres, as asked or as width times height; null when none are. */
  area: number | null;
  /** How the area came about, when it had to be worked out: "3 × 2". */
  sides: { count: number; width: number; height: number } | null;
  /** Pieces, vehicles, panes; null when none are counted. */
  count: number | null;
}

const number = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;
const by = String.raw`\s*(?:x|×|\*|sur|op|by|bij)\s*`;
const metre = `(m|cm|mm|metres?|meters?|mètres?|centim[eè]tres?)?`;
const squareMetres = String.raw`\s*(?:m2|m²|m\^2|m 2|m[eè]tres? carr[ée]s?|vierkante meters?|square met(?:re|er)s?|sqm|sq m|carr[ée]s?)`;

const areaPattern = new RegExp(`${number}${squareMetres}(?![a-z0-9])`, 'i');
const sidesPattern = new RegExp(`${number}\\s*${metre}${by}${number}\\s*${metre}(?![a-z0-9])`, 'i');

/** What a number may count. Not: years, days, degrees, millimetres, litres. */
const countable: Localized<string> = {
  fr: 'vitres?|fen[eê]tres?|voitures?|v[ée]hicules?|camionnettes?|utilitaires?|fourgons?|fourgonnettes?|camions?|vans?|autos?|plaques?|panneaux|enseignes?|logos?|pi[eè]ces?|[ée]l[ée]ments?|portes?|porti[eè]res?|ailes?|sites?|t-?shirts?|polos?|roll-?ups?|coverings?|b[aâ]ches?',
  nl: 'ramen|raam|ruiten|wagens?|auto.?s|bestelwagens?|voertuigen|busjes|camionettes?|vrachtwagens?|naambordjes?|naamborden|borden|bordjes|logo.?s|stuks?|onderdelen|deuren|portieren|spatborden|sites?|websites?|t-?shirts?|polo.?s|roll-?ups?|wraps?|spandoeken',
  en: 'windows?|panes?|cars?|vehicles?|vans?|lorr(?:y|ies)|trucks?|plates?|nameplates?|signs?|logos?|pieces?|panels?|doors?|wings?|sites?|websites?|t-?shirts?|polos?|roll-?ups?|wraps?|banners?',
};

function amountOf(text: string): number {
  return Number(text.replace(',', '.'));
}

function inMetres(value: number, unit: string | undefined): number {
  if (unit === undefined) return value > 20 ? value / 100 : value;
  if (/^mm/i.test(unit)) return value / 1000;
  return /^c/i.test(unit) ? value / 100 : value;
}

/** The unit of a second side that has none: that of the first, but "1.20 m by 80" means centimetres. */
function unitOfSecond(value: number, first: { value: number; unit: string | undefined }): string | undefined {
  const isFarMore = value > 20 && first.value <= 20 && /^m(?!m)/i.test(first.unit ?? '');
  return isFarMore ? 'cm' : first.unit;
}

/** "1m20" is one metre twenty. */
const metreAndCentimetres = /(?<![\d.,])(\d{1,2})\s?m(\d{2})(?![\d²])/gi;

/** "Neuf" is a number before what it counts; behind it, something is new. */
const nine = new RegExp(`(?<!\\p{L})neuf(?=\\s+(?:m[eè²2]|${countable.fr}))`, 'giu');

/** Reads amounts from a question as it was typed. What is absurd (0, or more than a hall has) is left out. */
export function readQuantities(question: string, locale: Locale): Quantities {
  const written = question.replaceAll(metreAndCentimetres, '$1.$2 m');
  const text = withFigures(locale === 'fr' ? written.replaceAll(nine, '9') : written, locale);
  const within = (value: number, most: number) => Number.isFinite(value) && value > 0 && value <= most;

  const counted = new RegExp(
    `(?<![\\d.,])(\\d{1,4})\\s+(?:[\\p{L}’'-]+\\s+){0,2}?(?:${countable[locale]})(?![\\p{L}])`,
    'iu',
  ).exec(text);
  const count = counted ? Number(counted[1]) : null;
  const area = areaPattern.exec(text);
  if (area && within(amountOf(area[1] ?? ''), 10_000))
    return { area: amountOf(area[1] ?? ''), sides: null, count: count && within(count, 1000) ? count : null };

  const sides = sidesPattern.exec(text);
  if (sides) {
    const [, first = '', firstUnit, second = '', secondUnit] = sides;
    const one = { value: amountOf(first), unit: firstUnit };
    const other = { value: amountOf(second), unit: secondUnit };
    const width = inMetres(one.value, one.unit ?? other.unit);
    const height = inMetres(other.value, other.unit ?? unitOfSecond(other.value, one));
    if (within(width, 100) && within(height, 100)) {
      const pieces = count !== null && within(count, 1000) && !sides[0].startsWith(String(count)) ? count : 1;
      return {
        area: Math.round(pieces * width * height * 100) / 100,
        sides: { count: pieces, width, height },
        count: pieces === 1 ? null : pieces,
      };
    }
  }
  return { area: null, sides: null, count: count !== null && within(count, 1000) ? count : null };
}

/** Euros that a question speaks of; null when it speaks of none. */
export function eurosIn(typed: string): number | null {
  const [, before, behind] =
    /(\d[\d.\s\u00a0\u202f]*(?:,\d{1,2})?)\s*(?:€|euros?\b|eur\b)|€\s*(\d[\d.,\s]*)/i.exec(typed) ?? [];
  const figure = (before ?? behind ?? '').replaceAll(/[\s\u00a0\u202f]/g, '');
  if (figure === '') return null;
  const amount = Number(figure.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return Number.isFinite(amount) && amount > 0 && amount < 1_000_000 ? amount : null;
}
