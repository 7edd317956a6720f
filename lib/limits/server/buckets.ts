import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { addressBlock, addressNetwork } from '@/lib/security/client-address';
import { keyedHash } from '@/lib/security/signing';
import { type LimitName, limits } from '../limits';

/** One counter of rate limiting: a limit for one sender. As the database functions take it. */
export const bucketShape = z.object({ bucket: z.string(), max: z.number(), seconds: z.number() });

export type Bucket = z.output<typeof bucketShape>;

/** A keyed hash: the address itself is written nowhere. IPv6 senders are told apart by their network. */
export function hashAddress(address: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'address-hash', addressBlock(address)).slice(0, 32);
}

/** The same of the 48 bits that one customer of a provider may hold; null for what has no such thing. */
export function hashNetwork(address: string): string | null {
  const network = addressNetwork(address);
  return network && keyedHash(serverEnv().APP_SECRET, 'address-hash', network).slice(0, 32);
}

export function hashSession(session: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'session-hash', session).slice(0, 32);
}

/** A keyed hash of a mail address, whatever its letters' case. */
export function hashRecipient(email: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'recipient-hash', email.toLowerCase()).slice(0, 32);
}

/** A keyed hash of the reference that people say on the phone. */
export function hashReference(reference: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'reference-hash', reference).slice(0, 32);
}

/** What a form that confirms itself by mail may cause for the address typed into it. */
export function confirmationLimits(email: string): Bucket[] {
  const recipient = hashRecipient(email);
  return [bucketFor('confirmationMailPerHour', recipient), bucketFor('confirmationMailPerDay', recipient)];
}

/** @param subject a hash of who is counted */
export function bucketFor(name: LimitName, subject: string): Bucket {
  return { bucket: `${name}:${subject}`, ...limits[name] };
}
