import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { addressBlock } from '@/lib/security/client-address';
import { keyedHash } from '@/lib/security/signing';
import { type LimitName, limits } from '../limits';

/** One counter: a limit for one sender. As the database functions take it. */
export interface Bucket {
  bucket: string;
  max: number;
  seconds: number;
}

/** A keyed hash: the address itself is written nowhere. IPv6 senders are told apart by their network. */
export function hashAddress(address: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'address-hash', addressBlock(address)).slice(0, 32);
}

export function hashSession(session: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'session-hash', session).slice(0, 32);
}

/** @param subject a hash of who is counted */
export function bucketFor(name: LimitName, subject: string): Bucket {
  return { bucket: `${name}:${subject}`, ...limits[name] };
}
