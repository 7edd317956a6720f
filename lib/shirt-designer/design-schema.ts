import { z } from 'zod';
import { migrateDocument } from '@/lib/designs/migrate-document';
import { letterFamilyIds } from '@/lib/drawing/letter-families';
import { fabricColourIds } from './fabric-colours';
import { garmentIds, garmentSides, sizeIds } from './garments/garment';
import { colourPattern } from './inks';
import { markIds } from './marks';
import { shapeIds } from './shapes';
import { alignments, curves, personFields, type ShirtDesign, shirtLimits } from './shirt-design';
import { techniqueIds } from './techniques';

const between = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const position = between({ min: -shirtLimits.position, max: shirtLimits.position });
const extent = between(shirtLimits.extent);
const colour = z.string().regex(colourPattern);
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
    // Counted in characters by the reducer; one outside the basic plane takes two units.
    text: z.string().max(shirtLimits.textLength * 2),
    field: z.enum(personFields),
    family: z.enum(letterFamilyIds),
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
]);

const side = z.strictObject({
  technique: z.enum(techniqueIds),
  layers: z.array(layer).max(shirtLimits.layersPerSide),
});

/** A design as it is kept. */
const shirtDesignSchema = z.strictObject({
  version: z.literal(1),
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
});

/** From each version of the document to the next: none yet. */
const migrations = [] as const;

/** A kept document in its newest form, or null for what is none. */
export function openShirtDesign(document: unknown): ShirtDesign | null {
  const parsed = shirtDesignSchema.safeParse(migrateDocument(document, migrations));
  return parsed.success ? parsed.data : null;
}
