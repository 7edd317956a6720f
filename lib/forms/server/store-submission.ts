import 'server-only';
import { z } from 'zod';
// The service client: the public key may not call these functions (docs/decisions/0002-quotes-through-the-server.md).
import { createServiceClient } from '@/lib/supabase/service-client';
import type { SpoolRecord } from './spool';
import type { StoreOutcome } from './submission-kind';

const refusal = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['conflict', 'limited', 'reference_taken']) }),
  z.object({ status: z.literal('invalid'), detail: z.string().nullish() }),
]);

/**
 * Calls the database function that stores a form. Never throws for the backend's sake.
 *
 * @param argument the name of the function's one argument
 * @param acknowledgement what the function says beside its status when the form is stored
 */
export async function storeSubmission<Acknowledgement>(
  functionName: string,
  argument: string,
  record: SpoolRecord,
  acknowledgement: z.ZodType<Acknowledgement>,
  { replay = false, timeoutMilliseconds }: { replay?: boolean; timeoutMilliseconds: number },
): Promise<StoreOutcome<Acknowledgement>> {
  const sent = replay ? { ...record, replay, limits: [], repeat_limits: [] } : record;
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(functionName, {
    [argument]: sent,
  });
  if (error) {
    return {
      status: 'unreachable',
      answered: status >= 400,
      error: `${status} ${error.code} ${error.message}`,
    };
  }
  if (data?.status === 'stored' || data?.status === 'duplicate') {
    const told = acknowledgement.safeParse(data);
    if (told.success) return { status: data.status, acknowledgement: told.data };
  }
  const refused = refusal.safeParse(data);
  if (refused.success) return refused.data;
  return { status: 'unreachable', answered: true, error: 'the answer has an unknown shape' };
}
