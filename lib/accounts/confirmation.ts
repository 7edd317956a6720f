import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { SearchParams } from './auth-view';

const confirmationTypes = ['signup', 'recovery', 'email_change'] as const;

/** What the link of a mail is for, in the backend's own words. */
type ConfirmationType = (typeof confirmationTypes)[number];

export interface Confirmation {
  tokenHash: string;
  type: ConfirmationType;
}

/** What a mail's link carries, or null when part of it is missing. Reading it uses nothing up. */
export function readConfirmation(params: SearchParams): Confirmation | null {
  const { token_hash: tokenHash, type: wanted } = params;
  const type = confirmationTypes.find((known) => known === wanted);
  if (!type || typeof tokenHash !== 'string' || !/^[\w-]{16,256}$/.test(tokenHash)) return null;
  return { tokenHash, type };
}

/** The page with the button that confirms. Opening it does nothing: mail scanners open every link. */
export function confirmationPath(locale: Locale, { tokenHash, type }: Confirmation): string {
  return `${pathTo('auth-confirm', locale)}?${new URLSearchParams({ token_hash: tokenHash, type })}`;
}
