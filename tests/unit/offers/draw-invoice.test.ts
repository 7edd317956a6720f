import { writeFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';
import { creditNoteOf } from '@/lib/offers/invoice/credit-note';
import { type Invoice, type InvoiceFacts, invoiceOf } from '@/lib/offers/invoice/invoice';
import { invoiceCopy } from '@/lib/offers/invoice/invoice-copy';
import type { Offer } from '@/lib/offers/offer';
import { drawInvoice } from '@/lib/offers/server/draw-invoice';
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
  requestReference: '482-917-635',
  offerNumber: 'D-2026-00042',
  preceding: null,
  prepaid: 0,
  communication: '+++120/2600/04256+++',
};

function made(more: Partial<Offer> = {}, invoiceFacts: Partial<InvoiceFacts> = {}): Invoice {
  const offer = { ...exampleOffer, customer: exampleCompany, ...more };
  const invoice = invoiceOf(offer, ['a2', 'a4'], seller, { ...facts, ...invoiceFacts });
  if (!invoice) throw new Error('no address');
  return invoice;
}

const consumer = { ...exampleOffer.customer, address: exampleCompany.address };

async function textOf(invoice: Invoice): Promise<string> {
  const bytes = await drawInvoice(invoice);
  if (process.env.LOOK)
    writeFileSync(`${process.env.LOOK}/${invoice.number || 'note'}-${invoice.locale}.pdf`, bytes);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('The document of an invoice', () => {
  test('says who, what, when, each rate, and how it is paid', async () => {
    const text = await textOf(made({}, { prepaid: 50_000 }));
    for (const part of [
      'Facture F-2026-00007',
      '24 novembre 2026',
      '24 décembre 2026',
      'Livré le 20 novembre 2026',
      'D-2026-00042',
      '482-917-635',
      company.legalName.fr,
      company.register.fr,
      company.court.fr,
      'Boulangerie Dubois',
      'Rue Haute 3',
      'BE 0403.019.261',
      'Covering complet',
      '12,5 m²',
      '99,00 €',
      '−10 %',
      '178,20 €',
      '1 990,70 €',
      '21 %',
      '418,05 €',
      '2 408,75 €',
      '-500,00 €',
      'À payer 1 908,75 €',
      'BE68 5390 0754 7034',
      '+++120/2600/04256+++',
      invoiceCopy.fr.structured,
    ])
      expect(text).toContain(part);
  });

  test('to a consumer is the invoice itself, of prices without VAT that come to what was agreed', async () => {
    const text = await textOf(made({ customer: consumer }));
    expect(text).not.toContain(invoiceCopy.fr.structured);
    expect(text).toContain('20,6616 €');
    expect(text).toContain('Total TVA comprise 1 990,70 €');
    expect(text).toContain('hors TVA');
  });

  test.each(locales)(
    'of a few lines is one page, with its code and what the law wants said: %s',
    async (locale) => {
      const file = await getDocumentProxy(new Uint8Array(await drawInvoice(made({ locale }))));
      expect(file.numPages).toBe(1);
    },
  );

  test('that is paid asks for nothing', async () => {
    const { gross } = made();
    const text = await textOf(made({}, { prepaid: gross }));
    expect(text).toContain(invoiceCopy.fr.paidText);
    expect(text).not.toContain('BE68');
  });

  test('of work on a dwelling has the words of the law', async () => {
    const lines = [{ ...exampleLine, vat: 'dwelling' as const }];
    const text = await textOf(made({ customer: consumer, lines }));
    expect(text).toContain('En l’absence de contestation par écrit');
    expect(text).toContain('tableau A, XXXVIII');
  });

  test('without VAT says why', async () => {
    const lines = [{ ...exampleLine, vat: 'reverseCharge' as const }];
    const text = await textOf(made({ lines }));
    expect(text).toContain('la TVA est due par le cocontractant');
    expect(text).toContain('la responsabilité quant au paiement de la taxe');
  });

  test.each(locales)('of a credit note names what it corrects and asks for nothing: %s', async (locale) => {
    const invoice = made({ locale });
    const note = creditNoteOf(invoice, [], [{ id: 'a4', quantity: 1000 }], '2026-11-30');
    if (!note) throw new Error('nothing is credited');
    const text = await textOf({ ...note, number: 'C-2026-00001' });
    const copy = invoiceCopy[locale];
    expect(text).toContain(`${copy.kinds.creditNote} C-2026-00001`);
    expect(text).toContain(`${copy.corrects} F-2026-00007`);
    expect(text).toContain(copy.creditText);
    expect(text).not.toContain(copy.dueOn);
    expect(text).not.toContain('+++');
  });

  test('is the same bytes each time', async () => {
    expect(await drawInvoice(made())).toEqual(await drawInvoice(structuredClone(made())));
  });

  test.each(locales)('is tagged, says its language, and has every letter: %s', async (locale) => {
    const invoice = made({ locale, customer: { ...exampleCompany, company: 'Łukasz Żółć & Čeněk' } });
    const bytes = await drawInvoice(invoice);
    const file = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = (await file.getMetadata()) as { info: { Language?: string } };
    expect(info.Language).toBe(locale);
    expect(await (await file.getPage(1)).getStructTree()).not.toBeNull();
    const text = await textOf(invoice);
    expect(text).toContain('Łukasz Żółć & Čeněk');
    expect(text).not.toContain('?');
  });

  test.each([20, 28, 40, 60])('of %i lines has its totals on one page', async (count) => {
    const lines = Array.from({ length: count }, (_, at) => ({
      ...exampleLine,
      id: `b${at}`,
      text: `Panneau ${at + 1}`,
    }));
    const file = await getDocumentProxy(new Uint8Array(await drawInvoice(made({ lines }))));
    const { text } = await extractText(file, { mergePages: false });
    const pageOf = (words: string) => text.findIndex((page) => page.replace(/\s/g, ' ').includes(words));
    expect(pageOf('Base imposable')).toBeGreaterThanOrEqual(0);
    expect(pageOf('Total TVA comprise')).toBe(pageOf('Base imposable'));
    expect(pageOf('+++')).toBe(pageOf('Paiement'));
  });
});
