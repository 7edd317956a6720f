import type { Locale } from '@/lib/i18n/locales';
import type { Passage } from '@/lib/search/passage';
import { type Knowledge, termsOf } from './knowledge';

/** A passage is quoted whole up to this many characters; of a longer one, what answers best. */
const longestWhole = 460;
const longestExcerpt = 420;

function sentencesOf(text: string, locale: Locale): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** The words of a passage that answer a question: neighbouring sentences that say most of what is asked. */
export function wordsFor(passage: Passage, question: string, { locale, weightOf }: Knowledge): string {
  if (passage.text.length <= longestWhole) return passage.text;
  const asked = new Set(termsOf(question, locale));
  const sentences = sentencesOf(passage.text, locale).map((text) => ({
    text,
    terms: new Set(termsOf(text, locale).filter((term) => asked.has(term))),
  }));
  let best = { from: 0, to: 1, worth: -1 };
  for (const from of sentences.keys()) {
    const said = new Set<string>();
    let length = 0;
    for (let to = from + 1; to <= sentences.length; to += 1) {
      const { text = '', terms = new Set<string>() } = sentences[to - 1] ?? {};
      length += text.length;
      if (length > longestExcerpt && to > from + 1) break;
      for (const term of terms) said.add(term);
      const worth = [...said].reduce((sum, term) => sum + weightOf(term), 0);
      // What comes first is said first, and a little more around it explains it.
      if (worth > best.worth + 0.001 || (worth >= best.worth - 0.001 && from === best.from))
        best = { from, to, worth };
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
