import { NextRequest } from 'next/server';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest';
import type * as Actions from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import type * as StaffModule from '@/lib/staff/server/staff';
import type * as AuthApi from '@/lib/supabase/auth-api';
import type * as KeepSession from '@/lib/supabase/keep-session';
import {
  type CookieWrite,
  keepingCookies,
  readSession,
  type StoredCookie,
  type StoredSession,
} from '@/lib/supabase/session-cookies';
import type { middleware as Middleware } from '@/middleware';
import {
  comeFrom,
  password,
  refusal,
  send,
  signInElsewhere,
  someAccount,
  someEmail,
} from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let actions: typeof Actions;
let keep: typeof KeepSession;
let api: typeof AuthApi;
let staff: typeof StaffModule;
let middleware: typeof Middleware;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/accounts/actions');
  keep = await import('@/lib/supabase/keep-session');
  api = await import('@/lib/supabase/auth-api');
  staff = await import('@/lib/staff/server/staff');
  ({ middleware } = await import('@/middleware'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(async () => {
  await stopLoops();
  vi.restoreAllMocks();
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** The cookies after these were written over them. */
function written(cookies: StoredCookie[], writes: readonly CookieWrite[]): StoredCookie[] {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  for (const { name, value } of writes) value === '' ? jar.delete(name) : jar.set(name, value);
  return [...jar].map(([name, value]) => ({ name, value }));
}

async function sessionIn(cookies: StoredCookie[]): Promise<StoredSession> {
  const session = await readSession(stack.siteUrl, cookies);
  if (typeof session === 'string') throw new Error(`The session is ${session}`);
  return session;
}

/** The cookies of someone signed in. */
async function signedInCookies(): Promise<StoredCookie[]> {
  await someAccount(stack, actions);
  return nextRequest.cookies.getAll();
}

const withSession = (session: StoredSession, cookies: StoredCookie[]) =>
  written(cookies, keepingCookies(stack.siteUrl, session, cookies));

/** A request as it reaches the middleware. */
function request(
  path: string,
  cookies: StoredCookie[],
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new NextRequest(new URL(path, stack.siteUrl), {
    method,
    headers: { host: new URL(stack.siteUrl).host, cookie, ...headers },
  });
}

/** How often such an address was asked for; the background work asks for others. */
const callsOf = (asked: MockInstance<typeof fetch>, part: string) =>
  asked.mock.calls.filter(([url]) => String(url).includes(part)).length;

describe('A session', () => {
  test('that is fine is left as it is, and asks the backend once', async () => {
    const cookies = await signedInCookies();
    const asked = vi.spyOn(globalThis, 'fetch');
    const session = await sessionIn(cookies);
    expect(await keep.checkSession(cookies, new Date())).toEqual({
      signedIn: true,
      user: expect.objectContaining({ id: session.user.id }),
      accessToken: session.access_token,
      writes: [],
    });
    expect(callsOf(asked, '/auth/v1/')).toBe(1);
  });

  test('of nobody asks nothing of the backend', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await keep.checkSession([{ name: 'locale', value: 'nl' }], new Date())).toEqual({
      signedIn: false,
      writes: [],
    });
    expect(callsOf(asked, '/auth/v1/')).toBe(0);
  });

  test('within five minutes of its end gets a new token first', async () => {
    const cookies = await signedInCookies();
    const { signedIn, writes } = await keep.checkSession(cookies, minutes(11));
    expect(signedIn).toBe(true);
    const after = await sessionIn(written(cookies, writes));
    const before = await sessionIn(cookies);
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(after.user.id).toBe(before.user.id);
    for (const { name, options } of writes) {
      expect(options).toMatchObject({ path: '/', sameSite: 'lax', httpOnly: name !== 'signed-in' });
    }
  });

  test('of five tabs with a token that is over stays one, and its token is spent once', async () => {
    const cookies = await signedInCookies();
    const later = minutes(20);
    const asked = vi.spyOn(globalThis, 'fetch');
    const checks = await Promise.all(Array.from({ length: 5 }, () => keep.checkSession(cookies, later)));
    expect(callsOf(asked, 'grant_type=refresh_token')).toBe(1);
    const sessions = await Promise.all(checks.map(({ writes }) => sessionIn(written(cookies, writes))));
    expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    // A tab that comes a moment later with the old cookies, and all of them with the new ones.
    expect((await keep.checkSession(cookies, later)).signedIn).toBe(true);
    for (const session of sessions) {
      expect((await keep.checkSession(withSession(session, cookies), later)).signedIn).toBe(true);
    }
  });

  test('of two instances of the site that come with the same token survives', async () => {
    const cookies = await signedInCookies();
    const { refresh_token } = await sessionIn(cookies);
    const ask = () =>
      fetch(`${stack.backendUrl}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      });
    expect((await ask()).status).toBe(200);
    const { signedIn, writes } = await keep.checkSession(cookies, minutes(20));
    expect(signedIn).toBe(true);
    expect((await keep.checkSession(written(cookies, writes), new Date())).signedIn).toBe(true);
  });

  test.each([-10, 10])(
    'does not renew itself without end when the clocks are %i minutes apart',
    async (apart) => {
      let cookies = await signedInCookies();
      const asked = vi.spyOn(globalThis, 'fetch');
      for (let request = 0; request < 6; request += 1) {
        const { signedIn, writes } = await keep.checkSession(cookies, minutes(apart));
        expect(signedIn).toBe(true);
        cookies = written(cookies, writes);
      }
      expect(callsOf(asked, 'grant_type=refresh_token')).toBeLessThanOrEqual(1);
    },
  );

  test('whose token is over by the backend’s clock alone is renewed', async () => {
    const cookies = await signedInCookies();
    const session = await sessionIn(cookies);
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      new Response('{"error_code":"bad_jwt"}', { status: 403 }),
    );
    const { signedIn, writes } = await keep.checkSession(cookies, new Date());
    expect(signedIn).toBe(true);
    expect((await sessionIn(written(cookies, writes))).refresh_token).not.toBe(session.refresh_token);
  });

  test('that was ended elsewhere is forgotten as a whole, and that is the end of it', async () => {
    const cookies = await signedInCookies();
    await send(actions.signOutEverywhere);
    const { signedIn, writes } = await keep.checkSession(cookies, minutes(20));
    expect(signedIn).toBe(false);
    const after = written(cookies, writes);
    expect(after.map(({ name }) => name)).not.toContain('signed-in');
    expect(await readSession(stack.siteUrl, after)).toBe('absent');
    expect(await keep.checkSession(after, minutes(20))).toEqual({ signedIn: false, writes: [] });
  });

  test('for another account than its token’s is forgotten', async () => {
    const cookies = await signedInCookies();
    const session = await sessionIn(cookies);
    for (const now of [new Date(), minutes(20)]) {
      const mixed = withSession({ ...session, user: { ...session.user, id: crypto.randomUUID() } }, cookies);
      expect((await keep.checkSession(mixed, now)).signedIn).toBe(false);
    }
  });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['alg none', (token: string) => `${part({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    [
      'another account in it',
      (token: string) => {
        const [head, body = '', signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
        return [head, part({ ...claims, sub: crypto.randomUUID() }), signature].join('.');
      },
    ],
    ['one part', () => 'nonsense'],
    ['a line end', (token: string) => `${token}\r\nx: y`],
    ['letters beyond Latin', () => 'é.ü.ñ'],
  ])('with a token of %s is forgotten, without an error', async (_, forge) => {
    const cookies = await signedInCookies();
    const session = await sessionIn(cookies);
    const forged = {
      ...session,
      access_token: forge(session.access_token),
      refresh_token: 'forged-refresh-token',
    };
    const { signedIn, writes } = await keep.checkSession(withSession(forged, cookies), new Date());
    expect(signedIn).toBe(false);
    expect(await readSession(stack.siteUrl, written(cookies, writes))).toBe('absent');
  });
});

describe('The middleware', () => {
  test('writes a renewed session, for what follows too, and into no cache', async () => {
    const cookies = await signedInCookies();
    const session = { ...(await sessionIn(cookies)), expires_at: 0 };
    const old = withSession(session, cookies);
    const response = await middleware(request('/nl/account', old, { referer: `${stack.siteUrl}/compte` }));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const names = response.cookies.getAll().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['session', 'signed-in', 'locale']));
    for (const line of response.headers.getSetCookie()) {
      expect(line.length).toBeLessThan(4096);
      if (!line.startsWith('signed-in')) expect(line).toMatch(/HttpOnly/i);
    }
    const passedOn = response.headers.get('x-middleware-request-cookie') ?? '';
    const inRequest = passedOn.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: decodeURIComponent(value.join('=')) };
    });
    expect((await sessionIn(inRequest)).refresh_token).not.toBe(session.refresh_token);
  });

  test('forgets half a session, and lets the page speak', async () => {
    const broken = [
      { name: 'session.0', value: 'base64-eyJhY2Nlc3M' },
      { name: 'signed-in', value: '1' },
    ];
    for (const path of ['/compte', '/nl/account', '/en/admin', '/auth', '/api/account/export']) {
      const response = await middleware(request(path, broken));
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie().join('\n')).toMatch(/session\.0=;[^\n]*\n?[\s\S]*signed-in=;/);
    }
  });

  test('touches no session on a public page', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const response = await middleware(request('/car-wrapping', [{ name: 'session', value: 'x' }]));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(callsOf(asked, '/auth/v1/')).toBe(0);
  });

  test('checks the session of a form too', async () => {
    const response = await middleware(request('/compte', [{ name: 'session', value: 'x' }], {}, 'POST'));
    expect(response.headers.getSetCookie().join()).toContain('session=;');
  });

  test('forgets no session in the answer to what a page of the back office sends beside what is typed', async () => {
    const broken = [
      { name: 'session', value: 'x' },
      { name: 'signed-in', value: '1' },
    ];
    const action = { 'next-action': '00' };
    for (const [path, headers] of [
      ['/admin/staff', action],
      ['/nl/admin/requests/482-917-635', action],
      ['/api/admin/requests/482-917-635/drafts', {}],
    ] as const) {
      const response = await middleware(request(path, broken, headers, 'POST'));
      expect(response.headers.getSetCookie(), path).toEqual([]);
      // What answers it sees nobody all the same.
      expect(response.headers.get('x-middleware-request-cookie') ?? '', path).not.toContain('session=');
    }
    for (const [path, headers, method] of [
      ['/admin/staff', action, 'GET'],
      ['/admin/staff', {}, 'POST'],
      ['/compte', action, 'POST'],
      ['/api/account/export', action, 'POST'],
    ] as const) {
      const response = await middleware(request(path, broken, headers, method));
      expect(response.headers.getSetCookie().join(), path).toContain('session=;');
    }
  });
});

describe('The back office', () => {
  const grant = (email: string, role: string) =>
    stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });

  test('leads a visitor to sign in and back', async () => {
    expect(await staff.findStaff()).toEqual({ status: 'visitor' });
    expect(await followAction(() => staff.requireStaff('nl', 'admin'))).toEqual({
      target: '/nl/auth?redirect=%2Fnl%2Fadmin&notice=signInNeeded',
    });
    const below = { rest: '482-917-635', query: { view: 'board' } };
    expect(await followAction(() => staff.requireStaff('en', 'admin-requests', below))).toEqual({
      target: '/en/auth?redirect=%2Fen%2Fadmin%2Frequests%2F482-917-635%3Fview%3Dboard&notice=signInNeeded',
    });
  });

  test('is closed to an account without a role', async () => {
    const email = await someAccount(stack, actions);
    expect(await staff.findStaff()).toMatchObject({ status: 'customer' });
    expect(await staff.requireStaff('fr', 'admin')).toMatchObject({ closedTo: { email } });
    for (const path of ['/admin', '/nl/admin', '/en/admin/anything']) {
      const response = await middleware(request(path, nextRequest.cookies.getAll()));
      expect(response.status, path).toBe(403);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await middleware(request('/compte', nextRequest.cookies.getAll()))).status).toBe(200);
    expect((await middleware(request('/admin', []))).status).toBe(200);
  });

  test('opens by a role, and closes with it at the next request', async () => {
    const email = await someAccount(stack, actions);
    expect((await grant(email.toUpperCase(), 'sales')).data).toBe('granted');
    expect(await staff.requireStaff('fr', 'admin')).toMatchObject({
      staff: { role: 'sales', viewer: { email } },
    });
    expect((await middleware(request('/admin', nextRequest.cookies.getAll()))).status).toBe(200);
    expect(await staff.requireStaff('fr', 'admin-portfolio')).toMatchObject({
      closedTo: { email },
      otherRole: 'sales',
    });
    expect((await middleware(request('/nl/admin/portfolio/x', nextRequest.cookies.getAll()))).status).toBe(
      403,
    );
    expect((await middleware(request('/admin/requests', nextRequest.cookies.getAll()))).status).toBe(200);
    expect((await grant(email, 'admin')).data).toBe('granted');
    expect(await staff.requireStaff('fr', 'admin-portfolio')).toMatchObject({ staff: { role: 'admin' } });
    expect((await stack.database.rpc('list_staff_members')).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ email, role: 'admin' })]),
    );
    expect((await stack.database.rpc('revoke_staff_role', { account_email: email })).data).toBe('revoked');
    expect(await staff.requireStaff('fr', 'admin')).toMatchObject({ closedTo: { email } });
    expect((await middleware(request('/admin', nextRequest.cookies.getAll()))).status).toBe(403);
    expect((await stack.database.rpc('revoke_staff_role', { account_email: email })).data).toBe('unknown');
  });

  test('is given to no address that nobody confirmed, and by no other name', async () => {
    const email = someEmail();
    await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password });
    expect((await grant(email, 'admin')).data).toBe('unconfirmed');
    expect((await grant(someEmail(), 'admin')).data).toBe('unknown');
    expect((await grant(email, 'owner')).data).toBe('invalid');
  });

  test('has a demo account whose password is its installation’s own', async () => {
    const { email, password: demo } = stack.demoStaff ?? { email: '', password: '' };
    expect(demo).toMatch(/^[\w-]{16}$/);
    expect(await signInElsewhere(stack, actions, email, demo)).toHaveProperty('target');
    expect(await staff.requireStaff('fr', 'admin')).toMatchObject({ staff: { role: 'admin' } });
  });
});

// Last: they stop the backend.
describe('While the backend is away', () => {
  test('nobody is signed out, and every form says so and keeps what was typed', async () => {
    const email = await someAccount(stack, actions);
    const cookies = nextRequest.cookies.getAll();
    await stack.backend.stop();
    for (const now of [new Date(), minutes(20)]) {
      expect(await keep.checkSession(cookies, now)).toEqual({ signedIn: true, writes: [] });
    }
    expect(await staff.findStaff()).toEqual({ status: 'away' });
    await expect(staff.requireStaff('fr', 'admin')).rejects.toThrow('cannot say');
    expect(await send(actions.signIn, { email, password })).toEqual({
      value: { status: 'refused', reason: 'unavailable', values: { email } },
    });
    const form = { firstName: 'A', lastName: 'B', email: someEmail(), password };
    expect(await send(actions.signUp, form)).toMatchObject(refusal('unavailable'));
    expect(await send(actions.changeName, form)).toMatchObject(refusal('unavailable'));
    expect(await send(actions.requestPasswordReset, form)).toMatchObject(refusal('unavailable'));
    expect(await send(actions.signOutEverywhere)).toMatchObject(refusal('unavailable'));
    // Whoever could not sign out everywhere still is signed in here.
    expect(nextRequest.cookies.getAll()).toEqual(cookies);
    await stack.backend.start();
    await vi.waitFor(
      async () => expect(await staff.findStaff()).toMatchObject({ status: 'customer' }),
      15_000,
    );
    expect(await api.fetchUser((await sessionIn(cookies)).access_token)).toMatchObject({ email });
  });
});
