import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { password, someEmail } from '../support/account';
import { AccountPages } from '../support/account-pages';
import { letMinutePass } from '../support/database';
import { expect, test, unusedSheet } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.setTimeout(90_000);

    for (const locale of locales) {
      test(`from nothing to an account and out of every browser, in ${locale}`, async ({
        page,
        browser,
        extraHTTPHeaders,
        expectedTrouble,
      }) => {
        // The framework asks for the style sheet of the page it goes on to, which is in that page already.
        expectedTrouble.push(unusedSheet);
        const email = someEmail();
        const here = new AccountPages(page, locale);
        const { t } = here;

        await here.signUp({ email, password });
        await expect(here.main).toContainText(email);
        await here.openAuth();
        await here.signIn({ email, password });
        await expect(here.alert).toContainText(t('AccountErrors.unconfirmed'));

        await here.followMail(email, 'signup');
        await expect(here.heading).toHaveText(t('AuthSuccess.confirmed.title'));
        await page.goto(pathTo('account', locale));
        await expect(here.heading).toHaveText(t('AccountPage.greeting', { name: 'Lieve' }));

        const elsewhere = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders });
        const there = new AccountPages(await elsewhere.newPage(), locale);
        await there.openAuth(`?redirect=${pathTo('account', locale)}`);
        await there.signIn({ email, password });
        await expect(there.heading).toHaveText(t('AuthSuccess.sign-in.title'));
        await there.main.getByRole('link', { name: t('AuthSuccess.actions.continue') }).click();
        await expect(there.heading).toHaveText(t('AccountPage.greeting', { name: 'Lieve' }));

        await page.goto(pathTo('logout', locale));
        await here.button(t('Logout.submit')).click();
        const home = pathTo('home', locale);
        // With script the page has said goodbye and put its own address right.
        await expect(page).toHaveURL(javaScriptEnabled ? home : `${home}?signed-out=1`);
        for (const { page: tab } of [here, there]) {
          await tab.goto(pathTo('account', locale));
          await expect(tab).toHaveURL((url) => url.pathname === pathTo('auth', locale));
        }
        await expect(there.main).toContainText(t('Auth.notice.signInNeeded'));

        await letMinutePass();
        await here.main.getByRole('link', { name: t('Auth.signIn.forgotten') }).click();
        await here.field('email').fill(email);
        await here.button(t('Auth.reset.submit')).click();
        await expect(here.main).toContainText(t('Auth.reset.sent'));
        await here.followMail(email, 'recovery');
        await here.field('newPassword').fill('une autre phrase');
        await here.button(t('NewPassword.submit')).click();
        await expect(here.heading).toHaveText(t('AuthSuccess.password.title'));

        await there.signIn({ email, password });
        await expect(there.alert).toContainText(t('AccountErrors.invalidCredentials'));
        await there.signIn({ email, password: 'une autre phrase' });
        await expect(there.heading).toHaveText(t('AuthSuccess.sign-in.title'));
        await elsewhere.close();
      });

      test(`a link opened in another browser than the account was asked for in asks for a password, in ${locale}`, async ({
        page,
        browser,
        extraHTTPHeaders,
        expectedTrouble,
      }) => {
        expectedTrouble.push(unusedSheet);
        const email = someEmail();
        const here = new AccountPages(page, locale);
        const { t } = here;
        await here.signUp({ email, password });
        const elsewhere = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders });
        const there = new AccountPages(await elsewhere.newPage(), locale);
        await there.openMail(email, 'signup');
        await expect(there.main).toContainText(t('AuthConfirm.elsewhere.newPassword.text'));
        await there.field('newPassword').fill('kort');
        await there.button(t('AuthConfirm.elsewhere.newPassword.submit')).click();
        await expect(there.field('newPassword')).toHaveAccessibleDescription(
          new RegExp(RegExp.escape(t('errors.passwordTooShort'))),
        );
        await there.field('newPassword').fill('une autre phrase');
        await there.button(t('AuthConfirm.elsewhere.newPassword.submit')).click();
        await expect(there.heading).toHaveText(t('AuthSuccess.confirmed.title'));
        await elsewhere.close();

        // Who asked for the account knows a password that is worth nothing.
        await here.openAuth();
        await here.signIn({ email, password });
        await expect(here.alert).toContainText(t('AccountErrors.invalidCredentials'));
        await here.signIn({ email, password: 'une autre phrase' });
        await expect(here.heading).toHaveText(t('AuthSuccess.sign-in.title'));
      });

      test(`a used link says so and leads to another one, in ${locale}`, async ({ page }) => {
        const email = someEmail();
        const pages = new AccountPages(page, locale);
        const { t } = pages;
        await pages.signUp({ email, password });
        await pages.followMail(email, 'signup');
        await expect(pages.heading).toHaveText(t('AuthSuccess.confirmed.title'));
        await pages.followMail(email, 'signup');
        await expect(pages.alert).toContainText(t('AccountErrors.expired'));
        await letMinutePass();
        await pages.field('email').fill(email);
        await pages.button(t('Auth.resend.submit')).click();
        await expect(pages.main).toContainText(t('Auth.resend.sent'));
      });
    }
  });
}
