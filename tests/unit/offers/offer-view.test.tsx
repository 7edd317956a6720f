import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { AcceptButton, OfferSums } from '@/components/offers/customer/offer-sums.client';
import { OfferView, type OfferViewProps } from '@/components/offers/customer/offer-view';
import { TextArea } from '@/components/ui/text-area.client';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { readDecision } from '@/lib/offers/decision';
import { invoiceCopy } from '@/lib/offers/invoice/invoice-copy';
import type { VersionState } from '@/lib/offers/offer-record';
import { paymentStateOf } from '@/lib/offers/payment';
import { exampleOffer } from './example-offer';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: namespace as 'Offer' }),
}));

type Children = { children?: ReactNode };

/** What server components become, which the renderer does not wait for. */
async function resolve(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolve));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<Children>;
  // Those of the browser have hooks, which want the renderer.
  const isOfBrowser = [OfferSums, AcceptButton, TextArea].some((one) => one === element.type);
  if (typeof element.type === 'function' && !isOfBrowser) {
    const component = element.type as (props: Children) => ReactNode | Promise<ReactNode>;
    return resolve(await component(element.props));
  }
  const { children } = element.props;
  if (children === undefined || isOfBrowser) return element;
  const resolved = await resolve(children);
  return Array.isArray(resolved)
    ? cloneElement(element, {}, ...resolved)
    : cloneElement(element, {}, resolved);
}

async function show(more: Partial<OfferViewProps> = {}): Promise<string> {
  const choice = more.choice ?? ['a3', 'a4'];
  const props: OfferViewProps = {
    number: 'D-2026-00042',
    version: {
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
      decision: null,
    },
    state: 'open',
    pictures: {},
    choice,
    outcome: null,
    typed: { name: '', reason: '' },
    deliveryDates: '27 nov.–2 déc. 2026',
    token: 't',
    endpoint: '/api/offers/decisions?locale=fr',
    files: { offer: '/offer.pdf', certificate: '/certificate.pdf', terms: '/cgv' },
    payment: {
      iban: 'BE68539007547034',
      communication: '+++120/2600/04256+++',
      code: null,
      asked: { amount: 67_221, isDeposit: true, dueOn: null },
      invoices: [],
      payments: [],
      state: paymentStateOf({ gross: 224_070, deposit: 67_221 }, []),
    },
    hasEmail: true,
    locale,
    ...more,
  };
  return renderToStaticMarkup(await resolve(<OfferView {...props} />));
}

const value = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Values of the boxes of a field that are ticked. */
const ticked = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`) && tag.includes('checked=""'))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');

describe.each(locales)('In %s', (asked) => {
  test('the form accepts the choice and the total that stand on the page, once name and terms are there', async () => {
    locale = asked;
    const html = await show();
    const form = new FormData();
    for (const name of ['choice', 'choice-A']) for (const id of ticked(html, name)) form.append(name, id);
    form.set('shown', value(html, 'shown'));
    form.set('intent', 'accept');
    form.set('name', 'Claire Dubois');
    expect(readDecision(form, exampleOffer)).toEqual({ kind: 'again', outcome: 'termsNeeded' });
    form.set('terms', 'on');
    expect(readDecision(form, exampleOffer)).toMatchObject({ kind: 'accepted', choice: ['a3', 'a4'] });
  });

  test('the total can be worked out without script', async () => {
    locale = asked;
    expect(await show()).toContain('value="total"');
  });

  test.each(['expired', 'replaced', 'declined', 'accepted'] as const)(
    'nothing can be decided about a version that is %s',
    async (state: VersionState) => {
      locale = asked;
      const html = await show({ state });
      expect(html).not.toContain('value="accept"');
      expect(html).not.toContain('value="decline"');
      const { Offer } = await loadMessages(asked);
      expect(html).toContain(Offer.state[state].split('{')[0]);
    },
  );

  test('a copy is promised by mail where there is an address, and else stays on the page', async () => {
    locale = asked;
    const { Offer } = await loadMessages(asked);
    const accepted = { state: 'accepted', outcome: 'accepted' } as const;
    expect(await show(accepted)).toContain(Offer.done.accepted);
    const kept = await show({ ...accepted, hasEmail: false });
    expect(kept).toContain(Offer.acceptedHere);
    expect(kept).not.toContain(Offer.done.accepted);
  });

  test('what is wrong stands beside its field, with what was typed', async () => {
    locale = asked;
    const { Offer } = await loadMessages(asked);
    const noName = await show({ outcome: 'nameTooLong', typed: { name: 'Claire', reason: '' } });
    expect(noName).toMatch(/id="offer-name"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="offer-name"/);
    expect(noName).toContain('value="Claire"');
    const noReason = await show({ outcome: 'reasonNeeded' });
    expect(noReason).toContain('<details open=""');
    expect(noReason).toContain(Offer.done.reasonNeeded);
  });
});

test.each(locales)(
  'who came after the decision reads that it stands, and where their words are (%s)',
  async (asked) => {
    locale = asked;
    const { Offer } = await loadMessages(asked);
    const typed = { name: '', reason: 'Te duur.' };
    const html = await show({ state: 'accepted', outcome: 'decidedBefore', typed });
    expect(html).toContain('data-good="false"');
    for (const said of [Offer.done.decidedBefore, Offer.state.accepted.split('{')[0], Offer.unsent])
      expect(html).toContain(said);
    expect(html).toContain('href="#add"');
    const wordless = await show({ state: 'accepted', outcome: 'decidedBefore' });
    expect(wordless).not.toContain('href="#add"');
  },
);

test('how the deposit is paid is shown once the offer is accepted', async () => {
  locale = 'fr';
  expect(await show()).not.toContain('+++120/2600/04256+++');
  const base = { kind: 'accepted' as const, name: 'Claire Dubois', reason: null, choice: ['a3', 'a4'] };
  const decision = {
    ...base,
    gross: 224_070,
    deposit: 67_221,
    pdfHash: 'a'.repeat(64),
    termsVersion: '1.0',
    locale: 'fr' as const,
    email: 'claire@example.org',
    at: new Date('2026-11-25T09:30:15Z'),
  };
  const sending = {
    at: new Date(),
    validUntil: '2026-12-22',
    termsVersion: '1.0',
    pdfHash: 'a'.repeat(64),
    path: 'x',
  };
  const version = {
    position: 1,
    state: 'sent' as const,
    offer: exampleOffer,
    author: null,
    sending,
    decision,
  };
  const html = await show({ state: 'accepted', version });
  expect(html).toContain('+++120/2600/04256+++');
  expect(html).toContain('/certificate.pdf');
});

test('an accepted offer says what is paid and what is open, and asks for no deposit that is there', async () => {
  locale = 'en';
  const agreed = { gross: 100_000, deposit: 30_000 };
  const where = { iban: 'BE68539007547034', communication: '+++120/2600/04256+++' };
  const paid = (amount: number) => ({
    id: 'p1',
    amount,
    paidOn: '2026-11-24',
    method: 'transfer' as const,
    at: new Date('2026-11-24T10:00:00Z'),
    author: null,
    undone: null,
  });
  const after = (amount: number) => {
    const payments = [paid(amount)];
    const state = paymentStateOf(agreed, payments);
    const asked = state.openDeposit > 0 ? { amount: state.openDeposit, isDeposit: true, dueOn: null } : null;
    return show({
      state: 'accepted',
      payment: { ...where, code: null, asked, invoices: [], payments, state },
    });
  };
  const part = await after(10_000);
  expect(part).toContain(formatAmount(20_000, 'en'));
  expect(part).toContain(formatAmount(90_000, 'en'));
  expect(part).toContain(where.communication);
  const deposit = await after(30_000);
  expect(deposit).toContain(formatAmount(70_000, 'en'));
  expect(deposit).not.toContain(where.communication);
});

test('an order that is none any more asks for nothing, and says what was received', async () => {
  locale = 'en';
  const where = {
    iban: 'BE68539007547034',
    communication: '+++120/2600/04256+++',
    code: null,
    state: null,
    asked: null,
    invoices: [],
  };
  const gone = await show({ state: 'accepted', payment: { ...where, payments: [] } });
  expect(gone).not.toContain(where.communication);
  const payments = [
    {
      id: 'p1',
      amount: 10_000,
      paidOn: '2026-11-24',
      method: 'transfer' as const,
      at: new Date('2026-11-24T10:00:00Z'),
      author: null,
      undone: null,
    },
  ];
  const paid = await show({ state: 'accepted', payment: { ...where, payments } });
  const { Offer } = await loadMessages('en');
  expect(paid).toContain(formatAmount(10_000, 'en'));
  expect(paid).not.toContain(where.communication);
  for (const said of [Offer.payment.open, Offer.payment.allPaid, Offer.payment.depositPaid])
    expect(paid).not.toContain(said);
});

test.each(locales)('an invoice is there to be read and paid by its day: %s', async (shown) => {
  locale = shown;
  const { Offer } = await loadMessages(locale);
  const state = paymentStateOf({ gross: 100_000, deposit: 30_000 }, []);
  const invoice = {
    kind: 'invoice' as const,
    isDeposit: false,
    number: 'F-2026-00007',
    gross: 100_000,
    issuedOn: '2026-11-24',
    dueOn: '2026-12-24',
    open: 100_000,
    pdf: '/invoice.pdf',
    xml: '/invoice.xml',
  };
  const payment = {
    iban: 'BE68539007547034',
    communication: '+++120/2600/04256+++',
    code: null,
    asked: { amount: 100_000, isDeposit: false, dueOn: '2026-12-24' },
    invoices: [invoice],
    payments: [],
    state,
  };
  const html = await show({ state: 'accepted', payment });
  const copy = invoiceCopy[locale];
  for (const part of [
    `${copy.kinds.invoice} F-2026-00007`,
    'href="/invoice.pdf"',
    'href="/invoice.xml"',
    copy.payable,
    formatAmount(100_000, locale),
    formatDay(new Date('2026-12-24T12:00:00Z'), locale),
    payment.communication,
  ])
    expect(html).toContain(part);
  // The whole is asked for, and not its deposit.
  expect(html).not.toContain(formatAmount(30_000, locale));

  const note = { ...invoice, kind: 'creditNote' as const, number: 'C-2026-00001', open: 0, xml: null };
  const credited = paymentStateOf({ gross: 100_000, deposit: 30_000, credited: 100_000 }, []);
  const after = await show({
    state: 'accepted',
    payment: { ...payment, asked: null, invoices: [invoice, note], state: credited },
  });
  expect(after).toContain(Offer.payment.nothingOpen);
  expect(after).toContain(`${copy.kinds.creditNote} C-2026-00001`);
  expect(after).toContain(formatAmount(-100_000, locale));
  expect(after).not.toContain(payment.communication);
});

test('a picture stands beside its line, not in what chooses it, and its link is named by the line', async () => {
  locale = 'fr';
  const html = await show({
    pictures: { a1: { src: '/one', width: 40, height: 20 }, a3: { src: '/three', width: 20, height: 40 } },
  });
  const images = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  expect(images.map((tag) => / alt="([^"]*)"/.exec(tag)?.[1])).toEqual(['', '']);
  expect([...html.matchAll(/<a [^>]*aria-label="(Agrandir[^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Agrandir l’image\u00a0: Covering complet',
    'Agrandir l’image\u00a0: Film solaire sélectif',
  ]);
  expect(images.map((tag) => / src="([^"]*)"/.exec(tag)?.[1])).toEqual(['/one', '/three']);
  for (const [label] of html.matchAll(/<label[\s\S]*?<\/label>/g)) expect(label).not.toContain('<img');
  expect(await show()).not.toContain('<img');
});
