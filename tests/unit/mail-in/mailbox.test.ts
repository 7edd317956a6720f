import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailOutcome } from '@/lib/mail-in/incoming-mail';
import { openMailbox, readMailboxPlace } from '@/lib/mail-in/server/mailbox';
import { createMailboxPoll } from '@/lib/mail-in/server/poll-mailbox';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { ImapServer } from '@/tests/support/imap-server';

let server: ImapServer;
let lines: string[];

beforeEach(async () => {
  server = await new ImapServer().start();
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const mail = (words: string) => `From: a@b.test\r\nMessage-ID: <${words}@b.test>\r\n\r\n${words}`;
const wordsOf = (raw: Uint8Array) => Buffer.from(raw).toString().split('\r\n\r\n')[1] ?? '';
const never = new AbortController().signal;

function pollOf(
  outcomes: Record<string, MailOutcome | Error> = {},
  { url = server.url, done = null as string | null } = {},
) {
  const taken: string[] = [];
  let now = new Date('2026-11-23T10:00:00Z');
  const place = readMailboxPlace(url, done);
  const turn = createMailboxPoll({
    open: (stopping) => openMailbox(place, stopping),
    take: async (raw) => {
      const words = wordsOf(raw);
      taken.push(words);
      const outcome = outcomes[words] ?? 'stored';
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    now: () => now,
  });
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  return { turn: () => turn(never), taken, pass };
}

describe('A mailbox', () => {
  test('gives each mail once, as it came, and marks it', async () => {
    const { turn, taken } = pollOf();
    const uid = server.deliver(mail('één'));
    server.deliver(mail('twee'));
    expect(await turn()).toBe('idle');
    server.deliver(mail('drie'));
    await turn();
    expect(taken).toEqual(['één', 'twee', 'drie']);
    expect(server.flagsOf(uid)).toEqual(['SiteTaken']);
  });

  test('has what was taken moved to another folder, where it is asked for', async () => {
    const { turn, taken } = pollOf({}, { done: 'Taken' });
    server.deliver(mail('een'));
    await turn();
    await turn();
    expect(taken).toEqual(['een']);
    expect(server.folders.get('INBOX')).toEqual([]);
    expect(server.folders.get('Taken')).toHaveLength(1);
  });

  test('marks what was taken where that folder is not there', async () => {
    const { turn, taken } = pollOf({}, { done: 'Nergens' });
    const uid = server.deliver(mail('een'));
    await turn();
    await turn();
    expect(taken).toEqual(['een']);
    expect(server.flagsOf(uid)).toEqual(['SiteTaken']);
  });

  test('without keywords marks with what every mailbox has', async () => {
    await server.stop();
    server = await new ImapServer({ keywords: false }).start();
    const { turn, taken } = pollOf({ stuk: 'unreadable' });
    const good = server.deliver(mail('goed'));
    const broken = server.deliver(mail('stuk'));
    await turn();
    await turn();
    expect(taken).toEqual(['goed', 'stuk']);
    expect(server.flagsOf(good)).toEqual(['\\Seen']);
    expect(server.flagsOf(broken)).toEqual(['\\Flagged']);
  });

  test('keeps a mail that cannot be read, or breaks what reads it, for a person: it holds no other up', async () => {
    const { turn, taken } = pollOf({ stuk: 'unreadable', kapot: new Error('surprise') });
    const broken = [server.deliver(mail('stuk')), server.deliver(mail('kapot'))];
    const good = server.deliver(mail('goed'));
    await turn();
    await turn();
    expect(taken).toEqual(['stuk', 'kapot', 'goed']);
    for (const uid of broken) expect(server.flagsOf(uid)).toEqual(['SiteRefused']);
    expect(server.flagsOf(good)).toEqual(['SiteTaken']);
  });

  test('is asked again later for what could not be stored now', async () => {
    const outcomes: Record<string, MailOutcome> = { straks: 'later' };
    const { turn, taken, pass } = pollOf(outcomes);
    const uid = server.deliver(mail('straks'));
    server.deliver(mail('goed'));
    await turn();
    await turn();
    expect(taken).toEqual(['straks', 'goed']);
    expect(server.flagsOf(uid)).toEqual([]);
    outcomes.straks = 'stored';
    pass(11);
    await turn();
    expect(taken).toEqual(['straks', 'goed', 'straks']);
    expect(server.flagsOf(uid)).toEqual(['SiteTaken']);
  });

  test('gives up on what the database fails over for an hour, and leaves it for a person', async () => {
    const outcomes = { kapot: new DatabaseAwayError('take_mail', { code: '22P02', message: 'json' }, 400) };
    const { turn, taken, pass } = pollOf(outcomes);
    const uid = server.deliver(mail('kapot'));
    for (let time = 0; time < 10; time += 1) {
      await turn();
      pass(11);
    }
    expect(taken).toHaveLength(6);
    expect(server.flagsOf(uid)).toEqual(['SiteRefused']);
  });

  test('that is too large for one turn asks for another at once', async () => {
    const { turn, taken } = pollOf();
    for (let at = 0; at < 60; at += 1) server.deliver(mail(`m${at}`));
    expect(await turn()).toBe('more');
    expect(await turn()).toBe('idle');
    expect(taken).toHaveLength(60);
  });

  test('of a server that is away is told of once, asked ever less often, and read when it is back', async () => {
    const { turn, taken, pass } = pollOf();
    const { port } = server;
    await server.stop();
    expect(await turn()).toBe('idle');
    expect(await turn()).toBe('idle');
    pass(1);
    await turn();
    const away = () => lines.filter((line) => line.includes('mailIn.mailboxAway'));
    expect(away()).toHaveLength(1);
    expect(away()[0]).not.toContain('geheim');
    await server.start(port);
    server.deliver(mail('terug'));
    await turn();
    expect(taken).toEqual([]);
    pass(20);
    await turn();
    expect(taken).toEqual(['terug']);
    expect(lines.some((line) => line.includes('mailIn.mailboxBack'))).toBe(true);
  });

  test('that refuses the password is not tried at every turn, and the log holds neither name nor password', async () => {
    const { turn } = pollOf({}, { url: server.url.replace('geheim', 'verkeerd') });
    for (let at = 0; at < 5; at += 1) await turn();
    expect(server.connections).toBe(1);
    expect(lines.join('')).toContain('refuses the password');
    expect(lines.join('')).not.toMatch(/verkeerd|answers@/);
  });
});

test('the address of a mailbox is read with its user, password and folder', () => {
  expect(readMailboxPlace('imaps://a%40b.test:p%2Fw@imap.b.test/Antwoorden%20in', null)).toEqual({
    host: 'imap.b.test',
    port: 993,
    isSecure: true,
    user: 'a@b.test',
    password: 'p/w',
    folder: 'Antwoorden in',
    doneFolder: null,
  });
  expect(readMailboxPlace('imap://a:b@[::1]:1143', 'Klaar')).toMatchObject({
    host: '::1',
    port: 1143,
    isSecure: false,
    folder: 'INBOX',
    doneFolder: 'Klaar',
  });
});
