import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { filmNames } from '@/lib/home/home-copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceGroups } from '@/lib/services/service-groups';
import { expect, test } from '../support/test';

const inks: Record<string, readonly [number, number, number]> = {
  lettering: [0xd9, 0x30, 0x15],
  wrapping: [0x24, 0x38, 0xc9],
  signs: [0xf5, 0xa8, 0x00],
  textile: [0xd6, 0x15, 0x6c],
  walls: [0x0d, 0x7a, 0x4a],
  design: [0x6a, 0x2b, 0xc2],
};

/** The ink that covers most of the picture of the van. */
async function readInk(page: Page): Promise<string | undefined> {
  const picture = await page.locator('.hero-frame').screenshot();
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const near = Object.entries(inks).find(([, ink]) =>
      ink.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 2),
    );
    if (near) counts.set(near[0], (counts.get(near[0]) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] > (data.length / info.channels) * 0.01 ? most[0] : undefined;
}

function swatches(page: Page, locale: Locale) {
  return serviceGroups.map(({ id }) => ({
    id,
    radio: page.getByRole('radio', { name: filmNames[id][locale], exact: true }),
  }));
}

test.use({ reducedMotion: 'reduce' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('each of the six swatches wraps the van in its ink', async ({ page }) => {
      await page.goto('/');
      for (const { id, radio } of swatches(page, 'fr')) {
        await radio.check();
        await expect.poll(() => readInk(page), { message: id }).toBe(id);
      }
    });
  });
}

test('the arrow keys change the film, and its name is said', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(pathTo('home', locale));
    const all = swatches(page, locale);
    expect(all.length).toBeGreaterThan(2);
    await all[0]?.radio.focus();
    for (const { id, radio } of [...all.slice(1), all[0]].filter((swatch) => swatch !== undefined)) {
      await page.keyboard.press('ArrowRight');
      await expect(radio).toBeChecked();
      await expect(page.locator(`.film-name-${id}`)).toBeVisible();
      await expect(page.locator('.film-name:visible')).toHaveText(filmNames[id][locale]);
    }
  }
});
