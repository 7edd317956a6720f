import 'server-only';
import { z } from 'zod';
import { hashRecipient } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
import type { Staff } from '@/lib/staff/staff';
import type { ErasureReason } from '../person';
import { call } from './call';
import { completeErasure } from './complete-erasure';

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
 * @throws Error while the database is away
 */
export async function erasePerson(
  staff: Staff,
  address: string,
  reason: ErasureReason,
): Promise<{ receipt: string } | 'forbidden' | 'lastAdmin' | 'invalid'> {
  const erasure = { address, reason, address_hash: hashRecipient(address) };
  const erased = answer.parse(await call('erase_address', { actor: staff.viewer.id, erasure }));
  if (erased.status !== 'ok') return erased.status;
  await completeErasure({ ...erased, address });
  log.info('people.erased', { receipt: erased.receipt });
  return { receipt: erased.receipt };
}
