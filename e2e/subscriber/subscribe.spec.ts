import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { newsletterOptInCopy, newsletterWelcomeCopy } from '@/lib/newsletter/mail/copy';
import { alive } from '../support/alive';
import { database } from '../support/database';
import { linkIn, receiveMail } from '../support/mailbox';
import { NewsletterForm, someReader } from '../support/newsletter-form';
import { stack } from '../support/stack';
import { expect, test, unusedSheet } from '../support/test';
import { phrase, textsOf } from '../support/texts';

// After the redirect of an action the framework preloads the sheet whose rules are in the page already.
test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(unusedSheet);
});

// The browser's own rule for an address lets it through, ours does not.
const undeliverable = 'lieve@bakkerij';

/** Waits for the mail that asks to confirm, and gives the link of its button. */
async function receiveConfirmLink(email: string, locale: Locale): Promise<string> {
  const mail = await receiveMail(email, newsletterOptInCopy[locale].subject);
  expect(mail.html).toContain(`lang="${locale}"`);
  return linkIn(mail, pathTo('newsletter-confirm', locale));
}

async function expectHeading(page: Page, locale: Locale, text: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // On the way from page to page the framework exchanges it a moment after the heading.
  await expect
    .poll(() =>
      page.locator('meta[name="robots"]').evaluateAll((all) => all.map((one) => one.getAttribute('content'))),
    )
    .toEqual([expect.stringContaining('noindex')]);
}

/** Opening the link changes nothing; its button confirms. */
async function confirm(page: Page, locale: Locale, email: string) {
  const t = textsOf(locale);
  await page.goto(await receiveConfirmLink(email, locale));
  await expectHeading(page, locale, t('Newsletter.confirm.title'));
  await page.reload();
  expect(await database.subscriptionOf(email)).toMatchObject({ status: 'pending', locale });

  await page.getByRole('button', { name: t('Newsletter.confirm.button') }).click();
  await expectHeading(page, locale, t('Newsletter.outcome.confirmed.title'));
  await expect(page).toHaveURL((url) => url.pathname === pathTo('newsletter-sent', locale));
  expect(await database.subscriptionOf(email)).toMatchObject({ status: 'confirmed' });
  const welcome = await receiveMail(email, newsletterWelcomeCopy[locale].subject);
  expect(welcome.html).toContain(`lang="${locale}"`);
}

async function expectErrorBesideField(form: NewsletterForm, locale: Locale, typed: string, error: string) {
  await expect(form.error).toHaveText(error);
  await expect(form.email).toHaveValue(typed);
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.email).toHaveAccessibleDescription(phrase(error));
  await expect(form.page.locator('html')).toHaveAttribute('lang', locale);
}

for (const locale of locales) {
  const t = textsOf(locale);

  test(`the footer of a page in ${locale} takes an address, and the mail's button confirms it`, async ({
    page,
  }) => {
    const email = someReader();
    const form = new NewsletterForm(page, locale);
    await page.goto(pathTo('car-wrapping', locale));
    await alive(page);
    await form.subscribe(email);
    await expect(form.answer).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('car-wrapping', locale));
    await confirm(page, locale, email);
  });

  test(`a wrong address is answered beside the field in ${locale}, and can be corrected`, async ({
    page,
  }) => {
    const form = new NewsletterForm(page, locale);
    await page.goto(pathTo('about', locale));
    await alive(page);
    for (const [typed, error] of [
      ['', t('errors.required')],
      ['lieve', t('errors.invalidEmail')],
      [undeliverable, t('errors.invalidEmail')],
    ] as const) {
      await form.subscribe(typed);
      await expectErrorBesideField(form, locale, typed, error);
      await expect(form.email).toBeFocused();
    }
    await form.subscribe(someReader());
    await expect(form.answer).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`the footer of a page in ${locale} takes an address, and the mail's button confirms it`, async ({
      page,
    }) => {
      const email = someReader();
      await page.goto(pathTo('car-wrapping', locale));
      await new NewsletterForm(page, locale).subscribe(email);
      await expectHeading(page, locale, t('Newsletter.outcome.requested.title'));
      await expect(page.getByText(t('Newsletter.outcome.requested.text'))).toBeVisible();
      await confirm(page, locale, email);
    });

    test(`a wrong address comes back with the reason beside it in ${locale}, and can be corrected`, async ({
      page,
    }) => {
      const form = new NewsletterForm(page, locale, 'main');
      await page.goto(pathTo('about', locale));
      await new NewsletterForm(page, locale).subscribe(undeliverable);
      await expect(page).toHaveURL((url) => url.pathname === pathTo('newsletter-sent', locale));
      await expectErrorBesideField(form, locale, undeliverable, t('errors.invalidEmail'));
      await expect(form.email).toBeInViewport();
      for (const [typed, error] of [
        ['', t('errors.required')],
        ['lieve', t('errors.invalidEmail')],
      ] as const) {
        await form.subscribe(typed);
        await expectErrorBesideField(form, locale, typed, error);
      }
      await form.subscribe(someReader());
      await expectHeading(page, locale, t('Newsletter.outcome.requested.title'));
    });
  });

  test(`links of mails that no longer hold say so in ${locale} and offer the form`, async ({ page }) => {
    const email = someReader();
    const form = new NewsletterForm(page, locale, 'main');
    await page.goto(pathTo('newsletter-sent', locale));
    await alive(page);
    await form.subscribe(email);
    await expect(form.answer).toBeVisible();
    const link = await receiveConfirmLink(email, locale);
    await database.expireConfirmation(email);
    for (const dead of [link, `${stack.siteUrl}${pathTo('newsletter-confirm', locale)}?token=made-up`]) {
      await page.goto(dead);
      await page.getByRole('button', { name: t('Newsletter.confirm.button') }).click();
      await expectHeading(page, locale, t('Newsletter.outcome.expired.title'));
      await expect(form.email).toBeVisible();
    }
    expect(await database.subscriptionOf(email)).toMatchObject({ status: 'pending' });

    for (const step of ['confirm', 'leave'] as const) {
      await page.goto(pathTo(`newsletter-${step}`, locale));
      await expectHeading(page, locale, t('Newsletter.incompleteTitle'));
      await expect(page.getByText(t('Newsletter.incomplete'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
}

test("a second click on the mail's button finds the subscription as it is, and sends no second mail", async ({
  page,
}) => {
  const email = someReader();
  await page.goto('/');
  await alive(page);
  await new NewsletterForm(page, 'fr').subscribe(email);
  await confirm(page, 'fr', email);
  const t = textsOf('fr');
  await page.goto(await receiveConfirmLink(email, 'fr'));
  await page.getByRole('button', { name: t('Newsletter.confirm.button') }).click();
  await expectHeading(page, 'fr', t('Newsletter.outcome.confirmed.title'));
  const templates = (await database.mailsTo(email)).map(({ template }) => template).sort();
  expect(templates).toEqual(['newsletter-opt-in', 'newsletter-welcome']);
});

test('an address that is on the list already is answered like any other, and gets no mail', async ({
  page,
}) => {
  const email = someReader();
  const form = new NewsletterForm(page, 'en');
  await page.goto('/en');
  await alive(page);
  await form.subscribe(email);
  await confirm(page, 'en', email);
  await page.goto('/en');
  await alive(page);
  await form.subscribe(email.toUpperCase());
  await expect(form.answer).toBeVisible();
  expect(await database.mailsTo(email)).toHaveLength(2);
  expect(await database.subscriptionOf(email)).toMatchObject({ status: 'confirmed' });
});

test('a connection lost on subscribing keeps the address and says so', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  const email = someReader();
  const form = new NewsletterForm(page, 'nl');
  await page.goto('/nl');
  await alive(page);
  await context.setOffline(true);
  await form.subscribe(email);
  await expect(form.error).toHaveText(textsOf('nl')('Forms.offline'));
  await expect(form.email).toHaveValue(email);
  await context.setOffline(false);
  await form.button.click();
  await expect(form.answer).toBeVisible();
});
