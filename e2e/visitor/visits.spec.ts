import { everythingAllowed } from '@/lib/consent/choice';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { password, someEmail } from '../support/account';
import { AccountPages } from '../support/account-pages';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';
import { decide, keptBy, listenForBeacons, personAgent, rowsOf, settle, someOrigin } from '../support/visits';

test.use({ userAgent: personAgent, storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' });
test.setTimeout(60_000);

test('a client navigation and the way back through the cache are views of their own', async ({
  page,
  context,
}) => {
  await decide(context, { analytics: true, marketing: true });
  await page.goto(pathTo('careers', 'fr'));
  await alive(page);
  await settle(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const breadcrumb = page.getByRole('main').locator(`a[href="/"]`).first();
  await breadcrumb.click();
  await expect(page).toHaveURL('/');
  await settle(page);
  expect(loads).toEqual([]);
  await expect
    .poll(async () => (await rowsOf(page)).views)
    .toMatchObject([
      { page_id: 'careers', clicks_count: 1 },
      { page_id: 'home', referrer: '/carrieres' },
    ]);
  const { views } = await rowsOf(page);
  expect(views[1]?.page_title).not.toBe(views[0]?.page_title);

  // As a browser says it that shows a kept page again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(async () => (await rowsOf(page)).views).toHaveLength(3);
  expect((await rowsOf(page)).visits).toMatchObject([{ pages_visited: ['/carrieres', '/', '/'] }]);
});

test('leaving for another app tells the time, as phones do it', async ({ page, context }) => {
  await decide(context, { analytics: true });
  await page.goto(pathTo('careers', 'nl'));
  await settle(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(async () => (await rowsOf(page)).views[0]?.time_on_page).toBeGreaterThan(0);
});

test('a returning visitor is one who was here in an earlier visit', async ({ page, context }) => {
  await decide(context, everythingAllowed);
  const origin = someOrigin();
  await page.goto('/', { referer: `${origin}/` });
  await expect
    .poll(async () => (await rowsOf(page)).visits)
    .toMatchObject([{ is_returning_visitor: false, referrer: origin }]);
  const later = await context.newPage();
  await later.goto('/');
  await expect.poll(async () => (await rowsOf(later)).visits).toMatchObject([{ is_returning_visitor: true }]);
});

test('the way from a page over the form to the request can be counted', async ({ page, context }) => {
  await decide(context, { analytics: true });
  const form = new QuoteForm(page, 'nl');
  await form.haveTicket();
  await form.open();
  await form.fill(someQuote());
  await form.send();
  await expect
    .poll(async () => (await rowsOf(page)).views)
    .toMatchObject([{ page_id: 'home', locale: 'nl', reached_form: true, sent_form: true }]);
});

test('a page whose beacons fail shows nothing of it', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/);
  await decide(context, everythingAllowed);
  await context.route('**/api/visits', (route) => route.abort());
  await page.goto('/');
  await settle(page);
  await page.mouse.wheel(0, 2000);
  await page.goto(pathTo('careers', 'fr'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('blocked storage keeps no page from working, and counts all the same', async ({ page, context }) => {
  await decide(context, everythingAllowed);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const beacons = listenForBeacons(context);
  await page.goto('/');
  await settle(page);
  await expect.poll(() => beacons.length).toBeGreaterThan(0);
  expect((await beacons[0]?.response())?.status()).toBe(200);
});

for (const locale of locales) {
  test(`one’s own data are shown, handed over, erased, in ${locale}`, async ({ page, context }) => {
    const t = textsOf(locale);
    await decide(context, everythingAllowed);
    await page.goto(pathTo('careers', locale));
    await expect.poll(async () => (await rowsOf(page)).visits).toHaveLength(1);
    await page.goto(pathTo('privacy', locale));
    await settle(page);
    await page.locator(`#cookies a[href="${pathTo('my-data', locale)}"]`).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('MyData.pageViews') })).toBeVisible();
    await expect(main.getByText(pathTo('careers', locale), { exact: true })).toBeVisible();
    await expectNoFindings(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);

    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: t('MyData.download') }).click();
    const file = await (await download).createReadStream();
    const own = JSON.parse(await new Response(file as never).text());
    expect(own.visits).toMatchObject([{ pages: [pathTo('careers', locale), pathTo('privacy', locale)] }]);

    const before = await rowsOf(page);
    expect(before.views).toHaveLength(2);
    await page.evaluate(() =>
      sessionStorage.setItem('test-key', sessionStorage.getItem('visit-session') ?? ''),
    );
    await main.getByRole('button', { name: t('MyData.erase') }).click();
    await expect(main.getByRole('status')).toHaveText(t('MyData.erased'));
    await page.evaluate(() =>
      sessionStorage.setItem('visit-session', sessionStorage.getItem('test-key') ?? ''),
    );
    expect(await rowsOf(page)).toEqual({ views: [], visits: [] });
    await page.evaluate(() => sessionStorage.clear());

    await main.getByRole('button', { name: t('MyData.withdraw') }).click();
    await expect(main.getByRole('button', { name: t('MyData.withdraw') })).toBeHidden();
    expect(await keptBy(page)).toMatchObject({ session: [] });
    await expect(main.getByRole('status')).toHaveText(t('MyData.nothing'));
  });
}

const combinations = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  external: (bits & 1) > 0,
  analytics: (bits & 2) > 0,
  marketing: (bits & 4) > 0,
}));

for (const allowed of combinations) {
  const name =
    Object.entries(allowed)
      .flatMap(([kind, is]) => (is ? kind : []))
      .join(', ') || 'nothing';
  test(`with ${name} allowed people switch language, sign up and sign out`, async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(unusedSheet);
    await decide(context, allowed);
    await page.goto(pathTo('careers', 'fr'));
    await page.locator(`a[hreflang="nl"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(pathTo('careers', 'nl'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

    const here = new AccountPages(page, 'nl');
    const email = someEmail();
    await here.signUp({ email, password });
    await here.followMail(email, 'signup');
    await expect(here.heading).toHaveText(here.t('AuthSuccess.confirmed.title'));
    await page.goto(pathTo('logout', 'nl'));
    await here.button(here.t('Logout.submit')).click();
    await expect(page).toHaveURL(pathTo('home', 'nl'));
    await settle(page);
    const { session } = await keptBy(page);
    expect(session.includes('visit-session')).toBe(allowed.analytics);
    expect(session.includes('visit-start')).toBe(allowed.analytics && allowed.marketing);
    if (!allowed.analytics) return;
    const { views } = await rowsOf(page);
    expect(views.length).toBeGreaterThan(0);
    if (!allowed.marketing) expect(views.every(({ user_id }) => user_id === null)).toBe(true);
  });
}
