import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { locales } from '@/lib/i18n/locales';
import { jobStages } from '@/lib/jobs/job';
import { requestSubjects } from '@/lib/quotes/project-types';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import { isReference } from '@/lib/quotes/reference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { PassportContent, PassportRecord } from '../passport';
import { warrantyUntil } from '../warranty';
import { isWordDue, type WordCandidate } from '../word';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const contentShape = z.object({
  doneOn: z.string(),
  years: z.number(),
  until: z.string().nullable(),
  made: z.array(z.string()),
  films: z.array(z.string()),
});

const recordShape = z.object({
  reference: z.string(),
  subject: z.enum(requestSubjects),
  locale: z.enum(locales),
  stage: z.enum(jobStages),
  stageSince: moment,
  versions: z.array(
    contentShape.extend({
      position: z.number(),
      care: z.array(z.string()),
      at: moment,
      author: z.string().nullable(),
    }),
  ),
  claims: z.array(z.object({ reference: z.string(), status: z.enum(quoteStatuses), at: moment })),
  asked: z.object({ by: z.string().nullable(), at: moment }).nullable(),
  reachable: z.boolean(),
}) satisfies z.ZodType<PassportRecord>;

const find = (reference: string, forStaff: boolean) =>
  ask(
    'find_passport',
    { wanted_reference: reference, for_staff: forStaff },
    recordShape.nullable(),
    timeoutMilliseconds,
  );

/**
 * The passport of an order as whoever holds its card or private link reads it, or null.
 *
 * @throws DatabaseAwayError
 */
export function findPassport(reference: string): Promise<PassportRecord | null> {
  return find(reference, false);
}

/**
 * The passport of a request's job with its claims, without a version before there is one; null where there is no job.
 *
 * @throws DatabaseAwayError
 */
export async function findStaffPassport(_: Staff, reference: string): Promise<PassportRecord | null> {
  return isReference(reference) ? find(reference, true) : null;
}

const savedShape = z.object({
  status: z.enum(['ok', 'conflict', 'notDone', 'closed', 'unknown', 'invalid', 'forbidden']),
});

/**
 * Keeps what a passport says as its next version.
 *
 * @param position of the version that was on the screen, 0 for none
 * @throws DatabaseAwayError
 */
export async function changePassport(
  staff: Staff,
  { reference, position, content }: { reference: string; position: number; content: PassportContent },
): Promise<z.output<typeof savedShape>['status']> {
  const { doneOn, years } = content;
  const until = years === 0 ? null : warrantyUntil(doneOn, years);
  const change = { reference, position, until, ...content };
  const args = { actor: staff.viewer.id, change };
  return (await ask('change_passport', args, savedShape, timeoutMilliseconds)).status;
}

const askedShape = z.object({
  status: z.enum([
    'sent',
    'asked',
    'owed',
    'unreachable',
    'notDone',
    'closed',
    'unknown',
    'invalid',
    'forbidden',
  ]),
});

/**
 * Asks a customer for a word, once.
 *
 * @param word `key` is the form's: sent twice it is one mail
 * @throws DatabaseAwayError
 */
export async function askForWord(
  staff: Staff,
  word: { reference: string; key: string; subject: string; body: string },
): Promise<z.output<typeof askedShape>['status']> {
  const args = { actor: staff.viewer.id, word };
  return (await ask('ask_for_word', args, askedShape, timeoutMilliseconds)).status;
}

const candidateShape = z.object({
  reference: z.string(),
  name: z.string(),
  doneAt: moment,
  doneOn: z.string(),
}) satisfies z.ZodType<WordCandidate>;

/** Most jobs that are looked at. */
const mostJobs = 200;

/**
 * Jobs whose customers may be asked for a word by now, the oldest first.
 *
 * @throws DatabaseAwayError
 */
export async function listDueWords(_: Staff, now: Date): Promise<WordCandidate[]> {
  const args = { max_count: mostJobs };
  const jobs = await ask('list_word_candidates', args, z.array(candidateShape), timeoutMilliseconds);
  return jobs.filter((job) => isWordDue(job, now, isPublicHoliday));
}

const claimShape = contentShape.extend({ order: z.string(), subject: z.enum(requestSubjects) });

export type ClaimRecord = z.output<typeof claimShape>;

/**
 * What a claim is about; null for any other request.
 *
 * @throws DatabaseAwayError
 */
export function findClaim(_: Staff, reference: string): Promise<ClaimRecord | null> {
  return ask('find_claim', { wanted_reference: reference }, claimShape.nullable(), timeoutMilliseconds);
}
