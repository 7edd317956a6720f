import { z } from 'zod';
import { migrateDocument } from '@/lib/designs/migrate-document';
import { letterFamilyIds, letterWeights } from '@/lib/drawing/letter-families';
import { isPictureId } from '@/lib/drawing/picture';
import { fabricColourIds } from './fabric-colours';
import { garmentIds, garmentSides, sizeIds } from './garments/garment';
import { colourPattern } from './inks';
import { markIds } from './marks';
import { shapeIds } from './shapes';
import {
  alignments,
  countPersonalCharacters,
  curves,
  personFields,
  picturesOf,
  type ShirtDesign,
  shirtLimits,
} from './shirt-design';
import { techniqueIds } from './techniques';

const between = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const position = between({ min: -shirtLimits.position, max: shirtLimits.position });
const extent = between(shirtLimits.extent);
const colour = z.string().regex(colourPattern);
const mostCut = 1 - shirtLimits.shows;
const cut = z.number().min(0).max(mostCut);
const id = z.string().regex(/^[a-z0-9]{1,12}$/);

const placed = {
  id,
  x: position,
  y: position,
  angle: z.number().min(-180).max(180),
  flipX: z.boolean(),
  flipY: z.boolean(),
  locked: z.boolean(),
  hidden: z.boolean(),
  group: id.nullable(),
};

const layer = z.discriminatedUnion('kind', [
  z.strictObject({
    ...placed,
    kind: z.literal('text'),
    // Counted in characters, as by the reducer; one outside the basic plane takes two units.
    text: z
      .string()
      .max(shirtLimits.textLength * 2)
      .refine((text) => [...text].length <= shirtLimits.textLength),
    field: z.enum(personFields),
    family: z.enum(letterFamilyIds),
    weight: z.enum(letterWeights),
    size: between(shirtLimits.size),
    tracking: between(shirtLimits.tracking),
    leading: between(shirtLimits.leading),
    align: z.enum(alignments),
    curve: z.enum(curves),
    bend: between(shirtLimits.bend),
    colour,
  }),
  z.strictObject({
    ...placed,
    kind: z.literal('shape'),
    shape: z.enum(shapeIds),
    width: extent,
    height: extent,
    colour,
  }),
  z.strictObject({
    ...placed,
    kind: z.literal('mark'),
    mark: z.enum(markIds),
    width: extent,
    height: extent,
    colours: z.array(colour).max(3),
  }),
  z.strictObject({
    ...placed,
    kind: z.literal('picture'),
    picture: z.string().refine(isPictureId),
    name: z.string().max(shirtLimits.nameLength * 2),
    width: extent,
    height: extent,
    crop: z
      .strictObject({ left: cut, top: cut, right: cut, bottom: cut })
      .refine(({ left, top, right, bottom }) => Math.max(left + right, top + bottom) <= mostCut + 1e-9),
    opacity: between(shirtLimits.opacity),
    inks: z.array(z.strictObject({ from: colour, to: colour })).max(shirtLimits.inks),
  }),
]);

const side = z.strictObject({
  technique: z.enum(techniqueIds),
  layers: z.array(layer).max(shirtLimits.layersPerSide),
});

/** A design as it is kept. */
const shirtDesignSchema = z.strictObject({
  version: z.literal(3),
  garment: z.enum(garmentIds),
  fabric: z.enum(fabricColourIds),
  sides: z.partialRecord(z.enum(garmentSides), side),
  quantities: z.partialRecord(z.enum(sizeIds), z.int().min(0).max(shirtLimits.piecesPerSize)),
  people: z
    .array(
      z.strictObject({
        name: z.string().max(shirtLimits.personLength * 2),
        number: z.string().max(shirtLimits.personLength * 2),
        size: z.enum(sizeIds),
      }),
    )
    .max(shirtLimits.people),
  // Documents of before have none.
  typed: z
    .string()
    .max(shirtLimits.typed * 2)
    .optional(),
});

const isLoose = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Letters of before weights were what is bold now. */
function withWeight(layer: unknown): unknown {
  return isLoose(layer) && layer.kind === 'text' ? { ...layer, weight: 'bold' } : layer;
}

function withWeights(side: unknown): unknown {
  return isLoose(side) && Array.isArray(side.layers)
    ? { ...side, layers: side.layers.map(withWeight) }
    : side;
}

/** From each version of the document to the next. */
const migrations = [
  // 2: pictures of visitors, which no design had before.
  (document: Record<string, unknown>) => document,
  // 3: a weight of letters.
  (document: Record<string, unknown>) => ({
    ...document,
    sides: isLoose(document.sides)
      ? Object.fromEntries(Object.entries(document.sides).map(([side, plan]) => [side, withWeights(plan)]))
      : document.sides,
  }),
] as const;

/** A kept document in its newest form, or null for what is none. */
export function openShirtDesign(document: unknown): ShirtDesign | null {
  const parsed = shirtDesignSchema.safeParse(migrateDocument(document, migrations));
  return parsed.success &&
    picturesOf(parsed.data).length <= shirtLimits.pictures &&
    countPersonalCharacters(parsed.data) <= shirtLimits.personalCharacters
    ? parsed.data
    : null;
}
