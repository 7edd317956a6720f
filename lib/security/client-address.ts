import 'server-only';
import { isIP, isIPv6 } from 'node:net';

/** Written into requests whose sender is not known. */
export const unknownAddress = 'unknown';

/**
 * The address of who really sent a request: the peer of the connection, or, behind so many proxies of our own, the
 * entry that the outermost of them wrote. Entries further left come from outside and are worth nothing.
 */
export function resolveClientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const forwarded = (forwardedFor ?? '').split(',').flatMap((entry) => cleanAddress(entry) ?? []);
  const chain = [...forwarded, ...[cleanAddress(peer ?? '') ?? []].flat()];
  if (chain.length === 0) return unknownAddress;
  return chain[Math.max(0, chain.length - 1 - trustedHops)] ?? unknownAddress;
}

function cleanAddress(text: string): string | null {
  let address = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address);
  if (bracketed?.[1]) address = bracketed[1];
  else if (/^[\d.]+:\d+$/.test(address)) address = address.slice(0, address.indexOf(':'));
  address = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address.toLowerCase() : null;
}

/**
 * The sender's address as `instrumentation.ts` wrote it into the request, or "unknown". Never trust the header
 * anywhere that code does not run.
 */
export function clientAddress(headers: Headers): string {
  return cleanAddress(headers.get('x-forwarded-for') ?? '') ?? unknownAddress;
}

/** What one customer of a provider shares: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressBlock(address: string): string {
  return isIPv6(address) ? `${leadingGroups(address, 4)}::/64` : address;
}

/** The largest part of IPv6 that providers give to one customer, its first 48 bits; null for an IPv4 address. */
export function addressNetwork(address: string): string | null {
  return isIPv6(address) ? `${leadingGroups(address, 3)}::/48` : null;
}

function leadingGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
