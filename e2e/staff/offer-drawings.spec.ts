import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { callDatabase } from '../support/database';
import { OfferDesk, OfferPage } from '../support/offers';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a design that is added brings its drawing, which its customer sees', async ({
      page,
      context,
      expectedTrouble,
    }) => {
      test.slow();
      expectedTrouble.push(unusedSheet);
      const design = {
        kind: 'wrap',
        document: defaultDesign,
        title: 'Bakkerij Lin',
        locale: 'en',
        limits: [],
      };
      const { id } = (await callDatabase('create_design', { design })) as { id: string };
      const { reference } = await storeQuote(someWord(), { locale: 'en', company: null, designs: [id] });
      await signInAsStaff(context, 'sales');
      const request = new RequestPage(page, 'en', reference);
      if (javaScriptEnabled) await request.open();
      else await request.openPlain();
      const desk = new OfferDesk(page, 'en');
      await desk.write();
      const add = desk.t('StaffOffer.designs.add');
      await desk.section.getByRole('button', { name: add, exact: true }).click();
      await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.added'));
      const drawing = desk.section.locator('form').first().locator('img');
      await expect(drawing).toHaveCount(1);
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
      await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
      // Nothing came meanwhile that nobody has seen: it can be sent at once.
      await desk.press('send');
      await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.sent'));

      const customer = await context.newPage();
      await customer.goto(privateLinkOf(reference, 'en').link);
      const seen = new OfferPage(customer, 'en').section.locator('img[src*="/api/offers/pictures"]');
      await expect(seen).toHaveCount(1);
      await seen.scrollIntoViewIfNeeded();
      await expect(seen).not.toHaveJSProperty('naturalWidth', 0);
    });
  });
}
