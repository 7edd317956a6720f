import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { findMailTo } from '../support/mailbox';
import { RequestPage } from '../support/request-page';
import { screens } from '../support/screens';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

test('a request is taken, noted about and answered without a pointer', async ({ page, context }) => {
  await signInAsStaff(context, 'sales', 'Sofie');
  const word = someWord();
  const { reference } = await storeQuote(word);
  const request = new RequestPage(page, 'nl', reference);
  await request.open();

  await page.keyboard.press('a');
  await expect(request.desk.getByRole('status')).toContainText('Sofie Janssens');

  await page.keyboard.press('n');
  await page.keyboard.type('Gebeld: nar');
  await page.keyboard.press('Control+Enter');
  await expect(request.timeline.filter({ hasText: 'Gebeld: nar' })).toHaveCount(1);

  // The page scrolls to what is written in, and what is typed lands between greeting and signature.
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('r');
  await expect(request.body).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(request.answer.getByText(request.t('StaffRequest.answer.empty'))).toBeVisible();
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('r');
  await page.keyboard.type('Wij komen woensdag meten.');
  await page.keyboard.press('Control+Enter');
  await expect(request.answer.getByRole('status')).toContainText(request.t('StaffRequest.done.answer'));
  const mail = await findMailTo(`${word}@bakkerij.test`, /aanvraag \d{3}-\d{3}-\d{3}\n/, reference);
  expect(mail.text).toMatch(/Dag Lieve,\s+Wij komen woensdag meten\.\s+Met vriendelijke groet,/);
});

test('somebody who calls again is not typed in again', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(unusedSheet);
  await signInAsStaff(context, 'sales');
  const word = someWord();
  const { reference } = await storeQuote(word);
  const request = new RequestPage(page, 'nl', reference);
  await request.open();

  // From anywhere, with the first field ready for somebody new.
  await page.keyboard.press('c');
  await expect(page).toHaveURL(pathWithin('admin-requests', 'nl', { rest: 'new' }));
  await expect(page.locator('[name="firstName"]')).toBeFocused();

  await request.open();
  await page.getByRole('link', { name: request.t('StaffRequest.sent.another'), exact: true }).click();
  const message = page.locator('[name="message"]');
  await expect(message).toBeFocused();
  await awake(page);
  await expect(page.locator('[name="email"]')).toHaveValue(`${word}@bakkerij.test`);
  await expect(page.locator('[name="phone"]')).toHaveValue('02 720 00 00');
  await expect(page.locator('[name="company"]')).toHaveValue(word);
  await page.locator('[name="subject"]').selectOption('lettering');
  await message.fill('Letters op een tweede bestelwagen.');
  await message.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieve Peeters');
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
});

test('each part of a long page is one touch away on a phone', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const { reference } = await storeQuote(someWord());
  const request = new RequestPage(page, 'fr', reference);
  await page.setViewportSize(screens.phone);
  await request.open();
  const contents = page.getByRole('navigation', { name: request.t('StaffRequest.contents.label') });
  // A request that is no order yet has neither job nor payments.
  await expect(contents.getByRole('link')).toHaveText(
    (['offer', 'customer', 'answer', 'note', 'timeline'] as const).map((part) =>
      request.t(`StaffRequest.contents.${part}`),
    ),
  );
  await contents.getByRole('link', { name: request.t('StaffRequest.contents.answer') }).click();
  await expect(request.answer.getByRole('heading', { level: 2 })).toBeInViewport();
  // It stays in sight, and what it leads to is not below it.
  await expect(contents).toBeInViewport();
  const [bar, heading] = await Promise.all([
    contents.boundingBox(),
    request.answer.getByRole('heading', { level: 2 }).boundingBox(),
  ]);
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page);
  await page.goto(pathTo('admin', 'fr'));
  await awake(page);
  await expectNoSidewaysScroll(page);
});
