import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GET as ExportAccount } from '@/app/api/account/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import type { readViewer as ReadViewer } from '@/lib/accounts/server/viewer';
import { pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { stopLoops } from '@/lib/loops/loops';
import { codeOf, stepAt } from '@/lib/security/one-time-code';
import type * as Team from '@/lib/staff/actions';
import type { StaffPageId } from '@/lib/staff/areas';
import type * as Factors from '@/lib/staff/factor-actions';
import type { FactorOffer } from '@/lib/staff/second-factor';
import type { readOwnFactor as ReadOwnFactor } from '@/lib/staff/server/second-factor';
import type * as StaffServer from '@/lib/staff/server/staff';
import type { middleware as Middleware } from '@/middleware';
import { listFiles } from '../support/source-files';
import {
  comeFrom,
  forgetCounters,
  linkIn,
  mailsTo,
  password,
  refusal,
  send,
  signInElsewhere,
  someAccount,
} from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { quoteRow } from './support/quote-rows';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let exportAccount: typeof ExportAccount;
let factors: typeof Factors;
let team: typeof Team;
let staff: typeof StaffServer;
let readOwnFactor: typeof ReadOwnFactor;
let readViewer: typeof ReadViewer;
let middleware: typeof Middleware;

beforeAll(async () => {
  stack = await startTestStack(async () => ({ STAFF_SECOND_FACTOR: 'admins' }));
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  ({ GET: exportAccount } = await import('@/app/api/account/export/route'));
  factors = await import('@/lib/staff/factor-actions');
  team = await import('@/lib/staff/actions');
  staff = await import('@/lib/staff/server/staff');
  ({ readOwnFactor } = await import('@/lib/staff/server/second-factor'));
  ({ readViewer } = await import('@/lib/accounts/server/viewer'));
  ({ middleware } = await import('@/middleware'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const shown = { value: { status: 'ok' } };
const wrongCode = { value: { status: 'invalid', fields: { code: ['wrongCode'] } } };

async function someStaff(role: 'admin' | 'sales' | 'editor'): Promise<string> {
  const email = await someAccount(stack, accounts);
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
  return email;
}

/** What the account page shows this browser of its second factor. */
async function ownFactor() {
  const answer = await readViewer();
  if (answer.status !== 'signedIn') throw new Error(`The browser is ${answer.status}`);
  return readOwnFactor({ viewer: answer.viewer, session: (await staff.findSessionId()) ?? '' });
}

function secretIn({ url }: Extract<FactorOffer, { kind: 'factor' }>): Buffer {
  const text = new URL(url).searchParams.get('secret') ?? '';
  const bits = [...text].map((c) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Turns a second factor on as its owner does; the first code is that of the half minute before, so that two are left. */
async function turnOn() {
  expect(await send(factors.offerSecondFactor, { currentPassword: password })).toMatchObject(shown);
  const offer = (await ownFactor())?.offer;
  if (offer?.kind !== 'factor') throw new Error('Nothing is offered');
  const secret = secretIn(offer);
  const code = (later = 0) => codeOf(secret, stepAt(new Date()) + later);
  expect(await send(factors.takeSecondFactor, { code: code(-1) })).toEqual({
    target: '/compte?done=factorOn',
  });
  return { code, recoveryCodes: offer.recoveryCodes, key: offer.key };
}

const giveCode = (code: string, redirect = '/admin/audit') =>
  send(factors.giveSecondFactor, { code, redirect });
/** Other recovery codes, as the page of the account shows them to this browser. */
async function offerCodes() {
  expect(await send(factors.offerRecoveryCodes, { currentPassword: password })).toMatchObject(shown);
  const offer = (await ownFactor())?.offer;
  if (offer?.kind !== 'codes') throw new Error('No codes are offered');
  return offer;
}
const isIn = async () => (await staff.findStaff()).status;
const signInAgain = async (email: string) => {
  await signInElsewhere(stack, accounts, email);
  return isIn();
};

function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const cookie = nextRequest.cookies
    .getAll()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const host = new URL(stack.siteUrl).host;
  return middleware(
    new NextRequest(new URL(address, stack.siteUrl), { method, headers: { host, cookie, ...headers } }),
  );
}

/** A module by its file. */
const load = (file: string) => import(/* @vite-ignore */ path.resolve(file));

const staffPages = pageIds.filter((id): id is StaffPageId => routeOf(id).kind === 'staff');

/** Every module of actions that ask for staff, and what it exports. */
async function staffActions(): Promise<[string, (...args: unknown[]) => Promise<unknown>][]> {
  const files = listFiles('lib', ['actions.ts']).filter(
    (file) =>
      !file.includes('/server/') &&
      /\b(?:staffActions|staffButtons|identifyStaff)\(/.test(readFileSync(file, 'utf8')),
  );
  const modules = await Promise.all(files.map((file) => load(file)));
  return modules.flatMap((module) => Object.entries(module)) as never;
}

const formWith = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

describe('Setting it up', () => {
  test('asks for the password, shows secret and codes to this session alone, and is on with the first code', async () => {
    const email = await someStaff('sales');
    expect(await send(factors.offerSecondFactor, { currentPassword: 'something else' })).toMatchObject({
      value: { status: 'invalid', fields: { currentPassword: ['wrongPassword'] } },
    });
    expect((await ownFactor())?.offer).toBeNull();
    expect(await send(factors.offerSecondFactor, { currentPassword: password })).toMatchObject(shown);
    const own = nextRequest.cookies;
    const offer = (await ownFactor())?.offer;
    expect(offer).toMatchObject({
      kind: 'factor',
      key: expect.stringMatching(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
    });
    expect(offer?.recoveryCodes).toHaveLength(10);
    expect(new Set(offer?.recoveryCodes).size).toBe(10);
    // Another session of the same account, such as a thief's.
    await signInElsewhere(stack, accounts, email);
    expect(await ownFactor()).toMatchObject({ since: null, offer: null });
    expect(await send(factors.takeSecondFactor, { code: '123456' })).toMatchObject(refusal('expired'));
    nextRequest.cookies = own;
    for (const code of ['', '12345', 'abcdef', offer?.recoveryCodes[0] ?? ''])
      expect(await send(factors.takeSecondFactor, { code }), code).toMatchObject(wrongCode);
    await turnOn();
    expect(await ownFactor()).toMatchObject({ proven: true, recoveryLeft: 10, offer: null });
    expect(await isIn()).toBe('staff');
    const mails = await mailsTo(stack, email, 2);
    expect(mails.at(-1)?.subject).toBe('La double vérification est activée');
  });

  test('is for staff alone', async () => {
    await someAccount(stack, accounts);
    expect(await ownFactor()).toBeNull();
    expect(await send(factors.offerSecondFactor, { currentPassword: password })).toMatchObject(
      refusal('forbidden'),
    );
    newBrowser();
    expect(await send(factors.offerSecondFactor, { currentPassword: password })).toMatchObject(
      refusal('signedOut'),
    );
    nextRequest.headers.set('origin', 'https://elsewhere.test');
    expect(await send(factors.giveSecondFactor, { code: '123456' })).toMatchObject(refusal('forbidden'));
  });

  test('leaves nothing in the database that makes a code', async () => {
    await someStaff('editor');
    const { key, recoveryCodes } = await turnOn();
    const rows = await Promise.all(
      ['staff_factors', 'staff_factor_offers', 'staff_factor_proofs', 'outbox_messages', 'audit_log'].map(
        async (table) => (await stack.database.from(table).select('*').throwOnError()).data,
      ),
    );
    const kept = JSON.stringify(rows) + stack.logLines.join('');
    expect(kept).toContain('sealed_secret');
    const secrets = [
      key,
      key.replaceAll(' ', ''),
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll(' ', '')),
    ];
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
  });
});

describe('A session that has given the password alone', () => {
  test('opens no page of the back office in any language, neither as HTML nor as data', async () => {
    const email = await someStaff('admin');
    const { code } = await turnOn();
    expect(await signInAgain(email)).toBe('unproven');
    expect(staffPages.length).toBeGreaterThan(9);
    for (const page of staffPages)
      for (const locale of ['fr', 'nl', 'en'] as const)
        for (const below of ['', '/anything'])
          for (const headers of [
            {},
            { rsc: '1' },
            { rsc: '1', 'next-router-prefetch': '1' },
            { 'x-middleware-subrequest': 'middleware' },
          ]) {
            const address = pathTo(page, locale) + below;
            const answer = await ask(address, headers as Record<string, string>);
            expect(answer.status, address).toBe(307);
            const target = new URL(answer.headers.get('location') ?? '');
            expect(target.pathname).toBe(pathTo('auth-code', locale));
            expect(target.searchParams.get('redirect')).toBe(address);
            expect(answer.headers.get('cache-control')).toBe('private, no-store');
          }
    // The page asks again by itself, should the middleware be passed by.
    for (const page of staffPages)
      expect(await followAction(() => staff.requireStaff('nl', page)), page).toEqual({
        target: `/nl/auth/code?redirect=${encodeURIComponent(pathTo(page, 'nl'))}`,
      });
    // What else an account has stays open.
    expect((await ask('/compte')).status).toBe(200);
    expect(await send(accounts.changeName, { firstName: 'Lieve', lastName: 'Maes' })).toMatchObject({
      value: { status: 'ok' },
    });

    expect(await giveCode(code())).toEqual({ target: '/admin/audit' });
    for (const page of staffPages) {
      expect((await ask(pathTo(page, 'fr'))).status).toBe(200);
      expect(await staff.requireStaff('fr', page)).toHaveProperty('staff');
    }
  });

  test('has every action of the back office refused, and every export and file', async () => {
    const email = await someStaff('admin');
    const { code } = await turnOn();
    await signInAgain(email);
    const before = await stack.count('staff_invitations');
    const actions = await staffActions();
    expect(actions.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'inviteToTeam',
        'resetTeamFactor',
        'changeInbox',
        'saveWork',
        'sendAnswer',
        'deleteApplication',
        'eraseFromPage',
        'endSubscriptionFor',
      ]),
    );
    const form = () =>
      formWith({
        email: 'new@bakkerij.test',
        role: 'admin',
        locale: 'fr',
        id: crypto.randomUUID(),
        address: 'typed@bakkerij.test',
        q: 'typed@bakkerij.test',
        references: '482-917-635',
      });
    const call = async () =>
      Object.fromEntries(
        await Promise.all(
          actions
            // Asks for no staff: it makes some.
            .filter(([name]) => name !== 'acceptTeamInvitation')
            .map(async ([name, action]) => [
              name,
              await followAction(() => action('fr', null, form())).catch(String),
            ]),
        ),
      );
    const refused = await call();
    for (const [name, answer] of Object.entries(refused)) {
      const text = JSON.stringify(answer);
      // A button leads back to its page, which asks for the code, and says at most that it may not.
      expect(text, name).toMatch(
        /"reason":"signedOut"|forbidden|"target":"\/admin\/[a-z]+(?:\?done=failed)?"|\{"value":"?(?:undefined)?"?\}|^\{\}$/,
      );
      expect(text, name).not.toContain(email);
    }
    expect(await stack.count('staff_invitations')).toBe(before);

    const routes = listFiles('app/api/admin', ['route.ts']);
    expect(routes.length).toBeGreaterThan(6);
    const visit = async (file: string) => {
      const { GET, POST } = await load(file);
      const url = new URL(
        `/${file.slice(4, -9).replace('[id]', crypto.randomUUID())}?locale=fr`,
        stack.siteUrl,
      );
      const asked = new Request(url, {
        method: POST ? 'POST' : 'GET',
        headers: nextRequest.headers,
        ...(POST ? { body: form() } : {}),
      });
      return (await (POST ?? GET)(asked, {
        params: Promise.resolve({ id: crypto.randomUUID(), reference: '482-917-635' }),
      })) as Response;
    };
    for (const file of routes) {
      const answer = await visit(file);
      // The route of files leads a plain form to its page, which asks for the code.
      expect([401, 303], file).toContain(answer.status);
      expect(await answer.text(), file).not.toMatch(/,|;.*;|@/);
    }
    expect((await staff.findStaffOf('portfolio')).status).toBe('visitor');

    // The same with the code given: what was refused was refused for want of it.
    expect(await giveCode(code())).toHaveProperty('target');
    expect(JSON.stringify(await call())).toContain('outcome=invited');
    const exports = await Promise.all(routes.filter((file) => file.includes('audit')).map(visit));
    expect(exports.map(({ status }) => status)).toEqual([200]);
  });

  test('is asked for the code before what the account wrote to customers leaves in a file', async () => {
    const email = await someStaff('sales');
    const { code } = await turnOn();
    const { data: ids } = await stack.database.rpc('accounts_of_address', { address: email }).throwOnError();
    const row = quoteRow();
    await stack.database.rpc('submit_quote_request', { request: row }).throwOnError();
    const { data: request } = await stack.database
      .from('quote_requests')
      .select('id')
      .eq('reference', row.reference)
      .single()
      .throwOnError();
    await stack.database
      .from('quote_request_drafts')
      .insert({
        quote_request_id: request.id,
        author_id: ids[0],
        template: 'free',
        subject: 'Uw vraag',
        body: 'Beste mevrouw Janssens',
        stage: '',
      })
      .throwOnError();
    await signInAgain(email);
    const url = `${stack.siteUrl}/api/account/export?language=nl`;
    const refused = await exportAccount(new Request(url));
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toBe('/nl/auth/code?redirect=%2Fnl%2Faccount%23data');
    expect(await refused.text()).toBe('');
    expect(await giveCode(code(), '/nl/account#data')).toEqual({ target: '/nl/account#data' });
    const exported = await exportAccount(new Request(url));
    expect(exported.status).toBe(200);
    expect((await exported.json()).draftsOfStaff).toMatchObject([{ body: 'Beste mevrouw Janssens' }]);
  });

  test('can neither turn it off, nor see other codes, nor be helped by a reset of the password', async () => {
    const email = await someStaff('admin');
    const { code } = await turnOn();
    await signInAgain(email);
    const askFirst = { target: '/auth/code?redirect=%2Fcompte%23second-factor' };
    expect(await send(factors.removeSecondFactor, { currentPassword: password })).toEqual(askFirst);
    expect(await send(factors.offerRecoveryCodes, { currentPassword: password })).toEqual(askFirst);
    expect(await send(factors.takeRecoveryCodes)).toEqual(askFirst);
    // A second set-up over the first, and an offer of one's own for the taking.
    expect(await send(factors.offerSecondFactor, { currentPassword: password })).toMatchObject(shown);
    expect(await ownFactor()).toMatchObject({ offer: null, proven: false });
    expect(await send(factors.takeSecondFactor, { code: code() })).toMatchObject(refusal('expired'));

    await forgetCounters(stack);
    newBrowser();
    await send(accounts.requestPasswordReset, { email });
    const mails = await mailsTo(stack, email, 3);
    const reset = mails.find(({ text }) => text.includes('type=recovery'));
    await send(accounts.confirmToken, linkIn(reset?.text ?? ''));
    expect(await send(accounts.setNewPassword, { password: 'een heel ander wachtwoord' })).toHaveProperty(
      'target',
    );
    expect(await isIn()).toBe('unproven');
    expect(await giveCode(code())).toHaveProperty('target');
    expect(await isIn()).toBe('staff');
  });
});

describe('A code', () => {
  test('is taken once, in any session, and the one before it no more', async () => {
    const email = await someStaff('sales');
    const { code } = await turnOn();
    await signInAgain(email);
    const used = code();
    expect(await giveCode(used)).toEqual({ target: '/admin/audit' });
    await signInAgain(email);
    expect(await giveCode(used)).toMatchObject(wrongCode);
    expect(await giveCode(code(-1))).toMatchObject(wrongCode);
    expect(await isIn()).toBe('unproven');
    expect(await giveCode(code(1), 'https://evil.test/')).toEqual({ target: '/admin' });
    expect(await isIn()).toBe('staff');
  });

  test('given twice at once opens one session', async () => {
    const email = await someStaff('sales');
    const { code } = await turnOn();
    await signInAgain(email);
    const answers = await Promise.all([giveCode(code()), giveCode(code()), giveCode(code())]);
    expect(answers.filter((answer) => 'target' in answer)).toHaveLength(1);
  });

  test('of recovery works once, tells the owner, and is replaced with all others', async () => {
    const email = await someStaff('sales');
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    await signInAgain(email);
    expect(await giveCode(first)).toEqual({ target: '/admin/audit' });
    const mails = await mailsTo(stack, email, 3);
    expect(mails.at(-1)).toMatchObject({
      subject: 'Un code de secours a servi',
      text: expect.stringContaining(': 9.'),
    });
    await signInAgain(email);
    expect(await giveCode(first)).toMatchObject(wrongCode);
    expect(await giveCode(second.replaceAll(' ', ''))).toEqual({ target: '/admin/audit' });

    expect(await send(factors.offerRecoveryCodes, { currentPassword: 'wrong' })).toHaveProperty(
      'value.fields',
    );
    const offer = await offerCodes();
    expect(await send(factors.takeRecoveryCodes, { shown: offer.shown })).toEqual({
      target: '/compte?done=newCodes',
    });
    expect(await ownFactor()).toMatchObject({ recoveryLeft: 10, offer: null });
    await signInAgain(email);
    expect(await giveCode(recoveryCodes[2] ?? '')).toMatchObject(wrongCode);
    expect(await giveCode(offer.recoveryCodes[2] ?? '')).toHaveProperty('target');
  });

  test('of recovery is kept as it was read, whatever another tab has asked for since', async () => {
    const email = await someStaff('sales');
    const { recoveryCodes } = await turnOn();
    const [read, other] = [await offerCodes(), await offerCodes()];
    for (const entries of [{ shown: read.shown }, {}])
      expect(await send(factors.takeRecoveryCodes, entries as Record<string, string>)).toMatchObject(
        refusal('expired'),
      );
    expect((await ownFactor())?.offer).toEqual(other);
    expect(await send(factors.takeRecoveryCodes, { shown: other.shown })).toEqual({
      target: '/compte?done=newCodes',
    });
    await signInAgain(email);
    for (const before of [recoveryCodes[0], read.recoveryCodes[0]])
      expect(await giveCode(before ?? '')).toMatchObject(wrongCode);
    expect(await giveCode(other.recoveryCodes[0] ?? '')).toHaveProperty('target');
  });

  test('is guessed ten times from one place, and the owner elsewhere does not notice', async () => {
    const email = await someStaff('sales');
    const { code } = await turnOn();
    await signInAgain(email);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => giveCode('000000')));
    expect(guesses.filter((answer) => JSON.stringify(answer).includes('rateLimited'))).toHaveLength(4);
    expect(await giveCode(code())).toMatchObject(refusal('rateLimited'));
    await signInAgain(email);
    expect(await giveCode(code())).toHaveProperty('target');
  });

  test('is guessed sixty times a day from everywhere; a recovery code still opens', async () => {
    const email = await someStaff('sales');
    const { code, recoveryCodes } = await turnOn();
    await signInAgain(email);
    const answers = [];
    for (let guess = 0; guess < 61; guess += 1) {
      if (guess % 9 === 0) comeFrom(stack);
      answers.push(await giveCode('000000'));
    }
    expect(answers.at(-2)).toMatchObject(wrongCode);
    expect(answers.at(-1)).toMatchObject(refusal('rateLimited'));
    comeFrom(stack);
    expect(await giveCode(code())).toMatchObject(refusal('rateLimited'));
    expect(await giveCode(recoveryCodes[0] ?? '')).toHaveProperty('target');
  });
});

describe('What was given', () => {
  test('holds for one session, survives its refresh, and is over after twelve hours and after signing out', async () => {
    const email = await someStaff('sales');
    const { code } = await turnOn();
    const first = nextRequest.cookies;
    await signInAgain(email);
    expect(await giveCode(code())).toHaveProperty('target');
    const refreshed = await import('@/lib/supabase/keep-session');
    const soon = new Date(Date.now() + 14 * 60_000);
    const { writes } = await refreshed.checkSession(nextRequest.cookies.getAll(), soon);
    expect(writes.length).toBeGreaterThan(0);
    for (const { name, value } of writes) nextRequest.cookies.set(name, value);
    expect(await isIn()).toBe('staff');
    await stack.database
      .from('staff_factor_proofs')
      .update({ at: new Date(Date.now() - 12 * 3_600_000 - 1000).toISOString() })
      .eq('session_id', (await staff.findSessionId()) ?? '')
      .throwOnError();
    expect(await isIn()).toBe('unproven');
    // The session in which it was set up has its own.
    nextRequest.cookies = first;
    expect(await isIn()).toBe('staff');
    const kept = nextRequest.cookies.getAll();
    await send(accounts.signOutEverywhere);
    for (const { name, value } of kept) nextRequest.cookies.set(name, value);
    expect(await isIn()).toBe('visitor');
  });

  test('is worth nothing for a factor that was set up anew', async () => {
    const email = await someStaff('sales');
    const { code } = await turnOn();
    const first = nextRequest.cookies;
    await signInAgain(email);
    await giveCode(code());
    expect(await send(factors.removeSecondFactor, { currentPassword: password })).toEqual({
      target: '/compte?done=factorOff',
    });
    expect((await mailsTo(stack, email, 3)).at(-1)?.subject).toBe('La double vérification est désactivée');
    expect(await isIn()).toBe('staff');
    await turnOn();
    expect(await isIn()).toBe('staff');
    nextRequest.cookies = first;
    expect(await isIn()).toBe('unproven');
  });
});

describe('Where the site asks for it', () => {
  test('an admin without one opens nothing but is led to set it up; others work as before', async () => {
    await someStaff('admin');
    expect(await isIn()).toBe('unproven');
    expect((await ask('/en/admin')).headers.get('location')).toContain(
      '/en/auth/code?redirect=%2Fen%2Fadmin',
    );
    await turnOn();
    expect(await isIn()).toBe('staff');
    newBrowser();
    comeFrom(stack);
    await someStaff('sales');
    expect(await isIn()).toBe('staff');
  });
});

describe('Whoever lost phone and codes', () => {
  const idOf = async (email: string) =>
    (await stack.database.rpc('accounts_of_address', { address: email }).throwOnError()).data[0];
  const reset = (id: string) => followAction(() => team.resetTeamFactor('fr', formWith({ id })));

  test('is helped by an admin, which the log and a mail say, and by nobody else', async () => {
    const lost = await someStaff('sales');
    await turnOn();
    newBrowser();
    comeFrom(stack);
    await someStaff('editor');
    expect(await reset(await idOf(lost))).toEqual({ target: '/admin/staff?outcome=forbidden' });
    newBrowser();
    comeFrom(stack);
    const admin = await someStaff('admin');
    await turnOn();
    // One's own asks for the password, on the page of the account.
    expect(await reset(await idOf(admin))).toEqual({ target: '/admin/staff?outcome=forbidden' });
    expect(await reset(await idOf(lost))).toEqual({ target: '/admin/staff?outcome=factorReset' });
    expect(await reset(await idOf(lost))).toEqual({ target: '/admin/staff?outcome=unknown' });
    const { data } = await stack.database
      .from('audit_log')
      .select('action, entity, actor_id, changed')
      .eq('actor_id', await idOf(admin))
      .eq('entity', 'staff_factors')
      .order('at');
    expect(data).toMatchObject([
      { action: 'insert' },
      { action: 'delete', changed: { user_id: { from: await idOf(lost) } } },
    ]);
    expect((await mailsTo(stack, lost, 3)).at(-1)?.subject).toBe('Votre double vérification a été retirée');
    expect(await signInAgain(lost)).toBe('staff');
  });

  test('is helped on the machine of the site', async () => {
    const email = await someStaff('admin');
    await turnOn();
    const forget = () => stack.database.rpc('forget_staff_factor', { account_email: email.toUpperCase() });
    expect((await forget()).data).toBe('removed');
    expect((await forget()).data).toBe('unknown');
    expect(await ownFactor()).toMatchObject({ since: null });
  });
});

test('is in the export of its owner, without its secret, and gone with the account and with the role', async () => {
  const email = await someStaff('sales');
  await turnOn();
  await send(factors.offerRecoveryCodes, { currentPassword: password });
  const id = (await stack.database.rpc('accounts_of_address', { address: email })).data[0];
  const exported = (await stack.database.rpc('export_account', { account: id }).throwOnError()).data;
  expect(exported.account.secondFactor).toMatchObject({ recoveryCodes: 10, given: [expect.any(String)] });
  expect(exported.account.secondFactorOfferedUntil).toEqual(expect.any(String));
  expect(JSON.stringify(exported)).not.toMatch(/sealed|hash/i);
  expect(await send(accounts.deleteAccount, { currentPassword: password, confirm: 'on' })).toHaveProperty(
    'target',
  );
  for (const table of ['staff_factors', 'staff_factor_offers', 'staff_factor_proofs'])
    expect(await stack.count(table, { user_id: id }), table).toBe(0);

  newBrowser();
  comeFrom(stack);
  const other = await someStaff('sales');
  await turnOn();
  await stack.database.rpc('revoke_staff_role', { account_email: other }).throwOnError();
  expect(await isIn()).toBe('customer');
  await stack.database
    .rpc('grant_staff_role', { account_email: other, granted_role: 'sales' })
    .throwOnError();
  expect(await ownFactor()).toMatchObject({ since: null, proven: false });
});
