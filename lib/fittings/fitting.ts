import type { JobStage } from '@/lib/jobs/job';
import type { RequestSubject } from '@/lib/quotes/project-types';

// A fitting is the appointment at which the work of a job is mounted, at the customer's or in the workshop.

/** What of a day it takes; `times` says from when to when. */
export const fittingParts = ['morning', 'afternoon', 'day', 'times'] as const;

export type FittingPart = (typeof fittingParts)[number];

export const fittingLimits = {
  crew: 8,
  /** Minutes, one way. */
  travel: 600,
  address: { min: 3, max: 200 },
  weather: 500,
  notes: 1000,
  /** Why it is planned though something stands in its way. */
  reason: { min: 10, max: 300 },
  /** What stood in its way on the screen: crew and vehicles of a day, each with an id or two. */
  seen: 8000,
} as const;

/** When it is, by the clock of Brussels. */
export interface FittingTime {
  /** As "2026-12-22". */
  day: string;
  part: FittingPart;
  /** As "08:30". */
  from: string;
  to: string;
}

/** A fitting of a job, for staff. */
export interface Fitting extends FittingTime {
  id: string;
  /** Of the request. */
  reference: string;
  /** Grows with every change. */
  version: number;
  /** Of the invitation: grows with every change that guests are told of. */
  sequence: number;
  state: 'planned' | 'cancelled';
  /** Colleagues who go; the name is null when the account exists no more. */
  crew: { id: string; name: string | null }[];
  /** Of the list of the agency, or null. */
  vehicle: string | null;
  /** Where to travel to; null is the workshop. */
  address: string | null;
  /** Minutes from the workshop, one way; null is unknown, and in the workshop. */
  travel: number | null;
  outdoor: boolean;
  /** What to heed of wind and frost. */
  weather: string | null;
  notes: string | null;
  /** Somebody planned it though it clashes. */
  override: { reason: string; by: string | null } | null;
  changedAt: Date;
  customer: { firstName: string; name: string; company: string | null; phone: string | null };
  subject: RequestSubject;
  stage: JobStage;
}

/**
 * What stands in the way of a fitting; `who` is a colleague's name, or the id of a vehicle. `travel` is minutes that there
 * would have to be between both, where they do not meet; who is away is so between two days.
 */
export type FittingClash =
  | {
      kind: 'crew' | 'vehicle';
      key: string;
      who: string | null;
      reference: string;
      from: string;
      to: string;
      travel: number | null;
    }
  | { kind: 'away'; key: string; who: string | null; from: string; to: string }
  | { kind: 'past' | 'weekend' | 'holiday'; key: string };
