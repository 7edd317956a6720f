import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type AnswerStage, stageAfterAnswer } from '../quote-status';
import type { QuoteChangeResult } from '../staff-request';
import { changeConflictShape } from './quote-request-shape';
import { findQuoteRequest } from './staff-requests';

export interface QuoteAnswer {
  reference: string;
  /** The version of the request that the writer has seen. */
  version: number;
  /** A form sent twice is one mail. */
  key: string;
  template: string;
  subject: string;
  body: string;
  /** What the request becomes with it, unless it stands further already; null leaves it. */
  status: AnswerStage | null;
}

const shape = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) }),
  changeConflictShape,
]);

/**
 * Sends an answer to the customer, keeps it with the request and sets what it changes, all or nothing.
 *
 * @throws DatabaseAwayError
 */
export async function answerQuoteRequest(
  staff: Staff,
  answer: QuoteAnswer,
): Promise<
  { status: 'ok' | 'unknown' | 'invalid' | 'forbidden' } | Extract<QuoteChangeResult, { status: 'conflict' }>
> {
  // Whoever changes it in between makes a newer version, and the database answers that.
  const request = await findQuoteRequest(staff, answer.reference);
  const status = request && stageAfterAnswer(request.status, answer.status);
  return ask(
    'answer_quote_request',
    { actor: staff.viewer.id, answer: { ...answer, status } },
    shape,
    10_000,
  );
}
