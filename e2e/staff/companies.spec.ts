import type { Page } from '@playwright/test';
import type { CustomerOutcome } from '@/lib/customers/outcomes';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screens } from '../support/screens';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

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
