// How often signs were seen with places, for a multinomial naive Bayes classifier. Numbers in arrays take a tenth of what maps of strings do.

import type { Steps } from '@/lib/limits/steps';

/** What a passage, and what people call it, counts beside a question. */
const worths = { passage: 0.3, called: 1.5, question: 1 } as const;
type Source = keyof typeof worths;
const sources = Object.keys(worths) as Source[];

const mostPlaces = 256;
const mostSources = 4;
const restEvery = 4_000;

/** FNV-1a, 32 bits: two signs of some 100,000 are taken for one now and then, which moves nothing. */
export function hashOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Places and times of the sign `hashes[n]` from `from[n]` up to `from[n + 1]`. */
export interface SeenSigns {
  hashes: Uint32Array;
  from: Uint32Array;
  places: Uint8Array;
  times: Float32Array;
  /** Signs of each place, and of all. */
  totals: Float64Array;
  all: number;
}

export interface Sightings {
  /** @param place up to 255 */
  add(place: number, signs: Iterable<string>, source: Source): void;
  /** Rests after some thousand of them. */
  end(): Steps<SeenSigns>;
}

/** Adds up what is seen with so many places. */
export function countSigns(placeCount: number): Sightings {
  const keys: number[] = [];
  const totals = new Float64Array(placeCount);
  return {
    add(place, signs, source) {
      const id = sources.indexOf(source);
      for (const sign of signs) {
        keys.push((hashOf(sign) * mostPlaces + place) * mostSources + id);
        totals[place] = (totals[place] ?? 0) + worths[source];
      }
    },
    *end() {
      const sorted = Float64Array.from(keys).sort();
      const hashes: number[] = [];
      const from: number[] = [];
      const places: number[] = [];
      const times: number[] = [];
      let last = -1;
      for (const [at, key] of sorted.entries()) {
        if (at % restEvery === 0) yield;
        const seen = Math.floor(key / mostSources);
        if (seen !== last) {
          const hash = Math.floor(seen / mostPlaces);
          if (hash !== hashes.at(-1)) {
            hashes.push(hash);
            from.push(places.length);
          }
          places.push(seen % mostPlaces);
          times.push(0);
          last = seen;
        }
        times[times.length - 1] = (times.at(-1) ?? 0) + worths[sources[key % mostSources] ?? 'question'];
      }
      from.push(places.length);
      return {
        hashes: Uint32Array.from(hashes),
        from: Uint32Array.from(from),
        places: Uint8Array.from(places),
        times: Float32Array.from(times),
        totals,
        all: totals.reduce((sum, total) => sum + total, 0),
      };
    },
  };
}

/** The place of a sign among those that were seen, by halves; -1 where it was not. */
export function placeAmong(hashes: Uint32Array, hash: number): number {
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

/**
 * What signs say of each place: the logarithm of how much likelier each sign is with it than with any, all told.
 *
 * @param smoothing how often a sign is taken to have been seen with a place before it was, as all are seen: in signs, all told
 */
export function weighSigns(
  { hashes, from, places, times, totals, all }: SeenSigns,
  signs: Iterable<string>,
  smoothing: number,
): Float64Array {
  const sums = new Float64Array(totals.length);
  const seen = new Float64Array(totals.length);
  for (const sign of signs) {
    const found = placeAmong(hashes, hashOf(sign));
    if (found < 0) continue;
    const [first = 0, end = 0] = from.subarray(found, found + 2);
    const share = times.subarray(first, end).reduce((sum, one) => sum + one, 0) / all;
    seen.fill(0);
    for (let at = first; at < end; at += 1) seen[places[at] ?? 0] = times[at] ?? 0;
    for (const place of sums.keys()) {
      const smoothed = ((seen[place] ?? 0) + smoothing * share) / ((totals[place] ?? 0) + smoothing);
      sums[place] = (sums[place] ?? 0) + Math.log(smoothed / share);
    }
  }
  return sums;
}
