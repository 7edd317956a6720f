import 'server-only';
import { z } from 'zod';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { customerStatuses, type OwnQuoteRequest } from '../own-quote-request';
import { requestSubjects } from '../project-types';

const rows = z.array(
  z
    .object({
      reference: z.string(),
      subject: z.enum(requestSubjects),
      status: z.enum(customerStatuses),
      submitted_at: z.coerce.date(),
      answer_due_at: z.coerce.date(),
    })
    .transform(
      ({ reference, subject, status, submitted_at, answer_due_at }): OwnQuoteRequest => ({
        reference,
        subject,
        status,
        submittedAt: submitted_at,
        answerDueAt: answer_due_at,
      }),
    ),
);

/** The requests of an account, the newest first, or null while the database is away. */
export function listOwnQuoteRequests(viewer: { id: string }): Promise<OwnQuoteRequest[] | null> {
  return unlessAway('quotes.ownNotListed', ask('list_own_quote_requests', { account: viewer.id }, rows));
}
