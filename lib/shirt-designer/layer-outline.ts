import { type Box, boxAround } from '@/lib/drawing/box';
import { faceOf } from '@/lib/drawing/letter-families';
import type { Glyph, Letters, LoadedLetters } from '@/lib/drawing/letters';
import {
  boxOfOutline,
  charactersOf,
  type PointedOutline,
  readGlyph,
  toHundredths,
  writeOutline,
} from '@/lib/drawing/outline-text';
import { flattenOutline, mapOutline } from '@/lib/drawing/outlines';
import { marks } from './marks';
import { outlinePicture } from './picture-outlines';
import { shapes } from './shapes';
import type { Layer, Person, TextLayer } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';

export interface FilledOutline {
  /** SVG path data in millimetres, of absolute M, L, C, Q and Z. */
  d: string;
  /** #rrggbb */
  fill: string;
  /** By which rule the holes are. */
  rule: 'nonzero' | 'evenodd';
  /** From 0 to 1; 1 where it is missing. */
  opacity?: number;
}

/** A layer as it is cut, around its own middle, neither flipped nor turned. */
interface LayerOutline {
  outlines: readonly FilledOutline[];
  box: Box;
  /** Characters that the family does not have. */
  missing: readonly string[];
}

const empty: LayerOutline = { outlines: [], box: { x: 0, y: 0, width: 0, height: 0 }, missing: [] };

interface SetLetter {
  glyph: Glyph;
  /** From the line's start to the letter's, and to its end. */
  from: number;
  to: number;
}

/** One line of letters and how far each stands from its start, in millimetres. */
function setLine(letters: Letters, line: string, { size, tracking }: TextLayer) {
  const scale = size / letters.capHeight;
  const set: SetLetter[] = [];
  const missing: string[] = [];
  let cursor = 0;
  let before = '';
  for (const character of charactersOf(line)) {
    const glyph = letters.glyphs.get(character);
    if (!glyph) {
      missing.push(character);
      cursor += letters.capHeight / 2;
      before = '';
      continue;
    }
    if (before !== '') cursor += (letters.kerning.get(before + character) ?? 0) + tracking;
    set.push({ glyph, from: cursor * scale, to: (cursor + glyph.advance) * scale });
    cursor += glyph.advance;
    before = character;
  }
  return { set, width: cursor * scale, missing };
}

type Place = (along: number, line: number) => { x: number; y: number; angle: number };

/** Where a point of a baseline comes to lie: `along` from the middle of its line, which is so many lines down. */
function placeOn({ curve, bend, size, leading }: TextLayer, widest: number, lines: number): Place {
  const step = (size * leading) / 100;
  const down = (line: number) => line * step - ((lines - 1) * step) / 2 + size / 2;
  const share = bend / 100;
  if (curve === 'none' || share === 0 || widest === 0)
    return (along, line) => ({ x: along, y: down(line), angle: 0 });
  if (curve === 'wave') {
    const height = share * size;
    const pace = (2 * Math.PI) / widest;
    return (along, line) => ({
      x: along,
      y: down(line) - height * Math.sin(along * pace),
      angle: -Math.atan(height * pace * Math.cos(along * pace)),
    });
  }
  // A circle closes at full bend; an arc is half of one.
  const turn = (curve === 'circle' ? 2 * Math.PI : Math.PI) * Math.max(Math.abs(share), 0.02);
  const radius = widest / turn;
  const up = share > 0 ? 1 : -1;
  return (along, line) => {
    const own = Math.max(radius - up * (down(line) - size / 2), size / 4);
    const angle = (up * along) / own;
    return { x: up * own * Math.sin(angle), y: size / 2 + up * (radius - own * Math.cos(angle)), angle };
  };
}

/** Path data of absolute commands with every point moved; quadratic curves stay what they are. */
export function moveOutline(d: string, move: (x: number, y: number) => readonly [number, number]): string {
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/gi)?.map(Number) ?? [];
    const moved: number[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x, y] = move(numbers[at] ?? 0, numbers[at + 1] ?? 0);
      moved.push(toHundredths(x), toHundredths(y));
    }
    return command + moved.join(' ');
  });
}

function textOf(layer: TextLayer, person: Person | null): string {
  if (layer.field === 'none' || person === null) return layer.text;
  return layer.field === 'name' ? person.name : person.number;
}

const setText = (layer: TextLayer, letters: Letters, person: Person | null) =>
  textOf(layer, person)
    .split('\n')
    .map((line) => setLine(letters, line, layer));

/** Moves every point where it is kept: copies of long texts cost more than all else. */
function movePoints(
  { points }: PointedOutline,
  move: (x: number, y: number) => readonly [number, number],
): void {
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = move(points[at] as number, points[at + 1] as number);
    points[at] = toHundredths(x);
    points[at + 1] = toHundredths(y);
  }
}

/** Letters as numbers, which are had sooner than their path data, and the box around them. */
function pointLetters(layer: TextLayer, letters: Letters, person: Person | null) {
  const lines = setText(layer, letters, person);
  const widest = Math.max(...lines.map(({ width }) => width));
  const place = placeOn(layer, widest, lines.length);
  const scale = layer.size / letters.capHeight;
  const glyphs = lines.flatMap(({ set }) => set.map(({ glyph }) => readGlyph(glyph)));
  const points = new Float64Array(glyphs.reduce((sum, glyph) => sum + glyph.points.length, 0));
  let filled = 0;
  lines.forEach(({ set, width }, row) => {
    const start =
      layer.align === 'left' ? -widest / 2 : layer.align === 'right' ? widest / 2 - width : -width / 2;
    for (const { glyph, from, to } of set) {
      const { points: units } = readGlyph(glyph);
      const half = (to - from) / 2;
      const { x, y, angle } = place(start + from + half, row);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let at = 0; at < units.length; at += 2) {
        const px = toHundredths((units[at] as number) * scale) - half;
        const py = toHundredths(-(units[at + 1] as number) * scale);
        points[filled] = toHundredths(x + px * cos - py * sin);
        points[filled + 1] = toHundredths(y + px * sin + py * cos);
        filled += 2;
      }
    }
  });
  const outline = { commands: glyphs.map(({ commands }) => commands).join(''), points };
  const box = boxOfOutline(outline);
  const missing = [...new Set(lines.flatMap((line) => line.missing))];
  if (layer.curve === 'none') return { outline, box, missing };
  // What is bent stands around the middle of what is seen.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  movePoints(outline, (px, py) => [px - x, py - y]);
  return { outline, box: { ...box, x: -box.width / 2, y: -box.height / 2 }, missing };
}

function outlineLetters(layer: TextLayer, letters: Letters, person: Person | null): LayerOutline {
  const { outline, box, missing } = pointLetters(layer, letters, person);
  if (outline.commands === '') return { ...empty, missing };
  return { outlines: [{ d: writeOutline(outline), fill: layer.colour, rule: 'nonzero' }], box, missing };
}

/** Whether anything of a text is to be seen. */
export function isSeen(layer: TextLayer, letters: LoadedLetters, person: Person | null): boolean {
  const face = letters.get(faceOf(layer.family, layer.weight));
  return (
    face !== undefined &&
    setText(layer, face, person).some(({ set }) => set.some(({ glyph }) => glyph.outline !== ''))
  );
}

/** Characters of a layer that its family does not have. */
export function missingOf(layer: Layer, letters: LoadedLetters, person: Person | null): readonly string[] {
  if (layer.kind !== 'text') return [];
  const face = letters.get(faceOf(layer.family, layer.weight));
  return face ? [...new Set(setText(layer, face, person).flatMap(({ missing }) => missing))] : [];
}

/** The box around path data, its curves included. */
export function boxOf(d: string): Box {
  return boxAround(flattenOutline(d, 8).flat());
}

function fitted(
  path: string,
  from: { width: number; height: number },
  to: { width: number; height: number },
): string {
  return mapOutline(
    path,
    (x, y) => [(x / from.width - 0.5) * to.width, (y / from.height - 0.5) * to.height],
    2,
  );
}

/**
 * What a layer is cut from.
 *
 * @param person whose garment it is; null shows the layer's own words
 * @param pictures of the design; a bitmap has no outlines
 */
export function outlineLayer(
  layer: Layer,
  letters: LoadedLetters,
  person: Person | null = null,
  pictures: ShirtPictures = noPictures,
): LayerOutline {
  if (layer.kind === 'text') {
    const face = letters.get(faceOf(layer.family, layer.weight));
    return face ? outlineLetters(layer, face, person) : empty;
  }
  const { width, height } = layer;
  const box: Box = { x: -width / 2, y: -height / 2, width, height };
  if (layer.kind === 'picture') {
    const picture = pictures.get(layer.picture)?.picture;
    const outlines = picture?.kind === 'vector' ? outlinePicture(layer, picture) : [];
    return { outlines, box, missing: [] };
  }
  if (layer.kind === 'shape') {
    const d = fitted(shapes[layer.shape].path, { width: 100, height: 100 }, layer);
    return { outlines: [{ d, fill: layer.colour, rule: 'evenodd' }], box, missing: [] };
  }
  const { ratio, parts, inks } = marks[layer.mark];
  return {
    outlines: parts.map(({ path, ink }) => ({
      d: fitted(path, { width: ratio * 100, height: 100 }, layer),
      fill: layer.colours[ink] ?? inks[ink] ?? inks[0] ?? '#000000',
      rule: 'evenodd',
    })),
    box,
    missing: [],
  };
}

/** From a layer's own millimetres to those of its side. */
export function placed(layer: Layer): (x: number, y: number) => readonly [number, number] {
  const angle = (layer.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [fx, fy] = [layer.flipX ? -1 : 1, layer.flipY ? -1 : 1];
  return (x, y) => [layer.x + x * fx * cos - y * fy * sin, layer.y + x * fx * sin + y * fy * cos];
}

/** The upright box around a layer's own, in its side's millimetres. */
export function boxOnSide(layer: Layer, own: Box): Box {
  const at = placed(layer);
  return boxAround([
    at(own.x, own.y),
    at(own.x + own.width, own.y),
    at(own.x, own.y + own.height),
    at(own.x + own.width, own.y + own.height),
  ]);
}

/** The upright box around a layer as it is seen on its side. */
export function boxOfLayer(layer: Layer, letters: LoadedLetters, person: Person | null): Box {
  if (layer.kind !== 'text') {
    const { width, height } = layer;
    return boxOnSide(layer, { x: -width / 2, y: -height / 2, width, height });
  }
  const face = letters.get(faceOf(layer.family, layer.weight));
  if (!face) return boxOnSide(layer, empty.box);
  const { outline, box } = pointLetters(layer, face, person);
  if (layer.angle === 0) return boxOnSide(layer, box);
  // Around turned letters it is that of the letters, not of their own box turned.
  movePoints(outline, placed(layer));
  return boxOfOutline(outline);
}

/** The same as a `transform` of SVG. */
export function transformOf({ x, y, angle, flipX, flipY }: Layer): string {
  const flipped = flipX || flipY ? ` scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})` : '';
  return `translate(${toHundredths(x)} ${toHundredths(y)})${angle === 0 ? '' : ` rotate(${toHundredths(angle)})`}${flipped}`;
}
