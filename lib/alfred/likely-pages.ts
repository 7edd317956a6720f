import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { atOnce, type Steps } from '@/lib/limits/steps';
import { plainText } from '@/lib/search/words';
import { askedWith } from './asked-with';
import type { Knowledge } from './knowledge';
import {
  learnMeanings,
  lessonsOf,
  type Meanings,
  meaningSigns,
  nowhere,
  placeOf,
  places,
} from './learn-meanings';
import { weighByLearnt } from './learnt-weights';
import { type LikelyPassage, likelyPassages } from './likely-passages';
import { tradeFieldsIn } from './needs/find-needs';
import { countSigns, type SeenSigns, weighSigns } from './seen-signs';

// On which page a question is likely to be answered, by all that is known of a page at once: what it says, what people call that, and what was
// asked before. Where the ranking of passages asks which place speaks of the same, this asks in what company words are heard: two multinomial
// naive Bayes classifiers, one of the words of a language, and one of what they mean, which all languages teach; and what the latter say once each
// is weighed beside the others (learnt-weights.ts).

/** How often a sign is taken to have been seen with a page before it was. */
const smoothing = { words: 2_000, meanings: 8_000 };
/** How much of what speaks for a page is what words mean. */
const meaningShare = 0.5;
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
  /** Passages that are likely to answer, the likeliest first. */
  passages: readonly LikelyPassage[];
}

type Classifier = (text: string, about: string) => LikelyPages;

/** Learns the words of a language: some 5,800 questions and 600 passages. */
function* learnWords({ passages, termsIn, contentOf, locale }: Knowledge): Steps<SeenSigns> {
  const sightings = countSigns(places.length);
  for (const passage of passages) {
    const place = placeOf.get(passage.page) ?? 0;
    const text = `${passage.heading} ${passage.text}`;
    sightings.add(place, signsOf(text, termsIn(text), [...contentOf(passage).fields.keys()]), 'passage');
    const called = askedWith(passage.id, locale);
    if (called !== '') sightings.add(place, signsOf(called, termsIn(called), []), 'called');
    yield;
  }
  for (const { text, place } of lessonsOf(locale)) {
    sightings.add(place, signsOf(text, termsIn(text), tradeFieldsIn(plainText(text), locale)), 'question');
    yield;
  }
  return yield* sightings.end();
}

/** How much of whether it is asked of us at all a question says that leaves unsaid of what; the rest says what was asked before it. */
const ownShare = 0.75;
/** What the odds of its page count for a passage, and how far they are told apart. */
const oddsWeight = 0.3;
const leastOdds = -15;

/** What speaks for a place before anything is said. */
function priorsOf(locale: Locale): number[] {
  const asked = places.map(() => 0);
  for (const { place } of lessonsOf(locale)) asked[place] = (asked[place] ?? 0) + 1;
  const all = asked.reduce((sum, times) => sum + times, places.length);
  return asked.map((times) => priorWeight * Math.log((times + 1) / all));
}

let meaningsLearnt: Meanings | null = null;

function* createClassifier(knowledge: Knowledge, built: Meanings | null): Steps<Classifier> {
  const { termsIn, locale } = knowledge;
  const pageOf = new Map(knowledge.passages.map(({ id, page }) => [id, page]));
  const words = yield* learnWords(knowledge);
  meaningsLearnt ??= built ?? (yield* learnMeanings());
  const meanings = meaningsLearnt;
  const priors = priorsOf(locale);
  const rankPages = (text: string): Omit<LikelyPages, 'passages'> => {
    const signs = signsOf(text, termsIn(text), tradeFieldsIn(plainText(text), locale));
    const byWords = weighSigns(words, signs, smoothing.words);
    const meant = meaningSigns(text, locale);
    const byMeanings = weighSigns(meanings.seen, meant, smoothing.meanings);
    const byLearnt = weighByLearnt(meanings.learnt, meant);
    const sums = priors.map(
      (prior, place) =>
        prior +
        (1 - meaningShare) * (byWords[place] ?? 0) +
        meaningShare * (byMeanings[place] ?? 0) +
        (byLearnt[place] ?? 0),
    );
    const ranked = places
      .flatMap((page, place) =>
        page === nowhere || words.totals[place] === 0 ? [] : [[page, sums[place] ?? 0] as const],
      )
      .sort(([, one], [, other]) => other - one);
    const [first, next] = ranked;
    if (!first) throw new Error('No page is known.');
    const [likeliest, best] = first;
    return {
      odds: new Map(ranked.map(([page, log]) => [page, log - best])),
      likeliest,
      lead: {
        overNext: next ? best - next[1] : Number.POSITIVE_INFINITY,
        overNowhere: best - (sums.at(-1) ?? 0),
      },
    };
  };
  return (text, about) => {
    const own = rankPages(text);
    const all = about === '' ? own : rankPages(`${text} ${about}`);
    const overNowhere = ownShare * own.lead.overNowhere + (1 - ownShare) * all.lead.overNowhere;
    const passages = likelyPassages(meanings.answered, meaningSigns(text, locale), (id) => {
      const page = pageOf.get(id);
      return page === undefined
        ? 0
        : Math.exp(oddsWeight * Math.max(leastOdds, all.odds.get(page) ?? leastOdds));
    });
    return { ...all, lead: { ...all.lead, overNowhere }, passages };
  };
}

const learnt = new WeakMap<Knowledge, Classifier>();

/**
 * Learns from what was asked before; what is learnt is there without a step.
 *
 * @param built what was learnt with the build of what words mean, which otherwise takes some seconds more
 */
export function* learnQuestions(knowledge: Knowledge, built: Meanings | null = null): Steps<Classifier> {
  let classify = learnt.get(knowledge);
  if (!classify) {
    yield;
    classify = yield* createClassifier(knowledge, built);
    learnt.set(knowledge, classify);
  }
  return classify;
}

/**
 * On which pages a question is likely to be answered, and by what they say.
 *
 * @param about what was asked before, where the question leaves unsaid of what it asks
 */
export function likelyPages(knowledge: Knowledge, text: string, about = ''): LikelyPages {
  return atOnce(learnQuestions(knowledge))(text, about);
}
