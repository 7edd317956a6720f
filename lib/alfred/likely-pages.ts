import type { PageId } from '@/lib/i18n/routes';
import { plainText } from '@/lib/search/words';
import { askedBefore } from './asked-before/asked-before';
import { askedWith } from './asked-with';
import type { Knowledge } from './knowledge';
import { tradeFieldsIn } from './needs/find-needs';

// On which page a question is likely to be answered, by all that is known of a page at once: what it says, what people call that, and what was
// asked before. Where the ranking of passages asks which place speaks of the same, this asks in what company words are heard: a multinomial
// naive Bayes classifier, smoothed by how often a sign is seen at all.

/** Nobody's page: what was asked before and the site says nothing of. */
const nowhere = '';

/** How often a sign is taken to have been seen with a page before it was, as all are seen: in signs, all told. */
const smoothing = 2_000;
/** What a passage, and what people call it, counts beside a question. */
const worth = { passage: 0.3, called: 1.5, question: 1 };
/** How much counts that more is asked of one page than of another. */
const priorWeight = 0.3;
/** Letters by which a word is known in its other forms. */
const beginning = 5;

/** What tells pages apart in a text: stems and trade words, fields of meaning, words side by side, and how words begin. */
function signsOf(text: string, terms: readonly string[], fields: readonly string[]): Set<string> {
  const words = plainText(text).split(' ');
  return new Set([
    ...terms,
    ...fields.map((field) => `~${field}`),
    ...words.slice(1).map((word, place) => `${words[place]} ${word}`),
    ...words.filter((word) => word.length >= beginning).map((word) => `^${word.slice(0, beginning)}`),
  ]);
}

export interface LikelyPages {
  /** Natural logarithms of the odds of each page against the likeliest, which has 0. */
  odds: ReadonlyMap<PageId, number>;
  likeliest: PageId;
  /** How far the likeliest leads: over the next page, and over what the site says nothing of. */
  lead: { overNext: number; overNowhere: number };
}

type Classifier = (text: string) => LikelyPages;

/** Learns a language: a few hundred questions and passages, in about a tenth of a second. */
function learn({ passages, termsIn, contentOf, locale }: Knowledge): Classifier {
  const seen = new Map<string, Map<PageId | typeof nowhere, number>>();
  const totals = new Map<PageId | typeof nowhere, number>();
  const askedOf = new Map<PageId | typeof nowhere, number>();
  const count = (page: PageId | typeof nowhere, signs: Set<string>, times: number) => {
    for (const sign of signs) {
      const pages = seen.get(sign) ?? new Map<PageId | typeof nowhere, number>();
      seen.set(sign, pages);
      pages.set(page, (pages.get(page) ?? 0) + times);
    }
    totals.set(page, (totals.get(page) ?? 0) + times * signs.size);
  };
  for (const passage of passages) {
    const text = `${passage.heading} ${passage.text}`;
    count(passage.page, signsOf(text, termsIn(text), [...contentOf(passage).fields.keys()]), worth.passage);
    const called = askedWith(passage.id, locale);
    if (called !== '') count(passage.page, signsOf(called, termsIn(called), []), worth.called);
  }
  const questions = askedBefore(locale);
  for (const { question, pages } of questions) {
    const last = question.split(' >> ').at(-1) ?? '';
    const page = pages[0] ?? nowhere;
    count(page, signsOf(last, termsIn(last), tradeFieldsIn(plainText(last), locale)), worth.question);
    askedOf.set(page, (askedOf.get(page) ?? 0) + 1);
  }
  const all = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const pages = [...totals.keys()];
  const prior = (page: PageId | typeof nowhere) =>
    priorWeight * Math.log(((askedOf.get(page) ?? 0) + 1) / (questions.length + pages.length));
  return (text) => {
    const known = [...signsOf(text, termsIn(text), tradeFieldsIn(plainText(text), locale))].flatMap(
      (sign) => {
        const times = seen.get(sign);
        return times === undefined ? [] : [times];
      },
    );
    const shares = known.map((times) => [...times.values()].reduce((sum, one) => sum + one, 0) / all);
    const oddsOf = (page: PageId | typeof nowhere) =>
      known.reduce((sum, times, at) => {
        const share = shares[at] ?? 0;
        const smoothed = ((times.get(page) ?? 0) + smoothing * share) / ((totals.get(page) ?? 0) + smoothing);
        return sum + Math.log(smoothed / share);
      }, prior(page));
    const ranked = pages
      .flatMap((page) => (page === nowhere ? [] : [[page, oddsOf(page)] as const]))
      .sort(([, one], [, other]) => other - one);
    const [first, next] = ranked;
    if (!first) throw new Error('No page is known.');
    const [likeliest, best] = first;
    return {
      odds: new Map(ranked.map(([page, odds]) => [page, odds - best])),
      likeliest,
      lead: {
        overNext: next ? best - next[1] : Number.POSITIVE_INFINITY,
        overNowhere: best - oddsOf(nowhere),
      },
    };
  };
}

const learnt = new WeakMap<Knowledge, Classifier>();

/** On which pages a question is likely to be answered. */
export function likelyPages(knowledge: Knowledge, text: string): LikelyPages {
  const classify = learnt.get(knowledge) ?? learn(knowledge);
  learnt.set(knowledge, classify);
  return classify(text);
}
