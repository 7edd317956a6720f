import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodableTarget, requestPathHeader } from './request-path';

let guarding = false;

/**
 * Before the framework sees a request: makes its target decodable, so that a stray percent sign is not found instead
 * of an error, and tells pages the address that was asked for, which the not-found page says.
 */
export function guardRequestTargets(): void {
  if (guarding) return;
  guarding = true;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = decodableTarget(request.url ?? '/');
    request.headers[requestPathHeader] = request.url;
  });
}
