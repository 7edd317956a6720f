import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { keyedHash } from '@/lib/security/signing';
import { stack } from './stack';

/** The private link of a request as its confirmation carries it, without waiting for that mail: for tests that are not about it. */
export function privateLinkOf(reference: string, locale: Locale): { link: string; token: string } {
  const token = `${reference}.${keyedHash(stack.appSecret, 'quote-status', reference)}`;
  return { token, link: `${stack.siteUrl}${pathWithin('quote-status', locale, { query: { token } })}` };
}
