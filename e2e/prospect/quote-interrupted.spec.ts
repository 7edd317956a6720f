import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { database } from '../support/database';
import { receiveReferencedMails } from '../support/mailbox';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

const scripts = '**/_next/static/**/*.js*';

for (const locale of locales) {
  test(`a connection lost on sending keeps the form and says so in ${locale}; the retry works`, async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
    const t = textsOf(locale);
    const form = new QuoteForm(page, locale);
    const quote = await form.begin();
    await context.setOffline(true);
    await form.send();
    await expect(form.summary).toContainText(t('Forms.offline'));
    await form.expectValues(quote);
    expect(await database.quotesFrom(quote.email)).toHaveLength(0);

    await context.setOffline(false);
    await form.retryButton.click();
    await form.readReference();
    expect(await database.quotesFrom(quote.email)).toHaveLength(1);
  });

  test(`a page older than the site asks in ${locale} to be reloaded and keeps the text`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 404/);
    const t = textsOf(locale);
    const form = new QuoteForm(page, locale);
    const quote = await form.begin();
    await page.route(
      (url) => url.pathname === pathTo('home', locale),
      (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 404,
              headers: { 'x-nextjs-action-not-found': '1' },
              contentType: 'text/plain',
              body: 'Server action not found.',
            })
          : route.fallback(),
    );
    await form.send();
    await expect(form.summary).toContainText(t('Forms.outdated'));
    await form.expectValues(quote);
    await page.unrouteAll();
    await form.haveTicket();
    await page.getByRole('button', { name: t('Forms.reload') }).click();
    await expect(form.draftNotice).toBeVisible();
    await form.expectValues(quote);
    await form.send();
    await form.readReference();
    expect(await database.quotesFrom(quote.email)).toHaveLength(1);
  });
}

/** A quote that the site has taken, and whose answer never came. */
async function loseAnswer(page: Page) {
  const form = new QuoteForm(page, 'fr');
  const quote = await form.begin();
  await page.route(
    '/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.send();
  await expect(form.retryButton).toBeVisible();
  return { form, quote };
}

test('an answer lost on its way is given again by the retry: one request, two mails', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  const { form, quote } = await loseAnswer(page);
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
  await form.retryButton.click();
  const reference = await form.readReference();
  const rows = await database.quotesFrom(quote.email);
  expect(rows.map((row) => row.reference)).toEqual([reference]);
  await receiveReferencedMails(reference, quote.email);
});

test('a request changed after its answer was lost is held back once, then sent as a new one', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  const { form, quote } = await loseAnswer(page);
  const changed = { ...quote, message: `${quote.message} Et une enseigne.` };
  await form.fill(changed);
  await form.send();
  await expect(form.summary).toContainText(textsOf('fr')('Forms.refused.conflict'));
  await form.expectValues(changed);
  await form.send();
  await form.readReference();
  const messages = (await database.quotesFrom(quote.email)).map(({ message }) => message).sort();
  expect(messages).toEqual([quote.message, changed.message]);
});

test('a page whose script files are all missing still sends the form', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/ERR_FAILED.*_next\/static/);
  await page.route(scripts, (route) => route.abort());
  const form = new QuoteForm(page, 'nl');
  const quote = someQuote();
  await form.openPlain();
  await form.fill(quote);
  await form.send();
  await form.readReference();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('quote-received', 'nl'));
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test('a script file missing when the answer comes costs neither the text nor the answer', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  const form = new QuoteForm(page, 'fr');
  const quote = await form.begin();
  await page.route(scripts, (route) => route.abort());
  await page.route('/', (route) => route.abort(), { times: 1 });
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/_next/static/'));
  await form.send();
  await missing;
  await expect(form.retryButton).toBeVisible();
  await form.expectValues(quote);

  await form.retryButton.click();
  await form.readReference();
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});
