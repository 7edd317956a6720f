import type { APIRequestContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '@/lib/company/company';
import { formatAmount } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { offerAcceptedCopy, offerNewsCopy, offerSentCopy } from '@/lib/offers/mail/copy';
import { offerCopy } from '@/lib/offers/offer-copy';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { findMailTo, linkIn, receiveMail } from '../support/mailbox';
import { acceptOffer, OfferDesk, OfferPage, storeOffer } from '../support/offers';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { type Screen, screenOf, widthsForAxe } from '../support/screens';
import { stack } from '../support/stack';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { phrase } from '../support/texts';

const addressOf = (word: string) => `${word}@bakkerij.test`;

/** A request and its private link. */
async function storeLink(locale: Locale): Promise<{ reference: string; link: string; token: string }> {
  const { reference } = await storeQuote(someWord(), { locale });
  return { reference, ...privateLinkOf(reference, locale) };
}

async function textOf(request: APIRequestContext, href: string | null): Promise<string> {
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.body())), {
    mergePages: true,
  });
  return text;
}

async function expectFits(page: Page, screen?: Screen): Promise<void> {
  const widths = [1440, 360];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    if (widthsForAxe(widths, screen).includes(width)) await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
  }
}

/** Lines of which the customer takes the second way to fix the sign, and the letters: 2 539.10 before or with VAT. */
async function writeOffer(desk: OfferDesk, hasScript: boolean): Promise<void> {
  await desk.write();
  if (hasScript) {
    await desk.field('vatNumber').fill('BE 0403.019.261');
    await desk.field('street').fill('Hoogstraat 3');
    await desk.field('postalCode').fill('1000');
    await desk.field('city').fill('Brussel');
  }
  await desk.field('deliveryMin').fill('10');
  await desk.field('deliveryMax').fill('15');
  await desk.field('words').fill('Met ledverlichting, zoals besproken.');
  if (hasScript) {
    // The price list writes text and price; what is typed then stays.
    await desk.fillLine(1, { entry: 'led-sign' });
    await expect(desk.section.locator('input[name="price-l1"]')).not.toHaveValue('');
  }
  await desk.fillLine(1, { text: 'Lichtreclame', quantity: '2', price: '1000' });
  await desk.fillLine(2, {
    text: 'Op de muur',
    price: 'veel',
    role: 'alternative',
    group: 'A',
    preselected: 'on',
  });
  await desk.fillLine(3, { text: 'Haaks op de gevel', price: '450', role: 'alternative', group: 'A' });
  await desk.press('save');
  await expect(desk.section.getByText(desk.t('StaffOffer.wrong.price'))).toBeVisible();
  await desk.fillLine(2, { price: '200' });
  if (hasScript) await desk.press('addLine');
  else {
    await desk.press('save');
    await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.saved'));
  }
  await desk.fillLine(4, { text: 'Letters op het raam', price: '99', discount: '10', role: 'option' });
  await desk.press('save');
  await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.saved'));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`an offer is written, sent, chosen from and accepted in ${locale}`, async ({
        page,
        context,
        expectedTrouble,
      }) => {
        test.slow();
        expectedTrouble.push(unusedSheet);
        const word = someWord();
        // A company reads prices without VAT, a consumer with it.
        const { reference } = await storeQuote(word, { locale, company: javaScriptEnabled ? word : null });
        await signInAsStaff(context, 'sales');
        const request = new RequestPage(page, locale, reference);
        if (javaScriptEnabled) await request.open();
        else await request.openPlain();
        const desk = new OfferDesk(page, locale);
        await writeOffer(desk, javaScriptEnabled);
        if (javaScriptEnabled) await expectFits(page, screenOf(0, locale));
        await desk.press('send');
        await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.sent'));
        await expect(desk.section.getByRole('listitem').first()).toContainText(
          desk.t('StaffOffer.state.open'),
        );

        const mail = await findMailTo(addressOf(word), /D-\d{4}-\d{5}/);
        const number = /D-\d{4}-\d{5}/.exec(mail.subject)?.[0] ?? '';
        expect(mail.subject).toBe(offerSentCopy[locale].subject(number));
        expect(mail.text).toContain('Met ledverlichting, zoals besproken.');
        const customer = await context.newPage();
        await customer.goto(linkIn(mail, pathTo('quote-status', locale)));
        const offer = new OfferPage(customer, locale);
        const [suggested, wanted, deposit] = javaScriptEnabled
          ? [266_200, 307_231, 92_169]
          : [220_000, 253_910, 76_173];
        await expect(offer.accept).toContainText(formatAmount(suggested, locale));
        const document = offer.section.getByRole('link', { name: offer.t('Offer.document') });
        const text = await textOf(context.request, await document.getAttribute('href'));
        for (const said of [number, 'Lichtreclame', 'Haaks op de gevel']) expect(text).toContain(said);

        await offer.choice('Haaks op de gevel').check();
        await offer.option('Letters op het raam').check();
        // With script the total follows; without it there is a button, and nobody orders by another total.
        if (javaScriptEnabled) await expect(offer.count).toHaveCount(0);
        else {
          await offer.count.click();
          await offer.expectNotice('newTotal');
        }
        await expect(offer.accept).toContainText(formatAmount(wanted, locale));
        await offer.accept.click();
        await offer.expectNotice('nameNeeded');
        // The answer is a page of its own: when it wakes, the button that counts goes, and the one below it moves up.
        if (javaScriptEnabled) await expect(offer.count).toHaveCount(0);
        await offer.name.fill('Lieve Peeters');
        await offer.accept.click();
        await offer.expectNotice('termsNeeded');
        await expect(offer.name).toHaveValue('Lieve Peeters');
        await expect(offer.choice('Haaks op de gevel')).toBeChecked();
        if (javaScriptEnabled) await expectFits(customer, screenOf(1, locale));

        await offer.terms.check();
        await offer.accept.dblclick();
        await expect(offer.notice).toHaveText(offer.t('Offer.done.accepted'));
        await expect(offer.accept).toHaveCount(0);
        if (javaScriptEnabled) await awake(customer);
        await expect(offer.section).toContainText(formatAmount(wanted, locale));
        await expect(offer.section).toContainText(formatAmount(deposit, locale));
        await expect(offer.section).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
        if (javaScriptEnabled) await expectFits(customer, screenOf(2, locale));
        const certificate = offer.section.getByRole('link', { name: offerCopy(locale).certificate });
        expect(await textOf(context.request, await certificate.getAttribute('href'))).toContain(
          'Lieve Peeters',
        );

        const copy = await receiveMail(addressOf(word), offerAcceptedCopy[locale].subject(number));
        expect(copy.text).toMatch(phrase(formatAmount(wanted, locale)));
        const news = offerNewsCopy[company.staffLocale].accepted.summary('Lieve Peeters', number);
        await receiveMail(stack.quotesInbox, `[${reference}] ${news}`);

        await request.openPlain();
        await expect(desk.section.getByRole('listitem').first()).toContainText('Lieve Peeters');
        await expect(desk.section.getByRole('listitem').first()).toContainText(
          desk.t('StaffOffer.state.accepted'),
        );
        await expect(desk.section.getByRole('button')).toHaveCount(0);
        const invoice = desk.section.getByRole('link', { name: desk.t('StaffOffer.invoice') });
        if (javaScriptEnabled) {
          const xml = await (await context.request.get((await invoice.getAttribute('href')) ?? '')).text();
          expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">3072.31</cbc:PayableAmount>');
        } else {
          // Where the customer lives was not asked, and an invoice says it.
          await expect(desk.section).toContainText(desk.t('StaffOffer.addressOfCustomer'));
        }
      });
    }
  });
}

test('a customer declines with a reason, and the next version replaces the first on every open page', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const { reference, link } = await storeLink('nl');
  await storeOffer(reference);
  await page.goto(link);
  const offer = new OfferPage(page, 'nl');
  await expect(offer.count).toHaveCount(0);
  await offer.openDecline();
  await offer.decline.click();
  await expect(offer.section).toContainText(offer.t('Offer.done.reasonNeeded'));
  await offer.reason.fill('Boven ons budget.');
  await offer.decline.click();
  await expect(offer.notice).toHaveText(offer.t('Offer.done.declined'));
  await expect(offer.accept).toHaveCount(0);
  await expectFits(page);

  await signInAsStaff(context, 'sales');
  const staff = new RequestPage(await context.newPage(), 'nl', reference);
  await staff.open();
  const desk = new OfferDesk(staff.page, 'nl');
  await expect(desk.section).toContainText('Boven ons budget.');
  await desk.write('nextVersion');
  await desk.fillLine(1, { price: '1000' });
  await desk.press('send');
  await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.sent'));

  await page.goto(link);
  await expect(offer.section).toContainText(offerCopy('nl').version(2));
  // While somebody reads the second one, a third one comes.
  await storeOffer(reference);
  await expect(offer.count).toHaveCount(0);
  await offer.name.fill('Lieve Peeters');
  await offer.terms.check();
  await offer.accept.click();
  await expect(offer.notice).toHaveText(offer.t('Offer.done.replaced'));
  await expect(offer.section).toContainText(offerCopy('nl').version(3));
  await expect(offer.accept).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'of two with a script' : 'of two without a script', () => {
    test.use({ javaScriptEnabled });

    test('the one who decides late is told, and finds their words in the message', async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(unusedSheet);
      const { reference, link } = await storeLink('nl');
      const pdfHash = await storeOffer(reference);
      await page.goto(link);
      if (javaScriptEnabled) await awake(page);
      const offer = new OfferPage(page, 'nl');
      await offer.openDecline();
      await offer.reason.fill('Boven ons budget.');
      await acceptOffer(reference, pdfHash);
      await offer.decline.click();
      await expect(offer.notice).toContainText(offer.t('Offer.done.decidedBefore'));
      await expect(offer.accept).toHaveCount(0);
      await offer.notice.getByRole('link', { name: offer.t('Offer.unsent') }).click();
      const message = page.getByLabel(offer.t('QuoteStatus.add.message'));
      await expect(message).toHaveValue('Boven ons budget.');
      await page.getByRole('button', { name: offer.t('QuoteStatus.add.send') }).click();
      await expect(page.getByText(offer.t('QuoteStatus.done.message'))).toBeVisible();
      await expect(page.getByText('Boven ons budget.')).toBeVisible();
    });
  });
}

test('an offer whose last day is over says so, and cannot be accepted by hand either', async ({
  page,
  request,
}) => {
  const { reference, link, token } = await storeLink('fr');
  const pdfHash = await storeOffer(reference, { validUntil: '2026-01-31' });
  await page.goto(link);
  const offer = new OfferPage(page, 'fr');
  await expect(offer.section).toContainText(
    phrase(offer.t('Offer.state.expired', { day: '31 janvier 2026' })),
  );
  await expect(offer.accept).toHaveCount(0);
  await expectFits(page);
  const form = {
    token,
    pdfHash,
    shown: '141000',
    'choice-A': 'l2',
    name: 'Lieve',
    terms: 'on',
    intent: 'accept',
  };
  const answer = await request.post('/api/offers/decisions?locale=fr', {
    headers: { origin: stack.siteUrl },
    form,
    maxRedirects: 0,
  });
  expect(answer.headers().location).toContain('offer=expired');
});

test('decisions from elsewhere, with another link or another price decide nothing', async ({
  page,
  request,
}) => {
  const [mine, theirs] = [await storeLink('nl'), await storeLink('nl')];
  const [pdfHash] = [await storeOffer(mine.reference), await storeOffer(theirs.reference)];
  const form = {
    token: mine.token,
    pdfHash,
    shown: '141000',
    'choice-A': 'l2',
    name: 'Lieve',
    terms: 'on',
    intent: 'accept',
  };
  const post = async (changes: object, origin = stack.siteUrl) => {
    const answer = await request.post('/api/offers/decisions?locale=nl', {
      headers: { origin },
      form: { ...form, ...changes },
      maxRedirects: 0,
    });
    return answer.status() === 303
      ? /offer=(\w+)/.exec(answer.headers().location ?? '')?.[1]
      : answer.status();
  };
  expect(await post({}, 'https://evil.test')).toBe(403);
  expect(await post({}, 'null')).toBe(403);
  expect(await post({ token: `${mine.reference}.${'a'.repeat(43)}` })).toBe(403);
  expect(await post({ token: theirs.token })).toBe('replaced');
  expect(await post({ pdfHash: 'f'.repeat(64) })).toBe('replaced');
  expect(await post({ shown: '100' })).toBe('newTotal');
  expect(await post({ 'choice-A': 'l1', shown: '121000' })).toBe('choiceNeeded');
  expect(await post({ choice: 'l3' })).toBe('choiceNeeded');
  expect(await post({ intent: 'total' })).toBe('newTotal');
  for (const { link } of [mine, theirs]) {
    await page.goto(link);
    await expect(new OfferPage(page, 'nl').accept).toBeVisible();
  }
  expect(await post({})).toBe('accepted');
  expect(await post({})).toBe('accepted');
  expect(await post({ intent: 'decline', reason: 'Toch niet.' })).toBe('decidedBefore');
});
