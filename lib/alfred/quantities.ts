import type { Locale, Localized } from '@/lib/i18n/locales';

/** What a question counts or measures. */
export interface Quantities {
  /** Square metres, as asked or as width times height; null when none are. */
  area: number | null;
  /** How the area came about, when it had to be worked out: "3 × 2". */
  sides: { count: number; width: number; height: number } | null;
  /** Pieces, vehicles, panes; null when none are counted. */
  count: number | null;
}

/** Numbers in words, up to what is ordered by hand. */
const numberWords: Localized<Record<string, number>> = {
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    douzaine: 12,
    dizaine: 10,
    vingtaine: 20,
    trentaine: 30,
    centaine: 100,
  },
  nl: {
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    vijftien: 15,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    honderd: 100,
    dozijn: 12,
    tiental: 10,
  },
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    hundred: 100,
    dozen: 12,
  },
};

const number = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;
const by = String.raw`\s*(?:x|×|\*|sur|op|by|bij)\s*`;
const metre = `(m|cm|mm|metres?|meters?|mètres?|centim[eè]tres?)?`;
const squareMetres = String.raw`\s*(?:m2|m²|m\^2|m 2|m[eè]tres? carr[ée]s?|vierkante meters?|square met(?:re|er)s?|sqm|sq m|carr[ée]s?)`;

const areaPattern = new RegExp(`${number}${squareMetres}(?![a-z])`, 'i');
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

function withFigures(question: string, locale: Locale): string {
  return question.replaceAll(/\p{L}+/gu, (word) => String(numberWords[locale][word.toLowerCase()] ?? word));
}

/** Reads amounts from a question as it was typed. What is absurd (0, or more than a hall has) is left out. */
export function readQuantities(question: string, locale: Locale): Quantities {
  const text = withFigures(question, locale);
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
    const width = inMetres(amountOf(first), firstUnit ?? secondUnit);
    const height = inMetres(amountOf(second), secondUnit ?? firstUnit);
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
