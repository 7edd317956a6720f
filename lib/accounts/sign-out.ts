import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

/** Where someone is led who has signed out; the page forgets what it stored and says so. */
export const signedOutPath = (locale: Locale) => `${pathTo('home', locale)}?signed-out=1`;

/** Where someone is led whom the backend could not sign out: a page with the button to try again. */
export const signOutFailedPath = (locale: Locale) => `${pathTo('logout', locale)}?failed=1`;
