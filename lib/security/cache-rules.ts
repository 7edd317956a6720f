import { isPagePath } from '@/lib/i18n/page-paths';

/** What decides who may keep an answer. */
export interface CacheableAnswer {
  /** As it was asked for, with or without its query: "/nl/contact?x=1". */
  target: string;
  /** The request came with a cookie that a page may depend on. */
  hasCookies: boolean;
  /** The answer sets one. */
  setsCookie: boolean;
  /** What the framework or a route says, when it says something. */
  cacheControl: string | undefined;
}

export interface CacheRules {
  /** Null: as it is. */
  cacheControl: string | null;
  /** Names of request headers the answer depends on, beside those the framework says. */
  vary: readonly string[];
}

/** What a visitor consented to is read by scripts: pages are the same with and without it. The proxy knows it too. */
const onlyConsent = /^consent=[^;]*$/;

/** Whether a `Cookie` header holds anything that a page may depend on. */
export function carriesCookies(header: string | undefined): boolean {
  return header !== undefined && !onlyConsent.test(header);
}

/** The home page chooses its language by these; every other page without a language in its address by the cookie. */
const homeVariesBy = ['Accept-Language', 'Cookie'];
const pagesVaryBy = ['Cookie'];

/**
 * Who may keep an answer, and how long, whatever cache stands before the site.
 *
 * The framework lets shared caches keep prerendered pages for a year, which means: ask nobody, give everyone the French
 * home page, and the pages of an old release after a new one. Here every use of a page asks the site again, which answers
 * 304 to who has it already; what belongs to one visitor is kept by their browser at most.
 */
export function cacheRulesFor({ target, hasCookies, setsCookie, cacheControl }: CacheableAnswer): CacheRules {
  const path = target.split(/[?#]/)[0] ?? '/';
  const isPage = isPagePath(path);
  const vary = isPage ? (path === '/' ? homeVariesBy : pagesVaryBy) : [];
  if (setsCookie) return { cacheControl: 'private, no-store', vary };
  if (/\bno-store\b/i.test(cacheControl ?? '')) return { cacheControl: null, vary };
  if (isPage && (path === '/' || hasCookies)) return { cacheControl: 'private, no-cache', vary };
  const isKeptByOthers = /\bs-maxage\b/i.test(cacheControl ?? '');
  return { cacheControl: isKeptByOthers ? 'public, max-age=0, must-revalidate' : null, vary };
}

/** A `Vary` header with these names in it, each once. */
export function mergeVary(current: string | undefined, names: readonly string[]): string {
  const all = [...(current ?? '').split(','), ...names].map((name) => name.trim()).filter(Boolean);
  return [...new Map(all.map((name) => [name.toLowerCase(), name])).values()].join(', ');
}
