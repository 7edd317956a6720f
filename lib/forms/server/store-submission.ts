import 'server-only';
import { z } from 'zod';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import type { SpoolRecord } from './spool';
import type { StoreOutcome } from './submission-kind';

const refusal = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['conflict', 'limited', 'reference_taken']) }),
  z.object({ status: z.literal('invalid'), detail: z.string().nullish() }),
]);
const stored = z.object({ status: z.enum(['stored', 'duplicate']) });

/**
 * What a function that stores a form answers. An answer that makes no sense is an outcome too: the form may be stored.
 *
 * @param acknowledgement what it says beside its status when the form is stored
 */
export function storedShape<Acknowledgement>(acknowledgement: z.ZodType<Acknowledgement>) {
  return z.unknown().transform((answer): StoreOutcome<Acknowledgement> => {
    const accepted = stored.safeParse(answer);
    const told = acknowledgement.safeParse(answer);
    if (accepted.success && told.success) return { ...accepted.data, acknowledgement: told.data };
    const refused = refusal.safeParse(answer);
    if (refused.success) return refused.data;
    return { status: 'unreachable', answered: true, error: 'the answer has an unknown shape' };
  });
}

/**
 * Stores a form. Never throws for the backend's sake.
 *
 * @param store asks the database function for it; its answer has the `storedShape`
 */
export async function storeSubmission<Form extends SpoolRecord, Acknowledgement>(
  record: Form,
  replay: boolean,
  store: (sent: Form) => Promise<StoreOutcome<Acknowledgement>>,
): Promise<StoreOutcome<Acknowledgement>> {
  try {
    return await store(replay ? { ...record, replay, limits: [], repeat_limits: [] } : record);
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error;
    return { status: 'unreachable', answered: error.answered, error: error.message };
  }
}
