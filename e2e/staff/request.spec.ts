import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { signInto } from '../support/account-pages';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { pngFile, svgFile } from '../support/files';
import { expectFitsScreens } from '../support/layout';
import { findMailTo, linkIn, receiveReferencedMails } from '../support/mailbox';
import { QuoteForm, someQuote } from '../support/quote-form';
import { RequestPage } from '../support/request-page';
import { screenOf, screens } from '../support/screens';
import { stack } from '../support/stack';
import { signInAsStaff, someStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { phrase, textsOf } from '../support/texts';

async function openRequest(
  page: Page,
  context: BrowserContext,
  locale: Locale = 'fr',
  more: Parameters<typeof storeQuote>[1] = {},
): Promise<RequestPage> {
  await signInAsStaff(context, 'sales');
  const { reference } = await storeQuote(someWord(), more);
  const request = new RequestPage(page, locale, reference);
  await request.open();
  return request;
}

test('a request goes from the public form through its page and the answer to the customer’s own page', async ({
  browser,
  extraHTTPHeaders,
}) => {
  test.slow();
  const options = { extraHTTPHeaders, baseURL: stack.siteUrl };
  const quote = someQuote();
  const visitor = await browser.newContext(options);
  const form = new QuoteForm(await visitor.newPage(), 'nl');
  await form.open();
  await form.haveTicket();
  await form.fill(quote);
  await form.files.setInputFiles([await pngFile('wagen.png'), svgFile()]);
  for (const name of ['wagen.png', 'logo.svg'])
    await expect(form.file(name)).toContainText(textsOf('nl')('Uploads.done'));
  await form.send();
  const reference = await form.readReference();
  const { confirmation, notification } = await receiveReferencedMails(reference, quote.email);
  const link = linkIn(confirmation, pathTo('quote-status', 'nl'));
  expect(notification.text).toContain(`/admin/requests/${reference}`);
  expect(notification.text).not.toContain(link);

  const staff = await browser.newContext(options);
  await signInAsStaff(staff, 'sales', 'Sofie');
  const request = new RequestPage(await staff.newPage(), 'fr', reference);
  await request.open();
  await expect(request.page.getByRole('heading', { level: 1 })).toHaveText('Lieve Peeters');
  await expect(request.page.getByText(quote.message)).toBeVisible();

  const preview = request.page.getByRole('img', {
    name: request.t('StaffRequest.files.preview', { name: 'wagen.png' }),
  });
  await preview.scrollIntoViewIfNeeded();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const saved = await request.page
    .getByRole('link', { name: phrase(`${request.t('StaffRequest.files.save')} logo.svg`) })
    .getAttribute('href');
  const svg = await staff.request.get(saved ?? '');
  expect(svg.headers()['content-disposition']).toMatch(/^attachment/);
  const source = (await preview.getAttribute('src')) ?? '';
  expect((await visitor.request.get(source)).status(), 'a preview is for staff only').toBe(403);

  await request.button('desk.take').click();
  await expect(request.desk.getByRole('status')).toContainText('Sofie Janssens');
  await request.gross.fill('2 420');
  await expect(request.net).toHaveValue('2 000,00'.replace(' ', '\u202f'));
  await request.button('amount.save').click();
  await expect(request.amount.getByRole('status')).toContainText(/2\s000,00/u);

  await request.answer.getByRole('link', { name: request.t('StaffRequest.answer.names.quote') }).click();
  await expect(request.body).toHaveValue(/€\s2\.000,00 exclusief btw, dus €\s2\.420,00 inclusief 21/u);
  await request.button('answer.preview').click();
  await expect(
    request.answer.getByRole('status', {
      name: request.t('StaffRequest.answer.previewTitle', { name: 'Lieve' }),
    }),
  ).toContainText('Dit is onze prijs');
  // What only staff know stands in brackets, and does not leave before it is filled in.
  await request.button('answer.send').click();
  await expect(request.answer).toContainText(request.t('StaffRequest.answer.gaps'));
  const letter = await request.body.inputValue();
  await request.body.fill(letter.replaceAll(/\[[^\]]+\]/g, 'zoals besproken'));
  await request.button('answer.send').click();
  await expect(request.answer.getByRole('status').last()).toContainText(
    request.t('StaffRequest.done.answer'),
  );
  await expect(request.status('quoted')).toHaveAttribute('aria-pressed', 'true');
  const mail = await findMailTo(quote.email, /Dit is onze prijs/);
  expect(mail.subject).toBe(`Uw offerte ${reference}`);
  expect(linkIn(mail, pathTo('quote-status', 'nl'))).toBe(link);

  await request.status('won').click();
  await expect(request.desk.getByRole('status')).toContainText(
    request.t('StaffRequest.done.status', { status: request.t('Inbox.statuses.won') }),
  );
  // The worker says so a moment after the mail has left.
  const left = request.t('StaffRequest.events.mailSent', {
    mail: request.t('StaffRequest.events.mails.quote-answer'),
  });
  await expect(async () => {
    await request.open();
    await expect(request.timeline.filter({ hasText: phrase(left) })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expectNoFindings(request.page);

  const t = textsOf('nl');
  const customer = form.page;
  await customer.goto(link);
  await expect(customer.getByRole('listitem').and(customer.locator('[aria-current="step"]'))).toContainText(
    t('QuoteStatus.steps.won'),
  );
  await expect(customer.getByText('Dit is onze prijs voor uw project')).toBeVisible();
  await expect(customer.getByText(quote.email)).toHaveCount(0);
  await staff.close();
  await visitor.close();
});

for (const locale of locales) {
  test(`a request’s page has no finding, on a desktop or a phone, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const request = await openRequest(page, context, locale, { dueInHours: -5 });
    await request.note.getByRole('textbox').fill('Belt terug na 15 u.');
    await request.button('note.add').click();
    await expect(request.timeline.filter({ hasText: 'Belt terug na 15 u.' })).toBeVisible();
    const viewport = screens[screenOf(1, locale)];
    await page.setViewportSize(viewport);
    await request.open({ answer: 'quote' });
    // The amount is not there yet: what is left to fill in is shown, and nothing leaves.
    await request.button('answer.send').click();
    await expect(page.getByText(request.t('StaffRequest.answer.gaps'))).toBeVisible();
    await request.net.fill('veel');
    await request.button('amount.save').click();
    await expect(request.amount.getByText(request.t('StaffRequest.invalidAmount'))).toBeVisible();
    await expect(request.net).toHaveValue('veel');
    await request.status(viewport.width > 1000 ? 'contacted' : 'spam').click();
    await expect(request.button('undo')).toBeVisible();
    await expectNoFindings(page);
    await expectFitsScreens(page);
  });
}

test('a status is set and taken back by keyboard alone', async ({ page, context }) => {
  const request = await openRequest(page, context);
  await request.status('lost').focus();
  await page.keyboard.press('Enter');
  await expect(request.status('lost')).toHaveAttribute('aria-pressed', 'true');
  await expect(request.status('lost')).toBeFocused();
  await request.button('undo').focus();
  await page.keyboard.press('Space');
  await expect(request.status('new')).toHaveAttribute('aria-pressed', 'true');
  await expect(request.desk.getByRole('status')).toContainText(request.t('StaffRequest.done.undone'));
  // What was pressed is gone: who pressed it goes on from there, once it is done and once it is put away.
  await expect(request.desk.getByRole('status')).toBeFocused();
  await request.desk
    .getByRole('button', { name: request.t('StaffRequest.close'), exact: true })
    .press('Enter');
  await expect(request.desk.getByRole('status')).toBeEmpty();
  await expect(request.desk.getByRole('status')).toBeFocused();
});

test('the later of two people is told what changed and by whom, and keeps what they wrote', async ({
  page,
  context,
  browser,
  extraHTTPHeaders,
}) => {
  test.slow();
  const mine = await openRequest(page, context);
  await mine.body.fill('Dag Lieve, mijn antwoord.');

  const other = await browser.newContext({ extraHTTPHeaders, baseURL: stack.siteUrl });
  await signInAsStaff(other, 'admin', 'Karel');
  const theirs = new RequestPage(await other.newPage(), 'fr', mine.reference);
  await theirs.open();
  await theirs.status('contacted').click();
  await expect(theirs.status('contacted')).toHaveAttribute('aria-pressed', 'true');

  await mine.button('answer.send').click();
  const told = mine.answer.getByRole('status').last();
  await expect(told).toContainText(mine.t('StaffRequest.conflict.title'));
  await expect(told).toContainText('Karel Janssens');
  await expect(mine.body).toHaveValue('Dag Lieve, mijn antwoord.');
  await expect(mine.status('contacted')).toHaveAttribute('aria-pressed', 'true');
  await expectNoFindings(page);
  await mine.button('answer.send').click();
  await expect(told).toContainText(mine.t('StaffRequest.done.answer'));
  await expect(mine.body).toHaveValue('');
  await other.close();
});

test('what was typed outlives another template, another change and another page', async ({
  page,
  context,
}) => {
  const request = await openRequest(page, context, 'en');
  const template = (name: 'blank' | 'decline') =>
    request.answer.getByRole('link', { name: request.t(`StaffRequest.answer.names.${name}`) });
  await request.body.fill('Dag Lieve, mijn eigen woorden.');
  await request.net.fill('1250');
  await request.status('contacted').click();
  await expect(request.status('contacted')).toHaveAttribute('aria-pressed', 'true');
  await expect(request.net, 'an amount that is not saved yet').toHaveValue('1250');
  await expect(request.body).toHaveValue('Dag Lieve, mijn eigen woorden.');

  await template('decline').click();
  await expect(request.body).toHaveValue(/Bedankt dat u voor uw project/);
  await expect(request.answer.getByText(request.t('StaffRequest.answer.keptUnder'))).toContainText(
    request.t('StaffRequest.answer.names.blank'),
  );
  await template('blank').click();
  await expect(request.body).toHaveValue('Dag Lieve, mijn eigen woorden.');
  await page.getByRole('link', { name: request.t('StaffRequest.back') }).click();
  await expect(page).toHaveURL(/\/requests$/);
  await page.goBack();
  await expect(request.body).toHaveValue('Dag Lieve, mijn eigen woorden.');
  await expect(request.answer.getByText(request.t('StaffRequest.answer.restored'))).toBeVisible();
  await expectNoFindings(page);

  // Kept a moment after the last key, for another document and another device.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/drafts') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes('laatste woorden'),
  );
  await request.body.fill('Dag Lieve, mijn laatste woorden.');
  await kept;
  await expect(request.answer.getByText(keptAt(request))).toBeVisible();
  await request.open();
  await expect(request.body).toHaveValue('Dag Lieve, mijn laatste woorden.');
  await request.button('draft.discard.answer').click();
  await expect(request.body).not.toHaveValue(/mijn laatste woorden/);
  await expect(request.answer.getByText(request.t('StaffRequest.answer.restored'))).toHaveCount(0);
  await request.open();
  await expect(request.body).not.toHaveValue(/mijn laatste woorden/);
});

test('a template that comes while one is typing takes the place of nothing that was typed', async ({
  page,
  context,
}) => {
  const request = await openRequest(page, context, 'nl');
  const template = (name: 'blank' | 'details') =>
    request.answer.getByRole('link', { name: request.t(`StaffRequest.answer.names.${name}`) });
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/answer=details/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  await template('details').click();
  await request.body.press('Control+End');
  await page.keyboard.type(' Ik bel u');
  letIn();
  await expect(template('details')).toHaveAttribute('aria-current', 'true');
  await expect(request.body).toHaveValue(/ Ik bel u$/);
  // Where they were, in the letter that has come.
  await page.keyboard.type(' morgen.');
  await expect(request.body).toHaveValue(/ Ik bel u morgen\.$/);
  await expect(request.subject).toHaveValue(/^Nog enkele gegevens/);
  await expectNoFindings(page);

  await template('blank').click();
  await expect(request.body).not.toHaveValue(/Ik bel u/);
  await template('details').click();
  await expect(request.body).toHaveValue(/ Ik bel u morgen\.$/);
  await request.button('draft.discard.answer').click();
  await expect(request.body).toHaveValue(/nog het volgende nodig/);
  // Nothing was typed while this one was on its way.
  await template('blank').click();
  await expect(request.body).not.toHaveValue(/nog het volgende nodig/);
});

test('what is typed before the page is awake is kept as well', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const { reference } = await storeQuote(someWord());
  const request = new RequestPage(page, 'nl', reference);
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.goto(pathWithin('admin-requests', 'nl', { rest: reference }), { waitUntil: 'commit' });
  await request.body.fill('Dag Lieve, ik was u voor.');
  const note = request.note.getByRole('textbox');
  await note.fill('Belt terug.');
  const isKept = (words: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/drafts') &&
        answer.ok() &&
        (answer.request().postData() ?? '').includes(words),
    );
  const kept = [isKept('ik was u voor'), isKept('Belt terug')];
  letIn();
  await Promise.all(kept);
  await request.open();
  await expect(request.body).toHaveValue('Dag Lieve, ik was u voor.');
  await expect(note).toHaveValue('Belt terug.');
});

/** What is said of a text that is kept, up to the moment. */
const keptAt = ({ t }: RequestPage) => phrase(t('StaffRequest.draft.keptAt', { at: '' }).trim());

test('a letter and a note outlive the end of the session, typed before it or after', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.slow();
  // Kept a moment after the last key, unless the letter was sent before.
  expectedTrouble.push(/401 \(Unauthorized\).*\/drafts/);
  const seller = await someStaff('sales');
  const request = await openRequest(page, context, 'nl');
  await request.note.getByRole('textbox').fill('Belt terug na 15 u.');
  await expect(request.note.getByText(keptAt(request))).toBeVisible();
  await context.clearCookies();
  await request.body.fill('Dag Lieve, geschreven na de sessie.');
  await request.button('answer.send').click();
  await expect(page).toHaveURL(/\/nl\/auth/);
  await signInto(context, seller.session);
  await request.open();
  await expect(request.body).toHaveValue('Dag Lieve, geschreven na de sessie.');
  await expect(request.note.getByRole('textbox')).toHaveValue('Belt terug na 15 u.');
  await request.button('answer.send').click();
  await expect(request.answer.getByRole('status').last()).toContainText(
    request.t('StaffRequest.done.answer'),
  );
  await request.button('note.add').click();
  await expect(request.timeline.filter({ hasText: 'Belt terug na 15 u.' })).toBeVisible();
  await request.open();
  await expect(request.body).not.toHaveValue(/geschreven na de sessie/);
  await expect(request.note.getByRole('textbox')).toHaveValue('');
});

test('a customer who wrote back is read above the answer, and answered first', async ({ page, context }) => {
  const word = someWord();
  await signInAsStaff(context, 'sales');
  const { reference } = await storeQuote(word, { dueInHours: 20 });
  await storeQuote(word, { dueInHours: -3 });
  const link = `https://www.canva.com/design/${'x'.repeat(120)}/edit`;
  const sent = { reference, body: `Het is goed voor ons. ${link}`, attachments: [], limits: [] };
  await callDatabase('add_quote_message', {
    sent: { ...sent, key: randomUUID(), answerDueAt: new Date(Date.now() + 36e5).toISOString() },
  });
  const t = textsOf('fr');
  await page.goto(pathWithin('admin-requests', 'fr', { query: { q: word } }));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(reference);
  await expect(rows.nth(1)).toContainText(t('Inbox.customerWrote'));
  await page
    .getByRole('navigation', { name: t('Inbox.filters.status') })
    .getByRole('link', { name: t('Inbox.statuses.wrote') })
    .click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('rowheader').getByRole('link').click();
  const request = new RequestPage(page, 'fr', reference);
  await expect(page.locator('main')).toContainText(t('Inbox.customerWrote'));
  const conversation = request.section(t('StaffRequest.conversation.title'));
  await expect(conversation).toContainText('Het is goed voor ons.');
  const [read, written] = [await conversation.boundingBox(), await request.answer.boundingBox()];
  expect(read?.y ?? 0).toBeLessThan(written?.y ?? 0);
  await expectNoFindings(page);
  await expectFitsScreens(page);
  await request.button('conversation.settle').click();
  await expect(page.locator('main').getByText(t('Inbox.customerWrote'), { exact: true })).toHaveCount(0);
  await expect(request.timeline.filter({ hasText: t('StaffRequest.events.settled') })).toBeVisible();
});

test('a list is walked through from a request, and found again as it was filtered', async ({
  page,
  context,
}) => {
  const word = someWord();
  await signInAsStaff(context, 'sales');
  const made: string[] = [];
  for (const dueInHours of [2, 3, 4]) made.push((await storeQuote(word, { dueInHours })).reference);
  await storeQuote(word, { dueInHours: 2.5, subject: 'design' });
  const t = textsOf('nl');
  const query = { subject: 'sign', q: word };
  await page.goto(pathWithin('admin-requests', 'nl', { query }));
  await awake(page);
  await page
    .getByRole('row')
    .filter({ hasText: made[0] ?? '' })
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  const nav = page.getByRole('navigation', { name: t('StaffRequest.list.label') });
  const place = (at: number) =>
    expect(nav).toContainText(t('StaffRequest.list.place', { place: String(at + 1), total: '3' }));
  /** Goes to one of them: a step taken while the page before still arrives may be dropped, and is taken again. */
  const goTo = async (at: number, go: () => Promise<void>) => {
    await expect(async () => {
      if (!page.url().includes(`/${made[at]}?`)) await go();
      await expect(page).toHaveURL(new RegExp(`${made[at]}\\?`), { timeout: 3000 });
    }).toPass({ timeout: 15_000 });
    await place(at);
  };
  await place(0);
  await goTo(1, () => nav.getByRole('link', { name: t('StaffRequest.list.next') }).click());
  await goTo(2, () => page.keyboard.press('j'));
  await goTo(1, () => page.keyboard.press('k'));
  await nav.getByRole('link', { name: t('StaffRequest.backToList') }).click();
  await expect(page).toHaveURL(pathWithin('admin-requests', 'nl', { query }));
});

test('an unknown reference is not found', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(/404 \(Not Found\)/);
  await signInAsStaff(context, 'sales');
  const answer = await page.goto(pathWithin('admin-requests', 'nl', { rest: '999-999-999' }));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(textsOf('nl')('StaffRequest.missing.title'))).toBeVisible();
});

test('an amount saved beside a begun letter enters it', async ({ page, context }) => {
  const request = await openRequest(page, context);
  await request.answer.getByRole('link', { name: request.t('StaffRequest.answer.names.quote') }).click();
  await expect(request.body).toHaveValue(/\[bedrag\] exclusief btw/);
  const letter = await request.body.inputValue();
  await request.body.fill(letter.replace('Dit is onze prijs', 'Dit wordt onze prijs'));
  await request.net.fill('2000');
  await request.button('amount.save').click();
  await expect(request.body).toHaveValue(/Dit wordt onze prijs[\s\S]*€\s2\.000,00 exclusief btw/u);
});

test('an editor finds the page closed', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(/403 \(Forbidden\)/);
  await signInAsStaff(context, 'editor');
  const { reference } = await storeQuote(someWord());
  const request = new RequestPage(page, 'nl', reference);
  const response = await page.goto(`/nl/admin/requests/${reference}`);
  expect(response?.status()).toBe(403);
  await expect(page.getByText('Een lichtreclame boven de deur')).toHaveCount(0);
  await expect(request.answer).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is moved along, taken back, noted and answered', async ({ page, context }) => {
    test.slow();
    await signInAsStaff(context, 'sales');
    const { reference } = await storeQuote(someWord());
    const request = new RequestPage(page, 'en', reference);
    await request.openPlain();
    await request.status('won').click();
    await expect(request.status('won')).toHaveAttribute('aria-pressed', 'true');
    await request.button('undo').click();
    await expect(request.status('new')).toHaveAttribute('aria-pressed', 'true');

    await request.status('lost').click();
    const lost = page.locator('#lost');
    await lost.getByRole('combobox').selectOption('silence');
    await lost.getByRole('button').click();
    await expect(lost.getByRole('status')).toHaveText(request.t('LostReason.outcome.saved'));
    await expect(lost.getByRole('combobox')).toHaveValue('silence');
    await request.status('new').click();
    await expect(lost).toHaveCount(0);

    await request.gross.fill('121');
    await request.button('amount.save').click();
    await expect(request.net).toHaveValue('100.00');

    await request.note.getByRole('textbox').fill('Called, no answer.');
    await request.button('note.add').click();
    await expect(request.timeline.filter({ hasText: 'Called, no answer.' })).toBeVisible();

    await request.answer.getByRole('link', { name: request.t('StaffRequest.answer.names.details') }).click();
    await expect(request.subject).toHaveValue(`Nog enkele gegevens voor uw offerte ${reference}`);
    await request.button('answer.send').click();
    await expect(page.getByText(request.t('StaffRequest.done.answer'))).toBeVisible();
    await expect(request.status('contacted')).toHaveAttribute('aria-pressed', 'true');
  });

  test('what was posted after the end of the session is back once one has signed in', async ({
    page,
    context,
  }) => {
    const seller = await signInAsStaff(context, 'sales');
    const { reference } = await storeQuote(someWord());
    const request = new RequestPage(page, 'en', reference);
    await request.openPlain({ answer: 'details' });
    await request.body.fill('Dag Lieve, zonder script.');
    await context.clearCookies();
    await request.button('answer.send').click();
    await expect(page).toHaveURL(/\/en\/auth/);
    await signInto(context, seller.session);
    await request.openPlain({ answer: 'details' });
    await expect(request.body).toHaveValue('Dag Lieve, zonder script.');
    await request.button('draft.discard.answer').click();
    await expect(page.getByText(request.t('StaffRequest.done.discarded'))).toBeVisible();
    await expect(request.body).toHaveValue(/we hebben|nodig/);
  });
});
