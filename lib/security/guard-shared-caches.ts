import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheRulesFor, carriesCookies, mergeVary } from './cache-rules';

let guarding = false;

/**
 * Applies the cache rules to every answer as its head is written. Neither the middleware nor the configuration can: the
 * framework writes over their `Vary`, and tells a prerendered page from a dynamic one later than they run.
 */
export function guardSharedCaches(): void {
  if (guarding) return;
  guarding = true;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const target = request.url ?? '/';
    const hasCookies = carriesCookies(request.headers.cookie);
    const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
    response.writeHead = ((...args: unknown[]) => {
      const { cacheControl, vary } = cacheRulesFor({
        target,
        hasCookies,
        setsCookie: response.hasHeader('set-cookie'),
        cacheControl: textOf(response.getHeader('cache-control')),
      });
      // Addressed to the proxy, which must not keep what belongs to one visitor.
      if (hasCookies || response.hasHeader('set-cookie')) response.removeHeader('x-accel-expires');
      if (cacheControl !== null) response.setHeader('Cache-Control', cacheControl);
      if (vary.length > 0) response.setHeader('Vary', mergeVary(textOf(response.getHeader('vary')), vary));
      return writeHead.apply(response, args);
    }) as ServerResponse['writeHead'];
  });
}

function textOf(header: number | string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header === undefined ? undefined : String(header);
}
