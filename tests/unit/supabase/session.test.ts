import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forgettingCookies,
  isSessionCookie,
  keepingCookies,
  readSession,
  type StoredCookie,
  type StoredSession,
  sessionCookieName,
} from '@/lib/supabase/session-cookies';
import { expiryByOwnClock, isDueForRefresh, isUserOfSession } from '@/lib/supabase/session-rules';

const plain = 'http://localhost:3000';
const secure = 'https://www.agency.be';
const now = new Date('2026-11-24T10:00:00Z');
const seconds = now.getTime() / 1000;

function sessionOf(profile = ''): StoredSession {
  return {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: seconds + 900,
    user: { id: 'u', profile } as StoredSession['user'],
  };
}

const stored = (site: string, session: StoredSession, existing: StoredCookie[] = []) =>
  keepingCookies(site, session, existing).filter(({ value }) => value !== '');

describe('The cookies of a session', () => {
  test.each([
    ['a small profile', ''],
    ['a large profile', 'é'.repeat(6000)],
  ])('hold one with %s, each below 4,096 bytes', async (_, profile) => {
    for (const site of [plain, secure]) {
      const cookies = stored(site, sessionOf(profile));
      for (const { name, value, options } of cookies) {
        const line = `${name}=${value}; Path=${options.path}; Max-Age=${options.maxAge}; HttpOnly; Secure; SameSite=Lax`;
        expect(line.length).toBeLessThan(4096);
      }
      expect(await readSession(site, cookies)).toEqual(sessionOf(profile));
    }
  });

  test('are out of reach of scripts and of other sites, and on https of other hosts', () => {
    for (const { name, options } of stored(secure, sessionOf()).filter(({ name }) => name !== 'signed-in')) {
      expect(name).toMatch(/^__Host-session(\.\d+)?$/);
      expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' });
      expect(options).not.toHaveProperty('domain');
    }
    expect(stored(plain, sessionOf())[0]).toMatchObject({
      name: 'session',
      options: { secure: false, httpOnly: true },
    });
  });

  test('come with a hint that scripts may read and that says nothing', () => {
    const hint = stored(secure, sessionOf()).find(({ name }) => name === 'signed-in');
    expect(hint).toMatchObject({ value: '1', options: { httpOnly: false, secure: true, sameSite: 'lax' } });
  });

  test('of a shorter session leave no piece of a longer one', async () => {
    const long = stored(plain, sessionOf('x'.repeat(9000)));
    const writes = keepingCookies(plain, sessionOf(), long);
    const left = new Map(long.map(({ name, value }) => [name, value]));
    for (const { name, value } of writes) value === '' ? left.delete(name) : left.set(name, value);
    const cookies = [...left].map(([name, value]) => ({ name, value }));
    expect(cookies.filter(({ name }) => isSessionCookie(plain, name))).toHaveLength(1);
    expect(await readSession(plain, cookies)).toEqual(sessionOf());
  });

  test('are all forgotten together, and no other cookie with them', () => {
    const existing = [
      ...stored(plain, sessionOf('x'.repeat(9000))),
      ...['session-flow-abcdefgh-code-verifier', 'session.x', 'sessions', 'locale', 'consent'].map(
        (name) => ({
          name,
          value: 'v',
        }),
      ),
    ];
    const writes = forgettingCookies(plain, existing);
    expect(
      writes.every(
        ({ value, options }) => value === '' && options.maxAge === 0 && options.expires?.getTime() === 0,
      ),
    ).toBe(true);
    expect(writes.map(({ name }) => name).sort()).toEqual(
      [
        'session-flow-abcdefgh-code-verifier',
        'session.0',
        'session.1',
        'session.2',
        'session.3',
        'session.4',
        'signed-in',
      ].filter(
        (name) =>
          name.includes('verifier') ||
          name === 'signed-in' ||
          existing.some((cookie) => cookie.name === name),
      ),
    );
  });

  test('without any, there is no session', async () => {
    expect(await readSession(plain, [{ name: 'locale', value: 'nl' }])).toBe('absent');
    expect(await readSession(secure, stored(plain, sessionOf()))).toBe('absent');
    expect(await readSession(plain, [{ name: 'session', value: '' }])).toBe('absent');
  });

  test.each([
    ['one letter', 'x'],
    ['no prefix', 'eyJhIjoxfQ'],
    ['no base64', 'base64-%%%'],
    ['no JSON', `base64-${Buffer.from('{"a":').toString('base64url')}`],
    ['no tokens', `base64-${Buffer.from('{"user":{"id":"u"}}').toString('base64url')}`],
    [
      'no user',
      `base64-${Buffer.from('{"access_token":"a","refresh_token":"r","expires_at":1}').toString('base64url')}`,
    ],
    [
      'a user without id',
      `base64-${Buffer.from('{"access_token":"a","refresh_token":"r","expires_at":1,"user":{}}').toString('base64url')}`,
    ],
    [
      'an empty refresh token',
      `base64-${Buffer.from('{"access_token":"a","refresh_token":"","expires_at":1,"user":{"id":"u"}}').toString('base64url')}`,
    ],
    ['JSON null', `base64-${Buffer.from('null').toString('base64url')}`],
  ])('with %s in them, the session is broken', async (_, value) => {
    expect(await readSession(plain, [{ name: 'session', value }])).toBe('broken');
  });

  test('cut or changed anywhere, they never throw', async () => {
    const whole = stored(plain, sessionOf('x'.repeat(9000))).filter(({ name }) => name !== 'signed-in');
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(3000), fc.string(), async (piece, at, junk) => {
        const broken = whole.map((cookie, index) =>
          index === piece ? { ...cookie, value: cookie.value.slice(0, at) + junk } : cookie,
        );
        await readSession(plain, broken);
        await readSession(
          plain,
          whole.filter((_, index) => index !== piece),
        );
        await readSession(plain, [{ name: sessionCookieName(plain), value: junk }]);
      }),
    );
  });
});

describe('A token', () => {
  test.each([
    [301, false],
    [300, true],
    [0, true],
    [-900, true],
  ])('with %i seconds left is replaced first: %s', (left, due) => {
    expect(isDueForRefresh({ expires_at: seconds + left }, now)).toBe(due);
  });

  test('just given is not due, wherever the backend’s clock stands', () => {
    for (const minutes of [-10, 0, 10]) {
      const ours = new Date(now.getTime() + minutes * 60_000);
      expect(isDueForRefresh({ expires_at: expiryByOwnClock(900, ours) }, ours)).toBe(false);
    }
  });
});

describe('The user that the backend names', () => {
  test.each([
    [{ id: 'u', email: 'a@b.be' }, true],
    [{ id: 'other', email: 'a@b.be' }, false],
    [{ id: 'u', email: '' }, false],
    [{ id: 'u', email: null }, false],
    [{ id: '', email: 'a@b.be' }, false],
    [{}, false],
  ])('%j is the one of the session: %s', (fetched, same) => {
    expect(isUserOfSession(sessionOf(), fetched)).toBe(same);
  });
});
