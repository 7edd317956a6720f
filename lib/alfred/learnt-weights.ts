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

export interface Lesson {
  signs: Iterable<string>;
  place: number;
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
function* oftenSeen(lessons: readonly Uint32Array[]): Steps<Uint32Array> {
  const all = new Uint32Array(lessons.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const hashes of lessons) {
    all.set(hashes, end);
    end += hashes.length;
  }
  yield;
  all.sort();
  yield;
  return all.filter((hash, at) => all[at + leastSeen - 1] === hash && all[at - 1] !== hash);
}

/** The rows of signs that are known; each counts less the more there are. */
function rowsOf(hashes: Uint32Array, of: Iterable<number>): { rows: number[]; share: number } {
  const rows = Array.from(of, (hash) => placeAmong(hashes, hash)).filter((row) => row >= 0);
  return { rows, share: 1 / Math.sqrt(rows.length || 1) };
}

/** What rows say of each place, added up into `sums`. */
function addUp(
  { weights, placeCount }: LearntWeights,
  { rows, share }: { rows: readonly number[]; share: number },
  sums: Float64Array,
): void {
  for (const row of rows)
    for (let place = 0, at = row * placeCount; place < placeCount; place += 1, at += 1)
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

/** Learns from lessons, each of which is gone through some times; rests between them. */
export function* learnWeights(lessons: readonly Lesson[], placeCount: number): Steps<LearntWeights> {
  const hashed: Uint32Array[] = [];
  for (const { signs } of lessons) {
    hashed.push(Uint32Array.from(signs, hashOf));
    yield;
  }
  const hashes = yield* oftenSeen(hashed);
  const learnt = { hashes, weights: new Float32Array(hashes.length * placeCount), placeCount };
  const { weights } = learnt;
  const taken = new Float32Array(weights.length).fill(1e-8);
  const seen: ReturnType<typeof rowsOf>[] = [];
  for (const of of hashed) {
    seen.push(rowsOf(hashes, of));
    yield;
  }
  const order = Uint32Array.from(lessons.keys());
  const sums = new Float64Array(placeCount);
  let seed = 1;
  for (let round = 0; round < rounds; round += 1) {
    seed = shuffle(order, seed);
    for (let count = 0; count < order.length; count += 1) {
      if (count % restEvery === 0) yield;
      const at = order[count] ?? 0;
      const known = seen[at];
      if (!known) continue;
      sums.fill(0);
      addUp(learnt, known, sums);
      const wrong = toErrors(sums, lessons[at]?.place ?? 0);
      for (const row of known.rows)
        for (const place of wrong) {
          const weight = row * placeCount + place;
          const correction = (sums[place] ?? 0) * known.share;
          const all = (taken[weight] ?? 0) + correction * correction;
          taken[weight] = all;
          weights[weight] = (weights[weight] ?? 0) + (step * correction) / Math.sqrt(all);
        }
    }
  }
  return learnt;
}

/** What signs say of each place: the more, the likelier; a place that is e times as likely has 1 more. */
export function weighByLearnt(learnt: LearntWeights, signs: Iterable<string>): Float64Array {
  const sums = new Float64Array(learnt.placeCount);
  addUp(learnt, rowsOf(learnt.hashes, Array.from(signs, hashOf)), sums);
  return sums;
}
