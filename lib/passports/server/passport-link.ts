import 'server-only';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isKeyedHash, keyedHash } from '@/lib/security/signing';

// Made as the link of a request is (status-link.ts), and another one: whoever finds the card in a van learns what was made and
// until when it is under warranty, never prices, names or letters.

/** The token of an order's passport. */
export function passportToken(reference: string): string {
  return `${reference}.${keyedHash(serverEnv().APP_SECRET, 'passport', reference)}`;
}

/** The reference in a token, or null when we did not make it. */
export function readPassportToken(token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 100) return null;
  const [reference = '', hash = '', more] = token.split('.');
  if (more !== undefined) return null;
  return isKeyedHash(serverEnv().APP_SECRET, 'passport', reference, hash) ? reference : null;
}

/** Where the passport of an order is, with what its page has to say besides. */
export function passportPath(locale: Locale, reference: string, query: Record<string, string> = {}): string {
  return pathWithin('passport', locale, { query: { token: passportToken(reference), ...query } });
}

/** What the code on the card says. */
export function passportUrl(locale: Locale, reference: string): string {
  return serverEnv().SITE_URL + passportPath(locale, reference);
}

/** Where its card is, to print. */
export function passportCardPath(locale: Locale, reference: string): string {
  return `/api/passports/card?${new URLSearchParams({ token: passportToken(reference), locale })}`;
}
