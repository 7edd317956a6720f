import { locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { allInvented, categoryOf, workRest, worksOf } from '@/lib/portfolio/find-works';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { absolute, alternatesOf, publicPages } from '@/tests/support/public-pages';
import { fetchOnce, test } from '../support/crawl';
import { expect } from '../support/test';

// What moves as a page comes must be silent too.
test.use({ reducedMotion: 'no-preference' });

test('no link within the site is broken or redirected', async ({ site }) => {
  // The header holds these for whoever is signed in; others are led to the sign-in.
  const personal = new Set(
    (['account', 'admin'] as const).flatMap((id) => locales.map((locale) => `307 ${pathTo(id, locale)}`)),
  );
  const failures = site.answers
    .filter(({ status }) => status !== 200)
    .map(({ status, path }) => `${status} ${path}`)
    .map((answer) => answer.replace(/\?.*/, ''))
    .filter((answer) => !personal.has(answer));
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

test('every link to a place on a page finds the place', ({ site }) => {
  const links = site.linksToPlaces;
  expect(links.length).toBeGreaterThan(publicPages.length);
  expect(links.filter(({ isFound }) => !isFound).map(({ link }) => link)).toEqual([]);
});

for (const locale of locales) {
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
        const texts = page.locator('main :is(h1, h2, h3, p, li, dt, dd, label)');
        expect(await texts.count(), page.url()).toBeGreaterThan(5);
        const hidden = await texts.evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                // What closes, what a switch chooses from, and what is for paper.
                !element.closest(
                  '.needs-script, details:not([open]), .film-name, .try-says, .print-foot, [aria-hidden]',
                ) &&
                element.textContent?.trim() &&
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect.soft(hidden, page.url()).toEqual([]);
        // Of the texts that a switch chooses from, one is shown.
        const shown = await page
          .locator('.try-says')
          .evaluateAll((places) =>
            places.map(
              ({ children }) =>
                [...children].filter((text) => text.checkVisibility({ visibilityProperty: true })).length,
            ),
          );
        expect.soft(shown, page.url()).toEqual(shown.map(() => 1));
      }
    });
  }
});

test('the sitemap lists every public page, and what is not invented of the portfolio, in each language with its alternates', async () => {
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
    ...seedPortfolio.categories
      .filter((category) => !allInvented(worksOf(seedPortfolio, category)))
      .map(({ slug }) => slug),
    ...seedPortfolio.items
      .filter(({ sample }) => !sample)
      .map((item) => workRest(categoryOf(seedPortfolio, item), item)),
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
