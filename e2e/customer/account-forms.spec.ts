import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { makeAccount, password, someEmail } from '../support/account';
import { AccountPages, signInto } from '../support/account-pages';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screenOf, screens } from '../support/screens';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`a password that everybody has, or that is the address, is refused beside the field, in ${locale}`, async ({
        page,
      }) => {
        const pages = new AccountPages(page, locale);
        const { t } = pages;
        const email = someEmail();
        await pages.openAuth('?view=sign-up');
        if (javaScriptEnabled) await awake(page);
        await pages.field('firstName').fill('Lieve');
        await pages.field('lastName').fill('Peeters');
        await pages.field('email').fill(email);
        for (const [typed, error] of [
          ['12345678', 'errors.passwordCommon'],
          [email, 'errors.passwordIsAddress'],
        ] as const) {
          await pages.field('password').fill(typed);
          await pages.button(t('Auth.signUp.submit')).click();
          await expect(pages.field('password')).toHaveAccessibleDescription(
            new RegExp(RegExp.escape(t(error))),
          );
        }
      });

      test(`what is wrong stands beside each field, and what was typed stays, in ${locale}`, async ({
        page,
      }) => {
        const pages = new AccountPages(page, locale);
        const { t } = pages;
        await pages.openAuth('?view=sign-up');
        if (javaScriptEnabled) await awake(page);
        await pages.field('firstName').fill('Lieve');
        await pages.field('email').fill('lieve@');
        await pages.field('password').fill('kort');
        await pages.button(t('Auth.signUp.submit')).click();
        await expect(pages.field('lastName')).toHaveAccessibleDescription(t('errors.required'));
        await expect(pages.field('email')).toHaveAccessibleDescription(t('errors.invalidEmail'));
        await expect(pages.field('password')).toHaveAccessibleDescription(
          new RegExp(RegExp.escape(t('errors.passwordTooShort'))),
        );
        for (const field of ['lastName', 'email', 'password'] as const) {
          await expect(pages.field(field)).toHaveAttribute('aria-invalid', 'true');
        }
        await expect(pages.alert.getByRole('link')).toHaveCount(3);
        await expect(pages.field('firstName')).toHaveValue('Lieve');
        await expect(pages.field('email')).toHaveValue('lieve@');
        // Nothing that comes from the server holds a password; what was never sent away is still there.
        await expect(pages.field('password')).toHaveValue(javaScriptEnabled ? 'kort' : '');
        if (javaScriptEnabled) await expect(pages.field('lastName')).toBeFocused();
      });
    }

    test('the four refusals of the specification', async ({ page }) => {
      const pages = new AccountPages(page, 'fr');
      const { email } = await makeAccount();
      await pages.openAuth();
      await pages.signIn({ email, password: 'pas le bon' });
      await expect(pages.alert).toContainText('Erreur lors de la connexion');
      await expect(pages.alert).toContainText('Email ou mot de passe invalide');
      await pages.openAuth('?view=sign-up');
      await pages.field('firstName').fill('Lieve');
      await pages.field('lastName').fill('Peeters');
      await pages.field('email').fill(email);
      await pages.field('password').fill('court');
      await pages.button('Créer mon compte').click();
      await expect(pages.main).toContainText('Le mot de passe doit contenir au moins 6 caractères');
      await pages.field('password').fill(password);
      await pages.button('Créer mon compte').click();
      await expect(pages.field('email')).toHaveAccessibleDescription('Un compte avec cet email existe déjà');
    });
  });
}

test('fields tell password managers what they are, and a password can be pasted and looked at', async ({
  page,
  context,
}) => {
  const pages = new AccountPages(page, 'en');
  await pages.openAuth();
  await expect(pages.field('email')).toHaveAttribute('autocomplete', 'username');
  await expect(pages.field('password')).toHaveAttribute('autocomplete', 'current-password');
  await pages.openAuth('?view=sign-up');
  await awake(page);
  for (const [field, token] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
    ['password', 'new-password'],
  ] as const) {
    await expect(pages.field(field)).toHaveAttribute('autocomplete', token);
  }
  const long = 'é'.repeat(36);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await pages.field('password').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(pages.field('password')).toHaveValue(long);
  const show = pages.main.getByRole('button', { name: pages.t('AccountForms.showPassword') });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(pages.field('password')).toHaveAttribute('type', 'text');
});

test('a reset that cannot be asked for says so in the words of the specification', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  for (const [locale, text] of [
    ['fr', 'Impossible d’envoyer l’email. Veuillez réessayer.'],
    ['en', 'Could not send reset email. Please try again.'],
  ] as const) {
    const pages = new AccountPages(page, locale);
    await context.setOffline(false);
    await pages.openAuth('?view=reset');
    await awake(page);
    await context.setOffline(true);
    await pages.field('email').fill('lieve@bakkerij.test');
    await pages.button(pages.t('Auth.reset.submit')).click();
    await expect(pages.alert).toContainText(pages.t('AccountForms.failure'));
    await expect(pages.alert).toContainText(text);
  }
});

for (const locale of locales) {
  test(`buttons say that they are at work, in ${locale}`, async ({ page }) => {
    const pages = new AccountPages(page, locale);
    const { t } = pages;
    const held = Promise.withResolvers<void>();
    await page.route('**/auth**', async (route) => {
      if (route.request().method() === 'POST') await held.promise;
      await route.continue();
    });
    await pages.openAuth();
    await awake(page);
    await pages.signIn({ email: someEmail(), password });
    await expect(pages.button(t('Auth.signIn.busy'))).toBeVisible();
    held.resolve();
    await expect(pages.alert).toContainText(t('AccountErrors.invalidCredentials'));
    await expect(pages.button(t('Auth.signIn.submit'))).toBeVisible();
  });
}

test('a lost connection keeps everything, and says so', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  const pages = new AccountPages(page, 'nl');
  await pages.openAuth();
  await awake(page);
  await context.setOffline(true);
  await pages.signIn({ email: 'lieve@bakkerij.test', password });
  await expect(pages.alert).toContainText(pages.t('Forms.offline'));
  await expect(pages.field('email')).toHaveValue('lieve@bakkerij.test');
  await expect(pages.field('password')).toHaveValue(password);
});

test('one’s own name, password and data, and the end of the account', async ({ page, context }) => {
  const { session, email } = await makeAccount();
  await signInto(context, session);
  const pages = new AccountPages(page, 'nl');
  const { t } = pages;
  await page.goto(pathTo('account', 'nl'));
  await awake(page);
  const section = (heading: string) => page.getByRole('region', { name: heading });

  const name = section(t('AccountPage.name.heading'));
  await name.getByRole('textbox').first().fill('Marieke');
  await name.getByRole('button', { name: t('AccountPage.name.submit') }).click();
  await expect(name.getByRole('status')).toHaveText(t('AccountPage.name.done'));

  const secret = section(t('AccountPage.password.heading'));
  await secret.locator('input:not([type=hidden])').nth(0).fill('niet dit');
  await secret.locator('input:not([type=hidden])').nth(1).fill('iets heel anders');
  await secret.getByRole('button', { name: t('AccountPage.password.submit') }).click();
  await expect(secret.locator('input:not([type=hidden])').nth(0)).toHaveAccessibleDescription(
    t('errors.wrongPassword'),
  );
  await expect(secret.locator('input:not([type=hidden])').nth(0)).toBeFocused();
  await secret.locator('input:not([type=hidden])').nth(0).fill(password);
  await secret.getByRole('button', { name: t('AccountPage.password.submit') }).click();
  await expect(secret.getByRole('status')).toHaveText(t('AccountPage.password.done'));
  await expect(secret.locator('input:not([type=hidden])').nth(1)).toHaveValue('');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('AccountPage.data.export') }).click();
  const file = await (await download).createReadStream();
  const data = Buffer.concat(await file.toArray()).toString();
  expect(JSON.stringify(JSON.parse(data))).toContain(email);

  const end = section(t('AccountPage.delete.heading'));
  await end.locator('input[type=password]').fill('iets heel anders');
  await end.getByRole('button', { name: t('AccountPage.delete.submit') }).click();
  await expect(end.getByRole('checkbox')).toHaveAccessibleDescription(t('errors.confirmDelete'));
  await end.getByRole('checkbox').check();
  await end.getByRole('button', { name: t('AccountPage.delete.submit') }).click();
  await expect(page).toHaveURL(pathTo('home', 'nl'));
  await expect(page.getByRole('listitem').filter({ hasText: t('Farewell.deleted.title') })).toBeVisible();
  await pages.openAuth();
  await pages.signIn({ email, password: 'iets heel anders' });
  await expect(pages.alert).toContainText(t('AccountErrors.invalidCredentials'));
});

for (const locale of locales) {
  test.describe(`on a ${screenOf(1, locale)}`, () => {
    test.use({ viewport: screens[screenOf(1, locale)], reducedMotion: 'reduce' });
    test.setTimeout(90_000);

    test(`axe finds nothing on the pages of accounts in any state, in ${locale}`, async ({
      page,
      context,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/403 \(Forbidden\)/);
      const pages = new AccountPages(page, locale);
      const { t } = pages;
      const look = async () => {
        await awake(page);
        await expectNoFindings(page);
        await expectFitsScreens(page);
      };
      await pages.openAuth('?notice=expired');
      await look();
      await pages.openAuth('?view=reset');
      await look();
      await pages.openAuth('?view=sign-up');
      await awake(page);
      await pages.button(t('Auth.signUp.submit')).click();
      await expect(pages.alert).toBeVisible();
      await look();
      await page.goto(`${pathTo('auth-confirm', locale)}?type=recovery&token_hash=${'0'.repeat(64)}`);
      await look();
      await pages.button(t('AuthConfirm.recovery.submit')).click();
      await expect(pages.alert).toBeVisible();
      await look();
      for (const path of [
        pathTo('auth-confirm', locale),
        pathTo('auth-new-password', locale),
        pathTo('assistant-registered', locale),
        pathTo('logout', locale),
      ]) {
        await page.goto(path);
        await look();
      }
      const signedUp = `${pathTo('auth-success', locale)}?kind=sign-up`;
      await page.goto(signedUp);
      await awake(page);
      await pages.button(t('AuthSuccess.countdown.stop')).click();
      await look();
      const { session } = await makeAccount();
      await signInto(context, session);
      for (const id of ['auth', 'logout', 'admin', 'account', 'home'] as const) {
        await page.goto(pathTo(id, locale));
        await (id === 'home' ? expectNoFindings(page) : look());
      }
      await page.goto(pathTo('account', locale));
      await awake(page);
      await pages.button(t('AccountPage.delete.submit')).click();
      await expect(pages.alert).toBeVisible();
      await look();
      await page.goto(`${pathTo('auth-success', locale)}?kind=sign-in`);
      await awake(page);
      await pages.button(t('AuthSuccess.countdown.stop')).click();
      await look();
    });
  });
}
