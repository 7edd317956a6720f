import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { jobStages } from '@/lib/jobs/job';
import { requestSubjects } from '@/lib/quotes/project-types';
import { isReference } from '@/lib/quotes/reference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type Fitting, fittingParts } from '../fitting';
import { objectionTo } from '../fitting-time';
import type { Planned } from '../planned';
import type { WantedFitting } from '../read-fitting';

const timeoutMilliseconds = 10_000;

export const fittingShape = z.object({
  id: z.string(),
  reference: z.string(),
  version: z.number(),
  sequence: z.number(),
  state: z.enum(['planned', 'cancelled']),
  day: z.string(),
  part: z.enum(fittingParts),
  from: z.string(),
  to: z.string(),
  crew: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  vehicle: z.string().nullable(),
  address: z.string().nullable(),
  travel: z.number().nullable(),
  outdoor: z.boolean(),
  weather: z.string().nullable(),
  notes: z.string().nullable(),
  override: z.object({ reason: z.string(), by: z.string().nullable() }).nullable(),
  changedAt: z.coerce.date(),
  customer: z.object({
    firstName: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  subject: z.enum(requestSubjects),
  stage: z.enum(jobStages),
}) satisfies z.ZodType<Fitting>;

/**
 * The fittings of a request's job in their order, cancelled ones too. Whoever asks is staff, or has the private link of the
 * request.
 *
 * @throws DatabaseAwayError
 */
export async function findFittings(reference: string): Promise<Fitting[]> {
  if (!isReference(reference)) return [];
  return ask('find_fittings', { wanted_reference: reference }, z.array(fittingShape), timeoutMilliseconds);
}

/**
 * A fitting that is planned, by its id; null for what is none.
 *
 * @throws DatabaseAwayError
 */
export async function findFitting(_: Staff, id: unknown): Promise<Fitting | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return ask('find_fitting', { wanted: id }, fittingShape.nullable(), timeoutMilliseconds);
}

const plannedShape = z.object({
  fittings: z.array(fittingShape),
  deadlines: z.array(
    z.object({
      reference: z.string(),
      day: z.string(),
      stage: z.enum(jobStages),
      ownStage: z.string().nullable(),
      blocked: z.boolean(),
      subject: z.enum(requestSubjects),
      firstName: z.string(),
      name: z.string(),
      company: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<Planned>;

/**
 * What is planned from one day to another, both included: fittings, and the due days of jobs that are not done.
 *
 * @throws DatabaseAwayError
 */
export function listFittings(_: Staff, from: string, to: string): Promise<Planned> {
  return ask('list_fittings', { from_day: from, to_day: to }, plannedShape, timeoutMilliseconds);
}

const clashShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['crew', 'vehicle']),
    key: z.string(),
    who: z.string().nullable(),
    reference: z.string(),
    from: z.string(),
    to: z.string(),
    travel: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('away'),
    key: z.string(),
    who: z.string().nullable(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({ kind: z.enum(['past', 'weekend', 'holiday']), key: z.string() }),
]);

/** What staff are told of a change of a fitting. */
export const changeShape = z.discriminatedUnion('status', [
  // `same`: a second click.
  z.object({ status: z.enum(['ok', 'same']), fitting: fittingShape }),
  // Somebody was quicker; nothing was changed.
  z.object({ status: z.literal('conflict'), fitting: fittingShape }),
  z.object({ status: z.literal('clash'), clashes: z.array(clashShape) }),
  z.object({ status: z.enum(['closed', 'full', 'unknown', 'invalid', 'forbidden']) }),
]);

export type FittingChanged = z.output<typeof changeShape>;

/**
 * Plans a fitting or changes it, and queues the invitations. What stands in its way is answered, and nothing saved, until
 * all of it was seen and a reason is given.
 *
 * @throws DatabaseAwayError
 */
export function saveFitting(
  staff: Staff,
  reference: string,
  fitting: WantedFitting,
): Promise<FittingChanged> {
  const today = brusselsDay(new Date());
  const wanted = { ...fitting, reference, closed: objectionTo(fitting.day, today, isPublicHoliday) };
  return ask('save_fitting', { actor: staff.viewer.id, wanted }, changeShape, timeoutMilliseconds);
}

/**
 * Calls a fitting off, and tells everybody.
 *
 * @throws DatabaseAwayError
 */
export function cancelFitting(
  staff: Staff,
  reference: string,
  standing: { id: string; version: number },
): Promise<FittingChanged> {
  const wanted = { ...standing, reference };
  return ask('cancel_fitting', { actor: staff.viewer.id, wanted }, changeShape, timeoutMilliseconds);
}
