import 'server-only';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isKeyedHash, keyedHash } from '@/lib/security/signing';

// Nobody can make a token without the secret, so none is stored: the same mail sent again carries the same link.

/** The token of a request's private page. */
export function statusToken(reference: string): string {
  return `${reference}.${keyedHash(serverEnv().APP_SECRET, 'quote-status', reference)}`;
}

/** The reference in a token, or null when we did not make it. */
export function readStatusToken(token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 100) return null;
  const [reference = '', hash = ''] = token.split('.', 2);
  return isKeyedHash(serverEnv().APP_SECRET, 'quote-status', reference, hash) ? reference : null;
}

/** Where the private page of a request is, with what it has to say besides. */
export function statusPath(locale: Locale, reference: string, query: Record<string, string> = {}): string {
  return pathWithin('quote-status', locale, { query: { token: statusToken(reference), ...query } });
}

/** The private link in mails to the customer. Whoever has it sees where the request stands. */
export function statusUrl(locale: Locale, reference: string): string {
  return serverEnv().SITE_URL + statusPath(locale, reference);
}
