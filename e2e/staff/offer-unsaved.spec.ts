import { awake } from '../support/alive';
import { OfferDesk } from '../support/offers';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';

test('an offer that is half written is not left behind without a word', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const { reference } = await storeQuote(someWord());
  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  const desk = new OfferDesk(page, 'nl');
  await desk.write();
  await desk.fillLine(1, { text: 'Lichtreclame', quantity: '2', price: '1000' });

  const asked: string[] = [];
  let stays = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return stays ? dialog.dismiss() : dialog.accept();
  });
  const away = page.getByRole('link', { name: request.t('StaffRequest.back'), exact: true });
  await away.click();
  expect(asked).toEqual([desk.t('StaffOffer.leave')]);
  await expect(page).toHaveURL(new RegExp(`/${reference}$`));
  // The parts of the page are no way out.
  await page.getByRole('link', { name: request.t('StaffRequest.contents.note'), exact: true }).click();
  expect(asked).toHaveLength(1);

  stays = false;
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: request.t('Inbox.title') })).toBeVisible();
  await page.goBack();
  const price = page.locator('[name="price-l1"]');
  await expect(price).toHaveValue('1000');
  await awake(page);
  await desk.press('save');
  await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.saved'));
  await expect(price).toHaveValue(/^1.?000,00$/);

  // What is saved is left without a question.
  const questions = asked.length;
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: request.t('Inbox.title') })).toBeVisible();
  expect(asked).toHaveLength(questions);
});
