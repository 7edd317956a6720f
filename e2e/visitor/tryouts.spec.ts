import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatShareRange } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { litSign } from '@/lib/services/tryouts/illuminated-signs';
import { testedLogo } from '@/lib/services/tryouts/logo-design';
import { scratchedBonnet } from '@/lib/services/tryouts/paint-protection';
import { pulledRollUp } from '@/lib/services/tryouts/roll-up';
import { distantSign, sayVerdict, signCapitals, signVerdicts } from '@/lib/services/tryouts/signs';
import { filmedWindow, glassFigures } from '@/lib/services/tryouts/solar-film';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screenOf, screens } from '../support/screens';
import { expect, test } from '../support/test';

const radio = (page: Page, name: string | undefined) =>
  page.locator('.tryout').getByRole('radio', { name: name ?? '', exact: true });
const inkOfHead = (page: Page) =>
  page.locator('#hero').evaluate((head) => getComputedStyle(head).backgroundColor);

test.use({ reducedMotion: 'reduce' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('by keyboard the sign changes its light, and at midnight the page dims', async ({ page }) => {
      await page.goto(pathTo('illuminated-signs', 'en'));
      const [box, halo] = litSign.kinds.options.map((option) => radio(page, option.en));
      const midday = radio(page, litSign.hours.options[0]?.en);
      const veil = page.locator('.tryout > svg > [data-b="1"]');
      await expect(veil).toBeHidden();
      const byDay = await inkOfHead(page);

      await box?.focus();
      await page.keyboard.press('ArrowRight');
      await expect(halo ?? page.locator('none')).toBeChecked();
      await expect(page.getByText(litSign.says[1]?.en ?? '')).toBeVisible();
      await expect(page.getByText(litSign.says[0]?.en ?? '')).toBeHidden();

      await midday.focus();
      await page.keyboard.press('ArrowRight');
      await expect(veil).toBeVisible();
      expect(await inkOfHead(page)).not.toBe(byDay);

      const lit = page.locator('.tryout > svg > [data-c="1"]');
      await expect(lit).toBeVisible();
      await page.getByRole('checkbox', { name: litSign.power.en }).focus();
      await page.keyboard.press('Space');
      await expect(lit).toBeHidden();
    });

    test('by keyboard the film heals and the paint does not', async ({ page }) => {
      await page.goto(pathTo('paint-protection', 'nl'));
      const [paint, film] = ['[data-a="12"]', '.heals'].map((part) => page.locator(`.tryout svg ${part}`));
      if (!paint || !film) throw new Error('no scratches');
      await expect(paint).toBeHidden();
      await radio(page, scratchedBonnet.steps.options[0]?.nl).focus();
      await page.keyboard.press('ArrowRight');
      await expect(film).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(film).toBeHidden();
      await expect(paint).toBeVisible();
    });

    test('by keyboard a film comes down, with its figures', async ({ page }) => {
      await page.goto(pathTo('solar-film', 'fr'));
      const reflective = glassFigures[1]?.heat;
      if (!reflective || !('min' in reflective)) throw new Error('no figure');
      const figures = page.locator('.try-says > [data-a="1"]');
      await expect(figures).toBeHidden();
      await radio(page, filmedWindow.films.options[0]?.fr).focus();
      await page.keyboard.press('ArrowRight');
      await expect(figures).toBeVisible();
      await expect(figures).toContainText(formatShareRange(reflective, 'fr'));
    });

    test('by keyboard the roll-up is let down and pulled up', async ({ page }) => {
      await page.goto(pathTo('roll-up', 'nl'));
      const visual = page.locator('.tryout .goes-on').first();
      const place = () => visual.evaluate((part) => getComputedStyle(part).transform);
      expect(await place()).toBe('none');
      await page.getByRole('checkbox', { name: pulledRollUp.pull.nl }).focus();
      await page.keyboard.press('Space');
      await expect.poll(place).not.toBe('none');
      await page.keyboard.press('Space');
      await expect.poll(place).toBe('none');
    });

    test('by keyboard one walks away from the sign until it no longer reads', async ({ page }) => {
      await page.goto(pathTo('signs', 'en'));
      const street = page.locator('.tryout .goes');
      const scale = () => street.evaluate((part) => new DOMMatrix(getComputedStyle(part).transform).a);
      const said = page.locator('.try-says > p:visible');
      const near = await scale();
      await expect(said).toHaveCount(1);
      await radio(page, distantSign.distances.options[1]?.en).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(scale).toBeLessThan(near / 3);
      const tooFar = signVerdicts.find(({ capital, reads }) => capital === signCapitals[1] && !reads);
      if (!tooFar) throw new Error('it reads everywhere');
      await expect(said).toHaveText(sayVerdict(tooFar).en);
    });
  });
}

test('the logo of a tab is sixteen pixels wide on every screen, in either drawing', async ({ page }) => {
  await page.goto(pathTo('logo-design', 'fr'));
  const mark = page.locator('.try-side svg');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await mark.boundingBox()).toMatchObject({ width: 16, height: 16 });
  }
  const [fine, plain] = ['[data-b="0"]', '[data-b="1"]'].map((part) => mark.locator(part));
  if (!fine || !plain) throw new Error('no drawings');
  await expect(plain).toBeHidden();
  await radio(page, testedLogo.drawings.options[1]?.fr).check();
  await expect(plain).toBeVisible();
  await expect(fine).toBeHidden();
  await radio(page, testedLogo.places.options[1]?.fr).check();
  await expect(page.getByText(testedLogo.realSize.fr)).toBeHidden();
  await expectFitsScreens(page);
});

for (const locale of locales) {
  test(`axe finds nothing at midnight in ${locale}, and the page fits`, async ({ page }) => {
    await page.setViewportSize(screens[screenOf(0, locale)]);
    await page.goto(pathTo('illuminated-signs', locale));
    await radio(page, litSign.hours.options[1]?.[locale]).check();
    await expectNoFindings(page);
    await expectFitsScreens(page);
  });
}

test('on the widest screen its ground goes on to the edge', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(pathTo('illuminated-signs', 'fr'));
  const side = page.locator('.tryout > .try-side');
  await side.scrollIntoViewIfNeeded();
  const box = await side.boundingBox();
  if (!box) throw new Error('nothing to try');
  const right = box.x + box.width;
  expect(right).toBeLessThan(2400);
  const clip = { x: right - 8, y: box.y + 8, width: 2560 - right + 8, height: 16 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(channels.slice(0, 3).map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});
