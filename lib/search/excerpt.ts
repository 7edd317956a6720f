import type { Locale } from '@/lib/i18n/locales';
import { meaningfulWords, plainText, stem } from './words';

/** A piece of a text; `isHit` where it holds what was asked for. */
export interface ExcerptPart {
  text: string;
  isHit: boolean;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The stems of what was asked; short ones only count whole. */
function wantedStems(query: string, locale: Locale): string[] {
  return meaningfulWords(plainText(query).split(' '), locale).map((word) => stem(word, locale));
}

function matches(word: string, wanted: readonly string[], locale: Locale): boolean {
  const own = plainText(word);
  const root = stem(own, locale);
  // A Dutch compound may hold it anywhere; elsewhere "aluminium" has nothing to do with "lumineux".
  const holds = (one: string) => (locale === 'nl' ? own.includes(one) : own.startsWith(one));
  return wanted.some((one) => root === one || (one.length >= 5 && holds(one)));
}

/**
 * The sentences of a text that answer a question best, in their order, with the words that were asked for marked.
 *
 * @param longest characters, about
 */
export function excerptOf(text: string, query: string, locale: Locale, longest = 240): ExcerptPart[] {
  const wanted = wantedStems(query, locale);
  const sentences = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const counted = sentences.map((sentence, place) => ({
    place,
    hits: new Set(
      (sentence.match(wordPattern) ?? []).filter((word) => matches(word, wanted, locale)).map(plainText),
    ).size,
  }));
  const best = counted.reduce((top, one) => (one.hits > top.hits ? one : top), { place: 0, hits: 0 });
  let from = best.place;
  let to = best.place + 1;
  const length = () => sentences.slice(from, to).join('').length;
  while (to < sentences.length && length() + (sentences[to]?.length ?? 0) <= longest) to += 1;
  while (from > 0 && length() + (sentences[from - 1]?.length ?? 0) <= longest) from -= 1;
  const chosen = sentences.slice(from, to).join('').trim();
  const short =
    chosen.length <= longest * 1.5 ? chosen : `${chosen.slice(0, longest).replace(/\s+\S*$/, '')}…`;
  return mark(`${from > 0 ? '… ' : ''}${short}`, wanted, locale);
}

function mark(text: string, wanted: readonly string[], locale: Locale): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let last = 0;
  for (const found of text.matchAll(wordPattern)) {
    if (!matches(found[0], wanted, locale)) continue;
    if (found.index > last) parts.push({ text: text.slice(last, found.index), isHit: false });
    parts.push({ text: found[0], isHit: true });
    last = found.index + found[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), isHit: false });
  return parts;
}
