import 'server-only';
import { z } from 'zod';
import type { Viewer } from '@/lib/accounts/viewer';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import type { Locale } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import { bucketFor, hashSession } from '@/lib/limits/server/buckets';
import { kickLoop } from '@/lib/loops/loops';
import { answerDueAt } from '@/lib/quotes/answer-due';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { Gaps, HandoverRow, StaffHandover, TranscriptLine } from '../handover';

const timeoutMilliseconds = 10_000;

const sentShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), dueAt: z.coerce.date() }),
  z.object({ status: z.enum(['unknown', 'limited', 'invalid']) }),
]);

export interface HandoverToSend {
  /** A form sent twice is one question. */
  key: string;
  conversation: string;
  locale: Locale;
  question: string;
  transcript: TranscriptLine[];
  now: Date;
}

/**
 * Gives a question to staff, with what was said before.
 *
 * @throws DatabaseAwayError
 */
export async function handOver(viewer: Viewer, { key, now, ...rest }: HandoverToSend) {
  const subject = hashSession(viewer.id);
  const sent = {
    ...rest,
    key,
    account: viewer.id,
    email: viewer.email,
    name: `${viewer.firstName} ${viewer.lastName}`.trim(),
    due_at: answerDueAt(now, isPublicHoliday).toISOString(),
    limits: [bucketFor('handoverPerAccount', subject), bucketFor('handoverPerAccountAndDay', subject)],
  };
  const answer = await ask('hand_over_to_staff', { sent }, sentShape);
  if (answer.status === 'ok') kickLoop('outbox');
  return answer;
}

const row = z.object({
  id: z.uuid(),
  name: z.string(),
  locale: z.enum(locales),
  question: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  dueAt: z.coerce.date(),
  answeredAt: z.coerce.date().nullable(),
  at: z.coerce.date(),
});

export const handoversPerPage = 50;

/**
 * Questions that wait, by the time that is left, or those that are done, the newest first.
 *
 * @throws DatabaseAwayError
 */
export function listHandovers(
  _staff: Staff,
  { status, page }: { status: 'open' | 'done'; page: number },
): Promise<{ open: number; done: number; rows: HandoverRow[] }> {
  const args = { wanted_status: status, max_count: handoversPerPage, skip: (page - 1) * handoversPerPage };
  const shape = z.object({ open: z.number(), done: z.number(), rows: z.array(row) });
  return ask('list_alfred_handovers', args, shape, timeoutMilliseconds);
}

const whole = row.extend({
  email: z.string(),
  transcript: z.array(z.object({ question: z.string(), answer: z.string() })),
  answer: z.string().nullable(),
  version: z.number(),
  passage: z.uuid().nullable(),
});

/**
 * A question for staff, or null.
 *
 * @throws DatabaseAwayError
 */
export async function findHandover(_staff: Staff, id: string): Promise<StaffHandover | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return ask('read_alfred_handover', { handover: id }, whole.nullable(), timeoutMilliseconds);
}

const settled = z.object({ status: z.enum(['ok', 'conflict', 'unknown', 'invalid', 'forbidden']) });

/**
 * Answers a question by mail and in its conversation, or, with an empty body, closes it.
 *
 * @throws DatabaseAwayError
 */
export async function settleHandover(
  staff: Staff,
  settlement: { id: string; version: number; body: string },
) {
  const args = { actor: staff.viewer.id, settlement };
  const { status } = await ask('settle_alfred_handover', args, settled, timeoutMilliseconds);
  if (status === 'ok') kickLoop('outbox');
  return status;
}

const gaps = z.object({
  questions: z.array(
    z.object({
      locale: z.enum(locales),
      question: z.string(),
      times: z.number(),
      unanswered: z.number(),
      disliked: z.number(),
      reasons: z.array(z.string()),
    }),
  ),
  searches: z.array(z.object({ locale: z.enum(locales), query: z.string(), times: z.number() })),
});

/** How far back staff look for what the site lacks, in days. */
const gapDays = 90;

/**
 * What the site lacks, of the last ninety days.
 *
 * @throws DatabaseAwayError
 */
export function listGaps(_staff: Staff, now: Date): Promise<Gaps> {
  const since = new Date(now.getTime() - gapDays * 86_400_000).toISOString();
  return ask('list_alfred_gaps', { since, max_count: 50 }, gaps, timeoutMilliseconds);
}
