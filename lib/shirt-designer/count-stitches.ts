import type { LoadedLetters } from '@/lib/drawing/letters';
import { type GarmentSide, garmentSides } from './garments/garment';
import { shapesOf } from './shapes-of';
import { type ShirtDesign, sideOf } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';

/** The stitches of every side that is sewn, as its machine would sew them; a side that cannot be is left out. */
export async function countStitches(
  design: ShirtDesign,
  letters: LoadedLetters,
  pictures: ShirtPictures = noPictures,
): Promise<Partial<Record<GarmentSide, number>>> {
  const sewn = garmentSides.filter((side) => {
    const { technique, layers } = sideOf(design, side);
    return technique === 'embroidery' && layers.some(({ hidden }) => !hidden);
  });
  if (sewn.length === 0) return {};
  const { estimateStitches } = await import('@/lib/embroidery/estimate');
  return Object.fromEntries(
    sewn.flatMap((side) => {
      const counted = estimateStitches(shapesOf(design, side, letters, null, pictures));
      return counted.status === 'ok' ? [[side, counted.stitches]] : [];
    }),
  );
}
