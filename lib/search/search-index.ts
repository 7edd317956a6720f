import MiniSearch from 'minisearch';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { Passage, PassageKind } from './passage';
import { conceptsOf, isConcept, meaningfulWords, partsOf, plainText, stem } from './words';

/** The longest question that is looked at, in characters; the rest says nothing new. */
export const longestQuery = 200;

export interface Hit {
  passage: Passage;
  /** Higher is better; of one search only. */
  score: number;
  /** Share of the question's words that the passage answers, 0 to 1. */
  covered: number;
}

export interface SearchIndex {
  /** The passages that answer a question, the best first. */
  find(query: string, limit?: number): Hit[];
  /** Every word of the question that no passage has, in no spelling. */
  unknownWords(query: string): string[];
}

interface Document {
  id: string;
  name: string;
  heading: string;
  text: string;
}

/** A question is worth more where it is asked; a price where it is named; the small print last. */
const worth: Record<PassageKind, number> = {
  page: 1.25,
  question: 1.15,
  price: 1.1,
  company: 2.4,
  section: 1,
  work: 0.95,
  job: 0.9,
  legal: 0.75,
};

/** What a price is asked by; the text only has the amount. */
const priceWord: Localized = { fr: 'prix', nl: 'prijs', en: 'price' };

const minimumFuzzyLength = 5;

/** Makes passages of one language searchable: by stem, trade word, part of a compound, beginning, and one or two typing errors. */
export function createSearchIndex(passages: readonly Passage[], locale: Locale): SearchIndex {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const vocabulary = new Set(
    passages.flatMap(({ heading, text, pageName }) => plainText(`${pageName} ${heading} ${text}`).split(' ')),
  );
  const isWord = (candidate: string) => vocabulary.has(candidate);

  const withParts = (word: string): string[] =>
    locale === 'nl' && word.length >= 8 ? [word, ...partsOf(word, isWord)] : [word];
  /** Everything a text can be found by: its stems, and what the trade calls what it speaks of. */
  const tokens = (text: string): string[] => {
    const words = plainText(text).split(' ').flatMap(withParts);
    return [
      ...meaningfulWords(words, locale).map((word) => stem(word, locale)),
      ...conceptsOf(words, locale),
    ];
  };

  const index = new MiniSearch<Document>({
    fields: ['name', 'heading', 'text'],
    tokenize: tokens,
    processTerm: (term) => term,
  });
  index.addAll(
    passages.map(({ id, kind, pageName, heading, text }) => ({
      id,
      name: pageName,
      heading: kind === 'price' ? `${heading} ${priceWord[locale]}` : heading,
      text,
    })),
  );

  const options = {
    boost: { name: 4, heading: 2.5, text: 1 },
    // A concept is said exactly, a figure too; a long word may be mistyped.
    fuzzy: (term: string) => (/[=\d]/.test(term) || term.length < minimumFuzzyLength ? false : 0.2),
    prefix: (term: string) => !/^=/.test(term) && term.length >= 4,
    // What a thing is says more than the words around it.
    boostTerm: (term: string) => (isConcept(term) ? 2 : 1),
    weights: { fuzzy: 0.35, prefix: 0.5 },
    combineWith: 'OR' as const,
    boostDocument: (id: string) => worth[byId.get(id)?.kind ?? 'section'],
  };

  const topics = new Map<string, Set<string>>();
  const topicsOf = (pageName: string): Set<string> => {
    const known = topics.get(pageName) ?? new Set(tokens(pageName).filter(isConcept));
    topics.set(pageName, known);
    return known;
  };
  /** A page about the very thing comes before one that mentions it. */
  const onTopic = ({ pageName }: Passage, asked: ReadonlySet<string>): number =>
    [...topicsOf(pageName)].some((topic) => asked.has(topic)) ? 2.2 : 1;

  return {
    find(query, limit = 30) {
      const asked = new Set(tokens(query.slice(0, longestQuery)));
      if (asked.size === 0) return [];
      return index
        .search(query.slice(0, longestQuery), options)
        .map(({ id, score, queryTerms }) => {
          const passage = byId.get(id) as Passage;
          const covered = queryTerms.length / asked.size;
          return { passage, score: score * (0.3 + 0.7 * covered) * onTopic(passage, asked), covered };
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit);
    },
    unknownWords(query) {
      const words = meaningfulWords(plainText(query.slice(0, longestQuery)).split(' '), locale);
      return words.filter((word) => index.search(word, options).length === 0);
    },
  };
}
