import type { LetterFamilyId } from './letter-families';

/** What scripts/draw-letters.mjs draws: what Belgium and its neighbours write. */
const drawn = /^[ -~¡-¬®-ſȘșȚțẞ–—‘’‚“”„†•…‹›€™]$/;

/** For a family that has not all of it, one near to it in look that has. */
const kin: Partial<Record<LetterFamilyId, LetterFamilyId>> = {
  bricolage: 'overpass',
  'barlow-condensed': 'oswald',
  'bebas-neue': 'oswald',
  'archivo-black': 'overpass',
  'alfa-slab': 'overpass',
  fredoka: 'overpass',
};

/** The family that has a character which this one lacks; null where none of ours has it. */
export function familyWith(character: string, lacking: LetterFamilyId): LetterFamilyId | null {
  return drawn.test(character) ? (kin[lacking] ?? null) : null;
}

/** Hebrew, Arabic and their neighbours, with the forms that are kept for old programmes. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Whether some of it is written from right to left. */
export const isFromTheRight = (text: string): boolean => fromTheRight.test(text);
