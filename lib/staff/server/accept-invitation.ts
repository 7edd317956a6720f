import 'server-only';
import { z } from 'zod';
import { readViewer } from '@/lib/accounts/server/viewer';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { hashLinkToken, isLinkToken } from '@/lib/security/link-token';
// The service client: who accepts is no staff yet, and invitations are in a table that no other key opens.
import { createServiceClient } from '@/lib/supabase/service-client';
import { staffRoles } from '../staff';

const found = z.object({ email: z.string(), role: z.enum(staffRoles) }).nullable();
const answer = z.object({ status: z.enum(['ok', 'expired', 'otherAddress']) });

/**
 * Whom a link invites and as what; null when it is worth nothing, or nothing any more.
 *
 * @throws Error while the database is away
 */
export async function findInvitation(token: string): Promise<z.output<typeof found>> {
  if (!isLinkToken(token)) return null;
  const { data, error } = await createServiceClient().rpc('find_staff_invitation', {
    hash: hashLinkToken(token),
  });
  if (error) throw new Error(`find_staff_invitation: ${error.code} ${error.message}`);
  return found.parse(data);
}

/** Makes whoever is signed in staff, when their confirmed address was invited. The link works once. */
export async function acceptInvitation(
  token: string,
  address: string,
  now: Date,
): Promise<'ok' | 'expired' | 'otherAddress' | 'rateLimited' | 'unavailable' | 'signedOut'> {
  const reading = await readViewer();
  if (reading.status === 'away') return 'unavailable';
  if (reading.status === 'visitor') return 'signedOut';
  const { viewer } = reading;
  if (!isLinkToken(token)) return 'expired';
  if (!(await consumeLimits([bucketFor('accountLinkPerAddress', hashAddress(address))], now)))
    return 'rateLimited';
  const args = { account: viewer.id, hash: hashLinkToken(token) };
  const { data, error } = await createServiceClient().rpc('accept_staff_invitation', args);
  if (error) {
    log.warn('staff.notAccepted', { reason: `${error.code} ${error.message}` });
    return 'unavailable';
  }
  const { status } = answer.parse(data);
  if (status === 'ok') log.info('staff.accepted');
  return status;
}
