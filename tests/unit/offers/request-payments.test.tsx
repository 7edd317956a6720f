import { createTranslator } from 'next-intl';
import type { ComponentProps, ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestOffer } from '@/app/_blocks/personal/request-offer';
import { RequestPayments } from '@/app/_blocks/personal/request-payments';
import type { OfferViewProps } from '@/components/offers/customer/offer-view';
import { PaymentDesk } from '@/components/offers/staff/payment-desk';
import { loadMessages } from '@/lib/i18n/messages';
import type { IssuedInvoice } from '@/lib/offers/invoice/invoice-record';
import type { OfferRecord } from '@/lib/offers/offer-record';
import type { OfferPayment } from '@/lib/offers/payment';
import type { StatusToken } from '@/lib/quotes/server/status-link';
import { stubServerEnvironment } from '../support/server-environment';
import { exampleOffer } from './example-offer';

const { findOwnPayments, findOwnInvoices } = vi.hoisted(() => ({
  findOwnPayments: vi.fn(),
  findOwnInvoices: vi.fn(),
}));
vi.mock('next/headers', () => ({ cookies: async () => new Map() }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (asked: string | { namespace: string }) => {
    const namespace = (typeof asked === 'string' ? asked : asked.namespace) as 'Offer';
    return createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace });
  },
}));
vi.mock('@/lib/offers/server/payment-store', () => ({ findOwnPayments }));
vi.mock('@/lib/offers/server/invoice-store', () => ({ findOwnInvoices }));
vi.mock('@/lib/offers/server/picture-store', () => ({ findSentPictures: async () => [] }));
vi.mock('@/lib/offers/actions', () => ({ enterPayment: vi.fn(), takePaymentBack: vi.fn() }));
// The account of the example company cannot exist.
vi.mock('@/lib/offers/payment-code', () => ({
  paymentCode: ({ amount }: { amount: number }) => `pay ${amount}`,
}));

stubServerEnvironment();

const now = new Date('2026-12-01T10:00:00Z');
const record: OfferRecord = {
  reference: '482-917-635',
  number: 'D-2026-00042',
  status: 'accepted',
  version: 3,
  versions: [
    {
      position: 1,
      state: 'sent',
      offer: exampleOffer,
      author: null,
      sending: {
        at: new Date('2026-11-22T10:00:00Z'),
        validUntil: '2026-12-22',
        termsVersion: '1.0',
        pdfHash: 'a'.repeat(64),
        path: 'x.pdf',
      },
      decision: {
        kind: 'accepted',
        name: 'Claire Dubois',
        reason: null,
        choice: ['a3'],
        gross: 100_000,
        deposit: 30_000,
        pdfHash: 'a'.repeat(64),
        termsVersion: '1.0',
        locale: 'fr',
        email: 'claire@example.org',
        at: now,
      },
    },
  ],
};
const paid: OfferPayment = {
  id: 'p1',
  amount: 10_000,
  paidOn: '2026-11-24',
  method: 'transfer',
  at: now,
  author: null,
  undone: null,
};

beforeEach(() => {
  findOwnPayments.mockReset().mockResolvedValue([paid]);
  findOwnInvoices.mockReset().mockResolvedValue([]);
});

async function customerSees(isOrder: boolean) {
  const token = 't' as unknown as StatusToken;
  const block = await RequestOffer({ record, isOrder, token, outcome: null, hasEmail: true, locale: 'en' });
  return (block as ReactElement<OfferViewProps>).props.payment;
}

async function staffSee(isOrder: boolean, invoices: IssuedInvoice[] = []) {
  const block = await RequestPayments({ record, isOrder, payments: [paid], invoices, locale: 'en', now });
  const { props } = block as ReactElement<ComponentProps<typeof PaymentDesk>>;
  return { state: props.state, desk: JSON.stringify(await PaymentDesk(props)) };
}

test('a customer is asked for the deposit of an order, and of nothing that is none any more', async () => {
  expect(await customerSees(true)).toMatchObject({ code: 'pay 20000', state: { openDeposit: 20_000 } });
  expect(await customerSees(false)).toMatchObject({ code: null, state: null, payments: [paid] });
});

test('staff await the deposit of an order, and of nothing that is none any more', async () => {
  const { state } = (await loadMessages('en')).StaffPayment;
  const order = await staffSee(true);
  expect(order.state).toMatchObject({ openDeposit: 20_000, open: 90_000 });
  expect(order.desk).not.toContain(state.noOrder);
  const gone = await staffSee(false);
  expect(gone.state).toMatchObject({ deposit: 0, openDeposit: 0, paid: 10_000 });
  expect(gone.desk).toContain(state.noOrder);
});

test('what was credited is asked of nobody', async () => {
  const gross = { gross: 100_000, dueOn: '2026-12-24', buyer: { vatNumber: null } };
  const invoices = [
    { invoice: { ...gross, kind: 'invoice', isDeposit: false, number: 'F-2026-00007' }, credits: null },
    {
      invoice: { ...gross, kind: 'creditNote', isDeposit: false, number: 'C-2026-00001', gross: 75_000 },
      credits: 'F-2026-00007',
    },
  ] as unknown as IssuedInvoice[];
  findOwnInvoices.mockResolvedValue(invoices);
  expect(await customerSees(true)).toMatchObject({
    code: 'pay 15000',
    asked: { amount: 15_000, isDeposit: false, dueOn: '2026-12-24' },
    state: { credited: 75_000, openDeposit: 15_000, open: 15_000 },
  });
  expect((await staffSee(true, invoices)).state).toMatchObject({ openDeposit: 15_000, open: 15_000 });
});

test('the deposit is asked for by the day of its invoice, and then what the invoice of the work leaves', async () => {
  const documentOf = (number: string, isDeposit: boolean, gross: number, dueOn: string) => ({
    invoice: { kind: 'invoice', isDeposit, number, gross, dueOn, buyer: { vatNumber: null } },
    credits: null,
  });
  const deposit = documentOf('F-2026-00007', true, 30_000, '2026-12-09');
  findOwnInvoices.mockResolvedValue([deposit]);
  expect(await customerSees(true)).toMatchObject({
    asked: { amount: 20_000, isDeposit: true, dueOn: '2026-12-09' },
    state: { credited: 0, open: 90_000 },
  });
  findOwnInvoices.mockResolvedValue([deposit, documentOf('F-2026-00008', false, 70_000, '2026-12-31')]);
  expect(await customerSees(true)).toMatchObject({
    asked: { amount: 20_000, isDeposit: true, dueOn: '2026-12-09' },
    state: { credited: 0, open: 90_000 },
  });
  findOwnPayments.mockResolvedValue([{ ...paid, amount: 30_000 }]);
  expect(await customerSees(true)).toMatchObject({
    asked: { amount: 70_000, isDeposit: false, dueOn: '2026-12-31' },
    state: { credited: 0, open: 70_000 },
  });
});

test('of what was called off its customer is asked for what is invoiced, and staff see what is too much', async () => {
  const documentOf = (kind: string, number: string, credits: string | null) => ({
    invoice: {
      kind,
      isDeposit: kind === 'invoice',
      number,
      gross: 30_000,
      dueOn: '2026-12-09',
      buyer: { vatNumber: null },
    },
    credits,
  });
  const deposit = documentOf('invoice', 'F-2026-00007', null) as unknown as IssuedInvoice;
  const note = documentOf('creditNote', 'C-2026-00001', 'F-2026-00007') as unknown as IssuedInvoice;
  findOwnInvoices.mockResolvedValue([deposit]);
  expect(await customerSees(false)).toMatchObject({ asked: { amount: 20_000, dueOn: '2026-12-09' } });
  const { state } = (await loadMessages('en')).StaffPayment;
  const open = await staffSee(false, [deposit]);
  expect(open.state).toMatchObject({ open: 20_000 });
  expect(open.desk).toContain(state.noOrderOpen.replace('{amount}', '€200.00'));
  const credited = await staffSee(false, [deposit, note]);
  expect(credited.state).toMatchObject({ open: 0, excess: 10_000 });
  expect(credited.desk).toContain(state.excess);
});
