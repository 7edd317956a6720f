import { defaultLocale, type Locale, type Localized, locales } from './locales';

/** Which of the six service groups (or the portfolio) a page belongs to; it decides the page's ink. */
export type ServiceGroupId = 'lettering' | 'wrapping' | 'signs' | 'textile' | 'walls' | 'design';

export interface PageRoute {
  /** The path below the locale, without slashes at its ends. */
  slug: Localized;
  /** Search engines may list it once it is open. */
  indexable: boolean;
  /** False while the page is not published: it answers 404 and stays out of the sitemap. */
  open: boolean;
  group?: ServiceGroupId;
}

function page(fr: string, nl: string, en: string, options: Partial<Omit<PageRoute, 'slug'>> = {}): PageRoute {
  return { slug: { fr, nl, en }, indexable: true, open: false, ...options };
}

/**
 * The one list of every page and its slug in each language. French paths are those of the specification, section 2.
 */
const pages = {
  home: page('', '', '', { open: true }),

  'lettering-signage': page('lettrage-signaletique', 'belettering-signalisatie', 'lettering-signage', {
    group: 'lettering',
    open: true,
  }),
  lettering: page('lettrage-publicitaire', 'reclamebelettering', 'advertising-lettering', {
    group: 'lettering',
    open: true,
  }),
  signage: page('signaletique', 'bewegwijzering', 'signage', { group: 'lettering', open: true }),

  'wrapping-ppf': page('covering-ppf', 'carwrapping-ppf', 'wrapping-ppf', { group: 'wrapping', open: true }),
  'car-wrapping': page('car-wrapping', 'autobelettering', 'vehicle-wrapping', {
    group: 'wrapping',
    open: true,
  }),
  'paint-protection': page('protection-ppf', 'lakbescherming-ppf', 'paint-protection-film', {
    group: 'wrapping',
    open: true,
  }),
  'wrap-simulator': page('simulateur-covering', 'wrapsimulator', 'wrap-simulator', {
    group: 'wrapping',
    open: true,
  }),

  'signs-banners': page('enseignes-baches', 'gevelreclame-spandoeken', 'signs-banners', {
    group: 'signs',
    open: true,
  }),
  signs: page('enseignes', 'gevelreclame', 'shop-signs', { group: 'signs', open: true }),
  banners: page('baches', 'spandoeken', 'banners', { group: 'signs', open: true }),
  'roll-up': page('rollup', 'roll-up-banners', 'roll-up-banners', { group: 'signs', open: true }),
  'illuminated-signs': page(
    'lichtreclame-signalisatie-belgique',
    'lichtreclame-belgie',
    'illuminated-signs-belgium',
    { group: 'signs', open: true },
  ),
  'point-of-sale': page('pos-communication-visuelle', 'pos-communicatie', 'point-of-sale', {
    group: 'signs',
    open: true,
  }),

  'textile-printing-embroidery': page(
    'broderies-impressions-textiles',
    'borduren-textieldruk',
    'embroidery-textile-printing',
    { group: 'textile', open: true },
  ),
  embroidery: page('broderie', 'borduren', 'embroidery', { group: 'textile', open: true }),
  'textile-printing': page('impression-textile', 'textieldruk', 'textile-printing', {
    group: 'textile',
    open: true,
  }),
  'shirt-designer': page('createur-tshirt', 't-shirt-ontwerpen', 't-shirt-designer', {
    group: 'textile',
    open: true,
  }),

  'walls-solar-film': page(
    'decoration-murale-films-solaires',
    'wanddecoratie-zonwerende-folie',
    'wall-decoration-solar-film',
    { group: 'walls', open: true },
  ),
  'wall-decoration': page('decoration-murale', 'wanddecoratie', 'wall-decoration', {
    group: 'walls',
    open: true,
  }),
  'solar-film': page('films-solaires', 'zonwerende-folie', 'solar-film', { group: 'walls', open: true }),

  'graphic-design': page('chartes-design-graphique', 'huisstijl-grafisch-ontwerp', 'brand-graphic-design', {
    group: 'design',
    open: true,
  }),
  'brand-charter': page('chartes-graphiques', 'huisstijl', 'brand-charter', { group: 'design', open: true }),
  'logo-design': page('creation-logo', 'logo-ontwerp', 'logo-design', { group: 'design', open: true }),
  'website-design': page('creation-site-internet', 'website-laten-maken', 'website-design', {
    group: 'design',
    open: true,
  }),

  portfolio: page('portfolio', 'realisaties', 'portfolio'),
  about: page('a-propos', 'over-ons', 'about', { open: true }),
  careers: page('carrieres', 'vacatures', 'careers', { open: true }),
  terms: page('cgv', 'verkoopsvoorwaarden', 'terms-of-sale', { open: true }),
  'legal-notice': page('mentions-legales', 'wettelijke-vermeldingen', 'legal-notice', { open: true }),
  privacy: page('politique-confidentialite', 'privacybeleid', 'privacy-policy', { open: true }),

  auth: page('auth', 'auth', 'auth', { indexable: false, open: true }),
  'auth-confirm': page('auth/confirm', 'auth/confirm', 'auth/confirm', { indexable: false, open: true }),
  'auth-success': page('auth/success', 'auth/success', 'auth/success', { indexable: false, open: true }),
  'auth-new-password': page('auth/nouveau-mot-de-passe', 'auth/nieuw-wachtwoord', 'auth/new-password', {
    indexable: false,
    open: true,
  }),
  logout: page('logout', 'logout', 'logout', { indexable: false, open: true }),
  'assistant-registered': page(
    'chatbot/register-success',
    'chatbot/register-success',
    'chatbot/register-success',
    { indexable: false, open: true },
  ),
  account: page('compte', 'account', 'account', { indexable: false, open: true }),
  admin: page('admin', 'admin', 'admin', { indexable: false, open: true }),

  'quote-received': page('demande-recue', 'aanvraag-ontvangen', 'request-received', {
    indexable: false,
    open: true,
  }),
  'newsletter-confirm': page(
    'lettre-information/confirmation',
    'nieuwsbrief/bevestigen',
    'newsletter/confirm',
    { indexable: false, open: true },
  ),
  'newsletter-leave': page(
    'lettre-information/desinscription',
    'nieuwsbrief/uitschrijven',
    'newsletter/unsubscribe',
    { indexable: false, open: true },
  ),
  'newsletter-sent': page('lettre-information', 'nieuwsbrief', 'newsletter', {
    indexable: false,
    open: true,
  }),
  'application-form': page('carrieres/candidature', 'vacatures/solliciteren', 'careers/apply', {
    indexable: false,
    open: true,
  }),
  'application-received': page('candidature-recue', 'sollicitatie-ontvangen', 'application-received', {
    indexable: false,
    open: true,
  }),
} satisfies Record<string, PageRoute>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as PageId[];

export function routeOf(id: PageId): PageRoute {
  return pages[id];
}

/** The path a visitor sees, without origin: French has no prefix, the others carry theirs. */
export function pathTo(id: PageId, locale: Locale): string {
  const slug = pages[id].slug[locale];
  if (locale === defaultLocale) return `/${slug}`;
  return slug === '' ? `/${locale}` : `/${locale}/${slug}`;
}

/** The anchor of the quote form on the home page (specification, section 2). */
export const quoteFormAnchor = 'quote-form-start';

/** Where the assistant is on the home page. */
export const assistantAnchor = 'assistant';

/** The page with this slug in this language, or null. */
export function findPage(locale: Locale, slug: string): PageId | null {
  return pageIds.find((id) => pages[id].slug[locale] === slug) ?? null;
}

/** The page with this slug in any language, the given one first, or null. */
export function findPageInAnyLocale(locale: Locale, slug: string): PageId | null {
  const order = [locale, ...locales.filter((other) => other !== locale)];
  for (const candidate of order) {
    const id = findPage(candidate, slug);
    if (id) return id;
  }
  return null;
}
