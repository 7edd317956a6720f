import { z } from 'zod';
import { halfDayParts } from './fitting-means';
import type { HalfDay } from './half-days';

/** A half-day as the database says it. */
export const halfDayShape = z.object({
  day: z.string(),
  part: z.enum(halfDayParts),
}) satisfies z.ZodType<HalfDay>;
