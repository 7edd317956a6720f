import { everythingAllowed } from '@/lib/consent/choice';
import { pathTo } from '@/lib/i18n/routes';
import { reached } from '../support/alive';
import { Consent } from '../support/consent-banner';
import { expect, test as siteTest } from '../support/test';
import { decide, personAgent, rowsOf, settle } from '../support/visits';

// What a page sends while it is left comes from the browser itself, not from a page that the tests could dress up: so the
// whole browser calls itself a person's. And it keeps pages for the way back, which tests usually forbid, and which a
// browser without windows never does.
const test = siteTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        ...(process.env.WHOLE_CHROMIUM_PATH ? { executablePath: process.env.WHOLE_CHROMIUM_PATH } : {}),
        args: [...(launchOptions.args ?? []), `--user-agent=${personAgent}`],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' });

const careers = pathTo('careers', 'fr');
const terms = pathTo('terms', 'fr');

test('a page that is left tells its time, its depth and its clicks, each once', async ({ page, context }) => {
  await decide(context, { analytics: true });
  await page.goto(careers);
  await settle(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // A label clicks its field as well.
  await page.getByRole('contentinfo').locator('label').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByText('©').click();
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 2000, from);
  await page.goto(terms);
  await expect.poll(async () => (await rowsOf(page)).views[0]?.clicks_count).toBe(2);
  const [left] = (await rowsOf(page)).views;
  expect(left).toMatchObject({ page_id: 'careers', scroll_depth: 100 });
  expect(left?.time_on_page).toBeGreaterThanOrEqual(2);
});

test('a page that the browser had kept is viewed anew on the way back', async ({ page, context }) => {
  await decide(context, everythingAllowed);
  await page.goto(careers);
  await settle(page);
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  await page.goto(terms);
  await expect.poll(async () => (await rowsOf(page)).views).toHaveLength(2);
  // A page from that cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'isKept' in globalThis);
  await expect
    .poll(async () => (await rowsOf(page)).views.map((view) => view.page_id))
    .toEqual(['careers', 'terms', 'careers']);
  expect((await rowsOf(page)).visits).toMatchObject([{ pages_visited: [careers, terms, careers] }]);
});

test('a page that comes back after a withdrawal shows and keeps nothing of before', async ({
  page,
  context,
}) => {
  await decide(context, everythingAllowed);
  await page.goto(careers);
  await settle(page);
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  await page.goto(terms);
  await settle(page);
  const consent = new Consent(page, 'fr');
  await reached(page);
  await consent.opener.click();
  await consent.dialog.getByRole('button', { name: consent.t('Consent.banner.reject') }).click();
  await expect(consent.dialog).toBeHidden();
  // A page from that cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'isKept' in globalThis);
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  expect(await kept()).toEqual(['consent']);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2500 })));
  expect(await kept()).toEqual(['consent']);
});

test('the page on which statistics are allowed is one view, though it is loaded again', async ({ page }) => {
  const consent = new Consent(page, 'fr');
  await page.goto(consent.settingsPath);
  await page.mouse.move(5, 5);
  await consent.switchOf('analytics', page).check();
  await consent.switchOf('marketing', page).check();
  await consent.save(page).click();
  await expect(page.getByText(consent.t('Consent.settings.none'))).toBeHidden();
  await settle(page);
  await page.goto(terms);
  await expect
    .poll(async () => (await rowsOf(page)).visits)
    .toMatchObject([{ pages_visited: [consent.settingsPath, terms] }]);
  expect((await rowsOf(page)).views).toHaveLength(2);
});
