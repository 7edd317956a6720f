import { expect, type Page } from '@playwright/test';

/** All of the page at once, as for whoever loads it again: what is far below would be laid out a moment later (app/_styles/globals.css). */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-again', ''));
}

/**
 * The page must not scroll sideways. After a change of the viewport Chromium has the new width a
 * moment before lengths in `vw` follow it, so the page is given time to settle.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await layOutAll(page);
  await expect(async () => {
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // Asking every element where it stands takes longer than all else here.
      if (scrollWidth <= clientWidth) return { scrollWidth, clientWidth, wide: [] };
      const wide = Array.from(document.querySelectorAll('body *')).filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
      );
      return {
        scrollWidth,
        clientWidth,
        wide: wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
      };
    });
    expect(widths.scrollWidth, widths.wide.join('\n')).toBeLessThanOrEqual(widths.clientWidth);
  }).toPass({ timeout: 5_000 });
}

/** The same on the narrowest phone and on a desktop; the page is left as wide as it was. */
export async function expectFitsScreens(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: size?.height ?? 740 });
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
}
