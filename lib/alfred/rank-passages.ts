import type { PageId } from '@/lib/i18n/routes';
import type { Passage } from '@/lib/search/passage';
import { isConcept, plainText } from '@/lib/search/words';
import type { Knowledge } from './knowledge';
import { tradeFieldsIn } from './needs/find-needs';

// Which passages answer: BM25 over what a passage says, what it is called and what page it stands on, by stems, trade words and what is
// like them; weighed by how much of the question it covers, by what the question asks for, and by how well its page answers as a whole.

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
  /** Words of it that only name its thing. */
  named?: string;
  /** What was told around the question: breaks ties, asks nothing. */
  story?: string;
  /** The kind of figure that answers it. */
  figure?: RegExp | null;
}

export interface RankedPassage {
  passage: Passage;
  score: number;
  /** Weighted share of the question that the passage speaks of, 0 to 1. */
  covered: number;
  /** The same of what it says itself, without what people call it. */
  coveredByWords: number;
  /** Weighted share of the heading that the question says, 0 to 1. */
  headed: number;
  /** Weighted share of what is asked for ("care washing") that the passage speaks of; 0 when nothing special is. */
  onAspect: number;
}

/** A term of the question by all the terms of the pages it may stand for. */
type Asked = readonly { term: string; weight: number; meant: readonly (readonly [string, number])[] }[];

/** So many terms of a text are looked for, those that tell most; who tells a long story has not asked more. */
const mostTerms = 60;

function askedIn(text: string, { termsIn, meantBy, weightOf }: Knowledge): Asked {
  const terms = [...new Set(termsIn(text))].map((term) => ({ term, weight: weightOf(term) }));
  if (terms.length > mostTerms) terms.sort((one, other) => other.weight - one.weight).splice(mostTerms);
  return terms.map(({ term, weight }) => ({ term, weight, meant: meantBy(term) }));
}

/** How surely a set of terms has what one term means. */
function likeness(meant: Asked[number]['meant'], has: { has(term: string): boolean }): number {
  let best = 0;
  for (const [term, like] of meant) if (like > best && has.has(term)) best = like;
  return best;
}

function shareOf(asked: Asked, has: { has(term: string): boolean }): number {
  let all = 0;
  let found = 0;
  for (const { weight, meant } of asked) {
    all += weight;
    found += weight * likeness(meant, has);
  }
  return all === 0 ? 0 : found / all;
}

/** How much of a set of terms is among those spoken of. */
function shareSaid(terms: ReadonlySet<string>, spoken: ReadonlySet<string>, { weightOf }: Knowledge): number {
  let all = 0;
  let said = 0;
  for (const term of terms) {
    const weight = weightOf(term);
    all += weight;
    if (spoken.has(term)) said += weight;
  }
  return all === 0 ? 0 : said / all;
}

/** How soon saying a word again adds nothing, and how much a long text is held against it. */
const saturation = 1.1;
const lengthMatters = 0.3;
const fields = { heading: 1.5, name: 1.1, around: 0.4, asked: 1 };

/** What speaking of the same field of meaning is worth beside saying the same word: an oven, and heat. */
const fieldsWeight = 0.3;

/** What naming the thing is worth beside asking something of it. */
const naming = 0.5;

function scoreOf(
  passage: Passage,
  asked: Asked,
  knowledge: Knowledge,
  named: ReadonlySet<string> = new Set(),
): number {
  const { contentOf, weightOf, usualLength } = knowledge;
  const { heading, name, around, asked: called, text, length } = contentOf(passage);
  const long = 1 - lengthMatters + lengthMatters * (length / usualLength);
  let sum = 0;
  for (const { term: own, meant } of asked) {
    let best = 0;
    for (const [term, like] of meant) {
      const times = text.get(term) ?? 0;
      const said =
        (times * (saturation + 1)) / (times + saturation * long) +
        (heading.has(term) ? fields.heading : 0) +
        (name.has(term) ? fields.name : 0) +
        (around.has(term) ? fields.around : 0) +
        (called.has(term) ? fields.asked : 0);
      const weight = weightOf(term);
      // What a thing is says more than the words around it.
      best = Math.max(best, said * like * weight * weight * (isConcept(term) ? 1.3 : 1));
    }
    sum += named.has(own) ? best * naming : best;
  }
  return sum;
}

const worth: Partial<Record<Passage['kind'], number>> = {
  question: 1.15,
  page: 0.6,
  legal: 0.85,
  job: 0.8,
  price: 0.75,
};
/** What the second and third best passages of a page say for the first. */
const company = [1, 0.3, 0.15];

/** Passages whose page answers in several places come before one that answers by chance. */
function byPage(ranked: RankedPassage[]): RankedPassage[] {
  const pages = new Map<PageId, number[]>();
  for (const { passage, score } of ranked)
    pages.set(passage.page, [...(pages.get(passage.page) ?? []), score]);
  const totals = new Map(
    [...pages].map(([page, scores]) => [
      page,
      scores
        .sort((one, other) => other - one)
        .slice(0, company.length)
        .reduce((sum, score, place) => sum + score * (company[place] ?? 0), 0),
    ]),
  );
  const most = Math.max(...totals.values());
  return ranked
    .map((one) => ({
      ...one,
      score: one.score * (0.75 + 0.25 * ((totals.get(one.passage.page) ?? 0) / most)),
    }))
    .sort((one, other) => other.score - one.score);
}

/** Passages that answer, the best first. */
export function rankPassages(knowledge: Knowledge, wanted: Wanted, limit = 8): RankedPassage[] {
  const { contentOf, passagesWith } = knowledge;
  const asked = askedIn(wanted.text, knowledge);
  const aspect = askedIn(wanted.aspect ?? '', knowledge);
  const named = new Set(knowledge.termsIn(wanted.named ?? ''));
  const said = new Set(asked.map(({ term }) => term));
  const story = askedIn(wanted.story ?? '', knowledge).filter(({ term }) => !said.has(term));
  const spoken = new Set(asked.flatMap(({ meant }) => meant.map(([term]) => term)));
  const fields = tradeFieldsIn(plainText(wanted.text), knowledge.locale);
  const rank = (passage: Passage): RankedPassage => {
    const content = contentOf(passage);
    const covered = shareOf(asked, content.all);
    const coveredByWords = shareOf(asked, content.own);
    const headed = shareSaid(content.heading, spoken, knowledge);
    // A heading of one word is soon said; it counts by what it tells of the question, too.
    const heading = headed * shareOf(asked, content.heading);
    const onAspect =
      aspect.length === 0
        ? 0
        : Math.max(shareOf(aspect, content.heading), shareOf(aspect, content.all) * 0.6);
    const place = wanted.pages.indexOf(passage.page);
    const onPage = place === 0 ? 1.65 : place > 0 ? 1.2 : wanted.pages.length > 0 ? 0.75 : 1;
    const told = story.length === 0 ? 0 : scoreOf(passage, story, knowledge);
    const { fields: spokenOf } = content;
    const alike = fields.reduce((sum, field) => sum + (spokenOf.get(field) ?? 0), 0);
    const own =
      scoreOf(passage, asked, knowledge, named) +
      fieldsWeight * alike +
      0.35 * told +
      0.6 * scoreOf(passage, aspect, knowledge);
    const figure = wanted.figure?.test(passage.text) ? 1.25 : 1;
    return {
      passage,
      covered,
      coveredByWords,
      headed,
      onAspect,
      score:
        own *
        (0.4 + covered) *
        (0.8 + 1.2 * heading) *
        (1 + 0.6 * onAspect) *
        onPage *
        figure *
        (worth[passage.kind] ?? 1),
    };
  };
  const heavy = [...asked, ...aspect, ...story].filter(({ weight }) => weight > 0.12);
  const found = passagesWith(heavy.flatMap(({ meant }) => meant.map(([term]) => term)));
  const ranked = [...found]
    .filter(({ page }) => wanted.only === undefined || wanted.only.includes(page))
    .map(rank);
  return byPage(ranked).slice(0, limit);
}
