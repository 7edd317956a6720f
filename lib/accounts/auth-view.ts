import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { safeRedirect } from './safe-redirect';

/** A page's query, as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>;

const views = ['sign-in', 'sign-up', 'reset'] as const;
const notices = ['expired', 'googleFailed', 'signInNeeded'] as const;

/** What the authentication page shows: sign-in, sign-up, or the form for a forgotten password. */
export type AuthView = (typeof views)[number];

/** Why someone was led here. */
type AuthNotice = (typeof notices)[number];

export interface AuthQuery {
  view: AuthView;
  /** A path of this site to go to afterwards. */
  redirect: string | null;
  notice: AuthNotice | null;
  /** Signing up to talk to the assistant ends on a page of its own. */
  from: 'assistant' | null;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: unknown): Value | null {
  return values.find((value) => value === wanted) ?? null;
}

export function readAuthQuery(params: SearchParams): AuthQuery {
  return {
    view: oneOf(views, params.view) ?? 'sign-in',
    redirect: safeRedirect(params.redirect),
    notice: oneOf(notices, params.notice),
    from: oneOf(['assistant'] as const, params.from),
  };
}

/** The authentication page in one of its views, keeping where to go afterwards. */
export function authPath(locale: Locale, query: Partial<AuthQuery> = {}): string {
  const { view = 'sign-in', redirect = null, notice = null, from = null } = query;
  const params = new URLSearchParams();
  if (view !== 'sign-in') params.set('view', view);
  if (redirect) params.set('redirect', redirect);
  if (from) params.set('from', from);
  if (notice) params.set('notice', notice);
  const text = params.toString();
  return pathTo('auth', locale) + (text === '' ? '' : `?${text}`);
}

/** Where signing in with Google starts: a link, because the content policy keeps forms on this site. */
export function googleSignInPath(locale: Locale, redirect: string | null): string {
  const params = new URLSearchParams({ locale });
  if (redirect) params.set('redirect', redirect);
  return `/api/auth/google?${params}`;
}
