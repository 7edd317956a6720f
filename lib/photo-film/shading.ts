import { boxBlur, scratchPlane } from './blur';
import type { LabPicture } from './picture';
import { halvesOf } from './refine';

/** What light does on the paint, apart from the paint's own colour. At half the working size: light is soft. */
export interface Shading {
  width: number;
  height: number;
  /** Lightness without detail: the form of panels and the large reflections. */
  base: Float32Array;
  /** The same over a fifth of the vehicle: only how light falls on it. */
  broad: Float32Array;
  /** The middle lightness of the paint, and its tenth from below and above. */
  middle: number;
  low: number;
  high: number;
  /** Of the light itself, by what is lightest around the vehicle: how strong it is, and its colour. */
  light: Light;
  /** Around the paint, at the same size. */
  box: { left: number; top: number; right: number; bottom: number };
}

interface Light {
  /** 1 in broad day, less at dusk. */
  strength: number;
  a: number;
  b: number;
}

/** The share of paint below which a pixel is of the surroundings, and the lightest part of these that tells of the light. */
const surroundings = { mask: 0.02, lightest: 0.04 };

/** Lightness as a byte, as it is counted. */
const grades = new WeakMap<Float32Array, Uint8Array>();

function gradesOf(l: Float32Array): Uint8Array {
  const known =
    grades.get(l) ?? Uint8Array.from(l, (value) => Math.min(255, Math.max(0, Math.round(value * 255))));
  grades.set(l, known);
  return known;
}

function readLight(planes: readonly [Float32Array, Float32Array, Float32Array], mask: Float32Array): Light {
  const [l, a, b] = planes;
  const graded = gradesOf(l);
  const counts = new Float64Array(256);
  let total = 0;
  const isAround = (i: number) => (mask[i] as number) < surroundings.mask;
  for (let i = 0; i < l.length; i += 1) {
    if (!isAround(i)) continue;
    const grade = graded[i] as number;
    counts[grade] = (counts[grade] as number) + 1;
    total += 1;
  }
  let least = 255;
  for (let sum = 0; least > 0 && sum < total * surroundings.lightest; least -= 1)
    sum += counts[least] as number;
  let [sumA, sumB, count] = [0, 0, 0];
  for (let i = 0; i < l.length; i += 1) {
    if ((graded[i] as number) <= least || !isAround(i)) continue;
    sumA += a[i] as number;
    sumB += b[i] as number;
    count += 1;
  }
  // A wall or a lawn may be what is lightest: half of its colour is enough.
  // Light is bluish or reddish, never green: what is green grows there.
  const mean = count === 0 ? 0 : sumA / count;
  const share = count === 0 ? 0 : (0.5 * Math.min(1, Math.max(0, 1 + mean * 40))) / count;
  return {
    strength: Math.min(1, Math.max(0.78, 0.32 + (0.8 * least) / 255)),
    a: sumA * share,
    b: sumB * share,
  };
}

/** The mean within the mask alone: what lies outside does not shine in. */
function meanInside(plane: Float32Array, mask: Float32Array, width: number, height: number, radius: number) {
  const weighed = scratchPlane('weighed', plane.length);
  for (let i = 0; i < plane.length; i += 1) weighed[i] = (plane[i] as number) * (mask[i] as number);
  const sum = boxBlur(weighed, width, height, radius);
  const total = boxBlur(mask, width, height, radius, scratchPlane('share', mask.length));
  for (let i = 0; i < sum.length; i += 1)
    sum[i] = (total[i] as number) > 1e-4 ? (sum[i] as number) / (total[i] as number) : 0;
  return sum;
}

/** @param mask 0 to 1 at half the working size */
export function readShading(lab: LabPicture, mask: Float32Array): Shading | null {
  const width = lab.width >> 1;
  const height = lab.height >> 1;
  const planes = halvesOf(lab);
  const [l] = planes;
  const graded = gradesOf(l);
  const counts = new Float64Array(256);
  let total = 0;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if ((mask[i] as number) < 0.5) continue;
      const grade = graded[i] as number;
      counts[grade] = (counts[grade] as number) + 1;
      total += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  if (total < 24) return null;
  const share = (part: number) => {
    let sum = 0;
    for (let k = 0; k < 256; k += 1) {
      sum += counts[k] as number;
      if (sum >= part * total) return k / 255;
    }
    return 1;
  };
  const long = Math.max(box.right - box.left, box.bottom - box.top);
  return {
    width,
    height,
    base: meanInside(l, mask, width, height, Math.max(1, Math.round(long / 90))),
    broad: meanInside(l, mask, width, height, Math.max(2, Math.round(long / 14))),
    light: readLight(planes, mask),
    middle: share(0.5),
    low: share(0.1),
    high: share(0.9),
    box,
  };
}
