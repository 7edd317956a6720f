import type { Letters } from './letters';
import type { OutlinedText } from './outline-text';

/** How well letters stand out; names a sentence. */
export type ContrastGrade = 'strong' | 'good' | 'weak' | 'poor';

/**
 * Grades a contrast ratio by the steps of WCAG 2.2: 7 for small text at its best (1.4.6), 4.5 for small text (1.4.3), 3 for
 * large text and for what must be told apart (1.4.3, 1.4.11).
 */
export function gradeContrast(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'strong';
  if (ratio >= 4.5) return 'good';
  return ratio >= 3 ? 'weak' : 'poor';
}

/**
 * Reading distance in metres of one millimetre of letter height. The rule of thumb of the United States Sign Council
 * ("Sign Legibility Rules of Thumb", 2006): thirty feet an inch as an average over conditions, 9.144 m by 25.4 mm.
 */
const metresPerMillimetre = 9.144 / 25.4;

/**
 * What is left of that distance at each grade. The rule supposes letters that stand out; these shares are an assumption of
 * ours, on the careful side, because no source gives them for vehicles.
 */
const shareAtGrade: Record<ContrastGrade, number> = { strong: 1, good: 0.85, weak: 0.65, poor: 0.35 };

/**
 * Height of a line's smallest letters, in the unit of its capitals: the family's x-height where lower case is set, the capitals'
 * own where only capitals and digits stand.
 */
export function smallestLetters(
  { starts }: Pick<OutlinedText, 'starts'>,
  { xHeight, capHeight }: Pick<Letters, 'xHeight' | 'capHeight'>,
  capitals: number,
): number {
  const hasSmall = starts.some(({ character }) => /\p{Ll}/u.test(character));
  return hasSmall ? (capitals * xHeight) / capHeight : capitals;
}

/**
 * From how far a line can be read, in whole metres: by a person with usual eyesight, by day, straight before it.
 *
 * @param letterHeight of its smallest letters, in millimetres
 * @param contrast ratio between the letters and what is behind them
 */
export function legibleFrom(letterHeight: number, contrast: number): number {
  return Math.floor(letterHeight * metresPerMillimetre * shareAtGrade[gradeContrast(contrast)]);
}

/**
 * How large something is seen: pixels of a millimetre from a distance, on a screen held as phones and desktops are. A CSS
 * pixel is 1/96 inch at arm's length (CSS Values 4, "reference pixel": 28 inches), so one pixel is 0.0213 degrees.
 */
export function pixelsPerMillimetre(metres: number): number {
  const referencePixel = 25.4 / 96 / (28 * 25.4);
  return 1 / (metres * 1000) / referencePixel;
}
