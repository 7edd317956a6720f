import type { Page } from '@playwright/test';
import { company } from '@/lib/company/company';
import { formatMoment } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { writtenIn } from '@/lib/mail/staff-mail-copy';
import { quoteConfirmationCopy } from '@/lib/quotes/mail/confirmation-copy';
import { quoteNotificationCopy } from '@/lib/quotes/mail/notification-copy';
import { database } from '../support/database';
import { receiveReferencedMails } from '../support/mailbox';
import { QuoteForm, type QuoteValues, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

// One whole journey with everything that moves.
test.use({ reducedMotion: 'no-preference' });

async function expectStoredAndMailed(page: Page, locale: Locale, quote: QuoteValues, newsletter: boolean) {
  const form = new QuoteForm(page, locale);
  const reference = await form.readReference();
  const due = new Date((await form.deadline.getAttribute('datetime')) ?? '');
  await expect(form.deadline).toHaveText(formatMoment(due, locale));
  // It came, it is begun, it is answered.
  await expect(page.locator('dl > .step')).toHaveCount(3);

  const rows = await database.quotesFrom(quote.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    reference,
    locale,
    first_name: quote.firstName,
    name: quote.name,
    company: quote.company,
    phone: '+32470123456',
    subject: quote.subject,
    message: quote.message,
    newsletter_opt_in: newsletter,
  });
  expect(new Date(rows[0]?.answer_due_at ?? '')).toEqual(due);

  const { confirmation, notification } = await receiveReferencedMails(reference, quote.email);
  expect(confirmation.subject).toBe(quoteConfirmationCopy[locale].subject(reference));
  expect(confirmation.text).not.toContain(quote.message);
  expect(notification.text).toContain(quote.message);
  expect(confirmation.text).toContain(formatMoment(due, locale));
  expect(confirmation.html).toContain(`lang="${locale}"`);
  expect(notification.html).toContain(quoteNotificationCopy[company.staffLocale].headline);
  expect(notification.text).toContain(writtenIn[company.staffLocale][locale]);
  const templates = (await database.mailsTo(quote.email)).map(({ template }) => template).sort();
  // A subscription is asked for once more, and only when the box was ticked.
  expect(templates).toEqual([...(newsletter ? ['newsletter-opt-in'] : []), 'quote-confirmation']);
}

for (const locale of locales) {
  const newsletter = locale === 'nl';

  test(`a request written in ${locale} is stored once and answered by two mails`, async ({ page }) => {
    const form = new QuoteForm(page, locale);
    const quote = await form.begin();
    await expect(form.newsletter).not.toBeChecked();
    await form.newsletter.setChecked(newsletter);
    await form.send();
    await expect(page.getByRole('heading', { name: textsOf(locale)('QuoteForm.success') })).toBeFocused();
    // The ticket wears the firm's name on a sign.
    const sign = page.locator('main p.sign').filter({ hasText: quote.company });
    await expect(sign).toBeVisible();
    expect(
      await sign.evaluate((plate) => getComputedStyle(plate).backgroundImage.split('radial-gradient')),
    ).toHaveLength(3);
    await expectStoredAndMailed(page, locale, quote, newsletter);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`a request written in ${locale} is stored once and answered by two mails`, async ({ page }) => {
      const form = new QuoteForm(page, locale);
      const quote = someQuote();
      await form.openPlain();
      await form.fill(quote);
      await form.newsletter.setChecked(newsletter);
      await form.send();
      await expect(page).toHaveURL((url) => url.pathname === pathTo('quote-received', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(locale)('QuoteForm.success'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectStoredAndMailed(page, locale, quote, newsletter);
    });
  });
}

test('ten quick clicks send one request', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  const quote = await form.begin();
  await form.sendButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  const reference = await form.readReference();
  await receiveReferencedMails(reference, quote.email);
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test('a second request can follow the first, with a reference of its own', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  const quote = await form.begin();
  await form.send();
  const first = await form.readReference();
  await page.getByRole('button', { name: textsOf('fr')('QuoteForm.sendAnother') }).click();
  await expect(form.field('message')).toHaveValue('');
  await form.fill({ ...quote, message: 'Et une enseigne lumineuse pour la façade, de trois mètres.' });
  await form.send();
  await expect(form.reference).not.toHaveText(first);
  await form.readReference();
  expect(await database.quotesFrom(quote.email)).toHaveLength(2);
});

test('a form that the browser filled at once is sent all the same, a moment later', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  const quote = someQuote();
  await form.haveTicket(0);
  await form.open();
  await form.fill(quote);
  await form.send();
  await form.readReference();
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test('a form sent faster than a person can fill it is held back once, with everything kept', async ({
  page,
}) => {
  // The form tries again by itself before it says so.
  test.setTimeout(90_000);
  const form = new QuoteForm(page, 'en');
  const quote = someQuote();
  await form.haveTicket(-10_000);
  await form.open();
  await form.fill(quote);
  await form.send();
  await expect(form.summary).toContainText(textsOf('en')('Forms.refused.tooFast'));
  await form.expectValues(quote);
  await expect(async () => {
    await form.send();
    await expect(form.reference).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same request sent twice is one request', async ({ page }) => {
    const form = new QuoteForm(page, 'nl');
    const quote = someQuote();
    await form.openPlain();
    await form.fill(quote);
    await form.send();
    const first = await form.readReference();
    await form.openPlain();
    await form.fill(quote);
    await form.send();
    expect(await form.readReference()).toBe(first);
    expect(await database.quotesFrom(quote.email)).toHaveLength(1);
    await receiveReferencedMails(first, quote.email);
    expect(await database.mailsTo(quote.email)).toHaveLength(1);
  });

  test('the page of a received request says so when its address is made up', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`${pathTo('quote-received', locale)}?request=made.up`);
      await expect(page.getByText(textsOf(locale)('QuoteReceived.expired'))).toBeVisible();
    }
  });
});
