import type { RegionGraph, Regions } from './regions';

/** How alike two patches must be to be of one thing. */
export interface Reach {
  /** In OKLab; lightness counts less than hue, because shading changes it. */
  colour: number;
  lightness: number;
  /** A share of the picture's longer side. */
  place: number;
  /** Unevenness. */
  grain: number;
}

const reach: Reach = { colour: 0.02, lightness: 0.045, place: 0.22, grain: 0.02 };

/** Adds what a marked patch says about all others: the more alike and the nearer, the more. A negative weight takes it back. */
export function addEvidence(
  into: Float32Array,
  regions: Regions,
  seed: number,
  weight: number,
  by: Reach = reach,
): void {
  const { l, a, b, x, y, grain } = regions;
  const long = Math.max(regions.width, regions.height) * by.place;
  const sl = l[seed] as number;
  const sa = a[seed] as number;
  const sb = b[seed] as number;
  const sx = x[seed] as number;
  const sy = y[seed] as number;
  const sg = grain[seed] as number;
  const kl = 1 / by.lightness ** 2;
  const kc = 1 / by.colour ** 2;
  const kp = 1 / long ** 2;
  const kg = 1 / by.grain ** 2;
  for (let k = 0; k < regions.count; k += 1) {
    const dl = (l[k] as number) - sl;
    const da = (a[k] as number) - sa;
    const db = (b[k] as number) - sb;
    const dx = (x[k] as number) - sx;
    const dy = (y[k] as number) - sy;
    const dg = (grain[k] as number) - sg;
    const far = dl * dl * kl + (da * da + db * db) * kc + (dx * dx + dy * dy) * kp + dg * dg * kg;
    // A long tail: what is unlike everything still leans to what it is least unlike.
    const near = 1 + far * 0.5 + far * far * 0.25;
    into[k] = (into[k] as number) + weight / (near * Math.sqrt(near));
  }
}

/**
 * How far each patch is from the nearest seed when differences of colour on the way are what makes a way long (Bai and Sapiro,
 * "Geodesic matting", 2009).
 */
export function geodesicDistance(graph: RegionGraph, seeds: readonly number[], count: number): Float32Array {
  const { start, to, contrast } = graph;
  const far = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  // Buckets: a hundredth is fine enough.
  const buckets: number[][] = [];
  const put = (k: number, distance: number) => {
    far[k] = distance;
    const slot = Math.floor(distance * 100);
    buckets[slot] ??= [];
    buckets[slot].push(k);
  };
  for (const seed of seeds) put(seed, 0);
  for (let slot = 0; slot < buckets.length; slot += 1) {
    const bucket = buckets[slot] ?? [];
    for (let i = 0; i < bucket.length; i += 1) {
      const k = bucket[i] as number;
      if (Math.floor((far[k] as number) * 100) < slot) continue;
      for (let edge = start[k] as number; edge < (start[k + 1] as number); edge += 1) {
        // Rounded as it is kept: else the same way would seem shorter for ever.
        const distance = Math.fround(
          (far[k] as number) + 0.012 + Math.max(0, (contrast[edge] as number) - 0.015),
        );
        if (distance < (far[to[edge] as number] as number)) put(to[edge] as number, distance);
      }
    }
  }
  return far;
}
