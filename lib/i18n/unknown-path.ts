import { distance } from 'fastest-levenshtein';
import { defaultLocale, isLocale, type Locale } from './locales';
import { findPageInAnyLocale, type PageId, pageIds, pathTo, routeOf } from './routes';
import { serviceRows } from './service-catalogue';

export interface RequestedPath {
  /** The language to answer in: that of the address, and where it names none the visitor's. */
  locale: Locale;
  /** The address as the visitor wrote it, decoded for reading, at most 200 characters; null when it is not known. */
  address: string | null;
  /** The one address of the page that was meant: other letters, another language's slug, a doubled prefix. */
  canonical: string | null;
  /** The public page whose address looks most like the one asked for, if any is near. */
  nearest: PageId | null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** What a page may be looked for by: its addresses in every language, and what menus call it in this one. */
function namesOf(id: PageId, locale: Locale): Set<string> {
  const { slug } = routeOf(id);
  const label = id in serviceRows ? [serviceRows[id as keyof typeof serviceRows].label[locale]] : [];
  return new Set([...Object.values(slug), ...label].map(plain));
}

/** At most a third of the letters may differ. */
function nearestPage(locale: Locale, slug: string): PageId | null {
  const wanted = plain(slug.slice(0, 80));
  if (wanted.length < 3) return null;
  let best: { id: PageId; score: number } | null = null;
  for (const id of pageIds) {
    const route = routeOf(id);
    if (!route.indexable || route.slug[locale] === '') continue;
    for (const candidate of namesOf(id, locale)) {
      const score = distance(wanted, candidate) / Math.max(wanted.length, candidate.length);
      if (score <= 1 / 3 && (best === null || score < best.score)) best = { id, score };
    }
  }
  return best?.id ?? null;
}

/**
 * What can be said of an address that no page has.
 *
 * @param target the request target, with or without a query
 * @param stored the language the visitor once chose, as their cookie says it
 */
export function readRequestedPath(target: string | null, stored?: string): RequestedPath {
  const chosen = isLocale(stored) ? stored : defaultLocale;
  if (target === null) return { locale: chosen, address: null, canonical: null, nearest: null };
  const address = decode(target.split('?')[0] ?? '/');
  const segments = address.toLowerCase().split('/').filter(Boolean);
  const [first] = segments;
  const inAddress = isLocale(first) ? first : defaultLocale;
  const locale = isLocale(first) ? first : chosen;
  const slug = (isLocale(first) ? segments.slice(1) : segments).join('/');
  // A browser keeps the redirect for good, so it must not depend on what the visitor chose today.
  const page = findPageInAnyLocale(inAddress, slug);
  const canonical = page ? pathTo(page, inAddress) : null;
  return {
    locale,
    address: address.length > 200 ? `${address.slice(0, 199)}…` : address,
    canonical: canonical === address ? null : canonical,
    nearest: nearestPage(locale, slug),
  };
}
