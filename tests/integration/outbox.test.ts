import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stopLoops } from '@/lib/loops/loops';
import { MailPostponedError } from '@/lib/mail/mail-postponed';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { composeMessage } from '@/lib/outbox/server/create-outbox';
import { openSentMarks } from '@/lib/outbox/server/sent-marks';
import { sweepMarks } from '@/lib/outbox/server/sweep-marks';
import { createMailTransport, readSendFailure, sendMessage } from '@/lib/outbox/server/transport';
import { createOutboxTurn, type OutboxWork } from '@/lib/outbox/server/work-outbox';
import { startOutbox } from '@/lib/site/background';
import { mailTemplates } from '@/lib/site/mail-templates';
import { runRetention } from '@/lib/site/retention';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { type PickySmtp, startPickySmtp } from './support/picky-smtp';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;
let picky: PickySmtp;
const neverStopping = new AbortController().signal;

beforeAll(async () => {
  picky = await startPickySmtp();
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
});

afterAll(async () => {
  await Promise.all([proxy?.close(), picky?.close()]);
  await stack?.stop();
});

beforeEach(async () => {
  await stack.database.from('outbox_messages').delete().neq('status', '');
  await fetch(`${stack.mailboxUrl}/api/email/all`, { method: 'DELETE' });
});

afterEach(async () => {
  proxy.release();
  await stopLoops();
});

/** The worker of one instance of the site, with its own connections and its own disk. */
async function createWorker(overrides: Partial<OutboxWork> = {}, marksFolder?: string) {
  const transport = createMailTransport();
  const folder = marksFolder ?? (await mkdtemp(path.join(os.tmpdir(), 'marks-')));
  return createOutboxTurn({
    compose: (message) => composeMessage(mailTemplates, message, new Date()),
    send: (message, mail) => sendMessage(transport, message, mail),
    readFailure: readSendFailure,
    marks: await openSentMarks(folder),
    ...overrides,
  });
}

/** Sends through the mail server that refuses some. */
function sendPickily(): OutboxWork['send'] {
  const transport = createTransport({ url: picky.url });
  return (message, mail) => sendMessage(transport, message, mail);
}

async function submitMany(count: number): Promise<void> {
  const sent = Array.from({ length: count }, () => submit());
  for (const result of await Promise.all(sent)) acknowledged(result);
}

async function makeEverythingDue(): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString();
  await stack.database.from('outbox_messages').update({ next_attempt_at: past }).neq('status', 'sent');
  await stack.database.from('outbox_messages').update({ leased_until: past }).eq('status', 'sending');
}

async function readMessage(recipient: string) {
  const { data } = await stack.database
    .from('outbox_messages')
    .select('status, attempts, permanent_failures, last_error, payload')
    .eq('recipient', recipient)
    .single();
  return data;
}

test('two workers at once send each mail once', async () => {
  await submitMany(30);
  const work = async () => {
    const turn = await createWorker();
    while ((await turn(neverStopping)) === 'more');
  };
  await Promise.all([work(), work()]);
  expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(60);
  const recipients = (await stack.listMails()).map((mail) => `${mail.to[0]?.address} ${mail.subject}`);
  expect(recipients).toHaveLength(60);
  expect(new Set(recipients).size).toBe(60);
});

test('what goes to one person leaves in the order in which it was said, and others do not wait for it', async () => {
  const past = Date.now() - 60_000;
  const mail = (recipient: string, minute: number) => ({
    template: 'any',
    locale: 'fr',
    recipient,
    payload: { minute },
    next_attempt_at: new Date(past + minute * 1000).toISOString(),
  });
  const { error } = await stack.database
    .from('outbox_messages')
    .insert([mail('a@x.test', 1), mail('a@x.test', 2), mail('a@x.test', 3), mail('b@x.test', 4)]);
  expect(error).toBeNull();
  const sent: string[] = [];
  let othersLeft: () => void = () => undefined;
  const others = new Promise<void>((resolve) => {
    othersLeft = resolve;
  });
  const turn = await createWorker({
    compose: async () => ({ subject: '', text: '', html: '' }) as RenderedMail,
    send: async ({ recipient, payload }) => {
      const { minute } = payload as { minute: number };
      if (minute === 1) await others;
      sent.push(`${recipient} ${minute}`);
      if (recipient === 'b@x.test') othersLeft();
    },
  });
  await turn(neverStopping);
  expect(sent).toEqual(['b@x.test 4', 'a@x.test 1', 'a@x.test 2', 'a@x.test 3']);
});

test('a mail that has left is recorded while others of its turn are still being written', async () => {
  const input = quoteInput();
  acknowledged(await submit({ input }));
  const turn = await createWorker({
    async compose(message) {
      if (message.recipient === null)
        await eventually(async () =>
          expect(await readMessage(input.email)).toMatchObject({ status: 'sent' }),
        );
      return composeMessage(mailTemplates, message, new Date());
    },
  });
  await turn(neverStopping);
  expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(2);
  expect(await stack.listMails()).toHaveLength(2);
});

test('a mail that has left is forgotten but for its address', async () => {
  const input = quoteInput();
  acknowledged(await submit({ input }));
  await (await createWorker())(neverStopping);
  expect(await readMessage(input.email)).toMatchObject({ status: 'sent', payload: {}, last_error: null });
});

test('what left or was set aside a month ago is gone, what waits stays', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const mails: Record<string, unknown>[] = [
    { recipient: 'long-sent@bakkerij.test', status: 'sent', sent_at: ago(31), payload: {} },
    { recipient: 'lately-sent@bakkerij.test', status: 'sent', sent_at: ago(29), payload: {} },
    { recipient: 'long-aside@bakkerij.test', status: 'poisoned', next_attempt_at: ago(31) },
    { recipient: 'lately-aside@bakkerij.test', status: 'poisoned', next_attempt_at: ago(29) },
    { recipient: 'waiting@bakkerij.test', status: 'pending', next_attempt_at: ago(31) },
  ];
  for (const mail of mails) {
    const row = {
      template: 'quote-answer',
      locale: 'nl',
      payload: { reference: '999-999-999' },
      created_at: ago(60),
      ...mail,
    };
    await stack.database.from('outbox_messages').insert(row).throwOnError();
  }
  const outcomes = await runRetention(new Date());
  expect(outcomes).toContainEqual({ name: 'mails that left or were set aside', result: { deleted: 2 } });
  const { data } = await stack.database.from('outbox_messages').select('recipient').order('recipient');
  expect(data?.map(({ recipient }) => recipient)).toEqual([
    'lately-aside@bakkerij.test',
    'lately-sent@bakkerij.test',
    'waiting@bakkerij.test',
  ]);
});

test('mails written while the mail server is down leave later, once each', async () => {
  await stack.mailbox.stop();
  await startOutbox();
  await submitMany(3);
  await eventually(() => expect(stack.logLines.some((line) => line.includes('ECONNREFUSED'))).toBe(true));
  expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(0);
  await stack.mailbox.start();
  await eventually(async () => expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(6));
  expect(await stack.listMails()).toHaveLength(6);
});

test.each([
  ['a new process', false],
  ['another process that shares the folder', true],
])(
  'a mail that left while the database was away is not sent again, not even by %s',
  async (_, isThereBefore) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'marks-'));
    const beside = await createWorker({}, folder);
    const input = quoteInput();
    acknowledged(await submit({ input }));
    const transport = createMailTransport();
    const losesDatabase = await createWorker(
      {
        async send(message, mail) {
          await sendMessage(transport, message, mail);
          proxy.refuse();
        },
      },
      folder,
    );
    expect(await losesDatabase(neverStopping)).toBe('away');
    proxy.release();
    await makeEverythingDue();
    const other = isThereBefore ? beside : await createWorker({}, folder);
    await other(neverStopping);
    expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(2);
    expect(await stack.listMails()).toHaveLength(2);
  },
);

test('what a worker could not give back is its own again as soon as the database is, not when the lease ends', async () => {
  acknowledged(await submit());
  const transport = createMailTransport();
  const turn = await createWorker({
    async send(message, mail) {
      await sendMessage(transport, message, mail);
      proxy.refuse();
    },
  });
  expect(await turn(neverStopping)).toBe('away');
  // A claim that nobody hears the answer of.
  expect(await turn(neverStopping)).toBe('away');
  expect(await stack.count('outbox_messages', { status: 'sending' })).toBe(2);
  proxy.release();
  await turn(neverStopping);
  expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(2);
  expect(await stack.listMails()).toHaveLength(2);
});

test('a claim gives back what its worker has given up, and nothing that another holds', async () => {
  acknowledged(await submit());
  const [mine, theirs, next] = [randomUUID(), randomUUID(), randomUUID()];
  const claim = async (lease: string, count: number, givenUp: string[]) => {
    const args = { max_count: count, lease_seconds: 120, lease, given_up: givenUp };
    const { data } = await stack.database.rpc('claim_outbox_messages', args).throwOnError();
    return (data as { id: string }[]).map(({ id }) => id);
  };
  const held = await claim(mine, 1, []);
  expect(await claim(theirs, 10, [])).toHaveLength(1);
  expect(await claim(next, 10, [])).toEqual([]);
  expect(await claim(next, 10, [mine])).toEqual(held);
});

test('a mark that a killed process has left is taken away once the database knows of the mail', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'marks-'));
  const marks = await openSentMarks(folder);
  acknowledged(await submit());
  const { data } = await stack.database.from('outbox_messages').select('id').throwOnError();
  const [left, unknown, fresh] = [String(data[0]?.id), randomUUID(), String(data[1]?.id)];
  for (const id of [left, unknown, fresh]) await marks.add(id);
  await writeFile(path.join(folder, 'README'), 'no mark');
  const longAgo = new Date(Date.now() - 11 * 60_000);
  for (const id of [left, unknown, 'README']) await utimes(path.join(folder, id), longAgo, longAgo);
  proxy.refuse();
  expect(await sweepMarks(marks, new Date())).toBe('away');
  expect(await readdir(folder)).toHaveLength(4);
  proxy.release();
  expect(await sweepMarks(marks, new Date())).toBe('idle');
  expect((await readdir(folder)).sort()).toEqual(['README', fresh].sort());
  expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(1);
});

test('a mail refused for good three times is set aside, one refused for now is kept, the others go', async () => {
  const send = sendPickily();
  const inputs = ['nobody@x.test', 'greylisted@x.test', 'somebody@x.test'].map((email) =>
    quoteInput({ email }),
  );
  for (const input of inputs) acknowledged(await submit({ input }));
  const turn = await createWorker({ send });
  for (let tries = 0; tries < 5; tries += 1) {
    await makeEverythingDue();
    await turn(neverStopping);
  }
  expect(await readMessage('nobody@x.test')).toMatchObject({
    status: 'poisoned',
    permanent_failures: 3,
    attempts: 3,
  });
  expect(await readMessage('greylisted@x.test')).toMatchObject({ status: 'pending', attempts: 5 });
  expect(await readMessage('somebody@x.test')).toMatchObject({ status: 'sent', attempts: 1 });
  expect(picky.refusals.get('nobody@x.test')).toBe(3);
  expect(picky.taken.filter((address) => address === 'somebody@x.test')).toHaveLength(1);
  const log = stack.logLines.join('');
  expect(log).toContain('outbox.poisoned');
  expect(log).not.toContain('nobody@x.test');
  expect((await readMessage('nobody@x.test'))?.last_error).not.toContain('nobody@x.test');
});

test('a mail that cannot be written is set aside after three tries, the others go', async () => {
  await stack.database.from('outbox_messages').insert([
    { template: 'no-such-template', locale: 'fr', recipient: 'a@x.test', payload: {} },
    { template: 'quote-confirmation', locale: 'fr', recipient: 'b@x.test', payload: { reference: 12 } },
  ]);
  const input = quoteInput();
  acknowledged(await submit({ input }));
  const turn = await createWorker();
  for (let tries = 0; tries < 4; tries += 1) {
    await makeEverythingDue();
    await turn(neverStopping);
  }
  for (const recipient of ['a@x.test', 'b@x.test']) {
    expect(await readMessage(recipient)).toMatchObject({ status: 'poisoned', attempts: 3 });
  }
  expect(await readMessage(input.email)).toMatchObject({ status: 'sent' });
});

test('a mail whose words the database does not give is kept, and leaves when it does', async () => {
  const input = quoteInput();
  acknowledged(await submit({ input }));
  let isAway = true;
  const compose: OutboxWork['compose'] = (message) => {
    if (isAway) throw new DatabaseAwayError('list_vacancy_titles', { message: 'timeout' }, 0);
    return composeMessage(mailTemplates, message, new Date());
  };
  const turn = await createWorker({ compose });
  for (let tries = 0; tries < 4; tries += 1) {
    await makeEverythingDue();
    await turn(neverStopping);
  }
  expect(await readMessage(input.email)).toMatchObject({ status: 'pending', permanent_failures: 0 });
  isAway = false;
  await makeEverythingDue();
  await turn(neverStopping);
  expect(await readMessage(input.email)).toMatchObject({ status: 'sent' });
});

test('a mail that is postponed is tried again, and others of its turn leave', async () => {
  const input = quoteInput();
  acknowledged(await submit({ input }));
  const turn = await createWorker({
    compose(message) {
      if (message.recipient === input.email && message.attempts === 1) throw new MailPostponedError('Busy');
      return composeMessage(mailTemplates, message, new Date());
    },
  });
  await turn(neverStopping);
  expect(await readMessage(input.email)).toMatchObject({ status: 'pending', permanent_failures: 0 });
  expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(1);
  await makeEverythingDue();
  await turn(neverStopping);
  expect(await readMessage(input.email)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('the pause between two tries doubles from one second to thirty', async () => {
  const recipient = 'greylisted@pause.test';
  acknowledged(await submit({ input: quoteInput({ email: recipient }) }));
  const turn = await createWorker({ send: sendPickily() });
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    await makeEverythingDue();
    await turn(neverStopping);
    const { data } = await stack.database
      .from('outbox_messages')
      .select('next_attempt_at')
      .eq('recipient', recipient)
      .single();
    pauses.push(Math.round((new Date(data?.next_attempt_at).getTime() - Date.now()) / 1000));
  }
  for (const [index, expected] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    expect(Math.abs((pauses[index] ?? 0) - expected), pauses.join()).toBeLessThanOrEqual(1);
  }
});

test('a mail that could not be delivered for two days is set aside', async () => {
  const recipient = 'greylisted@late.test';
  acknowledged(await submit({ input: quoteInput({ email: recipient }) }));
  const longAgo = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString();
  await stack.database.from('outbox_messages').update({ created_at: longAgo }).eq('recipient', recipient);
  await (await createWorker({ send: sendPickily() }))(neverStopping);
  expect(await readMessage(recipient)).toMatchObject({ status: 'poisoned', attempts: 1 });
});

test('text of a visitor stays text in both mails, and no header can be added', async () => {
  const input = quoteInput({
    name: '"><img src=x onerror=alert(1)>',
    firstName: '=HYPERLINK("http://evil.test")',
    company: '<b>Bcc: all@evil.test</b>',
    message: '<script>alert(1)</script>\n\nhttp://evil.test and <a href="javascript:alert(1)">this</a>',
  });
  acknowledged(await submit({ input }));
  await (await createWorker())(neverStopping);
  const mails = await stack.listMails();
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    expect(mail.html).not.toMatch(/<script>alert|<img src=x|<b>Bcc|<a href="javascript/);
    expect((await stack.readHeaderLines(mail)).some((line) => /^bcc/i.test(line))).toBe(false);
    expect(mail.to).toHaveLength(1);
  }
});
