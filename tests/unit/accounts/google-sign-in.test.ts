import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  finishGoogleSignIn,
  passGoogleAnswerOn,
  startGoogleSignIn,
} from '@/lib/accounts/server/sign-in-with-google';
import { verifierSeconds } from '@/lib/supabase/session-cookies';
import { stubServerEnvironment } from '../support/server-environment';

stubServerEnvironment({ GOOGLE_SIGN_IN: 'true' });

const jar = new Map<string, { value: string; maxAge?: number }>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...jar].map(([name, { value }]) => ({ name, value })),
    set: (name: string, value: string, options: { maxAge?: number }) =>
      value === '' ? jar.delete(name) : jar.set(name, { value, ...options }),
  }),
}));

const backend = vi.fn<typeof fetch>();
const toGoogle = () =>
  new Response(null, { status: 302, headers: { location: 'https://accounts.google.com/' } });
const verifiers = () => [...jar].filter(([name]) => name.endsWith('-code-verifier'));

beforeEach(() => {
  jar.clear();
  backend.mockReset().mockImplementation(async () => toGoogle());
  vi.stubGlobal('fetch', backend);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what a browser keeps to come back from Google lasts as long as a sign-in takes', async () => {
  expect(await startGoogleSignIn('nl', null)).toBe('https://accounts.google.com/');
  expect(verifiers()).not.toEqual([]);
  expect(verifiers().map(([, { maxAge }]) => maxAge)).toEqual(verifiers().map(() => verifierSeconds));
  expect(verifierSeconds).toBe(600);
});

test('it is kept by nobody who cannot be sent to Google', async () => {
  backend.mockImplementation(async () => new Response('away', { status: 502 }));
  expect(await startGoogleSignIn('nl', null)).toBeNull();
  expect(jar.size).toBe(0);
});

test.each([null, 'short', 'a-code-that-is-refused'])(
  'it goes with a sign-in that ends with %s',
  async (code) => {
    await startGoogleSignIn('nl', null);
    backend.mockImplementation(async () => Response.json({ code: 'flow_state_not_found' }, { status: 404 }));
    expect(await finishGoogleSignIn(code)).toBe(false);
    expect(verifiers()).toEqual([]);
  },
);

test('it goes where the backend does not take Google’s answer, and stays while that is passed on', async () => {
  await startGoogleSignIn('nl', null);
  const back = 'https://opaak.example/api/auth/callback?code=a-code';
  backend.mockImplementation(async () => new Response(null, { status: 302, headers: { location: back } }));
  expect(await passGoogleAnswerOn(new URLSearchParams('code=of-google'))).toBe(back);
  expect(verifiers()).not.toEqual([]);
  backend.mockImplementation(async () => toGoogle());
  expect(await passGoogleAnswerOn(new URLSearchParams('code=of-google'))).toBeNull();
  expect(verifiers()).toEqual([]);
});
