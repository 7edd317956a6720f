import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/mail/incoming/route';
import { GET as getAttachment } from '@/app/api/quotes/attachments/[id]/route';
import { stopLoops } from '@/lib/loops/loops';
import { keepMail } from '@/lib/mail-in/server/mail-store';
import { mailboxTurn } from '@/lib/mail-in/server/mailbox-turn';
import { replyAddressOf } from '@/lib/mail-in/server/reply-address';
import * as tray from '@/lib/mail-in/server/tray-store';
import { withdrawRequest } from '@/lib/quotes/server/customer-requests';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { startBackgroundWork } from '@/lib/site/background';
import { runRetention } from '@/lib/site/retention';
import type { Staff } from '@/lib/staff/staff';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { attachmentUrl, uploadFolder } from '@/lib/uploads/server/receipts';
import { sweepUploads } from '@/lib/uploads/server/sweep-uploads';
import { ImapServer } from '../support/imap-server';
import { pdf } from './support/files';
import { letter, type MailPart, postMail, someSecret } from './support/mails';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

vi.mock('@/lib/mail-in/server/mail-store', async (load) => {
  const own = await load<typeof import('@/lib/mail-in/server/mail-store')>();
  return { ...own, keepMail: vi.fn(own.keepMail) };
});

let stack: TestStack;
let seller: Staff;
let imap: ImapServer;

beforeAll(async () => {
  imap = await new ImapServer().start();
  stack = await startTestStack(async () => ({
    MAIL_IN_ADDRESS: 'answers+{token}@opaak.test',
    MAIL_IN_SECRET: someSecret,
    MAIL_IN_IMAP_URL: imap.url,
    MAIL_IN_IMAP_DONE: 'Taken',
  }));
  seller = await someStaff(stack, 'sales');
});
afterAll(async () => {
  await stopLoops();
  await imap?.stop();
  await stack?.stop();
});

const email = () => `lieve.${randomUUID().slice(0, 8)}@bakkerij.test`;
const someReference = async (from: string) =>
  acknowledged(await submit({ input: quoteInput({ email: from }) })).reference;

async function read(reference: string) {
  const request = await findQuoteRequest(seller, reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
}

const post = (raw: Buffer | string, secret: string | null = someSecret) => postMail(POST, raw, secret);

async function outcomeOf(raw: Buffer): Promise<string> {
  const answer = await post(raw);
  return ((await answer.json()) as { outcome: string }).outcome;
}

const plan: MailPart = { name: 'plan.pdf', type: 'application/pdf', bytes: pdf };
const program: MailPart = {
  name: 'prix.exe',
  type: 'application/octet-stream',
  bytes: Buffer.from('MZ\0\0'),
};

/** Paths of everything that came today. */
async function storedPaths(): Promise<string[]> {
  const bucket = stack.database.storage.from('quote-attachments');
  const { data } = await bucket.list(uploadFolder(new Date()), { limit: 1000 });
  return (data ?? []).map(({ name }) => name).sort();
}

const removed = async (path: string) => {
  const { data } = await stack.database.from('storage_removals').select('storage_path');
  return (data ?? []).some((row) => row.storage_path === path);
};

describe('An answer to one of our mails', () => {
  test('arrives in its request as a message of its customer: quoted text folded, files judged, staff told', async () => {
    const from = email();
    const reference = await someReference(from);
    const before = await read(reference);
    const sent = letter({
      from: `Lieve Peeters <${from}>`,
      to: replyAddressOf(reference) ?? '',
      subject: 'Re: Votre demande',
      text: 'Le logo suit.\r\n\r\nLe 23/11/2026 à 09:12, Opaak a écrit :\r\n> Bonjour Lieve,',
      files: [plan, program],
    });
    expect(await outcomeOf(sent)).toBe('stored');
    const request = await read(reference);
    expect(request.messages).toMatchObject([{ sender: 'customer', body: 'Le logo suit.' }]);
    expect(request.version).toBeGreaterThan(before.version);
    expect(request.replyDueAt).not.toBeNull();
    expect(request.files).toMatchObject([
      { name: 'plan.pdf', kind: 'pdf', message: request.messages[0]?.id },
    ]);
    expect(request.events.map(({ kind }) => kind)).toContain('customer_message');
    const [parts] = await tray.listMailParts(seller, reference);
    expect(parts).toMatchObject({
      message: request.messages[0]?.id,
      isOther: false,
      otherAddress: null,
      refused: [{ name: 'prix.exe', reason: 'fileType' }],
    });
    expect(parts?.folded).toContain('Bonjour Lieve,');
    expect(await stack.count('outbox_messages', { template: 'quote-news' })).toBeGreaterThan(0);
  });

  test('with a file behind all the signs of a long exchange keeps the file', async () => {
    const from = email();
    const reference = await someReference(from);
    const signs = Array.from({ length: 41 }, (_, at) =>
      [
        '--related',
        `Content-Type: image/png; name="sign-${at}.png"`,
        `Content-ID: <sign-${at}@bakkerij.test>`,
        'Content-Disposition: inline',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('PNG').toString('base64'),
      ].join('\r\n'),
    );
    const lines = [
      `From: ${from}`,
      `To: ${replyAddressOf(reference)}`,
      `Message-ID: <${randomUUID()}@example.test>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="parts"',
      '',
      '--parts',
      'Content-Type: multipart/related; boundary="related"',
      '',
      '--related',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Le plan est joint.</p>',
      ...signs,
      '--related--',
      '--parts',
      'Content-Type: application/pdf; name="plan.pdf"',
      'Content-Disposition: attachment; filename="plan.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(pdf).toString('base64'),
      '--parts--',
      '',
    ];
    const sent = Buffer.from(lines.join('\r\n'));
    expect(await outcomeOf(sent)).toBe('stored');
    expect((await read(reference)).files).toMatchObject([{ name: 'plan.pdf' }]);
    const [parts] = await tray.listMailParts(seller, reference);
    expect(new Set(parts?.refused.map(({ reason }) => reason))).toEqual(new Set(['ornament']));
  });

  test('that comes twice is one message, whoever of two brings it first', async () => {
    const from = email();
    const reference = await someReference(from);
    const sent = letter({ from, to: replyAddressOf(reference) ?? '', text: 'Oui.' });
    const outcomes = await Promise.all([outcomeOf(sent), outcomeOf(sent)]);
    expect(outcomes.sort()).toEqual(['known', 'stored']);
    expect(await outcomeOf(sent)).toBe('known');
    expect((await read(reference)).messages).toHaveLength(1);
  });

  test('from another address is shown as such, and changes nothing about whose request it is', async () => {
    const from = email();
    const reference = await someReference(from);
    const sent = letter({
      from: 'comptable@ailleurs.test',
      to: replyAddressOf(reference) ?? '',
      text: 'D’accord.',
    });
    expect(await outcomeOf(sent)).toBe('stored');
    expect(await tray.listMailParts(seller, reference)).toMatchObject([
      { isOther: true, otherAddress: 'comptable@ailleurs.test' },
    ]);
    expect((await read(reference)).email).toBe(from);
  });

  test('tells nothing to whoever sent it, and our mails carry the address to which it goes', async () => {
    const from = email();
    const reference = await someReference(from);
    await startBackgroundWork();
    const mail = await eventually(async () => {
      const found = (await stack.listMails()).find(({ to }) => to[0]?.address === from);
      if (!found) throw new Error('The confirmation has not left');
      return found;
    });
    expect(await stack.readHeaderLines(mail)).toContain(`Reply-To: ${replyAddressOf(reference)}`);
    await post(letter({ from, to: replyAddressOf(reference) ?? '', text: 'Merci.' }));
    const news = await eventually(async () => {
      const found = (await stack.listMails()).find(({ text }) => text.includes('> Merci.'));
      if (!found) throw new Error('Staff are not told');
      return found;
    });
    expect(await stack.readHeaderLines(news)).toContain(`Reply-To: ${from}`);
    expect((await stack.listMails()).filter(({ to }) => to[0]?.address === from)).toHaveLength(1);
  });

  test.each([
    ['a holiday note', { 'Auto-Submitted': 'auto-replied' }],
    ['bulk', { Precedence: 'bulk' }],
  ])('that is %s is no message', async (_, headers) => {
    const from = email();
    const reference = await someReference(from);
    const sent = letter({ from, to: replyAddressOf(reference) ?? '', text: 'Absent.', headers });
    expect(await outcomeOf(sent)).toBe('machine');
    expect((await read(reference)).messages).toEqual([]);
    expect((await tray.listTray(seller, 1)).rows.filter((line) => line.from === from)).toEqual([]);
  });

  /** What a mail server says of a mail of ours that it could not deliver. */
  const reportOf = (reference: string, id = randomUUID()) =>
    Buffer.from(
      [
        'From: MAILER-DAEMON@mx.test',
        `Message-ID: <${id}@mx.test>`,
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Action: failed',
        '--b',
        'Content-Type: message/rfc822',
        '',
        `Reply-To: ${replyAddressOf(reference)}`,
        '',
        'Bonjour',
        '--b--',
      ].join('\r\n'),
    );

  test('that could not be delivered stands in the timeline, once an hour', async () => {
    const reference = await someReference(email());
    const report = reportOf(reference);
    expect(await outcomeOf(report)).toBe('bounce');
    for (const again of [report, reportOf(reference)]) expect(await outcomeOf(again)).toBe('known');
    const bounces = async () =>
      (await read(reference)).events.filter(({ kind }) => kind === 'mail_bounced').length;
    expect(await bounces()).toBe(1);
    expect((await read(reference)).messages).toEqual([]);
    await stack.database
      .from('quote_request_events')
      .update({ created_at: new Date(Date.now() - 3_700_000).toISOString() })
      .eq('kind', 'mail_bounced')
      .throwOnError();
    expect(await outcomeOf(reportOf(reference))).toBe('bounce');
    expect(await bounces()).toBe(2);
  });

  test('from an address that the request no longer has waits in the tray', async () => {
    const [former, from] = [email(), email()];
    const reference = await someReference(former);
    await stack.database
      .from('quote_requests')
      .update({ email: from })
      .eq('reference', reference)
      .throwOnError();
    const answer = (to: string | null) => letter({ from: former, to: to ?? '', text: 'Encore moi.' });
    expect(await outcomeOf(answer(replyAddressOf(reference)))).toBe('tray');
    expect((await read(reference)).messages).toEqual([]);
    expect(await outcomeOf(reportOf(reference))).toBe('machine');
    expect(await outcomeOf(answer(replyAddressOf(reference, 1)))).toBe('stored');
  });

  test('that the database refuses leaves no file behind', async () => {
    const before = await storedPaths();
    const refusal = { code: '22P02', message: 'invalid input syntax for type json' };
    vi.mocked(keepMail).mockRejectedValueOnce(new DatabaseAwayError('take_mail', refusal, 400));
    const sent = letter({ from: email(), to: 'answers@opaak.test', text: 'Bonjour', files: [plan] });
    expect(await outcomeOf(sent)).toBe('later');
    expect(await storedPaths()).toEqual(before);
    // What does not answer in time may keep it yet, with its files.
    vi.mocked(keepMail).mockRejectedValueOnce(new DatabaseAwayError('take_mail', { message: 'away' }, 0));
    expect(await outcomeOf(sent)).toBe('later');
    expect(await storedPaths()).toHaveLength(before.length + 1);
    expect(await outcomeOf(sent)).toBe('tray');
  });
});

describe('A mailbox', () => {
  const turn = async () => mailboxTurn()?.(new AbortController().signal);

  test('is emptied into requests and tray; what comes by both ways is one message', async () => {
    const from = email();
    const reference = await someReference(from);
    const answer = letter({
      from,
      to: replyAddressOf(reference) ?? '',
      text: 'Par la boîte.',
      files: [plan],
    });
    const stranger = letter({ from: email(), to: 'answers@opaak.test', text: 'Par la boîte aussi.' });
    imap.deliver(answer);
    imap.deliver('no mail at all');
    imap.deliver(stranger);
    await turn();
    expect(await outcomeOf(answer)).toBe('known');
    // As if the process had ended before it said in the mailbox what it had stored.
    imap.deliver(answer);
    await turn();
    const { messages, files } = await read(reference);
    expect(messages).toMatchObject([{ sender: 'customer', body: 'Par la boîte.' }]);
    expect(files).toMatchObject([{ name: 'plan.pdf' }]);
    const { rows } = await tray.listTray(seller, 1);
    expect(rows.filter(({ beginning }) => beginning === 'Par la boîte aussi.')).toHaveLength(1);
    expect(imap.folders.get('INBOX')?.map(({ raw }) => raw.toString())).toEqual(['no mail at all']);
    expect(imap.folders.get('Taken')).toHaveLength(3);
  });
});

describe('The door', () => {
  test.each([
    ['without a secret', null],
    ['with another one', 'b'.repeat(40)],
    ['with the beginning of it', someSecret.slice(0, -1)],
  ])('stays closed %s', async (_, secret) => {
    const answer = await post(letter({ from: 'a@b.test', to: 'x@y.test', text: 'Bonjour' }), secret);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('takes no mail that is too large, and nothing that is none', async () => {
    expect((await post(Buffer.alloc(31 * 1024 * 1024, 'a'))).status).toBe(413);
    expect((await post('')).status).toBe(400);
    expect((await post('{"not": "a mail"}')).status).toBe(422);
  });

  test('says nothing about a mail in the log', async () => {
    const secretWords = `geheim-${randomUUID()}`;
    const from = email();
    await post(letter({ from, to: 'x@y.test', subject: secretWords, text: secretWords }));
    expect(stack.logLines.join('\n')).not.toContain(secretWords);
    expect(stack.logLines.join('\n')).not.toContain(from);
  });
});

async function inTray(overrides: Partial<Parameters<typeof letter>[0]> = {}) {
  const from = overrides.from ?? email();
  expect(
    await outcomeOf(letter({ to: 'answers@opaak.test', text: 'Bonjour, une question.', ...overrides, from })),
  ).toBe('tray');
  const { rows } = await tray.listTray(seller, 1);
  const line = rows.find((row) => row.from === from);
  if (!line) throw new Error('The mail is not in the tray');
  return { ...line, from };
}

describe('What belongs to no request', () => {
  test('waits in the tray with its files, and is attached to a request that staff find', async () => {
    const from = email();
    const reference = await someReference(from);
    const line = await inTray({ from, files: [plan] });
    expect(line).toMatchObject({ reason: 'unmarked', files: 1 });
    const mail = await tray.findTrayMail(seller, line.id, '');
    expect(mail?.requests).toMatchObject([{ reference, isSame: true }]);
    const file = mail?.files[0];
    const link = new URL(attachmentUrl('quote', file?.id ?? '', new Date()));
    const opened = await getAttachment(new Request(link), {
      params: Promise.resolve({ id: file?.id ?? '' }),
    });
    expect(opened.status).toBe(200);
    // Nobody sweeps what waits.
    const later = new Date(Date.now() + 3 * 86_400_000);
    await sweepUploads(later, new AbortController().signal);
    expect(await tray.attachTrayMail(seller, line.id, reference, new Date())).toBe('ok');
    const request = await read(reference);
    expect(request.messages).toMatchObject([{ sender: 'customer', body: 'Bonjour, une question.' }]);
    expect(request.files).toMatchObject([{ name: 'plan.pdf', message: request.messages[0]?.id }]);
    expect(
      (await getAttachment(new Request(link), { params: Promise.resolve({ id: file?.id ?? '' }) })).status,
    ).toBe(200);
    expect(await tray.findTrayMail(seller, line.id, '')).toBeNull();
    // Pressed twice it leads there too; another request never had it.
    expect(await tray.attachTrayMail(seller, line.id, reference, new Date())).toBe('ok');
    expect((await read(reference)).messages).toHaveLength(1);
    const other = await someReference(email());
    expect(await tray.attachTrayMail(seller, line.id, other, new Date())).toBe('unknown');
  });

  test('is found a request by words, and none that is not there', async () => {
    const reference = await someReference(email());
    const line = await inTray();
    expect((await tray.findTrayMail(seller, line.id, ''))?.requests).toEqual([]);
    const found = await tray.findTrayMail(seller, line.id, `peeters ${reference}`);
    expect(found?.requests).toMatchObject([{ reference, isSame: false }]);
    expect(await tray.attachTrayMail(seller, line.id, '999-999-999', new Date())).toBe('noRequest');
  });

  test('becomes a request, once, with what came with it', async () => {
    const line = await inTray({ text: 'Un devis, svp.\r\n-- \r\nLieve', files: [plan, program] });
    const input = {
      firstName: 'Lieve',
      name: 'Peeters',
      email: line.from,
      phone: null,
      company: null,
      language: 'fr' as const,
      subject: 'covering' as const,
      message: 'Un devis, svp.',
    };
    const made = await tray.makeRequestOfMail(seller, line.id, input, new Date());
    const again = await tray.makeRequestOfMail(seller, line.id, input, new Date());
    expect(made.status).toBe('ok');
    expect(again).toEqual(made);
    const request = await read('reference' in made ? made.reference : '');
    expect(request).toMatchObject({
      source: 'mail',
      message: 'Un devis, svp.',
      email: line.from,
      messages: [],
    });
    expect(request.files).toMatchObject([{ name: 'plan.pdf', message: null }]);
    expect(await tray.listMailParts(seller, request.reference)).toMatchObject([
      { message: null, isOther: false, folded: '--\nLieve', refused: [{ name: 'prix.exe' }] },
    ]);
  });

  test('that is longer than a request keeps its end, in front of what is folded', async () => {
    const [beginning, end] = ['é'.repeat(5000), 'Le lettrage doit être prêt en juin.'];
    const line = await inTray({ text: `${beginning}${end}\r\n-- \r\nLieve` });
    const input = {
      firstName: 'Lieve',
      name: 'Peeters',
      email: line.from,
      phone: null,
      company: null,
      language: 'fr' as const,
      subject: 'covering' as const,
      message: beginning,
    };
    const made = await tray.makeRequestOfMail(seller, line.id, input, new Date());
    const request = await read('reference' in made ? made.reference : '');
    expect(request.message).toBe(beginning);
    expect(await tray.listMailParts(seller, request.reference)).toMatchObject([
      { folded: `${end}\n--\nLieve` },
    ]);
  });

  test('waits outside while the tray is full, and leaves no file behind however often it comes', async () => {
    const keys = Array.from({ length: 500 }, () => randomBytes(32).toString('base64url'));
    const mails = keys.map((mail_key) => ({ mail_key, body: 'Bonjour', reason: 'unmarked' }));
    await stack.database
      .from('incoming_mail_keys')
      .insert(keys.map((key) => ({ key })))
      .throwOnError();
    await stack.database.from('incoming_mails').insert(mails).throwOnError();
    const waiting = letter({ from: email(), to: 'answers@opaak.test', text: 'Bonjour', files: [plan] });
    const before = await storedPaths();
    for (let time = 0; time < 2; time += 1) expect(await outcomeOf(waiting)).toBe('later');
    expect(await storedPaths()).toEqual(before);
    // An address holds a hundred of them.
    for (let from = 0; from < keys.length; from += 100) {
      const some = keys.slice(from, from + 100);
      await stack.database.from('incoming_mails').delete().in('mail_key', some).throwOnError();
      await stack.database.from('incoming_mail_keys').delete().in('key', some).throwOnError();
    }
    expect(await outcomeOf(waiting)).toBe('tray');
    expect(await storedPaths()).toHaveLength(before.length + 1);
  });

  test('is deleted for good, with its files', async () => {
    const line = await inTray({ files: [plan] });
    const { data } = await stack.database
      .from('incoming_mail_files')
      .select('storage_path')
      .eq('mail_id', line.id);
    const path: string = data?.[0]?.storage_path;
    expect(await tray.deleteTrayMail(seller, line.id)).toBe('ok');
    expect(await tray.findTrayMail(seller, line.id, '')).toBeNull();
    expect(await removed(path)).toBe(true);
  });

  test('comes from an answer whose request was erased or taken back', async () => {
    const from = email();
    const reference = await someReference(from);
    const to = replyAddressOf(reference) ?? '';
    await withdrawRequest(reference, someAddress());
    expect(await inTray({ from, to })).toMatchObject({ reason: 'closed' });
    await stack.database.from('quote_requests').delete().eq('reference', reference).throwOnError();
    expect(await inTray({ to, from: email() })).toMatchObject({ reason: 'gone' });
  });

  test('stays closed to editors, who can neither attach nor delete it', async () => {
    const editor = await someStaff(stack, 'editor');
    const line = await inTray();
    expect(await tray.deleteTrayMail(editor, line.id)).toBe('forbidden');
    expect(await tray.attachTrayMail(editor, line.id, '482-917-635', new Date())).toBe('forbidden');
  });

  test('goes by age, and the keys of mails later', async () => {
    const line = await inTray({ files: [plan] });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const rule = async (now: Date) =>
      (await runRetention(now)).find(({ name }) => name === 'mails without a request')?.result;
    expect(await rule(days(89))).toEqual({ deleted: 0 });
    expect(await rule(days(91))).toMatchObject({ deleted: expect.any(Number) });
    expect(await tray.findTrayMail(seller, line.id, '')).toBeNull();
    expect(await stack.count('incoming_mail_keys')).toBeGreaterThan(0);
    await rule(days(401));
    expect(await stack.count('incoming_mail_keys')).toBe(0);
  });
});

test('a person takes their mails along, and is erased from the tray and from requests of others', async () => {
  const from = email();
  const other = email();
  const reference = await someReference(other);
  await inTray({ from, text: 'Mon secret.', files: [plan] });
  await post(letter({ from, to: replyAddressOf(reference) ?? '', text: 'Pour mon collègue.' }));
  const { data: exported } = await stack.database
    .rpc('personal_export_incoming_mails', { address: from, accounts: [] })
    .throwOnError();
  expect(exported).toMatchObject({
    incomingMails: [{ body: 'Mon secret.', files: [{ name: 'plan.pdf' }] }],
    mailsToRequestsOfOthers: [{ body: 'Pour mon collègue.' }],
  });
  const { data: found } = await stack.database.rpc('search_people', { query: from, max_count: 5 });
  expect(found).toMatchObject([{ address: from, sources: ['mail'] }]);
  await stack.database.rpc('personal_erasure_incoming_mails', { address: from, accounts: [] }).throwOnError();
  expect(await stack.count('incoming_mails', { sender_address: from })).toBe(0);
  expect(await tray.listMailParts(seller, reference)).toMatchObject([{ isOther: true, otherAddress: null }]);
});
