import { accountCopy } from '@/lib/accounts/mail/copy';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { codeOf, stepAt } from '@/lib/security/one-time-code';
import { grantRole, makeAccount, password } from '../support/account';
import { AccountPages, signInto } from '../support/account-pages';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { findMailTo } from '../support/mailbox';
import { screenOf, screens } from '../support/screens';
import { expect, test } from '../support/test';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function secretOf(url: string): Buffer {
  const text = new URL(url).searchParams.get('secret') ?? '';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const [index, locale] of locales.entries()) {
      test(`a colleague sets up a second factor, is asked for it, loses the phone and turns it off, in ${locale}`, async ({
        page,
        context,
      }) => {
        test.slow();
        const account = await makeAccount({ locale });
        await grantRole(account, 'sales');
        await signInto(context, account.session);
        await page.setViewportSize(screens[screenOf(index, locale)]);
        const pages = new AccountPages(page, locale);
        const { t } = pages;
        const examine = async () => {
          if (!javaScriptEnabled) return;
          await awake(page);
          await expectNoFindings(page);
          await expectFitsScreens(page);
        };
        const codeField = page
          .getByLabel(t('SecondFactor.code'), { exact: false })
          .and(page.locator('input'));
        const submit = async (name: string) => {
          if (javaScriptEnabled) await awake(page);
          await pages.button(name).click();
        };
        const section = page.locator('#second-factor');

        await page.goto(pathTo('account', locale));
        await section.locator('input[name=currentPassword]').fill('iets anders 42');
        await submit(t('SecondFactor.setUp'));
        await expect(section.locator('input[name=currentPassword]')).toHaveAccessibleDescription(
          t('errors.wrongPassword'),
        );
        await section.locator('input[name=currentPassword]').fill(password);
        await submit(t('SecondFactor.setUp'));
        await expect(page.getByRole('img', { name: t('SecondFactor.qr') })).toBeVisible();
        await examine();
        const secret = secretOf((await section.getByRole('link').getAttribute('href')) ?? '');
        const recoveryCodes = await section.getByRole('listitem').allTextContents();
        expect(recoveryCodes).toHaveLength(10);
        await codeField.fill('000000');
        await submit(t('SecondFactor.turnOn'));
        await expect(codeField).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('errors.wrongCode'))));
        await codeField.fill(codeOf(secret, stepAt(new Date())));
        await submit(t('SecondFactor.turnOn'));
        await expect(page.getByText(t('AccountPage.done.factorOn', { email: account.email }))).toBeVisible();
        await examine();
        await findMailTo(
          account.email,
          new RegExp(RegExp.escape(accountCopy[locale]['factor-on'].notYou.slice(0, 12))),
        );

        // Another sign-in: the password alone opens no more than a customer's pages.
        await context.clearCookies();
        await pages.openAuth();
        if (javaScriptEnabled) await awake(page);
        await pages.signIn({ email: account.email, password });
        await expect(page).toHaveURL(/success/);
        const inbox = pathTo('admin-requests', locale);
        await page.goto(`${inbox}?q=x`);
        await expect(pages.heading).toHaveText(t('SecondFactor.page.title'));
        await examine();
        await codeField.fill('1');
        await submit(t('SecondFactor.page.submit'));
        await expect(codeField).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('errors.wrongCode'))));
        await codeField.fill(recoveryCodes[3] ?? '');
        await submit(t('SecondFactor.page.submit'));
        await expect(page).toHaveURL(new RegExp(`${inbox}\\?q=x$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Inbox.title'));
        await findMailTo(account.email, /: 9\./);

        await page.goto(pathTo('account', locale));
        const [renewing, turningOff] = [section.locator('form').nth(0), section.locator('form').nth(1)];
        await renewing.locator('input[type=password]').fill(password);
        await submit(t('SecondFactor.renew'));
        await expect(section.getByRole('listitem')).toHaveCount(10);
        await submit(t('SecondFactor.keepCodes'));
        await expect(page.getByText(t('AccountPage.done.newCodes', { email: account.email }))).toBeVisible();
        await turningOff.locator('input[type=password]').fill(password);
        await submit(t('SecondFactor.turnOff'));
        await expect(page.getByText(t('AccountPage.done.factorOff', { email: account.email }))).toBeVisible();
        await expect(pages.button(t('SecondFactor.setUp'))).toBeVisible();
      });
    }
  });
}
