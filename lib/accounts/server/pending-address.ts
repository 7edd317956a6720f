import 'server-only';
import { keepSealed, readSealed } from './sealed-cookie';

/** Remembers for an hour which address this browser signed up with, so that its owner need not type it again. */
export function keepPendingAddress(email: string): Promise<void> {
  return keepSealed('pending-address', email);
}

/** The address this browser signed up with in the last hour, or null. */
export function findPendingAddress(): Promise<string | null> {
  return readSealed('pending-address');
}
