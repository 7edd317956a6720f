import { faceOf, type LetterFaceId } from '@/lib/drawing/letter-families';
import type { LoadedLetters } from '@/lib/drawing/letters';
import type { GarmentSide } from './garments/garment';
import { type FilledOutline, isSeen, moveOutline, outlineLayer, placed } from './layer-outline';
import { type Layer, type Person, type PictureLayer, type ShirtDesign, sideOf } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';
import { techniques } from './techniques';

/** A layer for names or numbers that shows nothing by itself, with the words of the first of the list who have some. */
function withSample(layer: Layer, people: readonly Person[], letters: LoadedLetters): Layer {
  if (layer.kind !== 'text' || layer.field === 'none') return layer;
  const { field } = layer;
  const sample = [null, ...people].find((person) => isSeen(layer, letters, person));
  return sample ? { ...layer, text: sample[field] } : layer;
}

/**
 * A design as it is looked at without anybody in particular: what only the people of the list have words for is made, too, and is
 * priced and checked.
 */
export function withSamples(design: ShirtDesign, letters: LoadedLetters): ShirtDesign {
  if (design.people.length === 0) return design;
  const sides = Object.entries(design.sides).map(([side, plan]) => [
    side,
    { ...plan, layers: plan.layers.map((layer) => withSample(layer, design.people, letters)) },
  ]);
  return { ...design, sides: Object.fromEntries(sides) };
}

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
 * @param pictures of the design: vector ones are shapes, bitmaps are in `bitmapsOf`
 */
export function shapesOf(
  design: ShirtDesign,
  side: GarmentSide,
  letters: LoadedLetters,
  person: Person | null = null,
  pictures: ShirtPictures = noPictures,
): DesignShape[] {
  const { layers, technique } = sideOf(design, side);
  const { halfTones } = techniques[technique];
  return layers
    .filter(({ hidden }) => !hidden)
    .flatMap((layer) => {
      const share = layer.kind === 'picture' ? layer.opacity / 100 : 1;
      return outlineLayer(layer, letters, person, pictures).outlines.map(
        ({ d, fill, rule, opacity = 1 }) => ({
          layer: layer.id,
          d: moveOutline(d, placed(layer)),
          fill,
          rule,
          ...(halfTones && opacity * share < 1 ? { opacity: opacity * share } : {}),
        }),
      );
    });
}

/** A bitmap where it stands. */
interface DesignBitmap {
  layer: PictureLayer;
  /** Of all of it, in pixels. */
  pixels: { width: number; height: number };
  /** How many of the side's shapes lie below it. */
  above: number;
}

/** The bitmaps of a side, the lowest first. Who has no name or number has fewer shapes below them. */
export function bitmapsOf(
  design: ShirtDesign,
  side: GarmentSide,
  letters: LoadedLetters,
  pictures: ShirtPictures,
  person: Person | null = null,
): DesignBitmap[] {
  let above = 0;
  return sideOf(design, side)
    .layers.filter(({ hidden }) => !hidden)
    .flatMap((layer) => {
      const picture = layer.kind === 'picture' ? pictures.get(layer.picture)?.picture : undefined;
      if (layer.kind === 'picture' && picture?.kind === 'bitmap')
        return [{ layer, pixels: { width: picture.width, height: picture.height }, above }];
      above += outlineLayer(layer, letters, person, pictures).outlines.length;
      return [];
    });
}

/** Pictures that a side shows and that are not there: what is made without them is not what was ordered. */
export function missingPictures(
  design: ShirtDesign,
  side: GarmentSide,
  pictures: ShirtPictures,
): PictureLayer[] {
  return sideOf(design, side).layers.flatMap((layer) =>
    layer.kind === 'picture' && !layer.hidden && !pictures.has(layer.picture) ? [layer] : [],
  );
}

/** The families of letters that a design is set in, each once in each of its weights. */
export function familiesOf(design: ShirtDesign): LetterFaceId[] {
  const layers = Object.values(design.sides).flatMap((side) => side?.layers ?? []);
  return [
    ...new Set(
      layers.flatMap((layer) => (layer.kind === 'text' ? [faceOf(layer.family, layer.weight)] : [])),
    ),
  ];
}
