import type { Locale } from '@/lib/i18n/locales';

/** Where signing in with Google starts: a link, because the content policy keeps forms on this site. */
export function googleSignInPath(locale: Locale, redirect: string | null): string {
  const params = new URLSearchParams({ locale });
  if (redirect) params.set('redirect', redirect);
  return `/api/auth/google?${params}`;
}
