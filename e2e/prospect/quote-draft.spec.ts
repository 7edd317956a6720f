import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { alive } from '../support/alive';
import { undecided } from '../support/consent';
import { database } from '../support/database';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

/** Everything a page can leave behind in the browser, beside the choice about cookies. */
function readStorage(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((name) => name !== 'consent'),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

const nothing = { local: [], session: [], databases: [], caches: [], workers: 0 };

test.describe('Before a choice about cookies', () => {
  test.use({ storageState: undecided });

  for (const locale of locales) {
    test(`a first visit in ${locale} leaves nothing in the browser`, async ({ page, context }) => {
      const form = new QuoteForm(page, locale);
      await form.open();
      await form.field('email').focus();
      await form.field('message').focus();
      await page.mouse.wheel(0, 4000);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await readStorage(page)).toEqual(nothing);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

test('what was typed survives a reload, and can be thrown away', async ({ page }) => {
  const form = new QuoteForm(page, 'nl');
  const quote = someQuote();
  await form.open();
  await form.fill(quote);
  await page.reload();
  await expect(form.draftNotice).toBeVisible();
  await form.expectValues(quote);

  await page.getByRole('button', { name: textsOf('nl')('QuoteForm.discardDraft') }).click();
  await expect(form.draftNotice).toHaveCount(0);
  await expect(form.field('message')).toHaveValue('');
  expect(await readStorage(page)).toEqual(nothing);
  await page.reload();
  await alive(page);
  await expect(form.field('message')).toHaveValue('');
});

test('a draft in one language is there in the next', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  const quote = someQuote();
  await form.open();
  await form.fill(quote);
  await page.goto(pathTo('home', 'en'));
  await new QuoteForm(page, 'en').expectValues(quote);
});

test('what a page proposes neither comes over what was typed before nor becomes a draft', async ({
  page,
}) => {
  const quote = someQuote();
  const named = pathWithin('home', 'nl', { query: { name: 'Bakkerij' } });
  const form = new QuoteForm(page, 'nl');
  await page.goto(named);
  await alive(page);
  await expect(form.field('company')).toHaveValue('Bakkerij');
  await form.field('email').fill(quote.email);
  await expect.poll(async () => (await readStorage(page)).local).toHaveLength(1);
  await form.open();
  await expect(form.field('email')).toHaveValue(quote.email);
  await expect(form.field('company')).toHaveValue('');

  await form.fill(quote);
  await page.goto(named);
  await alive(page);
  await form.expectValues(quote);

  // The page of a design proposes a message.
  await page.goto(pathTo('wrap-tool', 'nl'));
  await alive(page);
  await page.getByRole('button', { name: simulatorLabels('nl').save, exact: true }).click();
  await expect(page.getByText(textsOf('nl')('Designs.ownNote'), { exact: true })).toBeVisible();
  await alive(page);
  await form.expectValues(quote);
  await form.open();
  await form.expectValues(quote);
});

test('the draft is gone once the request is acknowledged', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  await form.begin();
  await expect.poll(async () => (await readStorage(page)).local).toHaveLength(1);
  await form.send();
  await form.readReference();
  expect(await readStorage(page)).toEqual(nothing);
  await page.reload();
  await alive(page);
  await expect(form.field('message')).toHaveValue('');
  await expect(form.draftNotice).toHaveCount(0);
});

const obstacles = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError');
    };
  },
  damaged: () => {
    try {
      localStorage.setItem('quote-draft', '{"fields":"nothing');
    } catch {
      // The first document has no storage of its own.
    }
  },
};

for (const [state, obstruct] of Object.entries(obstacles)) {
  test(`a request goes through where local storage is ${state}`, async ({ page }) => {
    await page.addInitScript(obstruct);
    const form = new QuoteForm(page, 'en');
    const quote = await form.begin();
    await form.send();
    await form.readReference();
    expect(await database.quotesFrom(quote.email)).toHaveLength(1);
  });
}
