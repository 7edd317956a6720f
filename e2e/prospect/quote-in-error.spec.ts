import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { alive } from '../support/alive';
import { database } from '../support/database';
import { expectNoSidewaysScroll } from '../support/layout';
import { type QuoteField, QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { fieldLabel, phrase, textsOf } from '../support/texts';

const long = 'Handelsvennootschapsbelastingsaangifteformulierenverwerkingsafdeling';

/** Wrong in four fields, empty in one; the words are as long as Dutch makes them. */
const wrong = {
  ...someQuote(),
  firstName: long,
  name: '',
  company: long,
  email: 'lieve@bakkerij',
  phone: '12',
  message: 'Kort',
};
const expected = {
  name: 'required',
  email: 'invalidEmail',
  phone: 'invalidPhone',
  message: 'tooShort',
} as const;

async function expectErrorsShown(page: Page, locale: Locale) {
  const t = textsOf(locale);
  const form = new QuoteForm(page, locale);
  const fields = Object.entries(expected) as [QuoteField, (typeof expected)[keyof typeof expected]][];
  await expect(form.summary).toContainText(t('Forms.errorSummary', { count: fields.length }));
  for (const [name, error] of fields) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(name)).toHaveAccessibleDescription(phrase(t(`errors.${error}`)));
    await expect(page.getByText(t(`errors.${error}`))).toBeVisible();
    await expect(
      form.summary.getByRole('link', { name: fieldLabel(t, 'QuoteForm', name), exact: true }),
    ).toHaveAttribute('href', `#quote-${name}`);
  }
  for (const name of ['firstName', 'company', 'subject'] as const) {
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
  await form.expectValues(wrong);
  await expect(form.newsletter).toBeChecked();
  await expectNoSidewaysScroll(page);
}

test.use({ viewport: { width: 360, height: 740 } });

for (const locale of locales) {
  test(`a wrong form says in ${locale} what is wrong, keeps everything and goes to the first error`, async ({
    page,
  }) => {
    const form = new QuoteForm(page, locale);
    await form.haveTicket();
    await form.open();
    await form.fill(wrong);
    await form.newsletter.check();
    await form.send();
    await expectErrorsShown(page, locale);
    await expect(form.field('name')).toBeFocused();
    await expect(form.field('name')).toBeInViewport({ ratio: 1 });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`a wrong form says in ${locale} what is wrong, keeps everything and is in sight`, async ({
      page,
    }) => {
      const form = new QuoteForm(page, locale);
      await form.openPlain();
      await form.fill(wrong);
      await form.newsletter.check();
      await form.send();
      await expectErrorsShown(page, locale);
      await expect(page).toHaveURL(/#quote-form-start$/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('#quote-form-start')).toBeInViewport();

      await form.summary.getByRole('link').first().click();
      await expect(form.field('name')).toBeFocused();
      await expect(form.field('name')).toBeInViewport({ ratio: 1 });
    });
  });
}

test('after a form that went out before its script was there, another request begins empty', async ({
  page,
}) => {
  const t = textsOf('nl');
  const form = new QuoteForm(page, 'nl');
  const quote = someQuote();
  await form.haveTicket();
  await form.openPlain();
  await page
    .locator('form')
    .filter({ has: form.field('message') })
    .evaluate((sent) => {
      HTMLFormElement.prototype.submit.call(sent);
    });
  await expect(form.summary).toBeVisible();
  await alive(page);
  await form.fill(quote);
  await form.send();
  await form.readReference();
  await page.getByRole('button', { name: t('QuoteForm.sendAnother') }).click();
  await expect(form.field('message')).toHaveValue('');
  await expect(form.summary).toHaveCount(0);
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
});

test('a form sent empty asks for the five required fields and stores nothing', async ({ page }) => {
  const t = textsOf('fr');
  const form = new QuoteForm(page, 'fr');
  await form.haveTicket();
  await form.open();
  await form.send();
  await expect(form.summary).toContainText(t('Forms.errorSummary', { count: 5 }));
  await expect(page.getByText(t('errors.required'))).toHaveCount(5);
  await expect(form.field('firstName')).toBeFocused();
});

test('what is corrected is wrong no more, and a site that fails is not a lost connection', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 500/);
  const t = textsOf('fr');
  const form = new QuoteForm(page, 'fr');
  await form.haveTicket();
  await form.open();
  await form.fill(wrong);
  await form.send();
  await expect(form.summary).toContainText(t('Forms.errorSummary', { count: 4 }));
  const quote = someQuote();
  await form.field('email').fill(quote.email);
  await expect(form.field('email')).not.toHaveAttribute('aria-invalid');
  await expect(form.summary).toContainText(t('Forms.errorSummary', { count: 3 }));
  await form.fill(quote);
  await expect(form.summary).toHaveCount(0);

  await page.route('/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' })
      : route.fallback(),
  );
  await form.send();
  await expect(form.summary).toContainText(t('Forms.failed'));
  await expect(form.summary).not.toContainText(t('Forms.offline'));
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  await form.expectValues(quote);
  await page.unrouteAll();
  await form.haveTicket();
  await form.retryButton.click();
  await form.readReference();
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test('a corrected form goes through', async ({ page }) => {
  const form = new QuoteForm(page, 'nl');
  await form.haveTicket();
  await form.open();
  await form.fill(wrong);
  await form.send();
  await expect(form.summary).toBeVisible();
  const quote = someQuote({ company: long });
  await form.fill(quote);
  await form.send();
  await form.readReference();
  await expectNoSidewaysScroll(page);
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});
