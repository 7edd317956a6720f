import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { type SentFile, toAttachment } from './sent-file';

const timeoutMilliseconds = 10_000;

const outcome = z.object({ status: z.enum(['stored', 'full', 'unknown', 'invalid', 'forbidden']) });

/**
 * Adds files to a request for a colleague, who may be gone by now: the database asks for their role itself.
 *
 * @param key so that what is sent twice is added once; of a file that came in parts its id
 * @throws DatabaseAwayError
 */
export async function addStaffFiles(
  account: string,
  { reference, key, files }: { reference: string; key: string; files: readonly SentFile[] },
): Promise<z.output<typeof outcome>['status']> {
  const sent = { reference, key, attachments: files.map(toAttachment) };
  return (await ask('add_staff_files', { actor: account, sent }, outcome, timeoutMilliseconds)).status;
}
