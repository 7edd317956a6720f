import { defaultLocale, isLocale, type Locale, locales } from './locales';
import { isPagePath } from './page-paths';
import { findPage, pathTo, pathWithin, routeOf } from './routes';

/** What a request says about its language. Header values are as received. */
export interface LanguageFacts {
  pathname: string;
  cookie: string | undefined;
  acceptLanguage: string | null;
  referer: string | null;
  /** `Sec-Fetch-Site`; browsers send it on secure origins and on localhost. */
  fetchSite: string | null;
  host: string | null;
}

export interface LanguageDecision {
  /** Path to send the visitor to, or null to serve what was asked for. */
  redirectTo: string | null;
  /** A language the visitor has just chosen, to be remembered. */
  remember: Locale | null;
}

/** The language a path is written in: its prefix, else French. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/**
 * The best supported language of an `Accept-Language` header (RFC 9110, section 12.5.4), or null when none is
 * acceptable. Equal weights keep the order of the header.
 */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const ranges = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of ranges) {
    if (language === '*') return defaultLocale;
    const match = locales.find((locale) => locale === language);
    if (match) return match;
  }
  return null;
}

function pathOfOwnPage({ referer, host }: LanguageFacts): string | null {
  if (!referer || !host || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.host === host ? url.pathname : null;
}

/**
 * Decides the language of a page request (design, section 5). A link from one language of this site to another is
 * the visitor's choice and is remembered: the language switcher needs no script. The cookie decides every address
 * without a language in it, and on the home page alone the browser's preferences do when there is no cookie. An
 * address with a language in it is never redirected. What is no page, such as a style sheet or a picture of one, has
 * no language: asking for it chooses none, whatever page it belongs to.
 */
export function decideLanguage(facts: LanguageFacts): LanguageDecision {
  if (!isPagePath(facts.pathname)) return { redirectTo: null, remember: null };
  const asked = localeOfPath(facts.pathname);
  const cameFrom = pathOfOwnPage(facts);
  if (cameFrom !== null && isPagePath(cameFrom) && localeOfPath(cameFrom) !== asked) {
    return { redirectTo: null, remember: asked };
  }
  const unprefixed = asked === defaultLocale;
  if (!unprefixed) return { redirectTo: null, remember: null };

  const withinSite = cameFrom !== null || facts.fetchSite === 'same-origin';
  const wanted = isLocale(facts.cookie)
    ? facts.cookie
    : facts.pathname === '/' && !withinSite
      ? preferredLocale(facts.acceptLanguage)
      : null;
  if (wanted === null || wanted === defaultLocale) return { redirectTo: null, remember: null };

  const path = facts.pathname.slice(1);
  const page = findPage(defaultLocale, path);
  if (page) return { redirectTo: pathTo(page, wanted), remember: null };
  // The page of a category or a work knows its segments in each language and leads on to them.
  const [first, ...rest] = path.split('/');
  const isWork = first === routeOf('portfolio').slug[defaultLocale] && rest.length > 0;
  return {
    redirectTo: isWork ? pathWithin('portfolio', wanted, { rest: rest.join('/') }) : null,
    remember: null,
  };
}
