import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceGroups, serviceLabels } from '@/lib/services/service-groups';
import { alive } from '../support/alive';
import { Header } from '../support/header';
import { expectNoSidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

test.use({ viewport: { width: 360, height: 740 } });

/** Opens one group after the other: each shows its pages, and only one stands open. */
async function expectAccordionWorks(page: Page, header: Header) {
  for (const group of serviceGroups) {
    const name = group.label[header.locale];
    const summary = header.phoneMenu.locator('summary').filter({ hasText: name });
    await summary.click();
    await expect(header.phoneMenu.locator('details[open]')).toHaveCount(1);
    for (const id of group.pages) {
      await expect(
        header.phoneMenu.locator('details[open]').getByRole('link', {
          name: serviceLabels[id][header.locale],
          exact: true,
        }),
      ).toHaveAttribute('href', pathTo(id, header.locale));
    }
  }
  await page.keyboard.press('Enter');
  await expect(header.phoneMenu.locator('details[open]')).toHaveCount(0);
}

for (const locale of locales) {
  test(`the phone menu opens over the page in ${locale}, with an accordion of six groups`, async ({
    page,
  }) => {
    const header = new Header(page, locale);
    await page.goto(pathTo('home', locale));
    await expect(header.servicesButton).toBeHidden();
    await header.menuButton.click();
    await expect(header.phoneMenu).toBeVisible();
    await expectAccordionWorks(page, header);
    await expectNoSidewaysScroll(page);
    await header.closeMenuButton.click();
    await expect(header.phoneMenu).toBeHidden();
    await expect(header.menuButton).toBeFocused();
  });
}

test('the phone menu keeps the focus, makes the page behind inert and closes with Escape', async ({
  page,
}) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await alive(page);
  await header.menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(header.phoneMenu).toBeVisible();
  await expect(header.phoneMenu).toHaveJSProperty('open', true);
  expect(await header.phoneMenu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);

  // Twice around: the browser's own bar is part of the round, the page never.
  const focusable = await header.phoneMenu.locator('a:visible, button:visible, summary:visible').count();
  for (let step = 0; step < 2 * focusable + 4; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(place, `after ${step + 1} tabs the focus is in the menu`).toBe(true);
  }
  const covered = await page.evaluate(() => {
    const behind = document.querySelector<HTMLElement>('main a');
    behind?.focus();
    return document.activeElement === behind;
  });
  expect(covered, 'a link behind the menu takes the focus').toBe(false);

  await page.keyboard.press('Escape');
  await expect(header.phoneMenu).toBeHidden();
  await expect(header.menuButton).toBeFocused();
});

test('the phone menu closes when the screen grows wide', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await alive(page);
  await header.menuButton.click();
  await expect(header.phoneMenu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(header.phoneMenu).toBeHidden();
  await expect(header.servicesButton).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu opens, unfolds and closes', async ({ page }) => {
    const header = new Header(page, 'nl');
    await page.goto('/nl');
    await header.menuButton.click();
    await expect(header.phoneMenu).toBeVisible();
    await expectAccordionWorks(page, header);
    await header.closeMenuButton.click();
    await expect(header.phoneMenu).toBeHidden();
    await header.menuButton.click();
    await page.keyboard.press('Escape');
    await expect(header.phoneMenu).toBeHidden();
  });
});
