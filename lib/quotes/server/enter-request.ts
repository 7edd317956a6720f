import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { hashBody } from '@/lib/forms/derived-key';
import { createReference } from '@/lib/forms/reference';
import { kickLoop } from '@/lib/loops/loops';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { answerDueAt } from '../answer-due';
import type { EntryInput } from '../desk/entry-schema';

const referenceTries = 3;

const shape = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['stored', 'duplicate', 'conflict']), reference: z.string() }),
  z.object({ status: z.literal('reference_taken') }),
  z.object({ status: z.enum(['invalid', 'forbidden']) }),
]);

/** The hash of everything that was typed. A field that is forgotten here does not compile. */
function hashEntry({
  firstName,
  name,
  phone,
  email,
  company,
  language,
  subject,
  message,
  source,
  wished,
  letter,
  ...forgotten
}: EntryInput): string {
  forgotten satisfies Record<string, never>;
  return hashBody([
    firstName,
    name,
    phone,
    email,
    company,
    language,
    subject,
    message,
    source,
    wished,
    letter,
  ]);
}

/**
 * Stores what somebody said on the telephone or at the counter, with the promise of the public form.
 *
 * @param key of the form: sent twice it is one request; with other words it is `conflict`, and says what it was used for
 * @throws DatabaseAwayError
 */
export async function enterQuoteRequest(
  staff: Staff,
  key: string,
  input: EntryInput,
  now: Date,
): Promise<
  | { status: 'stored' | 'duplicate' | 'conflict'; reference: string }
  | { status: 'invalid' | 'forbidden' | 'unavailable' }
> {
  const { firstName, language, wished, ...said } = input;
  const request = {
    ...said,
    key,
    body_hash: hashEntry(input),
    first_name: firstName,
    locale: language,
    wished_answer: wished,
    submitted_at: now.toISOString(),
    answer_due_at: answerDueAt(now, isPublicHoliday).toISOString(),
  };
  for (let attempt = 0; attempt < referenceTries; attempt += 1) {
    const reference = createReference(() => randomInt(2 ** 32) / 2 ** 32);
    const args = { actor: staff.viewer.id, request: { ...request, reference } };
    const answer = await ask('enter_quote_request', args, shape, 10_000);
    if (answer.status === 'reference_taken') continue;
    if (answer.status === 'stored') kickLoop('outbox');
    return answer;
  }
  return { status: 'unavailable' };
}
