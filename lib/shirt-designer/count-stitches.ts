import type { LoadedLetters } from '@/lib/drawing/letters';
import type { CountedStitches } from '@/lib/embroidery/estimate';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import type { Sewn } from './estimate';
import { type GarmentSide, garmentSides } from './garments/garment';
import { bitmapsOf, missingPictures, shapesOf, withSamples } from './shapes-of';
import { type ShirtDesign, sideOf } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';

/** Counts the stitches of shapes: in a thread of the browser, in pauses of the server. Null where nobody could. */
export type StitchCounter = (shapes: readonly PrintShape[]) => Promise<CountedStitches | null>;

/** The sides that are sewn, and what can be counted on them: nothing where a picture has no shapes, or is not there. */
function sewnSides(given: ShirtDesign, letters: LoadedLetters, pictures: ShirtPictures) {
  const design = withSamples(given, letters);
  return garmentSides.flatMap((side): [GarmentSide, PrintShape[]][] => {
    if (sideOf(design, side).technique !== 'embroidery') return [];
    if (missingPictures(design, side, pictures).length > 0) return [];
    if (bitmapsOf(design, side, letters, pictures).length > 0) return [];
    const shapes = shapesOf(design, side, letters, null, pictures).map(({ d, fill, rule }) => ({
      d,
      fill,
      rule,
    }));
    return shapes.length > 0 ? [[side, shapes]] : [];
  });
}

/**
 * Stitches and minutes of every side that is sewn, as its machine would sew them; a side that cannot be is left out. The editor and
 * the server count by this alone, which is why their prices agree.
 */
export async function countStitches(
  design: ShirtDesign,
  letters: LoadedLetters,
  pictures: ShirtPictures,
  count: StitchCounter,
): Promise<Sewn> {
  const sewn: Sewn = {};
  for (const [side, shapes] of sewnSides(design, letters, pictures)) {
    const counted = await count(shapes);
    if (counted?.status === 'ok') sewn[side] = { stitches: counted.stitches, minutes: counted.minutes };
  }
  return sewn;
}

/** Whether a machine sews any of it. */
export const isSewn = (design: ShirtDesign, letters: LoadedLetters, pictures = noPictures) =>
  sewnSides(design, letters, pictures).length > 0;
