import type { BrowserContextOptions } from '@playwright/test';
import { consentName } from '@/lib/browser/stored-consent';
import {
  type Allowances,
  type ConsentChoice,
  decideConsent,
  encodeConsent,
  nothingAllowed,
} from '@/lib/consent/choice';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser in which nobody has chosen: the banner asks. */
export const undecided: StorageState = { cookies: [], origins: [] };

/** A choice as the site would have kept it. */
export function someChoice(allowances: Partial<Allowances> = {}, at = new Date()): ConsentChoice {
  const id = '4b0c1f9e-3f5a-4c5e-9a52-8f6f0e6f7d11';
  return decideConsent({ ...nothingAllowed, ...allowances }, { id, now: at, gpc: false });
}

/** The cookie that keeps a text as the choice, for `addCookies`. */
export function consentCookieOf(text: string, siteUrl: string) {
  return { name: consentName, value: encodeURIComponent(text), url: siteUrl };
}

/** A browser whose visitor has refused everything, so that no banner is in anyone's way. */
export function refused(siteUrl: string): StorageState {
  const { hostname, protocol } = new URL(siteUrl);
  const cookie = {
    name: consentName,
    value: encodeURIComponent(encodeConsent(someChoice())),
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: protocol === 'https:',
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [] };
}
