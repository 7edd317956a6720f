import { locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screens } from '../support/screens';
import { signInAsStaff, someWord } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  // One of three languages without script: the form is plain HTML.
  const isPlain = locale === 'nl';
  test.describe(isPlain ? 'without a script' : 'with a script', () => {
    test.use({ javaScriptEnabled: !isPlain });

    test(`somebody on the telephone is written down and corrected, in ${locale}`, async ({
      page,
      context,
      expectedTrouble,
    }) => {
      expectedTrouble.push(unusedSheet);
      const t = textsOf(locale);
      const word = someWord();
      const settle = () => (isPlain ? Promise.resolve() : awake(page));
      await signInAsStaff(context, 'sales');
      await page.setViewportSize(screens.phone);

      await page.goto(pathWithin('admin-requests', locale));
      await settle();
      await page.getByRole('link', { name: t('Inbox.enter'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('StaffEntry.title'));
      await settle();
      await page.locator('[name="firstName"]').fill('Lieve');
      await page.locator('[name="name"]').fill(word);
      await page.locator('[name="subject"]').selectOption('sign');
      await page.locator('[name="message"]').fill('Lichtreclame, 3 m.');
      const save = page.getByRole('button', { name: t('StaffEntry.form.save'), exact: true });
      await save.click();
      const phone = page.locator('[name="phone"]');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(t('errors.phoneOrMail'))).toBeVisible();
      await expect(page.locator('[name="message"]')).toHaveValue('Lichtreclame, 3 m.');
      await expect(page.locator('[name="subject"]')).toHaveValue('sign');
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
      await phone.fill('0477 12 34 56');
      await save.click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lieve ${word}`);
      await settle();
      await expect(page.getByText(t('StaffRequest.answer.byPhone'))).toBeVisible();
      await expect(page.getByText(t('StaffRequest.noAddress.title'))).toBeVisible();
      await page.getByText(t('StaffRequest.details.open'), { exact: true }).click();
      await page.locator('#details-name').fill(`${word}s`);
      await page.locator('#details-email').fill(`${word}@bakkerij.test`);
      const customer = page.locator('details').filter({ has: page.locator('#details-name') });
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
      await customer.getByRole('button', { name: t('StaffRequest.details.save'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lieve ${word}s`);
      await expect(page.getByText(t('StaffRequest.done.corrected'))).toBeVisible();

      await page.goto(pathWithin('admin-requests', locale, { query: { q: word } }));
      await expect(page.getByRole('row').filter({ hasText: word })).toContainText(t('Inbox.sources.phone'));
    });
  });
}
