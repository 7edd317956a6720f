import 'server-only';
import { request } from 'node:http';

/** Milliseconds that a visitor waits for the new version of a page before getting the one before. */
const untilNewVersion = 3_000;

export interface OwnAnswer {
  status: number;
  /** Names and values in turn, as they were sent. */
  rawHeaders: readonly string[];
  body: Buffer;
}

// The bundler may load this module more than once.
const slot = Symbol.for('asleep.own-address');
const shared = globalThis as { [slot]?: { host: string; port: number } };

/** Notes where this process listens: where a request arrived. */
export function noteOwnAddress(host: string | undefined, port: number | undefined): void {
  if (host !== undefined && port !== undefined) shared[slot] ??= { host, port };
}

export interface OwnRequest {
  method?: string;
  body?: Buffer;
  /** Milliseconds. */
  patience?: number;
}

/** Asks this process for something, as a visitor without cookies would. Rejects when that fails or takes long. */
export function askOwnSite(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body = Buffer.alloc(0), patience = untilNewVersion }: OwnRequest = {},
): Promise<OwnAnswer> {
  const own = shared[slot];
  if (own === undefined) return Promise.reject(new Error('The address of this process is not known yet'));
  return new Promise((resolve, reject) => {
    const length = method === 'GET' ? {} : { 'content-length': body.length };
    const signal = AbortSignal.timeout(patience);
    const sent = request({ ...own, method, path, headers: { ...headers, ...length }, agent: false, signal });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.once('error', reject);
      response.on('data', (part) => parts.push(part));
      response.once('end', () => {
        const { statusCode = 500, rawHeaders, complete } = response;
        if (complete) resolve({ status: statusCode, rawHeaders, body: Buffer.concat(parts) });
        else reject(new Error('The answer was cut'));
      });
    });
    sent.end(body);
  });
}

/** Has this process render one of its pages. Rejects when that fails or takes long. */
export async function requestOwnPage(path: string, headers: Record<string, string>): Promise<void> {
  const { status } = await askOwnSite(path, headers);
  if (status >= 500) throw new Error(`The page answers with ${status}`);
}
