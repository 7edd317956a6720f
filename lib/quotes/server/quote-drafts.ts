import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { answerStages } from '../quote-status';
import { draftKinds, type KeptDraft } from '../request/draft';
import type { DraftChange } from '../request/draft-schema';

const timeoutMilliseconds = 10_000;

/** What was begun and left alone for so long is deleted. */
const keptDays = 90;

const outcome = z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) });

/** A database takes neither a zero byte nor half of a sign, which is what is sent of an emoji that a limit has cut. */
const storable = (typed: string) => typed.toWellFormed().replaceAll('\0', '');

/**
 * Keeps what somebody is writing about a request, or forgets it.
 *
 * @throws DatabaseAwayError
 */
export async function keepQuoteDraft(
  staff: Staff,
  reference: string,
  { template, key, text }: DraftChange,
): Promise<z.output<typeof outcome>['status']> {
  const written = text && { ...text, body: storable(text.body), subject: storable(text.subject) };
  const draft = { reference, template, key, ...written };
  return (await ask('keep_quote_draft', { actor: staff.viewer.id, draft }, outcome, timeoutMilliseconds))
    .status;
}

const drafts = z.array(
  z.object({
    template: z.enum(draftKinds),
    subject: z.string(),
    body: z.string(),
    stage: z.enum(['', ...answerStages]),
    keptAt: z.coerce.date(),
  }),
) satisfies z.ZodType<KeptDraft[]>;

/**
 * What somebody has begun to write about a request, and not sent.
 *
 * @throws DatabaseAwayError
 */
export function listQuoteDrafts(staff: Staff, reference: string): Promise<KeptDraft[]> {
  const args = { actor: staff.viewer.id, wanted_reference: reference };
  return ask('list_quote_drafts', args, drafts, timeoutMilliseconds);
}

/**
 * Deletes what was begun and left alone for ninety days, and returns how many.
 *
 * @throws DatabaseAwayError
 */
export function purgeDrafts(now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  return ask('purge_quote_drafts', { before: before.toISOString() }, z.number(), 20_000);
}
