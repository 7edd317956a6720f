import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteRequestInput } from './quote-request-schema';

export interface QuoteBody {
  request: QuoteRequestInput;
  /** In any order. */
  attachmentIds: readonly string[];
  locale: Locale;
}

/**
 * SHA-256, in hex, of everything a visitor sent. A request resent with the same key must have the same hash; another
 * hash under that key is a conflict.
 */
export function hashQuoteBody({ request, attachmentIds, locale }: QuoteBody): string {
  // A list, not an object: its order is ours and no field can run into the next.
  const body = [
    request.name,
    request.firstName,
    request.email,
    request.phone,
    request.company,
    request.subject,
    request.message,
    request.newsletter,
    [...attachmentIds].sort(),
    locale,
  ];
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * The idempotency key of a form sent without JavaScript: the same body always gives the same key. A UUID of version 8,
 * whose bits are the application's own (RFC 9562, section 5.8).
 */
export function derivedKey(hash: string): string {
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const hex = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
