import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totalsOfChoice } from '@/lib/offers/choice-totals';
import { type OfferLine, offerLimits } from '@/lib/offers/offer';
import { currentVersion, type OfferRecord } from '@/lib/offers/offer-record';
import { answerOfferFile, offerFilePath } from '@/lib/offers/server/answer-offer-file';
import { changeOfferDraft, findOffer, findSentOffer } from '@/lib/offers/server/offer-store';
import { receiveDecision } from '@/lib/offers/server/receive-decision';
import { sendOffer } from '@/lib/offers/server/send-offer';
import { listDueReminders } from '@/lib/offers/server/waiting-offers';
import type { VatTreatment } from '@/lib/offers/vat-treatment';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { addQuoteNote, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { statusToken } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { exampleOffer } from '../unit/offers/example-offer';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const someReference = async (email?: string): Promise<string> =>
  acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;

/** An offer that was sent, as its customer finds it. */
async function someSent(reference: string, offer = exampleOffer): Promise<OfferRecord> {
  const before = await findOffer(seller, reference);
  const saved = await changeOfferDraft(seller, { reference, version: before?.version ?? 0, offer });
  if (saved.status !== 'ok') throw new Error(`Not saved: ${saved.status}`);
  const sent = await sendOffer(seller, reference, saved.offer.version, new Date());
  if (sent.status !== 'ok') throw new Error(`Not sent: ${sent.status}`);
  const record = await findSentOffer(reference);
  if (!record) throw new Error('Nothing is there for the customer');
  return record;
}

/** The form under an offer; answers what became of it. */
async function decide(record: OfferRecord, fields: Record<string, string> = {}): Promise<string | null> {
  const version = currentVersion(record);
  const choice = ['a3', 'a4'];
  const body = new URLSearchParams({
    token: statusToken(record.reference),
    pdfHash: version?.sending.pdfHash ?? '',
    shown: String(version ? totalsOfChoice(version.offer, choice)?.gross : ''),
    'choice-A': 'a3',
    choice: 'a4',
    name: 'Lieve Peeters',
    terms: 'on',
    intent: 'accept',
    ...fields,
  });
  const answer = await receiveDecision(
    new Request(`${stack.siteUrl}/api/offers/decisions?locale=nl`, {
      method: 'POST',
      body,
      headers: { origin: stack.siteUrl, 'x-forwarded-for': someAddress() },
    }),
  );
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '', stack.siteUrl).searchParams.get('offer');
}

describe('An offer', () => {
  test('is numbered without gaps, kept byte for byte, and read with the private link', async () => {
    const first = await someSent(await someReference());
    const second = await someSent(await someReference());
    const [one, two] = [first, second].map(({ number }) => Number(number?.split('-')[2]));
    expect(two).toBe((one ?? 0) + 1);

    const answer = await answerOfferFile(
      new Request(stack.siteUrl + offerFilePath(statusToken(first.reference), 1)),
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const hash = createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex');
    expect(hash).toBe(currentVersion(first)?.sending.pdfHash);
    const stranger = new URL(stack.siteUrl + offerFilePath(statusToken(first.reference), 1));
    stranger.searchParams.set('token', `${first.reference}.forged`);
    expect((await answerOfferFile(new Request(stranger))).status).toBe(403);
  });

  test('never changes once it was sent, and another version replaces it', async () => {
    const record = await someSent(await someReference());
    const { error } = await stack.database
      .from('offer_versions')
      .update({ document: {} })
      .eq('pdf_hash', currentVersion(record)?.sending.pdfHash ?? '');
    expect(error).not.toBeNull();
    const next = await someSent(record.reference);
    expect(next.number).toBe(record.number);
    expect(next.versions.map(({ position, state }) => [position, state])).toEqual([
      [2, 'sent'],
      [1, 'replaced'],
    ]);
    expect(await decide(record)).toBe('replaced');
  });

  test('of two colleagues, the one who comes late is told', async () => {
    const reference = await someReference();
    const draft = { reference, version: 0, offer: exampleOffer };
    const both = await Promise.all([changeOfferDraft(seller, draft), changeOfferDraft(seller, draft)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['conflict', 'ok']);
    expect((await findOffer(seller, reference))?.versions).toHaveLength(1);
    expect(await findSentOffer(reference)).toBeNull();
  });

  test('of two colleagues who send it, one does, and the customer has one mail', async () => {
    const reference = await someReference('twee.verkopers@bakkerij.test');
    const saved = await changeOfferDraft(seller, { reference, version: 0, offer: exampleOffer });
    if (saved.status !== 'ok') throw new Error('Not saved');
    const send = () => sendOffer(seller, reference, saved.offer.version, new Date());
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['conflict', 'ok']);
    expect((await findSentOffer(reference))?.versions).toHaveLength(1);
    const mails = { template: 'offer-sent', recipient: 'twee.verkopers@bakkerij.test' };
    expect(await stack.count('outbox_messages', mails)).toBe(1);
  });

  test('has room for as many and as long lines as the form takes', async () => {
    const [line] = exampleOffer.lines;
    const lines = Array.from({ length: offerLimits.lines }, (_, at) => ({
      ...(line as OfferLine),
      id: `l${at}`,
      text: '\u{1F69A}'.repeat(offerLimits.text / 2),
    }));
    const offer = { ...exampleOffer, lines, words: 'é'.repeat(offerLimits.words) };
    const draft = { reference: await someReference(), version: 0, offer };
    expect((await changeOfferDraft(seller, draft)).status).toBe('ok');
  });

  test('answers what its customer wrote, also as another version', async () => {
    const { reference } = await someSent(await someReference());
    const sent = {
      reference,
      key: randomUUID(),
      body: 'Kan het ook in mat?',
      attachments: [],
      limits: [],
      answerDueAt: '2099-01-01T09:00:00Z',
    };
    expect((await stack.database.rpc('add_quote_message', { sent })).data).toEqual({ status: 'stored' });
    const before = await findQuoteRequest(seller, reference);
    expect(before).toMatchObject({ status: 'quoted', replyDueAt: new Date(sent.answerDueAt) });
    await someSent(reference);
    // A colleague who has the page open changes nothing unseen.
    const version = (before?.version ?? 0) + 1;
    expect(await findQuoteRequest(seller, reference)).toMatchObject({
      status: 'quoted',
      replyDueAt: null,
      version,
    });
  });

  test('says with its amount at which rate of VAT it is, and none where it has several', async () => {
    const at = (...treatments: VatTreatment[]) => ({
      ...exampleOffer,
      lines: exampleOffer.lines.map((line, index) => ({ ...line, vat: treatments[index] ?? 'dwelling' })),
    });
    const ratesOf = async (reference: string) => {
      const filter = readInboxFilter({ status: 'all', q: reference });
      const [listed] = (await listQuoteRequests(seller, filter, new Date())).rows;
      return [(await findQuoteRequest(seller, reference))?.vatRatePercent, listed?.vatRatePercent];
    };
    const reference = await someReference();
    expect(await ratesOf(reference)).toEqual([21, 21]);
    await someSent(reference, at());
    expect(await ratesOf(reference)).toEqual([6, 6]);
    await someSent(reference, at('standard'));
    expect(await ratesOf(reference)).toEqual([null, null]);
    await someSent(reference, at('export', 'export'));
    expect(await ratesOf(reference)).toEqual([0, 0]);
    // What is neither fixed nor suggested does not count, until it is chosen.
    const record = await someSent(reference, at('dwelling', 'dwelling', 'standard'));
    expect(await ratesOf(reference)).toEqual([6, 6]);
    expect(await decide(record)).toBe('accepted');
    expect(await ratesOf(reference)).toEqual([null, null]);
  });

  test('is not written by a colleague of another role', async () => {
    const editor = await someStaff(stack, 'editor');
    const draft = { reference: await someReference(), version: 0, offer: exampleOffer };
    expect(await changeOfferDraft(editor, draft)).toEqual({ status: 'forbidden' });
  });
});

describe('A customer', () => {
  test('accepts once, however often the button is pressed', async () => {
    const record = await someSent(await someReference());
    const answers = await Promise.all([decide(record), decide(record), decide(record)]);
    expect(answers).toEqual(['accepted', 'accepted', 'accepted']);
    const after = await findSentOffer(record.reference);
    expect(after).toMatchObject({
      status: 'accepted',
      versions: [
        { decision: { kind: 'accepted', name: 'Lieve Peeters', choice: ['a3', 'a4'], gross: 224_070 } },
      ],
    });
    expect(await findQuoteRequest(seller, record.reference)).toMatchObject({
      status: 'won',
      amountNetCents: 185_182,
    });
    const told = { template: 'offer-accepted', 'payload->>reference': record.reference };
    expect(await stack.count('outbox_messages', told)).toBe(1);
    const late = { reference: record.reference, version: after?.version ?? 0, offer: exampleOffer };
    expect(await changeOfferDraft(seller, late)).toEqual({ status: 'closed' });
  });

  test('does not accept a total that was not on the page, nor without a name or the terms', async () => {
    const record = await someSent(await someReference());
    expect(await decide(record, { shown: '1' })).toBe('newTotal');
    expect(await decide(record, { name: '' })).toBe('nameNeeded');
    expect(await decide(record, { terms: '' })).toBe('termsNeeded');
    expect((await findSentOffer(record.reference))?.status).toBe('sent');
  });

  test('who accepts while staff send another version accepts the first one, or is shown the second', async () => {
    const record = await someSent(await someReference());
    const next = await changeOfferDraft(seller, {
      reference: record.reference,
      version: record.version,
      offer: { ...exampleOffer, depositPercent: 50 },
    });
    if (next.status !== 'ok') throw new Error('Not saved');
    const [decided, sent] = await Promise.all([
      decide(record),
      sendOffer(seller, record.reference, next.offer.version, new Date()),
    ]);
    const after = await findSentOffer(record.reference);
    const accepted = after?.versions.filter(({ decision }) => decision !== null) ?? [];
    if (decided === 'accepted') {
      expect(['closed', 'conflict']).toContain(sent.status);
      expect(accepted.map(({ position }) => position)).toEqual([1]);
    } else {
      expect([decided, sent.status]).toEqual(['replaced', 'ok']);
      expect(accepted).toEqual([]);
    }
  });

  test('who comes after the last day is told, whatever the form says', async () => {
    const reference = await someReference();
    const saved = await changeOfferDraft(seller, { reference, version: 0, offer: exampleOffer });
    if (saved.status !== 'ok') throw new Error('Not saved');
    await sendOffer(seller, reference, saved.offer.version, new Date('2026-01-05T10:00:00Z'));
    const record = await findSentOffer(reference);
    if (!record) throw new Error('Not sent');
    expect(await decide(record)).toBe('expired');
    expect(await decide(record, { intent: 'decline', reason: 'Te laat gezien.' })).toBe('declined');
  });

  test('who took the request back accepts nothing any more', async () => {
    const record = await someSent(await someReference());
    const args = { wanted_reference: record.reference, limits: [] };
    expect((await stack.database.rpc('withdraw_quote_request', args)).data).toEqual({ status: 'withdrawn' });
    expect(await decide(record)).toBe('withdrawn');
    const late = { reference: record.reference, version: record.version, offer: exampleOffer };
    const saved = await changeOfferDraft(seller, late);
    if (saved.status !== 'ok') throw new Error('Not saved');
    const sent = await sendOffer(seller, record.reference, saved.offer.version, new Date());
    expect(sent).toEqual({ status: 'closed' });
  });

  test('of one request decides nothing about another one', async () => {
    const [mine, theirs] = [await someSent(await someReference()), await someSent(await someReference())];
    expect(await decide(mine, { token: statusToken(theirs.reference) })).toBe('replaced');
    expect(await decide(mine, { 'choice-A': 'a1' })).toBe('choiceNeeded');
    for (const { reference } of [mine, theirs]) expect((await findSentOffer(reference))?.status).toBe('sent');
  });

  test('who declines says why, and staff can send another version', async () => {
    const record = await someSent(await someReference());
    const decline = { intent: 'decline', reason: 'Te duur.' };
    const answers = await Promise.all([decide(record, decline), decide(record, decline)]);
    expect(answers).toEqual(['declined', 'declined']);
    expect(await decide(record)).toBe('decidedBefore');
    expect((await someSent(record.reference)).status).toBe('sent');
  });

  test('who decides with the same link as somebody else, at once or later, is told that theirs was not taken', async () => {
    const record = await someSent(await someReference());
    const theirs = { name: 'Marc Peeters' };
    const [one, other] = await Promise.all([decide(record), decide(record, theirs)]);
    expect([one, other].sort()).toEqual(['accepted', 'decidedBefore']);
    const isFirst = one === 'accepted';
    expect(await decide(record, isFirst ? {} : theirs)).toBe('accepted');
    const lateOnes: Record<string, string>[] = [
      isFirst ? theirs : {},
      { ...(isFirst ? {} : theirs), choice: '' },
      { intent: 'decline', reason: 'Te duur.' },
      { intent: 'decline', reason: '' },
    ];
    for (const late of lateOnes) expect(await decide(record, late)).toBe('decidedBefore');
    const decided = (await findSentOffer(record.reference))?.versions[0]?.decision;
    expect(decided).toMatchObject({ kind: 'accepted', name: isFirst ? 'Lieve Peeters' : 'Marc Peeters' });
    // Past what the site looks at first, the database says the same.
    const again = (decision: Record<string, unknown>) =>
      stack.database.rpc('decide_offer', {
        decision: {
          reference: record.reference,
          position: 1,
          pdfHash: decided?.pdfHash,
          kind: 'accepted',
          name: decided?.name,
          reason: null,
          choice: decided?.choice,
          limits: [],
          ...decision,
        },
      });
    expect((await again({})).data).toEqual({ status: 'accepted' });
    for (const changed of [{ name: 'Iemand' }, { choice: ['a3'] }, { kind: 'declined', reason: 'Nee.' }])
      expect((await again(changed)).data).toEqual({ status: 'decidedBefore' });
  });
});

test('an offer that waits is named after three working days, until somebody writes, and no more once it is decided', async () => {
  const record = await someSent(await someReference());
  const later = new Date(Date.now() + 8 * 86_400_000);
  const named = async () =>
    (await listDueReminders(seller, later)).find(({ reference }) => reference === record.reference);
  expect(await listDueReminders(seller, new Date())).toEqual([]);
  expect(await named()).toMatchObject({ number: record.number, step: 1, writtenAt: null });
  expect(await decide(record)).toBe('accepted');
  expect(await named()).toBeUndefined();
});

test('an offer to somebody without an address waits until what was said on the telephone is noted', async () => {
  const { reference } = await someSent(await someReference());
  const later = new Date(Date.now() + 8 * 86_400_000);
  const named = async () =>
    (await listDueReminders(seller, later)).find((offer) => offer.reference === reference);
  const noted = async () => {
    expect(await addQuoteNote(seller, reference, 'Gebeld: ze beslist volgende week.')).toBe('ok');
    // As if it had been today, a week later.
    const { data } = await stack.database
      .from('quote_requests')
      .select('id')
      .eq('reference', reference)
      .single()
      .throwOnError();
    await stack.database
      .from('quote_request_notes')
      .update({ created_at: later.toISOString() })
      .eq('quote_request_id', data?.id)
      .throwOnError();
  };
  await noted();
  expect(await named()).toMatchObject({ byPhone: false, writtenAt: null });
  await stack.database
    .from('quote_requests')
    .update({ email: null, source: 'phone' })
    .eq('reference', reference)
    .throwOnError();
  expect(await named()).toBeUndefined();
  await stack.database.from('quote_request_notes').delete().eq('body', 'Gebeld: ze beslist volgende week.');
  expect(await named()).toMatchObject({ byPhone: true, writtenAt: null, step: 1 });
});

test('with a person their offers go, and the files of them', async () => {
  const email = 'weg.met.offerte@bakkerij.test';
  const record = await someSent(await someReference(email));
  const path = currentVersion(record)?.sending.path ?? '';
  const { data, error } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
  expect(error).toBeNull();
  expect(data).toMatchObject({ deleted: { offers: 1, offer_versions: 1 } });
  expect(await findSentOffer(record.reference)).toBeNull();
  expect(await stack.count('storage_removals', { storage_path: path })).toBe(1);
});

test('what was accepted is an order: it is kept when its customer is erased', async () => {
  const email = 'besteld@bakkerij.test';
  const record = await someSent(await someReference(email));
  expect(await decide(record)).toBe('accepted');
  const { data, error } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
  expect(error).toBeNull();
  expect(data.held.length).toBeGreaterThan(0);
  expect((await findSentOffer(record.reference))?.status).toBe('accepted');
  const path = currentVersion(record)?.sending.path ?? '';
  expect(await stack.count('storage_removals', { storage_path: path })).toBe(0);
});
