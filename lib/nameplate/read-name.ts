import type { Letters } from '@/lib/drawing/letters';

/** Signs as people count them: "Œ" is one, and so is a letter with its accent. */
export const longestName = 48;
/** UTF-16 units that are looked at; the rest of an address is not even read. */
const longestAddress = 400;
/** Signs that a note names. */
const mostNamed = 4;

/** What was typed, and what becomes of it. */
export type TypedName =
  | { state: 'none' | 'empty' | 'tooLong'; typed: string }
  /** Nothing of it is in our letters. */
  | { state: 'undrawable'; typed: string; missing: readonly string[] }
  /** `missing` are signs that are left out. */
  | { state: 'ready'; typed: string; text: string; missing: readonly string[] };

/** One line: composed letters, no controls, nothing that turns the direction of reading, single spaces. */
function cleanName(given: string): string {
  return given
    .slice(0, longestAddress)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** A text as the signs that people count. */
export function signsOf(text: string): string[] {
  return [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Reads the name of an address: bounded, made plain, and only what `letters` can draw. */
export function readName(given: unknown, letters: Letters): TypedName {
  if (typeof given !== 'string') return { state: 'none', typed: '' };
  const clean = cleanName(given);
  if (clean === '') return { state: 'empty', typed: '' };
  const signs = signsOf(clean);
  const typed = signs.slice(0, longestName * 2).join('');
  if (signs.length > longestName || given.length > longestAddress) return { state: 'tooLong', typed };
  const isDrawn = (sign: string) => [...sign].every((part) => letters.glyphs.has(part));
  const missing = [...new Set(signs.filter((sign) => !isDrawn(sign)))].slice(0, mostNamed);
  const text = cleanName(signs.filter(isDrawn).join(''));
  if (!/[\p{L}\p{N}]/u.test(text)) return { state: 'undrawable', typed, missing };
  return { state: 'ready', typed, text, missing };
}

/** What stands for a name where it cannot be read; in Dutch IJ is one letter. */
export function initialOf(text: string): string {
  const first = /^[^\p{L}\p{N}]*(ij|[\p{L}\p{N}])/iu.exec(text)?.[1] ?? text.slice(0, 1);
  if (first.length === 2) return 'IJ';
  const capital = first.toUpperCase();
  return [...capital].length === 1 ? capital : first;
}
