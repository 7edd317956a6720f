import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { requestSubjects } from '@/lib/quotes/project-types';
import { isReference } from '@/lib/quotes/reference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { CheckItem } from '../checklists';
import { type Job, type JobStage, jobStages } from '../job';
import { boardSize, type JobFilter, jobPageSize } from '../job-filter';
import type { JobList } from '../job-row';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const proofShape = z
  .object({ position: z.number(), decision: z.enum(['approved', 'changes']).nullable() })
  .nullable();

/** An owner as the database says it: the account, and its name beside it. */
const withOwner = <Row extends { owner: string | null; ownerName: string | null }>({
  owner,
  ownerName,
  ...row
}: Row) => ({ ...row, owner: owner === null ? null : { id: owner, name: ownerName } });

const jobShape = z
  .object({
    reference: z.string(),
    version: z.number(),
    stage: z.enum(jobStages),
    ownStage: z.string().nullable(),
    stageSince: moment,
    createdAt: moment,
    owner: z.string().nullable(),
    ownerName: z.string().nullable(),
    dueOn: z.string().nullable(),
    blocked: z.string().nullable(),
    checks: z.array(z.object({ item: z.string(), by: z.string().nullable(), at: moment })),
    override: z
      .object({ reason: z.string(), by: z.string().nullable(), at: moment, position: z.number() })
      .nullable(),
    proof: proofShape,
    delivery: z.object({ min: z.number(), max: z.number() }).nullable(),
  })
  .transform((row): Job => withOwner(row));

/**
 * The job of a request, or null; asked once for each page.
 *
 * @throws DatabaseAwayError
 */
export const findJob = cache(async (_: Staff, reference: string): Promise<Job | null> => {
  if (!isReference(reference)) return null;
  return ask('find_job', { wanted_reference: reference }, jobShape.nullable(), timeoutMilliseconds);
});

/** What staff are told of a change of a job. */
const changeShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), job: jobShape }),
  // Somebody was quicker; nothing was changed.
  z.object({ status: z.literal('conflict'), job: jobShape }),
  z.object({
    status: z.enum(['unapproved', 'notApproved', 'retired', 'closed', 'unknown', 'invalid', 'forbidden']),
  }),
]);

export type JobChanged = z.output<typeof changeShape>;

/**
 * Makes the job of an order that was accepted without an offer; once.
 *
 * @throws DatabaseAwayError
 */
export function beginJob(staff: Staff, reference: string): Promise<JobChanged> {
  const args = { actor: staff.viewer.id, wanted_reference: reference };
  return ask('begin_job', args, changeShape, timeoutMilliseconds);
}

/** A change of a job. What is left out stays as it is. */
interface JobChange {
  reference: string;
  /** The version that was on the screen. */
  version: number;
  stage?: JobStage;
  /** A stage of the agency's own, by id, in place of a kind. */
  ownStage?: string;
  /** An account, or null for nobody. */
  owner?: string | null;
  /** As "2026-12-22", or null for none. */
  dueOn?: string | null;
  /** Why it cannot go on, or null when it can. */
  blocked?: string | null;
  /** Why it is made though nobody approved it. */
  override?: string;
}

/** @throws DatabaseAwayError */
export function changeJob(staff: Staff, change: JobChange): Promise<JobChanged> {
  return ask('change_job', { actor: staff.viewer.id, change }, changeShape, timeoutMilliseconds);
}

/**
 * Ticks an item of a checklist, or takes the tick back; two people may do so at once.
 *
 * @throws DatabaseAwayError
 */
export function checkJobItem(
  staff: Staff,
  tick: { reference: string; item: CheckItem; done: boolean },
): Promise<JobChanged> {
  return ask('check_job_item', { actor: staff.viewer.id, tick }, changeShape, timeoutMilliseconds);
}

const listShape = z
  .object({
    total: z.number(),
    counts: z.partialRecord(z.enum(jobStages), z.number()),
    ownCounts: z.record(z.string(), z.number()),
    rows: z.array(
      z
        .object({
          reference: z.string(),
          version: z.number(),
          stage: z.enum(jobStages),
          ownStage: z.string().nullable(),
          stageSince: moment,
          createdAt: moment,
          owner: z.string().nullable(),
          ownerName: z.string().nullable(),
          dueOn: z.string().nullable(),
          blocked: z.string().nullable(),
          firstName: z.string(),
          name: z.string(),
          company: z.string().nullable(),
          subject: z.enum(requestSubjects),
          locale: z.enum(locales),
          amountNetCents: z.number().nullable(),
          checks: z.number(),
          proof: proofShape,
        })
        .transform(withOwner),
    ),
  })
  .transform(
    ({ counts, ...list }): JobList => ({
      ...list,
      counts: Object.fromEntries(jobStages.map((stage) => [stage, counts[stage] ?? 0])) as JobList['counts'],
    }),
  );

const waitingShape = z.object({ toChange: z.number(), blocked: z.number(), late: z.number() });

/**
 * How many jobs ask for somebody: a proof to change, something that blocks them, a day that is over.
 *
 * @param today as "2026-12-01"
 * @throws DatabaseAwayError
 */
export function countWaitingJobs(_: Staff, today: string) {
  return ask('count_waiting_jobs', { today }, waitingShape, timeoutMilliseconds);
}

/**
 * A page of the list of jobs, or the cards of the board.
 *
 * @throws DatabaseAwayError
 */
export function listJobs(staff: Staff, { view, page, ...filter }: JobFilter): Promise<JobList> {
  const part =
    view === 'board' ? { take: boardSize, skip: 0 } : { take: jobPageSize, skip: (page - 1) * jobPageSize };
  const owner = filter.owner === 'me' ? staff.viewer.id : filter.owner;
  return ask('list_jobs', { filter: { ...filter, owner, ...part } }, listShape, timeoutMilliseconds);
}
