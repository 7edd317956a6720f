import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerNotes } from '@/lib/asleep/server/answer-notes';
import { dropHintsIn } from '@/lib/asleep/server/drop-sheet-hints';
import { noteOwnAddress } from '@/lib/asleep/server/request-own-page';
import { cacheRulesFor, carriesCookies, mergeVary } from '@/lib/security/cache-rules';
import { resolveClientAddress, unknownAddress } from '@/lib/security/client-address';
import { contentPolicy } from '@/lib/security/content-policy';
import { fileHeadersFor } from '@/lib/security/file-headers';
import { dropInnerHeaders } from '@/lib/security/framework-headers';
import { prePaintScript } from '@/lib/security/pre-paint';
import { decodableTarget, originTarget, requestPathHeader } from '@/lib/security/request-path';
import { securityHeaders } from '@/lib/security/security-headers';
import { sourceHash } from '@/lib/security/source-hash';
import { speculationRules } from '@/lib/security/speculation-rules';
import { statusFor } from './requests-fault';

/** One request, and what is still to be done with its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Done in this order, once, as the head of the answer is written. */
  readonly atHead: ((status: number) => void)[];
}

export type Step = (exchange: Exchange) => void;

/**
 * Writes the true address of the sender into `x-forwarded-for`. The framework keeps the header as it comes from outside,
 * and with it anyone could choose their own address.
 *
 * @param trustedHops how many proxies of our own stand before the site
 */
export function trueAddress(trustedHops: number): Step {
  return ({ request }) => {
    const forwarded = request.headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const address = resolveClientAddress(request.socket.remoteAddress, forwardedFor, trustedHops);
    if (address === unknownAddress) delete request.headers['x-forwarded-for'];
    else request.headers['x-forwarded-for'] = address;
  };
}

/** A path of this site, whatever site a whole address names; a stray percent sign is not found, instead of an error in the router. */
export const ownTarget: Step = ({ request }) => {
  request.url = decodableTarget(originTarget(request.url ?? '/'));
};

/** What only the framework's own parts may send is not listened to. */
export const withoutInnerHeaders: Step = ({ request }) => dropInnerHeaders(request.headers);

/** Tells pages the address that was asked for, which the not-found page says. */
export const askedAddress: Step = ({ request }) => {
  request.headers[requestPathHeader] = request.url;
};

/** From the first request on it is known where this process listens. */
export const ownAddress: Step = ({ request }) => {
  noteOwnAddress(request.socket.localAddress, request.socket.localPort);
};

const policyHeader = 'content-security-policy';
const upgrade = 'upgrade-insecure-requests';

/** Has a browser ask for everything of a secure site securely, whatever an address in a text says. */
export function upgradeRequests(siteUrl: string): Step {
  const isSecure = siteUrl.startsWith('https:');
  return ({ response, atHead }) => {
    if (!isSecure) return;
    atHead.push(() => {
      const policy = textOf(response.getHeader(policyHeader)) ?? '';
      if (!policy.includes(upgrade)) response.setHeader(policyHeader, `${policy}; ${upgrade}`);
    });
  };
}

/**
 * Gives whatever is rendered for one answer a nonce, which the framework reads from the request and writes into its
 * scripts and style sheets. A prerendered page brings its own policy.
 *
 * @param styles source expressions of the style sheets that a page may add while the visitor goes on to another
 */
export function ownPolicy(styles: readonly string[]): Step {
  const constants = [sourceHash(prePaintScript), sourceHash(speculationRules)];
  return ({ request, response, atHead }) => {
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    const policy = contentPolicy({ scripts: [nonce, ...constants], styles: [nonce, ...styles] });
    request.headers[policyHeader] = policy;
    atHead.push(() => {
      if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy);
    });
  };
}

/** The framework's answers to its own client go without hints to fetch what the page has inside. */
export const withoutSheetHints: Step = ({ request, response }) => dropHintsIn(request, response);

/**
 * Applies the cache rules. Neither the middleware nor the configuration can: the framework writes over their `Vary`, and
 * tells a prerendered page from a dynamic one later than they run.
 */
export const cacheRules: Step = ({ request, response, atHead }) => {
  const target = request.url ?? '/';
  const hasCookies = carriesCookies(request.headers.cookie);
  atHead.push(() => {
    const setsCookie = response.hasHeader('set-cookie');
    const { cacheControl, vary } = cacheRulesFor({
      target,
      hasCookies,
      setsCookie,
      cacheControl: textOf(response.getHeader('cache-control')),
    });
    // Addressed to the proxy, which must not keep what belongs to one visitor.
    if (hasCookies || setsCookie) response.removeHeader('x-accel-expires');
    if (cacheControl !== null) response.setHeader('Cache-Control', cacheControl);
    if (vary.length > 0) response.setHeader('Vary', mergeVary(textOf(response.getHeader('vary')), vary));
  });
};

/** Gives every answer the security headers it does not have yet: redirects, errors and files of the framework too. */
export const allSecurityHeaders: Step = ({ response, atHead }) => {
  atHead.push(() => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
};

/** Comes last: takes from a file of the build what only a document needs, whoever has set it. */
export const fileHeaders: Step = ({ request, response, atHead }) => {
  const target = request.url ?? '/';
  atHead.push((status) => {
    const change = fileHeadersFor(target, status);
    if (!change) return;
    for (const name of change.without) response.removeHeader(name);
    if (change.policy !== null) response.setHeader(policyHeader, change.policy);
  });
};

function textOf(header: number | string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header === undefined ? undefined : String(header);
}

/**
 * Runs the steps, and sees to it that what they leave for the head of the answer is done.
 *
 * @param notes what the answer's status follows from, beside what the framework says
 */
export function takeSteps(
  steps: readonly Step[],
  request: IncomingMessage,
  response: ServerResponse,
  notes?: AnswerNotes,
): void {
  const atHead: Exchange['atHead'] = [];
  for (const step of steps) step({ request, response, atHead });
  if (notes?.sender !== undefined) request.headers['x-forwarded-for'] = notes.sender;
  if (notes?.unnamed) delete request.headers[requestPathHeader];
  const writeHead = response.writeHead as (status: number, ...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...args: unknown[]) => {
    const told = notes ? statusFor(status, notes) : status;
    for (const work of atHead.splice(0)) work(told);
    return writeHead.call(response, told, ...args);
  };
}
