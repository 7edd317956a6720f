import 'server-only';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';

/** Whether one more form or export of an account may come from this place. */
export function mayChangeAccount(address: string, now: Date): Promise<boolean> {
  return consumeLimits([bucketFor('accountChangePerAddress', hashAddress(address))], now);
}
