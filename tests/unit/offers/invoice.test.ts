import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { creditNoteOf } from '@/lib/offers/invoice/credit-note';
import { type Invoice, type InvoiceFacts, invoiceOf } from '@/lib/offers/invoice/invoice';
import { findBrokenRules, invoiceRules } from '@/lib/offers/invoice/invoice-rules';
import { writeInvoice } from '@/lib/offers/invoice/write-invoice';
import type { Offer, OfferLine } from '@/lib/offers/offer';
import { exampleCompany, exampleLine, exampleOffer } from './example-offer';

// The company's own account cannot exist, on purpose.
const seller = { ...company, iban: 'BE68 5390 0754 7034' };

const facts: InvoiceFacts = {
  kind: 'invoice',
  number: 'F-2026-00007',
  issuedOn: '2026-11-24',
  dueOn: '2026-12-24',
  deliveredOn: '2026-11-20',
  deliveredTo: null,
  requestReference: 'OP-1234',
  offerNumber: 'D-2026-00042',
  preceding: null,
  prepaid: 0,
  communication: '+++120/2600/04234+++',
};

function made(offer: Offer, choice: readonly string[] = [], more: Partial<InvoiceFacts> = {}): Invoice {
  const invoice = invoiceOf(offer, choice, seller, { ...facts, ...more });
  if (!invoice) throw new Error('no address');
  return invoice;
}

const offerOf = (lines: OfferLine[], customer: Partial<Offer['customer']> = {}): Offer => ({
  ...exampleOffer,
  customer: { ...exampleCompany, ...customer },
  lines,
});

const valid = made(offerOf(exampleOffer.lines), ['a3', 'a4']);

interface Element {
  name: string;
  attributes: string;
  text: string;
  children: Element[];
}

/** Reads what the writer writes: one element a line. */
function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: '', text: '', children: [] };
  const path = [root];
  for (const line of xml.split('\n').slice(1)) {
    const open = /^\s*<([a-zA-Z:]+)((?: [^>]*)?)>(?:(.*)<\/\1>)?$/.exec(line);
    if (open) {
      const element: Element = {
        name: open[1] ?? '',
        attributes: open[2] ?? '',
        text: open[3] ?? '',
        children: [],
      };
      path.at(-1)?.children.push(element);
      if (open[3] === undefined) path.push(element);
    } else if (line.trim() !== '') {
      expect(line.trim()).toBe(`</${path.at(-1)?.name}>`);
      path.pop();
    }
  }
  expect(path).toEqual([root]);
  return root.children[0] as Element;
}

const all = (from: Element, ...names: string[]): Element[] =>
  names.reduce<Element[]>(
    (found, name) =>
      found.flatMap(({ children }) => children.filter((child) => child.name.endsWith(`:${name}`))),
    [from],
  );
const textOf = (from: Element, ...names: string[]) => all(from, ...names).map(({ text }) => text);

describe('An invoice', () => {
  test('of an accepted offer breaks no rule', () => {
    expect(findBrokenRules(valid)).toEqual([]);
    expect([valid.net, valid.vat, valid.gross]).toEqual([224_070, 47_055, 271_125]);
  });

  test('is none while the customer has no address', () => {
    expect(invoiceOf(exampleOffer, ['a2'], seller, facts)).toBeNull();
  });

  test('for a consumer has the total that was accepted, and no address in Peppol', () => {
    const consumer = made(
      { ...exampleOffer, customer: { ...exampleOffer.customer, address: exampleCompany.address } },
      ['a3'],
    );
    expect(consumer.gross).toBe(150_000 + 56_250);
    expect(consumer.buyer.electronicAddress).toBeNull();
    expect(findBrokenRules(consumer)).toEqual([]);
  });

  const priced = {
    quantity: fc.integer({ min: 1, max: 500_000 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
  };

  test('across the border breaks no rule, whatever the lines, and charges nothing', () => {
    const anyLine = fc.record({ ...priced, areGoods: fc.boolean() });
    const anyService = fc.constantFrom('serviceAbroad' as const, 'buildingAbroad' as const);
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), anyService, (lines, service) => {
        const numbered = lines.map(({ areGoods, ...line }, at) => ({
          ...exampleLine,
          ...line,
          vat: areGoods ? ('intraCommunity' as const) : service,
          id: `l${at}`,
        }));
        const invoice = made(offerOf(numbered, { kind: 'company', ...dutch }));
        expect(findBrokenRules(invoice)).toEqual([]);
        expect([invoice.vat, invoice.gross]).toEqual([0, invoice.net]);
        expect(invoice.net).toBe(invoice.lines.reduce((sum, { amount }) => sum + amount, 0));
        const said = readXml(writeInvoice(invoice));
        const inWords = (cents: number) => (cents / 100).toFixed(2);
        expect(textOf(said, 'LegalMonetaryTotal', 'PayableAmount')).toEqual([inWords(invoice.net)]);
        expect(textOf(said, 'TaxTotal', 'TaxSubtotal', 'TaxableAmount')).toEqual(
          invoice.taxes.map(({ taxable }) => inWords(taxable)),
        );
      }),
    );
  });

  test('of a hundred thousand pieces at five cents has a price exact enough for its amount', () => {
    const stickers = { ...exampleLine, quantity: 100_000_000, unitPrice: 5, unit: 'item' as const };
    const invoice = made(offerOf([stickers], { kind: 'consumer' }));
    expect(invoice.net).toBe(413_223);
    expect(findBrokenRules(invoice)).toEqual([]);
    expect(textOf(readXml(writeInvoice(invoice)), 'InvoiceLine', 'Price', 'PriceAmount')).toEqual([
      '0.0413223',
    ]);
    const halves = creditNoteOf(invoice, [], [{ id: stickers.id, quantity: 50_000_000 }], facts.issuedOn);
    expect(halves && findBrokenRules({ ...halves, number: 'C-2026-00001' })).toEqual([]);
  });

  test('of goods that leave the Union is no supply within it', () => {
    const toNorway = taxed('intraCommunity', dutch, { deliveredTo: 'NO' });
    expect(findBrokenRules(toNorway)).toContain('OWN-IC-COUNTRY');
    expect(findBrokenRules(taxed('intraCommunity', dutch, { deliveredTo: 'ES' }))).toEqual([]);
  });

  test('says what a discount took off, to the last figure', () => {
    const price = (line: Element, ...names: string[]) => textOf(line, 'Price', ...names)[0];
    const priceOf = (discount: number, kind: 'company' | 'consumer') => {
      const invoice = made(
        offerOf([{ ...exampleLine, unitPrice: 9900, quantity: 3000, discount }], { kind }),
      );
      const [line] = all(readXml(writeInvoice(invoice)), 'InvoiceLine');
      if (!line) throw new Error('There is no line');
      return {
        net: price(line, 'PriceAmount'),
        off: price(line, 'AllowanceCharge', 'Amount'),
        list: price(line, 'AllowanceCharge', 'BaseAmount'),
        isCharge: price(line, 'AllowanceCharge', 'ChargeIndicator'),
      };
    };
    expect(priceOf(1000, 'company')).toEqual({ net: '89.10', off: '9.90', list: '99.00', isCharge: 'false' });
    expect(priceOf(10_000, 'company')).toMatchObject({ net: '0.00', off: '99.00', list: '99.00' });
    expect(priceOf(0, 'company')).toMatchObject({ net: '99.00', off: undefined, list: undefined });
    const { net, off, list } = priceOf(1000, 'consumer');
    expect(list).toBe('81.818182');
    expect(Number(list) - Number(off)).toBeCloseTo(Number(net), 9);
  });

  test('breaks no rule of sums, whatever the lines', () => {
    const anyLine = fc.record({
      ...priced,
      quantity: fc.oneof(priced.quantity, fc.integer({ min: 1, max: 100_000_000 })),
      vat: fc.constantFrom('standard' as const, 'dwelling' as const, 'reverseCharge' as const),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('consumer' as const, 'company' as const),
        (lines, kind) => {
          const numbered = lines.map((line, at) => ({ ...exampleLine, ...line, id: `l${at}` }));
          expect(findBrokenRules(made(offerOf(numbered, { kind })))).toEqual([]);
        },
      ),
    );
  });
});

const [firstLine] = valid.lines;
const withLine = (change: object): Invoice => ({
  ...valid,
  lines: valid.lines.map((line) => (line === firstLine ? { ...line, ...change } : line)),
});
const taxed = (
  vat: OfferLine['vat'],
  customer: Partial<Offer['customer']> = {},
  more: Partial<InvoiceFacts> = {},
) => made(offerOf([{ ...exampleLine, vat }], customer), [], more);
const [tax] = valid.taxes;
const withTax = (invoice: Invoice, change: object): Invoice => ({
  ...invoice,
  taxes: invoice.taxes.map((own) => ({ ...own, ...change })),
});
const dutch = {
  vatNumber: 'NL853964632B01',
  address: { street: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', country: 'NL' as const },
};
const numberless = (invoice: Invoice): Invoice => ({
  ...invoice,
  seller: { ...invoice.seller, vatNumber: null },
});

/** For each rule an invoice that breaks it. */
const broken: Record<string, Invoice> = {
  'BR-02': { ...valid, number: ' ' },
  'BR-03': { ...valid, issuedOn: '24/11/2026' },
  'BR-06': { ...valid, seller: { ...valid.seller, name: '' } },
  'BR-07': { ...valid, buyer: { ...valid.buyer, name: '' } },
  'BR-08': { ...valid, seller: { ...valid.seller, address: { ...valid.seller.address, city: '' } } },
  'BR-10': { ...valid, buyer: { ...valid.buyer, address: { ...valid.buyer.address, postalCode: '' } } },
  'BR-16': { ...valid, lines: [] },
  'BR-22': withLine({ quantity: 0 }),
  'BR-25': withLine({ text: '\n' }),
  'BR-27': withLine({ netPrice: -1 }),
  'BR-55': { ...valid, kind: 'creditNote' },
  'BR-CO-10': withLine({ amount: 1 }),
  'BR-CO-14': { ...valid, vat: valid.vat + 1 },
  'BR-CO-15': { ...valid, gross: valid.gross - 1 },
  'BR-CO-17': withTax(valid, { vat: (tax?.vat ?? 0) + 2 }),
  'BR-CO-18': withLine({ vat: 'dwelling' }),
  'BR-CO-25': { ...valid, dueOn: '' },
  'BR-CO-26': numberless(valid),
  'BR-S-08': withTax(valid, { taxable: 1 }),
  'BR-S-05': withTax(valid, { percent: 20 }),
  'BR-AE-01': made(
    offerOf(
      [
        { ...exampleLine, vat: 'reverseCharge' },
        { ...exampleLine, id: 'a2', vat: 'serviceAbroad' },
      ],
      dutch,
    ),
  ),
  'BR-AE-02': taxed('reverseCharge', { vatNumber: null }),
  'BR-AE-09': withTax(taxed('reverseCharge'), { vat: 1 }),
  'BR-IC-02': taxed('intraCommunity', { ...dutch, vatNumber: null }),
  'BR-IC-09': withTax(taxed('intraCommunity', dutch), { vat: 1 }),
  'BR-IC-11': taxed('intraCommunity', dutch, { deliveredOn: null }),
  'BR-IC-12': { ...taxed('intraCommunity', dutch), deliveredTo: null },
  'OWN-IC-COUNTRY': taxed('intraCommunity', dutch, { deliveredTo: 'BE' }),
  'OWN-DELIVERED': { ...valid, deliveredOn: '2026-11-25' },
  'OWN-AE-BELGIUM': taxed('reverseCharge', dutch),
  'OWN-ABROAD': taxed('serviceAbroad'),
  'OWN-LEGAL-FORM': { ...valid, seller: { ...valid.seller, legalForm: null } },
  'BR-G-02': numberless(taxed('export')),
  'BR-G-09': withTax(taxed('export'), { vat: 1 }),
  'BR-61': { ...valid, iban: '' },
  'OWN-IBAN': { ...valid, iban: 'BE68539007547035' },
  'PEPPOL-EN16931-R003': { ...valid, buyerReference: '', orderReference: '' },
  'PEPPOL-EN16931-R020': { ...valid, seller: { ...valid.seller, electronicAddress: null } },
  'PEPPOL-EN16931-R120': withLine({ netPrice: 1 }),
  'PEPPOL-COMMON-R043': {
    ...valid,
    buyer: { ...valid.buyer, electronicAddress: { scheme: '0208', id: '0403019262' } },
  },
  'OWN-PREPAID': { ...valid, prepaid: valid.gross + 1 },
  'OWN-TAXABLE': { ...valid, taxes: valid.taxes.map((tax) => ({ ...tax, vat: -1 })) },
};

describe('The rules', () => {
  test('are each told once, and each has an invoice that breaks it', () => {
    expect(invoiceRules.map(({ id }) => id).sort()).toEqual(Object.keys(broken).sort());
  });

  test.each(Object.entries(broken))('%s is noticed', (id, invoice) => {
    expect(findBrokenRules(invoice)).toContain(id);
  });
});

describe('As XML', () => {
  test('it says who, what, how much and how to pay', () => {
    const xml = readXml(writeInvoice({ ...valid, prepaid: 30_000 }));
    expect(xml.name).toBe('Invoice');
    expect(xml.attributes).toContain('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
    expect(xml.children.map(({ name }) => name.split(':')[1])).toEqual([
      'CustomizationID',
      'ProfileID',
      'ID',
      'IssueDate',
      'DueDate',
      'InvoiceTypeCode',
      'DocumentCurrencyCode',
      'BuyerReference',
      'OrderReference',
      'AccountingSupplierParty',
      'AccountingCustomerParty',
      'Delivery',
      'PaymentMeans',
      'TaxTotal',
      'LegalMonetaryTotal',
      'InvoiceLine',
      'InvoiceLine',
      'InvoiceLine',
    ]);
    expect(textOf(xml, 'AccountingSupplierParty', 'Party', 'EndpointID')).toEqual(['0999999922']);
    expect(textOf(xml, 'AccountingCustomerParty', 'Party', 'PartyTaxScheme', 'CompanyID')).toEqual([
      'BE0403019261',
    ]);
    expect(textOf(xml, 'InvoiceLine', 'InvoicedQuantity')).toEqual(['1', '12.5', '2']);
    expect(textOf(xml, 'InvoiceLine', 'Price', 'PriceAmount')).toEqual(['1500.00', '45.00', '89.10']);
    expect(textOf(xml, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'Percent')).toEqual(['21']);
    expect(textOf(xml, 'LegalMonetaryTotal', 'TaxInclusiveAmount')).toEqual(['2711.25']);
    expect(textOf(xml, 'LegalMonetaryTotal', 'PayableAmount')).toEqual(['2411.25']);
    expect(textOf(xml, 'PaymentMeans', 'PayeeFinancialAccount', 'ID')).toEqual(['BE68539007547034']);
    expect(textOf(xml, 'PaymentMeans', 'PaymentMeansCode')).toEqual(['30']);
  });

  test('says no account where there can be none, and keeps every rule', () => {
    const offer = offerOf(exampleOffer.lines);
    const invoice = invoiceOf(offer, ['a3'], { ...company, iban: 'BE00 9990 0000 0000' }, facts);
    if (!invoice) throw new Error('no address');
    expect(findBrokenRules(invoice)).toEqual([]);
    const xml = readXml(writeInvoice(invoice));
    expect(textOf(xml, 'PaymentMeans', 'PaymentMeansCode')).toEqual(['1']);
    expect(textOf(xml, 'PaymentMeans', 'PayeeFinancialAccount', 'ID')).toEqual([]);
  });

  test('a credit note names the invoice that it corrects', () => {
    const preceding = { number: 'F-2026-00006', issuedOn: '2026-11-01' };
    const note = made(offerOf(exampleOffer.lines), ['a3'], { kind: 'creditNote', preceding });
    expect(findBrokenRules(note)).toEqual([]);
    const xml = readXml(writeInvoice(note));
    expect(xml.name).toBe('CreditNote');
    expect(textOf(xml, 'CreditNoteTypeCode')).toEqual(['381']);
    expect(textOf(xml, 'BillingReference', 'InvoiceDocumentReference', 'ID')).toEqual(['F-2026-00006']);
    expect(all(xml, 'CreditNoteLine')).toHaveLength(2);
    expect(textOf(xml, 'DueDate')).toEqual([]);
  });

  test('an exempt category says why, a lower rate says so in the note', () => {
    const exempt = readXml(writeInvoice(taxed('reverseCharge')));
    const category = all(exempt, 'TaxTotal', 'TaxSubtotal', 'TaxCategory')[0] as Element;
    expect(textOf(category, 'ID')).toEqual(['AE']);
    expect(textOf(category, 'TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE']);
    expect(textOf(category, 'TaxExemptionReason')[0]).toContain('cocontractant');

    const lower = readXml(writeInvoice(taxed('dwelling')));
    expect(textOf(lower, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'TaxExemptionReason')).toEqual([]);
    expect(textOf(lower, 'Note')[0]).toContain('arrêté royal');
  });

  test.each([
    ['fr', 'dwelling', 'En l’absence de contestation par écrit', 'première occupation'],
    ['nl', 'dwelling', 'Bij gebrek aan schriftelijke betwisting', 'eerste ingebruikneming'],
    ['en', 'dwelling', 'Unless the invoice is contested in writing', 'first occupied'],
    ['fr', 'reverseCharge', 'En l’absence de contestation par écrit', 'déclarations périodiques'],
    ['nl', 'reverseCharge', 'Bij gebrek aan schriftelijke betwisting', 'periodieke aangiften'],
    ['en', 'reverseCharge', 'Unless the invoice is contested in writing', 'periodic VAT returns'],
  ] as const)('in %s, an invoice of %s says what the law wants said', (locale, treatment, ...words) => {
    const notes = textOf(readXml(writeInvoice({ ...taxed(treatment), locale })), 'Note');
    expect(notes).toHaveLength(1);
    for (const part of words) expect(notes[0]).toContain(part);
    expect(textOf(readXml(writeInvoice({ ...valid, locale })), 'Note')).toEqual([]);
  });

  test.each([
    ['fr', 'TVA à reverser à l’État dans la mesure où elle a été initialement déduite.'],
    ['nl', 'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.'],
    ['en', 'VAT to be paid back to the State in so far as it was originally deducted.'],
  ] as const)('in %s, a credit note says who pays its VAT back', (locale, sentence) => {
    const preceding = { number: 'F-2026-00006', issuedOn: '2026-11-01' };
    const credit = { kind: 'creditNote', preceding, locale } as const;
    const noted = (invoice: Invoice) => textOf(readXml(writeInvoice({ ...invoice, ...credit })), 'Note');
    expect(noted(valid)).toEqual([sentence]);
    // Nothing was deducted of a VAT that was not charged, nor by a consumer; and nobody is asked to contest a credit note.
    expect(noted(taxed('reverseCharge'))).toEqual([]);
    expect(noted(taxed('standard', { vatNumber: null }))).toEqual([]);
  });

  test.each([
    ['NL853964632B01', '9944'],
    ['DE136695976', '9930'],
    ['LU26375245', '9938'],
    ['FR83404833048', '9957'],
    ['ATU12345675', '9914'],
    ['EL123456783', '9933'],
    ['ESA12345674', '9920'],
    ['HU12345676', '9910'],
    ['IT12345670785', '0211'],
    ['PL1234563218', '9945'],
  ] as const)(
    'an enterprise across the border has its VAT number for an address: %s',
    (vatNumber, scheme) => {
      const invoice = taxed('serviceAbroad', { ...dutch, vatNumber });
      expect(findBrokenRules(invoice)).toEqual([]);
      const party = all(readXml(writeInvoice(invoice)), 'AccountingCustomerParty', 'Party')[0] as Element;
      expect(textOf(party, 'EndpointID')).toEqual([vatNumber]);
      expect(all(party, 'EndpointID')[0]?.attributes).toContain(`schemeID="${scheme}"`);
      // BR-CL-11: a VAT number's scheme is not in the list of registers.
      expect(textOf(party, 'PartyLegalEntity', 'CompanyID')).toEqual([]);
    },
  );

  test.each([
    ['reverseCharge', {}, ['AE', 'VATEX-EU-AE'], 'arrêté royal n°\u00a01, article 20'],
    ['serviceAbroad', dutch, ['AE', 'VATEX-EU-AE'], 'directive 2006/112/CE, articles 44 et 196'],
    ['buildingAbroad', dutch, ['AE', 'VATEX-EU-AE'], 'directive 2006/112/CE, articles 47 et 194'],
    ['intraCommunity', dutch, ['K', 'VATEX-EU-IC'], 'article 39bis'],
    ['export', {}, ['G', 'VATEX-EU-G'], 'article 39)'],
  ] as const)('the reason of %s is the article that allows it', (treatment, customer, codes, article) => {
    const invoice = taxed(treatment, customer);
    expect(findBrokenRules(invoice)).toEqual([]);
    const xml = readXml(writeInvoice(invoice));
    const [category] = all(xml, 'TaxTotal', 'TaxSubtotal', 'TaxCategory');
    if (!category) throw new Error('no category');
    expect(textOf(category, 'ID')).toEqual([codes[0]]);
    expect(textOf(category, 'TaxExemptionReasonCode')).toEqual([codes[1]]);
    expect(textOf(category, 'TaxExemptionReason')[0]).toContain(article);
    // The customer's declaration is of the law of Belgium: only what it taxes has one.
    expect(textOf(xml, 'Note')).toHaveLength(treatment === 'reverseCharge' ? 1 : 0);
  });

  test('says when and in which country goods were delivered', () => {
    const delivered = (more: Partial<InvoiceFacts>) =>
      readXml(writeInvoice(taxed('intraCommunity', dutch, more)));
    const whereOf = (xml: Element) =>
      textOf(xml, 'Delivery', 'DeliveryLocation', 'Address', 'Country', 'IdentificationCode');
    expect(textOf(delivered({}), 'Delivery', 'ActualDeliveryDate')).toEqual(['2026-11-20']);
    expect(whereOf(delivered({}))).toEqual(['NL']);
    expect(whereOf(delivered({ deliveredTo: 'DE' }))).toEqual(['DE']);
    expect(all(delivered({ deliveredOn: null }), 'Delivery')).toEqual([]);
  });

  test.each([
    ['fr', 'société à responsabilité limitée (SRL), RPM Bruxelles, tribunal de l’entreprise'],
    ['nl', 'besloten vennootschap (BV), RPR Brussel, Nederlandstalige ondernemingsrechtbank'],
    ['en', 'Belgian private limited company (BV), RPR Brussels, Dutch-speaking Enterprise Court'],
  ] as const)('in %s it names the form, the register and the court of the seller alone', (locale, words) => {
    const invoice = made({ ...offerOf(exampleOffer.lines), locale }, ['a3']);
    const forms = (side: string) =>
      textOf(
        readXml(writeInvoice(invoice)),
        `Accounting${side}Party`,
        'Party',
        'PartyLegalEntity',
        'CompanyLegalForm',
      );
    expect(forms('Supplier')).toHaveLength(1);
    expect(forms('Supplier')[0]).toContain(words);
    expect(forms('Customer')).toEqual([]);
  });

  test('what people typed stays text', () => {
    const xml = writeInvoice(
      made(offerOf([{ ...exampleLine, text: '</cbc:Name><x a="1">\u0007 Tom & Co' }])),
    );
    expect(xml).toContain('<cbc:Name>&lt;/cbc:Name&gt;&lt;x a=&quot;1&quot;&gt; Tom &amp; Co</cbc:Name>');
  });

  test('a line that is too long for its name says all of it in its description', () => {
    const text = `${'Lettrage '.repeat(22)}🦊🦊🦊 et la suite`;
    const xml = writeInvoice(made(offerOf([{ ...exampleLine, text }])));
    expect(xml).toContain(`<cbc:Description>${text}</cbc:Description>`);
    expect(xml).toContain(`<cbc:Name>${[...text].slice(0, 200).join('')}</cbc:Name>`);
    expect(writeInvoice(made(offerOf([exampleLine])))).not.toContain('<cbc:Description>');
  });
});
