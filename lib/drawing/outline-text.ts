import { type Box, boxAround } from './box';
import type { Glyph, Letters } from './letters';

export interface OutlinedText {
  /** An SVG path in millimetres; the baseline is y = 0, the first letter begins at x = 0. Empty for nothing to draw. */
  path: string;
  /** From the first letter's start to the last one's end, in millimetres. */
  width: number;
  /** What is cut: round the outlines themselves. */
  box: Box;
  /** The same of each letter that shows. */
  letterBoxes: readonly Box[];
  /** Where each character of the family starts, spaces included. */
  starts: readonly { character: string; x: number }[];
  /** Characters that the family does not have, each once; they leave a gap of half an em's capital. */
  missing: readonly string[];
}

/** What says how its neighbours are written, and is nothing itself: what joins emoji, marks of direction. */
const unseen = /\p{Default_Ignorable_Code_Point}+/gu;

/** The characters of a line that are seen, and its gaps as spaces of one kind. */
export const charactersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ');

const outlineParts = /([mlqcz])([^mlqcz]*)/g;
const numbersIn = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);

/** An outline as numbers: its commands, absolute M, L, C, Q and Z, and the points that they take one after the other, x before y. */
export interface PointedOutline {
  commands: string;
  points: Float64Array;
}

const pointsTaken: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };

/** The path data of an outline. */
export function writeOutline({ commands, points }: PointedOutline): string {
  let [path, at] = ['', 0];
  for (const command of commands) {
    const end = at + 2 * (pointsTaken[command] ?? 0);
    path += command + points.slice(at, end).join(' ');
    at = end;
  }
  return path;
}

/** The box around an outline; each curve as eight straight lines. */
export function boxOfOutline({ commands, points }: PointedOutline): Box {
  if (points.length === 0) return boxAround([]);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number) => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  };
  const isWithin = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
  const number = (at: number) => points[at] as number;
  let at = 0;
  for (const command of commands) {
    const taken = pointsTaken[command] ?? 0;
    const end = at + 2 * taken - 2;
    if (taken > 0) take(number(end), number(end + 1));
    at += 2 * taken;
  }
  let next = 0;
  for (const command of commands) {
    const taken = pointsTaken[command] ?? 0;
    const [from, end] = [next, next + 2 * taken - 2];
    next += 2 * taken;
    // A curve stays among its points, and most are far inside.
    if (taken < 2 || (isWithin(number(from), number(from + 1)) && isWithin(number(end - 2), number(end - 1))))
      continue;
    const [x, y, endX, endY] = [number(from - 2), number(from - 1), number(end), number(end + 1)];
    const share = taken === 2 ? 2 / 3 : 1;
    const [firstX, firstY] = [x + (number(from) - x) * share, y + (number(from + 1) - y) * share];
    const lastX = endX + (number(end - 2) - endX) * share;
    const lastY = endY + (number(end - 1) - endY) * share;
    for (let step = 1; step < 8; step += 1) {
      const t = step / 8;
      const u = 1 - t;
      take(
        u * u * u * x + 3 * u * u * t * firstX + 3 * u * t * t * lastX + t * t * t * endX,
        u * u * u * y + 3 * u * u * t * firstY + 3 * u * t * t * lastY + t * t * t * endY,
      );
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const read = new WeakMap<Glyph, PointedOutline>();

/** A letter in units of the em from where it starts on its baseline, y upwards; read once, however often it is set. */
export function readGlyph(glyph: Glyph): PointedOutline {
  const known = read.get(glyph);
  if (known) return known;
  let [commands, x, y, startX, startY] = ['', 0, 0, 0, 0];
  const points: number[] = [];
  for (const [, command = '', rest = ''] of glyph.outline.matchAll(outlineParts)) {
    commands += command.toUpperCase();
    if (command === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    points.push(...numbersIn(rest).map((step, at) => step + (at % 2 === 0 ? x : y)));
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    if (command === 'm') [startX, startY] = [x, y];
  }
  const outline = { commands, points: Float64Array.from(points) };
  read.set(glyph, outline);
  return outline;
}

/** To a hundredth of a millimetre: ten times what a plotter can. */
export const toHundredths = (millimetres: number): number => Math.round(millimetres * 100) / 100 + 0;

/**
 * Sets a line of text and draws it as outlines, the same in a browser and on the server.
 *
 * @param capHeight height of a capital H, in millimetres: what sign makers call the size of a letter
 * @param tracking more space between letters, in thousandths of an em
 */
export function outlineText(
  letters: Letters,
  text: string,
  { capHeight, tracking = 0 }: { capHeight: number; tracking?: number },
): OutlinedText {
  const scale = capHeight / letters.capHeight;
  const missing = new Set<string>();
  const points: [number, number][] = [];
  const letterBoxes: Box[] = [];
  const starts: { character: string; x: number }[] = [];
  let path = '';
  let cursor = 0;
  let before = '';
  for (const character of charactersOf(text)) {
    const glyph = letters.glyphs.get(character);
    if (!glyph) {
      missing.add(character);
      cursor += letters.capHeight / 2;
      before = '';
      continue;
    }
    if (before !== '') cursor += (letters.kerning.get(before + character) ?? 0) + tracking;
    const first = points.length;
    starts.push({ character, x: cursor * scale });
    const { commands, points: units } = readGlyph(glyph);
    for (let at = 0; at < units.length; at += 2)
      // Letters grow upwards, drawings downwards.
      points.push([(cursor + (units[at] ?? 0)) * scale, -(units[at + 1] ?? 0) * scale]);
    path += writeOutline({ commands, points: Float64Array.from(points.slice(first).flat(), toHundredths) });
    if (points.length > first) letterBoxes.push(boxAround(points.slice(first)));
    cursor += glyph.advance;
    before = character;
  }
  return { path, width: cursor * scale, box: boxAround(points), letterBoxes, starts, missing: [...missing] };
}
