import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import type { RefusedFile } from '../incoming-mail';

const timeoutMilliseconds = 10_000;

/** @throws DatabaseAwayError */
export function isMailKnown(key: string): Promise<boolean> {
  return ask('is_mail_known', { mail_key: key }, z.boolean(), timeoutMilliseconds);
}

export interface TakenMail {
  /** A keyed hash of its Message-ID. */
  key: string;
  /** The idempotency key of the message that it becomes. */
  messageKey: string;
  reference: string | null;
  from: string | null;
  name: string | null;
  subject: string | null;
  body: string;
  folded: string | null;
  refused: readonly RefusedFile[];
  files: readonly UploadedFile[];
  limits: readonly object[];
  answerDueAt: string;
}

const takenShape = z.object({
  status: z.enum(['stored', 'tray', 'known', 'limited', 'trayFull', 'invalid']),
});

/**
 * Keeps a mail with its request, or in the tray; once.
 *
 * @throws DatabaseAwayError
 */
export async function keepMail({ files, ...taken }: TakenMail) {
  const attachments = files.map(({ id, path, name, kind, size }) => ({
    id,
    storage_path: path,
    name,
    kind,
    size,
  }));
  const mail = { ...taken, attachments };
  return (await ask('take_mail', { mail }, takenShape, timeoutMilliseconds)).status;
}

/**
 * Says in the timeline of a request that a mail about it came back.
 *
 * @throws DatabaseAwayError
 */
export async function noteBounce(key: string, reference: string): Promise<'noted' | 'known' | 'unknown'> {
  const shape = z.object({ status: z.enum(['noted', 'known', 'unknown']) });
  const args = { mail_key: key, wanted_reference: reference };
  return (await ask('note_bounced_mail', args, shape, timeoutMilliseconds)).status;
}
