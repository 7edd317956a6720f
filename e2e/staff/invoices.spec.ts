import { locales } from '@/lib/i18n/locales';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { acceptOffer, storeOffer } from '../support/offers';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('a credit note that asks for too much keeps what was typed, and says so at its line', async ({
      page,
      context,
    }) => {
      const t = textsOf(locale);
      const { reference } = await storeQuote(someWord(), { locale });
      const address = {
        street: 'Hoogstraat 3',
        postalCode: '1000',
        city: 'Brussel',
        country: 'BE',
      } as const;
      await acceptOffer(reference, await storeOffer(reference, { locale, address }), locale);
      await signInAsStaff(context, 'sales');
      await new RequestPage(page, locale, reference).open();
      const desk = page.locator('#invoices');
      await desk.getByRole('button', { name: t('StaffInvoice.issue'), exact: true }).press('Enter');
      await expect(desk.getByRole('status')).toHaveText(t('StaffInvoice.outcome.issued'));

      await desk.locator('summary').press('Enter');
      const [first, second] = [
        desk.locator('input[inputmode]').first(),
        desk.locator('input[inputmode]').last(),
      ];
      const reason = desk.getByLabel(t('StaffInvoice.reason'));
      const issue = desk.getByRole('button', { name: t('StaffInvoice.issueCredit'), exact: true });
      await first.fill('2');
      await second.fill('0,5');
      await reason.selectOption('returned');
      await issue.press('Enter');
      await expect(desk.getByRole('status')).toHaveText(t('StaffInvoice.outcome.nothingLeft'));
      await expect(first).toHaveValue('2');
      await expect(first).toHaveAccessibleDescription(
        new RegExp(t('StaffInvoice.faults.moreThanLeft', { left: '1' })),
      );
      await expect(second).toHaveValue('0,5');
      await expect(second).not.toHaveAttribute('aria-invalid');
      await expect(reason).toHaveValue('returned');
      await expectNoFindings(page);
      await expectFitsScreens(page);

      await first.fill('1');
      await issue.press('Enter');
      await expect(desk.getByRole('status')).toHaveText(t('StaffInvoice.outcome.credited'));
      const [note] = await Promise.all([
        page.waitForEvent('download'),
        desk.getByRole('link', { name: /^C-/ }).press('Enter'),
      ]);
      expect(note.suggestedFilename()).toMatch(/^C-\d{4}-\d{5}\.xml$/);
    });
  });
}
