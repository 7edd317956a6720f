import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Invoice, invoiceOf } from '@/lib/offers/invoice/invoice';
import { invoiceCopy } from '@/lib/offers/invoice/invoice-copy';
import { invoiceMailCopy, offerAcceptedCopy, offerSentCopy } from '@/lib/offers/mail/copy';
import {
  type OfferDecidedData,
  type OfferSentData,
  renderInvoiceMail,
  renderOfferAccepted,
  renderOfferNews,
  renderOfferSent,
} from '@/lib/offers/mail/offer-mails';
import { drawInvoice } from '@/lib/offers/server/draw-invoice';
import { exampleCompany, exampleOffer } from './example-offer';

function someInvoice(locale: Locale): Invoice {
  const invoice = invoiceOf({ ...exampleOffer, locale, customer: exampleCompany }, ['a3'], company, {
    kind: 'invoice',
    number: 'F-2026-00007',
    issuedOn: '2026-11-24',
    dueOn: '2026-12-24',
    deliveredOn: null,
    deliveredTo: null,
    requestReference: '482-917-635',
    offerNumber: 'D-2026-00042',
    preceding: null,
    prepaid: 0,
    communication: '+++120/2600/04256+++',
  });
  if (!invoice) throw new Error('no address');
  return invoice;
}

const siteUrl = 'https://opaak.example';
const statusUrl = `${siteUrl}/ma-demande?token=482-917-635.abc#offer`;

const common = {
  reference: '482-917-635',
  about: 'covering' as const,
  firstName: 'Claire',
  number: 'D-2026-00042',
  siteUrl,
  statusUrl,
};

describe.each(locales)('In %s', (locale) => {
  const sent: OfferSentData = {
    ...common,
    locale,
    validUntil: '2026-12-22',
    words: 'Bonjour,\n\nvoyez evil.example pour le reste.',
    position: 1,
  };
  const decided: OfferDecidedData = {
    ...common,
    locale,
    name: 'Dubois',
    email: 'claire@example.org',
    kind: 'accepted',
    signature: 'Claire Dubois',
    reason: null,
    gross: 224_070,
    deposit: 67_221,
  };

  test('the mail of an offer brings the sender’s words, the last day and the link', async () => {
    const mail = await renderOfferSent(sent);
    expect(mail.subject).toContain('D-2026-00042');
    expect(mail.text).toContain(statusUrl);
    expect(mail.html).toContain(`href="${statusUrl}"`);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text).toMatch(/22.*2026/);
    expect(mail.text).toContain('Bonjour,');
  });

  test('the mail of another version says that it takes the place of the one before', async () => {
    const { again, headline } = offerSentCopy[locale];
    const [first, second] = await Promise.all(
      [1, 2].map((position) => renderOfferSent({ ...sent, position })),
    );
    expect(second?.subject).toBe(again.subject('D-2026-00042', 2));
    expect(second?.text).toContain(again.text);
    expect(second?.html).toContain(again.headline);
    expect(first?.html).toContain(headline);
    expect(first?.text).not.toContain(again.text);
  });

  test('who accepted gets a copy with total, deposit and name', async () => {
    const { subject, text } = await renderOfferAccepted(decided);
    const figures = text.replace(/[^\d\n]/g, '');
    expect(subject).toContain('D-2026-00042');
    expect(figures).toContain('224070');
    expect(figures).toContain('67221');
    expect(text).toContain('Claire Dubois');
  });

  test('the lines of the sender stay lines, in HTML too', async () => {
    const words = 'Bonjour,\r\nvoici le choix\n- un film\n- deux films\n\nSofie';
    const { html, text } = await renderOfferSent({ ...sent, words });
    expect(html).toMatch(/>Bonjour,<br ?\/?>voici le choix<br ?\/?>- un film<br ?\/?>- deux films<\/p>/);
    expect(text).toContain('Bonjour,\nvoici le choix\n- un film\n- deux films\n\nSofie');
  });

  test('who pays nothing in advance is promised no details for a deposit', async () => {
    const copy = offerAcceptedCopy[locale];
    expect((await renderOfferAccepted(decided)).text).toContain(copy.text);
    for (const deposit of [0, null]) {
      const { text } = await renderOfferAccepted({ ...decided, deposit });
      expect(text).toContain(copy.withoutDeposit);
      expect(text.toLowerCase()).not.toContain(copy.deposit.toLowerCase());
    }
  });

  test('an invoice comes with its document, its day and how to pay it', async () => {
    const invoice = someInvoice(locale);
    const open = { cents: invoice.gross - 1000, late: false, paid: false };
    const mail = await renderInvoiceMail({ ...common, locale, invoice, open });
    const [copy, own] = [invoiceMailCopy[locale], invoiceCopy[locale]];
    expect(mail.subject).toBe(copy.invoice.subject('F-2026-00007'));
    expect(mail.files).toEqual([{ name: 'F-2026-00007.pdf', pdf: await drawInvoice(invoice) }]);
    for (const said of [own.payable, own.dueOn, '+++120/2600/04256+++', statusUrl, copy.invoice.text])
      expect(mail.text).toContain(said);
    expect(mail.text.replace(/[^\d\n]/g, '')).toContain(String(open.cents));

    const paid = await renderInvoiceMail({
      ...common,
      locale,
      invoice,
      open: { cents: 0, late: false, paid: true },
    });
    expect(paid.text).toContain(copy.paid);
    expect(paid.text).not.toContain('+++');

    const note = { ...invoice, kind: 'creditNote' as const, number: 'C-2026-00001' };
    const nothing = { cents: 0, late: false, paid: false };
    const credited = await renderInvoiceMail({ ...common, locale, invoice: note, open: nothing });
    expect(credited.subject).toBe(copy.creditNote.subject('C-2026-00001'));
    expect(credited.text).toContain(own.kinds.creditNote);
    expect(credited.text).not.toContain(own.dueOn);

    // Of what was credited whole nobody says that it was paid.
    const taken = await renderInvoiceMail({ ...common, locale, invoice, open: nothing });
    expect(taken.text).not.toContain(copy.paid);
    expect(taken.text).not.toContain('+++');
  });

  test('an invoice whose day is over comes as a reminder of what is left', async () => {
    const invoice = someInvoice(locale);
    const mail = await renderInvoiceMail({
      ...common,
      locale,
      invoice,
      open: { cents: 4567, late: true, paid: false },
    });
    const { late } = invoiceMailCopy[locale];
    expect(mail.subject).toBe(late.subject('F-2026-00007'));
    for (const said of [late.text, '+++120/2600/04256+++', company.vatNumber])
      expect(mail.text).toContain(said);
    expect(mail.text.replace(/[^\d\n]/g, '')).toContain('4567');
    expect(mail.files).toHaveLength(1);
  });

  test('staff read who accepted what, or why not', async () => {
    const yes = await renderOfferNews(decided, locale);
    expect(yes.subject).toMatch(/^\[482-917-635\] Claire Dubois .*D-2026-00042$/);
    expect(yes.text).toContain('/482-917-635');
    const refusal = { ...decided, kind: 'declined' as const, signature: null, gross: null, deposit: null };
    const no = await renderOfferNews({ ...refusal, reason: 'Trop cher pour nous.' }, locale);
    expect(no.text).toContain('> Trop cher pour nous.');
    expect(no.subject).not.toBe(yes.subject);
  });
});
