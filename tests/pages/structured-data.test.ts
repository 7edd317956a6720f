import { expect, test } from 'vitest';
import { textsOf } from '@/e2e/support/texts';
import { jobOffers } from '@/lib/careers/job-offers';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pathTo, routeOf } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { serviceGroups, serviceLabels } from '@/lib/services/service-groups';
import { pageOf, pagesIn } from '../support/built-site';
import { absolute } from '../support/public-pages';
import type { PageDocument } from '../support/read-document';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

interface Offer {
  name: string;
  priceSpecification: { priceCurrency: string; price?: number; minPrice?: number; unitCode?: string };
}

const things = (document: PageDocument) => document.structured.map((json) => JSON.parse(json) as Thing);
const tidy = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function only(document: PageDocument, type: string): Thing {
  const found = things(document).filter((thing) => thing['@type'] === type);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} things of type ${type}`);
  return found[0];
}

/** What the breadcrumb of a page says: of a service, its group's page stands between; of the photo, its simulator. */
function crumbsOf(id: PageId, locale: Locale): string[] {
  const texts = textsOf(locale);
  const home = texts('Pages.home');
  if (id === 'wrap-photo') return [home, serviceLabels['wrap-simulator'][locale], photoPage.crumb[locale]];
  const group = serviceGroups.find(({ pages }) => pages.some((page) => page === id));
  if (!group)
    return [
      home,
      texts(`Pages.${id as 'portfolio' | 'about' | 'careers' | 'terms' | 'legal-notice' | 'privacy'}`),
    ];
  const label = serviceLabels[id as ServicePageId][locale];
  return group.pages[0] === id ? [home, label] : [home, group.label[locale], label];
}

const priceLabel =
  /^(dès|vanaf|from)? ?(?:€ ?([\d.,]+)|(\d[\d ]*) €)( le[ \u00a0]m²| per m²| l’élément| per onderdeel| per panel)?$/;

/** The prices a visitor reads below the names of what they buy. */
function pricesShown(document: PageDocument) {
  return document.cards.flatMap(({ heading, lines }) =>
    lines.flatMap((line) => {
      const [, from, left, right, unit] = priceLabel.exec(line) ?? [];
      const digits = left ?? right;
      if (digits === undefined) return [];
      return {
        name: heading,
        amount: Number(digits.replaceAll(/\D/g, '')),
        from: from !== undefined,
        squareMetre: unit?.endsWith('m²') ?? false,
      };
    }),
  );
}

function pricesTold(offers: Offer[]) {
  return offers.map(({ name, priceSpecification: { price, minPrice, unitCode } }) => ({
    name: tidy(name),
    amount: minPrice ?? price,
    from: minPrice !== undefined,
    squareMetre: unitCode === 'MTK',
  }));
}

for (const locale of locales) {
  test(`every page in ${locale} has the structured data of its kind`, () => {
    const postings = jobOffers.filter((offer) => !offer.sample).map(() => 'JobPosting');
    for (const { id, path, document } of pagesIn(locale)) {
      const expected =
        id === 'home'
          ? ['LocalBusiness']
          : routeOf(id).group !== undefined
            ? ['Service', 'BreadcrumbList', 'FAQPage']
            : [
                ...(id === 'portfolio' ? ['CollectionPage'] : []),
                'BreadcrumbList',
                ...(id === 'careers' ? postings : []),
              ];
      expect
        .soft(
          things(document).map((thing) => thing['@type']),
          path,
        )
        .toEqual(expected);
      for (const thing of things(document)) expect.soft(thing['@context'], path).toBe('https://schema.org');
      expect
        .soft(document.structured.join('\n'), path)
        .not.toMatch(/"(aggregateRating|review\w*|\w*Rating)"/i);
    }
  });

  test(`the company of the home page in ${locale} is the one its foot shows`, () => {
    const { document, path } = pageOf('home', locale);
    const business = only(document, 'LocalBusiness');
    expect(business).toMatchObject({
      name: company.name,
      url: absolute(path),
      telephone: company.phone.e164,
      email: company.email,
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: openingHours.opens,
        closes: openingHours.closes,
      },
    });
    const { footer, footerLinks } = document;
    const { streetAddress, postalCode, addressLocality } = business.address as Record<string, string>;
    for (const fact of [business.legalName, streetAddress, postalCode, addressLocality]) {
      expect(footer).toContain(tidy(String(fact)));
    }
    const linked = footerLinks.map(({ href, text }) => `${href} ${text}`);
    expect(linked).toContain(`tel:${business.telephone} ${tidy(company.phone.display[locale])}`);
    expect(linked).toContain(`mailto:${business.email} ${business.email}`);
    expect(footer.replaceAll(/\W/g, '')).toContain(String(business.vatID));
    // 9:00 and 17:30, as each language writes them.
    expect(footer).toMatch(/9(:00)?(\sh)?\D+17\W?(h\W)?30/);
  });

  test(`the breadcrumb of every page in ${locale} is the one it shows`, () => {
    for (const { id, path, document } of pagesIn(locale).filter((page) => page.id !== 'home')) {
      const label = textsOf(locale)('ServicePage.breadcrumb');
      const shown = document.navigations.find((navigation) => navigation.label === label)?.links ?? [];
      const told = only(document, 'BreadcrumbList').itemListElement;
      expect.soft(told, path).toEqual(
        shown.map(({ href, text }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: text,
          item: absolute(href),
        })),
      );
      expect
        .soft(
          shown.map(({ text }) => text),
          path,
        )
        .toEqual(crumbsOf(id, locale).map(tidy));
      expect.soft(shown[0]?.href, path).toBe(pathTo('home', locale));
      expect.soft(shown.at(-1), path).toMatchObject({ href: path, current: true });
    }
  });

  test(`the service of every service page in ${locale} is the one it shows, with its prices and no other`, () => {
    let prices = 0;
    const companyId = only(pageOf('home', 'fr').document, 'LocalBusiness')['@id'];
    for (const { path, document } of pagesIn(locale).filter(({ id }) => routeOf(id).group)) {
      const service = only(document, 'Service');
      const crumbs = only(document, 'BreadcrumbList').itemListElement as { name: string }[];
      const offers = service.offers as Offer[];
      expect.soft(service, path).toMatchObject({
        name: crumbs.at(-1)?.name,
        description: document.description,
        url: absolute(path),
        provider: { '@id': companyId },
      });
      expect.soft(pricesTold(offers), path).toEqual(pricesShown(document));
      for (const { priceSpecification } of offers) {
        expect.soft(priceSpecification.priceCurrency, path).toBe('EUR');
      }
      prices += offers.length;
    }
    // Signage, films, signs, guidelines, logos and websites have prices; without any the comparison is worth nothing.
    expect(prices).toBeGreaterThan(15);
  });

  test(`the questions of every service page in ${locale} are the ones it shows, with their answers`, () => {
    for (const { path, document } of pagesIn(locale).filter(({ id }) => routeOf(id).group)) {
      const entries = only(document, 'FAQPage').mainEntity as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      const told = entries.map(({ name, acceptedAnswer: { text } }) => ({
        question: tidy(name),
        answer: tidy(text),
      }));
      expect.soft(told, path).toEqual(document.questions);
      expect.soft(told.length, path).toBeGreaterThan(1);
    }
  });

  test(`only real jobs are told to search engines in ${locale}`, () => {
    const careers = pageOf('careers', locale).document;
    const told = things(careers).filter((thing) => thing['@type'] === 'JobPosting');
    const real = jobOffers.filter((offer) => !offer.sample);
    expect(told.map(({ title }) => title)).toEqual(real.map(({ title }) => title[locale]));
    for (const { title } of jobOffers) expect(careers.main).toContain(tidy(title[locale]));
  });
}
