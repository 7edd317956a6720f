import { hexToLab, rgbToLab } from '@/lib/drawing/oklab';
import { sample } from './blur';
import { writeLab } from './oklab';
import { brushLines, honeycomb, printedColour, scatter, weave } from './patterns';
import type { Picture } from './picture';
import type { Shading } from './shading';

/** What of a film is seen: its finish, and its colours as #rrggbb. */
export interface FilmToLay {
  finish: string;
  colours: readonly string[];
  print?: string | undefined;
}

/** How a surface answers to light. */
interface Response {
  /** How deep the shading of the form is. */
  form: number;
  /** How much of the fine reflections is kept. */
  detail: number;
  /** How white highlights become. */
  gloss: number;
  /** How soft a highlight is: where it begins, below the lightest of the paint. */
  spread: number;
  /** Shadows are lifted by this much: a matt surface is never quite dark. */
  veil: number;
}

const gloss: Response = { form: 1, detail: 1, gloss: 0.85, spread: 0.06, veil: 0 };

const responses: Record<string, Response> = {
  gloss,
  satin: { form: 0.8, detail: 0.35, gloss: 0.3, spread: 0.2, veil: 0.015 },
  matt: { form: 0.72, detail: 0.12, gloss: 0.05, spread: 0.3, veil: 0.035 },
  metallic: { form: 1.35, detail: 0.9, gloss: 0.7, spread: 0.12, veil: 0 },
  pearl: { form: 0.95, detail: 0.8, gloss: 0.75, spread: 0.12, veil: 0 },
  'colour-shift': { form: 1.05, detail: 0.8, gloss: 0.6, spread: 0.1, veil: 0 },
  carbon: { form: 0.85, detail: 0.8, gloss: 0.7, spread: 0.08, veil: 0 },
  brushed: { form: 1.1, detail: 0.25, gloss: 0.3, spread: 0.22, veil: 0 },
  chrome: { form: 1, detail: 1, gloss: 0.9, spread: 0.05, veil: 0 },
  reflective: { form: 0.7, detail: 0.3, gloss: 0.25, spread: 0.2, veil: 0.02 },
  printed: { form: 0.95, detail: 0.75, gloss: 0.6, spread: 0.08, veil: 0 },
};

type Lab = readonly [l: number, a: number, b: number];

const blend = (one: Lab, other: Lab, t: number): Lab => [
  one[0] + (other[0] - one[0]) * t,
  one[1] + (other[1] - one[1]) * t,
  one[2] + (other[2] - one[2]) * t,
];

const white: Lab = [1, 0, 0];

/** Along three colours, 0 to 1. */
const along = (colours: readonly Lab[], t: number): Lab => {
  const at = Math.min(1, Math.max(0, t)) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(at));
  return blend(colours[i] ?? white, colours[i + 1] ?? white, at - i);
};

/** Where a pixel is on the vehicle and how light falls there. */
interface Spot {
  x: number;
  y: number;
  /** On the vehicle, of which 100 units are its length. */
  u: number;
  v: number;
  /** 0 to 1 from one end of it to the other, and from its top to its bottom. */
  across: number;
  down: number;
  /** How much lighter than the middle of the paint: the form, and the detail on it. */
  form: number;
  detail: number;
}

/** What a mirror would show: sky, a dark horizon, the ground, bent by the form. */
function mirrored(spot: Spot): number {
  const t = Math.min(1, Math.max(0, spot.down * 0.8 - spot.form * 1.5 - spot.detail * 1.2 + 0.08));
  const sky = 0.97 - 0.32 * t;
  const horizon = Math.exp(-(((t - 0.46) / 0.07) ** 2));
  const ground = 0.42 + 0.3 * (t - 0.5);
  const mix = t < 0.4 ? 0 : t > 0.54 ? 1 : (t - 0.4) / 0.14;
  return sky * (1 - mix) + ground * mix - 0.34 * horizon;
}

/** The film's own colour at a spot, before light falls on it. */
function pigment(film: FilmToLay, colours: readonly Lab[], spot: Spot): Lab {
  const first = colours[0] ?? white;
  switch (film.finish) {
    case 'metallic': {
      const flake = (scatter(spot.x, spot.y) - 0.5) * 0.045;
      return [first[0] + flake + spot.form * 0.22, first[1] as number, first[2] as number];
    }
    case 'pearl': {
      const sheen = Math.min(1, Math.max(0, 0.5 + spot.form * 3.2 + spot.detail));
      const side = sheen > 0.5 ? (colours[1] ?? first) : (colours[2] ?? first);
      const spark = scatter(spot.x, spot.y) > 0.985 ? 0.05 : 0;
      const [l, a, b] = blend(first, side, Math.min(0.8, Math.abs(sheen - 0.5) * 1.7));
      return [l + spark, a, b];
    }
    case 'colour-shift':
      return along(colours, 0.15 + spot.down * 0.55 + spot.form * -2.2 + (spot.across - 0.5) * 0.35);
    case 'carbon': {
      const crest = weave(spot.u * 1.9, spot.v * 1.9) - 0.5;
      return [first[0] + crest * 0.15, first[1] as number, first[2] as number];
    }
    case 'brushed':
      return [first[0] + (brushLines(spot.u, spot.v) - 0.5) * 0.24, first[1] as number, first[2] as number];
    case 'reflective':
      return [
        first[0] + (honeycomb(spot.u * 1.5, spot.v * 1.5) - 0.75) * 0.09,
        first[1] as number,
        first[2] as number,
      ];
    case 'printed':
      return colours[printedColour(film.print ?? '', spot.u, spot.v, spot.across, colours.length)] ?? first;
    default:
      return first;
  }
}

/** How light the paint itself is bends what its picture says: on black almost all is reflection, on white hardly any. */
function contrastOf(shading: Shading): { form: number; detail: number } {
  const spread = Math.max(0.04, shading.high - shading.low);
  // A usual paint spans about a fifth of all lightness over a vehicle.
  const form = Math.min(1.5, Math.max(0.45, 0.2 / spread));
  return { form, detail: Math.min(1.25, form) };
}

/**
 * A vehicle's picture with a film on its paint: the form, the reflections and the edges are those of the picture, colour and
 * finish the film's. Pixels outside the mask stay as they are, byte for byte.
 *
 * @param lightness of each pixel, 0 to 1
 * @param mask 0 to 255 for each pixel of the picture
 */
export function layFilm(
  picture: Picture,
  lightness: Float32Array,
  mask: Uint8Array,
  shading: Shading | null,
  film: FilmToLay,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(picture.data);
  if (!shading) return out;
  const { width } = picture;
  const response = responses[film.finish] ?? gloss;
  const colours = film.colours.map(hexToLab);
  const contrast = contrastOf(shading);
  const step = width / shading.width;
  const { left, top, right, bottom } = shading.box;
  const unit = 100 / Math.max(1, right - left);
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, across: 0, down: 0, form: 0, detail: 0 };
  for (let y = Math.floor(top * step); y < Math.min(picture.height, (bottom + 2) * step); y += 1) {
    const sy = (y + 0.5) / step - 0.5;
    let base = 0;
    let broad = 0;
    let last = -2;
    for (let x = Math.floor(left * step); x < Math.min(width, (right + 2) * step); x += 1) {
      const i = y * width + x;
      const share = (mask[i] as number) / 255;
      if (share === 0) continue;
      const at = i * 4;
      const sx = (x + 0.5) / step - 0.5;
      // Light is soft: every other pixel has that of the one before.
      if ((x & 1) === 0 || x !== last + 1) {
        base = sample(shading.base, shading.width, shading.height, sx, sy);
        broad = sample(shading.broad, shading.width, shading.height, sx, sy);
      }
      last = x;
      spot.x = x;
      spot.y = y;
      spot.u = (sx - left) * unit;
      spot.v = (sy - top) * unit;
      spot.across = (sx - left) / Math.max(1, right - left);
      spot.down = (sy - top) / Math.max(1, bottom - top);
      spot.form = (broad - shading.middle) * contrast.form;
      spot.detail = (base - broad) * contrast.form;
      const shown = dress(film, response, contrast, colours, shading, spot, lightness[i] as number, base);
      if (share < 1) {
        const own = rgbToLab(
          picture.data[at] as number,
          picture.data[at + 1] as number,
          picture.data[at + 2] as number,
        );
        const [l, a, b] = blend(own, shown, share);
        writeLab(l, a, b, out, at);
      } else writeLab(shown[0] as number, shown[1] as number, shown[2] as number, out, at);
    }
  }
  return out;
}

function dress(
  film: FilmToLay,
  response: Response,
  contrast: { form: number; detail: number },
  colours: readonly Lab[],
  shading: Shading,
  spot: Spot,
  own: number,
  base: number,
): Lab {
  // Lines between panels and the grain of the picture: what is finer than the form.
  const fine = (own - base) * contrast.detail;
  const isLine = fine < -0.04;
  const [plainL, plainA, plainB] = pigment(film, colours, spot);
  const { light } = shading;
  const l = plainL * light.strength;
  const a = plainA + light.a * l;
  const b = plainB + light.b * l;
  const lit = spot.form * response.form + spot.detail * response.form * (0.35 + 0.65 * response.detail);
  const kept = isLine ? fine : fine * (0.35 + 0.65 * response.detail);
  if (film.finish === 'chrome') {
    const shown = Math.max(0.04, mirrored(spot) + fine * 1.3);
    const tint = Math.min(1.15, shown / 0.75);
    return [shown * (0.55 + 0.45 * (l / 0.8)), a * tint, b * tint];
  }
  // Light multiplies; in this space its cube root does, hence one factor for lightness and colour.
  const reference = Math.max(0.3, shading.middle);
  const factor = Math.max(0.08, 1 + (lit + kept) / reference);
  const dark = Math.max(0, 0.35 - l);
  const plain = l * factor;
  // A light film has little room above it: it nears white and never gets there by shading alone.
  const room = (1 - l) * 0.75;
  const held = factor > 1 ? l + room * (1 - Math.exp(-(plain - l) / Math.max(0.05, room))) : plain;
  const lightness = held + response.veil * (1 - l) + dark * Math.max(0, lit) * (0.45 + 0.6 * response.gloss);
  const colour = Math.min(factor, 1 + (held - l) / Math.max(0.25, l));
  const from = shading.high - response.spread * 0.5;
  const bright = Math.min(
    1,
    Math.max(
      0,
      (own * response.detail + base * (1 - response.detail) - from) /
        Math.max(0.05, 1 - from + response.spread),
    ),
  );
  const glint = bright * bright * response.gloss * 0.85;
  return [
    lightness + (1 - lightness) * glint,
    a * colour * (1 - glint * 0.9),
    b * colour * (1 - glint * 0.9),
  ];
}
