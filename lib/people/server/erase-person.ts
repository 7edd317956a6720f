import 'server-only';
import { z } from 'zod';
import { completeErasure } from '@/lib/erasure/server/complete-erasure';
import { hashRecipient } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { ErasureReason } from '../person';

const answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), receipt: z.uuid(), accounts: z.array(z.string()) }),
  z.object({ status: z.enum(['forbidden', 'lastAdmin', 'invalid']) }),
]);

/**
 * Erases everything about an address, with and without an account: rows, mails, files, forms on the disk. Orders are
 * kept as the law asks.
 *
 * @param address in lower case
 * @returns the id of the receipt, or why nothing was erased
 * @throws DatabaseAwayError
 */
export async function erasePerson(
  staff: Staff,
  address: string,
  reason: ErasureReason,
): Promise<{ receipt: string } | 'forbidden' | 'lastAdmin' | 'invalid'> {
  const erasure = { address, reason, address_hash: hashRecipient(address) };
  const erased = await ask('erase_address', { actor: staff.viewer.id, erasure }, answer, 20_000);
  if (erased.status !== 'ok') return erased.status;
  await completeErasure({ ...erased, address });
  log.info('people.erased', { receipt: erased.receipt });
  return { receipt: erased.receipt };
}
