import { orderStages } from '@/lib/quotes/order-stages';

// A job is the work order: what was accepted, on its way from the proof to the fitting.

/** The way of a job, in order. */
export const jobStages = orderStages;

export type JobStage = (typeof jobStages)[number];

export const jobLimits = {
  blocked: { min: 3, max: 300 },
  /** Why something is made that nobody approved. */
  override: { min: 10, max: 1000 },
} as const;

/** The proof that was sent last, and what its customer said to it. */
export interface ProofStanding {
  position: number;
  decision: 'approved' | 'changes' | null;
}

/** Somebody let the job go on without an approved proof. */
export interface JobOverride {
  reason: string;
  /** A colleague's name; null when the account exists no more. */
  by: string | null;
  at: Date;
  /** Of the proof that was there then, 0 for none: one that is sent later is not covered. */
  position: number;
}

interface JobCheck {
  item: string;
  by: string | null;
  at: Date;
}

/** The job of an order, for staff. */
export interface Job {
  /** Of the request: what people say on the phone. */
  reference: string;
  /** Grows with every change. */
  version: number;
  stage: JobStage;
  /** A stage of the agency's own within it, by id (stage-list.ts). */
  ownStage: string | null;
  stageSince: Date;
  createdAt: Date;
  owner: { id: string; name: string | null } | null;
  /** As "2026-12-22". */
  dueOn: string | null;
  /** Why it cannot go on. */
  blocked: string | null;
  checks: JobCheck[];
  override: JobOverride | null;
  proof: ProofStanding | null;
  /** What the accepted offer says, in working days. */
  delivery: { min: number; max: number } | null;
}
