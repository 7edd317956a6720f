import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GET as ExportAudit } from '@/app/api/admin/audit/export/route';
import type { POST as ExportPerson } from '@/app/api/admin/people/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import type * as People from '@/lib/people/actions';
import { personToken } from '@/lib/people/server/person-token';
import type * as Team from '@/lib/staff/actions';
import type { findInvitation as FindInvitation } from '@/lib/staff/server/accept-invitation';
import type { findStaffOf as FindStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import {
  comeFrom,
  mailsTo,
  password,
  refusal,
  send,
  signInElsewhere,
  someAccount,
  someEmail,
} from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { type PostgresServer, startMigratedPostgres } from './support/postgres-server';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let team: typeof Team;
let people: typeof People;
let exportAudit: typeof ExportAudit;
let exportPerson: typeof ExportPerson;
let findStaffOf: typeof FindStaffOf;
let findInvitation: typeof FindInvitation;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  team = await import('@/lib/staff/actions');
  people = await import('@/lib/people/actions');
  ({ findInvitation } = await import('@/lib/staff/server/accept-invitation'));
  ({ findStaffOf } = await import('@/lib/staff/server/staff'));
  ({ GET: exportAudit } = await import('@/app/api/admin/audit/export/route'));
  ({ POST: exportPerson } = await import('@/app/api/admin/people/export/route'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

async function idOf(email: string): Promise<string> {
  const { data } = await stack.database.rpc('accounts_of_address', { address: email }).throwOnError();
  return data[0];
}

/** An account with this role, signed in. */
async function someStaff(role: 'admin' | 'sales' | 'editor'): Promise<string> {
  const email = await someAccount(stack, accounts);
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
  return email;
}

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

type RowAction = (locale: string, form: FormData) => Promise<void>;
const press = (action: RowAction, entries: Record<string, string>, locale = 'en') =>
  followAction(() => action(locale, formOf(entries)));

const invite = (email: string, role = 'sales', locale = 'nl') =>
  send(team.inviteToTeam, { email, role, locale }, 'en');

async function invitationOf(email: string) {
  const { data } = await stack.database
    .from('staff_invitations')
    .select('*')
    .eq('email', email)
    .maybeSingle();
  return data;
}

/** The token in the last mail of an invitation. */
async function tokenFor(email: string, mails = 1): Promise<string> {
  const sent = await mailsTo(stack, email, mails);
  const text = sent.at(-1)?.text ?? '';
  return new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

const teamPage = (outcome: string) => ({ target: `/en/admin/staff?outcome=${outcome}` });

test('who was invited becomes staff by a button, once, and only with the invited address', async () => {
  const admin = await someStaff('admin');
  const invited = someEmail();
  expect(await invite(invited, 'editor')).toEqual(teamPage('invited'));
  const token = await tokenFor(invited);
  expect(JSON.stringify(await invitationOf(invited))).not.toContain(token);
  // A scanner that opens the page uses nothing up.
  expect(await findInvitation(token)).toEqual({ email: invited, role: 'editor' });
  expect(await findInvitation(token)).not.toBeNull();

  const accept = () => send(team.acceptTeamInvitation, { token, currentPassword: password }, 'en');
  const asksAgain = { target: `/en/auth/invitation?token=${token}` };
  // Signed in as somebody else, then as nobody.
  expect(await accept()).toEqual(asksAgain);
  newBrowser();
  comeFrom(stack);
  expect(await accept()).toEqual(asksAgain);
  await someAccountWith(invited);
  nextRequest.headers.set('origin', 'https://elsewhere.test');
  expect(await accept()).toMatchObject(refusal('forbidden'));
  nextRequest.headers.set('origin', 'http://agency.example');
  expect(await accept()).toMatchObject(refusal('insecureConnection'));
  comeFrom(stack);
  expect((await findStaffOf('portfolio')).status).toBe('forbidden');
  expect(await accept()).toEqual({ target: '/en/admin' });
  expect((await findStaffOf('portfolio')).status).toBe('staff');
  expect(await invitationOf(invited)).toBeNull();
  expect(await findInvitation(token)).toBeNull();
  expect(await accept()).toEqual(asksAgain);

  const { data: lines } = await stack.database
    .from('audit_log')
    .select('action, actor_id, entity')
    .in('entity', ['staff_invitations', 'staff_members'])
    .in('actor_id', [await idOf(admin), await idOf(invited)])
    .order('at');
  expect(lines).toEqual([
    { action: 'insert', entity: 'staff_invitations', actor_id: await idOf(admin) },
    { action: 'insert', entity: 'staff_members', actor_id: await idOf(invited) },
    { action: 'delete', entity: 'staff_invitations', actor_id: await idOf(invited) },
  ]);
});

async function someAccountWith(email: string) {
  // The invitation is in the mailbox already: the link that confirms comes after it.
  const form = { firstName: 'Lieve', lastName: 'Peeters', email, password };
  expect(await send(accounts.signUp, form)).toHaveProperty('target');
  const mails = await mailsTo(stack, email, 2);
  const text = mails.map((mail) => mail.text).find((one) => one.includes('token_hash=')) ?? '';
  const url = new URL(/https?:\/\/\S+token_hash=\S+/.exec(text)?.[0] ?? '');
  const fields = {
    token_hash: url.searchParams.get('token_hash') ?? '',
    type: url.searchParams.get('type') ?? '',
  };
  expect(await send(accounts.confirmToken, fields)).toHaveProperty('target');
}

test('a link sent again replaces the one before, a withdrawn or expired one is worth nothing', async () => {
  await someStaff('admin');
  const invited = someEmail();
  await invite(invited);
  const first = await tokenFor(invited);
  const { id } = (await invitationOf(invited)) ?? {};
  expect(await press(team.resendTeamInvitation, { id })).toEqual(teamPage('resent'));
  const second = await tokenFor(invited, 2);
  expect(second).not.toBe(first);
  expect(await findInvitation(first)).toBeNull();
  expect(await findInvitation(second)).not.toBeNull();
  await stack.database
    .from('staff_invitations')
    .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .eq('id', id)
    .throwOnError();
  expect(await findInvitation(second)).toBeNull();
  expect(await press(team.withdrawTeamInvitation, { id })).toEqual(teamPage('withdrawn'));
  expect(await press(team.withdrawTeamInvitation, { id })).toEqual(teamPage('unknown'));
  expect(await stack.count('outbox_messages', { recipient: invited, status: 'pending' })).toBe(0);
});

test('an invitation says what is wrong with it, and bounds how often one address is written to', async () => {
  const own = await someStaff('admin');
  expect(await invite('nobody@nowhere')).toMatchObject({ value: { fields: { email: ['invalidEmail'] } } });
  expect(await invite(someEmail(), 'owner')).toMatchObject({
    value: { fields: { role: ['invalidChoice'] } },
  });
  expect(await invite(own.toUpperCase())).toMatchObject({ value: { reason: 'staffAlready' } });
  const invited = someEmail();
  for (let sent = 0; sent < 5; sent += 1) expect(await invite(invited)).toEqual(teamPage('invited'));
  expect(await invite(invited)).toMatchObject({ value: { reason: 'rateLimited' } });
  expect(await stack.count('staff_invitations', { email: invited })).toBe(1);
});

test('a role changed or taken away is so at the next request', async () => {
  const seller = await someStaff('sales');
  expect((await findStaffOf('requests')).status).toBe('staff');
  const sellersCookies = nextRequest.cookies;
  newBrowser();
  comeFrom(stack);
  await someStaff('admin');
  const adminsCookies = nextRequest.cookies;
  const id = await idOf(seller);
  expect(await press(team.changeTeamRole, { id, role: 'editor' })).toEqual(teamPage('roleChanged'));
  nextRequest.cookies = sellersCookies;
  expect((await findStaffOf('requests')).status).toBe('forbidden');
  expect((await findStaffOf('portfolio')).status).toBe('staff');
  nextRequest.cookies = adminsCookies;
  expect(await press(team.removeFromTeam, { id })).toEqual(teamPage('removed'));
  expect(await press(team.removeFromTeam, { id })).toEqual(teamPage('unknown'));
  nextRequest.cookies = sellersCookies;
  expect((await findStaffOf('portfolio')).status).toBe('forbidden');
});

test.each(['sales', 'editor', 'customer', 'visitor'] as const)(
  'a %s who calls the actions of an admin changes and learns nothing',
  async (who) => {
    const victim = await someStaff('editor');
    const id = await idOf(victim);
    newBrowser();
    comeFrom(stack);
    if (who === 'customer') await someAccount(stack, accounts);
    else if (who !== 'visitor') await someStaff(who);
    const before = await stack.count('audit_log');
    const invited = someEmail();
    const reason = who === 'visitor' ? 'signedOut' : 'forbidden';
    expect(await invite(invited, 'admin')).toMatchObject({ value: { reason } });
    for (const [action, entries] of [
      [team.changeTeamRole, { id, role: 'admin' }],
      [team.removeFromTeam, { id }],
      [team.resendTeamInvitation, { id }],
      [team.withdrawTeamInvitation, { id }],
    ] as const)
      expect(await press(action, entries)).toEqual(teamPage('forbidden'));
    const erasure = { address: victim, confirmation: victim, reason: 'asked' };
    expect(await send(people.eraseFromPage, erasure, 'en')).toMatchObject({ value: { reason } });
    expect(await press(people.findPeople, { q: victim })).toEqual({ target: '/en/admin/people' });
    const responses = [
      await exportAudit(new Request(`${stack.siteUrl}/api/admin/audit/export`)),
      await exportPerson(
        new Request(`${stack.siteUrl}/api/admin/people/export`, {
          method: 'POST',
          headers: { origin: stack.siteUrl },
          body: new URLSearchParams({
            who: personToken({ viewer: { id }, role: 'admin' } as Staff, victim, new Date()),
          }),
        }),
      ),
    ];
    for (const response of responses) {
      expect(response.status).toBe(who === 'visitor' ? 401 : 403);
      expect(await response.text()).not.toContain('@');
    }
    expect(await invitationOf(invited)).toBeNull();
    expect(await stack.count('staff_members', { user_id: id, role: 'editor' })).toBe(1);
    expect(await stack.count('audit_log')).toBe(before);
  },
);

test('a form from another origin changes nothing', async () => {
  const admin = await someStaff('admin');
  for (const origin of ['https://elsewhere.test', 'null', null]) {
    if (origin === null) nextRequest.headers.delete('origin');
    else nextRequest.headers.set('origin', origin);
    expect(await press(team.removeFromTeam, { id: await idOf(admin) })).toEqual(teamPage('forbidden'));
    expect(await invite(someEmail())).toMatchObject({ value: { reason: 'forbidden' } });
  }
});

test('the last admin can neither be removed, nor given another role, nor erased', async () => {
  const admin = await someStaff('admin');
  const id = await idOf(admin);
  // All others go, the demo account among them.
  await stack.database.from('staff_members').delete().neq('user_id', id).throwOnError();
  expect(await press(team.removeFromTeam, { id })).toEqual(teamPage('lastAdmin'));
  expect(await press(team.changeTeamRole, { id, role: 'sales' })).toEqual(teamPage('lastAdmin'));
  const erasure = { address: admin, confirmation: admin, reason: 'asked' };
  expect(await send(people.eraseFromPage, erasure, 'en')).toMatchObject({ value: { reason: 'lastAdmin' } });
  const own = { confirm: 'on', currentPassword: 'vrachtwagen bédrukken 42' };
  expect(await send(accounts.deleteAccount, own)).toMatchObject({ value: { reason: 'lastAdmin' } });
  expect((await stack.database.rpc('revoke_staff_role', { account_email: admin })).data).toBe('last_admin');
  const removed = await stack.database.from('staff_members').delete().eq('user_id', id);
  expect(removed.error?.message).toContain('the last admin stays');
  expect((await findStaffOf('staff')).status).toBe('staff');
  expect(await signInElsewhere(stack, accounts, admin)).toHaveProperty('target');
});

test('of two admins who remove each other at once, on PostgreSQL, one stays', async () => {
  const server: PostgresServer = await startMigratedPostgres();
  const clients: Client[] = await Promise.all([server.connect(), server.connect()]);
  try {
    for (let round = 0; round < 20; round += 1) {
      const [one, other] = [randomUUID(), randomUUID()];
      await clients[0]?.query('insert into public.staff_members (user_id, role) values ($1, $3), ($2, $3)', [
        one,
        other,
        'admin',
      ]);
      const answers = await Promise.all(
        clients.map((client, index) =>
          client.query(
            'select public.revise_staff($1, $2, null) as answer',
            index ? [one, other] : [other, one],
          ),
        ),
      );
      const statuses = answers.map(({ rows }) => rows[0].answer.status).sort();
      expect(statuses[1]).toBe('ok');
      expect(['forbidden', 'lastAdmin', 'unknown']).toContain(statuses[0]);
      const { rows } = await (clients[0] as Client).query(
        "select count(*)::int as n from public.staff_members where role = 'admin'",
      );
      expect(rows[0].n).toBe(1);
      await clients[0]?.query('alter table public.staff_members disable trigger user');
      await clients[0]?.query('delete from public.staff_members');
      await clients[0]?.query('alter table public.staff_members enable trigger user');
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await server.stop();
  }
}, 60_000);
