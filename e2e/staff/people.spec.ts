import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { database } from '../support/database';
import { expectNoSidewaysScroll } from '../support/layout';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  test(`a person is found, seen, exported and erased, wide and on a phone, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAsStaff(context, 'admin');
    const t = textsOf(locale);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      const word = someWord();
      const { reference } = await storeQuote(word);
      const address = `${word}@bakkerij.test`;
      await page.goto(pathTo('admin-people', locale));
      await awake(page);
      await expectNoFindings(page);
      await page.getByLabel(t('StaffPeople.searchLabel')).fill(reference);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: address })).toBeVisible();
      expect(page.url()).not.toContain(reference);
      await expect(page.getByLabel(t('StaffPeople.searchLabel'))).toHaveValue(reference);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: address }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
      // Neither the search nor the page puts what it is about into the address.
      const link = page.url();
      expect(link).toMatch(/\/person\?who=[\w-]+$/);
      expect(link).not.toContain(word);
      await expect(page.getByRole('link', { name: reference })).toBeVisible();
      await page.getByText(t('StaffPeople.message'), { exact: true }).first().click();
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      await awake(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t('StaffPeople.export') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);

      const confirmation = page.getByLabel(t('StaffPeople.erase.confirmation'));
      await confirmation.fill(`not-${address}`);
      await page.getByLabel(t('StaffPeople.reason')).selectOption('asked');
      await page.getByRole('button', { name: t('StaffPeople.erase.submit') }).click();
      await expect(confirmation).toHaveAccessibleDescription(
        new RegExp(t('StaffPeople.erase.otherAddress').replace('.', '\\.')),
      );
      await expect(confirmation).toBeFocused();
      await expectNoFindings(page);
      expect(await database.quotesFrom(address)).toHaveLength(1);
      await confirmation.fill(address);
      await page.getByRole('button', { name: t('StaffPeople.erase.submit') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('StaffPeople.receipt.title'));
      await expect(page.getByText(t('StaffPeople.scan.nothing'))).toBeVisible();
      expect(await page.getByRole('main').textContent()).not.toContain(word);
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      expect(await database.quotesFrom(address)).toEqual([]);

      // By address, without an account: nothing is left but the receipt.
      await page.goto(link);
      await expect(page.getByText(t('StaffPeople.nothingKept'))).toBeVisible();
      await expect(page.getByRole('table', { name: t('StaffPeople.receipts') })).toBeVisible();
      await expectNoFindings(page);
    }
  });
}

test('a link that is none of ours any more says so, and an unknown receipt too', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'admin');
  const t = textsOf('en');
  for (const path of ['person?who=nobody', 'person?address=a@b.test', '?search=nobody']) {
    await page.goto(`/en/admin/people/${path}`);
    await expect(page.getByText(t('StaffPeople.expired'))).toBeVisible();
    await expectNoFindings(page);
  }
  await page.goto('/en/admin/people/receipts/none');
  await expect(page.getByText(t('StaffPeople.receipt.unknown'))).toBeVisible();
  await expectNoFindings(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person is searched for and exported', async ({ page, context }) => {
    await signInAsStaff(context, 'admin');
    const t = textsOf('en');
    const word = someWord();
    await storeQuote(word);
    await page.goto('/en/admin/people');
    await page.getByLabel(t('StaffPeople.searchLabel')).fill(word);
    await page.getByRole('button', { name: t('StaffPeople.find') }).click();
    expect(page.url()).not.toContain(word);
    await page.getByRole('link', { name: `${word}@bakkerij.test` }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('StaffPeople.export') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  });
});
