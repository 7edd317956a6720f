import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { findFilm } from '@/lib/wrap-simulator/films';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { expectNoSidewaysScroll } from '../support/layout';
import { OfferDesk, OfferPage } from '../support/offers';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

const shirt: ShirtDesign = {
  version: 3,
  garment: 'hoodie',
  fabric: 'navy',
  sides: {
    front: { technique: 'embroidery', layers: [newText('a', 'Nord', { size: 20, colour: '#ffd21f' })] },
  },
  quantities: { s: 2, m: 3 },
  people: [],
};

async function keepDesign(
  kind: 'wrap' | 'shirt',
  document: object,
  locale: Locale,
  low: number,
): Promise<string> {
  // Saved with prices of another day.
  const figures = { version: '2026-01-05', low, high: kind === 'wrap' ? 1.2 * low : low };
  const design = { kind, document, title: `${kind} van de bakker`, locale, figures, limits: [] };
  return ((await callDatabase('create_design', { design })) as { id: string }).id;
}

for (const [javaScriptEnabled, locale] of [
  [true, 'nl'],
  [false, 'fr'],
] as const) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('the designs of a request become lines with one button, and its customer reads them', async ({
      page,
      context,
      expectedTrouble,
    }) => {
      test.slow();
      expectedTrouble.push(unusedSheet);
      const designs = [
        await keepDesign('wrap', defaultDesign, locale, 3000),
        await keepDesign('shirt', shirt, locale, 321.5),
      ];
      const { reference } = await storeQuote(someWord(), { locale, company: null, designs });
      await signInAsStaff(context, 'sales');
      const request = new RequestPage(page, locale, reference);
      if (javaScriptEnabled) await request.open();
      else await request.openPlain();
      const desk = new OfferDesk(page, locale);
      const { t } = desk;
      const button = (key: 'add' | 'again') =>
        desk.section.getByRole('button', { name: t(`StaffOffer.designs.${key}`), exact: true });
      await desk.write();
      // What nobody saved yet stays.
      await desk.fillLine(1, { text: 'Op locatie', price: '50' });
      await expect(button('add')).toHaveCount(2);
      await button('add').first().click();
      await expect(desk.notice).toContainText(t('StaffOffer.done.added'));
      // One is in: its button says so.
      await expect(button('again')).toHaveCount(1);
      await expect(button('add')).toHaveCount(1);
      await button('add').click();
      await expect(button('again')).toHaveCount(2);
      await expect(desk.notice).toContainText(t('StaffOffer.done.added'));
      await expect(desk.section.getByText(t('StaffOffer.designs.isIn'), { exact: true })).toHaveCount(2);
      const film = findFilm(defaultDesign.film);
      const said = ['Op locatie', film?.code ?? '', garments.hoodie.name[locale]];
      const values = desk.section.locator('input[name^="text-"]');
      const written = () => values.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      for (const words of said)
        expect((await written()).filter((line) => line.includes(words)).length).toBeGreaterThan(0);
      if (javaScriptEnabled)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page);
          await expectNoFindings(page);
        }

      await desk.press('send');
      await expect(desk.notice).toHaveText(t('StaffOffer.done.sent'));
      const customer = await context.newPage();
      await customer.goto(privateLinkOf(reference, locale).link);
      const offer = new OfferPage(customer, locale);
      for (const words of said) await expect(offer.section).toContainText(words);
      // To the cent what both designs were saved with, and the line that was typed.
      await expect(offer.accept).toContainText(formatAmount(300_000 + 32_150 + 5000, locale));
    });
  });
}
