import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { resolveClientAddress, unknownAddress } from './client-address';

const slot = Symbol.for('security.addresses');
const shared = globalThis as { [slot]?: true };

/**
 * Writes the true address of the sender into `x-forwarded-for` of every request this process receives, before anything
 * else reads it. Next keeps the header as it comes from outside, and with it anyone could choose their own address.
 *
 * @param trustedHops how many proxies of our own stand before the site
 */
export function guardClientAddresses(trustedHops: number): void {
  if (shared[slot]) return;
  shared[slot] = true;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const address = resolveClientAddress(request.socket.remoteAddress, forwardedFor, trustedHops);
    if (address === unknownAddress) delete request.headers['x-forwarded-for'];
    else request.headers['x-forwarded-for'] = address;
  });
}
