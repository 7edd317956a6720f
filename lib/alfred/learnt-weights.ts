import type { Steps } from '@/lib/limits/steps';
import { hashOf, placeAmong } from './seen-signs';

// What signs say of places, learnt so that the right place leads: softmax regression. Where counting (seen-signs.ts) takes each sign for
// itself, this asks what a sign still says beside the others, so that what comes in every question says little.

/** A sign that one question alone has teaches nothing of the next one. */
const leastSeen = 2;
const rounds = 4;
/** How far a step goes; less with each that the same weight has taken (Adagrad). */
const step = 0.5;
/** Of a place that is wrong by less nothing is learnt: after the first round most are. */
const leastError = 5e-3;
/** What is so much less likely than the likeliest, as a logarithm, has no share. */
const noShare = -8;
const restEvery = 100;

/** The sign `hashes[n]` speaks for the places by `weights[n * placeCount]` and following. */
export interface LearntWeights {
  hashes: Uint32Array;
  weights: Float32Array;
  placeCount: number;
}

/** Lessons, one after the other: the signs of lesson n stand from `from[n]` up to `from[n + 1]`. Strings would take ten times as much. */
interface Lessons {
  signs: Uint32Array;
  from: Uint32Array;
  places: Uint8Array;
}

export interface LessonsTaken {
  /** @param place up to 255 */
  add(place: number, signs: Iterable<string>): void;
  /** Rests between them. */
  end(placeCount: number): Steps<LearntWeights>;
}

/** The same order on every machine: Fisher and Yates, by a linear congruential generator (Numerical Recipes). */
function shuffle(order: Uint32Array, seed: number): number {
  let state = seed;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return state;
}

/** Signs that several lessons have, in order. */
function* oftenSeen({ signs }: Lessons): Steps<Uint32Array> {
  const all = signs.slice().sort();
  yield;
  return all.filter((hash, at) => all[at + leastSeen - 1] === hash && all[at - 1] !== hash);
}

/** The same lessons with the rows of their signs in place of these; what is not known is left out. */
function* inRows({ signs, from, places }: Lessons, hashes: Uint32Array): Steps<Lessons> {
  const rows = new Uint32Array(signs.length);
  const starts = new Uint32Array(from.length);
  let end = 0;
  for (let lesson = 0; lesson < places.length; lesson += 1) {
    if (lesson % restEvery === 0) yield;
    for (let at = from[lesson] ?? 0; at < (from[lesson + 1] ?? 0); at += 1) {
      const row = placeAmong(hashes, signs[at] ?? 0);
      if (row >= 0) rows[end++] = row;
    }
    starts[lesson + 1] = end;
  }
  return { signs: rows.slice(0, end), from: starts, places };
}

/** Each sign counts less the more there are. */
const shareOf = (count: number) => 1 / Math.sqrt(count || 1);

/** What rows say of each place, added up into `sums`. */
function addUp({ weights, placeCount }: LearntWeights, rows: ArrayLike<number>, sums: Float64Array): void {
  const share = shareOf(rows.length);
  for (let one = 0; one < rows.length; one += 1)
    for (let place = 0, at = (rows[one] ?? 0) * placeCount; place < placeCount; place += 1, at += 1)
      sums[place] = (sums[place] ?? 0) + (weights[at] ?? 0) * share;
}

/**
 * Makes of what speaks for places what is to be corrected: 1 for the right one, less the share that each is taken to have.
 *
 * @returns the places that are wrong enough to learn of
 */
function toErrors(sums: Float64Array, right: number): number[] {
  const highest = Math.max(...sums);
  let all = 0;
  for (let place = 0; place < sums.length; place += 1) {
    const behind = (sums[place] ?? 0) - highest;
    const odds = behind < noShare ? 0 : Math.exp(behind);
    sums[place] = odds;
    all += odds;
  }
  const wrong: number[] = [];
  for (let place = 0; place < sums.length; place += 1) {
    const error = (place === right ? 1 : 0) - (sums[place] ?? 0) / all;
    sums[place] = error;
    if (Math.abs(error) >= leastError) wrong.push(place);
  }
  return wrong;
}

/** Learns from lessons, each of which is gone through some times. */
function* learn(lessons: Lessons, placeCount: number): Steps<LearntWeights> {
  const hashes = yield* oftenSeen(lessons);
  const { signs, from, places } = yield* inRows(lessons, hashes);
  const learnt = { hashes, weights: new Float32Array(hashes.length * placeCount), placeCount };
  const { weights } = learnt;
  const taken = new Float32Array(weights.length).fill(1e-8);
  const order = Uint32Array.from(places.keys());
  const sums = new Float64Array(placeCount);
  let seed = 1;
  for (let round = 0; round < rounds; round += 1) {
    seed = shuffle(order, seed);
    for (let count = 0; count < order.length; count += 1) {
      if (count % restEvery === 0) yield;
      const lesson = order[count] ?? 0;
      const rows = signs.subarray(from[lesson], from[lesson + 1]);
      const share = shareOf(rows.length);
      sums.fill(0);
      addUp(learnt, rows, sums);
      const wrong = toErrors(sums, places[lesson] ?? 0);
      for (const row of rows)
        for (const place of wrong) {
          const weight = row * placeCount + place;
          const correction = (sums[place] ?? 0) * share;
          const all = (taken[weight] ?? 0) + correction * correction;
          taken[weight] = all;
          weights[weight] = (weights[weight] ?? 0) + (step * correction) / Math.sqrt(all);
        }
    }
  }
  return learnt;
}

/** Takes lessons, and learns from them at the end. */
export function takeLessons(): LessonsTaken {
  const signs: number[] = [];
  const from = [0];
  const places: number[] = [];
  return {
    add(place, of) {
      for (const sign of of) signs.push(hashOf(sign));
      from.push(signs.length);
      places.push(place);
    },
    end: (placeCount) =>
      learn(
        { signs: Uint32Array.from(signs), from: Uint32Array.from(from), places: Uint8Array.from(places) },
        placeCount,
      ),
  };
}

/** What signs say of each place: the more, the likelier; a place that is e times as likely has 1 more. */
export function weighByLearnt(learnt: LearntWeights, signs: Iterable<string>): Float64Array {
  const sums = new Float64Array(learnt.placeCount);
  const rows = Array.from(signs, (sign) => placeAmong(learnt.hashes, hashOf(sign))).filter((row) => row >= 0);
  addUp(learnt, rows, sums);
  return sums;
}
