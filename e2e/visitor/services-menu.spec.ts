import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceGroups } from '@/lib/services/service-groups';
import { readAccessibleState } from '../support/accessibility-tree';
import { alive, reached } from '../support/alive';
import { Header } from '../support/header';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

const linkCount = serviceGroups.reduce((count, group) => count + group.pages.length, 1);

for (const locale of locales) {
  test(`the services menu lists six groups and the portfolio in ${locale}`, async ({ page }) => {
    const header = new Header(page, locale);
    await page.goto(pathTo('home', locale));
    await header.servicesButton.click();
    await expect(header.servicesMenu).toBeVisible();
    await expect(header.servicesLinks).toHaveCount(linkCount);
    for (const group of serviceGroups) {
      await expect(
        header.servicesMenu.getByRole('link', { name: group.label[locale], exact: true }).first(),
      ).toHaveAttribute('href', pathTo(group.pages[0], locale));
    }
    await expect(
      header.servicesMenu.getByRole('link', { name: textsOf(locale)('Pages.portfolio') }),
    ).toHaveAttribute('href', pathTo('portfolio', locale));
    await header.servicesButton.click();
    await expect(header.servicesMenu).toBeHidden();
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the services menu, Escape closes it and gives the focus back`, async ({ page }) => {
    const header = new Header(page, 'fr');
    await page.goto('/');
    await alive(page);
    await header.servicesButton.focus();
    expect(await readAccessibleState(page, header.servicesButton)).toMatchObject({ expanded: false });
    await page.keyboard.press(key);
    await expect(header.servicesMenu).toBeVisible();
    await expect(header.servicesButton).toHaveAttribute('aria-expanded', 'true');
    expect(await readAccessibleState(page, header.servicesButton)).toMatchObject({ expanded: true });

    await page.keyboard.press('Tab');
    await expect(header.servicesLinks.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.servicesMenu).toBeHidden();
    await expect(header.servicesButton).toBeFocused();
    await expect(header.servicesButton).toHaveAttribute('aria-expanded', 'false');
    expect(await readAccessibleState(page, header.servicesButton)).toMatchObject({ expanded: false });
  });
}

test('the arrow keys, Home and End walk through the services menu', async ({ page }) => {
  const header = new Header(page, 'nl');
  await page.goto('/nl');
  await alive(page);
  await header.servicesButton.focus();
  await page.keyboard.press('ArrowDown');
  await expect(header.servicesMenu).toBeVisible();
  await expect(header.servicesLinks.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(header.servicesLinks.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(header.servicesLinks.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(header.servicesLinks.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(header.servicesLinks.last()).toBeFocused();
});

test('the services menu closes when the focus leaves it, on either side', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await alive(page);
  await reached(page);
  await header.servicesButton.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(header.servicesMenu).toBeHidden();

  await header.servicesButton.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(header.servicesButton).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(header.servicesMenu).toBeHidden();
});

test('a click elsewhere closes the services menu', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await header.servicesButton.click();
  await expect(header.servicesMenu).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(header.servicesMenu).toBeHidden();
});

test('typed letters find a service; after a second they are forgotten', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await alive(page);
  await reached(page);
  await header.servicesButton.focus();
  await page.keyboard.press('ArrowDown');
  const link = (name: string) => header.servicesMenu.getByRole('link', { name, exact: true });
  await page.keyboard.type('cre');
  await expect(header.servicesMenu.getByRole('link', { name: /^Cré/ }).first()).toBeFocused();
  // Letters typed a second after the last start a new word.
  await page.evaluate(() => {
    const now = performance.now();
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now + 5000 });
  });
  await page.keyboard.type('films');
  await expect(link('Films solaires')).toBeFocused();
});

test('the services menu opens under a resting mouse after 200 ms and stays while the mouse is in it', async ({
  page,
}) => {
  const header = new Header(page, 'fr');
  await page.clock.install();
  await page.goto('/');
  await alive(page);
  await reached(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await header.servicesButton.hover();
  await page.clock.runFor(190);
  await expect(header.servicesMenu).toBeHidden();
  await page.clock.runFor(20);
  await expect(header.servicesMenu).toBeVisible();

  await header.servicesLinks.nth(3).hover();
  await page.clock.runFor(2000);
  await expect(header.servicesMenu).toBeVisible();

  await page.mouse.move(5, 880);
  await page.clock.runFor(1000);
  await expect(header.servicesMenu).toBeHidden();
});

test('a mouse that only passes over the services button opens nothing', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.clock.install();
  await page.goto('/');
  await alive(page);
  await reached(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await header.servicesButton.hover();
  await page.clock.runFor(150);
  await page.mouse.move(5, 880);
  await page.clock.runFor(2000);
  await expect(header.servicesMenu).toBeHidden();
});

test('a menu opened by the mouse can be dismissed with Escape', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await alive(page);
  await header.servicesButton.hover();
  await expect(header.servicesMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.servicesMenu).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the services menu opens, is announced and closes', async ({ page }) => {
    const header = new Header(page, 'en');
    await page.goto('/en');
    expect(await readAccessibleState(page, header.servicesButton)).toMatchObject({ expanded: false });
    await header.servicesButton.focus();
    await page.keyboard.press('Enter');
    await expect(header.servicesMenu).toBeVisible();
    expect(await readAccessibleState(page, header.servicesButton)).toMatchObject({ expanded: true });
    await page.keyboard.press('Tab');
    await expect(header.servicesLinks.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.servicesMenu).toBeHidden();
    await expect(header.servicesButton).toBeFocused();
  });
});
