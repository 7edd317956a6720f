import 'server-only';
import { cache } from 'react';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isKeyedHash, keyedHash } from '@/lib/security/signing';
import { numbered } from '../numbered';
import { listLinkNumbers } from './link-numbers';

// Nobody can make a token without the secret, so none is stored: the same mail sent again carries the same link. Correcting the
// address of a request raises a number in it, and what was sent to the former address opens nothing any more.

/** A token that we made, which no other text passes for. */
export type StatusToken = string & { readonly kind: 'status-token' };

/** The token of a request's private page. */
export function statusToken(reference: string, number = 0): StatusToken {
  const text = numbered(reference, number);
  return `${text}.${keyedHash(serverEnv().APP_SECRET, 'quote-status', text)}` as StatusToken;
}

function readParts(token: string): { reference: string; number: number } | null {
  const [, reference = '', number = '0', hash = ''] =
    /^([^.]*)(?:\.([1-9]\d{0,8}))?\.([^.]*)$/.exec(token) ?? [];
  const text = numbered(reference, Number(number));
  if (!isKeyedHash(serverEnv().APP_SECRET, 'quote-status', text, hash)) return null;
  return { reference, number: Number(number) };
}

/** The token when we made it, or null. Whether it still opens its request is asked with `openStatusToken`. */
export function readStatusToken(token: unknown): StatusToken | null {
  return typeof token === 'string' && token.length <= 100 && readParts(token) ? (token as StatusToken) : null;
}

/**
 * The tokens of requests by their references, without those that are unknown.
 *
 * @throws DatabaseAwayError
 */
export async function statusTokens(references: readonly string[]): Promise<ReadonlyMap<string, StatusToken>> {
  const numbers = await listLinkNumbers(references);
  return new Map([...numbers].map(([reference, number]) => [reference, statusToken(reference, number)]));
}

/**
 * The token that opens a request now, asked once for each page. Of one that was erased meanwhile it leads to the page that says so.
 *
 * @throws DatabaseAwayError
 */
export const currentStatusToken = cache(
  async (reference: string): Promise<StatusToken> =>
    (await statusTokens([reference])).get(reference) ?? statusToken(reference),
);

/**
 * The reference of the request that a token opens, or null: we did not make it, the request is no more, or its address was
 * corrected since.
 *
 * @throws DatabaseAwayError
 */
export async function openStatusToken(token: StatusToken): Promise<string | null> {
  const parts = readParts(token);
  if (!parts) return null;
  const current = (await statusTokens([parts.reference])).get(parts.reference);
  return current === token ? parts.reference : null;
}

/** Where the private page of a request is, with what it has to say besides. */
export function statusPath(locale: Locale, token: StatusToken, query: Record<string, string> = {}): string {
  return pathWithin('quote-status', locale, { query: { token, ...query } });
}

/**
 * The private link in mails to the customer. Whoever has it sees where the request stands.
 *
 * @throws DatabaseAwayError
 */
export async function statusUrl(locale: Locale, reference: string): Promise<string> {
  return serverEnv().SITE_URL + statusPath(locale, await currentStatusToken(reference));
}
