import { company } from '@/lib/company/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { quoteNewsCopy } from '@/lib/quotes/mail/status-copy';
import { makeAccount } from '../support/account';
import { signInto } from '../support/account-pages';
import { expectNoFindings } from '../support/axe';
import { pdfFile, plainFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { findMailTo, linkIn } from '../support/mailbox';
import { privateLinkOf } from '../support/private-link';
import { screenOf, widthsForAxe } from '../support/screens';
import { stack } from '../support/stack';
import { someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

/** The private link in the confirmation of a new request. */
async function receiveLink(locale: Locale): Promise<{ reference: string; link: string }> {
  const word = someWord();
  const { reference } = await storeQuote(word, { locale });
  const mail = await findMailTo(`${word}@bakkerij.test`, new RegExp(reference));
  return { reference, link: linkIn(mail, pathTo('quote-status', locale)) };
}

/** A new request with its private link, past the mail. */
async function storeLink(locale: Locale): Promise<{ reference: string; link: string }> {
  const { reference } = await storeQuote(someWord(), { locale });
  return { reference, link: privateLinkOf(reference, locale).link };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`a customer follows, completes and withdraws a request in ${locale}`, async ({
        page,
        expectedTrouble,
      }) => {
        test.slow();
        expectedTrouble.push(unusedSheet);
        const t = textsOf(locale);
        const { reference, link } = await (javaScriptEnabled ? receiveLink(locale) : storeLink(locale));
        const response = await page.goto(link);
        expect(response?.headers()['cache-control']).toContain('no-store');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('QuoteStatus.heading'));
        await expect(page.getByText(reference)).toBeVisible();
        await expect(page.locator('[aria-current="step"]')).toContainText(t('QuoteStatus.steps.received'));

        await expect(page.getByRole('listitem').filter({ hasText: 'letters op het raam' })).toContainText(
          t('QuoteStatus.conversation.fromYou'),
        );

        const message = page.getByRole('textbox', { name: new RegExp(t('QuoteStatus.add.message')) });
        const files = page.locator('input[type="file"]');
        const send = page.getByRole('button', { name: t('QuoteStatus.add.send') });
        await send.click();
        await expect(page.getByRole('status').first()).toHaveText(t('QuoteStatus.done.empty'));

        await message.fill('De wagen is 5,9 m lang.');
        await files.setInputFiles(plainFile('maten.txt'));
        await send.click();
        await expect(page.getByRole('status').first()).toHaveText(t('QuoteStatus.done.fileType'));
        await expect(message).toHaveValue('De wagen is 5,9 m lang.');
        if (javaScriptEnabled) await expectNoFindings(page);

        await files.setInputFiles([pdfFile('maten.pdf')]);
        await send.click();
        await expect(page.getByRole('status').first()).toHaveText(t('QuoteStatus.done.message'));
        await expect(message).toHaveValue('');
        await expect(page.getByRole('listitem').filter({ hasText: 'De wagen is 5,9 m lang.' })).toContainText(
          'maten.pdf',
        );
        const summary = quoteNewsCopy[company.staffLocale].message.summary('');
        const news = await findMailTo(stack.quotesInbox, new RegExp(`${reference}.*${summary}`), reference);
        expect(news.text).toContain('> De wagen is 5,9 m lang.');

        const widths = [1440, 360];
        const looked = javaScriptEnabled ? widthsForAxe(widths, screenOf(0, locale)) : [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          if (looked.includes(width)) await expectNoFindings(page);
          await expectNoSidewaysScroll(page);
        }

        // Neither the link nor the fold does anything: only the button does.
        await page.getByText(t('QuoteStatus.withdraw.open'), { exact: true }).click();
        await page.getByRole('button', { name: t('QuoteStatus.withdraw.confirm') }).click();
        await expect(page.getByRole('status').first()).toHaveText(t('QuoteStatus.done.withdrawn'));
        await expect(page.locator('[aria-current="step"]')).toContainText(t('QuoteStatus.steps.withdrawn'));
        await expect(send).toHaveCount(0);
        if (javaScriptEnabled) await expectNoFindings(page);
        await findMailTo(
          stack.quotesInbox,
          new RegExp(`${reference}.*${quoteNewsCopy[company.staffLocale].withdrawal.summary('')}`),
          reference,
        );
      });
    }
  });
}

test('a link that is not whole, or that somebody else made, shows nothing of a request', async ({ page }) => {
  const t = textsOf('nl');
  const [mine, theirs] = [await storeLink('nl'), await storeLink('nl')];
  const forged = mine.link.replace(mine.reference, theirs.reference);
  for (const url of [forged, mine.link.slice(0, -1), pathTo('quote-status', 'nl')]) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('QuoteStatus.unknown.title'));
    await expect(page.getByText(theirs.reference)).toHaveCount(0);
  }
  await expectNoFindings(page);
});

test('messages from elsewhere and with a token of somebody else’s making are refused', async ({
  request,
}) => {
  const { link, reference } = await storeLink('fr');
  const token = new URL(link).searchParams.get('token') ?? '';
  const endpoint = '/api/quotes/messages?locale=fr';
  const own = { origin: stack.siteUrl };
  const form = (text: string) => ({ token: text, key: crypto.randomUUID(), message: 'Bonjour.' });
  for (const [headers, sent] of [
    [{ origin: 'https://evil.test' }, token],
    [{ origin: 'null' }, token],
    [own, `${reference}.${'a'.repeat(43)}`],
  ] as const) {
    const answer = await request.post(endpoint, { headers, multipart: form(sent), maxRedirects: 0 });
    expect(answer.status()).toBe(403);
  }
  const taken = await request.post(endpoint, { headers: own, multipart: form(token), maxRedirects: 0 });
  expect(taken.status()).toBe(303);
});

test('the requests of an account lead to their own pages', async ({ page, context }) => {
  const t = textsOf('nl');
  const account = await makeAccount();
  const { reference } = await storeQuote(someWord(), { email: account.email });
  await signInto(context, account.session);
  await page.goto(pathTo('account', 'nl'));
  await page.getByRole('link', { name: `${t('AccountPage.quotes.open')} ${reference}` }).click();
  await expect(page.getByText('Een lichtreclame boven de deur')).toBeVisible();
  await expectNoFindings(page);
});

test('a form of a page that was left open says that there is nothing to decide any more', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const t = textsOf('nl');
  const { link } = await storeLink('nl');
  for (const [outcome, sentence] of [
    ['proof=withdrawn', 'Proof.done.withdrawn'],
    ['fitting=closed', 'Fitting.done.closed'],
  ] as const) {
    await page.goto(`${link}&${outcome}`);
    await expect(page.getByRole('status').first()).toHaveText(t(sentence));
    await expect(page.getByRole('status').first()).toHaveAttribute('data-good', 'false');
  }
});
