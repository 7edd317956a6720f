import type { Locale } from '@/lib/i18n/locales';
import type { Passage } from '@/lib/search/passage';
import type { Knowledge } from './knowledge';

/** What is not to be quoted without its exception: a right that most of what is made here does not have. */
const alwaysWhole: readonly string[] = ['terms#withdrawal'];

/** A passage is quoted whole up to this many characters; of a longer one, what answers best. */
const longestWhole = 600;
const longestExcerpt = 560;

function sentencesOf(text: string, locale: Locale): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** What a figure of the kind that was asked for weighs beside the words of the question. */
const figureWeight = 0.6;

/**
 * The words of a passage that answer a question: neighbouring sentences that say most of what is asked.
 *
 * @param figure the kind of figure that would answer it
 */
export function wordsFor(
  passage: Passage,
  question: string,
  { locale, weightOf, termsIn, meantBy }: Knowledge,
  figure: RegExp | null = null,
): string {
  if (passage.text.length <= longestWhole || alwaysWhole.includes(passage.id)) return passage.text;
  const asked = [...new Set(termsIn(question))].map((term) => ({
    weight: weightOf(term),
    meant: meantBy(term),
  }));
  const sentences = sentencesOf(passage.text, locale).map((text) => {
    const own = new Set(termsIn(text));
    const said = asked.flatMap(({ meant }, place) => (meant.some(([term]) => own.has(term)) ? [place] : []));
    return { text, said, hasFigure: figure?.test(text) ?? false };
  });
  let best = { from: 0, to: 1, worth: -1 };
  for (const from of sentences.keys()) {
    const said = new Set<number>();
    let length = 0;
    let hasFigure = false;
    for (const [to, sentence] of sentences.entries()) {
      if (to < from) continue;
      length += sentence.text.length;
      if (length > longestExcerpt && to > from) break;
      for (const place of sentence.said) said.add(place);
      hasFigure ||= sentence.hasFigure;
      let worth = hasFigure ? figureWeight : 0;
      for (const place of said) worth += asked[place]?.weight ?? 0;
      // What comes first is said first, and a little more around it explains it.
      if (worth > best.worth + 0.001 || (worth >= best.worth - 0.001 && from === best.from))
        best = { from, to: to + 1, worth };
    }
  }
  const chosen = sentences
    .slice(best.from, best.to)
    .map(({ text }) => text)
    .join('')
    .trim();
  return `${best.from > 0 ? '… ' : ''}${chosen}`;
}

/** The sentence of a passage that has a figure; null when none has. */
export function sentenceWith(passage: Passage, figure: string, locale: Locale): string | null {
  return (
    sentencesOf(passage.text, locale)
      .find((one) => one.includes(figure))
      ?.trim() ?? null
  );
}
