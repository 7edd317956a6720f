import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { collectPassages, type PageNames } from '@/lib/search/collect-passages';
import type { Passage } from '@/lib/search/passage';
import { createSearchIndex, type Hit, type SearchIndex } from '@/lib/search/search-index';
import { conceptsOf, meaningfulWords, plainText, stem } from '@/lib/search/words';
import { createSpeller, everyday, type Speller } from './spelling';

/** What a passage says, as stems and trade words. */
interface Content {
  heading: ReadonlySet<string>;
  /** With the heading and the name of its page. */
  all: ReadonlySet<string>;
}

/** Everything the pages say in one language, ready to be asked. */
export interface Knowledge {
  locale: Locale;
  passages: readonly Passage[];
  index: SearchIndex;
  speller: Speller;
  contentOf(passage: Passage): Content;
  /** How much a stem or trade word tells passages apart: 1 for what one alone has, near 0 for what all have. */
  weightOf(term: string): number;
}

/** Stems and trade words of a text, without those that mean nothing. */
export function termsOf(text: string, locale: Locale): string[] {
  const words = plainText(text).split(' ');
  return [...meaningfulWords(words, locale).map((word) => stem(word, locale)), ...conceptsOf(words, locale)];
}

/** Makes passages of a language ready: less than a second, and about five megabytes. */
function createKnowledge(passages: readonly Passage[], locale: Locale): Knowledge {
  const contents = new Map<string, Content>();
  const counts = new Map<string, number>();
  const spread = new Map<string, number>();
  for (const { id, heading, text, pageName } of passages) {
    const headingTerms = new Set(termsOf(heading, locale));
    const all = new Set([...headingTerms, ...termsOf(pageName, locale), ...termsOf(text, locale)]);
    contents.set(id, { heading: headingTerms, all });
    for (const term of all) spread.set(term, (spread.get(term) ?? 0) + 1);
    for (const word of plainText(`${pageName} ${heading} ${text}`).split(' '))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.log(passages.length + 1);
  // Who asks, and for which house, says nothing about the thing.
  const small = new Set(everyday[locale].split(' ').map((word) => stem(word, locale)));
  const empty: Content = { heading: new Set(), all: new Set() };
  return {
    locale,
    passages,
    index: createSearchIndex(passages, locale),
    speller: createSpeller(locale, counts),
    contentOf: ({ id }) => contents.get(id) ?? empty,
    weightOf: (term) =>
      spread.has(term)
        ? Math.max(0.05, (most - Math.log(spread.get(term) ?? 1)) / most)
        : small.has(term)
          ? 0.15
          : 1,
  };
}

const known = new Map<Locale, Knowledge>();

/** What the site's own pages say: never changes while a process runs. */
export function knowledgeOf(locale: Locale, nameOf: PageNames): Knowledge {
  const made = known.get(locale) ?? createKnowledge(collectPassages(locale, nameOf), locale);
  known.set(locale, made);
  return made;
}

/** What a question is about, for ranking. */
export interface Wanted {
  /** The question as it was meant: corrected, without greetings. */
  text: string;
  /** Pages of what it names, the page about the very thing first. */
  pages: readonly PageId[];
  /** Pages that are sought alone, when the question can be about no others. */
  only?: readonly PageId[];
  /** What it asks for, in words that pages use: "entretien lavage". */
  aspect?: string;
}

export interface RankedPassage {
  passage: Passage;
  score: number;
  /** Weighted share of the question that the passage speaks of, 0 to 1. */
  covered: number;
  /** Weighted share of the heading that the question says, 0 to 1. */
  headed: number;
  /** Weighted share of what is asked for ("care washing") that the passage speaks of; 0 when nothing special is. */
  onAspect: number;
}

function shareOf(terms: Iterable<string>, has: ReadonlySet<string>, weightOf: (term: string) => number) {
  let all = 0;
  let found = 0;
  for (const term of terms) {
    const weight = weightOf(term);
    all += weight;
    if (has.has(term)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

/** Passages that answer, the best first. */
export function rankPassages(knowledge: Knowledge, wanted: Wanted, limit = 8): RankedPassage[] {
  const { locale, index, contentOf, weightOf } = knowledge;
  const asked = new Set(termsOf(wanted.text, locale));
  const aspect = new Set(termsOf(wanted.aspect ?? '', locale));
  const hits: Hit[] = index.find(`${wanted.text} ${wanted.aspect ?? ''}`.trim(), 60);
  const rank = ({ passage, score }: Hit): RankedPassage => {
    const content = contentOf(passage);
    const covered = shareOf(asked, content.all, weightOf);
    const headed = shareOf(content.heading, asked, weightOf);
    // A heading of one word is soon said; it counts by what it tells of the question, too.
    const heading = headed * Math.sqrt(shareOf(asked, content.heading, weightOf));
    const onAspect =
      aspect.size === 0
        ? 0
        : Math.max(shareOf(aspect, content.heading, weightOf), shareOf(aspect, content.all, weightOf) * 0.6);
    const place = wanted.pages.indexOf(passage.page);
    const onPage = place === 0 ? 1.7 : place > 0 ? 1.3 : wanted.pages.length > 0 ? 0.75 : 1;
    // The head of a page names everything and answers little.
    const worth = passage.kind === 'question' ? 1.2 : passage.kind === 'page' ? 0.5 : 1;
    return {
      passage,
      covered,
      headed,
      onAspect,
      score: score * (0.3 + covered) * (0.6 + 2 * heading) * (1 + 0.8 * onAspect) * onPage * worth,
    };
  };
  return hits
    .filter(({ passage }) => wanted.only === undefined || wanted.only.includes(passage.page))
    .map(rank)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
}
