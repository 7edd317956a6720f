import 'server-only';
import { z } from 'zod';
import { jobStages } from '@/lib/jobs/job';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type OfferFigures, offerOutcomes } from '../offer-figures';

const timeoutMilliseconds = 10_000;

const stageShape = z.object({ stage: z.enum(jobStages), jobs: z.number(), net: z.number() });

const figuresShape = z.object({
  sent: z.number(),
  states: z.partialRecord(z.enum(offerOutcomes), z.number()),
  medianSeconds: z.number().nullable(),
  waiting: z.object({ offers: z.number(), net: z.number() }),
  months: z.array(
    z.object({
      month: z.string(),
      sent: z.number(),
      sentNet: z.number(),
      accepted: z.number(),
      acceptedNet: z.number(),
    }),
  ),
  stages: z.array(stageShape),
  ownStages: z.array(stageShape.extend({ id: z.string() })),
}) satisfies z.ZodType<OfferFigures>;

/**
 * What came of offers.
 *
 * @param from ISO day in Brussels; both days belong to the period
 * @throws DatabaseAwayError
 */
export const readOfferFigures = (_: Staff, from: string, to: string): Promise<OfferFigures> =>
  ask('read_offer_figures', { from_day: from, to_day: to }, figuresShape, timeoutMilliseconds);
