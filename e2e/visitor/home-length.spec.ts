import type { Page } from '@playwright/test';
import { about, processIntro, testimonialsIntro } from '@/lib/home/home-copy';
import { anchors } from '@/lib/i18n/anchors';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { expectNoSidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'reduce' });

/** Whoever is led to a place of the page gets all of it laid out at once (app/_styles/globals.css). */
async function readHeight(page: Page, locale: Locale, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${pathTo('home', locale)}#${anchors.quoteForm}`);
  await expect(page.locator('footer > *').last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const locale of locales) {
  test(`the home page in ${locale} is short on a phone, and no longer on a tablet`, async ({ page }) => {
    const phone = await readHeight(page, locale, 390);
    expect(phone).toBeGreaterThan(5_000);
    expect(phone).toBeLessThanOrEqual(10_000);
    expect(await readHeight(page, locale, 768)).toBeLessThanOrEqual(phone);
  });

  test(`what is swiped on a phone is reached and moved by keys in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${pathTo('home', locale)}#${anchors.quoteForm}`);
    await expectNoSidewaysScroll(page);
    for (const { heading } of [processIntro, testimonialsIntro]) {
      const row = page.getByRole('list', { name: heading[locale] });
      const last = row.getByRole('listitem').last();
      await row.focus();
      await expect(row).toBeFocused();
      await expect(last).not.toBeInViewport();
      await expect(async () => {
        for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
        await expect(last).toBeInViewport({ ratio: 0.9, timeout: 100 });
      }).toPass();
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the story of the house opens on a phone and is open on a wide screen', async ({ page }) => {
    const story = page.locator('section').filter({ has: page.locator('#about-title') });
    const last = story.getByText(about.paragraphs.fr.at(-1) ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/#${anchors.quoteForm}`);
    await expect(last).toBeHidden();
    await story.getByText(about.more.fr).click();
    await expect(last).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/#${anchors.quoteForm}`);
    await expect(story.getByText(about.more.fr)).toBeHidden();
    await expect(last).toBeVisible();
  });
});
