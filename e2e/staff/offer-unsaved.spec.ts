import type { BrowserContext, Page } from '@playwright/test';
import { awake } from '../support/alive';
import { acceptOffer, OfferDesk, storeOffer } from '../support/offers';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

/** Somebody of sales on the page of a request, before its offer. */
async function openDesk(page: Page, context: BrowserContext, reference: string) {
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  return { request, desk: new OfferDesk(page, 'nl') };
}

test('an offer that is half written is not left behind without a word', async ({ page, context }) => {
  const { reference } = await storeQuote(someWord());
  const { request, desk } = await openDesk(page, context, reference);
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

test('what is written while the customer accepts is said not to have gone', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const { reference } = await storeQuote(someWord());
  const pdfHash = await storeOffer(reference);
  const { desk } = await openDesk(page, context, reference);
  await desk.write('nextVersion');
  await acceptOffer(reference, pdfHash);
  await desk.field('words').fill('Met een ladder erbij.');
  await desk.press('send');
  await expect(page.getByText(desk.t('StaffOffer.refused.closed')).first()).toBeVisible();
  await expect(desk.section.locator('form [name="words"]')).toHaveCount(0);
});

test('nothing is typed into an offer while it is saved', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(unusedSheet);
  const { reference } = await storeQuote(someWord());
  const { desk } = await openDesk(page, context, reference);
  await desk.write();
  await desk.fillLine(1, { text: 'Lichtreclame', quantity: '2', price: '1000' });
  await desk.field('words').fill('Eerst dit.');
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(page.url(), async (route) => {
    await waiting;
    await route.continue();
  });
  await desk.press('save');
  await expect(desk.section.getByText(desk.t('StaffOffer.busy'))).toBeVisible();
  await page.keyboard.type('En dan dit.');
  await expect(desk.section.locator('[name="words"]')).toHaveValue('Eerst dit.');
  goOn();
  await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.saved'));
  await expect(desk.field('words')).toHaveValue('Eerst dit.');
});
