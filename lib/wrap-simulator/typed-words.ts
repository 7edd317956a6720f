import { cleanText, hasWords } from './read-design';
import { wrapLimits } from './wrap-design';

/** Letters of a line that a field takes and gives back; more than can be cut, so that too many can be told. */
export const longestTyped = 500;

/** Of an address, in which a letter may take twelve characters. */
const addressRoom = 6000;

/**
 * What was typed for the lines of `readDesign`, in the same order, beyond what can be cut as well: given back, so that
 * nothing is lost.
 */
export function typedWords(entries: Iterable<readonly [name: string, value: unknown]>): string[] {
  const values = new Map(entries);
  const typed = Array.from({ length: wrapLimits.lines }, (_, at) => values.get(`text-${at}`)).filter(
    (text) => typeof text === 'string' && hasWords(text),
  ) as string[];
  const whole = typed.map((text) => cleanText(text, longestTyped));
  // Counted as an address writes it, which has three letters for an apostrophe.
  if (new URLSearchParams({ words: whole.join('') }).toString().length <= addressRoom) return whole;
  // No address holds all of it; one letter too many still tells that there were.
  return typed.map((text) => cleanText(text, wrapLimits.textLength + 1));
}

/** Whether a line is longer than can be cut. */
export const isTooLong = (typed: string): boolean => [...typed].length > wrapLimits.textLength;
