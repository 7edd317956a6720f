import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const pages: PageId[] = ['home', 'car-wrapping', 'about', 'portfolio'];

/** What has moved so far, each as the browser weighs it. */
const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

for (const locale of locales) {
  for (const width of [360, 1440]) {
    test(`fonts that come after the first paint move nothing: ${locale}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const id of pages) {
        let bringFonts = () => {};
        const painted = new Promise<void>((resolve) => {
          bringFonts = resolve;
        });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route('**/*.woff2', async (route) => {
          await painted;
          await route.continue();
        });
        await page.goto(pathTo(id, locale), { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        bringFonts();
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
        // Two frames: what the fonts change is laid out in the first and told of in the second.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await shifts(page), pathTo(id, locale)).toEqual([]);
      }
    });
  }
}
