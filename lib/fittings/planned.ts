import type { JobPlace } from '@/lib/jobs/stage-list';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { Absence } from './absence';
import type { Fitting } from './fitting';

/** The day a job is promised for. */
export interface JobDeadline extends JobPlace {
  reference: string;
  day: string;
  blocked: boolean;
  subject: RequestSubject;
  firstName: string;
  name: string;
  company: string | null;
}

/** Everything between two days. */
export interface Planned {
  fittings: Fitting[];
  deadlines: JobDeadline[];
}

/** Whom or what a calendar is narrowed to: `crew:` and an account, `vehicle:` and an id, or nothing. */
export type PlannedFor = { kind: 'crew' | 'vehicle'; id: string } | null;

export function readPlannedFor(given: unknown): PlannedFor {
  if (typeof given !== 'string') return null;
  const found = /^(crew|vehicle):([a-z0-9-]{1,40})$/.exec(given);
  return found?.[2] ? { kind: found[1] === 'crew' ? 'crew' : 'vehicle', id: found[2] } : null;
}

export function plannedForQuery(wanted: PlannedFor): Record<string, string> {
  return wanted === null ? {} : { for: `${wanted.kind}:${wanted.id}` };
}

/** The fittings of a colleague or a vehicle; without one all of them. */
export function fittingsFor(fittings: readonly Fitting[], wanted: PlannedFor): Fitting[] {
  return fittings.filter(
    ({ crew, vehicle }) =>
      wanted === null ||
      (wanted.kind === 'crew' ? crew.some(({ id }) => id === wanted.id) : vehicle === wanted.id),
  );
}

/** The absences of a colleague; without one those of everybody, and none of a vehicle. */
export function absencesFor(absences: readonly Absence[], wanted: PlannedFor): Absence[] {
  return absences.filter(({ who }) => wanted === null || (wanted.kind === 'crew' && who.id === wanted.id));
}

/** How a customer is called in a calendar. */
export function customerName({
  company,
  firstName,
  name,
}: {
  company: string | null;
  firstName: string;
  name: string;
}): string {
  return company ?? `${firstName} ${name}`;
}
