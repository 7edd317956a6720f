import type { Locale } from '@/lib/i18n/locales';

// Numbers written out in words become figures: "quinze cents", "vijfentwintig", "one hundred and fifty". What may also be no number
// ("un", "neuf", "een") is left to who reads on.

const units: Record<Locale, Record<string, number>> = {
  fr: {
    zero: 0,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
    douzaine: 12,
    dizaine: 10,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    centaine: 100,
  },
  nl: {
    nul: 0,
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
    dertien: 13,
    veertien: 14,
    vijftien: 15,
    zestien: 16,
    zeventien: 17,
    achttien: 18,
    negentien: 19,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    tachtig: 80,
    negentig: 90,
    dozijn: 12,
    tiental: 10,
    anderhalf: 1.5,
    anderhalve: 1.5,
  },
  en: {
    zero: 0,
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
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    dozen: 12,
    fortnight: 14,
  },
};

/** Numbers only beside another one, or before a unit. */
const ambiguous: Record<Locale, Record<string, number>> = {
  fr: { un: 1, une: 1, neuf: 9 },
  nl: { een: 1 },
  en: { one: 1, a: 1, an: 1 },
};

const hundreds: Record<Locale, readonly string[]> = {
  fr: ['cent', 'cents'],
  nl: ['honderd'],
  en: ['hundred', 'hundreds'],
};
const thousands: Record<Locale, readonly string[]> = {
  fr: ['mille', 'milles'],
  nl: ['duizend'],
  en: ['thousand', 'thousands', 'grand'],
};
const joints: Record<Locale, string> = { fr: 'et', nl: 'en', en: 'and' };

/** Accents are for the ear, or to hide a number from who checks it: "één", "vierténhonderd", "zéro". */
function bare(word: string): string {
  const small = word.toLowerCase();
  return /^[a-z]*$/.test(small) ? small : small.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** A Dutch number in one word: "tweeduizendvijfhonderd", "vijfentwintig". Null for any other word. */
function readDutch(word: string): number | null {
  const known = units.nl[word] ?? ambiguous.nl[word];
  if (known !== undefined) return known;
  for (const [name, value] of [
    ['duizend', 1000],
    ['honderd', 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const before = at === 0 ? 1 : readDutch(word.slice(0, at));
    const rest = word.slice(at + name.length).replace(/^en/, '');
    const after = rest === '' ? 0 : readDutch(rest);
    return before === null || after === null ? null : before * value + after;
  }
  const pair =
    /^(een|twee|drie|vier|vijf|zes|zeven|acht|negen)en(twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)$/.exec(
      word,
    );
  if (!pair) return null;
  return (readDutch(pair[1] ?? '') ?? 0) + (units.nl[pair[2] ?? ''] ?? 0);
}

/** A sequence of number words as one number; null when they make none. */
function fold(words: readonly string[], locale: Locale): number | null {
  let total = 0;
  let current = 0;
  for (const word of words) {
    if (word === joints[locale]) continue;
    const value = locale === 'nl' ? readDutch(word) : (units[locale][word] ?? ambiguous[locale][word]);
    if (hundreds[locale].includes(word)) current = (current || 1) * 100;
    else if (thousands[locale].includes(word)) {
      total += (current || 1) * 1000;
      current = 0;
    } else if (value === null || value === undefined) return null;
    // "Quatre-vingts" is four twenties.
    else if (locale === 'fr' && value === 20 && current % 100 === 4) current += 76;
    else current += value;
  }
  return total + current;
}

/** The same text with figures where numbers stood in words. */
export function withFigures(text: string, locale: Locale): string {
  const isNumber = (word: string) =>
    units[locale][word] !== undefined ||
    hundreds[locale].includes(word) ||
    thousands[locale].includes(word) ||
    (locale === 'nl' && readDutch(word) !== null && ambiguous.nl[word] === undefined);
  const pieces = text.split(/(\p{L}+)/u);
  const result: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const lower = bare(piece);
    const startsHere =
      isNumber(lower) ||
      (ambiguous[locale][lower] !== undefined &&
        /^[\s-]$/.test(pieces[at + 1] ?? '') &&
        (hundreds[locale].includes(bare(pieces[at + 2] ?? '')) ||
          thousands[locale].includes(bare(pieces[at + 2] ?? ''))));
    if (!startsHere) {
      result.push(piece);
      continue;
    }
    const words = [lower];
    let last = at;
    for (let next = at + 2; next < pieces.length; next += 2) {
      const word = bare(pieces[next] ?? '');
      const between = pieces[next - 1] ?? '';
      const after = bare(pieces[next + 2] ?? '');
      const isJoint =
        locale !== 'nl' &&
        word === joints[locale] &&
        (isNumber(after) || ambiguous[locale][after] !== undefined) &&
        (locale === 'fr'
          ? ['un', 'une', 'onze'].includes(after)
          : [...hundreds.en, ...thousands.en].includes(words.at(-1) ?? ''));
      const isTail =
        ambiguous[locale][word] !== undefined &&
        (locale !== 'en' || word === 'one') &&
        (words.at(-1) === joints[locale] || between === '-' || (locale === 'fr' && word === 'neuf'));
      if (!/^[\s\u00a0-]$/.test(between) || !(isNumber(word) || isJoint || isTail)) break;
      words.push(word);
      last = next;
    }
    const value = fold(words, locale);
    result.push(value === null ? piece : String(value));
    if (value !== null) at = last;
  }
  return result.join('');
}
