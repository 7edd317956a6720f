import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GET as Callback } from '@/app/api/auth/callback/route';
import type { GET as Return } from '@/app/api/auth/google/return/route';
import type { GET as Start } from '@/app/api/auth/google/route';
import type { readViewer as ReadViewer } from '@/lib/accounts/server/viewer';
import { startStack } from '@/scripts/lib/stack.mjs';
import { someEmail } from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { someAddress } from './support/quotes';

let stack: Awaited<ReturnType<typeof startStack>>;
let google: Server;
let start: typeof Start;
let comeBack: typeof Return;
let callback: typeof Callback;
let readViewer: typeof ReadViewer;

/** Who signs in at the double, and what was asked of it. */
let person = { id: 'g-1', email: someEmail(), verified_email: true, name: 'Lieve Peeters' };
const tokenRequests: URLSearchParams[] = [];

beforeAll(async () => {
  google = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('content-type', 'application/json');
    if (request.url === '/token') {
      tokenRequests.push(new URLSearchParams(body));
      response.end(JSON.stringify({ access_token: 'from-google', token_type: 'Bearer', expires_in: 60 }));
    } else response.end(JSON.stringify(person));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  process.env.GOOGLE_DOUBLE_URL = `http://127.0.0.1:${port}`;
  process.env.NODE_OPTIONS = `--import=${path.resolve('tests/integration/support/google-double.mjs')}`;
  stack = await startStack({
    env: { GOOGLE_CLIENT_ID: 'the-client', GOOGLE_CLIENT_SECRET: 'the-secret' },
    mailbox: false,
  });
  delete process.env.NODE_OPTIONS;
  Object.assign(process.env, stack.env, { TRUSTED_PROXY_HOPS: '1' });
  standInForNext();
  ({ GET: start } = await import('@/app/api/auth/google/route'));
  ({ GET: comeBack } = await import('@/app/api/auth/google/return/route'));
  ({ GET: callback } = await import('@/app/api/auth/callback/route'));
  ({ readViewer } = await import('@/lib/accounts/server/viewer'));
}, 90_000);
afterAll(async () => {
  google?.close();
  await stack?.stop();
});
beforeEach(() => {
  newBrowser();
  nextRequest.headers = new Headers({ 'x-forwarded-for': someAddress() });
});

const verifiers = () => nextRequest.cookies.getAll().filter(({ name }) => name.includes('verifier'));

/** Where a route leads a browser that follows this link. */
async function follow(route: (request: NextRequest) => Promise<unknown>, link: string): Promise<URL> {
  const request = new NextRequest(new URL(link, stack.siteUrl), { headers: nextRequest.headers });
  const answer = await followAction(() => route(request));
  if (!('target' in answer)) throw new Error(`${link} leads nowhere`);
  return new URL(answer.target, stack.siteUrl);
}

/** The whole way: to Google, where the person agrees, and back. */
async function signIn(query: string): Promise<URL> {
  const atGoogle = await follow(start, `/api/auth/google?${query}`);
  expect(atGoogle.origin).toBe('https://accounts.google.com');
  expect(atGoogle.searchParams.get('client_id')).toBe('the-client');
  expect(atGoogle.searchParams.get('redirect_uri')).toBe(`${stack.siteUrl}/api/auth/google/return`);
  const state = atGoogle.searchParams.get('state') ?? '';
  const back = await follow(comeBack, `/api/auth/google/return?code=google-code&state=${state}`);
  expect(back.pathname).toBe('/api/auth/callback');
  return follow(callback, back.pathname + back.search);
}

describe('Signing in with Google', () => {
  test('makes an account, and ends where it was begun for', async () => {
    person = { id: 'g-2', email: someEmail(), verified_email: true, name: 'Lieve Peeters' };
    const end = await signIn('locale=nl&redirect=%2Fnl%2Faccount');
    expect(end.pathname + end.search).toBe('/nl/auth/success?kind=sign-in&redirect=%2Fnl%2Faccount');
    expect(await readViewer()).toMatchObject({
      status: 'signedIn',
      viewer: { email: person.email, firstName: 'Lieve Peeters', hasPassword: false, providers: ['google'] },
    });
    expect(tokenRequests.at(-1)?.get('client_secret')).toBe('the-secret');
    expect(verifiers()).toEqual([]);
    // The same person again is the same account.
    newBrowser();
    await signIn('locale=nl');
    expect(await readViewer()).toMatchObject({ viewer: { email: person.email } });
  });

  test('leads to no other site', async () => {
    const end = await signIn('locale=fr&redirect=%2F%2Fevil.example');
    expect(end.pathname + end.search).toBe('/auth/success?kind=sign-in');
  });

  test('is worth nothing in another browser than the one that began', async () => {
    const atGoogle = await follow(start, '/api/auth/google?locale=fr');
    const state = atGoogle.searchParams.get('state') ?? '';
    const back = await follow(comeBack, `/api/auth/google/return?code=google-code&state=${state}`);
    newBrowser();
    const end = await follow(callback, back.pathname + back.search);
    expect(end.pathname + end.search).toBe('/auth?notice=googleFailed');
    expect(await readViewer()).toEqual({ status: 'visitor' });
  });

  test('that was refused at Google, or made up, says so', async () => {
    const atGoogle = await follow(start, '/api/auth/google?locale=en');
    const state = atGoogle.searchParams.get('state') ?? '';
    const refused = await follow(comeBack, `/api/auth/google/return?error=access_denied&state=${state}`);
    const end = await follow(callback, refused.pathname + refused.search);
    expect(end.pathname + end.search).toBe('/en/auth?notice=googleFailed');
    expect(verifiers()).toEqual([]);
    for (const query of ['', 'code=x&state=y', `code=x&state=${crypto.randomUUID()}`]) {
      const made = await follow(comeBack, `/api/auth/google/return?${query}`);
      expect(made.origin).toBe(stack.siteUrl);
      expect((await follow(callback, `/api/auth/callback?${query}`)).search).toBe('?notice=googleFailed');
    }
    expect(await readViewer()).toEqual({ status: 'visitor' });
  });
});
