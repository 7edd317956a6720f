import { type Locale, locales } from '@/lib/i18n/locales';
import { meaningfulWords, plainText, stem } from '@/lib/search/words';
import { withoutCourtesy } from './courtesy';
import { type KnownAnswer, knownByWords, knownVerbatim } from './everyday-questions';
import { fittingAsked } from './say-facts';

// What everybody asks in three words, which say so little that neither rules nor what was asked before can tell what is meant: whole questions
// are known.

/** By these the same words ask something else: how much the delivery is, when it comes. */
const askedOtherwise =
  /\b(?:combien|prix|coute|couts?|tarifs?|quand|delais?|temps|hoeveel|prijs|prijzen|kost|kosten|wanneer|hoelang|lang|levertijd|much|long|price|cost|costs|when)\b/;

/** What a question is known by; empty where no word of it means anything. */
function keyOf(plain: string, locale: Locale): string {
  const words = meaningfulWords(withoutCourtesy(plain, locale).split(' '), locale);
  return [...new Set(words.map((word) => stem(word, locale)))].sort().join(' ');
}

type Known = (typeof knownByWords)[number];

function keyedBy(
  known: readonly Known[],
  keyed: (plain: string, locale: Locale) => string,
): ReadonlyMap<Locale, ReadonlyMap<string, Known>> {
  return new Map(
    locales.map((locale) => [
      locale,
      new Map(
        known.flatMap((one) => one[1][locale].map((question) => [keyed(plainText(question), locale), one])),
      ),
    ]),
  );
}

const byWords = keyedBy(knownByWords, keyOf);
const verbatim = keyedBy(knownVerbatim, withoutCourtesy);

/** Every question that is known, with what answers it. */
export function knownQuestions(
  locale: Locale,
): readonly (readonly [question: string, answer: KnownAnswer])[] {
  return [...knownByWords, ...knownVerbatim].flatMap(([answer, asked]) =>
    asked[locale].map((question) => [question, answer] as const),
  );
}

/**
 * What answers a question that everybody asks, told by its words as `plainText` leaves them; null where it is none of these.
 *
 * @param isAbout whether a thing was spoken of before, of which the same words may ask
 */
export function answerToKnown(plain: string, locale: Locale, isAbout = false): KnownAnswer | null {
  const known =
    verbatim.get(locale)?.get(withoutCourtesy(plain, locale)) ??
    (askedOtherwise.test(plain) || fittingAsked.test(plain)
      ? undefined
      : byWords.get(locale)?.get(keyOf(plain, locale)));
  if (!known) return null;
  const [answer, , when] = known;
  return isAbout && when === 'alone' ? null : answer;
}
