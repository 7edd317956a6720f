import { distance } from 'fastest-levenshtein';
import { defaultLocale, isLocale, type Locale } from './locales';
import { findPageInAnyLocale, type PageId, pageIds, pathTo, routeOf } from './routes';

export interface RequestedPath {
  /** The language to answer in, from the address. */
  locale: Locale;
  /** The address as the visitor wrote it, decoded for reading, at most 200 characters; null when it is not known. */
  address: string | null;
  /** The one address of the open page that was meant: other letters, another language's slug, a doubled prefix. */
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

/** At most a third of the letters may differ. */
function nearestPage(locale: Locale, slug: string): PageId | null {
  const wanted = plain(slug.slice(0, 80));
  if (wanted.length < 3) return null;
  let best: { id: PageId; score: number } | null = null;
  for (const id of pageIds) {
    const route = routeOf(id);
    if (!route.indexable || route.slug[locale] === '') continue;
    for (const candidate of new Set(Object.values(route.slug).map(plain))) {
      const score = distance(wanted, candidate) / Math.max(wanted.length, candidate.length);
      if (score <= 1 / 3 && (best === null || score < best.score)) best = { id, score };
    }
  }
  return best?.id ?? null;
}

/** What can be said of an address that no page has; `target` is the request target, with or without a query. */
export function readRequestedPath(target: string | null): RequestedPath {
  if (target === null) return { locale: defaultLocale, address: null, canonical: null, nearest: null };
  const address = decode(target.split('?')[0] ?? '/');
  const segments = address.toLowerCase().split('/').filter(Boolean);
  const [first] = segments;
  const locale = isLocale(first) ? first : defaultLocale;
  const slug = (isLocale(first) ? segments.slice(1) : segments).join('/');
  const page = findPageInAnyLocale(locale, slug);
  const canonical = page && routeOf(page).open ? pathTo(page, locale) : null;
  return {
    locale,
    address: address.length > 200 ? `${address.slice(0, 199)}…` : address,
    canonical: canonical === address ? null : canonical,
    nearest: nearestPage(locale, slug),
  };
}
