import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CustomerOutcome } from '@/lib/customers/outcomes';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { OfferDesk } from '../support/offers';
import { screens } from '../support/screens';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

/** One of Belgium that nobody has yet, right by its digits. */
function someVatNumber(): string {
  const digits = `0${randomInt(1_000_000, 10_000_000)}`;
  return `BE${digits}${String(97 - (Number(digits) % 97)).padStart(2, '0')}`;
}

const people = (page: Page, locale: Locale) =>
  page.getByRole('table', { name: textsOf(locale)('StaffCompany.people.caption'), exact: true });

// In another language without script: links and forms are plain HTML.
for (const [locale, isPlain] of [
  ['fr', false],
  ['nl', true],
] as const) {
  test.describe(isPlain ? 'without a script' : 'with a script', () => {
    test.use({ javaScriptEnabled: !isPlain });

    test(`people of one company stand together on a page of it, and apart again, in ${locale}`, async ({
      page,
      context,
      expectedTrouble,
    }) => {
      test.slow();
      expectedTrouble.push(unusedSheet);
      const t = textsOf(locale);
      const word = someWord();
      const settle = () => (isPlain ? Promise.resolve() : awake(page));
      const heading = page.getByRole('heading', { level: 1 });
      const told = (outcome: CustomerOutcome) =>
        expect(
          page.getByRole('status').filter({ hasText: t(`StaffCustomers.outcome.${outcome}`) }),
        ).toBeVisible();
      const undo = page.getByRole('button', { name: t('StaffCustomers.undo'), exact: true });
      const ask = (firstName: string, company: string | null) =>
        storeQuote(word, {
          firstName,
          company,
          phone: null,
          email: `${firstName.toLowerCase()}-${word}@bakkerij.test`,
        });
      // Anna writes no company: nobody can guess where she works.
      const requests = [await ask('Lieve', word), await ask('Jan', word), await ask('Anna', null)];
      await signInAsStaff(context, 'sales');
      await page.setViewportSize(screens.phone);

      const list = pathWithin('admin-customers', locale, { query: { q: word } });
      await page.goto(list);
      await settle();
      await page.getByRole('link', { name: 'Lieve Peeters', exact: true }).click();
      await expect(heading).toHaveText('Lieve Peeters');
      await settle();
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
      const join = page.getByRole('button', {
        name: `${t('StaffCustomers.colleagues.join')} Jan Peeters`,
        exact: true,
      });
      await join.click();
      await told('joined');
      await undo.click();
      await told('movedBack');
      await join.click();
      await told('joined');

      await page
        .getByRole('region', { name: t('StaffCustomers.colleagues.title'), exact: true })
        .getByRole('link', { name: word, exact: true })
        .click();
      await expect(heading).toHaveText(word);
      await settle();
      const rows = people(page, locale).getByRole('row');
      // Its head is a row as well.
      await expect(rows).toHaveCount(3);
      const history = page.getByRole('region', { name: t('StaffCustomers.history.title'), exact: true });
      for (const { reference } of requests.slice(0, 2))
        await expect(history.getByRole('link', { name: reference, exact: true })).toBeVisible();
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }

      const search = page.getByRole('search', { name: t('StaffCustomers.same.search'), exact: true });
      await search.getByRole('searchbox').fill(`anna-${word}`);
      await search.getByRole('button').click();
      const add = page.getByRole('button', {
        name: `${t('StaffCompany.add.join')} Anna Peeters`,
        exact: true,
      });
      await expect(add).toBeVisible();
      await settle();
      await add.click();
      await told('joined');
      await expect(rows).toHaveCount(4);
      await people(page, locale)
        .getByRole('button', { name: `${t('StaffCompany.people.leave')} Anna Peeters`, exact: true })
        .click();
      await told('left');
      await expect(rows).toHaveCount(3);
      await undo.click();
      await told('movedBack');
      await expect(rows).toHaveCount(4);

      // The list of companies leads there as well.
      await page.goto(pathWithin('admin-customers', locale));
      await settle();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('StaffCustomers.companies'), exact: true })
        .click();
      await expect(heading).toHaveText(t('StaffCompany.list.title'));
      await settle();
      const companies = page.getByRole('search', { name: t('StaffCompany.list.search'), exact: true });
      await companies.getByRole('searchbox').fill('qzxqzx');
      await companies.getByRole('button').click();
      await expect(page.getByText(t('StaffCompany.list.empty.filteredTitle'))).toBeVisible();
      await settle();
      await companies.getByRole('searchbox').fill(`jan-${word}`);
      await companies.getByRole('button').click();
      const line = page
        .getByRole('table', { name: t('StaffCompany.list.caption'), exact: true })
        .getByRole('row')
        .filter({ hasText: word });
      await expect(line).toHaveCount(1);
      await expect(line.getByRole('cell').first()).toHaveText('3');
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
      await line.getByRole('link', { name: word, exact: true }).click();
      await expect(heading).toHaveText(word);
      await expect(rows).toHaveCount(4);

      await page.goto(list);
      await settle();
      await page
        .getByRole('row')
        .filter({ hasText: `jan-${word}` })
        .getByRole('link', { name: `${word} (Jan Peeters)`, exact: true })
        .click();
      await expect(heading).toHaveText(word);
      await expect(rows).toHaveCount(4);
    });
  });
}

for (const isPlain of [false, true]) {
  test.describe(isPlain ? 'without a script' : 'with a script', () => {
    test.use({ javaScriptEnabled: !isPlain });

    test('an offer begins with the VAT number of the record, says so, and takes another', async ({
      page,
      context,
      expectedTrouble,
    }) => {
      expectedTrouble.push(unusedSheet);
      const t = textsOf('nl');
      const settle = () => (isPlain ? Promise.resolve() : awake(page));
      const { reference } = await storeQuote(someWord());
      await signInAsStaff(context, 'sales');
      const request = pathWithin('admin-requests', 'nl', { rest: reference });
      await page.goto(request);
      await settle();
      await page.getByRole('link', { name: t('StaffRequest.sent.file'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieve Peeters');
      await settle();
      const details = page.getByRole('region', { name: t('StaffCustomers.details.title'), exact: true });
      const vatNumber = someVatNumber();
      await details.getByLabel(t('StaffCustomers.details.vatNumber')).fill(vatNumber);
      await details.getByRole('button', { name: t('StaffCustomers.details.save'), exact: true }).click();
      await expect(
        page.getByRole('status').filter({ hasText: t('StaffCustomers.outcome.saved') }),
      ).toBeVisible();

      await page.goto(request);
      await settle();
      const desk = new OfferDesk(page, 'nl');
      await desk.write();
      await expect(desk.field('vatNumber')).toHaveValue(vatNumber);
      await expect(desk.field('vatNumber')).toHaveAccessibleDescription(t('StaffOffer.known.customer'));
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
      await desk.field('vatNumber').fill('BE 0999.999.922');
      await desk.fillLine(1, { text: 'Gevelletters', quantity: '1', price: '1000' });
      await desk.press('save');
      await expect(desk.notice).toHaveText(t('StaffOffer.done.saved'));
      await page.goto(request);
      await expect(desk.field('vatNumber')).toHaveValue('BE0999999922');
      await expect(desk.section.getByText(t('StaffOffer.known.customer'))).toHaveCount(0);
    });
  });
}
