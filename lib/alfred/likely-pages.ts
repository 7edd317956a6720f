import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds } from '@/lib/i18n/routes';
import { atOnce, type Steps } from '@/lib/limits/steps';
import { collectPassages } from '@/lib/search/collect-passages';
import { plainText } from '@/lib/search/words';
import { askedBefore } from './asked-before/asked-before';
import { passagesSaying } from './asked-before/passages-saying';
import { askedWith } from './asked-with';
import type { Knowledge } from './knowledge';
import { type LearntWeights, takeLessons, weighByLearnt } from './learnt-weights';
import {
  type LikelyPassage,
  likelyPassages,
  type PassageLessons,
  takePassageLessons,
} from './likely-passages';
import { meaningsIn } from './meanings/meanings';
import { tradeFieldsIn } from './needs/find-needs';
import { countSigns, type SeenSigns, weighSigns } from './seen-signs';

// On which page a question is likely to be answered, by all that is known of a page at once: what it says, what people call that, and what was
// asked before. Where the ranking of passages asks which place speaks of the same, this asks in what company words are heard: two multinomial
// naive Bayes classifiers, one of the words of a language, and one of what they mean, which all languages teach; and what the latter say once each
// is weighed beside the others (learnt-weights.ts).

/** Nobody's page: what was asked before and the site says nothing of. */
const nowhere = '';
type Place = PageId | typeof nowhere;

const places: readonly Place[] = [...pageIds, nowhere];
const placeOf = new Map(places.map((page, place) => [page, place]));

/** How often a sign is taken to have been seen with a page before it was. */
const smoothing = { words: 2_000, meanings: 8_000 };
/** How much of what speaks for a page is what words mean. */
const meaningShare = 0.5;
/** How much counts that more is asked of one page than of another. */
const priorWeight = 0.3;
/** Letters by which a word is known in its other forms. */
const beginning = 5;
/** Meanings that stand no farther apart than this are seen together, whatever their order. */
const together = 2;

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

/** What its words mean, alone and with their neighbours: the same signs for the same question in any language. */
function meaningSigns(text: string, locale: Locale): Set<string> {
  const meanings = [...new Set(meaningsIn(text, locale))];
  return new Set([
    ...meanings,
    ...meanings.flatMap((meaning, place) =>
      meanings.slice(place + 1, place + 1 + together).map((next) => [meaning, next].sort().join(' ')),
    ),
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

/** What is asked, without what was asked before it, and the place of the page that answers. */
function lessonsOf(
  locale: Locale,
): { text: string; place: number; pages: readonly PageId[]; fact: RegExp | null }[] {
  return askedBefore(locale).map(({ question, pages, fact }) => ({
    text: question.split(' >> ').at(-1) ?? '',
    place: placeOf.get(pages[0] ?? nowhere) ?? 0,
    pages,
    fact,
  }));
}

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

interface Meanings {
  seen: SeenSigns;
  learnt: LearntWeights;
  answered: PassageLessons;
}

/** Of more passages than these it is not clear which one answers. */
const mostAnswering = 4;

let meaningsLearnt: Meanings | null = null;

/** Learns what words mean from the questions of all languages, once. */
function* learnMeanings(): Steps<Meanings> {
  const sightings = countSigns(places.length);
  const lessons = takeLessons();
  const answered = takePassageLessons();
  for (const locale of locales) {
    const saying = passagesSaying(
      collectPassages(locale, (page) => page, 'matters').filter(({ kind }) => kind !== 'company'),
    );
    for (const { text, place, pages, fact } of lessonsOf(locale)) {
      const signs = meaningSigns(text, locale);
      sightings.add(place, signs, 'question');
      lessons.add(place, signs);
      const ids = fact === null ? [] : saying(pages, fact);
      if (ids.length > 0 && ids.length <= mostAnswering) answered.add(ids, signs);
      yield;
    }
  }
  return {
    seen: yield* sightings.end(),
    learnt: yield* lessons.end(places.length),
    answered: yield* answered.end(),
  };
}

/** What speaks for a place before anything is said. */
function priorsOf(locale: Locale): number[] {
  const asked = places.map(() => 0);
  for (const { place } of lessonsOf(locale)) asked[place] = (asked[place] ?? 0) + 1;
  const all = asked.reduce((sum, times) => sum + times, places.length);
  return asked.map((times) => priorWeight * Math.log((times + 1) / all));
}

function* createClassifier(knowledge: Knowledge): Steps<Classifier> {
  const { termsIn, locale } = knowledge;
  const pageOf = new Map(knowledge.passages.map(({ id, page }) => [id, page]));
  const words = yield* learnWords(knowledge);
  meaningsLearnt ??= yield* learnMeanings();
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

/** Learns from what was asked before; what is learnt is there without a step. */
export function* learnQuestions(knowledge: Knowledge): Steps<Classifier> {
  let classify = learnt.get(knowledge);
  if (!classify) {
    yield;
    classify = yield* createClassifier(knowledge);
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
