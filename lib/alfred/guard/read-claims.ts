import type { Locale } from '@/lib/i18n/locales';
import { withFigures } from '../number-words';

/** What a number is a number of. Lengths are millimetres, weights grams; the others are as they stand. */
export type ClaimUnit =
  | 'euro'
  /** Any money that prices here are not in. */
  | 'foreign'
  | 'percent'
  | 'clock'
  | 'minute'
  | 'hour'
  | 'day'
  | 'workingDay'
  | 'week'
  | 'month'
  | 'year'
  /** Times that no page counts in: decades, quarters, seconds. */
  | 'odd-time'
  | 'area'
  | 'length'
  | 'weight'
  | 'celsius'
  | 'pixel'
  | 'dpi'
  | `date-${number}`;

export interface NumberClaim {
  value: number;
  unit: ClaimUnit | null;
  /** As it was written, for the log and the tests. */
  text: string;
  /** A word follows that it may count: "3 panels". */
  isCounting: boolean;
}

/** "3 to 5 working days": both ends belong together. */
export interface RangeClaim {
  low: number;
  high: number;
  unit: ClaimUnit;
}

/** What a sentence promises without a figure. */
export type PromiseId =
  | 'free'
  | 'discount'
  | 'for-life'
  | 'refund'
  | 'same-day'
  | 'tomorrow'
  | 'weekend'
  | 'always-open'
  | 'guarantee'
  | 'half'
  | 'price-share'
  | 'before-vat'
  | 'fitting-included'
  | 'fitting-excluded'
  | 'per-area'
  | 'per-month';

export interface Claims {
  numbers: NumberClaim[];
  ranges: RangeClaim[];
  /** What amounts are for, as it is written behind them: "m2" of "€25 per m²". */
  perThings: string[];
  /** Euros are spoken of without a figure: nobody can check them. */
  hasMoneyWithoutFigure: boolean;
  promises: PromiseId[];
  weekdays: number[];
  /** Addresses of web pages, and markup that could hold one. */
  links: string[];
  /** Digits only, without the country's prefix. */
  phones: string[];
  mails: string[];
  /** Numbers of bank accounts, without blanks. */
  accounts: string[];
}

interface UnitRule {
  unit: ClaimUnit;
  pattern: RegExp;
  factor?: number;
}

const months = [
  'janvier|januari|january',
  'février|februari|february',
  'mars|maart|march',
  'avril|april',
  'mai|mei|may',
  'juin|juni|june',
  'juillet|juli|july',
  'août|augustus|august',
  'septembre|september',
  'octobre|oktober|october',
  'novembre|november',
  'décembre|december',
];

const unitRules: readonly UnitRule[] = [
  {
    unit: 'workingDay',
    pattern: /^(?:jours?\s+ouvrables?|jours?\s+ouvrés?|werkdag(?:en)?|working\s+days?|business\s+days?)/i,
  },
  { unit: 'euro', pattern: /^(?:€|euros?|eur\b|balles\b)/i },
  {
    unit: 'foreign',
    pattern:
      /^(?:[£$¥¢]|cents?\b|centen\b|centimes?|eurocents?|dollars?|pounds?|livres?\b|ponden|sterling|usd\b|gbp\b|chf\b|francs?\b|frank(?:en)?\b|bitcoins?|btc\b)/i,
  },
  { unit: 'percent', pattern: /^(?:%|pour\s?cents?|pourcents?|procent|per\s?cent)/i },
  {
    unit: 'area',
    pattern: /^(?:m²|m2\b|mètres?\s+carrés?|vierkante\s+meters?|square\s+met(?:re|er)s?|sqm\b)/i,
  },
  { unit: 'weight', pattern: /^(?:g\/m²|g\/m2|grammes?|gram|grams?)/i },
  { unit: 'weight', pattern: /^(?:kg|kilos?|kilogram(?:me)?s?)/i, factor: 1000 },
  { unit: 'length', pattern: /^(?:mm\b|millimètres?|millimeters?|millimetres?)/i },
  { unit: 'length', pattern: /^(?:cm\b|centimètres?|centimeters?|centimetres?)/i, factor: 10 },
  { unit: 'length', pattern: /^(?:µm|microns?|micrometers?|micrometres?|micromètres?)/i, factor: 0.001 },
  { unit: 'length', pattern: /^(?:m\b(?!²)|mètres?|meters?|metres?)/i, factor: 1000 },
  { unit: 'celsius', pattern: /^(?:°\s?c|degrés?|graden|degrees?)/i },
  { unit: 'pixel', pattern: /^(?:px\b|pixels?)/i },
  { unit: 'dpi', pattern: /^(?:dpi|ppp)\b/i },
  { unit: 'minute', pattern: /^(?:min\b|minutes?|minuten|minuut)/i },
  { unit: 'hour', pattern: /^(?:h\b|heures?|uur\b|uren\b|hours?\b|hrs?\b|u\b)/i },
  { unit: 'week', pattern: /^(?:semaines?|weken|week|weeks?)\b/i },
  { unit: 'month', pattern: /^(?:mois|maand(?:en)?|months?)\b/i },
  { unit: 'year', pattern: /^(?:ans?\b|années?|jaren|jaar|years?)/i },
  {
    unit: 'odd-time',
    pattern:
      /^(?:siècles?|décennies?|lustres?|trimestres?|secondes?|eeuw(?:en)?\b|decenni(?:um|a)|lustra|kwarta(?:al|len)|seconden?|decades?|century|centuries|quarters?|seconds?|fortnights?|quinzaines?)/i,
  },
  { unit: 'day', pattern: /^(?:jours?|journées?|dag(?:en)?\b|days?)/i },
  ...months.map(
    (names, month): UnitRule => ({
      unit: `date-${month + 1}`,
      pattern: new RegExp(`^(?:er|st|nd|rd|th|e)?\\s*(?:${names})(?![a-zé])`, 'i'),
    }),
  ),
];

const promisePatterns: Record<PromiseId, RegExp> = {
  free: /\b(gratuite?s?|gratuitement|sans frais|offerte?s?\b|gratis|kosteloos|free|no charge|free of charge|at no cost|complimentary)\b/i,
  discount:
    /(\b(remises?|réductions?|rabais|promotions?|ristournes?|korting(?:en)?|promoties?|afslag|discounts?|rebates?|coupons?|vouchers?|code promo|promo code)\b|moitié prix|halve prijs|half price)/i,
  'for-life':
    /(à vie\b|toute la vie|levenslang|voor het leven|lifetime (?:warranty|guarantee)|for life\b|forever)/i,
  refund: /\b(rembours\w*|satisfait|terugbetaal\w*|terugbetaling|geld terug|refund\w*|money[- ]back)/i,
  'same-day':
    /(le jour même|dans la journée|immédiatement|tout de suite|aujourd[’']hui|ce soir|dezelfde dag|onmiddellijk|meteen|vandaag|same[- ]day|immediately|straight away|today|tonight|instantly)/i,
  tomorrow: /\b(demain|morgen|tomorrow)\b/i,
  weekend: /\b(week-?ends?|weekeinde|samedis?|dimanches?|zaterdags?|zondags?|saturdays?|sundays?)\b/i,
  'always-open':
    /(24\s?\/\s?7|7\s?j\s?\/\s?7|7 jours sur 7|24 heures sur 24|dag en nacht|zeven op zeven|around the clock|seven days a week)/i,
  guarantee: /\b(garanti\w*|waarborg\w*|gewaarborgd|gegarandeerd|garandeert|warrant\w*|guarant\w*)\b/i,
  half: /\b(demi-?journée|une demi|halve dag|een half|half a|half day|half an)\b/i,
  'price-share':
    /((?:moitié|tiers|quarts?|double|triple) (?:du |de ce |de son |de notre )?(?:prix|tarif)|pour le prix d|(?:helft|derde|kwart|dubbele?|driedubbele?)(?: van)?(?: de| die| onze)? prijs|voor de prijs van|(?:half|thirds?|quarters?|double|twice|triple)(?: of)?(?: the| its| that| our)? (?:price|cost)|for the price of)/i,
  'before-vat':
    /\b(htva|hors tva|hors taxes?|ht\b|(?:plus|\+) (?:la )?tva|tva (?:est )?(?:non|pas|en sus|en plus)|btw (?:is |komt )?(?:niet|erbij|apart)|(?:plus|\+) btw|(?:net|exclusive|free) of vat|vat (?:is )?(?:not|extra|on top|excluded)|\+ vat|excl(?:usief|\.)?\s+btw|zonder btw|excl(?:uding|\.)?\s+vat|ex vat|before vat|plus vat|exclusive of vat)/i,
  'fitting-included':
    /((?:pose|placement|montage|plaatsing|fitting|installation)(?: et[^.]{0,20}| and[^.]{0,20}| en[^.]{0,20})?\s+(?:est |sont |is |zijn |are )?(?:déjà |already |al )?(?:comprise?s?|incluse?s?|inbegrepen|included)|(?:pose|plaatsing|fitting) (?:et TVA |en btw |and VAT )?(?:comprises?|inbegrepen|included)|(?:including|inclusief|incl\.?|avec)[^.,;]{0,24}(?:pose|plaatsing|fitting|installation))/i,
  'fitting-excluded':
    /((?:pose|plaatsing|fitting|installation)[^.]{0,30}(?:en sus|non comprise|pas comprise|en plus|apart|niet inbegrepen|extra|not included|excluded)|(?:sans|zonder|without|excluding)\s+(?:la )?(?:pose|plaatsing|fitting))/i,
  'per-area':
    /(?:\/|\b(?:par|le|au|per|the|a|de))\s*(?:m²|m2\b|mètres? carrés?|vierkante meter|square met(?:re|er))/i,
  'per-month':
    /(?:\/\s*|\b(?:par|chaque|per|elke|a|an|each|every)\s+)(?:mois|maand|month|an\b|année|jaar|year|semaine|week)(?!\p{L})/iu,
};

const weekdayNames = [
  /\b(lundis?|maandags?|mondays?)\b/i,
  /\b(mardis?|dinsdags?|tuesdays?)\b/i,
  /\b(mercredis?|woensdags?|wednesdays?)\b/i,
  /\b(jeudis?|donderdags?|thursdays?)\b/i,
  /\b(vendredis?|vrijdags?|fridays?)\b/i,
  /\b(samedis?|zaterdags?|saturdays?)\b/i,
  /\b(dimanches?|zondags?|sundays?)\b/i,
];

const mailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const linkPattern =
  /(?:[a-z][a-z+.-]*:\/\/|www\.|javascript:|data:|(?:mailto|tel):(?=\S))[^\s)\]]*|\b[\w-]+\.(?:com|net|org|be|eu|io|fr|nl|info|shop|online|example|xyz|ru|cn|uk|de|co)\b(?:\/[^\s)\]]*)?|!?\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|(?:^|\s)\/[a-z][\w/-]+/gi;
/** A name with any other ending; a name of one or two letters is an abbreviation, and a file has no page. */
const namePattern =
  /(?<![\p{L}\d@-])[\p{L}\d][\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?!(?:pdf|eps|svg|png|jpe?g|tiff?|psd|docx?|xlsx?|dst|dxf)\b)[a-z]{2,}(?![\p{L}\d])(?:\/[^\s)\]]*)?/gu;
const phonePattern = /(?:\+|\b00|\b0)\d(?:[\s./()-]?\d){7,13}\b/g;
const accountPattern = /\b[a-z]{2}\d{2}(?:[ \u00a0.-]?[\da-z]{4}){2,7}(?:[ \u00a0.-]?[\da-z]{1,3})?\b/gi;
const numberPattern =
  /(?<![\p{L}\d]|\d[.,])(\d{1,3}(?:[ \u00a0\u202f.,’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)\s?(k\b)?/giu;

function readValue(text: string): number {
  const compact = text.replaceAll(/[ \u00a0\u202f’']/g, '');
  if (/^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(compact) && !/^0/.test(compact)) {
    const decimals = /^(.*\d{3})[.,](\d{1,2})$/.exec(compact);
    const whole = (decimals?.[1] ?? compact).replaceAll(/[.,]/g, '');
    return Number(decimals ? `${whole}.${decimals[2]}` : whole);
  }
  return Number(compact.replace(',', '.'));
}

/** A figure with hours and minutes: "9:00", "17 h 30", "17.30 uur". */
const clockPattern =
  /(?<!\d)(\d{1,2})\s?(?::|h\s?|u\s?)(\d{2})(?!\d)|(?<!\d)(\d{1,2})\.(\d{2})\s?(?=uur|u\b)/gi;

/** "Un an", "een week", "a day": one, when a unit follows. */
const onePattern =
  /(?<!\p{L})(?:une?|een|één|one|an?)\s+(?=(?:jours?\s(?!f[ée]ri)|werkdag|working|semaines?|week|weeks?|mois|maand|month|ans?\b|année|jaar|year|décennie|siècle|eeuw|decenni|decade|century|quarter|trimestre|kwartaal|fortnight|jour(?!s? f[ée]ri)|dag|day|heure|uur|hour|euro))/giu;

/** Everything of a text that can be wrong: amounts, times, dates, promises, addresses. */
export function readClaims(text: string, locale: Locale): Claims {
  const mails = text.match(mailPattern) ?? [];
  let left = text.replaceAll(mailPattern, ' ');
  const links = [linkPattern, namePattern].flatMap((pattern) => {
    const found = left.match(pattern) ?? [];
    left = left.replaceAll(pattern, ' ');
    return found.map((link) => link.trim());
  });
  // A currency and its figure may be written as one word.
  left = left.replaceAll(/(?<!\p{L})(eur(?:os?)?)(?=\d)/giu, '$1 ');
  const accounts = (left.match(accountPattern) ?? []).filter((found) => /\d{6}/.test(digitsIn(found)));
  left = left.replaceAll(accountPattern, (found) => (accounts.includes(found) ? ' ' : found));
  const phones = left.match(phonePattern)?.map(digitsOf) ?? [];
  left = left.replaceAll(phonePattern, ' ');
  const numbers: NumberClaim[] = [];
  left = left.replaceAll(clockPattern, (found, hour, minute, dutchHour, dutchMinute) => {
    numbers.push({
      value: Number(hour ?? dutchHour) * 60 + Number(minute ?? dutchMinute),
      unit: 'clock',
      text: found,
      isCounting: false,
    });
    return ' ';
  });
  left = withFigures(left, locale).replaceAll(onePattern, '1 ');
  const read = readNumbers(left);
  numbers.push(...read.numbers);
  return {
    numbers,
    ranges: read.ranges,
    perThings: [...left.matchAll(perPattern)].map(([, thing = '']) => thingOf(thing)),
    hasMoneyWithoutFigure: hasMoneyWithoutFigure(left),
    promises: (Object.keys(promisePatterns) as PromiseId[]).filter((id) => promisePatterns[id].test(text)),
    weekdays: weekdayNames.flatMap((pattern, day) => (pattern.test(text) ? [day + 1] : [])),
    links,
    phones,
    mails: [...mails],
    accounts: accounts.map((found) => found.replaceAll(/[^\da-z]/gi, '').toUpperCase()),
  };
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

export function digitsOf(phone: string): string {
  return digitsIn(phone)
    .replace(/^(?:00)?32/, '')
    .replace(/^0/, '');
}

/** Whether euros are spoken of without a figure beside them: "€ MCC", "a thousand or so euros". */
function hasMoneyWithoutFigure(text: string): boolean {
  return [...text.matchAll(/€|(?<!\p{L})(?:euros?|eur)(?!\p{L})/giu)].some(({ 0: sign, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + sign.length);
    return (
      !/\d[\s\u00a0\u202f]*k?[\s\u00a0\u202f-]*$/i.test(before) &&
      !/^[\s\u00a0\u202f]*\d/.test(after) &&
      !/\b(?:in|en) $/i.test(before)
    );
  });
}

/** What stands behind an amount as what it is for. */
const perPattern =
  /(?:(?:€|euros?)[\s\u00a0\u202f]*|(?:€|\beur)[\s\u00a0\u202f]*\d[\d.,\u00a0\u202f]*[\s\u00a0\u202f]*)(?:\/\s?|(?:par|le|la|l[’']|per|an?|each|the|het|de)[\s\u00a0\u202f]+)((?:mètres? carrés?|mètres? courants?|vierkante meters?|strekkende meters?|lopende meters?|square met(?:re|er)s?|linear met(?:re|er)s?|running met(?:re|er)s?)|[\p{L}²\d]+)/giu;

/** One name for a thing that amounts are for. */
function thingOf(written: string): string {
  const thing = written.toLowerCase();
  if (/^(?:m²|m2|mètres? carrés?|vierkante|square)/.test(thing)) return 'm2';
  return /^(?:mètres? c|strekk|lop|linear|running)/.test(thing) ? 'running metre' : thing.slice(0, 5);
}

/** What joins the two ends of a range; "and" and "or" may join two figures that are no range. */
const spanPattern = /^\s*(?:to|à|tot|-|–|—)\s*$/i;

const rangePattern = /^\s*(?:to|à|tot|-|–|—|en|and|et|ou|or|of|x|×|op|by|sur)\s*$/i;

/** Words behind an amount that it does not count. */
const beside =
  /^(?:for|pour|voor|all|tout|alles|and|et|en|or|ou|of|excluding|excl|including|incl|hors|sans|avec|met|zonder|with|without|plus|minus|htva|tvac|ht|ttc|vat|btw|tva|an?|de|du|par|per|to|à|au|tot|in|on|op|sur|net|only|seulement|slechts|maar|is|est)(?!\p{L})/iu;

function readNumbers(text: string): { numbers: NumberClaim[]; ranges: RangeClaim[] } {
  const found = [...text.matchAll(numberPattern)].map((match) => {
    const end = match.index + match[0].length;
    const after = text.slice(end).replace(/^[\s\u00a0\u202f-]+/, '');
    const before = text.slice(0, match.index);
    const isEuro = /(?:€|\beur)[\s\u00a0\u202f]*$/i.test(before);
    const isForeign = /[£$¥¢][\s\u00a0\u202f]*$/.test(before);
    const rule = isEuro || isForeign ? undefined : unitRules.find(({ pattern }) => pattern.test(after));
    const thousands = match[2] ? 1000 : 1;
    return {
      raw: readValue(match[1] ?? '') * thousands,
      unit: isEuro ? ('euro' as const) : isForeign ? ('foreign' as const) : (rule?.unit ?? null),
      factor: rule?.factor ?? 1,
      text: match[0].trim(),
      isCounting: /^\p{L}/u.test(after) && !beside.test(after),
      start: match.index,
      end,
    };
  });
  // "5 à 7 jours": the first one counts what the second one does.
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]];
    if (!one || !next || one.unit !== null || next.unit === null) continue;
    if (rangePattern.test(text.slice(one.end, next.start).replace(/€/g, ''))) {
      one.unit = next.unit;
      one.factor = next.factor;
    }
  }
  const amountOf = ({ raw, factor }: (typeof found)[number]) => Math.round(raw * factor * 1e6) / 1e6;
  const ranges = found.flatMap((one, at): RangeClaim[] => {
    const next = found[at + 1];
    if (!next || one.unit === null || one.unit !== next.unit) return [];
    const between = text.slice(one.end, next.start).replace(/€/g, '');
    return spanPattern.test(between) ? [{ low: amountOf(one), high: amountOf(next), unit: one.unit }] : [];
  });
  const numbers = found.map((one) => ({
    value: amountOf(one),
    unit: one.unit,
    text: one.text,
    isCounting: one.isCounting,
  }));
  return { numbers, ranges };
}
