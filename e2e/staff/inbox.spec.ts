import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { cookieHeader, cookiesOf, makeAccount } from '../support/account';
import { signInto } from '../support/account-pages';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { expectFitsScreens, expectNoSidewaysScroll } from '../support/layout';
import { screenOf, screens } from '../support/screens';
import { stack } from '../support/stack';
import { signInAsStaff, someStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

const inbox = (locale: Locale, query: Record<string, string>) =>
  pathWithin('admin-requests', locale, { query });

async function open(page: Page, locale: Locale, query: Record<string, string>) {
  await page.goto(inbox(locale, query));
  await awake(page);
  return textsOf(locale);
}

const rowOf = (page: Page, name: string) => page.locator('[data-shortcut-row]').filter({ hasText: name });
const pick = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').check();
const said = (page: Page) => page.getByRole('main').getByRole('status');
const expectNames = (page: Page, names: string[]) =>
  expect(page.locator('[data-shortcut-open]')).toHaveText(names);

/** From nowhere, and from the first row, the key up leads to the first row: so it may be pressed until it is heard. */
async function reachFirstRow(page: Page) {
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(page.locator('[data-shortcut-open]').first()).toBeFocused({ timeout: 500 });
  }).toPass();
}

for (const locale of locales) {
  test(`the inbox has no finding, on a desktop or a phone, in ${locale}`, async ({ page, context }) => {
    test.slow();
    await signInAsStaff(context, 'admin');
    await someStaff('sales', 'Alexandrine');
    const word = someWord();
    await storeQuote(word, { firstName: 'Annelies', dueInHours: -5, name: 'Van den Bossche-Vandecasteele' });
    await storeQuote(word, { firstName: 'Zoë', dueInHours: 1, subject: 'covering' });
    const viewport = screens[screenOf(0, locale)];
    await page.setViewportSize(viewport);
    const t = await open(page, locale, { q: word });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Inbox.title'));
    await expect(rowOf(page, 'Annelies')).toContainText(t('Inbox.statuses.new'));
    await page.getByText(t('Inbox.choose.title')).click();
    await pick(page, 'Zoë');
    await expectNoFindings(page);
    await expectFitsScreens(page);
    await page.getByRole('button', { name: t('Inbox.bulk.setStatus'), exact: true }).click();
    await expect(said(page)).toHaveText(t('Inbox.refused.noValue'));
    await expect(rowOf(page, 'Zoë').getByRole('checkbox')).toBeChecked();
    await expectNoFindings(page);

    await open(page, locale, { q: word, view: 'board' });
    await rowOf(page, 'Zoë').locator('summary').click();
    await expectNoFindings(page);
    await expectFitsScreens(page);

    await open(page, locale, { q: word, status: 'won' });
    await expect(page.getByText(t('Inbox.empty.filteredTitle'))).toBeVisible();
    await expectNoFindings(page);
    if (viewport.width > 1000) {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: t('Staff.shortcuts.title') })).toBeVisible();
    } else {
      const menu = page.getByRole('button', { name: t('Staff.menu') });
      await menu.click();
      await page.getByRole('button', { name: t('Staff.shortcuts.button') }).click();
      await expectNoFindings(page);
      await page.getByRole('button', { name: t('Staff.shortcuts.close') }).click();
      await expect(menu).toBeFocused();
      await menu.click();
    }
    await expectNoFindings(page);
    await expectFitsScreens(page);
    await page.goto(pathWithin('admin', locale));
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
  });
}

test('begins with what is late, and another language shows the same', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  await storeQuote(word, { firstName: 'Later', dueInHours: 20 });
  await storeQuote(word, { firstName: 'Laat', dueInHours: -30, subject: 'design' });
  await storeQuote(word, { firstName: 'Gauw', dueInHours: 2 });
  const t = await open(page, 'fr', { q: word });
  await expectNames(page, ['Laat Peeters', 'Gauw Peeters', 'Later Peeters']);
  await expect(rowOf(page, 'Laat')).toContainText('de retard');
  await expect(rowOf(page, 'Gauw')).toContainText('encore');
  await page.getByLabel(t('Inbox.filters.subject')).selectOption('design');
  await page.getByRole('button', { name: t('Staff.filters.apply') }).click();
  await expect(page).toHaveURL(/[?&]subject=design(&|$)/);
  await expectNames(page, ['Laat Peeters']);
  await page.getByRole('banner').getByRole('link', { name: /^NL/ }).click();
  await expect(page).toHaveURL(inbox('nl', { subject: 'design', q: word }));
  await expectNames(page, ['Laat Peeters']);
  await page.getByRole('link', { name: textsOf('nl')('Staff.filters.clear') }).click();
  await expect(page).toHaveURL(inbox('nl', {}));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is sorted by a choice or by a heading, with the columns that are ticked', async ({
    page,
    context,
  }) => {
    await signInAsStaff(context, 'sales');
    const word = someWord();
    const zoe = await storeQuote(word, { firstName: 'Zoë', company: `${word} Zinkwerk`, dueInHours: 2 });
    await storeQuote(word, { firstName: 'Els', company: `${word} Atelier`, dueInHours: 8 });
    const t = textsOf('fr');
    await page.goto(inbox('fr', { q: word }));
    await expectNames(page, ['Zoë Peeters', 'Els Peeters']);
    await page.getByLabel(t('Inbox.sort.label')).selectOption(t('Inbox.sort.company'));
    await page.getByRole('button', { name: t('Staff.filters.apply') }).click();
    await expectNames(page, ['Els Peeters', 'Zoë Peeters']);
    const heading = page.locator('th[data-column="customer"]').first();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('link').press('Enter');
    await expectNames(page, ['Zoë Peeters', 'Els Peeters']);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');

    await page.getByText(t('Inbox.choose.title')).press('Enter');
    await page.getByRole('checkbox', { name: t('Inbox.columns.request'), exact: true }).uncheck();
    await page.getByRole('checkbox', { name: t('Inbox.columns.amount'), exact: true }).check();
    await page.getByRole('button', { name: t('Inbox.choose.submit') }).click();
    await expect(page.locator('th[data-column="amount"]')).toHaveCount(1);
    await expect(page.locator('[data-column="request"]')).toHaveCount(0);
    await expectNames(page, ['Zoë Peeters', 'Els Peeters']);
    await expectFitsScreens(page);
    // On to a request and back: the list is as it was.
    await page.getByRole('link', { name: 'Zoë Peeters' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(zoe.reference));
    await page.getByRole('link', { name: t('StaffRequest.backToList') }).press('Enter');
    await expect(page.locator('th[data-column="amount"]')).toHaveCount(1);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
  });
});

test('the overview names the most pressing request, and leads to it', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  const { reference } = await storeQuote(word, { firstName: 'Godelieve', dueInHours: -9000 });
  // Customers who wrote back come first, and other tests have some.
  const sent = { reference, key: randomUUID(), body: 'Nog iets.', attachments: [], limits: [] };
  await callDatabase('add_quote_message', { sent: { ...sent, answerDueAt: new Date().toISOString() } });
  const t = textsOf('nl');
  await page.goto(pathTo('admin', 'nl'));
  const next = page.getByRole('region', { name: t('Inbox.next.title') });
  await expect(next.getByRole('listitem').first()).toContainText('Godelieve');
  await expect(next.getByRole('listitem').first()).toContainText(t('Inbox.customerWrote'));
  await expect(next.locator('[data-due="overdue"]').first()).toBeVisible();
  await next.getByRole('link', { name: 'Godelieve' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Godelieve');
});

test('what is not in one state is looked for in all by one link, and what is picked stays marked', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  for (const firstName of ['Marieke', 'Joris']) await storeQuote(word, { firstName });
  const t = await open(page, 'nl', { status: 'won', subject: 'design', q: word });
  await page.getByRole('link', { name: t('Inbox.empty.all') }).click();
  await expect(page).toHaveURL(inbox('nl', { status: 'all', q: word }));
  await expect(rowOf(page, 'Marieke')).toBeVisible();
  await awake(page);
  const markOf = (name: string) => rowOf(page, name).evaluate((row) => getComputedStyle(row).boxShadow);
  const plain = await markOf('Marieke');
  await pick(page, 'Marieke');
  await pick(page, 'Joris');
  expect(await markOf('Marieke')).not.toBe(plain);
  await open(page, 'nl', { status: 'all', q: `${word} nergens` });
  await expect(page.getByText(t('Inbox.empty.filteredTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('Inbox.empty.all') })).toHaveCount(0);
});

test('many are changed at once, and taken back', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  for (const firstName of ['Eva', 'Twan', 'Dries']) await storeQuote(word, { firstName });
  const t = await open(page, 'en', { q: word });
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await rowOf(page, 'Dries').getByRole('checkbox').uncheck();
  await page.getByRole('combobox', { name: t('Inbox.bulk.assignee') }).selectOption({ label: t('Inbox.me') });
  await page.getByRole('button', { name: t('Inbox.bulk.assign'), exact: true }).click();
  await expect(said(page)).toContainText('2 requests are now assigned to Mieke Janssens.');
  await expect(rowOf(page, 'Eva')).toContainText('Mieke Janssens');
  await expect(rowOf(page, 'Dries')).toContainText(t('Inbox.nobody'));
  await page.getByRole('button', { name: t('Inbox.done.takeBack') }).click();
  await expect(said(page)).toContainText('2 changes undone.');
  await expect(said(page)).toBeFocused();
  await expect(rowOf(page, 'Eva')).toContainText(t('Inbox.nobody'));
  await pick(page, 'Dries');
  await page.getByRole('button', { name: t('Inbox.bulk.spam'), exact: true }).click();
  await expect(rowOf(page, 'Dries')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: t('Inbox.filters.status') })
    .getByRole('link', { name: /^Spam/ })
    .click();
  await expectNames(page, ['Dries Peeters']);
});

test('whoever comes second is told what changed, and overwrites nothing', async ({
  page,
  context,
  browser,
  extraHTTPHeaders,
}) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  const { reference } = await storeQuote(word, { firstName: 'Samen' });
  const t = await open(page, 'nl', { q: word });
  const other = await browser.newContext({ extraHTTPHeaders, baseURL: stack.siteUrl });
  await signInAsStaff(other, 'sales', 'Karel');
  const quicker = await other.newPage();
  await open(quicker, 'fr', { q: word, view: 'board' });
  await rowOf(quicker, 'Samen').locator('summary').click();
  await rowOf(quicker, 'Samen')
    .getByRole('button', { name: textsOf('fr')('Inbox.statuses.quoted') })
    .click();
  await expect(said(quicker)).toContainText('1 demande');
  await other.close();

  await pick(page, 'Samen');
  await page.getByRole('button', { name: t('Inbox.bulk.spam'), exact: true }).click();
  await expect(said(page)).toContainText(t('Inbox.conflict.title'));
  await expect(said(page)).toContainText(reference);
  await expect(said(page)).toContainText('Karel Janssens');
  await expect(rowOf(page, 'Samen')).toContainText(t('Inbox.statuses.quoted'));
  await expect(page.getByRole('button', { name: t('Inbox.done.takeBack') })).toHaveCount(0);
});

test('everything is done by the keyboard alone, and no letter acts while someone types', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'admin');
  const word = someWord();
  await storeQuote(word, { firstName: 'Aan', dueInHours: 1 });
  await storeQuote(word, { firstName: 'Bert', dueInHours: 2 });
  const t = await open(page, 'fr', { q: word });
  const keyboard = page.keyboard;
  await reachFirstRow(page);
  await expect(page.getByRole('link', { name: 'Aan Peeters' })).toBeFocused();
  await keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Bert Peeters' })).toBeFocused();
  await keyboard.press('x');
  await expect(rowOf(page, 'Bert').getByRole('checkbox')).toBeChecked();
  await keyboard.press('k');
  await expect(page.getByRole('link', { name: 'Aan Peeters' })).toBeFocused();

  await keyboard.press('/');
  const search = page.getByLabel(t('Inbox.filters.text'));
  await expect(search).toBeFocused();
  await keyboard.type('jxgo?');
  await expect(search).toHaveValue('jxgo?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By Tab to the board, a card's menu, and on.
  await open(page, 'fr', { q: word, view: 'board' });
  await reachFirstRow(page);
  await keyboard.press('m');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('Inbox.statuses.contacted') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t('Inbox.statuses.contacted') })).toContainText('Aan');
  await expect(page.getByRole('link', { name: 'Aan Peeters' })).toBeFocused();
  await keyboard.press('z');
  await expect(page.getByRole('region', { name: t('Inbox.statuses.new') })).toContainText('Aan');

  await keyboard.press('g');
  await keyboard.press('o');
  await expect(page).toHaveURL(pathWithin('admin', 'fr'));
  await expect(async () => {
    await keyboard.press('g');
    await keyboard.press('r');
    await expect(page).toHaveURL(inbox('fr', {}), { timeout: 2000 });
  }).toPass();
});

test('the shortcuts can be turned off, and stay off', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  await storeQuote(word);
  const t = await open(page, 'en', { q: word });
  await page.getByRole('button', { name: t('Staff.shortcuts.button') }).click();
  const sheet = page.getByRole('dialog', { name: t('Staff.shortcuts.title') });
  await expect(sheet.getByRole('button', { name: t('Staff.shortcuts.close') })).toBeFocused();
  await sheet.getByLabel(t('Staff.shortcuts.on')).uncheck();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: t('Staff.shortcuts.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: t('Staff.shortcuts.button') })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Lieve Peeters' })).not.toBeFocused();
  await open(page, 'en', { q: word });
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lieve Peeters' })).not.toBeFocused();
});

test('a card is dragged to another column', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  await storeQuote(word, { firstName: 'Sleep' });
  const t = await open(page, 'nl', { q: word, view: 'board' });
  const won = page.getByRole('region', { name: t('Inbox.statuses.won') });
  await rowOf(page, 'Sleep').dragTo(won);
  await expect(won).toContainText('Sleep');
  await expect(said(page)).toContainText('1 aanvraag');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, changes, the way back and the board work', async ({ page, context }) => {
    await signInAsStaff(context, 'sales');
    const word = someWord();
    await storeQuote(word, { firstName: 'Stil' });
    const t = textsOf('nl');
    await page.goto(inbox('nl', {}));
    await page.getByLabel(t('Inbox.filters.text')).fill(word);
    await page.getByRole('button', { name: t('Staff.filters.apply') }).click();
    await expectNames(page, ['Stil Peeters']);
    await pick(page, 'Stil');
    await page.getByRole('combobox', { name: t('Inbox.bulk.status') }).selectOption('contacted');
    await page.getByRole('button', { name: t('Inbox.bulk.setStatus'), exact: true }).click();
    await expect(said(page)).toContainText('1 aanvraag');
    await expect(rowOf(page, 'Stil')).toContainText(t('Inbox.statuses.contacted'));
    await page.getByRole('button', { name: t('Inbox.done.takeBack') }).click();
    await expect(rowOf(page, 'Stil')).toContainText(t('Inbox.statuses.new'));
    await page.getByRole('link', { name: t('Inbox.views.board') }).click();
    await rowOf(page, 'Stil').locator('summary').click();
    await rowOf(page, 'Stil')
      .getByRole('button', { name: t('Inbox.statuses.won') })
      .click();
    await expect(page.getByRole('region', { name: t('Inbox.statuses.won') })).toContainText('Stil');
  });
});

test('a visitor is led to sign in, and back to the very list', async ({ page, context }) => {
  const path = inbox('nl', { status: 'won', q: 'zoe' });
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === path);
  await signInAsStaff(context, 'sales');
  await page.goto(path);
  await expect(page).toHaveURL(path);
});

test('no byte of a request reaches another role, however it asks', async () => {
  const word = someWord();
  await storeQuote(word, { firstName: 'Geheim' });
  const { session } = await someStaff('editor');
  const cookie = cookieHeader(cookiesOf(session));
  const ways: Record<string, Record<string, string>> = {
    'as a page': {},
    'as data': { RSC: '1' },
    'as a prefetch': { RSC: '1', 'Next-Router-Prefetch': '1' },
    'past the middleware': { 'x-middleware-subrequest': Array(6).fill('middleware').join(':') },
  };
  const paths = [
    inbox('fr', { q: word }),
    inbox('en', { q: word, view: 'board' }),
    `/api/admin/requests/export?q=${word}`,
  ];
  for (const [way, headers] of Object.entries(ways)) {
    for (const path of paths) {
      let response = await fetch(stack.siteUrl + path, {
        redirect: 'manual',
        headers: { ...headers, cookie },
      });
      const location = response.headers.get('location');
      if (location?.includes('_rsc')) {
        response = await fetch(new URL(location, stack.siteUrl), {
          redirect: 'manual',
          headers: { ...headers, cookie },
        });
      }
      const text = await response.text();
      expect(text, `${path} ${way}`).not.toContain('Geheim');
      if (way === 'as a page') expect(response.status, path).toBe(403);
    }
  }
});

test('an editor reads why the inbox is closed, and does not see it in the menu', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/403/);
  const account = await signInAsStaff(context, 'editor');
  await page.goto(inbox('en', {}));
  const t = textsOf('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Staff.closed.areaTitle'));
  await expect(page.getByRole('main')).toContainText(account.email);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: t('Staff.areas.requests') }),
  ).toHaveCount(0);
  await expectNoFindings(page);
  const customer = await makeAccount();
  await context.clearCookies();
  await signInto(context, customer.session);
  await page.goto(inbox('en', {}));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Staff.closed.title'));
});

test('the file holds what the filters show', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const word = someWord();
  await storeQuote(word, { firstName: '=Formule' });
  const t = await open(page, 'fr', { q: word });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('Staff.csv') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^requests-.*\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.split('\r\n')[0]).toContain(t('Inbox.columns.assignee'));
  expect(text).toContain(`;'=Formule;Peeters;${word};`);
  expect(text.trim().split('\r\n')).toHaveLength(2);
});
