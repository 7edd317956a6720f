import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
// The service client: the function writes the mail into the outbox, and asks for the role again.
import { createServiceClient } from '@/lib/supabase/service-client';
import type { QuoteChangeResult } from '../staff-request';
import { changeConflictShape } from './quote-request-shape';

export interface QuoteAnswer {
  reference: string;
  /** The version of the request that the writer has seen. */
  version: number;
  /** A form sent twice is one mail. */
  key: string;
  template: string;
  subject: string;
  body: string;
  /** What the request becomes with it; null leaves it. */
  status: 'contacted' | 'quoted' | null;
}

const shape = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) }),
  changeConflictShape,
]);

/**
 * Sends an answer to the customer, keeps it with the request and sets what it changes, all or nothing.
 *
 * @throws Error while the database is away
 */
export async function answerQuoteRequest(
  staff: Staff,
  answer: QuoteAnswer,
): Promise<
  { status: 'ok' | 'unknown' | 'invalid' | 'forbidden' } | Extract<QuoteChangeResult, { status: 'conflict' }>
> {
  const { data, error, status } = await createServiceClient(10_000).rpc('answer_quote_request', {
    actor: staff.viewer.id,
    answer,
  });
  if (error) throw new Error(`answer_quote_request: ${status} ${error.code} ${error.message}`);
  return shape.parse(data);
}
