import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { stopLoops } from '@/lib/loops/loops';
import { addCustomerMessage } from '@/lib/quotes/server/customer-requests';
import { issueTicket } from '@/lib/security/form-ticket';
import { startOutbox } from '@/lib/site/background';
import { acknowledged, quoteInput, readyTicket, someAddress, submission, submit } from './support/quotes';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
}, 90_000);

afterAll(() => stack?.stop());
afterEach(() => stopLoops());

const dayMilliseconds = 24 * 60 * 60 * 1000;

describe('A quote request', () => {
  test.each(['fr', 'nl', 'en'] as const)(
    'in %s is stored once and mailed in that language',
    async (locale) => {
      const input = quoteInput();
      const result = acknowledged(await submit({ input, locale }));

      const { data: row } = await stack.database
        .from('quote_requests')
        .select('*')
        .eq('reference', result.reference)
        .single();
      expect(row).toMatchObject({
        locale,
        name: 'Peeters',
        first_name: 'Lieve',
        email: input.email,
        phone: '+3227200000',
        company: 'Bakkerij Peeters',
        subject: 'covering',
        message: input.message,
        newsletter_opt_in: false,
        status: 'new',
        user_id: null,
      });
      expect(new Date(row.answer_due_at)).toEqual(result.answerDueAt);
      expect(row.address_hash).toMatch(/^[\w-]{32}$/);
      expect(await stack.count('quote_request_events', { quote_request_id: row.id, kind: 'submitted' })).toBe(
        1,
      );

      await startOutbox();
      const mails = await eventually(async () => {
        const found = (await stack.listMails()).filter((mail) => mail.text.includes(result.reference));
        expect(found).toHaveLength(2);
        return found;
      });
      const toVisitor = mails.find((mail) => mail.to[0]?.address === input.email);
      const toStaff = mails.find((mail) => mail.to[0]?.address === 'quotes@agency.test');
      const subjects = { fr: /Votre demande de devis/, nl: /Uw offerteaanvraag/, en: /your quote request/ };
      expect(toVisitor?.subject).toMatch(subjects[locale]);
      expect(toVisitor?.headers['auto-submitted']).toBe('auto-replied');
      if (!toStaff) throw new Error('No mail to staff');
      const headerLines = await stack.readHeaderLines(toStaff);
      expect(headerLines).toContain(`Reply-To: ${input.email}`);
      expect(headerLines).toContain('Auto-Submitted: auto-generated');
      expect(headerLines).toContainEqual(expect.stringMatching(/^Message-ID: <[0-9a-f-]{36}@agency\.test>$/));
      expect(toStaff.text).toContain(input.message.slice(0, 30));
      expect(await stack.count('outbox_messages', { status: 'pending' })).toBe(0);
    },
  );

  test('clicked ten times at once is one row and two mails, and every click is told the same', async () => {
    const sent = submission();
    const before = await stack.count('outbox_messages');
    const results = await Promise.all(
      // Copies, as ten requests bring them.
      Array.from({ length: 10 }, () => submit({ ...sent, input: { ...sent.input } })),
    );
    const references = new Set(results.map((result) => acknowledged(result).reference));
    expect(references.size).toBe(1);
    expect(results.filter((result) => !acknowledged(result).duplicate)).toHaveLength(1);
    expect(await stack.count('quote_requests', { email: sent.input.email })).toBe(1);
    expect(await stack.count('outbox_messages')).toBe(before + 2);
  });

  test('sent at once to ten instances of the site is one row', async () => {
    const sent = submission();
    const instances: typeof import('@/lib/quotes/server/submit-quote-request')[] = [];
    for (let made = 0; made < 10; made += 1) {
      vi.resetModules();
      instances.push(await import('@/lib/quotes/server/submit-quote-request'));
    }
    const results = await Promise.all(instances.map((instance) => instance.submitQuoteRequest(sent)));
    expect(new Set(results.map((result) => acknowledged(result).reference)).size).toBe(1);
    expect(results.filter((result) => !acknowledged(result).duplicate)).toHaveLength(1);
    expect(await stack.count('quote_requests', { email: sent.input.email })).toBe(1);
    expect(await stack.count('outbox_messages', { recipient: sent.input.email })).toBe(1);
  });

  test('sent again a day later is known, with the first reference and deadline', async () => {
    const sent = submission();
    const first = acknowledged(await submit(sent));
    const later = new Date(sent.now.getTime() + dayMilliseconds);
    const again = acknowledged(await submit({ ...sent, now: later }));
    expect(again).toEqual({ ...first, duplicate: true });
    expect(await stack.count('quote_requests', { email: sent.input.email })).toBe(1);
  });

  test('sent again without a script a day later is known, and after two months is a new one', async () => {
    const sent = submission({ ticket: null });
    const first = acknowledged(await submit(sent));
    const nextDay = new Date(sent.now.getTime() + dayMilliseconds);
    expect(acknowledged(await submit({ ...sent, now: nextDay })).reference).toBe(first.reference);
    const muchLater = new Date(sent.now.getTime() + 60 * dayMilliseconds);
    const second = acknowledged(await submit({ ...sent, now: muchLater }));
    expect(second.reference).not.toBe(first.reference);
    expect(acknowledged(await submit({ ...sent, now: muchLater })).reference).toBe(second.reference);
    expect(await stack.count('quote_requests', { email: sent.input.email })).toBe(2);
  });

  test('with another text under the same key is a conflict', async () => {
    const sent = submission();
    acknowledged(await submit(sent));
    const changed = { ...sent, input: { ...sent.input, message: 'Toch maar één bestelwagen.' } };
    expect(await submit(changed)).toEqual({ status: 'refused', reason: 'conflict' });
    expect(await stack.count('quote_requests', { email: sent.input.email })).toBe(1);
  });

  test('with a filled hidden field looks accepted, is kept as spam and causes no mail', async () => {
    const sent = submission({ honeypot: 'https://pills.test' });
    const before = await stack.count('outbox_messages');
    acknowledged(await submit(sent));
    expect(await stack.count('quote_requests', { email: sent.input.email, status: 'spam' })).toBe(1);
    expect(await stack.count('outbox_messages')).toBe(before);
  });

  test('sent two seconds after the form was opened is refused', async () => {
    const now = new Date();
    const ticket = issueTicket(new Date(now.getTime() - 2000));
    expect(await submit({ now, ticket })).toEqual({ status: 'refused', reason: 'tooFast' });
  });

  test('with a forged or expired ticket counts as sent without one', async () => {
    const now = new Date();
    const expired = issueTicket(new Date(now.getTime() - 49 * 60 * 60 * 1000));
    const forged = readyTicket().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const ticket of [expired, forged, 'x', `${readyTicket()}.x`]) {
      const sent = submission({ ticket, now });
      acknowledged(await submit(sent));
      const { data } = await stack.database
        .from('quote_requests')
        .select('session_hash')
        .eq('email', sent.input.email)
        .single();
      expect(data?.session_hash).toBeNull();
    }
  });
});

describe('Limits of quote requests', () => {
  test('the sixth of a session within ten minutes is refused, another session is not', async () => {
    const first = readyTicket();
    for (let made = 0; made < 5; made += 1) {
      const ticket = issueTicket(new Date(Date.now() - 30_000), first);
      acknowledged(await submit({ ticket }));
    }
    const sixth = issueTicket(new Date(Date.now() - 30_000), first);
    expect(await submit({ ticket: sixth })).toEqual({ status: 'refused', reason: 'rateLimited' });
    acknowledged(await submit());
  });

  test('the eleventh of an address without tickets is refused, also over changing IPv6 addresses', async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:1`;
    for (let made = 0; made < 10; made += 1) {
      acknowledged(await submit({ ticket: null, address: `${network}::${made + 1}` }));
    }
    const eleventh = await submit({ ticket: null, address: `${network}:ffff::1` });
    expect(eleventh).toEqual({ status: 'refused', reason: 'rateLimited' });
  });

  test('the same request again never runs into the limit of new ones', async () => {
    const address = someAddress();
    const sent = submission({ ticket: null, address });
    for (let made = 0; made < 15; made += 1) acknowledged(await submit(sent));
  });
});

describe('Confirmations', () => {
  const mailsTo = (recipient: string, template = 'quote-confirmation') =>
    stack.count('outbox_messages', { recipient, template });

  test('to one address end after three in an hour, and every request is stored', async () => {
    const email = 'bombed@third-party.test';
    for (let sent = 0; sent < 5; sent += 1)
      acknowledged(
        await submit({ input: { ...quoteInput(), email: sent % 2 ? email : email.toUpperCase() } }),
      );
    const { data } = await stack.database
      .from('quote_requests')
      .select('reference')
      .ilike('email', email)
      .throwOnError();
    expect(data).toHaveLength(5);
    expect((await mailsTo(email)) + (await mailsTo(email.toUpperCase()))).toBe(3);
    for (const { reference } of data) {
      const told = await stack.database
        .from('outbox_messages')
        .select('id')
        .eq('template', 'quote-notification')
        .eq('payload->>reference', reference)
        .throwOnError();
      expect(told.data).toHaveLength(1);
    }
  });

  test('to one address end after five in a day', async () => {
    const email = 'patient@third-party.test';
    const hourLater = async () =>
      stack.database.from('rate_limits').delete().like('bucket', 'confirmationMailPerHour:%').throwOnError();
    for (let sent = 0; sent < 8; sent += 1) {
      acknowledged(await submit({ input: { ...quoteInput(), email } }));
      await hourLater();
    }
    expect(await mailsTo(email)).toBe(5);
  });
});

test('the counters hold hashes, and nothing that anybody typed or was told', async () => {
  const { reference } = acknowledged(await submit());
  const key = crypto.randomUUID();
  await addCustomerMessage({
    reference,
    key,
    body: 'Encore une question.',
    files: [],
    address: someAddress(),
  });
  const { data } = await stack.database.from('rate_limits').select('bucket').throwOnError();
  expect(
    data.map(({ bucket }) => bucket).some((bucket) => bucket.startsWith('quoteMessagePerRequest:')),
  ).toBe(true);
  for (const { bucket } of data) expect(bucket).toMatch(/^[a-zA-Z]+(:[\w-]{32})+$/);
});
