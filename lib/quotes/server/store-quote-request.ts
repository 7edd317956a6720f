import 'server-only';
import { z } from 'zod';
// The service client: the public key may not call these functions (docs/decisions/0002-quotes-through-the-server.md).
import { createServiceClient } from '@/lib/supabase/service-client';
import type { QuoteRecord } from './quote-record';

const acknowledged = { reference: z.string(), answer_due_at: z.coerce.date() };

const answer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['stored', 'duplicate', 'conflict']), ...acknowledged }),
  z.object({ status: z.enum(['limited', 'reference_taken']) }),
  z.object({ status: z.literal('invalid'), detail: z.string().nullish() }),
]);

export type StoreOutcome =
  | z.output<typeof answer>
  /** Nothing is known: it may be stored all the same. `answered` when the backend spoke, but made no sense. */
  | { status: 'unreachable'; answered: boolean; error: string };

/** Stores the request, its files, its first event and its two mails, or nothing. Never throws for the backend's sake. */
export async function storeQuoteRequest(
  record: QuoteRecord,
  { replay = false, timeoutMilliseconds }: { replay?: boolean; timeoutMilliseconds: number },
): Promise<StoreOutcome> {
  const request = replay ? { ...record, replay, limits: [], repeat_limits: [] } : record;
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc('submit_quote_request', {
    request,
  });
  if (error) {
    return {
      status: 'unreachable',
      answered: status >= 400,
      error: `${status} ${error.code} ${error.message}`,
    };
  }
  const parsed = answer.safeParse(data);
  if (!parsed.success)
    return { status: 'unreachable', answered: true, error: 'the answer has an unknown shape' };
  return parsed.data;
}
