import type { Page, Route } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { expectNoFindings } from '../support/axe';
import { undecided } from '../support/consent';
import { Consent } from '../support/consent-banner';
import { holdPatience } from '../support/patience';
import { expect, test } from '../support/test';

test.use({
  storageState: undecided,
  reducedMotion: 'reduce',
  hasTouch: true,
  viewport: { width: 360, height: 740 },
});

/** Keeps the script that answers the banner in place on its way until it is let through. */
async function holdReached(page: Page): Promise<{ asked: Promise<void>; release: () => Promise<void> }> {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const waiting: Route[] = [];
  await page.route('**/scripts/reached-*', (route) => {
    waiting.push(route);
    isAsked();
  });
  return {
    asked,
    async release() {
      for (const route of waiting.splice(0)) await route.continue();
    },
  };
}

/** Milliseconds that a press is held for. */
const patience = 1000;

/** Marks the document, to tell whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

test.describe('The first touch of a visit', () => {
  for (const locale of locales) {
    test(`on “customise” opens the settings in place, in ${locale}`, async ({ page }) => {
      const consent = new Consent(page, locale);
      await holdPatience(page, patience);
      await page.goto(pathTo('home', locale));
      await mark(page);
      await consent.customize.tap();
      await expect(consent.dialog).toBeVisible();
      expect(await isSame(page)).toBe(true);
      await expectNoFindings(page);
      await consent.dialog.getByRole('button', { name: consent.t('Consent.banner.close') }).tap();
      await expect(consent.dialog).toBeHidden();
    });
  }

  test('waits for a script that is on its way', async ({ page }) => {
    const consent = new Consent(page, 'nl');
    await holdPatience(page, patience);
    await page.goto(pathTo('terms', 'nl'));
    await mark(page);
    const script = await holdReached(page);
    await consent.opener.tap();
    await script.asked;
    await expect(consent.dialog).toBeHidden();
    await script.release();
    await expect(consent.dialog).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });

  test('on “accept” counts in place, once', async ({ page }) => {
    const consent = new Consent(page, 'fr');
    await holdPatience(page, patience);
    await page.goto('/');
    await mark(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/consent'))
        posts.push(request.postData() ?? '');
    });
    const answer = page.waitForResponse('**/api/consent');
    await consent.choice('accept').tap();
    await answer;
    await expect(consent.banner).toBeHidden();
    expect(await isSame(page)).toBe(true);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toContain('choice=all');
  });

  test('twice, is what was touched last', async ({ page }) => {
    const consent = new Consent(page, 'fr');
    await holdPatience(page, patience);
    await page.goto('/');
    const script = await holdReached(page);
    await consent.choice('accept').tap();
    await script.asked;
    await consent.choice('reject').tap();
    await script.release();
    await expect(consent.banner).toBeHidden();
    expect((await consent.stored()).cookie).toMatchObject({ analytics: false, external: false });
  });

  test('does not wait longer than a second: the link leads, and the form posts', async ({ page }) => {
    const consent = new Consent(page, 'en');
    await page.goto(pathTo('terms', 'en'));
    await holdReached(page);
    await consent.customize.tap();
    await expect(page).toHaveURL(consent.settingsPath);

    await page.goto(pathTo('terms', 'en'));
    await consent.choice('reject').tap();
    await expect(consent.banner).toBeHidden();
    await expect(page).toHaveURL(pathTo('terms', 'en'));
    expect((await consent.stored()).cookie).toMatchObject({ analytics: false });
  });

  test('closing is the browser’s own, and keeps nothing', async ({ page, context }) => {
    const consent = new Consent(page, 'fr');
    await page.goto('/');
    await holdReached(page);
    await consent.choice('close').tap();
    await expect(consent.banner).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});

test('a first click for another tab stays one', async ({ page, context }) => {
  const consent = new Consent(page, 'fr');
  await page.goto('/');
  await holdReached(page);
  const tab = context.waitForEvent('page');
  await consent.customize.click({ modifiers: ['Control'] });
  await (await tab).waitForURL(`**${consent.settingsPath}`);
  await expect(page).toHaveURL('/');
});

test('the first key of a visit opens the settings in place too', async ({ page }) => {
  const consent = new Consent(page, 'fr');
  await holdPatience(page, patience);
  await page.goto('/');
  await mark(page);
  await consent.customize.focus();
  await page.keyboard.press('Enter');
  await expect(consent.dialog).toBeVisible();
  expect(await isSame(page)).toBe(true);
});
