import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import { colors } from '@/lib/theme/colors';
import { groupInk } from './scene-parts';

/** The same as literals: for what is weighed, and for pictures that inherit nothing. */
export const INK = colors.ink;
export const PAPER = colors.paper;

/** `percent` of the first colour in the second, as a short literal: a drawing that a page carries is weighed. */
export function blend(percent: number, colour: string, over: string): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const under = channels(over);
  return `#${channels(colour)
    .map((value, i) => Math.round((value * percent + (under[i] ?? 0) * (100 - percent)) / 100))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The ink of a group with the tones that light and shadow make of it. */
export function tonesOf(group: ServiceGroupId) {
  const ink = groupInk(group);
  return { ink, pale: blend(24, ink, PAPER), soft: blend(50, ink, PAPER), deep: blend(58, ink, INK) };
}
