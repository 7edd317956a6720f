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
type Place = PageId | typeof nowhere;

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

/** How often signs were seen with places: places and times of the sign `hashes[n]` from `from[n]` up to `from[n + 1]`. */
interface Seen {
  hashes: Uint32Array;
  from: Uint32Array;
  places: Uint8Array;
  times: Float32Array;
}

/** FNV-1a, 32 bits: two signs of some 40,000 are taken for one now and then, which moves nothing. */
function hashOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const mostPlaces = 256;

/** Adds up what was seen. Numbers in arrays take a tenth of what maps of strings do. */
function addUp(sightings: readonly (readonly [hash: number, place: number, times: number])[]): Seen {
  const keys = [...new Set(sightings.map(([hash, place]) => hash * mostPlaces + place))].sort(
    (one, other) => one - other,
  );
  const at = new Map(keys.map((key, index) => [key, index]));
  const times = new Float32Array(keys.length);
  for (const [hash, place, more] of sightings) {
    const index = at.get(hash * mostPlaces + place) ?? 0;
    times[index] = (times[index] ?? 0) + more;
  }
  const hashes = [...new Set(keys.map((key) => Math.floor(key / mostPlaces)))];
  const from = new Uint32Array(hashes.length + 1);
  let next = 0;
  for (const [index, hash] of hashes.entries()) {
    from[index] = next;
    while (next < keys.length && Math.floor((keys[next] ?? 0) / mostPlaces) === hash) next += 1;
  }
  from[hashes.length] = next;
  return {
    hashes: Uint32Array.from(hashes),
    from,
    places: Uint8Array.from(keys, (key) => key % mostPlaces),
    times,
  };
}

/** The place of a sign among those that were seen, by halves; -1 where it was not. */
function indexOf(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

interface Learnt extends Seen {
  pages: readonly Place[];
  /** Signs of a place, all told. */
  totals: readonly number[];
  /** What speaks for a place before anything is said. */
  priors: readonly number[];
}

/** Learns a language: some 2,400 questions and 600 passages, in about half a second. */
function learn({ passages, termsIn, contentOf, locale }: Knowledge): Learnt {
  const questions = askedBefore(locale);
  const pages: Place[] = [
    ...new Set([
      ...passages.map(({ page }) => page),
      ...questions.map(({ pages: [page] }) => page ?? nowhere),
    ]),
  ];
  const totals = pages.map(() => 0);
  const asked = pages.map(() => 0);
  const sightings: [number, number, number][] = [];
  const count = (page: Place, signs: Set<string>, times: number) => {
    const place = pages.indexOf(page);
    for (const sign of signs) sightings.push([hashOf(sign), place, times]);
    totals[place] = (totals[place] ?? 0) + times * signs.size;
    return place;
  };
  for (const passage of passages) {
    const text = `${passage.heading} ${passage.text}`;
    count(passage.page, signsOf(text, termsIn(text), [...contentOf(passage).fields.keys()]), worth.passage);
    const called = askedWith(passage.id, locale);
    if (called !== '') count(passage.page, signsOf(called, termsIn(called), []), worth.called);
  }
  for (const { question, pages: right } of questions) {
    const last = question.split(' >> ').at(-1) ?? '';
    const signs = signsOf(last, termsIn(last), tradeFieldsIn(plainText(last), locale));
    const place = count(right[0] ?? nowhere, signs, worth.question);
    asked[place] = (asked[place] ?? 0) + 1;
  }
  const priors = asked.map(
    (times) => priorWeight * Math.log((times + 1) / (questions.length + pages.length)),
  );
  return { ...addUp(sightings), pages, totals, priors };
}

/** Adds to the logarithm of each place's odds what a sign says of it. */
function weigh(
  { hashes, from, places, times, totals }: Learnt,
  sign: string,
  all: number,
  sums: number[],
): void {
  const found = indexOf(hashes, hashOf(sign));
  if (found < 0) return;
  const [first = 0, end = 0] = from.subarray(found, found + 2);
  const share = times.subarray(first, end).reduce((sum, one) => sum + one, 0) / all;
  const seen = new Map<number, number>();
  for (let at = first; at < end; at += 1) seen.set(places[at] ?? 0, times[at] ?? 0);
  for (const place of sums.keys()) {
    const smoothed = ((seen.get(place) ?? 0) + smoothing * share) / ((totals[place] ?? 0) + smoothing);
    sums[place] = (sums[place] ?? 0) + Math.log(smoothed / share);
  }
}

function createClassifier(knowledge: Knowledge): Classifier {
  const known = learn(knowledge);
  const { pages, totals, priors } = known;
  const { termsIn, locale } = knowledge;
  const all = totals.reduce((sum, total) => sum + total, 0);
  return (text) => {
    const sums = [...priors];
    for (const sign of signsOf(text, termsIn(text), tradeFieldsIn(plainText(text), locale)))
      weigh(known, sign, all, sums);
    const ranked = pages
      .flatMap((page, place) => (page === nowhere ? [] : [[page, sums[place] ?? 0] as const]))
      .sort(([, one], [, other]) => other - one);
    const [first, next] = ranked;
    if (!first) throw new Error('No page is known.');
    const [likeliest, best] = first;
    return {
      odds: new Map(ranked.map(([page, log]) => [page, log - best])),
      likeliest,
      lead: {
        overNext: next ? best - next[1] : Number.POSITIVE_INFINITY,
        overNowhere: best - (sums[pages.indexOf(nowhere)] ?? 0),
      },
    };
  };
}

const learnt = new WeakMap<Knowledge, Classifier>();

/** On which pages a question is likely to be answered. */
export function likelyPages(knowledge: Knowledge, text: string): LikelyPages {
  const classify = learnt.get(knowledge) ?? createClassifier(knowledge);
  learnt.set(knowledge, classify);
  return classify(text);
}
