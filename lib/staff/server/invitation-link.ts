import 'server-only';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { openLinkToken } from '@/lib/security/link-token';

/** The path of the page with the button that accepts. Opening it changes nothing. */
export function invitationPath(locale: Locale, token: string): string {
  return `${pathTo('staff-invitation', locale)}?token=${encodeURIComponent(token)}`;
}

/** The address of that page, from the token as the outbox has it. */
export function invitationUrl(locale: Locale, sealedToken: string): string {
  const { APP_SECRET, SITE_URL } = serverEnv();
  return SITE_URL + invitationPath(locale, openLinkToken(APP_SECRET, 'invitation-token', sealedToken));
}
