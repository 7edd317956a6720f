import { linearLight as linear } from '@/lib/drawing/oklab';
import type { LabPicture, Picture } from './picture';

// OKLab after Björn Ottosson, "A perceptual color space for image processing" (2020).

// Fine enough for the darkest shades, where one byte is least light.
const steps = 16384;
const encoded = new Uint8Array(steps + 1);
for (let i = 0; i <= steps; i += 1) {
  const c = i / steps;
  encoded[i] = Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}

/** A linear share of light as a byte of sRGB. */
function encodeLight(c: number): number {
  if (c <= 0) return 0;
  if (c >= 1) return 255;
  return encoded[(c * steps + 0.5) | 0] as number;
}

const light = new Float64Array(3);

function toLight(l: number, a: number, b: number): void {
  const x = l + 0.3963377774 * a + 0.2158037573 * b;
  const y = l - 0.1055613458 * a - 0.0638541728 * b;
  const z = l - 0.0894841775 * a - 1.291485548 * b;
  const p = x * x * x;
  const q = y * y * y;
  const r = z * z * z;
  light[0] = 4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r;
  light[1] = -1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r;
  light[2] = -0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r;
}

const fits = () =>
  (light[0] as number) >= -0.002 &&
  (light[0] as number) <= 1.002 &&
  (light[1] as number) >= -0.002 &&
  (light[1] as number) <= 1.002 &&
  (light[2] as number) >= -0.002 &&
  (light[2] as number) <= 1.002;

/** The share of a colour's strength, of 0 to 1, that a screen still shows at this lightness. */
function shareThatFits(l: number, a: number, b: number, halvings = 7): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < halvings; i += 1) {
    const middle = (low + high) / 2;
    toLight(l, a * middle, b * middle);
    if (fits()) low = middle;
    else high = middle;
  }
  return low;
}

/** Grades of lightness for which `chromaRoom` says something: neighbours differ by less than a byte does. */
const grades = 1023;
/** No film is stronger than this at any lightness. */
const strongest = 0.5;

/**
 * How strong a colour of one hue can be shown at each lightness, black to white. Found once for a film: it would be searched for
 * at every pixel otherwise.
 */
export function chromaRoom(a: number, b: number): Float32Array {
  const chroma = Math.sqrt(a * a + b * b);
  const room = new Float32Array(grades + 1);
  if (chroma < 1e-6) return room.fill(strongest);
  const [towardsA, towardsB] = [(a / chroma) * strongest, (b / chroma) * strongest];
  for (let i = 0; i <= grades; i += 1)
    room[i] = shareThatFits(i / grades, towardsA, towardsB, 12) * strongest;
  return room;
}

/** A row of colours: lightness and two axes. */
export type LabRow = readonly [l: Float64Array, a: Float64Array, b: Float64Array];

/**
 * Writes a row of colours as bytes of sRGB, where there is a share of it. What no screen shows loses colour, not lightness or hue.
 *
 * @param room of the one hue that all have whose share is whole, where there is one
 * @param first byte of the row
 */
export function writeLabRow(
  [l, a, b]: LabRow,
  share: Uint8Array,
  from: number,
  to: number,
  room: Float32Array | null,
  out: Uint8Array | Uint8ClampedArray,
  first: number,
): void {
  for (let x = from; x < to; x += 1) {
    if (share[x] === 0) continue;
    const any = l[x] as number;
    const lightness = any < 0 ? 0 : any > 1 ? 1 : any;
    let oneA = a[x] as number;
    let oneB = b[x] as number;
    if (room && share[x] === 255) {
      const most = room[(lightness * grades + 0.5) | 0] as number;
      const square = oneA * oneA + oneB * oneB;
      if (square > most * most) {
        const part = most / Math.sqrt(square);
        oneA *= part;
        oneB *= part;
      }
    } else {
      toLight(lightness, oneA, oneB);
      if (!fits()) {
        const part = shareThatFits(lightness, oneA, oneB);
        oneA *= part;
        oneB *= part;
      }
    }
    // As in `toLight`, whose answer would be written to memory and read again: this is done for every pixel of paint.
    const p = lightness + 0.3963377774 * oneA + 0.2158037573 * oneB;
    const q = lightness - 0.1055613458 * oneA - 0.0638541728 * oneB;
    const r = lightness - 0.0894841775 * oneA - 1.291485548 * oneB;
    const cubeP = p * p * p;
    const cubeQ = q * q * q;
    const cubeR = r * r * r;
    const at = first + x * 4;
    out[at] = encodeLight(4.0767416621 * cubeP - 3.3077115913 * cubeQ + 0.2309699292 * cubeR);
    out[at + 1] = encodeLight(-1.2684380046 * cubeP + 2.6097574011 * cubeQ - 0.3413193965 * cubeR);
    out[at + 2] = encodeLight(-0.0041960863 * cubeP - 0.7034186147 * cubeQ + 1.707614701 * cubeR);
  }
}

/** Cube roots of the shares of light, as finely as eight bits need them: the root itself is what takes time. */
const roots = new Float32Array(8193);
for (let i = 0; i <= 8192; i += 1) roots[i] = Math.cbrt(i / 8192);

const rootOf = (share: number) =>
  share < 0.004 ? Math.cbrt(share) : (roots[(share * 8192 + 0.5) | 0] as number);

const read = new Float64Array(3);

/** The colour of one pixel, of whose bytes `at` is the first. What is handed out is written anew by the next call. */
export function readLab(data: Uint8ClampedArray, at: number): Float64Array {
  const r = linear[data[at] as number] as number;
  const g = linear[data[at + 1] as number] as number;
  const b = linear[data[at + 2] as number] as number;
  const l = rootOf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = rootOf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = rootOf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  read[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  read[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  read[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return read;
}

/** The lightness of each pixel of a picture, 0 to 1. */
export function lightnessOf({ width, height, data }: Picture): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i += 1) {
    const r = linear[data[i * 4] as number] as number;
    const g = linear[data[i * 4 + 1] as number] as number;
    const b = linear[data[i * 4 + 2] as number] as number;
    const l = rootOf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = rootOf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = rootOf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    out[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  }
  return out;
}

/** A picture in OKLab, each pixel the mean of `step` × `step` of the original. */
export function toLabPicture({ width, height, data }: Picture, step: number): LabPicture {
  const w = Math.floor(width / step);
  const h = Math.floor(height / step);
  const size = w * h;
  const out = {
    width: w,
    height: h,
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  const share = 1 / (step * step);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      let [r, g, c] = [0, 0, 0];
      for (let v = 0; v < step; v += 1) {
        let at = ((y * step + v) * width + x * step) * 4;
        for (let u = 0; u < step; u += 1, at += 4) {
          r += linear[data[at] as number] as number;
          g += linear[data[at + 1] as number] as number;
          c += linear[data[at + 2] as number] as number;
        }
      }
      r *= share;
      g *= share;
      c *= share;
      const l = rootOf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * c);
      const m = rootOf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * c);
      const s = rootOf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * c);
      const i = y * w + x;
      out.l[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
      out.a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
      out.b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
    }
  return out;
}
