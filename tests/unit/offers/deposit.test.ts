import fc from 'fast-check';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { creditNoteOf, leftToCredit } from '@/lib/offers/invoice/credit-note';
import { depositInvoiceOf, withoutDeposit } from '@/lib/offers/invoice/deposit';
import type { Invoice } from '@/lib/offers/invoice/invoice';
import type { IssuedInvoice } from '@/lib/offers/invoice/invoice-record';
import { findBrokenRules } from '@/lib/offers/invoice/invoice-rules';
import { writeInvoice } from '@/lib/offers/invoice/write-invoice';
import type { OfferLine } from '@/lib/offers/offer';
import type { OfferRecord } from '@/lib/offers/offer-record';
import { draftDeposit, draftInvoice } from '@/lib/offers/server/draft-invoice';
import { drawInvoice } from '@/lib/offers/server/draw-invoice';
import { depositOf } from '@/lib/offers/totals';
import { exampleCompany, exampleLine, exampleOffer } from './example-offer';

const now = new Date('2026-12-01T10:00:00Z');
const paid = (amount: number, paidOn = '2026-12-01') => [{ amount, undone: null, paidOn }];

function accepted(lines: OfferLine[], gross: number, deposit: number, isConsumer = false): OfferRecord {
  const customer = isConsumer
    ? { ...exampleCompany, kind: 'consumer' as const, company: null, vatNumber: null }
    : exampleCompany;
  return {
    reference: '482-917-635',
    number: 'D-2026-00042',
    status: 'accepted',
    version: 3,
    versions: [
      {
        position: 1,
        state: 'sent',
        offer: { ...exampleOffer, lines, customer },
        author: null,
        sending: null,
        decision: {
          kind: 'accepted',
          name: 'Claire Dubois',
          reason: null,
          choice: [],
          gross,
          deposit,
          pdfHash: 'a'.repeat(64),
          termsVersion: '1.0',
          locale: 'fr',
          email: 'claire@example.org',
          at: now,
        },
      },
    ],
  };
}

const issue = (invoice: Invoice, number: string, credits: string | null = null): IssuedInvoice => ({
  invoice: { ...invoice, number },
  credits,
  reason: credits ? 'mistake' : null,
  author: null,
  at: now,
  mail: null,
});

/** Where every rate occurs that a deposit is shared out over. */
const mixed: OfferLine[] = [
  { ...exampleLine, id: 'l0', unitPrice: 100_000 },
  { ...exampleLine, id: 'l1', text: 'Film solaire', unitPrice: 50_000, vat: 'dwelling' },
];
// 1,000 € at 21 % and 500 € at 6 %.
const order = accepted(mixed, 174_000, 52_200);
const written = { record: order, payments: [], issued: [], now };

const depositFor = (of: OfferRecord = order) => {
  const draft = draftDeposit({ ...written, record: of });
  if (!draft?.invoice) throw new Error('no deposit');
  return draft.invoice;
};

describe('The invoice of a deposit', () => {
  test('says its part of every rate, its own due day, and that it is one', () => {
    const invoice = depositFor();
    expect(invoice).toMatchObject({ isDeposit: true, gross: 52_200, dueOn: '2026-12-09', prepaid: 0 });
    // 522 € of 1,740 €: 363 € of 1,210 € and 159 € of 530 €.
    expect(invoice.taxes).toEqual([
      { treatment: 'standard', percent: 21, taxable: 30_000, vat: 6300 },
      { treatment: 'dwelling', percent: 6, taxable: 15_000, vat: 900 },
    ]);
    expect(findBrokenRules(invoice)).toEqual([]);
    const xml = writeInvoice(invoice);
    expect(xml).toContain('<cbc:InvoiceTypeCode>386</cbc:InvoiceTypeCode>');
    expect(xml).toContain('Acompte sur le devis D-2026-00042');
  });

  test('says what was paid of it', () => {
    const draft = (amount: number) => draftDeposit({ ...written, payments: paid(amount) });
    expect(draft(20_000)?.invoice?.prepaid).toBe(20_000);
    expect(draft(100_000)?.invoice?.prepaid).toBe(52_200);
  });

  test('says when what was paid before came in, which is when its VAT is due', async () => {
    const draft = (amount: number, paidOn: string) =>
      draftDeposit({ ...written, payments: paid(amount, paidOn) })?.invoice as Invoice;
    const whole = draft(52_200, '2026-11-28');
    expect(whole.prepaidOn).toBe('2026-11-28');
    expect(writeInvoice(whole)).toContain('<cbc:TaxPointDate>2026-11-28</cbc:TaxPointDate>');
    const { text } = await extractText(await drawInvoice(whole), { mergePages: true });
    expect(text.replaceAll('\u00a0', ' ')).toContain('Déjà payé, reçu le 28 novembre 2026');
    // A part of it, or on the day itself, is no other day of its VAT.
    for (const other of [draft(20_000, '2026-11-28'), draft(52_200, '2026-12-01')])
      expect(writeInvoice(other)).not.toContain('TaxPointDate');
    expect(depositFor().prepaidOn).toBeNull();
  });

  test('is none without a deposit, of all there is to pay, or before goods go to another member state', () => {
    const whole = draftInvoice(written)?.invoice as Invoice;
    expect(depositInvoiceOf(whole, 0, 0)).toBeNull();
    expect(depositInvoiceOf(whole, whole.gross, 0)).toBeNull();
    expect(depositInvoiceOf(whole, whole.gross - 1, 0)).not.toBeNull();
    const abroad = accepted([{ ...exampleLine, vat: 'intraCommunity' }], 150_000, 45_000);
    expect(draftDeposit({ ...written, record: abroad })).toBeNull();
  });

  test('is issued once, and not after the work was invoiced', () => {
    const deposit = issue(depositFor(), 'F-2026-00001');
    expect(draftDeposit({ ...written, issued: [deposit] })).toBeNull();
    const work = issue(draftInvoice(written)?.invoice as Invoice, 'F-2026-00002');
    expect(draftDeposit({ ...written, issued: [work] })).toBeNull();
    const all = leftToCredit(deposit.invoice, []);
    const note = creditNoteOf(deposit.invoice, [], all, '2026-12-02') as Invoice;
    const credited = [deposit, issue(note, 'C-2026-00001', 'F-2026-00001')];
    expect(draftDeposit({ ...written, issued: credited })).not.toBeNull();
    // And nothing is taken off of what was credited.
    expect(draftInvoice({ ...written, issued: credited })?.invoice?.gross).toBe(174_000);
  });
});

describe('The invoice of the work', () => {
  const issued = [issue(depositFor(), 'F-2026-00001')];

  test('takes the deposit off by rate, and names its invoice', () => {
    const draft = draftInvoice({ ...written, issued });
    expect(draft?.broken).toEqual([]);
    expect(draft?.invoice).toMatchObject({
      isDeposit: false,
      gross: 121_800,
      preceding: { number: 'F-2026-00001', issuedOn: '2026-12-01' },
      taxes: [
        { treatment: 'standard', taxable: 70_000, vat: 14_700 },
        { treatment: 'dwelling', taxable: 35_000, vat: 2100 },
      ],
    });
    const xml = writeInvoice(draft?.invoice as Invoice);
    expect(xml).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
    expect(xml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>F-2026-00001</);
    // A quantity below nought: a price may not be (BR-27).
    expect(xml).toMatch(/<cbc:InvoicedQuantity unitCode="C62">-1<\/cbc:InvoicedQuantity>/);
    expect(xml).toContain('<cbc:LineExtensionAmount currencyID="EUR">-300.00</cbc:LineExtensionAmount>');
    expect(xml).not.toMatch(/<cbc:PriceAmount[^>]*>-/);
  });

  test('says as paid what goes beyond the deposit', () => {
    const prepaid = (amount: number) =>
      draftInvoice({ ...written, issued, payments: paid(amount) })?.invoice?.prepaid;
    expect([0, 30_000, 52_200, 60_000, 174_000, 180_000].map(prepaid)).toEqual([
      0, 0, 0, 7800, 121_800, 121_800,
    ]);
  });

  test('is credited whole with what it takes off, and no further than it goes', () => {
    const { invoice } = issue(draftInvoice({ ...written, issued })?.invoice as Invoice, 'F-2026-00002');
    const note = creditNoteOf(invoice, [], leftToCredit(invoice, []), '2026-12-02');
    expect(note).toMatchObject({ gross: 121_800, net: invoice.net, vat: invoice.vat, isDeposit: false });
    expect(findBrokenRules({ ...(note as Invoice), number: 'C-2026-00001' })).toEqual([]);
    const lineOf = (id: string) => [{ id, quantity: 1000 }];
    // The line is worth more than what the deposit left of it.
    expect(creditNoteOf(invoice, [], lineOf('l0'), '2026-12-02')).toBeNull();
    expect(creditNoteOf(invoice, [], [{ id: 'l0', quantity: 700 }], '2026-12-02')).toMatchObject({
      net: 70_000,
      vat: 14_700,
    });
    expect(creditNoteOf(invoice, [], lineOf('deposit-standard'), '2026-12-02')).toBeNull();
  });
});

test('deposit and rest are the order to the cent, rate by rate, and both keep the rules', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99_000 }),
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    discount: fc.constantFrom(0, 0, 500, 3333),
    vat: fc.constantFrom<OfferLine['vat']>('standard', 'dwelling'),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 99 }),
      fc.boolean(),
      (drawn, percent, isConsumer) => {
        const lines = drawn.map((one, at): OfferLine => ({ ...exampleLine, ...one, id: `l${at}` }));
        const whole = draftInvoice({ ...written, record: accepted(lines, 0, 0, isConsumer) })?.invoice;
        fc.pre(whole != null && whole.gross > 0);
        const record = accepted(lines, whole.gross, depositOf(whole.gross, percent), isConsumer);
        const deposit = draftDeposit({ ...written, record });
        fc.pre(deposit?.invoice != null);
        expect(deposit.broken).toEqual([]);
        const issued = [issue(deposit.invoice, 'F-2026-00001')];
        const rest = draftInvoice({ ...written, record, issued });
        expect(rest?.broken).toEqual([]);
        for (const tax of whole.taxes) {
          const parts = [deposit.invoice, rest?.invoice].map((one) =>
            one?.taxes.find(({ treatment }) => treatment === tax.treatment),
          );
          expect(parts.reduce((sum, part) => sum + (part?.taxable ?? 0), 0)).toBe(tax.taxable);
          expect(parts.reduce((sum, part) => sum + (part?.vat ?? 0), 0)).toBe(tax.vat);
        }
        expect(deposit.invoice.gross + (rest?.invoice?.gross ?? 0)).toBe(whole.gross);
        expect(withoutDeposit(whole, [])).toBe(whole);
        const note = creditNoteOf(
          rest?.invoice as Invoice,
          [],
          leftToCredit(rest?.invoice as Invoice, []),
          '2026-12-02',
        );
        expect(note?.gross).toBe(rest?.invoice?.gross);
      },
    ),
    { numRuns: 300 },
  );
});
