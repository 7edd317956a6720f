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

/** A phone has its keys on the screen, over the page. */
const hasKeysOnScreen = () => matchMedia('(pointer: coarse)').matches;

/** Enter asks, once however long it is held; on a phone, where the key is for that, it begins a line. */
export function askByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (hasKeysOnScreen()) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

/** Whoever chose a question that goes with its list goes on in the field; on a phone, whose keys would lie over the answer, at the button below it. */
export function goOnFrom(field: HTMLTextAreaElement | null): void {
  const next = hasKeysOnScreen() ? field?.form?.querySelector<HTMLElement>('.alfred-send button') : field;
  next?.focus({ preventScroll: true });
}

/** Milliseconds. */
const doubleClick = 500;

/** The button that asks is the one that stops: what follows at once is the second half of a double click. */
export const mayStop = (askedAt: number, now: number): boolean => now - askedAt >= doubleClick;
