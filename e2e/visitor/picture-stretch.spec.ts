import { anchors } from '@/lib/i18n/anchors';
import { locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { serviceGroupIds, servicesOf } from '@/lib/i18n/service-catalogue';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

/** Pixels down a phone that may go by without a picture, and the least that counts as one. */
const longest = 1_200;
const least = 80;

test.use({ viewport: { width: 390, height: 844 } });

const kinds: { kind: string; pages: readonly PageId[] }[] = [
  ...serviceGroupIds.map((group) => ({ kind: group, pages: servicesOf(group) })),
  { kind: 'the house', pages: ['about', 'careers'] },
];

/** Each page in one language, the languages in turn, and home in all. */
const inTurn = kinds.flatMap(({ pages }) => pages);
const languageOf = (page: PageId) => locales.filter((_, at) => inTurn.indexOf(page) % locales.length === at);
const looks: { kind: string; addresses: readonly string[] }[] = [
  { kind: 'home, in any language,', addresses: locales.map((locale) => pathTo('home', locale)) },
  ...kinds.map(({ kind, pages }) => ({
    kind,
    addresses: pages.flatMap((page) => languageOf(page).map((locale) => pathTo(page, locale))),
  })),
];

for (const { kind, addresses } of looks) {
  test(`no page of ${kind} goes on for long without a picture`, async ({ page }) => {
    const stretches: string[] = [];
    for (const address of addresses) {
      // Who is led to a place of a page gets all of it laid out at once (app/_styles/globals.css).
      await page.goto(`${address}#main`);
      const gaps = await page.locator('main').evaluate(
        (main, { longest, least, form }) => {
          // What is filled in and the links of the foot come after the page's own words.
          const article = main.querySelector('article');
          const place = article ?? main;
          const start = place.getBoundingClientRect().top;
          const after = article ? null : document.getElementById(form);
          const end = after?.getBoundingClientRect().top ?? place.getBoundingClientRect().bottom;
          const pictures = [...place.querySelectorAll('svg, img, video')]
            .map((picture) => picture.getBoundingClientRect())
            .filter(({ width, height, top }) => width >= least && height >= least && top < end)
            .sort((one, other) => one.top - other.top);
          let seen = start;
          const found: string[] = [];
          for (const { top, bottom } of [...pictures, { top: end, bottom: end }]) {
            if (top - seen > longest)
              found.push(`${Math.round(top - seen)} px from ${Math.round(seen - start)}`);
            seen = Math.max(seen, bottom);
          }
          return found;
        },
        { longest, least, form: anchors.quoteForm },
      );
      if (gaps.length > 0) stretches.push(`${address}: ${gaps.join(', ')}`);
    }
    expect(stretches).toEqual([]);
  });
}

test('the drawings of a page are views of one file that browsers keep, fetched when they are near', async ({
  page,
}) => {
  const answers: { url: string; cache: string | undefined }[] = [];
  page.on('response', (response) => {
    if (/\/pictures\/signs-/.test(response.url()))
      answers.push({ url: response.url(), cache: response.headers()['cache-control'] });
  });
  await page.goto(pathTo('illuminated-signs', 'fr'));
  const drawings = page.locator('article img[src*="/pictures/signs-"]');
  expect(await drawings.count()).toBeGreaterThan(5);
  await drawings.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawings.last().evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeTruthy();
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers.map(({ url }) => new URL(url).pathname)).size).toBe(1);
  expect(new Set(answers.map(({ cache }) => cache))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  );
});
