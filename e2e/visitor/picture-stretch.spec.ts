import { pathTo } from '@/lib/i18n/routes';
import { serviceGroupIds, servicesOf } from '@/lib/i18n/service-catalogue';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

/** Pixels down a phone that may go by without a picture, and the least that counts as one. */
const longest = 1_200;
const least = 80;
/** What is filled in and the links of the foot come after the page's own words. */
const withPictures = 'article';

test.use({ viewport: { width: 390, height: 844 } });

const kinds = [
  ...serviceGroupIds.map((group) => ({ kind: group, pages: servicesOf(group) })),
  { kind: 'the house', pages: ['about', 'careers'] as const },
];

for (const { kind, pages } of kinds) {
  test(`no page of ${kind} goes on for long without a picture`, async ({ page }) => {
    const stretches: string[] = [];
    for (const id of pages) {
      await page.goto(pathTo(id, 'fr'));
      const gaps = await page
        .locator(withPictures)
        .first()
        .evaluate(
          (article, { longest, least }) => {
            const { top: start, bottom: end } = article.getBoundingClientRect();
            const pictures = [...article.querySelectorAll('svg, img, video')]
              .map((picture) => picture.getBoundingClientRect())
              .filter(({ width, height }) => width >= least && height >= least)
              .sort((one, other) => one.top - other.top);
            let seen = start;
            const found: number[] = [];
            for (const { top, bottom } of [...pictures, { top: end, bottom: end }]) {
              if (top - seen > longest) found.push(Math.round(top - seen));
              seen = Math.max(seen, bottom);
            }
            return found;
          },
          { longest, least },
        );
      if (gaps.length > 0) stretches.push(`${id}: ${gaps.join(', ')}`);
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
