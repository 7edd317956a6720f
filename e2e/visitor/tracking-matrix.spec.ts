import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@/lib/i18n/routes';
import { database } from '../support/database';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';
import { keptBy, listenForBeacons, personAgent, rowsOf, settle, someOrigin } from '../support/visits';

const t = textsOf('fr');
const home = pathTo('home', 'fr');
const careers = pathTo('careers', 'fr');

test.use({ userAgent: personAgent, storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' });
test.setTimeout(90_000);

const banner = (page: Page) => page.locator('.consent');
const press = (within: Locator, label: string) =>
  within.getByRole('button', { name: label, exact: true }).click();

/** Opens the settings in place, switches exactly these on, and saves. */
async function saveSettings(page: Page, ...kinds: ('external' | 'analytics' | 'marketing')[]) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Consent.title') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('Consent.title') }).and(page.locator(':modal'));
  for (const kind of ['external', 'analytics', 'marketing'] as const) {
    await dialog
      .getByRole('switch', { name: t(`Consent.kinds.${kind}.name`) })
      .setChecked(kinds.includes(kind));
  }
  await press(dialog, t('Consent.settings.save'));
  await expect(dialog).toBeHidden();
}

test('at each step of the matrix the browser keeps, sends and has recorded what is allowed, and no more', async ({
  page,
  context,
}) => {
  const beacons = listenForBeacons(context);
  const origin = someOrigin();
  const trackers: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/scripts/visits-')) trackers.push(request.url());
  });
  const nothing = { cookies: [], local: [], session: [] };

  await test.step('no choice: nothing', async () => {
    await page.goto(home, { referer: `${origin}/` });
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 900);
    await settle(page);
    await expect(banner(page)).toBeVisible();
    expect(await keptBy(page)).toEqual(nothing);
    await press(banner(page), t('Consent.banner.close'));
    await page.goto(careers, { referer: `${origin}/` });
    await settle(page);
    // That it was closed, so that it does not come back on every page of the tab: no id, and no choice (decision 0009).
    expect(await keptBy(page)).toEqual({ ...nothing, session: ['consent-closed'] });
    // Another tab is asked anew.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(careers, { referer: `${origin}/` });
  });

  await test.step('rejected: the choice itself', async () => {
    await page.mouse.move(30, 30);
    await settle(page);
    await press(banner(page), t('Consent.banner.reject'));
    await page.goto(home, { referer: `${origin}/` });
    await settle(page);
    expect(await keptBy(page)).toEqual({ cookies: ['consent'], local: ['consent'], session: [] });
    expect([beacons.length, trackers.length]).toEqual([0, 0]);
    expect(await database.pageViewsFrom(origin)).toEqual([]);
  });

  await test.step('statistics: a key for the tab, and page views', async () => {
    await page.mouse.move(30, 30);
    await settle(page);
    await saveSettings(page, 'analytics');
    await expect
      .poll(() => database.pageViewsFrom(origin))
      .toMatchObject([{ page_id: 'home', page_url: '/', locale: 'fr', user_id: null }]);
    expect(await keptBy(page)).toEqual({
      cookies: ['consent'],
      local: ['consent'],
      session: ['visit-session'],
    });
    await page.mouse.wheel(0, 100_000);
    await settle(page);
    await page.goto(careers);
    await expect.poll(async () => (await rowsOf(page)).views).toHaveLength(2);
    await expect.poll(async () => (await rowsOf(page)).views[0]?.scroll_depth).toBeGreaterThan(90);
    const { views, visits } = await rowsOf(page);
    expect(views[0]?.time_on_page).toBeGreaterThan(0);
    expect(views[1]).toMatchObject({ page_id: 'careers', referrer: null });
    expect(visits).toEqual([]);
  });

  await test.step('statistics and marketing: the visit too', async () => {
    await page.mouse.move(20, 20);
    await settle(page);
    await saveSettings(page, 'analytics', 'marketing');
    await expect.poll(async () => (await rowsOf(page)).visits).toHaveLength(1);
    await expect
      .poll(() => keptBy(page))
      .toEqual({
        cookies: ['consent'],
        local: ['consent', 'returning-visitor'],
        session: ['visit-location', 'visit-pages', 'visit-session', 'visit-start'],
      });
    await page.goto(home);
    await expect
      .poll(async () => (await rowsOf(page)).visits)
      .toMatchObject([
        {
          landing_page: careers,
          pages_visited: [careers, home],
          screen_resolution: '1440x900',
          is_returning_visitor: false,
          country: 'Unknown',
          device_type: 'desktop',
        },
      ]);
    expect((await rowsOf(page)).views).toHaveLength(3);
  });

  await test.step('marketing taken back: what only it allowed is gone', async () => {
    await page.mouse.move(20, 20);
    await settle(page);
    await saveSettings(page, 'analytics', 'external');
    expect(await keptBy(page)).toEqual({
      cookies: ['consent'],
      local: ['consent'],
      session: ['visit-session'],
    });
  });

  await test.step('all: the same as both', async () => {
    await saveSettings(page, 'external', 'analytics', 'marketing');
    await expect
      .poll(async () => (await keptBy(page)).session)
      .toEqual(['visit-location', 'visit-pages', 'visit-session', 'visit-start']);
  });

  await test.step('withdrawn in another tab: everything gone at once, in every tab', async () => {
    const { views } = await rowsOf(page);
    const other = await context.newPage();
    await other.goto(careers);
    await settle(other);
    expect((await keptBy(other)).session).toContain('visit-session');
    await other.mouse.move(20, 20);
    await settle(other);
    await saveSettings(other);
    const afterwards = { cookies: ['consent'], local: ['consent'], session: [] };
    expect(await keptBy(other)).toEqual(afterwards);
    await expect.poll(() => keptBy(page)).toEqual(afterwards);

    const before = beacons.length;
    await page.mouse.wheel(0, 500);
    await page.goto(careers, { referer: `${origin}/` });
    await settle(page);
    await other.goto(home);
    await settle(other);
    expect(beacons.length).toBe(before);
    expect(await keptBy(page)).toEqual(afterwards);
    expect(await database.pageViewsFrom(origin)).toHaveLength(1);
    expect(views.length).toBeGreaterThan(2);
  });
});

test('a withdrawal by the plain form deletes what was stored, on the next page', async ({
  page,
  context,
}) => {
  await page.goto(home);
  await page.mouse.move(20, 20);
  await press(banner(page), t('Consent.banner.accept'));
  await expect.poll(async () => (await keptBy(page)).session).toContain('visit-location');
  const choice = (await context.cookies()).find(({ name }) => name === 'consent');
  const refused = decodeURIComponent(choice?.value ?? '').replaceAll(
    /"(external|analytics|marketing)":true/g,
    '"$1":false',
  );
  await context.addCookies([{ ...choice, name: 'consent', value: encodeURIComponent(refused) } as never]);
  const beacons = listenForBeacons(context);
  await page.goto(careers);
  await expect.poll(() => keptBy(page)).toEqual({ cookies: ['consent'], local: ['consent'], session: [] });
  expect(beacons).toEqual([]);
});

test.describe('with Global Privacy Control', () => {
  test.beforeEach(async ({ context, extraHTTPHeaders }) => {
    await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'sec-gpc': '1' });
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
  });

  test('nothing is kept or sent, until the visitor decides otherwise', async ({ page, context }) => {
    const beacons = listenForBeacons(context);
    const origin = someOrigin();
    await page.goto(home, { referer: `${origin}/` });
    await page.mouse.move(20, 20);
    await settle(page);
    await expect(banner(page)).toBeHidden();
    expect(await keptBy(page)).toEqual({ cookies: [], local: [], session: [] });
    expect(beacons).toEqual([]);
    expect(await database.pageViewsFrom(origin)).toEqual([]);

    await saveSettings(page, 'analytics');
    await expect.poll(() => database.pageViewsFrom(origin)).toHaveLength(1);
    expect((await keptBy(page)).session).toEqual(['visit-session']);
  });
});
