import { hexToLab } from '@/lib/drawing/oklab';
import { chromaRoom, type LabRow, readLab, writeLabRow } from './oklab';
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

/** A film on one vehicle: what does not change from pixel to pixel. */
interface Recipe {
  film: FilmToLay;
  colours: readonly Lab[];
  response: Response;
  shading: Shading;
  /** Pixels of the picture to one of the shading, and units of the vehicle, of which it is 100 long, to one of the shading. */
  step: number;
  unit: number;
  /** How deep form and detail are, by how light the paint itself is. */
  depth: { form: number; detail: number };
  /** How much of the fine is kept, and how much light is divided by. */
  kept: number;
  reference: number;
  /** From where a highlight begins, and how far it is from there to white. */
  glintFrom: number;
  glintSpan: number;
  columns: Columns;
}

/** Between which two places of the shading each column of the picture lies, and how near to the second. */
interface Columns {
  left: Uint16Array;
  right: Uint16Array;
  share: Float64Array;
}

function columnsFor(width: number, places: number): Columns {
  const columns = {
    left: new Uint16Array(width),
    right: new Uint16Array(width),
    share: new Float64Array(width),
  };
  const step = width / places;
  for (let x = 0; x < width; x += 1) {
    const at = Math.min(places - 1, Math.max(0, (x + 0.5) / step - 0.5));
    const left = Math.floor(at);
    columns.left[x] = left;
    columns.right[x] = Math.min(places - 1, left + 1);
    columns.share[x] = at - left;
  }
  return columns;
}

/** How light the paint itself is bends what its picture says: on black almost all is reflection, on white hardly any. */
function depthOf(shading: Shading): { form: number; detail: number } {
  const spread = Math.max(0.04, shading.high - shading.low);
  // A usual paint spans about a fifth of all lightness over a vehicle.
  const form = Math.min(1.5, Math.max(0.45, 0.2 / spread));
  return { form, detail: Math.min(1.25, form) };
}

function recipeFor(film: FilmToLay, shading: Shading, width: number): Recipe {
  const response = responses[film.finish] ?? gloss;
  const glintFrom = shading.high - response.spread * 0.5;
  return {
    film,
    colours: film.colours.map(hexToLab),
    response,
    shading,
    step: width / shading.width,
    unit: 100 / Math.max(1, shading.box.right - shading.box.left),
    depth: depthOf(shading),
    kept: 0.35 + 0.65 * response.detail,
    reference: Math.max(0.3, shading.middle),
    glintFrom,
    glintSpan: Math.max(0.05, 1 - glintFrom + response.spread),
    columns: columnsFor(width, shading.width),
  };
}

/**
 * One row of the picture on its way, step by step: numbers that are handed from function to function one by one would each be
 * an object, and there are millions.
 */
interface Row {
  /** Of which row, in pixels of the picture and of the shading. */
  y: number;
  sy: number;
  from: number;
  to: number;
  /** The row of the mask, 0 to 255. */
  share: Uint8Array;
  /** Where it is neither 0 nor 255, and in how many places. */
  border: Uint16Array;
  borders: number;
  /** Lightness without detail; how much lighter than the middle of the paint the form is; and the detail on it. */
  base: Float64Array;
  form: Float64Array;
  detail: Float64Array;
  /** The same two of the shading, at this row's height. */
  bases: Float64Array;
  broads: Float64Array;
  /** The film's colour in the light of the day, and what becomes of it. */
  plain: LabRow;
  shown: LabRow;
}

/** Finishes whose colour is not the same everywhere, before light falls on it; of all others it is the film's first. */
const pigments: Record<string, (recipe: Recipe, row: Row, x: number) => Lab> = {
  metallic: ({ colours: [[l, a, b] = white] }, { y, form }, x) => [
    l + (scatter(x, y) - 0.5) * 0.045 + (form[x] as number) * 0.22,
    a,
    b,
  ],
  pearl: ({ colours: [first = white, light = first, deep = first] }, { y, form, detail }, x) => {
    const sheen = Math.min(1, Math.max(0, 0.5 + (form[x] as number) * 3.2 + (detail[x] as number)));
    const spark = scatter(x, y) > 0.985 ? 0.05 : 0;
    const [l, a, b] = blend(first, sheen > 0.5 ? light : deep, Math.min(0.8, Math.abs(sheen - 0.5) * 1.7));
    return [l + spark, a, b];
  },
  'colour-shift': (recipe, row, x) => {
    const at = 0.15 + downOn(recipe, row) * 0.55 + (row.form[x] as number) * -2.2;
    return along(recipe.colours, at + (acrossOn(recipe, x) - 0.5) * 0.35);
  },
  carbon: (recipe, row, x) => {
    const [l, a, b] = recipe.colours[0] ?? white;
    return [l + (weave(unitsOn(recipe, x) * 1.9, unitsDown(recipe, row) * 1.9) - 0.5) * 0.15, a, b];
  },
  brushed: (recipe, row, x) => {
    const [l, a, b] = recipe.colours[0] ?? white;
    return [l + (brushLines(unitsOn(recipe, x), unitsDown(recipe, row)) - 0.5) * 0.24, a, b];
  },
  reflective: (recipe, row, x) => {
    const [l, a, b] = recipe.colours[0] ?? white;
    const cell = honeycomb(unitsOn(recipe, x) * 1.5, unitsDown(recipe, row) * 1.5);
    return [l + (cell - 0.75) * 0.09, a, b];
  },
  printed: (recipe, row, x) => {
    const { film, colours } = recipe;
    const [u, v] = [unitsOn(recipe, x), unitsDown(recipe, row)];
    const which = printedColour(film.print ?? '', u, v, acrossOn(recipe, x), colours.length);
    return colours[which] ?? colours[0] ?? white;
  },
};

/** Where a pixel is on the vehicle: along it from 0 to 1, down it from 0 to 1, and both in units of which its length is 100. */
const alongShading = ({ step, shading: { box } }: Recipe, x: number) => (x + 0.5) / step - 0.5 - box.left;
const acrossOn = (recipe: Recipe, x: number) =>
  alongShading(recipe, x) / Math.max(1, recipe.shading.box.right - recipe.shading.box.left);
const downOn = ({ shading: { box } }: Recipe, { sy }: Row) =>
  (sy - box.top) / Math.max(1, box.bottom - box.top);
const unitsOn = (recipe: Recipe, x: number) => alongShading(recipe, x) * recipe.unit;
const unitsDown = ({ shading: { box }, unit }: Recipe, { sy }: Row) => (sy - box.top) * unit;

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
  // What is written is within a byte: nothing needs to be clamped.
  const bytes = new Uint8Array(out.buffer);
  const { width } = picture;
  const recipe = recipeFor(film, shading, width);
  const { step } = recipe;
  const { box } = shading;
  const pigment = pigments[film.finish];
  const first = litColour(recipe, recipe.colours[0] ?? white);
  const finish = film.finish === 'chrome' ? mirrorRow : lightRow;
  // A colour that is the same everywhere keeps its hue in every light: how strong it may be there is found out once.
  const room = pigment ? null : chromaRoom(first[1], first[2]);
  const plane = (places = width) => new Float64Array(places);
  const row: Row = {
    y: 0,
    sy: 0,
    from: Math.floor(box.left * step),
    to: Math.min(width, Math.ceil((box.right + 2) * step)),
    share: mask,
    border: new Uint16Array(width),
    borders: 0,
    base: plane(),
    form: plane(),
    detail: plane(),
    bases: plane(shading.width),
    broads: plane(shading.width),
    plain: [plane().fill(first[0]), plane().fill(first[1]), plane().fill(first[2])],
    shown: [plane(), plane(), plane()],
  };
  const last = Math.min(picture.height, (box.bottom + 2) * step);
  for (let y = Math.floor(box.top * step); y < last; y += 1) {
    row.y = y;
    row.sy = (y + 0.5) / step - 0.5;
    row.share = mask.subarray(y * width, (y + 1) * width);
    readLight(recipe, row);
    if (pigment) pigmentRow(recipe, row, pigment);
    finish(recipe, row, lightness.subarray(y * width, (y + 1) * width));
    mixBorder(row, picture.data, y * width * 4);
    writeLabRow(row.shown, row.share, row.from, row.to, room, bytes, y * width * 4);
  }
  return out;
}

/** The light of the picture, between the places where it is known: first between two rows of them, then along the one that results. */
function readLight({ shading, step, depth, columns }: Recipe, row: Row): void {
  const { sy, from, to, share, border, base, form, detail, bases, broads } = row;
  const { width, height, middle } = shading;
  const cy = Math.min(height - 1, Math.max(0, sy));
  const v = cy - Math.floor(cy);
  const top = Math.floor(cy) * width;
  const low = Math.min(height - 1, Math.floor(cy) + 1) * width;
  const first = Math.max(0, Math.floor((from + 0.5) / step - 0.5));
  const last = Math.min(width - 1, Math.floor((to - 0.5) / step - 0.5) + 1);
  for (let x = first; x <= last; x += 1) {
    const here = shading.base[top + x] as number;
    const around = shading.broad[top + x] as number;
    bases[x] = here + ((shading.base[low + x] as number) - here) * v;
    broads[x] = around + ((shading.broad[low + x] as number) - around) * v;
  }
  const deep = depth.form;
  const { left: lefts, right: rights, share: shares } = columns;
  let borders = 0;
  for (let x = from; x < to; x += 1) {
    const part = share[x] as number;
    if (part === 0) continue;
    if (part !== 255) {
      border[borders] = x;
      borders += 1;
    }
    const x0 = lefts[x] as number;
    const x1 = rights[x] as number;
    const u = shares[x] as number;
    const left = bases[x0] as number;
    const leftAround = broads[x0] as number;
    const here = left + ((bases[x1] as number) - left) * u;
    const around = leftAround + ((broads[x1] as number) - leftAround) * u;
    base[x] = here;
    form[x] = (around - middle) * deep;
    detail[x] = (here - around) * deep;
  }
  row.borders = borders;
}

/** A colour in the light that falls on the vehicle. */
function litColour({ shading: { light } }: Recipe, [plainL, plainA, plainB]: Lab): Lab {
  const l = plainL * light.strength;
  return [l, plainA + light.a * l, plainB + light.b * l];
}

function pigmentRow(recipe: Recipe, row: Row, pigment: (recipe: Recipe, row: Row, x: number) => Lab): void {
  const { strength, a, b } = recipe.shading.light;
  const [plainL, plainA, plainB] = row.plain;
  for (let x = row.from; x < row.to; x += 1) {
    if (row.share[x] === 0) continue;
    const colour = pigment(recipe, row, x);
    const l = colour[0] * strength;
    plainL[x] = l;
    plainA[x] = colour[1] + a * l;
    plainB[x] = colour[2] + b * l;
  }
}

/** 1 − e⁻ᵗ for t from 0 to 8, in steps so small that a line between two of them is right to a hundredth of a byte. */
const easeSteps = 512;
const eases = Float64Array.from({ length: easeSteps + 2 }, (_, i) => 1 - Math.exp((-i * 8) / easeSteps));

function ease(t: number): number {
  const at = t >= 8 ? easeSteps : (t * easeSteps) / 8;
  const i = at | 0;
  const low = eases[i] as number;
  return low + ((eases[i + 1] as number) - low) * (at - i);
}

/** Lays the light of the picture on the film's colour. */
function lightRow(recipe: Recipe, row: Row, lightness: Float32Array): void {
  const { response, kept, reference, glintFrom, glintSpan } = recipe;
  const { form, detail, base, share, plain, shown } = row;
  const deep = recipe.depth.detail;
  const { form: formOf, detail: detailOf, gloss: glossOf } = response;
  const [plainL, plainA, plainB] = plain;
  const [shownL, shownA, shownB] = shown;
  const darkGloss = 0.45 + 0.6 * glossOf;
  const coarse = 1 - detailOf;
  const perReference = 1 / reference;
  const perGlint = 1 / glintSpan;
  // What follows from the film's own lightness, which most films have only one of.
  let [l, above, perAbove, perLight, veil] = [Number.NaN, 0, 0, 0, 0];
  for (let x = row.from; x < row.to; x += 1) {
    if (share[x] === 0) continue;
    const own = lightness[x] as number;
    if (plainL[x] !== l) {
      l = plainL[x] as number;
      // A light film has little room above it: it nears white and never gets there by shading alone.
      above = (1 - l) * 0.75;
      perAbove = l / Math.max(0.05, above);
      perLight = 1 / Math.max(0.25, l);
      veil = response.veil * (1 - l);
    }
    // Lines between panels and the grain of the picture: what is finer than the form.
    const fine = (own - (base[x] as number)) * deep;
    const lit = ((form[x] as number) + (detail[x] as number) * kept) * formOf;
    // Light multiplies; in this space its cube root does, hence one factor for lightness and colour.
    const light = 1 + (lit + (fine < -0.04 ? fine : fine * kept)) * perReference;
    const factor = light < 0.08 ? 0.08 : light;
    const held = factor > 1 ? l + above * ease((factor - 1) * perAbove) : l * factor;
    const dark = l < 0.35 && lit > 0 ? (0.35 - l) * lit * darkGloss : 0;
    const lightest = held + veil + dark;
    const most = 1 + (held - l) * perLight;
    const strength = factor < most ? factor : most;
    const over = (own * detailOf + (base[x] as number) * coarse - glintFrom) * perGlint;
    const bright = over < 0 ? 0 : over > 1 ? 1 : over;
    const glint = bright * bright * glossOf * 0.85;
    const left = strength * (1 - glint * 0.9);
    shownL[x] = lightest + (1 - lightest) * glint;
    shownA[x] = (plainA[x] as number) * left;
    shownB[x] = (plainB[x] as number) * left;
  }
}

/** What a mirror shows there: sky, a dark horizon, the ground, bent by the form. */
function mirrorRow(recipe: Recipe, row: Row, lightness: Float32Array): void {
  const { form, detail, base, share, plain, shown } = row;
  const down = downOn(recipe, row) * 0.8 + 0.08;
  const deep = recipe.depth.detail;
  for (let x = row.from; x < row.to; x += 1) {
    if (share[x] === 0) continue;
    const fine = ((lightness[x] as number) - (base[x] as number)) * deep;
    const t = Math.min(1, Math.max(0, down - (form[x] as number) * 1.5 - (detail[x] as number) * 1.2));
    const sky = 0.97 - 0.32 * t;
    const horizon = Math.exp(-(((t - 0.46) / 0.07) ** 2));
    const ground = 0.42 + 0.3 * (t - 0.5);
    const mix = t < 0.4 ? 0 : t > 0.54 ? 1 : (t - 0.4) / 0.14;
    const seen = Math.max(0.04, sky * (1 - mix) + ground * mix - 0.34 * horizon + fine * 1.3);
    const tint = Math.min(1.15, seen / 0.75);
    shown[0][x] = seen * (0.55 + 0.45 * ((plain[0][x] as number) / 0.8));
    shown[1][x] = (plain[1][x] as number) * tint;
    shown[2][x] = (plain[2][x] as number) * tint;
  }
}

/** At the border a pixel is part film, part what it was. */
function mixBorder({ share, border, borders, shown }: Row, own: Uint8ClampedArray, first: number): void {
  for (let i = 0; i < borders; i += 1) {
    const x = border[i] as number;
    const t = (share[x] as number) / 255;
    const before = readLab(own, first + x * 4);
    for (let axis = 0; axis < 3; axis += 1) {
      const plane = shown[axis] as Float64Array;
      const was = before[axis] as number;
      plane[x] = was + ((plane[x] as number) - was) * t;
    }
  }
}
