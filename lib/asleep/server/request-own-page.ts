import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds that a visitor waits for the new version of a page before getting the one before. */
const patience = 3_000;

let address: { host: string; port: number } | null = null;

/** Notes where this process listens, from the first request that arrives there. */
export function followOwnAddress(): void {
  subscribe('http.server.request.start', (message) => {
    if (address !== null) return;
    const { server } = message as { request: IncomingMessage; server: Server };
    const bound = server.address();
    if (bound === null || typeof bound === 'string') return;
    address = { host: hostOf(bound), port: bound.port };
  });
}

function hostOf({ address: bound }: AddressInfo): string {
  if (bound === '::') return '::1';
  return bound === '0.0.0.0' ? '127.0.0.1' : bound;
}

/** Asks this process for one of its pages, as a visitor without cookies would. Rejects when that fails or takes long. */
export function requestOwnPage(path: string, headers: Record<string, string>): Promise<void> {
  const own = address;
  if (own === null) return Promise.reject(new Error('The address of this process is not known yet'));
  return new Promise((resolve, reject) => {
    const sent = request({ ...own, path, headers, agent: false, signal: AbortSignal.timeout(patience) });
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.once('error', reject);
      response.once('end', () => {
        if ((response.statusCode ?? 500) < 500) resolve();
        else reject(new Error(`The page answers with ${response.statusCode}`));
      });
      response.resume();
    });
    sent.end();
  });
}
