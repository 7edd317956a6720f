import type { Page } from '@playwright/test';
import { applyPath } from '@/lib/careers/apply-path';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { newsletterOptInCopy } from '@/lib/newsletter/mail/copy';
import { ApplicationForm, someApplication } from '../support/application-form';
import { pdfFile } from '../support/files';
import { Header } from '../support/header';
import { linkIn, receiveMail } from '../support/mailbox';
import { NewsletterForm, someReader } from '../support/newsletter-form';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

// What these pages show is in their address; another language must not lose it.
test.use({ javaScriptEnabled: false });

async function switchLanguage(page: Page, from: Locale, to: Locale) {
  await new Header(page, from).language(to).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

test('the reference of a quote request is there in every language', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  await form.openPlain();
  await form.fill(someQuote());
  await form.send();
  const reference = await form.readReference();
  const due = (await form.deadline.getAttribute('datetime')) ?? '';
  for (const [from, to] of [
    ['fr', 'nl'],
    ['nl', 'en'],
    ['en', 'fr'],
  ] as const) {
    await switchLanguage(page, from, to);
    await expect(page).toHaveURL((url) => url.pathname === pathTo('quote-received', to));
    await expect(form.reference).toHaveText(reference);
    await expect(form.deadline).toHaveAttribute('datetime', due);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(to)('QuoteForm.success'));
  }
});

test('the reference of an application is there in every language', async ({ page }) => {
  const form = new ApplicationForm(page, 'nl');
  await form.openPlain();
  await form.fill(someApplication());
  await form.cv.setInputFiles(pdfFile());
  await form.send();
  const reference = await form.readReference();
  for (const [from, to] of [
    ['nl', 'fr'],
    ['fr', 'en'],
  ] as const) {
    await switchLanguage(page, from, to);
    await expect(page).toHaveURL((url) => url.pathname === pathTo('application-received', to));
    await expect(form.reference).toHaveText(reference);
  }
});

test('the job one applies for stays chosen in another language', async ({ page }) => {
  await page.goto(applyPath('sign-and-film-fitter', 'fr'));
  await switchLanguage(page, 'fr', 'en');
  await expect(new ApplicationForm(page, 'en').field('position')).toHaveValue('sign-and-film-fitter');
});

test('a subscription can be confirmed in another language than its mail, and what came of it be read in a third', async ({
  page,
}) => {
  const email = someReader();
  await page.goto(pathTo('newsletter-sent', 'fr'));
  await new NewsletterForm(page, 'fr', 'main').subscribe(email);
  const mail = await receiveMail(email, newsletterOptInCopy.fr.subject);
  await page.goto(linkIn(mail, pathTo('newsletter-confirm', 'fr')));
  await switchLanguage(page, 'fr', 'nl');
  await page.getByRole('button', { name: textsOf('nl')('Newsletter.confirm.button') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(textsOf('nl')('Newsletter.outcome.confirmed.title'));
  await switchLanguage(page, 'nl', 'en');
  await expect(heading).toHaveText(textsOf('en')('Newsletter.outcome.confirmed.title'));
});
