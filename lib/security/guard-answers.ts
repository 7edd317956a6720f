import 'server-only';
import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPolicy } from './content-policy';
import { prePaintScript } from './pre-paint';
import { securityHeaders } from './security-headers';
import { sourceHash } from './source-hash';
import { speculationRules } from './speculation-rules';

const policyHeader = 'content-security-policy';

let guarding = false;

/**
 * Gives every answer of this process the security headers it does not have yet: also the redirects, errors and files
 * that the framework answers by itself. A prerendered page brings its own content policy; whatever is rendered for one
 * answer gets a nonce, which the framework reads from the request and writes into its scripts and style sheets.
 *
 * @param styles source expressions of the style sheets that a page may add while the visitor goes on to another
 */
export function guardAnswers(styles: readonly string[]): void {
  if (guarding) return;
  guarding = true;
  const constants = [sourceHash(prePaintScript), sourceHash(speculationRules)];
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    const policy = contentPolicy({ scripts: [nonce, ...constants], styles: [nonce, ...styles] });
    request.headers[policyHeader] = policy;
    const writeHead = response.writeHead as (...rest: unknown[]) => ServerResponse;
    response.writeHead = (...rest: unknown[]) => {
      for (const [name, value] of Object.entries(securityHeaders)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy);
      return writeHead.apply(response, rest);
    };
  });
}
