import 'server-only';
import { z } from 'zod';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { isUuid } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type Absence, absenceHours } from '../absence';
import { halfDayShape } from '../half-day-shape';
import type { WantedAbsence } from '../read-absence';

const timeoutMilliseconds = 10_000;
/** The calendar goes no further. */
const lastDay = '2099-12-31';

const teamShape = z.object({
  colleagues: z.number(),
  absences: z.array(
    z.object({
      id: z.string(),
      who: z.object({ id: z.string(), name: z.string().nullable() }),
      from: halfDayShape,
      to: halfDayShape,
      planned: z.array(z.object({ reference: z.string(), day: z.string() })),
    }) satisfies z.ZodType<Absence>,
  ),
});

/**
 * Who is away from one day to another, both included, or from it on, and how many colleagues there are. Whoever asks is staff, or leaves
 * out names.
 *
 * @throws DatabaseAwayError
 */
export function findTeam(from: string, to = lastDay): Promise<{ colleagues: number; absences: Absence[] }> {
  return ask('list_absences', { from_day: from, to_day: to }, teamShape, timeoutMilliseconds);
}

const addedShape = z.object({ status: z.enum(['ok', 'unknown', 'full', 'invalid', 'forbidden']) });

/**
 * Notes that a colleague is away. Fittings at which they are expected stay as they are.
 *
 * @throws DatabaseAwayError
 */
export async function addAbsence(
  staff: Staff,
  { who, from, to }: WantedAbsence,
): Promise<z.output<typeof addedShape>['status']> {
  const hours = absenceHours({ from, to });
  const absence = {
    who,
    fromDay: from.day,
    fromPart: from.part,
    fromTime: hours.from,
    toDay: to.day,
    toPart: to.part,
    toTime: hours.to,
  };
  return (await ask('add_absence', { actor: staff.viewer.id, absence }, addedShape, timeoutMilliseconds))
    .status;
}

const removedShape = z.object({ status: z.enum(['removed', 'forbidden']) });

/**
 * Takes an absence back.
 *
 * @throws DatabaseAwayError
 */
export async function removeAbsence(
  staff: Staff,
  id: string,
): Promise<z.output<typeof removedShape>['status'] | 'invalid'> {
  if (!isUuid(id)) return 'invalid';
  const args = { actor: staff.viewer.id, absence: id };
  return (await ask('remove_absence', args, removedShape, timeoutMilliseconds)).status;
}

/**
 * Deletes the absences whose time is over.
 *
 * @throws DatabaseAwayError
 */
export function purgeAbsences(now: Date): Promise<number> {
  const before = keptSince(now, { months: retention.absenceMonths });
  return ask('purge_absences', { before: before.toISOString().slice(0, 10) }, z.number(), 20_000);
}
