import type { Page, Route } from '@playwright/test';
import { anchors } from '@/lib/i18n/anchors';
import { pathTo } from '@/lib/i18n/routes';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';

// What is below the fold is laid out when it comes near (app/_styles/globals.css).
test.use({ viewport: { width: 390, height: 844 } });

const home = pathTo('home', 'en');
/** The last section that waits. */
const form = `#${anchors.quoteForm}`;

const foot = 'main + footer';

const isLaidOut = (page: Page, part = form) =>
  page
    .locator(`${part} a`)
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
/** Whether each part of the foot waits by itself: its form is looked for by browsers that fill forms in, and has the foot laid out. */
const footPartsWaiting = (page: Page) =>
  page
    .locator('.foot-part')
    .evaluateAll(
      (parts) =>
        parts.length === 5 && parts.every((part) => getComputedStyle(part).contentVisibility === 'auto'),
    );
const topOf = (page: Page) =>
  page.locator(form).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Where the form stands once nothing moves any more. A place that is found again may lie a fraction of a pixel beside it. */
async function restOf(page: Page): Promise<number> {
  let last: number | undefined;
  await expect(async () => {
    const before = last;
    last = await topOf(page);
    expect(last).toBe(before);
  }).toPass({ intervals: [100] });
  return last ?? Number.NaN;
}

/** How the page is until its script has laid out the rest, and stays where no script comes: what holds then holds later too. */
const holdScript = (page: Page) => page.route('**/scripts/page-*.js', (route) => route.abort());

/** How many headings a screen reader is told of. */
async function headingsHeard(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored).length;
}

for (const id of ['home', 'car-wrapping', 'privacy'] as const) {
  test(`what waits below the fold of ${id} is laid out in idle moments, and moves nothing that is seen`, async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route('**/scripts/page-*.js', (route) => void held.push(route));
    await page.goto(pathTo(id, 'en'), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => held.length).toBe(1);
    expect(await isLaidOut(page, foot)).toBe(false);
    expect(await footPartsWaiting(page)).toBe(true);
    const headings = page.getByRole('main').getByRole('heading');
    const before = await headingsHeard(page);
    const seen = await headings.first().boundingBox();
    await held[0]?.continue();
    await expect.poll(() => isLaidOut(page, foot)).toBe(true);
    expect(await headings.first().boundingBox()).toEqual(seen);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const after = await headingsHeard(page);
    expect(after).toBeGreaterThan(before);
    // Who loads the page again has all of it at once.
    await page.unroute('**/scripts/page-*.js');
    await page.reload();
    await expect.poll(() => headingsHeard(page)).toBe(after);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    for (const id of ['home', 'car-wrapping'] as const) {
      await page.goto(pathTo(id, 'en'));
      expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(10);
      expect(await isLaidOut(page, foot)).toBe(true);
    }
  });
});

test.describe('before that', () => {
  test.beforeEach(async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/ERR_FAILED/);
    await holdScript(page);
    await page.goto(home);
    await expect.poll(() => isLaidOut(page)).toBe(false);
  });

  test('the keyboard reaches what is below the fold of the home page', async ({ page }) => {
    const links = page.locator(`${form} a`);
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect(links.nth(1)).toBeInViewport();
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });

  test('the home page loaded again stands where it stood', async ({ page }) => {
    await page.locator(form).scrollIntoViewIfNeeded();
    const stood = await restOf(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-again');
    await expect.poll(async () => Math.abs((await restOf(page)) - stood)).toBeLessThanOrEqual(1);
  });

  test('whoever comes back to the home page finds it as it was left', async ({ page }) => {
    await page.locator(form).scrollIntoViewIfNeeded();
    const stood = await restOf(page);
    await page.goto(pathTo('privacy', 'en'));
    await page.goBack();
    await expect.poll(async () => Math.abs((await restOf(page)) - stood)).toBeLessThanOrEqual(1);
  });

  test('the home page is printed whole', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.locator(form).evaluate((section) => getComputedStyle(section).contentVisibility))
      .toBe('visible');
  });

  test('whoever is led to the form of the home page stands at it', async ({ page }) => {
    await page.goto(pathTo('privacy', 'en'));
    await page.goto(`${home}${form}`);
    await expect(page.locator(form)).toBeInViewport();
    expect(await restOf(page)).toBeLessThan(120);
    expect(await isLaidOut(page)).toBe(true);
  });
});

test('whoever follows a link to a place before all of the page is laid out stands at it', async ({
  page,
}) => {
  // No moment is idle.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto(home);
  await expect.poll(() => isLaidOut(page)).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-again');
  await page.locator(`.hero a[href$="${form}"]`).first().press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-again');
  expect(await isLaidOut(page)).toBe(true);
  await expect.poll(() => restOf(page)).toBeLessThan(120);
});

test('a home page that the framework draws into another page is whole at once', async ({ page }) => {
  await page.goto(pathTo('car-wrapping', 'en'));
  await expect(page.locator('html')).toHaveAttribute('data-again');
  await alive(page);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});
