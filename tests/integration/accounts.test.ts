import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Actions from '@/lib/accounts/actions';
import type { toViewer as ToViewer } from '@/lib/accounts/server/viewer';
import { stopLoops } from '@/lib/loops/loops';
import type * as AuthApi from '@/lib/supabase/auth-api';
import type * as RequestSession from '@/lib/supabase/request-session';
import * as support from './support/accounts';
import { linkIn, password, refusal, send, someEmail } from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { someAddress } from './support/quotes';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let actions: typeof Actions;
let api: typeof AuthApi;
let toViewer: typeof ToViewer;
let requestSession: typeof RequestSession;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/accounts/actions');
  api = await import('@/lib/supabase/auth-api');
  requestSession = await import('@/lib/supabase/request-session');
  ({ toViewer } = await import('@/lib/accounts/server/viewer'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  support.comeFrom(stack);
});
afterEach(() => stopLoops());

/** The account whose session this browser has, asked as pages ask. */
async function viewer() {
  const session = await requestSession.readRequestSession(nextRequest.cookies.getAll());
  if (!session) return null;
  const user = await api.fetchUser(session.access_token);
  return typeof user === 'string' ? null : toViewer(user);
}

const someAccount = (email?: string, locale?: string) =>
  support.someAccount(stack, actions, { email, locale });
const signInElsewhere = (email: string, typed?: string) =>
  support.signInElsewhere(stack, actions, email, typed);
const mailsTo = (email: string, count: number) => support.mailsTo(stack, email, count);
const forgetCounters = () => support.forgetCounters(stack);

const signedIn = { target: '/auth/success?kind=sign-in' };

describe('Signing up', () => {
  test.each([
    ['fr', '/auth/confirm', '/auth/success?kind=sign-up', 'Confirmez votre adresse'],
    ['nl', '/nl/auth/confirm', '/nl/auth/success?kind=sign-up', 'Bevestig uw e-mailadres'],
    ['en', '/en/auth/confirm', '/en/auth/success?kind=sign-up', 'Please confirm your address'],
  ])(
    'in %s sends one mail in that language, and its button signs in',
    async (locale, path, success, subject) => {
      const email = someEmail();
      const sent = await send(
        actions.signUp,
        { firstName: 'Lieve', lastName: 'Peeters', email, password },
        locale,
      );
      expect(sent).toEqual({ target: success });
      expect(await viewer()).toBeNull();
      const [mail] = await mailsTo(email, 1);
      expect(mail?.subject).toBe(subject);
      const link = linkIn(mail?.text ?? '');
      expect(link).toMatchObject({ path, type: 'signup' });
      const signedIn = await send(actions.confirmToken, link, locale);
      expect(signedIn).toEqual({ target: success.replace('sign-up', 'confirmed') });
      expect(await viewer()).toMatchObject({ email, firstName: 'Lieve', lastName: 'Peeters', locale });
      // Used up.
      expect(await send(actions.confirmToken, link, locale)).toMatchObject({ value: { reason: 'expired' } });
    },
  );
});

describe('A password that would be guessed among the first', () => {
  const form = { firstName: 'A', lastName: 'B' };

  test.each(['123456', '12345678', 'Password', 'AZERTY123', 'qwertyuiop'])('%s is refused', async (typed) => {
    expect(await send(actions.signUp, { ...form, email: someEmail(), password: typed })).toMatchObject({
      value: { status: 'invalid', fields: { password: ['passwordCommon'] } },
    });
  });

  test('is refused when it is the address, or what stands before its @', async () => {
    const email = someEmail();
    for (const typed of [email, email.toUpperCase(), email.split('@')[0] ?? '']) {
      expect(await send(actions.signUp, { ...form, email, password: typed })).toMatchObject({
        value: { fields: { password: ['passwordIsAddress'] } },
      });
    }
    expect(await stack.count('outbox_messages', { recipient: email })).toBe(0);
  });

  test('is refused where one is changed, and where a link chooses one', async () => {
    const email = await someAccount();
    const common = { value: { fields: { password: ['passwordCommon'] } } };
    expect(
      await send(actions.changePassword, { currentPassword: password, password: '12345678' }),
    ).toMatchObject(common);
    expect(await send(actions.changePassword, { currentPassword: password, password: email })).toMatchObject({
      value: { fields: { password: ['passwordIsAddress'] } },
    });
    newBrowser();
    await forgetCounters();
    await send(actions.requestPasswordReset, { email });
    const mails = await mailsTo(email, 2);
    const link = mails.map(({ text }) => text).find((text) => text.includes('type=recovery')) ?? '';
    await send(actions.confirmToken, linkIn(link));
    expect(await send(actions.setNewPassword, { password: '12345678' })).toMatchObject(common);
    expect(await send(actions.setNewPassword, { password: 'niemand raadt dit' })).toHaveProperty('target');
  });
});

describe('An address that has an account', () => {
  test('is told so, and its owner by mail, twice a day at most', async () => {
    const email = await someAccount();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      newBrowser();
      support.comeFrom(stack);
      const again = await send(
        actions.signUp,
        {
          firstName: 'X',
          lastName: 'Y',
          email: email.toUpperCase(),
          password: 'iets anders',
        },
        'nl',
      );
      expect(again).toMatchObject({ value: { status: 'invalid', fields: { email: ['emailExists'] } } });
      expect(JSON.stringify(again)).not.toContain('iets anders');
    }
    const mails = await mailsTo(email, 3);
    expect(mails.slice(1).map(({ subject }) => subject)).toEqual(Array(2).fill('U hebt al een account'));
    expect(await signInElsewhere(email, 'iets anders')).toMatchObject(refusal('invalidCredentials'));
    expect(await signInElsewhere(email)).toEqual(signedIn);
  });

  test('is told so too while it waits to be confirmed', async () => {
    const email = someEmail();
    const form = { firstName: 'A', lastName: 'B', email, password };
    await send(actions.signUp, form);
    expect(await send(actions.signUp, form)).toMatchObject({ value: { fields: { email: ['emailExists'] } } });
  });
});

test('a machine that fills the hidden field is answered as if it had an account', async () => {
  const email = someEmail();
  const sent = await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password, website: 'x' });
  expect(sent).toEqual({ target: '/auth/success?kind=sign-up' });
  expect(await signInElsewhere(email)).toMatchObject(refusal('invalidCredentials'));
});

test('signing up for the assistant ends on its own page, and to a page of the site only there', async () => {
  const form = { firstName: 'A', lastName: 'B', password };
  expect(await send(actions.signUp, { ...form, email: someEmail(), from: 'assistant' }, 'en')).toEqual({
    target: '/en/chatbot/register-success',
  });
  expect(await send(actions.signUp, { ...form, email: someEmail(), redirect: '/admin' })).toEqual({
    target: '/auth/success?kind=sign-up&redirect=%2Fadmin',
  });
  expect(await send(actions.signUp, { ...form, email: someEmail(), redirect: '//evil.example' })).toEqual({
    target: '/auth/success?kind=sign-up',
  });
});

describe('The page that was asked for before signing up', () => {
  const form = { firstName: 'A', lastName: 'B', password };

  test.each(['/portfolio', '/nl/portfolio', '/compte?x=1'])(
    '%s opens after the mail, in any browser',
    async (redirect) => {
      const email = someEmail();
      await send(actions.signUp, { ...form, email, redirect });
      const [mail] = await mailsTo(email, 1);
      const target = `/auth/success?${new URLSearchParams({ kind: 'confirmed', redirect })}`;
      newBrowser();
      support.comeFrom(stack);
      const link = linkIn(mail?.text ?? '');
      expect(await send(actions.confirmToken, { ...link, password: 'een ander woord' })).toEqual({ target });
      const user = await api.fetchUser(
        (await requestSession.readRequestSession(nextRequest.cookies.getAll()))?.access_token ?? '',
      );
      expect(user).not.toHaveProperty('user_metadata.redirect');
      expect(user).not.toHaveProperty('user_metadata.sign_up');
    },
  );

  test('is none of another site, whoever wrote it', async () => {
    const email = someEmail();
    await send(actions.signUp, { ...form, email, redirect: '//evil.example' });
    const [mail] = await mailsTo(email, 1);
    expect(await send(actions.confirmToken, linkIn(mail?.text ?? ''))).toEqual({
      target: '/auth/success?kind=confirmed',
    });
  });
});

describe('Signing in', () => {
  test('needs a confirmed address', async () => {
    const email = someEmail();
    await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password });
    expect(await signInElsewhere(email)).toMatchObject({
      value: { reason: 'unconfirmed', values: { email } },
    });
    expect(await viewer()).toBeNull();
  });

  test('keeps the address and never the password when it fails', async () => {
    const failed = await signInElsewhere('nobody@bakkerij.test', 'geheim woord');
    expect(failed).toEqual({
      value: { status: 'refused', reason: 'invalidCredentials', values: { email: 'nobody@bakkerij.test' } },
    });
  });

  test('takes long and Unicode passwords exactly as typed', async () => {
    const email = someEmail();
    const typed = '  🦊 déjà vu 🐻  ';
    await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password: typed });
    const [mail] = await mailsTo(email, 1);
    await send(actions.confirmToken, linkIn(mail?.text ?? ''));
    expect(await signInElsewhere(email, typed.trim())).toMatchObject(refusal('invalidCredentials'));
    expect(await signInElsewhere(email, typed)).toEqual(signedIn);
  });

  test('after ten wrong passwords has to wait, there and for that account alone', async () => {
    const email = await someAccount();
    const other = await someAccount();
    const place = someAddress();
    const guess = (address: string, typed: string) => {
      newBrowser();
      support.comeFrom(stack, place);
      return send(actions.signIn, { email: address, password: typed });
    };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await guess(email, `wrong ${attempt}`)).toMatchObject(refusal('invalidCredentials'));
    }
    expect(await guess(email, 'wrong again')).toMatchObject(refusal('rateLimited'));
    expect(await guess(email, password)).toMatchObject(refusal('rateLimited'));
    // Its owner, elsewhere, and another account from the same office.
    expect(await signInElsewhere(email)).toEqual(signedIn);
    expect(await guess(other, password)).toEqual(signedIn);
  });

  test('forgets wrong passwords after the right one', async () => {
    const email = await someAccount();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 7; attempt += 1) {
        expect(await send(actions.signIn, { email, password: 'wrong' })).toMatchObject(
          refusal('invalidCredentials'),
        );
      }
      expect(await send(actions.signIn, { email, password })).toEqual(signedIn);
    }
  });

  test('guesses made all at once are no more than ten', async () => {
    const email = await someAccount();
    support.comeFrom(stack);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(actions.signIn, { email, password: `guess ${index}` })),
    );
    const reasons = answers.map((answer) =>
      'value' in answer ? (answer.value as { reason: string }).reason : 'in',
    );
    expect(reasons.filter((reason) => reason === 'invalidCredentials').length).toBeLessThanOrEqual(10);
    // A backend that is slow to count refuses too.
    const others = reasons.filter((reason) => reason !== 'invalidCredentials');
    expect(['rateLimited', 'unavailable']).toEqual(expect.arrayContaining([...new Set(others)]));
  });
});

describe('Another mail to confirm', () => {
  test('is sent once a minute, and only its link works then', async () => {
    const email = someEmail();
    await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password }, 'en');
    const [first] = await mailsTo(email, 1);
    expect(await send(actions.resendConfirmation, { email }, 'en')).toMatchObject(refusal('rateLimited'));
    await forgetCounters();
    expect(await send(actions.resendConfirmation, { email }, 'en')).toEqual({
      value: { status: 'ok', data: { email } },
    });
    const mails = await mailsTo(email, 2);
    const second = mails.find(({ id }) => id !== first?.id);
    expect(second?.subject).toBe('Please confirm your address');
    expect(await send(actions.confirmToken, linkIn(first?.text ?? ''))).toMatchObject(refusal('expired'));
    expect(await send(actions.confirmToken, linkIn(second?.text ?? ''))).toHaveProperty('target');
    expect(await viewer()).toMatchObject({ email });
  });

  test('is answered the same for an address that nobody has, and sent to none that is confirmed', async () => {
    const email = someEmail();
    expect(await send(actions.resendConfirmation, { email })).toEqual({
      value: { status: 'ok', data: { email } },
    });
    const confirmed = await someAccount();
    await forgetCounters();
    expect(await send(actions.resendConfirmation, { email: confirmed })).toMatchObject({
      value: { status: 'ok' },
    });
    expect(await stack.count('outbox_messages', { recipient: email })).toBe(0);
    expect(await stack.count('outbox_messages', { recipient: confirmed })).toBe(1);
  });
});

describe('A forgotten password', () => {
  test('is chosen anew by the link of a mail, once, and signs other devices out', async () => {
    const email = await someAccount(undefined, 'nl');
    await signInElsewhere(email);
    const device = await requestSession.readRequestSession(nextRequest.cookies.getAll());
    newBrowser();
    support.comeFrom(stack);
    await forgetCounters();
    expect(await send(actions.requestPasswordReset, { email }, 'nl')).toEqual({
      value: { status: 'ok', data: { email } },
    });
    expect(await send(actions.requestPasswordReset, { email }, 'nl')).toMatchObject(refusal('rateLimited'));
    const mails = await mailsTo(email, 2);
    const link = linkIn(mails.find(({ subject }) => subject === 'Kies een nieuw wachtwoord')?.text ?? '');
    expect(link).toMatchObject({ path: '/nl/auth/confirm', type: 'recovery' });
    expect(await send(actions.confirmToken, link, 'nl')).toEqual({ target: '/nl/auth/nieuw-wachtwoord' });

    expect(await send(actions.setNewPassword, { password: 'kort' }, 'nl')).toMatchObject({
      value: { fields: { password: ['passwordTooShort'] } },
    });
    expect(await send(actions.setNewPassword, { password: 'een heel ander woord' }, 'nl')).toEqual({
      target: '/nl/auth/success?kind=password',
    });
    expect(await viewer()).toMatchObject({ email });
    expect(await api.refreshSession(device?.refresh_token ?? '', new Date())).toBe('refused');
    expect(await send(actions.setNewPassword, { password: 'nog een ander' })).toMatchObject(
      refusal('expired'),
    );
    expect(await send(actions.confirmToken, link)).toMatchObject(refusal('expired'));
    expect(await signInElsewhere(email)).toMatchObject(refusal('invalidCredentials'));
    expect(await signInElsewhere(email, 'een heel ander woord')).toEqual(signedIn);
  });

  test('is answered the same for an address that nobody has', async () => {
    const email = someEmail();
    expect(await send(actions.requestPasswordReset, { email })).toEqual({
      value: { status: 'ok', data: { email } },
    });
    expect(await stack.count('outbox_messages', { recipient: email })).toBe(0);
  });

  test('cannot be set by someone who is only signed in', async () => {
    await someAccount();
    expect(await send(actions.setNewPassword, { password: 'zonder link' })).toMatchObject(refusal('expired'));
  });
});

test('codes of links are not guessed: thirty tries, and the place has to wait', async () => {
  const reasons: unknown[] = [];
  for (let attempt = 0; attempt < 32; attempt += 1) {
    const answer = await send(actions.confirmToken, {
      token_hash: randomUUID().replaceAll('-', ''),
      type: 'signup',
    });
    reasons.push('value' in answer ? (answer.value as { reason: string }).reason : answer);
  }
  expect(reasons).toEqual([...Array(30).fill('expired'), 'rateLimited', 'rateLimited']);
});

describe('One’s own account', () => {
  test('changes its name, and nothing that the form does not have', async () => {
    const email = await someAccount();
    const before = await viewer();
    const changed = await send(actions.changeName, {
      firstName: 'Marie',
      lastName: 'Dubois',
      role: 'admin',
      user_id: randomUUID(),
      email: 'other@bakkerij.test',
      locale: 'en',
      status: 'won',
      created_at: '2001-01-01T00:00:00Z',
    });
    expect(changed).toEqual({ value: { status: 'ok', data: null } });
    expect(await viewer()).toEqual({ ...before, firstName: 'Marie', lastName: 'Dubois' });
    expect(await stack.count('staff_members', { user_id: before?.id ?? '' })).toBe(0);
    expect(before?.email).toBe(email);
  });

  test('changes its password with the current one, and signs other devices out', async () => {
    const email = await someAccount();
    const own = nextRequest.cookies;
    await signInElsewhere(email);
    const device = await requestSession.readRequestSession(nextRequest.cookies.getAll());
    nextRequest.cookies = own;
    const next = 'het volgende woord';
    expect(await send(actions.changePassword, { currentPassword: 'wrong', password: next })).toMatchObject({
      value: { status: 'invalid', fields: { currentPassword: ['wrongPassword'] } },
    });
    expect(await send(actions.changePassword, { currentPassword: password, password: next })).toEqual({
      value: { status: 'ok', data: null },
    });
    expect(await viewer()).toMatchObject({ email });
    expect(await api.refreshSession(device?.refresh_token ?? '', new Date())).toBe('refused');
    expect(await signInElsewhere(email, next)).toEqual(signedIn);
  });

  test('changes its address once the new one is confirmed; the old one is told', async () => {
    const email = await someAccount();
    const id = (await viewer())?.id;
    const next = someEmail();
    expect(await send(actions.changeEmail, { email: next, currentPassword: 'wrong' })).toMatchObject({
      value: { fields: { currentPassword: ['wrongPassword'] } },
    });
    expect(
      await send(actions.changeEmail, { email: email.toUpperCase(), currentPassword: password }),
    ).toMatchObject({
      value: { fields: { email: ['sameEmail'] } },
    });
    expect(await send(actions.changeEmail, { email: next, currentPassword: password })).toEqual({
      value: { status: 'ok', data: { email: next } },
    });
    const old = await mailsTo(email, 2);
    const notice = old.find(({ subject }) => subject === 'Votre compte change d’adresse');
    expect(notice?.text).toContain(next);
    expect(notice?.text).not.toContain('token_hash');
    const [mail] = await mailsTo(next, 1);
    expect(await viewer()).toMatchObject({ email, pendingEmail: next });
    expect(await send(actions.confirmToken, linkIn(mail?.text ?? ''))).toEqual({
      target: '/compte?done=email',
    });
    expect(await viewer()).toMatchObject({ id, email: next, pendingEmail: null });
    expect(await signInElsewhere(next)).toEqual(signedIn);
  });

  test('cannot take the address of another account', async () => {
    const taken = await someAccount();
    newBrowser();
    await someAccount();
    expect(await send(actions.changeEmail, { email: taken, currentPassword: password })).toMatchObject({
      value: { fields: { email: ['emailExists'] } },
    });
  });
});

describe('Signing out', () => {
  test('ends the sessions of all devices, and leaves the language and the consent', async () => {
    const email = await someAccount();
    await signInElsewhere(email);
    const device = await requestSession.readRequestSession(nextRequest.cookies.getAll());
    expect(await api.fetchUser(device?.access_token ?? '')).toMatchObject({ email });
    await signInElsewhere(email);
    nextRequest.cookies.set('locale', 'nl');
    nextRequest.cookies.set('consent', 'x');
    expect(await send(actions.signOutEverywhere, {}, 'nl')).toEqual({ target: '/nl?signed-out=1' });
    expect(
      nextRequest.cookies
        .getAll()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['consent', 'locale']);
    // The other device: neither its refresh token nor its access token is worth anything.
    expect(await api.refreshSession(device?.refresh_token ?? '', new Date())).toBe('refused');
    expect(await api.fetchUser(device?.access_token ?? '')).toBe('refused');
  });

  test('without a session leads home all the same', async () => {
    expect(await send(actions.signOutEverywhere)).toEqual({ target: '/?signed-out=1' });
  });

  test('access tokens live fifteen minutes at most', async () => {
    await someAccount();
    const session = await requestSession.readRequestSession(nextRequest.cookies.getAll());
    const claims = JSON.parse(Buffer.from(session?.access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
  });
});

describe('Every action', () => {
  test.each([
    ['another site', 'https://evil.example'],
    ['null', 'null'],
    ['nothing', null],
  ])('refuses the origin %s', async (_, origin) => {
    await someAccount();
    const before = await viewer();
    nextRequest.headers = new Headers({ 'x-forwarded-for': someAddress(), ...(origin ? { origin } : {}) });
    const form = {
      firstName: 'X',
      lastName: 'Y',
      email: someEmail(),
      password,
      currentPassword: password,
      confirm: 'on',
      token_hash: randomUUID(),
      type: 'signup',
    };
    for (const [name, action] of Object.entries(actions)) {
      expect(await send(action, form), name).toMatchObject(refusal('forbidden'));
    }
    expect(await viewer()).toEqual(before);
  });

  test('refuses a page that travelled in the clear, and says so', async () => {
    nextRequest.headers.set('origin', 'http://www.agency.example');
    expect(await send(actions.signIn, { email: someEmail(), password })).toMatchObject(
      refusal('insecureConnection'),
    );
  });

  test('refuses what only an account may do without one', async () => {
    for (const name of [
      'changeName',
      'changePassword',
      'changeEmail',
      'deleteAccount',
      'setNewPassword',
    ] as const) {
      const answer = await send(actions[name], { firstName: 'A', lastName: 'B', confirm: 'on', password });
      expect(answer, name).toMatchObject(refusal('signedOut'));
    }
  });
});
