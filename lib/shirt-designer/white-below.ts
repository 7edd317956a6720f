import { contrastBetween } from '@/lib/drawing/contrast';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { coloursOf } from '@/lib/production/made-side';
import { fabricLook } from './fabric-colours';
import type { GarmentSide } from './garments/garment';
import { type ShirtDesign, sideOf } from './shirt-design';
import { techniques } from './techniques';

/** Is a white layer printed first, so that the inks show on dark fabric? White alone needs none. */
export function needsWhiteBelow(
  design: ShirtDesign,
  side: GarmentSide,
  shapes: readonly PrintShape[],
): boolean {
  return (
    techniques[sideOf(design, side).technique].whiteBelow &&
    contrastBetween(fabricLook(design.fabric).colour, '#ffffff') > 2 &&
    coloursOf(shapes).some((colour) => colour !== '#ffffff')
  );
}
