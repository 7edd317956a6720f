import { rgbToLab } from '@/lib/drawing/oklab';
import { boxBlur, sample } from './blur';
import type { LabPicture, Picture } from './picture';
import type { Prepared } from './segmenter';

/** One plane of half the size. */
export function halve(source: Float32Array, width: number, height: number): Float32Array {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = y * 2 * width + x * 2;
      out[y * w + x] =
        ((source[at] as number) +
          (source[at + 1] as number) +
          (source[at + width] as number) +
          (source[at + width + 1] as number)) /
        4;
    }
  return out;
}

/** Colours at half the working size: made once a picture. */
type Planes = readonly [l: Float32Array, a: Float32Array, b: Float32Array];
const halves = new WeakMap<LabPicture, Planes>();

export function halvesOf(lab: LabPicture): Planes {
  const known = halves.get(lab);
  if (known) return known;
  const halved = (plane: Float32Array) => halve(plane, lab.width, lab.height);
  const planes: Planes = [halved(lab.l), halved(lab.a), halved(lab.b)];
  halves.set(lab, planes);
  return planes;
}

/** What colours stand on one side of the border, near each place: lightness, two axes, and how much there is of that side. */
type Side = readonly [l: Float32Array, a: Float32Array, b: Float32Array, share: Float32Array];

/** How far to look for what a side looks like, in pixels of half the working size. */
const sureness = 5;

function findSide(planes: Planes, weight: Float32Array, w: number, h: number): Side {
  const share = boxBlur(weight, w, h, sureness);
  const mean = (plane: Float32Array) => {
    const weighed = new Float32Array(plane.length);
    for (let i = 0; i < plane.length; i += 1) weighed[i] = (plane[i] as number) * (weight[i] as number);
    const sum = boxBlur(weighed, w, h, sureness);
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) / Math.max(1e-5, share[i] as number);
    return sum;
  };
  return [mean(planes[0]), mean(planes[1]), mean(planes[2]), share];
}

/** Where paint is by patches alone, and how near the border is: at half the size, neither 0 nor 1 there. */
function spreadPatches(
  { regions }: Prepared,
  inside: Uint8Array,
): { hard: Float32Array; near: Float32Array } {
  const { labels, width, height } = regions;
  const hard = new Float32Array(labels.length);
  for (let i = 0; i < hard.length; i += 1) hard[i] = inside[labels[i] as number] as number;
  return { hard, near: boxBlur(halve(hard, width, height), width >> 1, height >> 1, 2) };
}

/** The share of paint among the nine around each pixel near the border. */
function softenBorder(hard: Float32Array, near: Float32Array, w: number, h: number): Float32Array {
  const soft = hard.slice();
  const half = w >> 1;
  for (let y = 1; y < h - 1; y += 1)
    for (let x = 1; x < w - 1; x += 1) {
      const close = near[Math.min(y >> 1, (h >> 1) - 1) * half + Math.min(x >> 1, half - 1)] as number;
      if (close <= 0.001 || close >= 0.999) continue;
      let sum = 0;
      for (let at = (y - 1) * w + x; at <= (y + 1) * w + x; at += w)
        sum += (hard[at - 1] as number) + (hard[at] as number) + (hard[at + 1] as number);
      soft[y * w + x] = sum / 9;
    }
  return soft;
}

/**
 * The border at the picture's own pixels: near it, each pixel goes to the side whose colours are its own.
 *
 * @param inside 1 for patches that are paint
 * @returns 0 to 255 for each pixel of the picture
 */
export function refineMask(picture: Picture, prepared: Prepared, inside: Uint8Array): Uint8Array {
  const { lab, step } = prepared;
  const { width: w, height: h } = lab;
  const { hard, near: half } = spreadPatches(prepared, inside);
  const smooth = softenBorder(hard, half, w, h);
  const isIn = half.map((value) => (value > 0.98 ? 1 : 0));
  const isOut = half.map((value) => (value < 0.02 ? 1 : 0));
  const planes = halvesOf(lab);
  const one = findSide(planes, isIn, w >> 1, h >> 1);
  const other = findSide(planes, isOut, w >> 1, h >> 1);
  const out = new Uint8Array(picture.width * picture.height);
  const { width, height, data } = picture;
  for (let v = 0; v < h; v += 1) {
    // What no whole step covers belongs to the last one.
    const bottom = v === h - 1 ? height : (v + 1) * step;
    for (let u = 0; u < w; u += 1) {
      const close = half[
        Math.min(v >> 1, (h >> 1) - 1) * (w >> 1) + Math.min(u >> 1, (w >> 1) - 1)
      ] as number;
      if (close <= 0.001) continue;
      const right = u === w - 1 ? width : (u + 1) * step;
      for (let y = v * step; y < bottom; y += 1) {
        if (close >= 0.999) {
          out.fill(255, y * width + u * step, y * width + right);
          continue;
        }
        for (let x = u * step; x < right; x += 1) {
          const fx = (x + 0.5) / step;
          const fy = (y + 0.5) / step;
          const before = sample(smooth, w, h, fx - 0.5, fy - 0.5);
          const at = y * width + x;
          out[at] =
            255 * judgePixel(data, at * 4, one, other, w >> 1, h >> 1, fx / 2 - 0.5, fy / 2 - 0.5, before);
        }
      }
    }
  }
  return out;
}

/** How much of a pixel is paint: where its colour stands between those of both sides; where these look alike, as before. */
function judgePixel(
  data: Uint8ClampedArray,
  at: number,
  one: Side,
  other: Side,
  w: number,
  h: number,
  x: number,
  y: number,
  before: number,
): number {
  if (sample(one[3], w, h, x, y) < 0.01 || sample(other[3], w, h, x, y) < 0.01) return before;
  const bl = sample(other[0], w, h, x, y);
  const ba = sample(other[1], w, h, x, y);
  const bb = sample(other[2], w, h, x, y);
  const dl = sample(one[0], w, h, x, y) - bl;
  const da = sample(one[1], w, h, x, y) - ba;
  const db = sample(one[2], w, h, x, y) - bb;
  const [l, a, b] = rgbToLab(data[at] as number, data[at + 1] as number, data[at + 2] as number);
  const apart = dl * dl + da * da + db * db;
  const along = ((l - bl) * dl + (a - ba) * da + (b - bb) * db) / Math.max(1e-6, apart);
  const trust = apart / (apart + 0.006);
  const value = before + (Math.min(1.5, Math.max(-0.5, along)) - before) * trust;
  const t = Math.min(1, Math.max(0, (value - 0.2) / 0.6));
  return t * t * (3 - 2 * t);
}
