import 'server-only';
import { createHash } from 'node:crypto';

/**
 * SHA-256, in hex, of everything a visitor sent with a form. A form resent with the same key must have the same hash;
 * another hash under that key is a conflict.
 *
 * @param values in an order of ours, so that no field can run into the next
 */
export function hashBody(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/**
 * The idempotency key of a form sent without JavaScript: the same body always gives the same key. A UUID of version 8,
 * whose bits are the application's own (RFC 9562, section 5.8).
 */
export function derivedKey(hash: string): string {
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const hex = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
