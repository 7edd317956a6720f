import { serviceRoutes } from './generated/service-routes';
import { defaultLocale, type Locale, type Localized, locales } from './locales';

/** The six service groups in the order of the menu; a page's group decides its ink. */
export const serviceGroupIds = ['lettering', 'wrapping', 'signs', 'textile', 'walls', 'design'] as const;

export type ServiceGroupId = (typeof serviceGroupIds)[number];

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

/** A part of the back office: one address in every language, and everything below it is its own. */
function staffPage(area: string, open: boolean): PageRoute {
  const slug = `admin/${area}`;
  return page(slug, slug, slug, { indexable: false, open });
}

/** The areas of the back office, each a folder of `app/[locale]/admin`, open once its page is there (lib/staff/areas.ts). */
const staffPages = {
  'admin-requests': staffPage('requests', true),
  'admin-portfolio': staffPage('portfolio', true),
  'admin-statistics': staffPage('statistics', true),
  'admin-consents': staffPage('consents', true),
  'admin-subscribers': staffPage('subscribers', true),
  'admin-applications': staffPage('applications', true),
  'admin-people': staffPage('people', true),
  'admin-staff': staffPage('staff', true),
  'admin-audit': staffPage('audit', true),
} satisfies Record<string, PageRoute>;

/** The pages that are no services. French paths are those of the specification, section 2. */
const otherPages = {
  home: page('', '', '', { open: true }),

  portfolio: page('portfolio', 'realisaties', 'portfolio', { open: true }),
  about: page('a-propos', 'over-ons', 'about', { open: true }),
  careers: page('carrieres', 'vacatures', 'careers', { open: true }),
  terms: page('cgv', 'verkoopsvoorwaarden', 'terms-of-sale', { open: true }),
  'legal-notice': page('mentions-legales', 'wettelijke-vermeldingen', 'legal-notice', { open: true }),
  privacy: page('politique-confidentialite', 'privacybeleid', 'privacy-policy', { open: true }),

  'my-data': page('mes-donnees', 'mijn-gegevens', 'my-data', { indexable: false, open: true }),
  'cookie-settings': page('parametres-cookies', 'cookie-instellingen', 'cookie-settings', {
    indexable: false,
    open: true,
  }),

  auth: page('auth', 'auth', 'auth', { indexable: false, open: true }),
  'auth-confirm': page('auth/confirm', 'auth/confirm', 'auth/confirm', { indexable: false, open: true }),
  'auth-success': page('auth/success', 'auth/success', 'auth/success', { indexable: false, open: true }),
  'auth-new-password': page('auth/nouveau-mot-de-passe', 'auth/nieuw-wachtwoord', 'auth/new-password', {
    indexable: false,
    open: true,
  }),
  'staff-invitation': page('auth/invitation', 'auth/uitnodiging', 'auth/invitation', {
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
  ...staffPages,

  'quote-received': page('demande-recue', 'aanvraag-ontvangen', 'request-received', {
    indexable: false,
    open: true,
  }),
  'quote-status': page('ma-demande', 'mijn-aanvraag', 'my-request', {
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

/** Every page and its slug in each language; a service's stands in its content (scripts/index-services.mjs). */
const pages = { ...otherPages, ...serviceRoutes } satisfies Record<string, PageRoute>;

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

/** What an address says beyond its page. */
export interface AddressRest {
  /** The path below the page, without slashes at its ends. */
  rest?: string;
  /** Parameters; of a page's own, as Next hands them over, what is no plain text is left out. */
  query?: Record<string, unknown>;
}

/** The path of something below a page, with its parameters: "/nl/admin/requests/482-917-635?view=board". */
export function pathWithin(id: PageId, locale: Locale, { rest = '', query = {} }: AddressRest = {}): string {
  const below = rest === '' ? '' : `/${rest}`;
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return pathTo(id, locale) + below + search;
}

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
