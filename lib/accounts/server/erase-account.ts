import 'server-only';
import { z } from 'zod';
import { completeErasure } from '@/lib/erasure/server/complete-erasure';
import { hashRecipient } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { forgetSession } from '@/lib/supabase/session-client';
import type { Viewer } from '../viewer';
import { forgetSealed } from './sealed-cookie';

const answer = z.object({
  status: z.enum(['erased', 'unknown', 'lastAdmin']),
  email: z.string().nullish(),
  held: z.number().default(0),
  receipt: z.uuid().optional(),
});

/**
 * Erases an account and what belongs to its address: rows, mails, files, and forms that still wait on the disk. Orders
 * are kept as the law asks. The last admin stays: nobody could open the back office to anybody again.
 *
 * @returns how many orders are kept
 */
export async function eraseAccount(viewer: Viewer): Promise<{ held: number } | 'unavailable' | 'lastAdmin'> {
  const args = { account: viewer.id, address_hash: hashRecipient(viewer.email) };
  const erased = await unlessAway('accounts.notErased', ask('erase_account', args, answer, 10_000));
  if (erased === null) return 'unavailable';
  const { status, email, held, receipt } = erased;
  if (status === 'lastAdmin') return status;
  if (receipt) await completeErasure({ receipt, address: email ?? viewer.email, accounts: [viewer.id] });
  await forgetSession();
  await forgetSealed();
  log.info('accounts.erased', { held });
  return { held };
}
