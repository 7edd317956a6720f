import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { SearchParams } from './auth-view';
import { safeRedirect } from './safe-redirect';

const successKinds = ['sign-up', 'sign-in', 'confirmed', 'password'] as const;

/** What has just worked. */
type SuccessKind = (typeof successKinds)[number];

export interface SuccessQuery {
  kind: SuccessKind;
  /** A path of this site to go to, null for the home page. */
  redirect: string | null;
}

export function readSuccess(params: SearchParams): SuccessQuery {
  return {
    kind: successKinds.find((kind) => kind === params.kind) ?? 'sign-in',
    redirect: safeRedirect(params.redirect),
  };
}

export function successPath(locale: Locale, { kind, redirect }: SuccessQuery): string {
  const params = new URLSearchParams({ kind });
  if (redirect) params.set('redirect', redirect);
  return `${pathTo('auth-success', locale)}?${params}`;
}

/** How many seconds the success page waits before it moves on (specification, section 9). */
export const successRedirectSeconds = 5;
