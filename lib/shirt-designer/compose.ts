import type { Box } from '@/lib/drawing/box';
import { type LoadedLetters, loadFamilies } from '@/lib/drawing/letters';
import { boxesOf, checkDesign, type Finding } from './check-design';
import { estimateShirt, markingsOf, type Sewn, type ShirtEstimate } from './estimate';
import type { Garment, GarmentSide } from './garments/garment';
import { garments } from './garments/garments';
import { familiesOf, withSamples } from './shapes-of';
import { type ShirtDesign, sideOf } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';

/** A design with everything that follows from it. */
export interface ComposedShirt {
  garment: Garment;
  design: ShirtDesign;
  letters: LoadedLetters;
  pictures: ShirtPictures;
  /** Of the layers of a side, upright, in its millimetres. */
  boxes: (side: GarmentSide) => ReadonlyMap<string, Box>;
  findings: readonly Finding[];
  /** Null while no piece is asked for. */
  estimate: ShirtEstimate | null;
  /** Its stitches are still being counted: the price is about that. */
  isCounting: boolean;
}

/** The letters that a design needs, fetched where they are not there yet. */
export function lettersFor(design: ShirtDesign): Promise<LoadedLetters> {
  return loadFamilies(familiesOf(design));
}

/**
 * @param counted its stitches: `countStitches`; or those of a moment ago, while they are being counted anew
 * @param pictures those that are there: one that is not is a fault of the design
 */
export function composeShirt(
  design: ShirtDesign,
  letters: LoadedLetters,
  counted: Sewn | { before: Sewn } = {},
  pictures: ShirtPictures = noPictures,
): ComposedShirt {
  const garment = garments[design.garment];
  const isCounting = 'before' in counted;
  const sewn = isCounting ? counted.before : counted;
  const sampled = withSamples(design, letters);
  const known = new Map<GarmentSide, ReadonlyMap<string, Box>>();
  const boxes = (side: GarmentSide) => {
    const found = known.get(side) ?? boxesOf(sideOf(sampled, side).layers, letters);
    known.set(side, found);
    return found;
  };
  return {
    garment,
    design,
    letters,
    pictures,
    boxes,
    findings: checkDesign(design, garment, letters, pictures),
    isCounting,
    estimate: estimateShirt(design, markingsOf(design, boxes, sewn, pictures)),
  };
}
