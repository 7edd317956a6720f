import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { findPage, type PageId, pathTo, routeOf } from '@/lib/i18n/routes';

export interface VisitedPage {
  /** Null for an address that no page has. */
  page: PageId | null;
  locale: Locale;
  /** The path as it is recorded. */
  url: string;
}

const longestUrl = 300;

/** The back office, where what staff do is nobody's visit, and the page that shows and erases what is recorded. */
const isNotCounted = (page: PageId) => page === 'my-data' || routeOf(page).kind === 'staff';

/**
 * What is recorded of an address. Of pages that search engines may list, all of the path; of others only the page's own
 * path, because what follows it may be a key to something private; of an address that no page has, its beginning.
 * Null for what is not recorded at all.
 *
 * @param path as in `location.pathname`
 */
export function readVisitedPage(path: string): VisitedPage | null {
  const segments = decodePath(path).split('/').filter(Boolean);
  const [first] = segments;
  const locale = isLocale(first) ? first : defaultLocale;
  const rest = isLocale(first) ? segments.slice(1) : segments;
  for (let length = rest.length; length >= (rest.length === 0 ? 0 : 1); length -= 1) {
    const page = findPage(locale, rest.slice(0, length).join('/'));
    if (!page) continue;
    if (isNotCounted(page)) return null;
    const own = pathTo(page, locale);
    const below = routeOf(page).indexable ? rest.slice(length).map((part) => `/${part}`) : [];
    return { page, locale, url: (own + below.join('')).slice(0, longestUrl) };
  }
  const beginning = (rest[0] ?? '').replace(/[^\p{L}\p{N}_.-]/gu, '').slice(0, 60);
  return { page: null, locale, url: `/${beginning}${rest.length > 1 ? '/…' : ''}` };
}

/**
 * The title that is recorded of a page: none of those that search engines may not list, because theirs may say what was typed, such
 * as a name or a question.
 */
export function recordedTitle({ page }: Pick<VisitedPage, 'page'>, title: string): string | null {
  return page === null || routeOf(page).indexable ? title || null : null;
}

/**
 * Where a view came from: the recorded path of a page of this site, or the origin of another site; null when from
 * nowhere, or from where is nobody's business.
 *
 * @param referrer as in `document.referrer`
 * @param siteOrigin "https://www.example.com"
 */
export function readReferrer(referrer: string, siteOrigin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  if (url.origin === siteOrigin) return readVisitedPage(url.pathname)?.url ?? null;
  // Of an app, "android-app://…", the origin is "null".
  const origin = /^https?:$/.test(url.protocol) ? url.origin : `${url.protocol}//${url.host}`;
  return url.host === '' ? null : origin.slice(0, longestUrl);
}

function decodePath(path: string): string {
  try {
    // A NUL may stand in no text of the database.
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return path;
  }
}
