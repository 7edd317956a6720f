import type { Locale } from './locales';
import { type PageId, pathTo } from './routes';

/** Slugs that pages had once. Search engines, printed matter and other sites still lead there. */
const formerSlugs: readonly { page: PageId; locale: Locale; slug: string }[] = [
  { page: 'car-wrapping', locale: 'nl', slug: 'autobelettering' },
  { page: 'illuminated-signs', locale: 'nl', slug: 'lichtreclame-belgie' },
  { page: 'lettering', locale: 'en', slug: 'advertising-lettering' },
  { page: 'walls-solar-film', locale: 'en', slug: 'wall-decoration-solar-film' },
  { page: 'wall-decoration', locale: 'en', slug: 'wall-decoration' },
  { page: 'graphic-design', locale: 'en', slug: 'brand-graphic-design' },
  { page: 'brand-charter', locale: 'en', slug: 'brand-charter' },
];

/** Redirects as Next takes them, from each former address to the one its page has now. */
export const formerAddresses = formerSlugs.map(({ page, locale, slug }) => ({
  source: `/${locale}/${slug}`,
  destination: pathTo(page, locale),
  permanent: true,
}));
