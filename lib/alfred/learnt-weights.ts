import type { Steps } from '@/lib/limits/steps';
import { hashOf, placeAmong } from './seen-signs';

// What signs say of places, learnt so that the right place leads: softmax regression. Where counting (seen-signs.ts) takes each sign for
// itself, this asks what a sign still says beside the others, so that what comes in every question says little.

/** A sign that one question alone has teaches nothing of the next one. */
const leastSeen = 2;
const rounds = 5;
/** How far a step goes; less with each that the same weight has taken (Adagrad). */
const step = 0.5;
const decay = 1e-6;
/** Smaller corrections are not worth their time. */
const leastCorrection = 1e-4;
const restEvery = 200;

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
function oftenSeen(lessons: readonly Uint32Array[]): Uint32Array {
  const seen = new Map<number, number>();
  for (const hashes of lessons) for (const hash of hashes) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  return Uint32Array.from([...seen].filter(([, times]) => times >= leastSeen).map(([hash]) => hash)).sort();
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

/** Makes of what speaks for places what is to be corrected: 1 for the right one, less the odds that each is taken to have. */
function toErrors(sums: Float64Array, right: number): void {
  const highest = Math.max(...sums);
  let all = 0;
  for (const [place, sum] of sums.entries()) {
    sums[place] = Math.exp(sum - highest);
    all += sums[place] ?? 0;
  }
  for (const [place, one] of sums.entries()) sums[place] = (place === right ? 1 : 0) - one / all;
}

/** Learns from lessons, each of which is gone through some times; rests between them. */
export function* learnWeights(lessons: readonly Lesson[], placeCount: number): Steps<LearntWeights> {
  const hashed = lessons.map(({ signs }) => Uint32Array.from(signs, hashOf));
  const hashes = oftenSeen(hashed);
  yield;
  const learnt = { hashes, weights: new Float32Array(hashes.length * placeCount), placeCount };
  const { weights } = learnt;
  const taken = new Float32Array(weights.length).fill(1e-8);
  const seen = hashed.map((of) => rowsOf(hashes, of));
  yield;
  const order = Uint32Array.from(lessons.keys());
  const sums = new Float64Array(placeCount);
  let seed = 1;
  for (let round = 0; round < rounds; round += 1) {
    seed = shuffle(order, seed);
    for (const [count, at] of order.entries()) {
      if (count % restEvery === 0) yield;
      const known = seen[at];
      if (!known) continue;
      sums.fill(0);
      addUp(learnt, known, sums);
      toErrors(sums, lessons[at]?.place ?? 0);
      for (const row of known.rows)
        for (let place = 0, weight = row * placeCount; place < placeCount; place += 1, weight += 1) {
          const correction = (sums[place] ?? 0) * known.share - decay * (weights[weight] ?? 0);
          if (Math.abs(correction) < leastCorrection) continue;
          taken[weight] = (taken[weight] ?? 0) + correction * correction;
          weights[weight] = (weights[weight] ?? 0) + (step * correction) / Math.sqrt(taken[weight] ?? 1);
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
