/** What is left to do about a request or its job, or was done. */
export interface Task {
  id: string;
  /** Rises with each change. */
  version: number;
  what: string;
  /** As "2026-12-22". */
  dueOn: string;
  /** Who does it; null is whoever comes first. */
  owner: { id: string; name: string | null } | null;
  /** Who wrote it down. */
  by: string | null;
  done: { by: string | null; at: Date } | null;
}

/** A task with the request it is about. */
export interface OwnTask extends Task {
  reference: string;
  firstName: string;
  name: string;
  company: string | null;
}

export const taskLimits = { what: { min: 2, max: 200 } } as const;

/** What a button of a task has done, or why it has not. */
export const taskOutcomes = [
  'done',
  'open',
  'removed',
  'unknown',
  'forbidden',
  'invalid',
  'unavailable',
] as const;

export type TaskOutcome = (typeof taskOutcomes)[number];

export const taskRefusals = [
  'signedOut',
  'forbidden',
  'unavailable',
  'unknown',
  'invalid',
  'full',
  'changed',
] as const;

export type TaskRefusal = (typeof taskRefusals)[number];

/** How a task stands to today: both days as "2026-12-22". */
export function taskStandingOf(dueOn: string, today: string): 'late' | 'today' | 'ahead' {
  if (dueOn === today) return 'today';
  return dueOn < today ? 'late' : 'ahead';
}
