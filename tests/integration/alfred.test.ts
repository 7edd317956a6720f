import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GET as ExportAccount } from '@/app/api/account/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Desk from '@/lib/alfred/actions';
import type { Conversation } from '@/lib/alfred/conversation';
import type * as Stream from '@/lib/alfred/server/answer-stream';
import type * as Store from '@/lib/alfred/server/conversation-store';
import type * as Exporting from '@/lib/alfred/server/export-conversation';
import type * as Handovers from '@/lib/alfred/server/handovers';
import type * as Answers from '@/lib/alfred/server/staff-answers';
import type * as StaffActions from '@/lib/alfred/staff/actions';
import { consentName } from '@/lib/browser/stored-consent';
import { decideConsent, encodeConsent, nothingAllowed } from '@/lib/consent/choice';
import { limits } from '@/lib/limits/limits';
import { stopLoops } from '@/lib/loops/loops';
import { runRetention } from '@/lib/site/retention';
import { comeFrom, mailsTo, password, send, someAccount, someEmail } from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let desk: typeof Desk;
let stream: typeof Stream;
let store: typeof Store;
let handovers: typeof Handovers;
let answers: typeof Answers;
let staffActions: typeof StaffActions;
let exporting: typeof Exporting;
let exportAccount: typeof ExportAccount;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  desk = await import('@/lib/alfred/actions');
  stream = await import('@/lib/alfred/server/answer-stream');
  store = await import('@/lib/alfred/server/conversation-store');
  handovers = await import('@/lib/alfred/server/handovers');
  answers = await import('@/lib/alfred/server/staff-answers');
  staffActions = await import('@/lib/alfred/staff/actions');
  exporting = await import('@/lib/alfred/server/export-conversation');
  ({ GET: exportAccount } = await import('@/app/api/account/export/route'));
}, 120_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const known = 'Combien de temps tient un covering ?';
const unknownThing = 'Réparez-vous les grille-pain zinzolins ?';

async function accountId(email: string): Promise<string> {
  const { data } = await stack.database.rpc('accounts_of_address', { address: email });
  return data[0];
}

/** A signed-in account, and what it is called by. */
async function someAsker() {
  const email = await someAccount(stack, accounts);
  return { email, id: await accountId(email), cookies: nextRequest.cookies };
}

/** Asks by the plain form; gives the conversation and the message the page leads to. */
async function ask(question: string, conversation = ''): Promise<{ conversation: string; message: string }> {
  const sent = await send(desk.askQuestion, { question, conversation });
  const target = 'target' in sent ? sent.target : JSON.stringify(sent);
  const [, of = '', message = ''] = /\/alfred\?c=([0-9a-f-]{36})#m-([0-9a-f-]{36})$/.exec(target) ?? [];
  if (message === '') throw new Error(`Not answered: ${target}`);
  return { conversation: of, message };
}

async function read(asker: { id: string }, conversation: string): Promise<Conversation> {
  const found = await store.findConversation(asker, conversation);
  if (!found) throw new Error('There is no such conversation');
  return found;
}

/** Presses a button of a page; gives where it leads. */
function press<Bound extends string[]>(
  button: (locale: string, ...rest: [...bound: Bound, form: FormData]) => Promise<void>,
  bound: Bound,
  entries: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return followAction(() => button('fr', ...bound, form));
}

async function signInAsStaff(role: string): Promise<void> {
  newBrowser();
  const email = await someAccount(stack, accounts);
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
}

function streamed(entries: Record<string, string>, headers: Record<string, string> = {}) {
  return stream.answerInLines(
    new Request(`${stack.siteUrl}/api/account/alfred/answers`, {
      method: 'POST',
      body: new URLSearchParams({ locale: 'fr', ...entries }),
      headers: { origin: stack.siteUrl, 'x-forwarded-for': '203.0.113.9', ...headers },
    }),
  );
}

describe('A question', () => {
  test('of an account is answered, kept with its answer, and goes on in its conversation', async () => {
    const asker = await someAsker();
    const first = await ask(known);
    await ask('et pour une camionnette ?', first.conversation);
    const { title, messages } = await read(asker, first.conversation);
    expect(title).toBe(known);
    expect(messages.map(({ question }) => question)).toEqual([known, 'et pour une camionnette ?']);
    expect(messages[0]?.answer.citations.length).toBeGreaterThan(0);
    expect(await store.listConversations(asker)).toMatchObject([{ id: first.conversation, waits: false }]);
  });

  test('of a visitor leads to an account, and is there after signing in', async () => {
    const sent = await send(desk.askQuestion, { question: known });
    expect(sent).toMatchObject({ target: expect.stringMatching(/^\/auth\?view=sign-up&redirect=%2Falfred/) });
    const { readKeptQuestion } = await import('@/lib/alfred/server/kept-question');
    expect(await readKeptQuestion()).toBe(known);
    const stored = nextRequest.cookies.getAll().map(({ value }) => value);
    expect(stored.join()).not.toContain('covering');
    await someAccount(stack, accounts);
    await ask((await readKeptQuestion()) ?? '');
    expect(await readKeptQuestion()).toBeNull();
  });

  test('of two thousand characters in any script is kept in one cookie', async () => {
    const { keepQuestion, readKeptQuestion } = await import('@/lib/alfred/server/kept-question');
    const words = Array.from({ length: 330 }, (_, index) => `знак${index}`);
    const question = words.join(' ').slice(0, 2000);
    await keepQuestion(question);
    expect(question).toContain((await readKeptQuestion()) ?? 'nothing');
    for (const { name, value } of nextRequest.cookies.getAll())
      expect(name.length + value.length).toBeLessThan(4096);
  });

  test('that is empty, too long or unreadable comes back with what was typed', async () => {
    await someAsker();
    const tooLong = 'a'.repeat(2001);
    expect(await send(desk.askQuestion, { question: '  ' })).toMatchObject({
      value: { status: 'invalid', fields: { question: ['required'] } },
    });
    expect(await send(desk.askQuestion, { question: tooLong })).toMatchObject({
      value: { status: 'invalid', fields: { question: ['tooLong'] }, values: { question: tooLong } },
    });
    expect(await send(desk.askQuestion, { question: 'a\u0007b' })).toMatchObject({
      value: { status: 'invalid', fields: { question: ['invalidText'] } },
    });
  });

  test('comes line by line to a script, and is kept when its answer is whole', async () => {
    const asker = await someAsker();
    const response = await streamed({ question: known });
    expect(response.status).toBe(200);
    const lines = (await response.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(lines.map(({ kind }) => kind).slice(-2)).toEqual(['answer', 'kept']);
    const answer = lines.at(-2).answer;
    for (const { href } of answer.sources) expect(href ?? '/').toMatch(/^\//);
    expect((await read(asker, lines.at(-1).conversation)).messages).toHaveLength(1);
  });

  test('from another site, without an origin, or without an account is refused', async () => {
    expect((await streamed({ question: known })).status).toBe(401);
    await someAsker();
    expect((await streamed({ question: known }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await streamed({ question: known }, { origin: 'null' })).status).toBe(403);
    expect((await streamed({ question: 'a'.repeat(50_000) })).status).toBe(400);
    nextRequest.headers.set('origin', 'https://evil.example');
    expect(await send(desk.askQuestion, { question: known })).toMatchObject({
      value: { status: 'refused', reason: 'forbidden' },
    });
  });

  test('too many in a minute are refused in a sentence, and nothing typed is lost', async () => {
    await someAsker();
    for (let count = 0; count < limits.assistantPerAccountAndMinute.max; count += 1) await ask(known);
    expect(await send(desk.askQuestion, { question: known })).toMatchObject({
      value: { status: 'refused', reason: 'rateLimited', values: { question: known } },
    });
  });

  test('asked in other words takes the place of what it was, and of what followed', async () => {
    const asker = await someAsker();
    const { conversation, message } = await ask(known);
    await ask('et en hiver ?', conversation);
    const led = await press(desk.askAgain, [], { conversation, message, question: unknownThing });
    expect(led).toMatchObject({ target: expect.stringContaining(`c=${conversation}#m-`) });
    const { messages } = await read(asker, conversation);
    expect(messages.map(({ question }) => question)).toEqual([unknownThing]);
    expect(messages[0]?.answer.certainty).toBe('unknown');
    // From another window, which still shows what it was.
    const late = await press(desk.askAgain, [], { conversation, message, question: known });
    expect(late).toMatchObject({ target: expect.stringContaining('done=failed') });
    const kept = messages.at(0)?.answer;
    if (!kept) throw new Error('It was kept');
    expect(
      await store.keepAnswer(asker, { question: known, answer: kept, conversation, replaces: message }),
    ).toEqual({ status: 'unknown' });
    expect((await read(asker, conversation)).messages).toHaveLength(1);
  });
});

describe('A conversation', () => {
  test('of another account is neither read, continued, renamed, rated, exported, handed over nor deleted', async () => {
    const owner = await someAsker();
    const { conversation, message } = await ask(known);
    newBrowser();
    const stranger = await someAsker();
    expect(await store.findConversation(stranger, conversation)).toBeNull();
    expect(await send(desk.askQuestion, { question: known, conversation })).toMatchObject({
      value: { status: 'refused', reason: 'unknown' },
    });
    const renamed = await followAction(() =>
      desk.renameTo('fr', conversation, null, Object.assign(new FormData(), {})),
    );
    expect(renamed).toMatchObject({ value: { status: 'invalid' } });
    expect(await store.renameConversation(stranger, conversation, 'Volé')).toBe(false);
    expect(await store.rateAnswer(stranger, message, { verdict: 'bad', reason: '' })).toBe(false);
    expect(await store.deleteConversation(stranger, conversation)).toBe(false);
    const form = new FormData();
    form.set('question', known);
    form.set('key', randomUUID());
    expect(await followAction(() => desk.sendToStaff('fr', conversation, null, form))).toMatchObject({
      value: { status: 'refused', reason: 'unknown' },
    });
    const url = `${stack.siteUrl}/api/account/alfred/export?c=${conversation}&locale=fr`;
    expect((await exporting.exportConversation(new Request(url))).status).toBe(404);
    expect((await read(owner, conversation)).messages).toMatchObject([{ id: message, feedback: null }]);
  });

  test('is renamed, found by its words, exported, rated and deleted by its owner', async () => {
    const asker = await someAsker();
    const { conversation, message } = await ask(known);
    const form = new FormData();
    form.set('title', 'La camionnette');
    expect(await followAction(() => desk.renameTo('fr', conversation, null, form))).toMatchObject({
      target: expect.stringContaining('done=renamed'),
    });
    expect(await store.listConversations(asker, 'camionnette')).toHaveLength(1);
    expect(await store.listConversations(asker, 'COVERING')).toHaveLength(1);
    expect(await store.listConversations(asker, '100 %')).toHaveLength(0);
    await press(desk.rate, [], { conversation, message, verdict: 'bad', reason: 'Pas de prix.' });
    expect((await read(asker, conversation)).messages[0]?.feedback).toBe('bad');
    const url = `${stack.siteUrl}/api/account/alfred/export?c=${conversation}&locale=fr`;
    const text = await (await exporting.exportConversation(new Request(url))).text();
    expect(text).toContain('La camionnette');
    expect(text).toContain(known);
    await press(desk.removeConversation, [conversation]);
    expect(await store.findConversation(asker, conversation)).toBeNull();
    expect(await store.listConversations(asker)).toEqual([]);
  });
});

describe('What goes over to staff', () => {
  async function handOver(conversation: string, question = unknownThing, key = randomUUID()) {
    const form = new FormData();
    form.set('question', question);
    form.set('key', key);
    return followAction(() => desk.sendToStaff('nl', conversation, null, form));
  }

  test('arrives once, is answered by mail and in the conversation, and becomes a passage he cites', async () => {
    const reader = await someStaff(stack, 'sales');
    const asker = await someAsker();
    const { conversation } = await ask(unknownThing);
    const key = randomUUID();
    expect(await handOver(conversation, unknownThing, key)).toMatchObject({
      target: expect.stringContaining('done=handed'),
    });
    await handOver(conversation, unknownThing, key);
    const mine = (await handovers.listHandovers(reader, { status: 'open', page: 1 })).rows;
    expect(mine.filter(({ question }) => question === unknownThing)).toHaveLength(1);
    const id = mine.find(({ question }) => question === unknownThing)?.id ?? '';
    expect(await store.listConversations(asker)).toMatchObject([{ waits: true }]);
    expect(await handovers.findHandover(reader, id)).toMatchObject({
      email: asker.email,
      locale: 'nl',
      transcript: [{ question: unknownThing }],
      version: 1,
    });

    await signInAsStaff('sales');
    const letter = new FormData();
    letter.set('version', '1');
    letter.set('body', 'Oui, le jeudi.\n\n<b>Zinzolin</b> compris.');
    expect(await followAction(() => staffActions.answerHandover('fr', id, null, letter))).toMatchObject({
      target: expect.stringContaining('done=sent'),
    });
    // Somebody else was quicker.
    expect(await followAction(() => staffActions.answerHandover('fr', id, null, letter))).toMatchObject({
      value: { status: 'refused', reason: 'conflict' },
    });
    const [mail] = (await mailsTo(stack, asker.email, 2)).filter(({ text }) => text.includes('le jeudi'));
    expect(mail?.html).not.toContain('<b>Zinzolin');
    expect(mail?.text).toContain(`/nl/alfred?c=${conversation}`);
    expect((await read(asker, conversation)).handovers).toMatchObject([
      { status: 'answered', answer: 'Oui, le jeudi.\n\n<b>Zinzolin</b> compris.' },
    ]);

    const taught = new FormData();
    taught.set('question-fr', unknownThing);
    taught.set('answer-fr', 'Oui, nous réparons les grille-pain zinzolins le jeudi.');
    taught.set('answer-nl', 'Ja.');
    expect(await followAction(() => staffActions.teachAnswer('fr', null, id, null, taught))).toMatchObject({
      value: { status: 'invalid', fields: { 'question-nl': ['bothOrNone'] } },
    });
    taught.delete('answer-nl');
    expect(await followAction(() => staffActions.teachAnswer('fr', null, id, null, taught))).toMatchObject({
      target: expect.stringContaining('done=saved'),
    });
    expect((await answers.listPublishedAnswers()).map(({ texts }) => texts.fr?.question)).toContain(
      unknownThing,
    );
    newBrowser();
    const other = await someAsker();
    const asked = await ask(unknownThing);
    const [message] = (await read(other, asked.conversation)).messages;
    expect(message?.answer.citations).toContainEqual(expect.objectContaining({ kind: 'answer' }));
  });

  test('is limited', async () => {
    await someAsker();
    const { conversation } = await ask(known);
    for (let count = 0; count < limits.handoverPerAccount.max; count += 1) {
      expect(await handOver(conversation)).toHaveProperty('target');
    }
    expect(await handOver(conversation)).toMatchObject({
      value: { status: 'refused', reason: 'rateLimited' },
    });
  });

  test('as a quote request carries the conversation and stands among one’s requests', async () => {
    const asker = await someAsker();
    const { conversation } = await ask(known);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      firstName: 'Lieve',
      name: 'Peeters',
      subject: 'covering',
      question: 'Une camionnette blanche à habiller.',
      email: 'someone.else@evil.example',
    })) {
      form.set(name, value);
    }
    expect(await followAction(() => desk.sendAsQuote('fr', conversation, null, form))).toMatchObject({
      target: expect.stringContaining('/demande-recue?request='),
    });
    const { data } = await stack.database
      .from('quote_requests')
      .select('email, message')
      .eq('email', asker.email);
    expect(data).toHaveLength(1);
    expect(data?.[0]?.message).toContain('Une camionnette blanche');
    expect(data?.[0]?.message).toContain(known);
  });

  test.each([
    ['a plain account', null],
    ['an editor', 'editor'],
  ])('is closed to %s', async (_, role) => {
    if (role) await signInAsStaff(role);
    else await someAsker();
    const form = new FormData();
    form.set('version', '1');
    form.set('body', 'Non.');
    expect(
      await followAction(() => staffActions.answerHandover('fr', randomUUID(), null, form)),
    ).toMatchObject({
      value: { status: 'refused', reason: 'forbidden' },
    });
    const taught = new FormData();
    taught.set('question-fr', 'Q');
    taught.set('answer-fr', 'R');
    expect(await followAction(() => staffActions.teachAnswer('fr', null, null, null, taught))).toMatchObject({
      value: { status: 'refused', reason: 'forbidden' },
    });
  });
});

describe('What the site lacks', () => {
  test('lists questions without an answer and badly rated ones, alike ones together, and no name', async () => {
    const reader = await someStaff(stack, 'sales');
    const asker = await someAsker();
    const odd = 'Vendez-vous des cornichons bleus ?';
    await ask(odd);
    const { conversation, message } = await ask('vendez vous des CORNICHONS bleus');
    await press(desk.rate, [], { conversation, message, verdict: 'bad', reason: 'Rien sur les cornichons.' });
    const gaps = await handovers.listGaps(reader, new Date());
    const found = gaps.questions.find(({ question }) => /cornichons/i.test(question));
    expect(found).toMatchObject({ times: 2, disliked: 1, reasons: ['Rien sur les cornichons.'] });
    expect(JSON.stringify(gaps)).not.toContain(asker.email);
  });

  test('counts a search that found nothing with consent only, and nothing that looks like a person', async () => {
    const { recordMissedSearch } = await import('@/lib/alfred/server/record-missed-search');
    const now = new Date();
    const from = { address: '203.0.113.77', now };
    expect(await recordMissedSearch('trottinette', 'fr', from)).toBe(false);
    expect(await stack.count('alfred_missed_searches')).toBe(0);
    const choice = decideConsent(
      { ...nothingAllowed, analytics: true },
      { id: randomUUID(), now, gpc: false },
    );
    nextRequest.cookies.set(consentName, encodeConsent(choice));
    expect(await recordMissedSearch('Trottinette', 'fr', from)).toBe(true);
    expect(await recordMissedSearch('trottinette', 'fr', from)).toBe(true);
    for (const personal of ['lieve@bakkerij.test', '0470 12 34 56', 'a', 'x'.repeat(101)]) {
      expect(await recordMissedSearch(personal, 'fr', from), personal).toBe(false);
    }
    const reader = await someStaff(stack, 'sales');
    expect((await handovers.listGaps(reader, now)).searches).toEqual([
      { locale: 'fr', query: 'trottinette', times: 2 },
    ]);
  });
});

describe('After their time, or on request,', () => {
  test('conversations and questions to staff are deleted thirteen months after the last word', async () => {
    const asker = await someAsker();
    const old = await ask(known);
    const young = await ask(known);
    const long = new Date();
    long.setUTCMonth(long.getUTCMonth() - 14);
    await stack.database
      .from('alfred_conversations')
      .update({ updated_at: long.toISOString() })
      .eq('id', old.conversation);
    const outcomes = await runRetention(new Date());
    expect(outcomes).toContainEqual({ name: 'conversations with Alfred', result: { deleted: 1 } });
    expect(await store.findConversation(asker, old.conversation)).toBeNull();
    expect(await store.findConversation(asker, young.conversation)).not.toBeNull();
  });

  test('an account takes all of it along, and erases all of it', async () => {
    const asker = await someAsker();
    const { conversation } = await ask(known);
    const form = new FormData();
    form.set('question', 'Une question pour une personne');
    form.set('key', randomUUID());
    await followAction(() => desk.sendToStaff('fr', conversation, null, form));
    const response = await exportAccount(
      new Request(`${stack.siteUrl}/api/account/export`, { headers: nextRequest.headers }),
    );
    const exported = await response.json();
    expect(exported).toMatchObject({
      conversations: [{ title: known, messages: [{ question: known }] }],
      questionsToStaff: [{ question: 'Une question pour une personne' }],
    });
    const erased = await send(accounts.deleteAccount, { currentPassword: password, confirm: 'on' });
    expect(erased).toMatchObject({ target: expect.stringContaining('account-deleted') });
    const { data } = await stack.database.from('alfred_conversations').select('id').eq('user_id', asker.id);
    expect(data).toEqual([]);
    const left = await stack.database.from('alfred_handovers').select('id').eq('user_id', asker.id);
    expect(left.data).toEqual([]);
    const found = await stack.database.rpc('scan_person', { address: asker.email, accounts: [asker.id] });
    expect(Object.keys(found.data ?? {}).filter((table) => table.includes('alfred'))).toEqual([]);
  });
});

test('an address in another person’s question goes with its owner', async () => {
  const asker = await someAsker();
  const email = someEmail();
  const { conversation } = await ask(`Écrivez à ${email} s’il vous plaît`);
  await stack.database.rpc('personal_erasure_alfred', { address: email, accounts: [] });
  expect((await store.findConversation(asker, conversation))?.messages ?? []).toEqual([]);
});
