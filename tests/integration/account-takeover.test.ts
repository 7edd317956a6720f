import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GET as ExportAccount } from '@/app/api/account/export/route';
import type * as Actions from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import type * as Team from '@/lib/staff/actions';
import type { findInvitation as FindInvitation } from '@/lib/staff/server/accept-invitation';
import type { findStaffOf as FindStaffOf } from '@/lib/staff/server/staff';
import type * as AuthApi from '@/lib/supabase/auth-api';
import type * as RequestSession from '@/lib/supabase/request-session';
import {
  comeFrom,
  forgetCounters,
  linkIn,
  mailsTo,
  refusal,
  send,
  signInElsewhere,
  someAccount,
  someEmail,
} from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { startTestStack, type TestStack } from './support/test-stack';

// Somebody signs up with an address that is not theirs, and waits for its owner to confirm it.

let stack: TestStack;
let actions: typeof Actions;
let team: typeof Team;
let api: typeof AuthApi;
let requestSession: typeof RequestSession;
let findInvitation: typeof FindInvitation;
let findStaffOf: typeof FindStaffOf;
let exportAccount: typeof ExportAccount;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/accounts/actions');
  team = await import('@/lib/staff/actions');
  api = await import('@/lib/supabase/auth-api');
  requestSession = await import('@/lib/supabase/request-session');
  ({ findInvitation } = await import('@/lib/staff/server/accept-invitation'));
  ({ findStaffOf } = await import('@/lib/staff/server/staff'));
  ({ GET: exportAccount } = await import('@/app/api/account/export/route'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const strangersPassword = 'het woord van een vreemde 1';
const ownersPassword = 'het woord van de eigenaar 2';
const person = { firstName: 'Lieve', lastName: 'Peeters' };

/** Another browser, at another place. */
function elsewhere() {
  newBrowser();
  comeFrom(stack);
  return nextRequest.cookies;
}

async function signUpAsStranger(email: string) {
  const browser = elsewhere();
  const sent = await send(actions.signUp, { ...person, email, password: strangersPassword });
  expect(sent).toEqual({ target: '/auth/success?kind=sign-up' });
  return browser;
}

async function lastLinkTo(email: string, mails: number) {
  const sent = await mailsTo(stack, email, mails);
  const links = sent.map(({ text }) => text).filter((text) => text.includes('token_hash='));
  return linkIn(links.at(-1) ?? '');
}

async function sessionHere() {
  return requestSession.readRequestSession(nextRequest.cookies.getAll());
}

describe('An address that a stranger signed up with', () => {
  test('is confirmed by its owner together with another password; the stranger’s is worth nothing', async () => {
    const email = someEmail();
    const strangersBrowser = await signUpAsStranger(email);
    elsewhere();
    // The owner is told that the address is known, and asks for the mail again.
    const again = await send(actions.signUp, { ...person, email, password: ownersPassword });
    expect(again).toMatchObject({ value: { fields: { email: ['emailExists'] } } });
    await forgetCounters(stack);
    // Those of before have come: the last is the one that is asked for now.
    await mailsTo(stack, email, 2);
    expect(await send(actions.resendConfirmation, { email })).toMatchObject({ value: { status: 'ok' } });
    const link = await lastLinkTo(email, 3);

    // Pressing a button is not enough, however often; nothing is confirmed and the link is not used up.
    for (let press = 0; press < 2; press += 1) {
      expect(await send(actions.confirmToken, link)).toEqual({
        target: `/auth/confirm?token_hash=${link.token_hash}&type=signup`,
      });
    }
    expect(await sessionHere()).toBeNull();
    expect(await send(actions.confirmToken, { ...link, password: 'kort' })).toMatchObject({
      value: { fields: { password: ['passwordTooShort'] } },
    });
    expect(await send(actions.confirmToken, { ...link, password: '123456' })).toMatchObject({
      value: { fields: { password: ['passwordCommon'] } },
    });
    expect(await send(actions.confirmToken, { ...link, password: ownersPassword })).toEqual({
      target: '/auth/success?kind=confirmed',
    });
    expect(await sessionHere()).not.toBeNull();

    nextRequest.cookies = strangersBrowser;
    expect(await send(actions.signIn, { email, password: strangersPassword })).toMatchObject(
      refusal('invalidCredentials'),
    );
    expect((await exportAccount(new Request(`${stack.siteUrl}/api/account/export`))).status).toBe(401);
    expect(await signInElsewhere(stack, actions, email, ownersPassword)).toEqual({
      target: '/auth/success?kind=sign-in',
    });
  });

  test('is not confirmed by a browser that signed up with it after the stranger', async () => {
    const email = someEmail();
    await signUpAsStranger(email);
    const link = await lastLinkTo(email, 1);
    elsewhere();
    await send(actions.signUp, { ...person, email: someEmail(), password: ownersPassword });
    await send(actions.signUp, { ...person, email, password: ownersPassword });
    expect(await send(actions.confirmToken, link)).toEqual({
      target: expect.stringContaining('/auth/confirm?token_hash='),
    });
    expect(await signInElsewhere(stack, actions, email, strangersPassword)).not.toHaveProperty('target');
  });

  test('keeps nothing of the stranger when its owner resets the password instead', async () => {
    const email = someEmail();
    await signUpAsStranger(email);
    elsewhere();
    await forgetCounters(stack);
    await send(actions.requestPasswordReset, { email });
    const link = await lastLinkTo(email, 2);
    expect(link.type).toBe('recovery');
    expect(await send(actions.confirmToken, link)).toEqual({ target: '/auth/nouveau-mot-de-passe' });
    const owners = nextRequest.cookies;
    // The owner has not chosen yet, and may never.
    expect(await signInElsewhere(stack, actions, email, strangersPassword)).toMatchObject(
      refusal('invalidCredentials'),
    );
    nextRequest.cookies = owners;
    expect(await send(actions.setNewPassword, { password: ownersPassword })).toHaveProperty('target');
    expect(await signInElsewhere(stack, actions, email, ownersPassword)).toHaveProperty('target');
  });
});

test('an address that another account asked for is confirmed there, or with that account’s password', async () => {
  await someAccount(stack, actions);
  const wanted = someEmail();
  const asked = await send(actions.changeEmail, {
    email: wanted,
    currentPassword: 'vrachtwagen bédrukken 42',
  });
  expect(asked).toMatchObject({ value: { status: 'ok' } });
  const link = await lastLinkTo(wanted, 1);
  expect(link.type).toBe('email_change');
  elsewhere();
  expect(await send(actions.confirmToken, link)).toEqual({
    target: expect.stringContaining('type=email_change'),
  });
  expect(await send(actions.confirmToken, { ...link, currentPassword: 'geraden' })).toMatchObject({
    value: { fields: { currentPassword: ['wrongPassword'] } },
  });
  expect(await sessionHere()).toBeNull();
  const form = { ...link, currentPassword: 'vrachtwagen bédrukken 42' };
  expect(await send(actions.confirmToken, form)).toEqual({ target: '/compte?done=email' });
  expect(await signInElsewhere(stack, actions, wanted)).toHaveProperty('target');
});

describe('The invitation of an address that a stranger signed up with', () => {
  async function invite(email: string): Promise<string> {
    elsewhere();
    const admin = await someAccount(stack, actions);
    await stack.database
      .rpc('grant_staff_role', { account_email: admin, granted_role: 'admin' })
      .throwOnError();
    expect(await send(team.inviteToTeam, { email, role: 'admin', locale: 'nl' }, 'en')).toHaveProperty(
      'target',
    );
    const sent = await mailsTo(stack, email, 2);
    const text = sent.map((mail) => mail.text).find((one) => /[?&]token=/.test(one)) ?? '';
    return new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
  }

  test('needs no other mail, ends the stranger’s password, and makes the owner staff', async () => {
    const email = someEmail();
    await signUpAsStranger(email);
    const token = await invite(email);
    elsewhere();
    expect(await findInvitation(token)).toEqual({ email, role: 'admin' });
    expect(await send(team.acceptTeamInvitation, { token }, 'nl')).toEqual({
      target: `/nl/auth/uitnodiging?token=${token}`,
    });
    expect(await send(team.acceptTeamInvitation, { token, password: 'kort' }, 'nl')).toMatchObject({
      value: { fields: { password: ['passwordTooShort'] } },
    });
    expect(await send(team.acceptTeamInvitation, { token, password: email }, 'nl')).toMatchObject({
      value: { fields: { password: ['passwordIsAddress'] } },
    });
    expect(await send(team.acceptTeamInvitation, { token, password: ownersPassword }, 'nl')).toEqual({
      target: '/nl/admin',
    });
    expect((await findStaffOf('staff')).status).toBe('staff');
    expect(await signInElsewhere(stack, actions, email, strangersPassword)).toMatchObject(
      refusal('invalidCredentials'),
    );
    expect((await findStaffOf('staff')).status).toBe('visitor');
    expect(await signInElsewhere(stack, actions, email, ownersPassword)).toHaveProperty('target');
    expect((await findStaffOf('staff')).status).toBe('staff');
  });

  test('accepted by an account that was confirmed with a stranger’s password asks for it, and ends other sessions', async () => {
    const email = someEmail();
    // As accounts were confirmed before: in the stranger's own browser.
    const strangersBrowser = await signUpAsStranger(email);
    expect(await send(actions.confirmToken, await lastLinkTo(email, 1))).toHaveProperty('target');
    const strangersSession = await sessionHere();
    const token = await invite(email);

    nextRequest.cookies = strangersBrowser;
    expect(await send(team.acceptTeamInvitation, { token })).toEqual({
      target: `/auth/invitation?token=${token}`,
    });
    expect((await findStaffOf('staff')).status).toBe('forbidden');
    expect(await send(team.acceptTeamInvitation, { token, currentPassword: 'weet ik niet' })).toMatchObject({
      value: { fields: { currentPassword: ['wrongPassword'] } },
    });

    elsewhere();
    expect(await send(team.acceptTeamInvitation, { token, password: ownersPassword })).toEqual({
      target: '/admin',
    });
    expect(await api.fetchUser(strangersSession?.access_token ?? '')).toBe('refused');
    expect(await api.refreshSession(strangersSession?.refresh_token ?? '', new Date())).toBe('refused');
    expect(await signInElsewhere(stack, actions, email, strangersPassword)).toMatchObject(
      refusal('invalidCredentials'),
    );
  });

  test('accepted with the password that the account has ends its sessions elsewhere', async () => {
    const email = await someAccount(stack, actions);
    const other = await sessionHere();
    const token = await invite(email);
    await signInElsewhere(stack, actions, email);
    const form = { token, currentPassword: 'vrachtwagen bédrukken 42' };
    expect(await send(team.acceptTeamInvitation, form)).toEqual({ target: '/admin' });
    expect((await findStaffOf('staff')).status).toBe('staff');
    expect(await api.fetchUser(other?.access_token ?? '')).toBe('refused');
  });
});

test('an invited colleague without an account makes it by the link of the invitation, and gets one mail', async () => {
  const admin = await someAccount(stack, actions);
  await stack.database
    .rpc('grant_staff_role', { account_email: admin, granted_role: 'admin' })
    .throwOnError();
  const email = someEmail();
  await send(team.inviteToTeam, { email, role: 'sales', locale: 'fr' }, 'en');
  const [mail] = await mailsTo(stack, email, 1);
  const token =
    new URL(/https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  elsewhere();
  expect(
    await send(team.acceptTeamInvitation, { token, ...person, firstName: '', password: '' }),
  ).toMatchObject({
    value: { fields: { firstName: ['required'], password: ['required'] }, values: { lastName: 'Peeters' } },
  });
  expect(await send(team.acceptTeamInvitation, { token, ...person, password: ownersPassword })).toEqual({
    target: '/admin',
  });
  expect((await findStaffOf('requests')).status).toBe('staff');
  expect(await stack.count('outbox_messages', { recipient: email })).toBe(1);
  expect(await signInElsewhere(stack, actions, email, ownersPassword)).toHaveProperty('target');
});
