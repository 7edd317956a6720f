import { describe, expect, test } from 'vitest';
import { writeInvoice } from '@/lib/offers/invoice/write-invoice';
import {
  currentVersion,
  type OfferRecord,
  type OfferVersion,
  versionStateOf,
} from '@/lib/offers/offer-record';
import { type Delivery, draftInvoice } from '@/lib/offers/server/draft-invoice';
import { exampleCompany, exampleOffer } from './example-offer';

const now = new Date('2026-12-01T10:00:00Z');

const sent: OfferVersion = {
  position: 1,
  state: 'sent',
  offer: { ...exampleOffer, customer: exampleCompany },
  author: null,
  sending: {
    at: new Date('2026-11-22T10:00:00Z'),
    validUntil: '2026-12-22',
    termsVersion: '1.0',
    pdfHash: 'a'.repeat(64),
    path: 'x.pdf',
  },
  decision: null,
};
const accepted: OfferVersion = {
  ...sent,
  decision: {
    kind: 'accepted',
    name: 'Claire Dubois',
    reason: null,
    choice: ['a3'],
    gross: 249_563,
    deposit: 74_869,
    pdfHash: 'a'.repeat(64),
    termsVersion: '1.0',
    locale: 'fr',
    email: 'claire@example.org',
    at: now,
  },
};
const record = (...versions: OfferVersion[]): OfferRecord => ({
  reference: '482-917-635',
  number: 'D-2026-00042',
  status: 'sent',
  version: 3,
  versions,
});

const written = (record: OfferRecord) => ({ record, payments: [], issued: [], now });

test('a version is open until its last day is over, a newer one is sent, or something is decided', () => {
  expect(versionStateOf(sent, now)).toBe('open');
  expect(versionStateOf(sent, new Date('2026-12-22T23:00:00Z'))).toBe('expired');
  expect(versionStateOf({ ...sent, state: 'replaced' }, now)).toBe('replaced');
  expect(versionStateOf(accepted, new Date('2027-12-22T23:00:00Z'))).toBe('accepted');
  expect(versionStateOf({ ...sent, state: 'draft', sending: null }, now)).toBe('draft');
});

test('a customer reads the version that was sent last, never a draft', () => {
  const draft: OfferVersion = { ...sent, position: 3, state: 'draft', sending: null };
  const old: OfferVersion = { ...sent, state: 'replaced' };
  expect(currentVersion(record(draft, { ...sent, position: 2 }, old))?.position).toBe(2);
  expect(currentVersion(record(draft))).toBeNull();
});

describe('A draft invoice', () => {
  test('is what was accepted, with the number of the offer', () => {
    const draft = draftInvoice(written(record(accepted)));
    expect(draft?.invoice).toMatchObject({
      number: 'D-2026-00042',
      gross: 249_563,
      issuedOn: '2026-12-01',
      dueOn: '2026-12-31',
    });
    expect(draft?.broken).toEqual([]);
  });

  test('says what was paid before it, and asks for the rest', () => {
    const agreed = { ...accepted, decision: { ...accepted.decision, gross: 249_563 } } as OfferVersion;
    const undone = { at: now, reason: 'mistyped' as const, author: null };
    const paid = [
      { amount: 50_000, undone: null, paidOn: '2026-11-30' },
      { amount: 99_999, undone, paidOn: '2026-11-30' },
    ];
    const draft = draftInvoice({ ...written(record(agreed)), payments: paid });
    expect(draft?.broken).toEqual([]);
    const xml = draft?.invoice ? writeInvoice(draft.invoice) : '';
    expect(xml).toContain('<cbc:PrepaidAmount currencyID="EUR">500.00</cbc:PrepaidAmount>');
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">1995.63</cbc:PayableAmount>');
    // More than was agreed is no matter of the invoice.
    const more = draftInvoice({
      ...written(record(agreed)),
      payments: [{ amount: 300_000, undone: null, paidOn: '2026-11-30' }],
    });
    expect(more?.invoice?.prepaid).toBe(249_563);
    expect(more?.broken).toEqual([]);
  });

  test.each([
    ['an association', null],
    ['a firm outside of the Union', 'CHE123456788'],
    ['a firm of Sweden', 'SE556036079301'],
  ])('for %s, which has no address in Peppol, is complete and names none', (_, vatNumber) => {
    const { offer } = accepted;
    const customer = { ...exampleCompany, vatNumber };
    const draft = draftInvoice(written(record({ ...accepted, offer: { ...offer, customer } })));
    expect(draft?.broken).toEqual([]);
    const [, buyer = ''] = (draft?.invoice ? writeInvoice(draft.invoice) : '').split(
      'AccountingCustomerParty',
    );
    expect(buyer).toContain(exampleCompany.company);
    expect(buyer).not.toContain('EndpointID');
  });

  test('says when and where it was delivered; within the Community it has to', () => {
    const { offer } = accepted;
    const abroad = {
      ...accepted,
      offer: {
        ...offer,
        customer: { ...exampleCompany, vatNumber: 'NL853964632B01' },
        lines: offer.lines.map((line) => ({ ...line, vat: 'intraCommunity' as const })),
      },
    };
    const brokenOf = (delivery?: Delivery) => draftInvoice({ ...written(record(abroad)), delivery })?.broken;
    expect(brokenOf()).toContain('BR-IC-11');
    expect(brokenOf({ on: '2026-11-30', to: 'BE' })).toEqual(['OWN-IC-COUNTRY']);
    expect(brokenOf({ on: '2026-12-02', to: 'NL' })).toEqual(['OWN-DELIVERED']);
    expect(brokenOf({ on: 'hier', to: 'NL' })).toEqual(['OWN-DELIVERED']);
    expect(brokenOf({ on: '2026-11-30', to: 'NL' })).toEqual([]);
  });

  test('is none before, and asks for an address', () => {
    expect(draftInvoice(written(record(sent)))).toBeNull();
    const nowhere = {
      ...accepted,
      offer: { ...accepted.offer, customer: { ...exampleCompany, address: null } },
    };
    expect(draftInvoice(written(record(nowhere)))).toEqual({ invoice: null, broken: ['BR-10'], paid: 0 });
  });
});
