import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { answerDueAt } from '@/lib/quotes/answer-due';
import { quoteNewsCopy } from '@/lib/quotes/mail/status-copy';
import { readUndo, writeUndo } from '@/lib/quotes/request/undo';
import { answerQuoteRequest, type QuoteAnswer } from '@/lib/quotes/server/answer-quote';
import type { CustomerMessage } from '@/lib/quotes/server/customer-requests';
import * as customers from '@/lib/quotes/server/customer-requests';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { openStatusToken, readStatusToken, statusToken } from '@/lib/quotes/server/status-link';
import type { QuoteChangeResult, StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { startOutbox } from '@/lib/site/background';
import type { Staff } from '@/lib/staff/staff';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

async function someReference(email?: string): Promise<string> {
  return acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;
}

async function read(reference: string): Promise<StaffQuoteRequest> {
  const request = await findQuoteRequest(seller, reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
}

function answerTo(reference: string, overrides: Partial<QuoteAnswer> = {}): QuoteAnswer {
  return {
    reference,
    version: 1,
    key: randomUUID(),
    template: 'quote',
    subject: `Uw offerte ${reference}`,
    body: 'Dag Lieve,\n\nOnze prijs volgt.\n\nSofie',
    status: 'quoted',
    ...overrides,
  };
}

function messageOf(reference: string, overrides: Partial<CustomerMessage> = {}): CustomerMessage {
  return {
    reference,
    key: randomUUID(),
    body: 'De wagen is 5 m lang.',
    files: [],
    address: someAddress(),
    ...overrides,
  };
}

const someFile = () => {
  const id = randomUUID();
  const path = `2026-11-24/${id}.pdf`;
  return { id, path, name: 'plan.pdf', kind: 'pdf' as const, size: 1000, digest: '' };
};

describe('An answer', () => {
  test('leaves as a mail, sets the status and stands in the timeline, as does the mail that left', async () => {
    const reference = await someReference('antwoord@bakkerij.test');
    expect(await answerQuoteRequest(seller, answerTo(reference))).toMatchObject({ status: 'ok' });
    const answered = await read(reference);
    expect(answered).toMatchObject({ status: 'quoted', version: 2 });
    expect(answered.answeredAt).not.toBeNull();
    expect(answered.messages).toMatchObject([{ sender: 'staff', subject: `Uw offerte ${reference}` }]);

    await startOutbox();
    const mail = await eventually(async () => {
      const found = (await stack.listMails()).find(({ subject }) => subject === `Uw offerte ${reference}`);
      if (!found) throw new Error('The answer has not left');
      return found;
    });
    expect(mail.to[0]?.address).toBe('antwoord@bakkerij.test');
    expect(mail.text).toContain('Onze prijs volgt.');
    expect(mail.text).toContain(`token=${statusToken(reference)}`);
    await eventually(async () => {
      const mails = (await read(reference)).events.filter((event) => event.kind === 'mail_sent');
      expect(mails.map((event) => ('template' in event ? event.template : '')).sort()).toEqual([
        'quote-answer',
        'quote-confirmation',
        'quote-notification',
      ]);
    });
  });

  test('that is sent twice is one mail', async () => {
    const reference = await someReference();
    const answer = answerTo(reference);
    await answerQuoteRequest(seller, answer);
    expect(await answerQuoteRequest(seller, answer)).toMatchObject({ status: 'ok' });
    expect((await read(reference)).messages).toHaveLength(1);
  });

  test('that was corrected before it was sent again is another letter: its writer is told that the first has left', async () => {
    const reference = await someReference();
    const answer = answerTo(reference, { status: null });
    await answerQuoteRequest(seller, answer);
    const corrected = { ...answer, body: 'Dag Lieve,\n\nOnze prijs volgt morgen.' };
    expect(await answerQuoteRequest(seller, corrected)).toMatchObject({
      status: 'conflict',
      request: { version: 2 },
      changes: [{ kind: 'answered' }],
    });
    expect((await read(reference)).messages).toHaveLength(1);
    const sent = { ...corrected, version: 2 };
    for (const again of [sent, sent])
      expect(await answerQuoteRequest(seller, again)).toMatchObject({ status: 'ok' });
    const { messages } = await read(reference);
    expect(messages.map(({ body }) => body)).toEqual([answer.body, corrected.body]);
  });

  test('is not sent when a colleague answered meanwhile: the writer is told', async () => {
    const reference = await someReference();
    await answerQuoteRequest(seller, answerTo(reference, { status: null }));
    const late = await answerQuoteRequest(await someStaff(stack, 'admin'), answerTo(reference));
    expect(late).toMatchObject({
      status: 'conflict',
      request: { version: 2 },
      changes: [{ kind: 'answered' }],
    });
    expect((await read(reference)).messages).toHaveLength(1);
  });

  test('of an editor, of somebody dismissed, and beyond the bounds is refused', async () => {
    const reference = await someReference();
    const former = await someStaff(stack, 'sales');
    await dismiss(stack, former);
    for (const person of [former, await someStaff(stack, 'editor')]) {
      expect(await answerQuoteRequest(person, answerTo(reference))).toEqual({ status: 'forbidden' });
    }
    for (const broken of [{ subject: 'A\r\nBcc: x@evil.test' }, { body: '' }, { key: 'abc' }]) {
      expect(await answerQuoteRequest(seller, answerTo(reference, broken))).toMatchObject({
        status: 'invalid',
      });
    }
    expect(await answerQuoteRequest(seller, answerTo('999-999-999'))).toEqual({ status: 'unknown' });
    expect((await read(reference)).messages).toEqual([]);
  });
});

describe('The token of a private link', () => {
  test('opens its own request, and no other', async () => {
    const [mine, theirs] = [await someReference(), await someReference()];
    expect(await openStatusToken(statusToken(mine))).toBe(mine);
    expect(readStatusToken(statusToken(mine))).toBe(statusToken(mine));
    const [, signature] = statusToken(mine).split('.');
    expect(readStatusToken(`${theirs}.${signature}`)).toBeNull();
    // One that we would make, but have not.
    expect(await openStatusToken(statusToken(mine, 1))).toBeNull();
    expect(await openStatusToken(statusToken('999-999-999'))).toBeNull();
    for (const broken of [
      '',
      mine,
      `${mine}.`,
      `${statusToken(mine)}x`,
      `${statusToken(mine)}.x`,
      `${statusToken(mine)}.`,
      null,
      ['a'],
      `${mine}.${'a'.repeat(43)}`,
      `${mine}.0.${signature}`,
      `${mine}.1.${signature}`,
      `${mine}.01.${statusToken(mine, 1).split('.')[2]}`,
    ]) {
      expect(readStatusToken(broken)).toBeNull();
    }
  });
});

describe('The customer, with the private link,', () => {
  test('sees where the request stands, and neither notes nor who asked', async () => {
    const reference = await someReference('prive@bakkerij.test');
    await stack.database.rpc('add_quote_request_note', {
      actor: seller.viewer.id,
      wanted_reference: reference,
      note: 'Moeilijke klant.',
    });
    const seen = await customers.findCustomerRequest(reference);
    expect(seen).toMatchObject({ reference, status: 'new', messages: [] });
    const told = JSON.stringify(seen);
    for (const hidden of ['Moeilijke', 'prive@bakkerij.test', 'Peeters', '+3227200000']) {
      expect(told).not.toContain(hidden);
    }
  });

  test('is told of mails only where there is an address', async () => {
    const reference = await someReference('adres@bakkerij.test');
    expect(await customers.findCustomerRequest(reference)).toMatchObject({ hasEmail: true });
    const byPhone = { email: null, phone: '+32499112234', source: 'phone', entered_by: seller.viewer.id };
    await stack.database.from('quote_requests').update(byPhone).eq('reference', reference).throwOnError();
    expect(await customers.findCustomerRequest(reference)).toMatchObject({ hasEmail: false });
  });

  test('does not learn that the request passes for spam', async () => {
    const reference = await someReference();
    await changeQuoteRequests(seller, [{ reference, version: 1, status: 'spam' }]);
    expect(await customers.findCustomerRequest(reference)).toMatchObject({ status: 'new', closedAt: null });
  });

  test('adds a message and files, once, and staff are told by mail', async () => {
    const reference = await someReference();
    const message = messageOf(reference, { files: [someFile()] });
    expect(await customers.addCustomerMessage(message)).toBe('stored');
    expect(await customers.addCustomerMessage(message)).toBe('stored');
    const request = await read(reference);
    expect(request.messages).toMatchObject([{ sender: 'customer', body: 'De wagen is 5 m lang.' }]);
    expect(request.files).toMatchObject([{ name: 'plan.pdf', message: request.messages[0]?.id }]);
    expect(request.events.map(({ kind }) => kind)).toContain('customer_message');
    await startOutbox();
    await eventually(async () => {
      const mails = (await stack.listMails()).filter(({ subject }) => subject.includes(`[${reference}]`));
      expect(
        mails
          .map(({ subject }) => subject)
          .filter((s) => s.includes(quoteNewsCopy[company.staffLocale].message.summary(''))),
      ).toHaveLength(1);
    });
  });

  test('corrects a message before sending it again: both are kept, each once', async () => {
    const reference = await someReference();
    const message = messageOf(reference, { files: [someFile()] });
    const corrected = { ...message, body: 'De wagen is 6 m lang.', files: [] };
    for (const sent of [message, corrected, corrected, message])
      expect(await customers.addCustomerMessage(sent)).toBe('stored');
    const { messages, files } = await read(reference);
    expect(messages.map(({ body }) => body)).toEqual([message.body, corrected.body]);
    expect(files).toMatchObject([{ message: messages[0]?.id }]);
  });

  test('goes back and sends the same words with another file: it is kept as well, once', async () => {
    const reference = await someReference();
    const message = messageOf(reference, { files: [someFile()] });
    const other = { ...message, files: [{ ...someFile(), name: 'plan-2.pdf' }] };
    const wordsAlone = { ...message, files: [] };
    // A file is uploaded anew each time that its form is sent.
    const anew = { ...message, files: [someFile()] };
    for (const sent of [
      message,
      other,
      anew,
      { ...other, files: [{ ...someFile(), name: 'plan-2.pdf' }] },
      wordsAlone,
    ])
      expect(await customers.addCustomerMessage(sent)).toBe('stored');
    const { messages, files } = await read(reference);
    expect(messages.map(({ body }) => body)).toEqual([message.body, message.body]);
    expect(files.map(({ name, message: of }) => ({ name, of }))).toEqual([
      { name: 'plan.pdf', of: messages[0]?.id },
      { name: 'plan-2.pdf', of: messages[1]?.id },
    ]);
  });

  test('sends no message without words and files, none beyond the bounds, and not without end', async () => {
    const reference = await someReference();
    for (const broken of [{ body: null }, { body: 'x'.repeat(8001) }, { body: 'a\u0007b' }, { key: 'abc' }]) {
      expect(await customers.addCustomerMessage(messageOf(reference, broken))).toBe('invalid');
    }
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1)
      answers.push(await customers.addCustomerMessage(messageOf(reference)));
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(10);
    expect(answers.at(-1)).toBe('limited');
  });

  test('makes a new version of it: whoever saves without having read the message is told', async () => {
    const reference = await someReference();
    expect(await customers.addCustomerMessage(messageOf(reference))).toBe('stored');
    const request = await read(reference);
    expect(request).toMatchObject({ version: 2, status: 'new' });
    expect(await changeQuoteRequests(seller, [{ reference, version: 1, status: 'lost' }])).toMatchObject([
      { status: 'conflict', changes: [{ kind: 'customer_message', by: null }] },
    ]);
    expect(await changeQuoteRequests(seller, [{ reference, version: 2, status: 'lost' }])).toMatchObject([
      { status: 'ok' },
    ]);
  });

  test('waits for an answer again; the answer, a status or a word of staff ends that, and it can be taken back', async () => {
    const reference = await someReference();
    const answered = await answerQuoteRequest(seller, answerTo(reference));
    expect(answered.status).toBe('ok');
    expect((await read(reference)).replyDueAt).toBeNull();

    const first = new Date();
    const second = new Date(first.getTime() + 3 * 24 * 60 * 60_000);
    const took = [
      await customers.addCustomerMessage(messageOf(reference), first),
      await customers.addCustomerMessage(messageOf(reference), second),
    ];
    expect(took).toEqual(['stored', 'stored']);
    const waits = await read(reference);
    // Who writes twice does not wait longer.
    expect(waits.replyDueAt).toEqual(answerDueAt(first, isPublicHoliday));

    const settle = { reference, version: waits.version, replyDueAt: null };
    const [settled] = (await changeQuoteRequests(seller, [settle])) as Extract<
      QuoteChangeResult,
      { status: 'ok' }
    >[];
    expect(settled).toMatchObject({ status: 'ok', request: { replyDueAt: null, status: 'quoted' } });
    expect((await read(reference)).events.map(({ kind }) => kind)).toContain('reply_settled');
    const undo = readUndo(reference, writeUndo(settle, settled as never) ?? '');
    await changeQuoteRequests(seller, undo ? [undo] : []);
    const again = await read(reference);
    expect(again.replyDueAt).toEqual(waits.replyDueAt);

    await changeQuoteRequests(seller, [{ reference, version: again.version, status: 'won' }]);
    const won = await read(reference);
    expect(won.replyDueAt).toBeNull();
    await customers.addCustomerMessage(messageOf(reference));
    const late = await read(reference);
    expect(late).toMatchObject({ status: 'won', replyDueAt: expect.any(Date) });
    await answerQuoteRequest(seller, answerTo(reference, { version: late.version, status: null }));
    expect(await read(reference)).toMatchObject({ status: 'won', replyDueAt: null });
  });

  test('who is declined by mail is answered, and the request is lost', async () => {
    const reference = await someReference();
    const declined = answerTo(reference, { template: 'decline', status: 'lost' });
    expect(await answerQuoteRequest(seller, declined)).toMatchObject({ status: 'ok' });
    const request = await read(reference);
    expect(request).toMatchObject({
      status: 'lost',
      answeredAt: expect.any(Date),
      closedAt: expect.any(Date),
    });
  });

  test('takes the request back; staff are told, and nothing can be added to it', async () => {
    const reference = await someReference();
    expect(await customers.withdrawRequest(reference, someAddress())).toBe('withdrawn');
    expect(await customers.withdrawRequest(reference, someAddress())).toBe('withdrawn');
    const request = await read(reference);
    expect(request).toMatchObject({ status: 'lost', version: 2 });
    expect(request.withdrawnAt).not.toBeNull();
    expect(request.events.filter(({ kind }) => kind === 'withdrawn')).toMatchObject([
      { by: null, from: 'new' },
    ]);
    expect(await customers.addCustomerMessage(messageOf(reference))).toBe('closed');
    expect(await stack.count('outbox_messages', { template: 'quote-news' })).toBeGreaterThan(0);
    // Staff who saw it before are told.
    expect(await changeQuoteRequests(seller, [{ reference, version: 1, status: 'won' }])).toMatchObject([
      { status: 'conflict', changes: [{ kind: 'withdrawn' }] },
    ]);
    // A customer who changes their mind on the phone: staff open it again.
    await changeQuoteRequests(seller, [{ reference, version: 2, status: 'contacted' }]);
    expect((await read(reference)).withdrawnAt).toBeNull();
  });

  test('does not take an order back', async () => {
    const reference = await someReference();
    await changeQuoteRequests(seller, [{ reference, version: 1, status: 'won' }]);
    expect(await customers.withdrawRequest(reference, someAddress())).toBe('ordered');
    expect(await read(reference)).toMatchObject({ status: 'won' });
  });
});

test('what a customer adds to a request that passes for spam is kept, and sends no mail', async () => {
  const reference = await someReference();
  await changeQuoteRequests(seller, [{ reference, version: 1, status: 'spam' }]);
  const before = await stack.count('outbox_messages', { template: 'quote-news' });
  expect(await customers.addCustomerMessage(messageOf(reference))).toBe('stored');
  expect(await stack.count('outbox_messages', { template: 'quote-news' })).toBe(before);
  expect((await read(reference)).replyDueAt).toBeNull();
});
