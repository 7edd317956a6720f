import type { APIRequestContext, Page } from '@playwright/test';
import { formatAmount } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { communicationOfOffer } from '@/lib/offers/structured-communication';
import { type WrittenStatement, writeCamt, writeCoda } from '../../tests/support/bank-files';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { accepted, acceptOffer, OfferPage, storeOffer } from '../support/offers';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { stack } from '../support/stack';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { phrase, textsOf } from '../support/texts';

const account = 'BE68539007547034';
const day = '2026-11-20';

/** An accepted offer, with the private link of its request. */
async function someAccepted(locale: Locale): Promise<{ reference: string; number: string; link: string }> {
  const { reference } = await storeQuote(someWord(), { locale });
  const number = await acceptOffer(reference, await storeOffer(reference, { locale }), locale);
  return { reference, number, link: privateLinkOf(reference, locale).link };
}

/** Two payments: the deposit of an offer, and one that says nothing. */
function statementOf(number: string): { statement: WrittenStatement; stranger: string } {
  const word = someWord().toUpperCase();
  const stranger = `ZONDER MEDEDELING ${word}`;
  const payment = { day, iban: 'BE71096123456769', structured: null, words: 'bedankt' };
  const structured = communicationOfOffer(number).replace(/\D/g, '');
  const payments = [
    {
      ...payment,
      cents: accepted.deposit,
      name: `PEETERS ${word}`,
      reference: `A${word}`,
      structured,
      words: '',
    },
    { ...payment, cents: 5000, name: stranger, reference: `B${word}` },
  ];
  return { statement: { account, day, opened: 100_000, payments }, stranger };
}

async function sendFile(page: Page, locale: Locale, text: string): Promise<void> {
  const t = textsOf(locale);
  await page.goto(pathTo('admin-payments', locale));
  const file = { name: 'statement.cod', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[name="file"]').setInputFiles(file);
  await page.getByRole('button', { name: t('StaffBank.read'), exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`a payment is entered, undone, and found again in the bank's file, in ${locale}`, async ({
        page,
        context,
        expectedTrouble,
      }) => {
        test.slow();
        expectedTrouble.push(unusedSheet);
        const t = textsOf(locale);
        const { reference, number, link } = await someAccepted(locale);
        const deposit = formatAmount(accepted.deposit, locale);
        await signInAsStaff(context, 'sales');

        const request = new RequestPage(page, locale, reference);
        const settle = () => (javaScriptEnabled ? awake(page) : Promise.resolve());
        await request.openPlain();
        await settle();
        const desk = page.locator('#payments');
        await expect(desk).toContainText(phrase(t('StaffPayment.state.depositOpen', { amount: deposit })));
        const submit = desk.getByRole('button', { name: t('StaffPayment.submit'), exact: true });
        const amount = desk.getByLabel(new RegExp(`^${RegExp.escape(t('StaffPayment.amount'))}`));
        await amount.fill('veel');
        await submit.click();
        await expect(desk).toContainText(t('StaffPayment.errors.amount'));
        await expect(amount).toHaveValue('veel');
        await amount.fill('100');
        await submit.click();
        await expect(desk.getByText(t('StaffPayment.done'), { exact: true })).toBeVisible();
        await expect(desk.getByRole('listitem')).toContainText(formatAmount(10_000, locale));
        if (javaScriptEnabled) {
          await expectNoFindings(page);
          await expectFitsScreens(page);
        }
        await desk.getByRole('listitem').locator('summary').click();
        await desk.getByRole('listitem').locator('select').selectOption('mistyped');
        await desk.getByRole('listitem').getByRole('button').click();
        await expect(desk.getByRole('listitem')).toContainText(t('StaffPayment.reasons.mistyped'));
        await expect(desk).toContainText(phrase(t('StaffPayment.state.depositOpen', { amount: deposit })));

        const { statement, stranger } = statementOf(number);
        const text = locale === 'nl' ? writeCamt(statement) : writeCoda(statement);
        // One figure or one letter less.
        const broken = locale === 'nl' ? text.replace('>50.00<', '>5.00<') : text.replace('ZONDER', 'ZOND');
        await sendFile(page, locale, broken);
        await expect(page.getByRole('alert').first()).toContainText(t('StaffBank.nothingKept'));
        await sendFile(page, locale, text);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
        await settle();
        const matched = page.getByRole('region', { name: t('StaffBank.groups.matched', { count: '1' }) });
        await expect(matched).toContainText(deposit);
        await expect(matched.getByRole('checkbox')).toBeChecked();
        await expect(
          page.getByRole('region', { name: t('StaffBank.groups.unmatched', { count: '1' }) }),
        ).toContainText(stranger);
        if (javaScriptEnabled) {
          await expectNoFindings(page);
          await expectFitsScreens(page);
        }
        await page.getByRole('button', { name: t('StaffBank.book'), exact: true }).click();
        await expect(page.getByRole('status').first()).toContainText(t('StaffBank.outcome.booked'));

        await sendFile(page, locale, text);
        await expect(page.getByRole('alert').first()).toContainText(t('StaffBank.outcome.known'));

        await page.goto(pathTo('admin-payments', locale));
        await settle();
        const row = page.locator('section[aria-labelledby="tray"] li').filter({ hasText: stranger });
        await row.locator('summary').nth(1).click();
        await row.locator('select').selectOption('notOurs');
        await row.getByRole('button', { name: t('StaffBank.setAside'), exact: true }).click();
        await expect(page.getByRole('status').first()).toContainText(t('StaffBank.outcome.settledAside'));
        await expect(row).toHaveCount(0);
        await page.goto(pathWithin('admin-payments', locale, { query: { view: 'aside' } }));
        await expect(row).toContainText(t('StaffBank.reasons.notOurs'));
        if (javaScriptEnabled) {
          await expectNoFindings(page);
          await expectFitsScreens(page);
        }

        await page.goto(link);
        const offer = new OfferPage(page, locale).section;
        await expect(offer).toContainText(t('Offer.payment.depositPaid'));
        await expect(offer).toContainText(formatAmount(accepted.gross - accepted.deposit, locale));
        if (javaScriptEnabled) await expectFitsScreens(page);
      });
    }
  });
}

test('who may not see money gets no page, and no answer to a file', async ({ page, context, request }) => {
  const file = { name: 'a.cod', mimeType: 'text/plain', buffer: Buffer.from('x') };
  const post = (by: APIRequestContext, origin: string) =>
    by.post('/api/admin/payments/files?locale=nl', { headers: { origin }, multipart: { file } });
  await signInAsStaff(context, 'editor');
  expect((await post(page.request, stack.siteUrl)).status()).toBe(403);
  expect((await post(request, stack.siteUrl)).status()).toBe(401);
  await signInAsStaff(context, 'sales');
  expect((await post(page.request, 'https://evil.test')).status()).toBe(403);
});
