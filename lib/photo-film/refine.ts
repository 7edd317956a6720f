import { boxBlur, sample } from './blur';
import { readLab } from './oklab';
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

/**
 * What colours stand on both sides of the border, near each place: of the paint's side lightness, two axes and how much there is of
 * it, then the same of the other. They stand together because they are asked for together.
 */
type Sides = Float32Array;

const perPlace = 8;

/** How far to look for what a side looks like, in pixels of half the working size. */
const sureness = 5;

/** How sure a place is: what is nearer than this to one end is left as it is. */
const sure = 0.001;

function findSides(planes: Planes, near: Float32Array, w: number, h: number): Sides {
  const sides = new Float32Array(w * h * perPlace);
  const weight = new Float32Array(w * h);
  const weighed = new Float32Array(w * h);
  for (const first of [0, 4]) {
    for (let i = 0; i < weight.length; i += 1)
      weight[i] = (first === 0 ? (near[i] as number) > 0.98 : (near[i] as number) < 0.02) ? 1 : 0;
    const share = boxBlur(weight, w, h, sureness);
    for (const [axis, plane] of planes.entries()) {
      for (let i = 0; i < weighed.length; i += 1) weighed[i] = (plane[i] as number) * (weight[i] as number);
      const sum = boxBlur(weighed, w, h, sureness);
      for (let i = 0, to = first + axis; i < sum.length; i += 1, to += perPlace)
        sides[to] = (sum[i] as number) / Math.max(1e-5, share[i] as number);
    }
    for (let i = 0, to = first + 3; i < share.length; i += 1, to += perPlace) sides[to] = share[i] as number;
  }
  return sides;
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
  const [halfWidth, halfHeight] = [w >> 1, h >> 1];
  const { hard, near } = spreadPatches(prepared, inside);
  const smooth = softenBorder(hard, near, w, h);
  const sides = findSides(halvesOf(lab), near, halfWidth, halfHeight);
  const out = new Uint8Array(picture.width * picture.height);
  const { width, height, data } = picture;
  for (let v = 0; v < h; v += 1) {
    // What no whole step covers belongs to the last one.
    const bottom = v === h - 1 ? height : (v + 1) * step;
    const row = Math.min(v >> 1, halfHeight - 1) * halfWidth;
    for (let u = 0; u < w; ) {
      const close = near[row + Math.min(u >> 1, halfWidth - 1)] as number;
      const from = u;
      // As far as it is the same to the right: of most rows that is nearly all.
      do u += 1;
      while (u < w && near[row + Math.min(u >> 1, halfWidth - 1)] === close);
      if (close <= sure) continue;
      const right = u === w ? width : u * step;
      for (let y = v * step; y < bottom; y += 1) {
        if (close >= 1 - sure) {
          out.fill(255, y * width + from * step, y * width + right);
          continue;
        }
        const fy = (y + 0.5) / step;
        for (let x = from * step; x < right; x += 1) {
          const fx = (x + 0.5) / step;
          const before = sample(smooth, w, h, fx - 0.5, fy - 0.5);
          const at = y * width + x;
          const spot = findSpot(halfWidth, halfHeight, fx / 2 - 0.5, fy / 2 - 0.5);
          out[at] = 255 * judgePixel(data, at * 4, sides, spot, before);
        }
      }
    }
  }
  return out;
}

/** A place between four others: where each of them begins, and its share. Written anew each time: nothing is allocated. */
interface Spot {
  at: Int32Array;
  share: Float64Array;
}

const between: Spot = { at: new Int32Array(4), share: new Float64Array(4) };

function findSpot(w: number, h: number, x: number, y: number): Spot {
  const cx = x < 0 ? 0 : x > w - 1 ? w - 1 : x;
  const cy = y < 0 ? 0 : y > h - 1 ? h - 1 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const right = x0 + 1 < w ? perPlace : 0;
  const below = y0 + 1 < h ? w * perPlace : 0;
  const u = cx - x0;
  const v = cy - y0;
  const { at, share } = between;
  const first = (y0 * w + x0) * perPlace;
  at[0] = first;
  at[1] = first + right;
  at[2] = first + below;
  at[3] = first + below + right;
  share[0] = (1 - u) * (1 - v);
  share[1] = u * (1 - v);
  share[2] = (1 - u) * v;
  share[3] = u * v;
  return between;
}

/** One of the eight, at a place. */
const read = (sides: Sides, { at, share }: Spot, which: number): number =>
  (sides[(at[0] as number) + which] as number) * (share[0] as number) +
  (sides[(at[1] as number) + which] as number) * (share[1] as number) +
  (sides[(at[2] as number) + which] as number) * (share[2] as number) +
  (sides[(at[3] as number) + which] as number) * (share[3] as number);

/** How much of a pixel is paint: where its colour stands between those of both sides; where these look alike, as before. */
function judgePixel(data: Uint8ClampedArray, at: number, sides: Sides, spot: Spot, before: number): number {
  if (read(sides, spot, 3) < 0.01 || read(sides, spot, 7) < 0.01) return before;
  const bl = read(sides, spot, 4);
  const ba = read(sides, spot, 5);
  const bb = read(sides, spot, 6);
  const dl = read(sides, spot, 0) - bl;
  const da = read(sides, spot, 1) - ba;
  const db = read(sides, spot, 2) - bb;
  const own = readLab(data, at);
  const l = (own[0] as number) - bl;
  const a = (own[1] as number) - ba;
  const b = (own[2] as number) - bb;
  const apart = dl * dl + da * da + db * db;
  const along = (l * dl + a * da + b * db) / Math.max(1e-6, apart);
  const trust = apart / (apart + 0.006);
  const value = before + (Math.min(1.5, Math.max(-0.5, along)) - before) * trust;
  const t = Math.min(1, Math.max(0, (value - 0.2) / 0.6));
  return t * t * (3 - 2 * t);
}
