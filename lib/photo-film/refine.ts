import { boxBlur, sample, scratchPlane } from './blur';
import { readLab } from './oklab';
import type { LabPicture, Picture } from './picture';
import type { Prepared } from './segmenter';

/** One plane of half the size. */
function halve(source: Float32Array, width: number, height: number): Float32Array {
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

/** Where the border is, and as much round it as is looked at: places of half the working size. */
interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

function windowOf(near: Float32Array, w: number, h: number): Window {
  let [left, right, top, bottom] = [w, -1, h, -1];
  for (let y = 0; y < h; y += 1)
    for (let x = 0, at = y * w; x < w; x += 1, at += 1) {
      const close = near[at] as number;
      if (close <= sure || close >= 1 - sure) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return { left: 0, top: 0, width: 0, height: 0 };
  // What is read between two places reads the next one too.
  const around = sureness + 1;
  left = Math.max(0, left - around);
  top = Math.max(0, top - around);
  return {
    left,
    top,
    width: Math.min(w, right + around + 1) - left,
    height: Math.min(h, bottom + around + 1) - top,
  };
}

function findSides(planes: Planes, near: Float32Array, w: number, window: Window): Sides {
  const { left, top, width, height } = window;
  const size = width * height;
  const sides = scratchPlane('sides', size * perPlace);
  const weight = scratchPlane('weight', size);
  const weighed = scratchPlane('weighed', size);
  for (const first of [0, 4]) {
    for (let y = 0, i = 0; y < height; y += 1)
      for (let at = (top + y) * w + left, end = at + width; at < end; at += 1, i += 1)
        weight[i] = (first === 0 ? (near[at] as number) > 0.98 : (near[at] as number) < 0.02) ? 1 : 0;
    const share = boxBlur(weight, width, height, sureness, scratchPlane('share', size));
    for (const [axis, plane] of planes.entries()) {
      for (let y = 0, i = 0; y < height; y += 1)
        for (let at = (top + y) * w + left, end = at + width; at < end; at += 1, i += 1)
          weighed[i] = (plane[at] as number) * (weight[i] as number);
      const sum = boxBlur(weighed, width, height, sureness, scratchPlane('sum', size));
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
  const hard = scratchPlane('hard', labels.length);
  for (let i = 0; i < hard.length; i += 1) hard[i] = inside[labels[i] as number] as number;
  return { hard, near: boxBlur(halve(hard, width, height), width >> 1, height >> 1, 2) };
}

/** The share of paint among the nine around each pixel near the border. */
function softenBorder(hard: Float32Array, near: Float32Array, w: number, h: number): Float32Array {
  const soft = scratchPlane('soft', hard.length);
  soft.set(hard);
  const half = w >> 1;
  for (let y = 1; y < h - 1; y += 1) {
    const row = Math.min(y >> 1, (h >> 1) - 1) * half;
    for (let place = 0; place < half; place += 1) {
      const close = near[row + place] as number;
      if (close <= sure || close >= 1 - sure) continue;
      // What no whole place covers belongs to the last one.
      const end = place === half - 1 ? w - 1 : place * 2 + 2;
      for (let x = Math.max(1, place * 2); x < end; x += 1) {
        let sum = 0;
        for (let at = (y - 1) * w + x; at <= (y + 1) * w + x; at += w)
          sum += (hard[at - 1] as number) + (hard[at] as number) + (hard[at + 1] as number);
        soft[y * w + x] = sum / 9;
      }
    }
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
  const window = windowOf(near, halfWidth, halfHeight);
  const sides = findSides(halvesOf(lab), near, halfWidth, window);
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
      if (close >= 1 - sure) {
        const right = u === w ? width : u * step;
        for (let y = v * step; y < bottom; y += 1) out.fill(255, y * width + from * step, y * width + right);
        continue;
      }
      for (let place = from; place < u; place += 1) {
        // Both sides change slowly: they are asked for once for all pixels of a place.
        const areBoth = readSides(sides, window, (place + 0.5) / 2 - 0.5, (v + 0.5) / 2 - 0.5);
        const right = place === w - 1 ? width : (place + 1) * step;
        const around = sumAround(smooth, w, h, place, v);
        // Beside the border itself there is nothing to find between places: all of them say the same.
        const isClear = around === 0 || around === 9;
        for (let y = v * step; y < bottom; y += 1)
          for (let x = place * step; x < right; x += 1) {
            const before = isClear
              ? around / 9
              : sample(smooth, w, h, (x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5);
            const at = y * width + x;
            out[at] = 255 * (areBoth ? judgePixel(data, at * 4, before) : before);
          }
      }
    }
  }
  return out;
}

/** Of nine places, the sum; the edge stands for what is beyond it. */
function sumAround(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const left = x > 0 ? -1 : 0;
  const right = x < width - 1 ? 1 : 0;
  const middle = y * width + x;
  const above = y > 0 ? middle - width : middle;
  const below = y < height - 1 ? middle + width : middle;
  return (
    (plane[above + left] as number) +
    (plane[above] as number) +
    (plane[above + right] as number) +
    (plane[middle + left] as number) +
    (plane[middle] as number) +
    (plane[middle + right] as number) +
    (plane[below + left] as number) +
    (plane[below] as number) +
    (plane[below + right] as number)
  );
}

/** Both sides at one place: the colour of the other, the way to the paint's, its length, and how far that is to be trusted. */
const here = new Float64Array(8);

/** Reads both sides between four places, into `here`: nothing is allocated. @returns whether there is enough of both */
function readSides(
  sides: Sides,
  { left, top, width, height }: Window,
  halfX: number,
  halfY: number,
): boolean {
  const x = halfX - left;
  const y = halfY - top;
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const u = cx - x0;
  const v = cy - y0;
  const one = (y0 * width + x0) * perPlace;
  const two = x0 + 1 < width ? one + perPlace : one;
  const below = y0 + 1 < height ? width * perPlace : 0;
  const p = (1 - u) * (1 - v);
  const q = u * (1 - v);
  const r = (1 - u) * v;
  const s = u * v;
  const read = (which: number): number =>
    (sides[one + which] as number) * p +
    (sides[two + which] as number) * q +
    (sides[one + below + which] as number) * r +
    (sides[two + below + which] as number) * s;
  if (read(3) < 0.01 || read(7) < 0.01) return false;
  const l = read(4);
  const a = read(5);
  const b = read(6);
  const wayL = read(0) - l;
  const wayA = read(1) - a;
  const wayB = read(2) - b;
  const apart = wayL * wayL + wayA * wayA + wayB * wayB;
  here[0] = l;
  here[1] = a;
  here[2] = b;
  here[3] = wayL;
  here[4] = wayA;
  here[5] = wayB;
  here[6] = 1 / Math.max(1e-6, apart);
  here[7] = apart / (apart + 0.006);
  return true;
}

/** How much of a pixel is paint: where its colour stands between those of both sides; where these look alike, as before. */
function judgePixel(data: Uint8ClampedArray, at: number, before: number): number {
  const own = readLab(data, at);
  const l = (own[0] as number) - (here[0] as number);
  const a = (own[1] as number) - (here[1] as number);
  const b = (own[2] as number) - (here[2] as number);
  const along =
    (l * (here[3] as number) + a * (here[4] as number) + b * (here[5] as number)) * (here[6] as number);
  const value = before + (Math.min(1.5, Math.max(-0.5, along)) - before) * (here[7] as number);
  const t = Math.min(1, Math.max(0, (value - 0.2) / 0.6));
  return t * t * (3 - 2 * t);
}
