import { type Box, boxAround } from './box';
import type { Letters } from './letters';

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
/** To a hundredth of a millimetre: ten times what a plotter can. */
const written = (millimetres: number) => String(Math.round(millimetres * 100) / 100);

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
    let [x, y] = [cursor, 0];
    let [startX, startY] = [x, y];
    for (const [, command = '', rest = ''] of glyph.outline.matchAll(outlineParts)) {
      if (command === 'z') {
        path += 'Z';
        [x, y] = [startX, startY];
        continue;
      }
      const steps = numbersIn(rest);
      const absolute = steps.map((step, at) => step + (at % 2 === 0 ? x : y));
      path += command.toUpperCase();
      for (let at = 0; at < absolute.length; at += 2) {
        // Letters grow upwards, drawings downwards.
        const point: [number, number] = [(absolute[at] ?? 0) * scale, -(absolute[at + 1] ?? 0) * scale];
        points.push(point);
        path += `${at > 0 ? ' ' : ''}${written(point[0])} ${written(point[1])}`;
      }
      [x, y] = [absolute.at(-2) ?? x, absolute.at(-1) ?? y];
      if (command === 'm') [startX, startY] = [x, y];
    }
    if (points.length > first) letterBoxes.push(boxAround(points.slice(first)));
    cursor += glyph.advance;
    before = character;
  }
  return { path, width: cursor * scale, box: boxAround(points), letterBoxes, starts, missing: [...missing] };
}
