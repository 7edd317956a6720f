import type { BrowserContext, Page } from '@playwright/test';
import { formatAmount } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { invoiceCopy } from '@/lib/offers/invoice/invoice-copy';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { findMailTo, linkIn } from '../support/mailbox';
import { accepted, acceptOffer, storeOffer } from '../support/offers';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

/** Opens the page of a request whose offer was accepted, as who sells; answers where its customer's mails go. */
async function openAccepted(page: Page, context: BrowserContext, locale: Locale): Promise<string> {
  const word = someWord();
  const { reference } = await storeQuote(word, { locale });
  const address = { street: 'Hoogstraat 3', postalCode: '1000', city: 'Brussel', country: 'BE' } as const;
  await acceptOffer(reference, await storeOffer(reference, { locale, address }), locale);
  await signInAsStaff(context, 'sales');
  await new RequestPage(page, locale, reference).open();
  return `${word}@bakkerij.test`;
}

for (const locale of locales) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('a credit note that asks for too much keeps what was typed, and says so at its line', async ({
      page,
      context,
    }) => {
      const t = textsOf(locale);
      const email = await openAccepted(page, context, locale);
      const desk = page.locator('#invoices');
      await desk
        .getByLabel(t('StaffInvoice.mail.choose', { address: email }))
        .first()
        .uncheck();
      await desk.getByRole('button', { name: t('StaffInvoice.issue'), exact: true }).press('Enter');
      const mailing = desk.locator('[data-mail]');
      await expect(desk.getByRole('status')).toHaveText(t('StaffInvoice.outcome.issued'));
      await expect(mailing).toHaveText(t('StaffInvoice.mail.none'));

      await desk.getByRole('button', { name: new RegExp(t('StaffInvoice.mail.send')) }).press('Enter');
      await expect(desk.getByRole('status')).toHaveText(t('StaffInvoice.outcome.mailed', { address: email }));
      const mail = await findMailTo(email, /F-\d{4}-\d{5}/);
      expect(mail.subject).toContain((await desk.getByRole('link', { name: /^F-/ }).innerText()).trim());
      await expect(async () => {
        await page.reload();
        await expect(mailing).toHaveAttribute('data-mail', 'sent', { timeout: 1000 });
      }).toPass();
      await expect(page.locator('.timeline')).toContainText(
        t('StaffRequest.events.mailSent', { mail: t('StaffRequest.events.mails.offer-invoice') }),
      );

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
      await expect(desk.getByRole('status')).toHaveText(
        t('StaffInvoice.outcome.creditedAndMailed', { address: email }),
      );
      const [note] = await Promise.all([
        page.waitForEvent('download'),
        desk.getByRole('link', { name: /^UBL C-/ }).press('Enter'),
      ]);
      expect(note.suggestedFilename()).toMatch(/^C-\d{4}-\d{5}\.xml$/);
    });

    test('a deposit is invoiced and asked for before the work, and taken off its invoice', async ({
      page,
      context,
    }) => {
      const t = textsOf(locale);
      const email = await openAccepted(page, context, locale);
      const desk = page.locator('#invoices');
      const folded = desk.locator('summary', {
        hasText: t('StaffInvoice.deposit.of', { amount: formatAmount(accepted.deposit, locale) }),
      });
      await folded.press('Enter');
      await desk.getByRole('button', { name: t('StaffInvoice.deposit.issue'), exact: true }).press('Enter');
      await expect(desk.getByRole('status')).toHaveText(
        t('StaffInvoice.outcome.issuedAndMailed', { address: email }),
      );
      await expect(folded).toHaveCount(0);
      await expect(desk.getByRole('listitem')).toContainText(t('StaffInvoice.kinds.deposit'));
      const mail = await findMailTo(email, /F-\d{4}-\d{5}/);
      const own = linkIn(mail, pathTo('quote-status', locale));
      await expectNoFindings(page);
      await expectFitsScreens(page);

      await desk.getByRole('button', { name: t('StaffInvoice.issue'), exact: true }).press('Enter');
      await expect(desk.getByRole('status')).toHaveText(
        t('StaffInvoice.outcome.issuedAndMailed', { address: email }),
      );
      await expect(desk.getByRole('listitem').last()).toContainText(
        formatAmount(accepted.gross - accepted.deposit, locale),
      );

      await page.goto(own);
      const payment = page.locator('#payment');
      await expect(payment.getByRole('listitem')).toHaveCount(2);
      await expect(payment.getByRole('listitem').first()).toContainText(invoiceCopy[locale].kinds.deposit);
      // One after the other: each by its own day.
      await expect(payment.getByRole('heading')).toContainText(formatAmount(accepted.deposit, locale));
      await expect(payment.getByRole('listitem').last()).toContainText(
        formatAmount(accepted.gross - accepted.deposit, locale),
      );
      await expectNoFindings(page);
    });
  });
}
