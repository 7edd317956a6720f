import 'server-only';
import { z } from 'zod';
import { hashRecipient } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
import { completeErasure } from '@/lib/people/server/complete-erasure';
// The service client: an account's rows are in tables that its own key may not touch, the backend's among them.
import { createServiceClient } from '@/lib/supabase/service-client';
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
  const { data, error } = await createServiceClient(10_000).rpc('erase_account', args);
  if (error) {
    log.warn('accounts.notErased', { reason: `${error.code} ${error.message}` });
    return 'unavailable';
  }
  const { status, email, held, receipt } = answer.parse(data);
  if (status === 'lastAdmin') return status;
  if (receipt) await completeErasure({ receipt, address: email ?? viewer.email, accounts: [viewer.id] });
  await forgetSession();
  await forgetSealed();
  log.info('accounts.erased', { held });
  return { held };
}
