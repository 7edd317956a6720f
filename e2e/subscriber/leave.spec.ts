import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { newsletterOptInCopy } from '@/lib/newsletter/mail/copy';
import { database } from '../support/database';
import { headerLinesOf, linkIn, type Mail, receiveMail } from '../support/mailbox';
import { NewsletterForm, someReader } from '../support/newsletter-form';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ javaScriptEnabled: false });

/** Someone who has subscribed and confirmed; the mail they confirmed with. */
async function subscribe(page: Page, locale: Locale, email: string): Promise<Mail> {
  const t = textsOf(locale);
  await page.goto(pathTo('newsletter-sent', locale));
  await new NewsletterForm(page, locale, 'main').subscribe(email);
  const mail = await receiveMail(email, newsletterOptInCopy[locale].subject);
  await page.goto(linkIn(mail, pathTo('newsletter-confirm', locale)));
  await page.getByRole('button', { name: t('Newsletter.confirm.button') }).click();
  await expect(page.getByText(t('Newsletter.outcome.confirmed.text'))).toBeVisible();
  return mail;
}

/** Where the unsubscribe button of a mail program posts to (RFC 2369, RFC 8058). */
async function oneClickAddress(mail: Mail): Promise<string> {
  const lines = await headerLinesOf(mail);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /^List-Unsubscribe: <(http[^>]+)>/im.exec(lines.join('\n'))?.[1];
  if (!address) throw new Error('The mail has no List-Unsubscribe header');
  return address;
}

for (const locale of locales) {
  test(`the link of a mail in ${locale} opens a page whose button, and nothing else, unsubscribes`, async ({
    page,
  }) => {
    const t = textsOf(locale);
    const email = someReader();
    const mail = await subscribe(page, locale, email);
    await page.goto(linkIn(mail, pathTo('newsletter-leave', locale)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Newsletter.leave.title'));
    await page.reload();
    expect(await database.subscriptionOf(email)).toMatchObject({ status: 'confirmed' });

    await page.getByRole('button', { name: t('Newsletter.leave.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Newsletter.outcome.left.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(await database.subscriptionOf(email)).toMatchObject({ status: 'unsubscribed' });
    await expect(new NewsletterForm(page, locale, 'main').email).toBeVisible();

    // What confirmed it once must not do so again.
    await page.goto(linkIn(mail, pathTo('newsletter-confirm', locale)));
    await page.getByRole('button', { name: t('Newsletter.confirm.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Newsletter.outcome.expired.title'));
    expect(await database.subscriptionOf(email)).toMatchObject({ status: 'unsubscribed' });
  });

  test(`a made-up unsubscribe link says in ${locale} that it does not hold`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(`${pathTo('newsletter-leave', locale)}?token=made.up`);
    await page.getByRole('button', { name: t('Newsletter.leave.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Newsletter.outcome.expired.title'));
  });
}

test('the unsubscribe button of a mail program needs one post and no page', async ({ page, request }) => {
  const t = textsOf('nl');
  const email = someReader();
  const address = await oneClickAddress(await subscribe(page, 'nl', email));
  expect(new URL(address).origin).toBe(stack.siteUrl);

  // A person, or a scanner, that opens the address comes to the page with the button.
  await page.goto(address);
  await expect(page).toHaveURL((url) => url.pathname === pathTo('newsletter-leave', 'nl'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Newsletter.leave.title'));
  expect(await database.subscriptionOf(email)).toMatchObject({ status: 'confirmed' });

  const empty = await request.post(address, { form: {} });
  expect(empty.status()).toBe(400);
  expect(await database.subscriptionOf(email)).toMatchObject({ status: 'confirmed' });

  for (const _again of [1, 2]) {
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await database.subscriptionOf(email)).toMatchObject({ status: 'unsubscribed' });
  }
});
