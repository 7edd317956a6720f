import { addEvidence } from './evidence';
import { type Marks, noMarks, type Prepared } from './segmenter';

/** Where a vehicle usually is when somebody photographs it: shares of the picture, its middle and half its size. */
const place = { x: 0.5, y: 0.55, halfWidth: 0.3, halfHeight: 0.17 };

/**
 * What is probably paint before anything is marked: the colour that most of the middle has and the edge of the picture has not.
 * It is evidence only: the first strokes outweigh it.
 */
export function guessMarks(prepared: Prepared): Marks {
  const { regions, around } = prepared;
  const marks = noMarks(prepared);
  const middle: number[] = [];
  for (let k = 0; k < regions.count; k += 1) {
    const u = ((regions.x[k] as number) / regions.width - place.x) / place.halfWidth;
    const v = ((regions.y[k] as number) / regions.height - place.y) / place.halfHeight;
    if (u * u + v * v <= 1 && k % 2 === 0) middle.push(k);
  }
  const support = new Float32Array(regions.count);
  for (const k of middle) addEvidence(support, regions, k, 1);
  const score = (k: number) => (support[k] as number) / (1 + (around[k] as number));
  const best = middle.map(score).sort((one, other) => other - one);
  const least = best[Math.floor(best.length * 0.3)] ?? 0;
  for (const k of middle) {
    if (score(k) >= least) addEvidence(marks.paint, regions, k, 0.3);
    else addEvidence(marks.other, regions, k, 0.08);
  }
  return marks;
}
