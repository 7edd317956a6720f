import 'server-only';
import { z } from 'zod';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { StorageError } from '@/lib/supabase/storage';
import type { SpoolRecord } from './spool';
import type { StoreOptions, StoreOutcome, TakenFiles } from './submission-kind';

const refusal = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['conflict', 'limited', 'reference_taken']) }),
  z.object({ status: z.literal('invalid'), detail: z.string().nullish() }),
  z.object({ status: z.literal('files_taken'), files: z.array(z.string()) }),
]);
const stored = z.object({ status: z.enum(['stored', 'duplicate']) });

/** `files_taken`: nothing is stored, because another form has these files. */
type StoreAnswer<Acknowledgement> =
  | StoreOutcome<Acknowledgement>
  | { status: 'files_taken'; files: string[] };

/**
 * What a function that stores a form answers. An answer that makes no sense is an outcome too: the form may be stored.
 *
 * @param acknowledgement what it says beside its status when the form is stored
 */
export function storedShape<Acknowledgement>(acknowledgement: z.ZodType<Acknowledgement>) {
  return z.unknown().transform((answer): StoreAnswer<Acknowledgement> => {
    const accepted = stored.safeParse(answer);
    const told = acknowledgement.safeParse(answer);
    if (accepted.success && told.success) return { ...accepted.data, acknowledgement: told.data };
    const refused = refusal.safeParse(answer);
    if (refused.success) return refused.data;
    return { status: 'unreachable', answered: true, error: 'the answer has an unknown shape' };
  });
}

interface Storing<Form, Acknowledgement> {
  /** Asks the database function for it, within so many milliseconds; its answer has the `storedShape`. */
  store: (sent: Form, within: number) => Promise<StoreAnswer<Acknowledgement>>;
  /** The form with copies of the files that another one has. Without it a form has no files. */
  copyFiles?: (sent: Form, taken: TakenFiles) => Promise<Form>;
}

/**
 * Stores a form; when another one has its files, with copies of them. Never throws for the backend's sake.
 *
 * @param record as it was sent: whenever it is stored again, its key is what it is known by
 */
export async function storeSubmission<Form extends SpoolRecord, Acknowledgement>(
  record: Form,
  { replay = false, timeoutMilliseconds }: StoreOptions,
  { store, copyFiles }: Storing<Form, Acknowledgement>,
): Promise<StoreOutcome<Acknowledgement>> {
  const deadline = performance.now() + timeoutMilliseconds;
  const left = () => Math.max(1, Math.ceil(deadline - performance.now()));
  const sent = replay ? { ...record, replay, limits: [], repeat_limits: [] } : record;
  try {
    let answer = await store(sent, timeoutMilliseconds);
    if (answer.status === 'files_taken' && copyFiles) {
      const ownFiles = await copyFiles(sent, { ids: answer.files, within: left() });
      answer = await store(ownFiles, left());
    }
    if (answer.status !== 'files_taken') return answer;
    // Another form took one more of them meanwhile.
    return { status: 'unreachable', answered: true, error: 'its files are taken' };
  } catch (error) {
    if (error instanceof StorageError) return { status: 'unreachable', answered: true, error: error.message };
    if (!(error instanceof DatabaseAwayError)) throw error;
    return { status: 'unreachable', answered: error.answered, error: error.message };
  }
}
