import 'server-only';
import { createHash } from 'node:crypto';

/** SHA-256 in hex: a key of 122 random bits needs no salt. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * The session id under which the rows of a tab's key stand: the first half of its hash, as a UUID. Whoever reads rows
 * learns no key, and so cannot write to them, list or erase them in the name of the visitor.
 */
export function sessionIdOf(key: string): string {
  const hex = hashKey(key);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
