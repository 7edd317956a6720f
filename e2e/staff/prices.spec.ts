import { locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { OfferDesk } from '../support/offers';
import { RequestPage } from '../support/request-page';
import { screenOf, screens } from '../support/screens';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  // One of three languages without script: the pages are plain forms.
  const isPlain = locale === 'nl';
  test.describe(isPlain ? 'without a script' : 'with a script', () => {
    test.use({ javaScriptEnabled: !isPlain });

    test(`a price of one's own is entered once and picked in an offer, in ${locale}`, async ({
      page,
      context,
      expectedTrouble,
    }) => {
      test.slow();
      expectedTrouble.push(unusedSheet);
      const t = textsOf(locale);
      const word = someWord();
      const settle = () => (isPlain ? Promise.resolve() : awake(page));
      await signInAsStaff(context, 'sales');
      await page.setViewportSize(screens[screenOf(2, locale)]);

      await page.goto(pathWithin('admin-prices', locale, { rest: 'new' }));
      await settle();
      for (const each of locales) await page.locator(`[name="name.${each}"]`).fill(`${word} ${each}`);
      const price = page.locator('[name="price"]');
      await price.fill('veel');
      await page.getByLabel(t('StaffPrices.form.unit'), { exact: true }).selectOption('hour');
      await page.locator('[name="code"]').fill(word);
      const save = page.getByRole('button', { name: t('StaffPrices.form.save'), exact: true });
      await save.click();
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toHaveValue('veel');
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
      await price.fill('65');
      await save.click();
      await expect(page.getByRole('status')).toContainText(t('StaffPrices.outcome.saved'));
      const row = page.getByRole('row').filter({ hasText: `${word} ${locale}` });
      await expect(row).toContainText(word);
      if (!isPlain) {
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }

      const { reference } = await storeQuote(word, { locale });
      const request = new RequestPage(page, locale, reference);
      await request.openPlain();
      await settle();
      const desk = new OfferDesk(page, locale);
      await desk.write();
      const entry = desk.section.locator('select[name^="entry-"]').first();
      await entry.selectOption({ label: `${word} ${word} ${locale}` });
      await desk.press('save');
      await expect(desk.notice).toContainText(t('StaffOffer.done.saved'));
      await expect(desk.section.locator('[name^="text-"]').first()).toHaveValue(`${word} ${locale}`);

      // The list without it; the offer keeps what it says.
      await page.goto(pathWithin('admin-prices', locale));
      await settle();
      await row.getByRole('button').click();
      await expect(page.getByText(t('StaffPrices.outcome.deleted'))).toBeVisible();
      await expect(row).toHaveCount(0);
    });
  });
}

test('prices come from a spreadsheet: a wrong line is named, the rest is seen before it is kept', async ({
  page,
  context,
}) => {
  const t = textsOf('fr');
  const word = someWord();
  await signInAsStaff(context, 'sales');
  await page.goto(pathWithin('admin-prices', 'fr', { rest: 'import' }));
  await awake(page);
  const csv = (price: string) =>
    `code;name.fr;name.nl;name.en;unit;price;basis\n${word};Découpe ${word};Snijwerk;Cutting;m;${price};hors TVA`;
  // As a spreadsheet on Windows saves it.
  const file = page.getByLabel(t('StaffPrices.import.file'));
  const pick = (price: string) =>
    file.setInputFiles({
      name: 'prix.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv(price), 'latin1'),
    });
  const lines = page.getByLabel(t('StaffPrices.import.csv'));
  await pick('treize');
  await expect(lines).toHaveValue(csv('treize'));
  // A browser says nothing of the file that is picked already.
  await expect(file).toHaveValue('');
  await pick('trente');
  await expect(lines).toHaveValue(csv('trente'));
  await pick('douze');
  await expect(lines).toHaveValue(csv('douze'));
  const look = page.getByRole('button', { name: t('StaffPrices.import.preview') });
  const keep = page.getByRole('button', { name: t('StaffPrices.import.keep') });
  await look.click();
  await expect(page.getByRole('alert').filter({ hasText: 'douze' })).toContainText('Ligne 2');
  await expect(keep).toHaveCount(0);
  await lines.fill(csv('12,50'));
  await look.click();
  const seen = page.getByRole('region', { name: t('StaffPrices.import.rowsTitle') });
  await expect(seen.getByRole('listitem')).toContainText([`Découpe ${word}`]);
  await expect(seen.getByRole('listitem')).toContainText([/12,50/]);
  await expectNoFindings(page);
  await expectFitsScreens(page);
  await keep.press('Enter');

  await expect(page.getByText(t('StaffPrices.outcome.imported'))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `Découpe ${word}` });
  await expect(row).toContainText('12,50');
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
});
