import type { Locale, Localized } from '@/lib/i18n/locales';
import { termsOf } from '../knowledge';
import { type ClaimUnit, type PromiseId, readClaims } from './read-claims';

// "Not guaranteed for 5 years" has the figure and the promise of the passage, and says the contrary. Read clause by clause: what stands behind
// a negation, as far as it reaches, is denied. Where it may be neither ("not more than 5 years"), nothing is held against the sentence.

/** A figure with its unit or a promise, and whether it is denied; null where that cannot be told. */
interface Stance {
  claim: string;
  isDenied: boolean | null;
}

/** Promises that have no contrary of their own among the promises. */
const deniable: readonly PromiseId[] = [
  'free',
  'discount',
  'for-life',
  'refund',
  'same-day',
  'tomorrow',
  'weekend',
  'always-open',
  'guarantee',
];

const clauseEnd: Localized<RegExp> = {
  fr: /[;:!?()–—]|[,.](?!\d)|(?<![\p{L}])(?:mais|et|car|parce que|si|quand|donc)(?![\p{L}])/iu,
  nl: /[;:!?()–—]|[,.](?!\d)|(?<![\p{L}])(?:maar|en|want|omdat|als|dus)(?![\p{L}])/iu,
  en: /[;:!?()–—]|[,.](?!\d)|(?<![\p{L}])(?:but|and|because|if|when|so)(?![\p{L}])/iu,
};

/** What denies the rest of its clause. */
const denies: Localized<RegExp> = {
  fr: /(?<![\p{L}])(?:pas|jamais|nullement)(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:niet|nooit|geenszins)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:not|never|cannot)(?![\p{L}])|n[’']t(?![\p{L}])/iu,
};

/** What denies the few words behind it alone. */
const lacks: Localized<RegExp> = {
  fr: /(?<![\p{L}])(?:sans|aucune?|ni|non)(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:zonder|geen|noch)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:without|no|nor|neither)(?![\p{L}])/iu,
};
const lackReaches = 3;

/** Behind a negation, it bounds a figure or a promise and does not deny it. */
const bounds: Localized<RegExp> = {
  fr: /(?<![\p{L}])(?:plus|moins|que|qu|seulement|uniquement|avant|dépass\p{L}*|au-delà|toujours|forcément|nécessairement|tout à fait|encore|entièrement)(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:meer|minder|langer|korter|alleen|enkel|slechts|voor|vóór|boven|overschrij\p{L}*|altijd|noodzakelijk|per se|helemaal|nog|volledig)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:more|less|longer|shorter|only|just|before|until|exceed\p{L}*|over|above|always|necessarily|quite|yet|entirely|fully)(?![\p{L}])/iu,
};

function claimsOf(text: string, isDenied: boolean | null, locale: Locale): Stance[] {
  const { numbers, promises } = readClaims(text, locale);
  const figures = numbers.flatMap(({ value, unit }: { value: number; unit: ClaimUnit | null }) =>
    unit === null ? [] : [`${value} ${unit}`],
  );
  return [...figures, ...promises.filter((id) => deniable.includes(id))].map((claim) => ({
    claim,
    isDenied,
  }));
}

function stancesOfClause(clause: string, locale: Locale): Stance[] {
  const [denial, lack] = [denies[locale].exec(clause), lacks[locale].exec(clause)];
  const found = denial ?? lack;
  if (!found) return claimsOf(clause, false, locale);
  const before = clause.slice(0, found.index);
  const after = clause.slice(found.index + found[0].length);
  // Dutch denies what stands before it at the end of a clause: "garantie geven wij niet".
  if (after.trim() === '') return claimsOf(before, locale === 'nl' ? true : null, locale);
  const words = after.trim().split(/\s+/);
  const reached = denial ? after : words.slice(0, lackReaches).join(' ');
  const beyond = denial ? '' : words.slice(lackReaches).join(' ');
  return [
    ...claimsOf(before, false, locale),
    ...claimsOf(reached, bounds[locale].test(reached) ? null : true, locale),
    ...claimsOf(beyond, null, locale),
  ];
}

function stancesOf(text: string, locale: Locale): Stance[] {
  return text.split(clauseEnd[locale]).flatMap((clause) => stancesOfClause(clause, locale));
}

/** What evidence says of claims, from its sentences that speak of the same things. */
function stancesOfTexts(texts: readonly string[], own: ReadonlySet<string>, locale: Locale): Stance[] {
  return texts.flatMap((text) =>
    [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].flatMap(({ segment }) =>
      termsOf(segment, locale).some((term) => own.has(term)) ? stancesOf(segment, locale) : [],
    ),
  );
}

/** Whether a sentence denies what its evidence says, or says what that denies. */
export function isContrary(sentence: string, texts: readonly string[], locale: Locale): boolean {
  const said = stancesOf(sentence, locale).filter(({ isDenied }) => isDenied !== null);
  if (said.length === 0) return false;
  const known = stancesOfTexts(texts, new Set(termsOf(sentence, locale)), locale);
  return said.some(({ claim, isDenied }) => {
    const same = known.filter((one) => one.claim === claim);
    return same.length > 0 && same.every((one) => one.isDenied === !isDenied);
  });
}
