import { createHash } from 'node:crypto';
import { company } from '@/lib/company/company';
import { type Locale, type Localized, locales, openGraphLocale } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathTo, pathWithin, routeOf } from '@/lib/i18n/routes';
import { categoryOf, workRest } from '@/lib/portfolio/find-works';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { fetchOnce, test } from '../support/crawl';
import { htmlFindings } from '../support/html-findings';
import { absolute, publicPages } from '../support/public-pages';
import { expect } from '../support/test';

/** Frequent words that the other two languages do not have. */
const telltales: Record<Locale, RegExp> = {
  fr: /^(le|la|les|du|des|et|pour|sur|qui|avec|vous|nous|votre|vos|nos|au|aux|par|dans|ou)$/,
  nl: /^(het|een|van|voor|met|wij|uw|onze|zijn|wordt|naar|bij|wie|niet|ook|wat|uit|dat|na)$/,
  en: /^(the|and|for|with|your|our|to|we|you|are|it|who|from|what|that|by|how|its|at)$/,
};

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}’-]*/gu) ?? [];
}

/** The language a text looks like; the expected one when no word tells. */
function languageOf(text: string, expected: Locale): Locale {
  const count = (locale: Locale) => words(text).filter((word) => telltales[locale].test(word)).length;
  return locales.reduce((best, locale) => (count(locale) > count(best) ? locale : best), expected);
}

/** True when a paragraph has the frequent words of another language rather than its own. */
function isForeign(paragraph: string, expected: Locale): boolean {
  const count = (locale: Locale) => words(paragraph).filter((word) => telltales[locale].test(word)).length;
  // One or two may be a name or a quoted word.
  return locales.some((locale) => locale !== expected && count(locale) > Math.max(2, 2 * count(expected)));
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const alternatesOf = (id: PageId, rest: Localized = { fr: '', nl: '', en: '' }) =>
  [
    ...locales.map((locale) => [locale, absolute(pathWithin(id, locale, { rest: rest[locale] }))]),
    ['x-default', absolute(pathWithin(id, 'fr', { rest: rest.fr }))],
  ]
    .map(([language, href]) => `${language} ${href}`)
    .sort();

test('no link within the site is broken or redirected, but for those to pages that open later', async ({
  site,
}) => {
  const later = new Set(
    pageIds
      .filter((id) => !routeOf(id).open)
      .flatMap((id) => locales.map((locale) => `404 ${pathTo(id, locale)}`)),
  );
  // The header holds these for whoever is signed in; others are led to the sign-in.
  const personal = new Set(
    (['account', 'admin'] as const).flatMap((id) => locales.map((locale) => `307 ${pathTo(id, locale)}`)),
  );
  const failures = site.answers
    .filter(({ status }) => status !== 200)
    .map(({ status, path }) => `${status} ${path}`)
    .map((answer) => answer.replace(/\?.*/, ''))
    .filter((answer) => !later.has(answer) && !personal.has(answer));
  expect(failures).toEqual([]);
});

test('every link leads to a page, a place, a telephone or a mailbox', ({ site }) => {
  const odd = site.answers.flatMap(({ path, document }) =>
    (document?.links ?? [])
      .filter(({ href, text }) => !/^(\/|#|https:|tel:|mailto:)/.test(href) || text === '')
      .map(({ href, text }) => `${path} -> ${href} "${text}"`),
  );
  expect(odd).toEqual([]);
});

test('the words of a link say where it leads', ({ site }) => {
  // What search engines and Lighthouse take for no description, and its like in the two other languages.
  const empty =
    /^(click here|here|go|start|this|(read|learn|see) more|more( info(rmation)?)?|information|en savoir plus|lire la suite|cliquez ici|ici|voir plus|plus|meer lezen|lees meer|meer( info(rmatie)?)?|klik hier|hier|bekijk meer)$/i;
  const odd = site.allPages.flatMap(({ path, document }) =>
    document.links.filter(({ text }) => empty.test(text.trim())).map(({ text }) => `${path} "${text}"`),
  );
  expect(odd).toEqual([]);
});

test('a link leads to a page in the language of its own, or in the one it announces', ({ site }) => {
  const languageAt = (path: string) => /^\/(nl|en)(?=[/?#]|$)/.exec(path)?.[1] ?? 'fr';
  const odd = site.allPages.flatMap(({ path, locale, document }) =>
    document.links
      .filter(({ href, language }) => href.startsWith('/') && languageAt(href) !== (language || locale))
      .map(({ href, text }) => `${path} -> ${href} "${text}"`),
  );
  expect(odd).toEqual([]);
});

test('every link to a place on a page finds the place', ({ site }) => {
  expect(site.lostPlaces).toEqual([]);
});

test('no two pages of the site share a title, a description or a share picture', async ({ site }) => {
  const pages = site.allPages;
  expect(pages).toHaveLength(publicPages.length * locales.length);
  expect(duplicates(pages.map(({ document }) => document.title))).toEqual([]);
  expect(duplicates(pages.map(({ document }) => document.description))).toEqual([]);
  const pictures: string[] = [];
  for (const { document } of pages) {
    const response = await fetch(document.openGraph.image ?? '', { redirect: 'manual' });
    expect(response.status, document.openGraph.image).toBe(200);
    const picture = Buffer.from(await response.arrayBuffer());
    // The header chunk of a PNG: width and height at bytes 16 and 20.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.push(createHash('sha256').update(picture).digest('hex'));
  }
  expect(duplicates(pictures).map((hash) => pages[pictures.indexOf(hash)]?.path)).toEqual([]);
});

for (const locale of locales) {
  test(`every page in ${locale} is two clicks at most from its home page`, ({ site }) => {
    const clicks = site.clicksFrom(pathTo('home', locale));
    const far = publicPages
      .map((id) => pathTo(id, locale))
      .filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 2);
    expect(far).toEqual([]);
  });

  test(`every page in ${locale} tells a crawler what it is`, ({ site }) => {
    for (const { id, path, document } of site.pages(locale)) {
      expect.soft(document.language, path).toBe(locale);
      expect.soft(document.headings, path).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
      expect.soft(document.title.length, `${path}: ${document.title}`).toBeLessThanOrEqual(60);
      expect.soft(document.title.length, `${path}: ${document.title}`).toBeGreaterThan(15);
      expect.soft(document.description.length, `${path}: ${document.description}`).toBeLessThanOrEqual(155);
      expect
        .soft(document.description.length, `${path}: ${document.description}`)
        .toBeGreaterThanOrEqual(110);
      expect.soft(document.robots, path).not.toContain('noindex');
      expect.soft(document.canonicals.map(absolute), path).toEqual([absolute(path)]);
      expect.soft(document.canonicals[0], path).toContain('://');
      expect
        .soft(
          document.alternates.map(({ language, href }) => `${language} ${new URL(href).href}`).sort(),
          path,
        )
        .toEqual(alternatesOf(id));
      expect.soft(document.openGraph, path).toMatchObject({
        title: document.title,
        description: document.description,
        locale: openGraphLocale[locale],
        image: absolute(`/og/${locale}/${id}`),
        site_name: company.name,
      });
      expect.soft(absolute(document.openGraph.url ?? ''), path).toBe(absolute(path));
    }
  });

  test(`every page in ${locale} is written in its language`, ({ site }) => {
    const wrong = site
      .pages(locale)
      .flatMap(({ path, document: { title, description, main } }) =>
        [`${title} ${description}`, main].map((text) => ({ path, language: languageOf(text, locale), text })),
      )
      .filter(({ language }) => language !== locale)
      .map(({ path, language, text }) => `${path} looks ${language}: ${text.slice(0, 200)}`);
    expect(wrong).toEqual([]);
    const strange = site
      .pages(locale)
      .flatMap(({ path, document }) => document.paragraphs.map((text) => ({ path, text })))
      .filter(({ text }) => isForeign(text, locale))
      .map(({ path, text }) => `${path}: ${text.slice(0, 200)}`);
    expect(strange).toEqual([]);
  });

  test(`every service page in ${locale} has at least 450 words to read without script`, ({ site }) => {
    const services = site.pages(locale).filter(({ id }) => routeOf(id).group !== undefined);
    expect(services.length).toBeGreaterThan(20);
    const short = services
      .map(({ path, document }) => ({ path, count: words(document.article).length }))
      .filter(({ count }) => count < 450);
    expect(short).toEqual([]);
  });

  test(`the HTML of every page in ${locale} is valid`, async ({ site }) => {
    for (const { path, html } of site.pages(locale)) {
      expect.soft(await htmlFindings(html), path).toEqual([]);
    }
  });

  test(`who the company is stands one click from every page in ${locale}`, ({ site }) => {
    const pages = site.pages(locale);
    const notice = pathTo('legal-notice', locale);
    const without = pages.filter(({ document }) => !document.footerLinks.some(({ href }) => href === notice));
    expect(without.map(({ path }) => path)).toEqual([]);
    const text = pages.find(({ id }) => id === 'legal-notice')?.document.main ?? '';
    for (const fact of [
      company.name,
      company.legalName[locale],
      company.legalForm[locale],
      company.address.street[locale],
      `${company.address.postalCode} ${company.address.city[locale]}`,
      company.email,
      company.phone.display[locale],
      company.enterpriseNumber,
      company.vatNumber,
      company.register[locale],
    ]) {
      expect.soft(text).toContain(fact.replaceAll(/\s+/gu, ' '));
    }
  });

  test(`upper case and a slash at the end lead to the one address of every page in ${locale}`, async () => {
    for (const id of publicPages.filter((page) => page !== 'home')) {
      const path = pathTo(id, locale);
      for (const variant of [path.toUpperCase(), `${path}/`]) {
        const response = await fetchOnce(variant);
        await response.body?.cancel();
        const location = response.headers.get('location');
        expect
          .soft([response.status, location && absolute(location)], variant)
          .toEqual([308, absolute(path)]);
      }
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`no text of any page in ${locale} waits for a script to be shown`, async ({ page }) => {
      test.setTimeout(60_000);
      for (const id of publicPages) {
        await page.goto(pathTo(id, locale));
        const hidden = await page
          .locator('main :is(h1, h2, h3, p, li, dt, dd, label)')
          .evaluateAll((elements) =>
            elements
              .filter(
                (element) =>
                  !element.closest('.needs-script, details:not([open]), .film-name, [aria-hidden]') &&
                  element.textContent?.trim() &&
                  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
              )
              .map((element) => element.outerHTML.slice(0, 120)),
          );
        expect.soft(hidden, page.url()).toEqual([]);
      }
    });
  }
});

test('the sitemap lists every public page, category and work in each language with its alternates, and nothing else', async () => {
  const response = await fetchOnce('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset/);
  const entries = xml
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      address: new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '').href,
      alternates: Array.from(
        entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g),
        ([, language, href = '']) => `${language} ${new URL(href).href}`,
      ).sort(),
    }));
  const below = [
    ...seedPortfolio.categories.map(({ slug }) => slug),
    ...seedPortfolio.items.map((item) => workRest(categoryOf(seedPortfolio, item), item)),
  ];
  const expected = [
    ...publicPages.flatMap((id) =>
      locales.map((locale) => ({ address: absolute(pathTo(id, locale)), alternates: alternatesOf(id) })),
    ),
    ...below.flatMap((rest) =>
      locales.map((locale) => ({
        address: absolute(pathWithin('portfolio', locale, { rest: rest[locale] })),
        alternates: alternatesOf('portfolio', rest),
      })),
    ),
  ];
  const byAddress = (a: { address: string }, b: { address: string }) => a.address.localeCompare(b.address);
  expect(entries.sort(byAddress)).toEqual(expected.sort(byAddress));
});

test('llms.txt lists every public page in each language, and nothing else', async ({ site }) => {
  const response = await fetchOnce('/llms.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const listed = Array.from(
    (await response.text()).matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm),
    ([, title, address = '', description]) => `${new URL(address).href} ${title}: ${description}`,
  );
  const expected = site.allPages.map(
    ({ path, document }) => `${absolute(path)} ${document.title}: ${document.description}`,
  );
  expect(listed.sort()).toEqual(expected.sort());
});
