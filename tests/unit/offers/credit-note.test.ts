import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { toCsv } from '@/lib/csv/to-csv';
import { creditNoteOf, leftToCredit } from '@/lib/offers/invoice/credit-note';
import { type Invoice, invoiceOf } from '@/lib/offers/invoice/invoice';
import { quantityField, readCredit } from '@/lib/offers/invoice/invoice-form';
import { type InvoiceJournalLabels, invoiceTable } from '@/lib/offers/invoice/invoice-journal';
import {
  canBeInvoiced,
  creditedGross,
  type IssuedInvoice,
  invoiceShape,
  owedNow,
} from '@/lib/offers/invoice/invoice-record';
import { findBrokenRules } from '@/lib/offers/invoice/invoice-rules';
import { writeInvoice } from '@/lib/offers/invoice/write-invoice';
import type { Offer, OfferLine } from '@/lib/offers/offer';
import { exampleCompany, exampleLine, exampleOffer } from './example-offer';

const seller = { ...company, iban: 'BE68 5390 0754 7034' };

function invoiceFor(offer: Offer, choice: readonly string[] = []): Invoice {
  const invoice = invoiceOf(offer, choice, seller, {
    kind: 'invoice',
    number: 'F-2026-00007',
    issuedOn: '2026-11-24',
    dueOn: '2026-12-24',
    deliveredOn: null,
    deliveredTo: null,
    requestReference: '482-917-635',
    offerNumber: 'D-2026-00042',
    preceding: null,
    prepaid: 42_300,
    communication: '+++120/2600/04234+++',
  });
  if (!invoice) throw new Error('no address');
  return invoice;
}

const invoice = invoiceFor({ ...exampleOffer, customer: exampleCompany }, ['a3', 'a4']);
const everything = (of: Invoice) => of.lines.map(({ id, quantity }) => ({ id, quantity }));
const day = '2026-12-01';

const issued = (one: Invoice, credits: string | null = null): IssuedInvoice => ({
  invoice: one,
  credits,
  reason: credits ? 'price' : null,
  author: null,
  at: new Date(),
  mail: null,
});

describe('A credit note', () => {
  test('of everything is the invoice taken back, and says which', () => {
    const note = creditNoteOf(invoice, [], everything(invoice), day);
    expect(note).toMatchObject({
      kind: 'creditNote',
      issuedOn: day,
      preceding: { number: 'F-2026-00007', issuedOn: '2026-11-24' },
      net: invoice.net,
      vat: invoice.vat,
      gross: invoice.gross,
      prepaid: 0,
      iban: null,
    });
    expect(note?.lines.map(({ amount }) => amount)).toEqual(invoice.lines.map(({ amount }) => amount));
    expect(findBrokenRules({ ...(note as Invoice), number: 'C-2026-00001' })).toEqual([]);
    const xml = writeInvoice({ ...(note as Invoice), number: 'C-2026-00001' });
    for (const said of [
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"',
      '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
      '<cbc:CreditedQuantity unitCode="MTK">12.5</cbc:CreditedQuantity>',
      '<cac:CreditNoteLine>',
    ])
      expect(xml).toContain(said);
    expect(xml).toMatch(
      /<cac:InvoiceDocumentReference>\s*<cbc:ID>F-2026-00007<\/cbc:ID>\s*<cbc:IssueDate>2026-11-24/,
    );
    expect(xml).not.toContain('DueDate');
    expect(xml).not.toContain('PrepaidAmount');
  });

  test('of more than is left, of a line that is not there, of a line twice, or of nothing is none', () => {
    const [line] = everything(invoice);
    if (!line) throw new Error('no line');
    expect(creditNoteOf(invoice, [], [{ ...line, quantity: line.quantity + 1 }], day)).toBeNull();
    expect(creditNoteOf(invoice, [], [{ ...line, quantity: -1 }], day)).toBeNull();
    expect(creditNoteOf(invoice, [], [{ id: 'zz', quantity: 1 }], day)).toBeNull();
    expect(creditNoteOf(invoice, [], [line, line], day)).toBeNull();
    expect(creditNoteOf(invoice, [], [{ ...line, quantity: 0 }], day)).toBeNull();
    const all = creditNoteOf(invoice, [], everything(invoice), day) as Invoice;
    expect(creditNoteOf(invoice, [all], [line], day)).toBeNull();
    expect(leftToCredit(invoice, [all]).every(({ quantity, amount }) => quantity === 0 && amount === 0)).toBe(
      true,
    );
  });

  test('in however many parts takes back the invoice to the cent, and each part keeps the rules', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99_000 }),
      unitPrice: fc.integer({ min: 1, max: 500_000 }),
      discount: fc.constantFrom(0, 0, 500, 3333),
      vat: fc.constantFrom<OfferLine['vat']>('standard', 'dwelling'),
    });
    const isWith = fc.boolean();
    const cuts = fc.array(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        isWith,
        cuts,
        (drawn, isConsumer, rounds) => {
          const lines = drawn.map((one, at): OfferLine => ({ ...exampleLine, ...one, id: `l${at}` }));
          const customer = {
            ...exampleCompany,
            ...(isConsumer ? { kind: 'consumer' as const, vatNumber: null } : {}),
          };
          const of = invoiceFor({ ...exampleOffer, lines, customer });
          fc.pre(of.gross > 0);
          const notes: Invoice[] = [];
          const add = (wanted: { id: string; quantity: number }[]) => {
            const note = creditNoteOf(of, notes, wanted, day);
            if (!note) return;
            notes.push({ ...note, number: `C-2026-0000${notes.length}` });
            expect(findBrokenRules({ ...note, number: 'C-2026-00001' })).toEqual([]);
            expect(note.lines.every(({ amount }) => amount >= 0)).toBe(true);
          };
          for (const round of rounds)
            add(
              leftToCredit(of, notes).map(({ id, quantity }, at) => ({
                id,
                quantity: Math.floor(quantity * (round[at] ?? 0)),
              })),
            );
          add(leftToCredit(of, notes).map(({ id, quantity }) => ({ id, quantity })));
          const sum = (part: 'net' | 'vat' | 'gross') => notes.reduce((all, note) => all + note[part], 0);
          expect([sum('net'), sum('vat'), sum('gross')]).toEqual([of.net, of.vat, of.gross]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('is read from quantities as people type them', () => {
    const form = new FormData();
    form.set(quantityField('a1'), '1');
    form.set(quantityField('a3'), '2,5');
    form.set('reason', 'price');
    form.set('seen', '0');
    expect(readCredit(form, invoice.lines, 'fr')).toMatchObject({
      ok: true,
      wanted: [
        { id: 'a1', quantity: 1000 },
        { id: 'a3', quantity: 2500 },
        { id: 'a4', quantity: 0 },
      ],
    });
    form.set(quantityField('a4'), '1,0001');
    expect(readCredit(form, invoice.lines, 'fr')).toEqual({ ok: false, outcome: 'quantityWrong' });
    form.set(quantityField('a4'), '');
    form.set('reason', 'because');
    expect(readCredit(form, invoice.lines, 'fr')).toEqual({ ok: false, outcome: 'reasonNeeded' });
  });
});

test('an offer is invoiced once, and again when all of it was credited', () => {
  const note = creditNoteOf(invoice, [], everything(invoice).slice(0, 1), day) as Invoice;
  expect(canBeInvoiced([])).toBe(true);
  expect(canBeInvoiced([issued(invoice)])).toBe(false);
  expect(canBeInvoiced([issued(invoice), issued(note, invoice.number)])).toBe(false);
  const rest = creditNoteOf(invoice, [note], leftToCredit(invoice, [note]), day) as Invoice;
  const all = [issued(invoice), issued(note, invoice.number), issued(rest, invoice.number)];
  expect(creditedGross(all, invoice.number)).toBe(invoice.gross);
  expect(canBeInvoiced(all)).toBe(true);
});

test('what was credited counts until it is invoiced again', () => {
  const note = creditNoteOf(invoice, [], everything(invoice).slice(0, 1), day) as Invoice;
  const rest = creditNoteOf(invoice, [note], leftToCredit(invoice, [note]), day) as Invoice;
  const part = [issued(invoice), issued(note, invoice.number)];
  const all = [...part, issued(rest, invoice.number)];
  const again = { ...invoice, number: 'F-2026-00008' };
  const now = (documents: IssuedInvoice[]) =>
    owedNow({ gross: invoice.gross, deposit: 0 }, documents, true).credited;
  expect([[], [issued(invoice)], part, all, [...all, issued(again)]].map(now)).toEqual([
    0,
    0,
    note.gross,
    invoice.gross,
    0,
  ]);
  expect(now([...all, issued(again), issued(note, again.number)])).toBe(note.gross);
});

test('what is kept of an invoice is all of it but its number', () => {
  const { number: _, ...document } = invoice;
  expect(invoiceShape.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test('the journal keeps what bears no VAT apart, as the return asks for it', () => {
  const columns = new Proxy({}, { get: (_, name) => String(name) }) as InvoiceJournalLabels['columns'];
  const labels = {
    columns,
    kinds: { invoice: 'Factuur', deposit: 'Voorschotfactuur', creditNote: 'Creditnota' },
  };
  const treated = (
    ['reverseCharge', 'serviceAbroad', 'intraCommunity', 'buildingAbroad', 'export'] as const
  ).map((treatment, at) => ({
    ...invoice.taxes[0],
    treatment,
    percent: 0,
    taxable: (at + 1) * 1000,
    vat: 0,
  })) as Invoice['taxes'];
  const { header, rows } = invoiceTable([{ invoice: { ...invoice, taxes: treated }, credits: null }], labels);
  const said = Object.fromEntries(header.map((name, at) => [name, rows[0]?.[at]]));
  expect(said).toMatchObject({
    taxable21: { cents: 0 },
    reverseCharge: { cents: 1000 },
    serviceAbroad: { cents: 2000 },
    intraCommunity: { cents: 3000 },
    buildingAbroad: { cents: 4000 },
    export: { cents: 5000 },
  });
});

test('the journal adds up: a credit note counts against, in figures that are no formula', () => {
  const columns = new Proxy({}, { get: (_, name) => String(name) }) as InvoiceJournalLabels['columns'];
  const labels = {
    columns,
    kinds: { invoice: 'Factuur', deposit: 'Voorschotfactuur', creditNote: 'Creditnota' },
  };
  const note = {
    ...(creditNoteOf(invoice, [], everything(invoice), day) as Invoice),
    number: 'C-2026-00001',
  };
  const csv = toCsv(
    invoiceTable(
      [
        { invoice, credits: null },
        { invoice: note, credits: invoice.number },
      ],
      labels,
    ),
  );
  const [head = '', first = '', second = ''] = csv
    .replace('\ufeff', '')
    .split('\r\n')
    .map((row) => row);
  const gross = head.split(';').indexOf('gross');
  const inCents = (row: string) => Math.round(Number(row.split(';')[gross]?.replace(',', '.')) * 100);
  expect(inCents(first)).toBe(invoice.gross);
  expect(inCents(first) + inCents(second)).toBe(0);
  expect(first).toContain('F-2026-00007;Factuur;24/11/2026;;24/12/2026');
  const cell = (row: string, column: string) => row.split(';')[head.split(';').indexOf(column)];
  expect(cell(first, 'prepaid')).toBe('423,00');
  expect(cell(first, 'communication')).toBe('120/2600/04234');
  expect(cell(second, 'payable')).toBe('');
  // Both figures of the cents, however round.
  for (const column of ['taxable21', 'vat21', 'reverseCharge', 'net'])
    expect(cell(first, column), column).toMatch(/^\d+,\d\d$/);
  expect(second).toMatch(/^C-2026-00001;Creditnota;01\/12\/2026;;.*;F-2026-00007$/);
});
