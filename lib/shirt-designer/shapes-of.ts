import type { LetterFamilyId } from '@/lib/drawing/letter-families';
import type { LoadedLetters } from '@/lib/drawing/letters';
import type { GarmentSide } from './garments/garment';
import { type FilledOutline, moveOutline, outlineLayer, placed } from './layer-outline';
import { type Person, type ShirtDesign, sideOf } from './shirt-design';

/** Something that is made in one colour, where it stands. */
interface DesignShape extends FilledOutline {
  /** Id of its layer. */
  layer: string;
}

/**
 * Everything of a side that is made, the lowest first, in millimetres from the middle of the upper edge of its print area: x to
 * the right, y down.
 *
 * @param letters the families that the design uses: `loadFamilies(familiesOf(design))`
 * @param person whose garment it is, for names and numbers; null shows the words of the layers
 */
export function shapesOf(
  design: ShirtDesign,
  side: GarmentSide,
  letters: LoadedLetters,
  person: Person | null = null,
): DesignShape[] {
  return sideOf(design, side)
    .layers.filter(({ hidden }) => !hidden)
    .flatMap((layer) =>
      outlineLayer(layer, letters, person).outlines.map(({ d, fill, rule }) => ({
        layer: layer.id,
        d: moveOutline(d, placed(layer)),
        fill,
        rule,
      })),
    );
}

/** The families of letters that a design is set in, each once. */
export function familiesOf(design: ShirtDesign): LetterFamilyId[] {
  const layers = Object.values(design.sides).flatMap((side) => side?.layers ?? []);
  return [...new Set(layers.flatMap((layer) => (layer.kind === 'text' ? [layer.family] : [])))];
}
