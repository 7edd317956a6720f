/** A number from 0 to 1 that follows from three whole numbers. */
export function hash(x: number, y: number, z = 0): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(z | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1, one bump a unit. */
export function noise(x: number, y: number, seed = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = (x - x0) ** 2 * (3 - 2 * (x - x0));
  const v = (y - y0) ** 2 * (3 - 2 * (y - y0));
  const top = hash(x0, y0, seed) * (1 - u) + hash(x0 + 1, y0, seed) * u;
  const low = hash(x0, y0 + 1, seed) * (1 - u) + hash(x0 + 1, y0 + 1, seed) * u;
  return top * (1 - v) + low * v;
}

/** Noise in four octaves, from 0 to 1. */
export function rough(x: number, y: number, seed = 0): number {
  return (
    (noise(x, y, seed) * 8 +
      noise(x * 2, y * 2, seed + 1) * 4 +
      noise(x * 4, y * 4, seed + 2) * 2 +
      noise(x * 8, y * 8, seed + 3)) /
    15
  );
}

export const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** What stands at a place of a list that is known to be there. */
export function at<Item>(list: ArrayLike<Item>, place: number): Item {
  const item = list[place];
  if (item === undefined) throw new RangeError(`Nothing stands at ${place}.`);
  return item;
}
