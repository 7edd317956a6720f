import { locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { expect, test } from '../support/test';

const pages: readonly PageId[] = [
  'home',
  'wrapping-ppf',
  'alfred',
  'about',
  'careers',
  'terms',
  'shirt-tool',
  'auth',
];

/** Words that stand beyond the screen, where nothing can be scrolled to bring them in. */
const wordsBeyond = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, dt)')].flatMap((words) => {
    const { width, right } = words.getBoundingClientRect();
    if (width === 0 || right <= document.documentElement.clientWidth + 1) return [];
    for (let around = words.parentElement; around; around = around.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return [];
    return [`${words.tagName} ${words.textContent?.slice(0, 40)}`];
  });

for (const locale of locales) {
  test(`letters of twice the size fit a phone (WCAG 1.4.4, 1.4.10), in ${locale}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await context.newCDPSession(page);
    for (const standard of [24, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      for (const id of pages) {
        await page.goto(pathTo(id, locale), { waitUntil: 'load' });
        const where = `${id} at ${standard} px`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
          361,
        );
        expect(await page.evaluate(wordsBeyond), where).toEqual([]);
      }
    }
  });
}
