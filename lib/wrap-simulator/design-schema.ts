import { z } from 'zod';
import { migrateDocument } from '@/lib/designs/migrate-document';
import { letterFamilyIds } from '@/lib/drawing/letter-families';
import { isPictureId } from '@/lib/drawing/picture';
import { choices } from './choices';
import { letterColourIds } from './letter-colours';
import { paintIds } from './paints';
import { sides } from './vehicles/vehicle';
import {
  coverages,
  panelChoices,
  protectionPacks,
  tintIds,
  type WrapDesign,
  wrapLimits,
} from './wrap-design';

const millimetres = z.int().min(0).max(wrapLimits.position).nullable();

/** A design as it is kept. */
const wrapDesignSchema = z.strictObject({
  version: z.literal(2),
  vehicle: z.enum(choices.vehicles),
  paint: z.enum(paintIds),
  coverage: z.enum(coverages),
  film: z.enum(choices.films),
  second: z.enum(choices.films),
  split: z.int().min(wrapLimits.split.min).max(wrapLimits.split.max),
  panels: z.record(z.string().regex(/^[a-z-]{3,40}$/), z.enum(panelChoices)),
  tints: z.strictObject({ rearSide: z.enum(tintIds), rear: z.enum(tintIds) }),
  protection: z.enum(protectionPacks),
  protectionFinish: z.enum(['gloss', 'matt']),
  lines: z
    .array(
      z.strictObject({
        text: z
          .string()
          .min(1)
          .max(wrapLimits.textLength * 2),
        side: z.enum(sides),
        bothSides: z.boolean(),
        family: z.enum(letterFamilyIds),
        height: z.int().min(wrapLimits.height.min).max(wrapLimits.height.max),
        colour: z.enum(letterColourIds),
        x: millimetres,
        y: millimetres,
      }),
    )
    .max(wrapLimits.lines),
  logos: z
    .array(
      z.strictObject({
        picture: z.string().refine(isPictureId),
        side: z.enum(sides),
        bothSides: z.boolean(),
        width: z.int().min(wrapLimits.logoWidth.min).max(wrapLimits.logoWidth.max),
        x: millimetres,
        y: millimetres,
      }),
    )
    .max(wrapLimits.logos),
});

/** From each version of the document to the next. */
const migrations = [
  // 2: pictures of visitors.
  (document: Record<string, unknown>) => ({ ...document, logos: [] }),
] as const;

/** A kept document in its newest form, or null for what is none. */
export function openWrapDesign(document: unknown): WrapDesign | null {
  const parsed = wrapDesignSchema.safeParse(migrateDocument(document, migrations));
  return parsed.success ? (parsed.data as WrapDesign) : null;
}
