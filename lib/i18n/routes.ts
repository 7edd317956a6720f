import { defaultLocale, type Locale, type Localized, locales } from './locales';
import { type ServiceGroupId, type ServicePageId, serviceRows } from './service-catalogue';

/**
 * Who a page is for. Public ones are for everyone. Personal ones show what belongs to one person: they go by the middleware,
 * bring the sheet of an account, and crawlers are asked to leave them. So do those of the staff, which moreover need a role.
 */
type PageKind = 'public' | 'personal' | 'staff';

export interface PageRoute {
  /** The path below the locale, without slashes at its ends. */
  slug: Localized;
  kind: PageKind;
  /** Its folder in `app/[locale]/(<kind>)`; null for a page of typed content, which the folder `[slug]` draws. */
  folder: string | null;
  /** Search engines may list it. */
  indexable: boolean;
  /**
   * Its content policy allows more than that of others. It comes with the document, so the page is always loaded as one, also
   * by visitors whose next page would else be drawn into the one before.
   */
  ownDocument: boolean;
  group?: ServiceGroupId;
}

type Options = Partial<Pick<PageRoute, 'indexable' | 'ownDocument'>>;

/** A page with a folder of its own. Slugs in French, Dutch and English. */
function page(folder: string, slugs: readonly [string, string, string], options: Options = {}) {
  const [fr, nl, en] = slugs;
  return {
    slug: { fr, nl, en },
    kind: 'public' as PageKind,
    folder,
    indexable: true,
    ownDocument: false,
    ...options,
  };
}

/** A page of typed content (app/_pages/content-pages.tsx). */
function contentPage(slugs: readonly [string, string, string], options: Options = {}) {
  return { ...page('', slugs, options), folder: null };
}

/** A page for the visitor of the moment, such as the outcome of a form. */
function unlistedPage(folder: string, slugs: readonly [string, string, string]) {
  return page(folder, slugs, { indexable: false });
}

function personalPage(folder: string, slugs: readonly [string, string, string]) {
  return { ...unlistedPage(folder, slugs), kind: 'personal' as PageKind };
}

/** The back office, or an area of it: one address in every language, and everything below it is its own. */
function staffPage(slug: string) {
  return { ...unlistedPage(slug, [slug, slug, slug]), kind: 'staff' as PageKind };
}

/** The pages that are no services. French paths are those of the specification, section 2. */
const otherPages = {
  home: page('', ['', '', '']),

  portfolio: page('works', ['portfolio', 'realisaties', 'portfolio']),
  about: contentPage(['a-propos', 'over-ons', 'about'], { ownDocument: true }),
  careers: contentPage(['carrieres', 'vacatures', 'careers']),
  terms: contentPage(['cgv', 'verkoopsvoorwaarden', 'terms-of-sale']),
  'legal-notice': contentPage(['mentions-legales', 'wettelijke-vermeldingen', 'legal-notice']),
  privacy: contentPage(['politique-confidentialite', 'privacybeleid', 'privacy-policy']),

  search: unlistedPage('search', ['recherche', 'zoeken', 'search']),
  nameplate: unlistedPage('nameplate', ['votre-enseigne', 'uw-uithangbord', 'your-sign']),
  'my-data': unlistedPage('my-data', ['mes-donnees', 'mijn-gegevens', 'my-data']),
  'cookie-settings': unlistedPage('cookie-settings', [
    'parametres-cookies',
    'cookie-instellingen',
    'cookie-settings',
  ]),

  auth: personalPage('auth', ['auth', 'auth', 'auth']),
  'auth-confirm': personalPage('auth-confirm', ['auth/confirm', 'auth/confirm', 'auth/confirm']),
  'auth-success': personalPage('auth-success', ['auth/success', 'auth/success', 'auth/success']),
  'auth-new-password': personalPage('auth-new-password', [
    'auth/nouveau-mot-de-passe',
    'auth/nieuw-wachtwoord',
    'auth/new-password',
  ]),
  'auth-code': personalPage('auth-code', ['auth/code', 'auth/code', 'auth/code']),
  'staff-invitation': personalPage('staff-invitation', [
    'auth/invitation',
    'auth/uitnodiging',
    'auth/invitation',
  ]),
  logout: personalPage('logout', ['logout', 'logout', 'logout']),
  'assistant-registered': personalPage('assistant-registered', [
    'chatbot/register-success',
    'chatbot/register-success',
    'chatbot/register-success',
  ]),
  alfred: personalPage('alfred', ['alfred', 'alfred', 'alfred']),
  account: personalPage('account', ['compte', 'account', 'account']),
  'quote-status': personalPage('my-request', ['ma-demande', 'mijn-aanvraag', 'my-request']),
  passport: personalPage('passport', ['passeport', 'garantiepaspoort', 'warranty-passport']),

  // The areas of the back office are in lib/staff/areas.ts, too: who opens them, and the key that leads there.
  admin: staffPage('admin'),
  'admin-requests': staffPage('admin/requests'),
  'admin-customers': staffPage('admin/customers'),
  'admin-jobs': staffPage('admin/jobs'),
  'admin-calendar': staffPage('admin/calendar'),
  'admin-notices': staffPage('admin/notices'),
  'admin-mail': staffPage('admin/mail'),
  'admin-payments': staffPage('admin/payments'),
  'admin-prices': staffPage('admin/prices'),
  'admin-assistant': staffPage('admin/assistant'),
  'admin-portfolio': staffPage('admin/portfolio'),
  'admin-showcase': staffPage('admin/showcase'),
  'admin-statistics': staffPage('admin/statistics'),
  'admin-consents': staffPage('admin/consents'),
  'admin-subscribers': staffPage('admin/subscribers'),
  'admin-applications': staffPage('admin/applications'),
  'admin-people': staffPage('admin/people'),
  'admin-staff': staffPage('admin/staff'),
  'admin-audit': staffPage('admin/audit'),

  'quote-received': unlistedPage('request-received', [
    'demande-recue',
    'aanvraag-ontvangen',
    'request-received',
  ]),
  'wrap-tool': unlistedPage('wrap-tool', [
    'simulateur-covering/atelier',
    'wrapsimulator/atelier',
    'wrap-simulator/studio',
  ]),
  'wrap-photo': page('wrap-photo', [
    'simulateur-covering/votre-photo',
    'wrapsimulator/uw-foto',
    'wrap-simulator/your-photo',
  ]),
  'wrap-design': unlistedPage('wrap-design', [
    'simulateur-covering/projet',
    'wrapsimulator/ontwerp',
    'wrap-simulator/design',
  ]),
  'shirt-tool': unlistedPage('shirt-tool', [
    'createur-tshirt/atelier',
    't-shirt-ontwerpen/atelier',
    't-shirt-designer/studio',
  ]),
  'shirt-design': unlistedPage('shirt-design', [
    'createur-tshirt/projet',
    't-shirt-ontwerpen/ontwerp',
    't-shirt-designer/design',
  ]),
  'sample-card': unlistedPage('sample-card', [
    'simulateur-covering/echantillons',
    'wrapsimulator/stalen',
    'wrap-simulator/samples',
  ]),
  'newsletter-confirm': unlistedPage('newsletter-confirm', [
    'lettre-information/confirmation',
    'nieuwsbrief/bevestigen',
    'newsletter/confirm',
  ]),
  'newsletter-leave': unlistedPage('newsletter-leave', [
    'lettre-information/desinscription',
    'nieuwsbrief/uitschrijven',
    'newsletter/unsubscribe',
  ]),
  'newsletter-sent': unlistedPage('newsletter-sent', ['lettre-information', 'nieuwsbrief', 'newsletter']),
  'application-form': unlistedPage('application-form', [
    'carrieres/candidature',
    'vacatures/solliciteren',
    'careers/apply',
  ]),
  'application-received': unlistedPage('application-received', [
    'candidature-recue',
    'sollicitatie-ontvangen',
    'application-received',
  ]),
} satisfies Record<string, PageRoute>;

const serviceRoutes = Object.fromEntries(
  Object.entries(serviceRows).map(([id, { slug, group }]) => [
    id,
    { ...contentPage([slug.fr, slug.nl, slug.en]), group },
  ]),
) as Record<ServicePageId, PageRoute & { folder: null; group: ServiceGroupId }>;

/** Every page; the order is that of the sitemap. */
const pages = { ...otherPages, ...serviceRoutes } satisfies Record<string, PageRoute>;

export type PageId = keyof typeof pages;

/** The pages of typed content, which `[slug]` draws: services, and those made with `contentPage` below. */
export type ContentPageId = {
  [Id in PageId]: (typeof pages)[Id] extends { folder: null } ? Id : never;
}[PageId];

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
