import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { makeAccount } from '../support/account';
import { AccountPages, signInto } from '../support/account-pages';
import { awake, reached } from '../support/alive';
import { Header } from '../support/header';
import { signInAsStaff } from '../support/staff';
import { expect, test } from '../support/test';

for (const locale of locales) {
  test(`the success page leads on after five seconds, in ${locale}`, async ({ page, context }) => {
    const { session } = await makeAccount();
    await signInto(context, session);
    await page.clock.install();
    const { t, main } = new AccountPages(page, locale);
    await page.goto(`${pathTo('auth-success', locale)}?kind=sign-in&redirect=${pathTo('account', locale)}`);
    await awake(page);
    for (const [action, to] of [
      ['requests', `${pathTo('account', locale)}#quotes`],
      ['home', pathTo('home', locale)],
      ['admin', pathTo('admin', locale)],
    ] as const) {
      const link = main.getByRole('link', { name: t(`AuthSuccess.actions.${action}`), exact: true });
      await expect(link).toHaveAttribute('href', to);
    }
    await page.clock.runFor(2900);
    await expect(page).toHaveURL(/kind=sign-in/);
    await page.clock.runFor(2500);
    await expect(page).toHaveURL(pathTo('account', locale));
  });
}

test('the success page leads staff into the back office', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  await page.clock.install();
  await page.goto(`${pathTo('auth-success', 'nl')}?kind=sign-in`);
  await awake(page);
  await page.clock.runFor(5400);
  await expect(page).toHaveURL(pathTo('admin', 'nl'));
});

test('the page after signing up leads home after five seconds, or stays', async ({ page }) => {
  const pages = new AccountPages(page, 'en');
  await page.clock.install();
  await page.goto(`${pathTo('auth-success', 'en')}?kind=sign-up&redirect=/en/portfolio`);
  await awake(page);
  await pages.button(pages.t('AuthSuccess.countdown.stop')).click();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/kind=sign-up/);
  await page.reload();
  await awake(page);
  await page.clock.runFor(5400);
  await expect(page).toHaveURL(pathTo('home', 'en'));
});

for (const [way, stay] of Object.entries({
  'the button': async (pages: AccountPages) => pages.button(pages.t('AuthSuccess.countdown.stop')).click(),
  'a key': async ({ page }: AccountPages) => page.keyboard.press('Tab'),
})) {
  test(`${way} stops the redirect`, async ({ page, context }) => {
    const { session } = await makeAccount();
    await signInto(context, session);
    await page.clock.install();
    const pages = new AccountPages(page, 'fr');
    await page.goto(`${pathTo('auth-success', 'fr')}?kind=sign-in`);
    await awake(page);
    await stay(pages);
    await expect(pages.main.getByRole('status')).toContainText(pages.t('AuthSuccess.countdown.stopped'));
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(/kind=sign-in/);
  });
}

for (const locale of locales) {
  test(`a static page shows who is signed in from its first paint, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { session } = await makeAccount();
    await signInto(context, session);
    const { t } = new AccountPages(page, locale);
    const { root, signIn } = new Header(page, locale);
    // The script of every page comes late: what is drawn before it must be right.
    await page.route('**/scripts/page-*.js', () => undefined);
    await page.goto(pathTo('home', locale), { waitUntil: 'commit' });
    await expect(root.getByRole('link', { name: t('Header.signedInName') })).toBeVisible();
    await expect(signIn).toBeHidden();
    for (const to of ['account', 'admin'] as const) {
      const link = page
        .getByLabel(t('ContactBar.label'), { exact: true })
        .getByRole('link', { name: t(`Header.${to}`) });
      await expect(link).toHaveAttribute('href', pathTo(to, locale));
      await expect(link).toHaveAttribute('rel', 'nofollow');
    }
  });
}

test('signing out in one tab is followed at once by another, which sleeps', async ({ page, context }) => {
  const { session } = await makeAccount();
  await signInto(context, session);
  const pages = new AccountPages(page, 'fr');
  const asleep = await context.newPage();
  await asleep.goto(pathTo('car-wrapping', 'fr'));
  const private_ = await context.newPage();
  await private_.goto(pathTo('account', 'fr'));
  await awake(private_);
  const connected = new Header(asleep, 'fr').root.getByRole('link', { name: pages.t('Header.signedInName') });
  await expect(connected).toBeVisible();
  await page.goto(pathTo('logout', 'fr'));
  await pages.button(pages.t('Logout.submit')).click();
  await expect(page).toHaveURL(pathTo('home', 'fr'));
  await expect(connected).toBeHidden();
  await expect(new Header(asleep, 'fr').signIn).toBeVisible();
  // What was personal is no longer on any screen.
  await expect(private_).toHaveURL((url) => url.pathname === pathTo('auth', 'fr'));
});

for (const how of ['by the framework', 'as plain HTML']) {
  test(`signing out ${how} forgets what the browser stored, but neither consent nor language`, async ({
    page,
    context,
    expectedTrouble,
  }) => {
    const { session } = await makeAccount();
    await signInto(context, session);
    const pages = new AccountPages(page, 'fr');
    await page.goto(pathTo('home', 'nl'));
    await page.goto(pathTo('logout', 'fr'));
    await page.evaluate(async () => {
      localStorage.setItem('consent', 'kept');
      localStorage.setItem('language', 'fr');
      localStorage.setItem('draft', 'gone');
      sessionStorage.setItem('draft', 'gone');
      await caches.open('gone');
      await new Promise((resolve) => {
        indexedDB.open('gone').onsuccess = ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
          resolve(null);
        };
      });
    });
    if (how === 'as plain HTML') {
      expectedTrouble.push(/ERR_FAILED/);
      await page.route('**/_next/static/chunks/**', (route) =>
        route.request().frame().url().endsWith('/logout') ? route.abort() : route.continue(),
      );
      await page.reload();
      await pages.button(pages.t('Logout.submit')).click();
    } else {
      await pages.button(pages.t('Logout.submit')).click();
    }
    const toast = page.getByRole('listitem').filter({ hasText: 'Déconnexion réussie' });
    await expect(toast).toContainText('Vous avez été déconnecté avec succès');
    await expect(page).toHaveURL(pathTo('home', 'fr'));
    const left = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage).sort(),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
      }));
    await expect
      .poll(left)
      .toEqual({ local: ['consent', 'language'], session: [], databases: [], caches: [] });
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name !== 'locale')).toEqual(['consent']);
  });
}

test('"connected" says that it signs out, and one click does', async ({ page, context }) => {
  const { session } = await makeAccount();
  await signInto(context, session);
  const pages = new AccountPages(page, 'nl');
  await page.goto(pathTo('car-wrapping', 'nl'));
  await reached(page);
  const connected = new Header(page, 'nl').root.getByRole('link', { name: pages.t('Header.signedInName') });
  await expect(connected).toHaveAttribute('title', pages.t('Header.signedInName'));
  await connected.click();
  await expect(
    page.getByRole('listitem').filter({ hasText: pages.t('Farewell.signedOut.title') }),
  ).toBeVisible();
  await expect(page).toHaveURL(pathTo('home', 'nl'));
  await expect(new Header(page, 'nl').signIn).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
});

test('where one click could not sign out, the page with the button says so', async ({ page, context }) => {
  const { session } = await makeAccount();
  await signInto(context, session);
  const pages = new AccountPages(page, 'fr');
  await page.goto(`${pathTo('logout', 'fr')}?failed=1`);
  await expect(pages.main.getByRole('alert').first()).toContainText('Erreur de déconnexion');
  await expect(pages.button(pages.t('Logout.submit'))).toBeVisible();
  // No other site signs anybody out.
  const headers = { origin: 'https://evil.test' };
  const answer = await page.request.post('/api/auth/sign-out', { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(403);
  await page.goto(pathTo('account', 'fr'));
  await expect(page).toHaveURL(pathTo('account', 'fr'));
});

test('the small key in the footer leads staff in, without being fetched ahead', async ({ page }) => {
  const pages = new AccountPages(page, 'fr');
  await page.goto(pathTo('home', 'fr'));
  const key = page.getByRole('contentinfo').getByRole('link', { name: pages.t('Footer.staffEntrance') });
  await expect(key).toHaveAttribute('rel', 'nofollow');
  await key.click();
  await expect(page).toHaveURL('/auth?redirect=/admin');
  await expect(pages.heading).toHaveText(pages.t('Auth.signIn.title'));
});

test('a sign-out that fails says so, beside the button and as a toast, and changes nothing', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  const { session } = await makeAccount();
  await signInto(context, session);
  const pages = new AccountPages(page, 'fr');
  await page.goto(pathTo('logout', 'fr'));
  await awake(page);
  await page.route('**/logout', (route) => route.abort());
  await pages.button(pages.t('Logout.submit')).click();
  await expect(pages.alert).toContainText('Erreur de déconnexion');
  await expect(page.getByRole('listitem').filter({ hasText: 'Erreur de déconnexion' })).toContainText(
    pages.t('Forms.offline'),
  );
  await expect(
    new Header(page, 'fr').root.getByRole('link', { name: pages.t('Header.signedInName') }),
  ).toBeVisible();
});
