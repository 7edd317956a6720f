import type { JobOffer } from '@/lib/careers/job-offers';
import type { Locale } from '@/lib/i18n/locales';
import { atOnce, type Steps } from '@/lib/limits/steps';
import { collectPassages, type PageNames } from '@/lib/search/collect-passages';
import type { Passage } from '@/lib/search/passage';
import { tradeWords } from '@/lib/search/trade-words';
import { conceptsOf, isConcept, meaningfulWords, partsOf, plainText, stem } from '@/lib/search/words';
import { wordsTaught } from './asked-before/words-taught';
import { askedWith, wordsAskedWith } from './asked-with';
import { createNearTerms } from './near-terms';
import { tradeFieldsIn } from './needs/find-needs';
import type { FieldId } from './needs/row';
import { askingWords, createSpeller, everyday, type Speller } from './spelling';

/** What a passage says, as stems and trade words. */
interface Content {
  heading: ReadonlySet<string>;
  name: ReadonlySet<string>;
  /** What stands above it. */
  around: ReadonlySet<string>;
  /** What people call it who have not read it, and it does not say itself. */
  asked: ReadonlySet<string>;
  /** How often its text says a term. */
  text: ReadonlyMap<string, number>;
  /** Terms of the text, all told. */
  length: number;
  /** With the heading and the name of its page. */
  own: ReadonlySet<string>;
  /** With what people call it, too. */
  all: ReadonlySet<string>;
  /** Fields of meaning that it speaks of, with what each tells of it. */
  fields: ReadonlyMap<FieldId, number>;
}

/** Everything the pages say in one language, ready to be asked. */
export interface Knowledge {
  locale: Locale;
  passages: readonly Passage[];
  speller: Speller;
  contentOf(passage: Passage): Content;
  /** Stems and trade words of a text, parts of Dutch compounds included. */
  termsIn(text: string): string[];
  /** Passages that say one of these terms, heading and name included. */
  passagesWith(terms: Iterable<string>): Set<Passage>;
  /** Terms of the pages that stand for one of a question, with how surely: itself, or what is like it. */
  meantBy(term: string): readonly (readonly [term: string, likeness: number])[];
  /** How much a stem or trade word tells passages apart: 1 for what one alone has, near 0 for what all have. */
  weightOf(term: string): number;
  /** Whether a page says it itself. */
  isSaid(term: string): boolean;
  /** Terms of a text of middling length. */
  usualLength: number;
}

/** Stems and trade words of a text, without those that mean nothing. */
export function termsOf(text: string, locale: Locale): string[] {
  const words = plainText(text).split(' ');
  return [...meaningfulWords(words, locale).map((word) => stem(word, locale)), ...conceptsOf(words, locale)];
}

/** Words of a text; compounds also by their parts: all Dutch ones, and what else is written as one word ("trademark"). */
function wordsIn(text: string, isWord: (word: string) => boolean, locale: Locale): string[] {
  return plainText(text)
    .split(' ')
    .flatMap((word) =>
      word.length >= 8 && (locale === 'nl' || !isWord(word)) ? [word, ...partsOf(word, isWord)] : [word],
    );
}

/** Fields of meaning by passage: a field that few speak of tells most. */
function* fieldsOf(passages: readonly Passage[], locale: Locale): Steps<Map<string, Map<FieldId, number>>> {
  const spoken: [string, FieldId[]][] = [];
  for (const { id, heading, text, around = '' } of passages) {
    spoken.push([id, tradeFieldsIn(plainText(`${heading} ${text} ${around}`), locale)]);
    yield;
  }
  const speakers = new Map<FieldId, number>();
  for (const [, fields] of spoken)
    for (const field of fields) speakers.set(field, (speakers.get(field) ?? 0) + 1);
  const most = Math.log(passages.length + 1);
  const tells = (field: FieldId) => ((most - Math.log(speakers.get(field) ?? 1)) / most) ** 2;
  return new Map(spoken.map(([id, fields]) => [id, new Map(fields.map((field) => [field, tells(field)]))]));
}

function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What each passage says, by id. */
function* readContents(
  passages: readonly Passage[],
  termsIn: (text: string) => string[],
  locale: Locale,
): Steps<Map<string, Content>> {
  const contents = new Map<string, Content>();
  const fields = yield* fieldsOf(passages, locale);
  const taught = yield* wordsTaught(passages, locale);
  for (const { id, text: ownText, heading: ownHeading, pageName, around = '' } of passages) {
    const text = termsIn(ownText);
    const heading = new Set(termsIn(ownHeading));
    const name = new Set(termsIn(pageName));
    const own = new Set([...heading, ...name, ...text]);
    const called = `${askedWith(id, locale)} ${taught.get(id) ?? ''}`;
    const asked = new Set(termsIn(called).filter((term) => !own.has(term)));
    contents.set(id, {
      heading,
      name,
      around: new Set(termsIn(around)),
      asked,
      text: countOf(text),
      length: text.length,
      own,
      all: new Set([...own, ...asked]),
      fields: fields.get(id) ?? new Map(),
    });
    yield;
  }
  return contents;
}

const empty: Content = {
  heading: new Set(),
  name: new Set(),
  around: new Set(),
  asked: new Set(),
  text: new Map(),
  length: 0,
  own: new Set(),
  all: new Set(),
  fields: new Map(),
};

/** Makes passages of a language ready: less than a second, and about ten megabytes. */
function* createKnowledge(passages: readonly Passage[], locale: Locale): Steps<Knowledge> {
  const counts = countOf(
    passages.flatMap(({ heading, text, pageName }) => plainText(`${pageName} ${heading} ${text}`).split(' ')),
  );
  // What people call a thing is a part of their compounds, too: "plexiplaat".
  const names = new Set([...wordsAskedWith(locale), ...tradeWords[locale].flat()]);
  const isWord = (word: string) => counts.has(word) || names.has(word);
  yield;
  const termsIn = (text: string) => termsOf(wordsIn(text, isWord, locale).join(' '), locale);
  const contents = yield* readContents(passages, termsIn, locale);
  const contentOf = ({ id }: Passage) => contents.get(id) ?? empty;
  const said = new Set([...contents.values()].flatMap(({ own }) => [...own]));
  const holders = new Map<string, Passage[]>();
  for (const passage of passages)
    for (const term of contentOf(passage).all) {
      const held = holders.get(term);
      if (held) held.push(passage);
      else holders.set(term, [passage]);
    }
  const most = Math.log(passages.length + 1);
  // Who asks, and for which house, says nothing about the thing.
  const stemsOf = (list: string) => new Set(list.split(' ').map((word) => stem(word, locale)));
  const small = stemsOf(everyday[locale]);
  const asking = stemsOf(askingWords[locale]);
  const near = createNearTerms(holders.keys());
  yield;
  const speller = createSpeller(locale, counts);
  const itself = (term: string): readonly (readonly [string, number])[] => [[term, 1]];
  const weightOfAny = (term: string, held: number) =>
    asking.has(term) || /^\d{1,2}$/.test(term) ? 0.1 : Math.max(0.05, (most - Math.log(held)) / most);
  const weights = new Map([...holders].map(([term, held]) => [term, weightOfAny(term, held.length)]));
  const weightOfStrange = (term: string) =>
    asking.has(term) || /^\d+$/.test(term) ? 0.1 : small.has(term) ? 0.15 : 1;
  return {
    locale,
    passages,
    speller,
    termsIn,
    contentOf,
    passagesWith: (terms) => new Set([...terms].flatMap((term) => holders.get(term) ?? [])),
    meantBy: (term) =>
      holders.has(term) || isConcept(term) || small.has(term) || asking.has(term) ? itself(term) : near(term),
    weightOf: (term) => weights.get(term) ?? weightOfStrange(term),
    isSaid: (term) => said.has(term) || isConcept(term),
    usualLength:
      [...contents.values()].reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length),
  };
}

/** By language, and by the jobs that were open: the last of a language was asked for last. */
const known = new Map<Locale, Map<string, Knowledge>>();
/** With jobs and, while the database is away, without: ten megabytes each. */
const mostKnown = 2;

/**
 * What the site's own pages say: changes while a process runs only by the jobs that are open. What is known is there without a
 * step.
 */
export function* learnPages(
  locale: Locale,
  nameOf: PageNames,
  jobs: readonly JobOffer[] = [],
): Steps<Knowledge> {
  const state = JSON.stringify(jobs);
  const ofLocale = known.get(locale) ?? new Map<string, Knowledge>();
  known.set(locale, ofLocale);
  let made = ofLocale.get(state);
  if (!made) {
    yield;
    const passages = collectPassages(locale, nameOf, 'matters', jobs);
    yield;
    made = yield* createKnowledge(passages, locale);
  }
  ofLocale.delete(state);
  ofLocale.set(state, made);
  const [oldest = state] = ofLocale.keys();
  if (ofLocale.size > mostKnown) ofLocale.delete(oldest);
  return made;
}

/** As `learnPages`, in one go. */
export const knowledgeOf = (locale: Locale, nameOf: PageNames, jobs: readonly JobOffer[] = []): Knowledge =>
  atOnce(learnPages(locale, nameOf, jobs));
