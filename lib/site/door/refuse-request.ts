import 'server-only';
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered by anything behind the door. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 414;
  headers?: Readonly<Record<string, string>>;
}

const readOnly = { status: 405, headers: { Allow: 'GET, HEAD' } } as const;
const pageMethods = { status: 405, headers: { Allow: 'GET, HEAD, POST' } } as const;

/**
 * Of a path, before its query. The framework repeats the path in its headers, and proxies and clients read no more than 4 to 16 kB
 * of those.
 */
const longestPath = 2_000;

/** A boundary is 70 characters at most (RFC 2046, section 5.1.1). */
const boundary = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"[^"]{1,70}"|[^\s";,]{1,70})\s*(?:;|$)/i;

/**
 * What the framework would answer with an error of its own, though it is the request that is wrong: a target that is no
 * address or longer than any, a method that nothing here has, the data of a page under a name it does not have, a form without its boundary.
 */
export function refuseRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Refusal | null {
  // A proxy may write the whole address (RFC 9112, section 3.2.2).
  if (!/^(?:\/|https?:\/\/)/i.test(url)) return { status: 400 };
  const path = url.split('?')[0] ?? '/';
  if (path.length > longestPath) return { status: 414 };
  if (/\.rsc$/.test(path)) return { status: 404 };
  if (path.startsWith('/api/')) return method === 'TRACE' ? pageMethods : null;
  const reads = method === 'GET' || method === 'HEAD';
  if (isFile(path)) return reads ? null : readOnly;
  if (!reads && method !== 'POST') return pageMethods;
  if (method === 'POST' && !isOwnHost(headers)) return { status: 403 };
  const type = headers['content-type'];
  if (method === 'POST' && type && /^multipart\//i.test(type) && !boundary.test(type)) return { status: 400 };
  return null;
}

/**
 * The framework refuses an action that a page of another host sends, with an error of its own. Whether it is the site's
 * own origin, the action itself asks, and answers with the form.
 */
function isOwnHost(headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')[0]
    ?.trim();
  return URL.canParse(origin) && new URL(origin).host === (forwarded || host);
}

function isFile(path: string): boolean {
  return (
    path.startsWith('/_next/static/') || /^\/(?:media|pictures|scripts|og)\/|^\/[^/]+\.[a-z]+$/.test(path)
  );
}
