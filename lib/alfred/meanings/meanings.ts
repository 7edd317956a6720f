import type { Locale } from '@/lib/i18n/locales';
import { isConcept, partsOf, plainText, stem } from '@/lib/search/words';
import { termsOf } from '../knowledge';
import { dutch } from './dutch';
import { french } from './french';

// What is asked in one language teaches the others: words of all three are compared by what they mean, which is an English stem or a row of the
// trade's words. A translation it is not; it need only be the same for the same question.

interface Meanings {
  /** English stems by stem. */
  of: ReadonlyMap<string, readonly string[]>;
  isWord: (word: string) => boolean;
}

function readMeanings(list: string, locale: Locale): Meanings {
  const words = new Set<string>();
  const of = new Map<string, readonly string[]>();
  for (const row of list.trim().split('\n')) {
    const end = row.indexOf(' ');
    const word = row.slice(0, end);
    words.add(word);
    const meanings = row.slice(end + 1).split('|');
    of.set(stem(word, locale), [
      ...new Set(meanings.flatMap((meaning) => termsOf(meaning, 'en').filter((term) => !isConcept(term)))),
    ]);
  }
  return { of, isWord: (word) => words.has(word) };
}

const lists = { fr: french, nl: dutch };
const known = new Map<keyof typeof lists, Meanings>();

function meaningsOf(locale: keyof typeof lists): Meanings {
  const read = known.get(locale) ?? readMeanings(lists[locale], locale);
  known.set(locale, read);
  return read;
}

/** From this length on a Dutch word that is not known may be one of two that are. */
const shortestCompound = 8;

/** What the words of a text mean, in their order: English stems, and the trade's own words by the row they stand in. */
export function meaningsIn(text: string, locale: Locale): string[] {
  if (locale === 'en') return termsOf(text, locale);
  const { of, isWord } = meaningsOf(locale);
  const words = plainText(text)
    .split(' ')
    .flatMap((word) => {
      const isCompound = locale === 'nl' && word.length >= shortestCompound && !of.has(stem(word, locale));
      const parts = isCompound ? partsOf(word, isWord) : [];
      return parts.length > 0 ? parts : [word];
    });
  return termsOf(words.join(' '), locale).flatMap((term) =>
    isConcept(term) ? [term] : (of.get(term) ?? []),
  );
}
