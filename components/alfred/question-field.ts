import type { KeyboardEvent } from 'react';
import { longestQuestion } from '@/lib/alfred/answer';
import type { DeskLabels } from '@/lib/alfred/desk-copy';

/** From so few characters on, what is left is told: a limit that nobody comes near is no news. */
const sayLeftFrom = 200;

/** What is said of the length of a question while it is typed; null while there is room. */
export function sayLeft(left: number, labels: Pick<DeskLabels, 'left' | 'over'>): string | null {
  if (left > sayLeftFrom) return null;
  return (left < 0 ? labels.over : labels.left).replace('{count}', String(Math.abs(left)));
}

/** How many characters a question still has. */
export const leftOf = (typed: string): number => longestQuestion - [...typed].length;

/** Enter asks; on a phone, where the key is for that, it begins a line. */
export function askByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
