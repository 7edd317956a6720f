import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { qrModules } from '@/lib/drawing/qr-modules';
import { fittingLetterCopy } from '@/lib/fittings/mail/copy';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { formatAmount } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { invoiceCopy } from '@/lib/offers/invoice/invoice-copy';
import { invoiceMailCopy } from '@/lib/offers/mail/copy';
import { offerCopy } from '@/lib/offers/offer-copy';
import { communicationOfOffer } from '@/lib/offers/structured-communication';
import { proofSentCopy } from '@/lib/proofs/mail/copy';
import { addWorkingDays } from '@/lib/quotes/working-time';
import { writeCoda } from '../../tests/support/bank-files';
import { awake } from '../support/alive';
import { expectNoSidewaysScroll } from '../support/layout';
import { findMailTo, linkIn, receiveMail } from '../support/mailbox';
import { OfferDesk, OfferPage } from '../support/offers';
import { JobDesk, ProofPage } from '../support/proofs';
import { QuoteForm, type QuoteValues, someQuote } from '../support/quote-form';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

/** Two signs of 1,000 euros and letters of 99, with 21 % of VAT, and 30 % of that: cents. */
const [gross, deposit] = [253_979, 76_194];

async function phoneOf(browser: Browser): Promise<Page> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  return phone.newPage();
}

async function textOf(page: Page, href: string | null): Promise<string> {
  const answer = await page.request.get(href ?? '');
  const document = await getDocumentProxy(new Uint8Array(await answer.body()));
  return (await extractText(document, { mergePages: true })).text;
}

async function picture(background: string) {
  const image = sharp({ create: { width: 800, height: 400, channels: 3, background } });
  return { name: 'proof.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** The movement of an account on which the deposit of an offer came, said by nothing but its structured communication. */
function statementOf(number: string): string {
  const day = brusselsDay(new Date());
  const payment = {
    day,
    cents: deposit,
    iban: 'BE71096123456769',
    name: 'PEETERS',
    reference: someWord().toUpperCase(),
    structured: communicationOfOffer(number).replace(/\D/g, ''),
    words: '',
  };
  return writeCoda({ account: 'BE68539007547034', day, opened: 100_000, payments: [payment] });
}

class Walk {
  readonly t: ReturnType<typeof textsOf>;
  readonly request: RequestPage;

  constructor(
    readonly staff: Page,
    readonly customer: Page,
    readonly locale: Locale,
    readonly reference: string,
    readonly quote: QuoteValues,
  ) {
    this.t = textsOf(locale);
    this.request = new RequestPage(staff, locale, reference);
  }

  /** Opens the customer's page by the link of a mail. */
  private async follow(mail: Parameters<typeof linkIn>[0]): Promise<void> {
    await this.customer.goto(linkIn(mail, pathTo('quote-status', this.locale)));
    await expectNoSidewaysScroll(this.customer);
  }

  /** An offer with an option, which the customer takes on a phone; its number. */
  async offer(): Promise<string> {
    const { staff, customer, locale } = this;
    await this.request.open();
    const desk = new OfferDesk(staff, locale);
    await desk.write();
    await desk.field('vatNumber').fill('BE 0403.019.261');
    await desk.field('street').fill('Hoogstraat 3');
    await desk.field('postalCode').fill('1000');
    await desk.field('city').fill('Brussel');
    await desk.fillLine(1, { text: 'Lichtreclame', quantity: '2', price: '1000' });
    await desk.fillLine(2, { text: 'Letters op het raam', price: '99', role: 'option' });
    await desk.press('send');
    await expect(desk.notice).toHaveText(desk.t('StaffOffer.done.sent'));
    const mail = await findMailTo(this.quote.email, /D-\d{4}-\d{5}/);
    const number = /D-\d{4}-\d{5}/.exec(mail.subject)?.[0] ?? '';
    await this.follow(mail);
    const offer = new OfferPage(customer, locale);
    await offer.option('Letters op het raam').tap();
    await expect(offer.count).toHaveCount(0);
    await offer.name.fill('Lieve Peeters');
    await offer.terms.check();
    await expect(offer.accept).toContainText(formatAmount(gross, locale));
    await offer.accept.tap();
    await expect(offer.notice).toHaveText(offer.t('Offer.done.accepted'));
    await expect(offer.section).toContainText(communicationOfOffer(number));
    const certificate = offer.section.getByRole('link', { name: offerCopy(locale).certificate });
    const said = await textOf(customer, await certificate.getAttribute('href'));
    for (const words of [number, 'Letters op het raam', 'Lieve Peeters']) expect(said).toContain(words);
    return number;
  }

  /** The deposit, found in the bank's file. */
  async pay(number: string): Promise<void> {
    const { staff, customer, locale, t } = this;
    await staff.goto(pathTo('admin-payments', locale));
    const file = { name: 'bank.cod', mimeType: 'text/plain', buffer: Buffer.from(statementOf(number)) };
    await staff.locator('input[name="file"]').setInputFiles(file);
    await staff.getByRole('button', { name: t('StaffBank.read'), exact: true }).click();
    await staff.getByRole('button', { name: t('StaffBank.book'), exact: true }).click();
    await expect(staff.getByRole('status').first()).toContainText(t('StaffBank.outcome.booked'));
    await customer.reload();
    await expect(customer.locator('#offer')).toContainText(t('Offer.payment.depositPaid'));
  }

  private async openProof(position: number): Promise<ProofPage> {
    await this.follow(
      await receiveMail(this.quote.email, proofSentCopy[this.locale].subject(this.reference, position)),
    );
    await awake(this.customer);
    return new ProofPage(this.customer, this.locale);
  }

  /** A proof with something to change, and a second one, approved. */
  async prove(): Promise<void> {
    const desk = new JobDesk(this.staff, this.locale);
    await this.request.open();
    await desk.send(await picture('#2438c9'), '');
    await expect(desk.notice).toHaveText(desk.t('StaffJob.sending.sent'));
    const first = await this.openProof(1);
    // Not by force: the page may glide still, and a touch would fall beside the square.
    await first.square('C4').tap();
    await expect(first.square('C4')).toBeChecked();
    await first.text.fill('Het blauw is te donker.');
    await first.button('point').tap();
    await expect(first.points).toHaveCount(1);
    await first.button('changes').tap();
    await expect(first.notice).toHaveText(first.t('Proof.done.changes'));

    await this.request.open();
    await desk.send(await picture('#88aaff'), '');
    await expect(desk.notice).toHaveText(desk.t('StaffJob.sending.sent'));
    const second = await this.openProof(2);
    await second.name.fill('Lieve Peeters');
    await second.checked.check();
    await second.button('approve').tap();
    await expect(second.notice).toHaveText(second.t('Proof.done.approved'));
  }

  /** A fitting, moved by a day: the customer is told of both. */
  async fit(): Promise<void> {
    const { staff, locale, reference, t } = this;
    const day = addWorkingDays(brusselsDay(new Date()), 90, isPublicHoliday);
    const next = addWorkingDays(day, 1, isPublicHoliday);
    await this.request.open();
    const desk = staff.locator('#fittings');
    // The form is open: the proof is approved, and no day is set.
    await desk.getByLabel(t('StaffFitting.fields.day'), { exact: true }).fill(day);
    await desk.getByRole('button', { name: t('StaffFitting.save'), exact: true }).click();
    const letters = fittingLetterCopy[locale];
    await receiveMail(this.quote.email, letters.set.subject(reference));
    await staff.goto(pathWithin('admin-calendar', locale, { query: { day } }));
    await awake(staff);
    const card = staff.locator('.calendar-card', { hasText: this.quote.company });
    await card.getByRole('link', { name: new RegExp(t('StaffCalendar.move')) }).press('Enter');
    const move = staff.locator('#move');
    await move.getByLabel(t('StaffFitting.fields.day'), { exact: true }).fill(next);
    await move.getByRole('button', { name: t('StaffCalendar.moveButton'), exact: true }).press('Enter');
    await this.follow(await receiveMail(this.quote.email, letters.moved.subject(reference)));
    const file = this.customer.locator('#fittings').getByRole('link', { name: t('Fitting.file') });
    const calendar = await this.customer.request.get((await file.getAttribute('href')) ?? '');
    expect(await calendar.text()).toContain(`DTSTART:${next.replaceAll('-', '')}T`);
  }

  /** The invoice of what is left, mailed with its document, and on the customer's own page. */
  async bill(): Promise<void> {
    const { staff, customer, locale, t } = this;
    const desk = staff.locator('#invoices');
    await desk.getByRole('button', { name: t('StaffInvoice.issue'), exact: true }).click();
    const address = this.quote.email;
    await expect(desk.getByRole('status')).toHaveText(t('StaffInvoice.outcome.issuedAndMailed', { address }));
    const mail = await findMailTo(address, /F-\d{4}-\d{5}/);
    const number = /F-\d{4}-\d{5}/.exec(mail.subject)?.[0] ?? '';
    expect(mail.subject).toBe(invoiceMailCopy[locale].invoice.subject(number));
    await this.follow(mail);
    // The page is open: another part of it alone would not ask for it again.
    await customer.reload();
    const payment = customer.locator('#payment');
    const left = formatAmount(gross - deposit, locale);
    await expect(payment.getByRole('heading')).toContainText(`${invoiceCopy[locale].payable} ${left}`);
    const pdf = payment.getByRole('link', { name: number }).first();
    const said = await textOf(customer, await pdf.getAttribute('href'));
    for (const words of [number, 'Lichtreclame', left, formatAmount(gross, locale)])
      expect(said.replace(/\s/g, ' ')).toContain(words.replace(/\s/g, ' '));
    const file = payment.getByRole('link', { name: t('Offer.payment.structured') });
    const xml = await (await customer.request.get((await file.getAttribute('href')) ?? '')).text();
    expect(xml).toContain('<cbc:PrepaidAmount currencyID="EUR">761.94</cbc:PrepaidAmount>');
  }

  /** Made and fitted: the passport, whose code holds the address of its page. */
  async finish(): Promise<string> {
    const { staff, locale, t } = this;
    await this.request.open();
    const job = new JobDesk(staff, locale);
    for (const stage of ['production', 'done'] as const) {
      await job.stage(stage).click();
      await expect(job.stage(stage)).toHaveAttribute('aria-pressed', 'true');
    }
    const desk = staff.locator('#passport');
    await desk.locator('[name="films"]').fill('M07');
    await desk.getByRole('button', { name: t('StaffPassport.save'), exact: true }).click();
    await expect(desk.getByRole('status')).toHaveText(t('StaffPassport.done.saved'));
    const link = await desk.getByRole('link', { name: t('StaffPassport.page') }).getAttribute('href');
    return new URL(link ?? '', staff.url()).href;
  }
}

for (const locale of locales) {
  test(`from a request to a warranty, in ${locale}`, async ({ page, context, browser, expectedTrouble }) => {
    test.slow();
    expectedTrouble.push(unusedSheet);
    const customer = await phoneOf(browser);
    const form = new QuoteForm(customer, locale);
    await form.open();
    await form.haveTicket();
    const quote = someQuote({ subject: 'sign', company: someWord() });
    await form.fill(quote);
    await form.sendButton.tap();
    const reference = await form.readReference();
    await signInAsStaff(context, 'sales');

    const walk = new Walk(page, customer, locale, reference, quote);
    const number = await walk.offer();
    await walk.pay(number);
    await walk.prove();
    await walk.fit();
    const passport = await walk.finish();
    const draft = page.locator('#offer').getByRole('link', { name: walk.t('StaffOffer.invoice') });
    const xml = await (await context.request.get((await draft.getAttribute('href')) ?? '')).text();
    expect(xml).toContain('<cbc:TaxInclusiveAmount currencyID="EUR">2539.79</cbc:TaxInclusiveAmount>');
    await walk.bill();

    await customer.setViewportSize({ width: 800, height: 900 });
    await customer.goto(passport);
    await expect(customer.locator('main')).toContainText('M07');
    const code = customer.locator('main aside svg path');
    await expect(code).toHaveAttribute('d', qrModules(passport, 4).path);
    await customer.context().close();
  });
}
