import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import type { StoredCookie } from '@/lib/supabase/session-cookies';
import {
  cookieHeader,
  cookiesOf,
  endSessions,
  grantRole,
  makeAccount,
  receiveResetLink,
  revokeRole,
} from '../support/account';
import { undecided } from '../support/consent';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

// The session as it goes over the wire: no browser here, which would hide the headers.

const dynamicPages = [
  'auth',
  'auth-confirm',
  'auth-success',
  'auth-new-password',
  'logout',
  'assistant-registered',
  'account',
  'admin',
] as const satisfies PageId[];

interface Asked {
  cookies?: StoredCookie[];
  headers?: Record<string, string>;
}

function ask(path: string, { cookies = [], headers = {} }: Asked = {}): Promise<Response> {
  return fetch(stack.siteUrl + path, {
    redirect: 'manual',
    headers: { ...(cookies.length > 0 ? { cookie: cookieHeader(cookies) } : {}), ...headers },
  });
}

/** The cookies after an answer was taken in, as a browser takes it in: one line after the other. */
function taken(cookies: StoredCookie[], response: Response): StoredCookie[] {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const isGone = /;\s*max-age=0/i.test(line) || /;\s*expires=thu, 01 jan 1970/i.test(line);
    if (isGone) jar.delete(name);
    else jar.set(name, decodeURIComponent(value));
  }
  return [...jar].map(([name, value]) => ({ name, value }));
}

const namesOf = (cookies: StoredCookie[]) => cookies.map(({ name }) => name).sort();

/** Texts that only staff see. */
const staffTexts = locales.flatMap((locale: Locale) => {
  const { Staff } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return [...Object.values<string>(Staff.may), ...Object.values<string>(Staff.roles)];
});

test('a renewed session comes in small cookies that no script reads, and into no cache', async () => {
  const account = await makeAccount({ note: 'é'.repeat(3400) });
  const cookies = cookiesOf({ ...account.session, expires_at: 1 });
  const response = await ask(pathTo('account', 'nl'), { cookies });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const lines = response.headers.getSetCookie();
  expect(lines.filter((line) => line.startsWith('session')).length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(line.length).toBeLessThan(4096);
    expect(line).toMatch(/;\s*samesite=lax/i);
    expect(line).toMatch(/;\s*path=\/(;|$)/i);
    expect(/;\s*httponly/i.test(line), line.slice(0, 40)).toBe(!line.startsWith('signed-in='));
  }
  expect((await ask(pathTo('account', 'nl'), { cookies: taken(cookies, response) })).status).toBe(200);
});

test('a static page sets no cookie, whatever session comes with the request, and no cache keeps what came with one', async () => {
  const account = await makeAccount();
  for (const cookies of [
    cookiesOf({ ...account.session, expires_at: 1 }),
    [{ name: 'session', value: 'x' }],
  ]) {
    for (const locale of locales) {
      for (const page of ['about', 'terms'] as const) {
        const response = await ask(pathTo(page, locale), { cookies });
        expect(response.status).toBe(200);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        const anyone = await ask(pathTo(page, locale), { cookies: [] });
        expect(anyone.headers.get('cache-control')).toMatch(/^public/);
      }
    }
  }
});

test('a forged, cut or half-deleted session is no session, on every page, and is gone after one answer', async () => {
  const account = await makeAccount();
  const { user } = account.session;
  const whole = cookiesOf({ ...account.session, user: { ...user, ...{ note: 'é'.repeat(4000) } } });
  expect(namesOf(whole)).toContain('session.1');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [, body] = account.session.access_token.split('.');
  const forged = `${part({ alg: 'none', typ: 'JWT' })}.${body}.`;
  const broken: Record<string, StoredCookie[]> = {
    nonsense: [{ name: 'session', value: 'nonsense' }],
    cut: whole.map((cookie) => ({ ...cookie, value: cookie.value.slice(0, 900) })),
    'half deleted': whole.filter(({ name }) => name !== 'session.1'),
    'without its beginning': whole.filter(({ name }) => name !== 'session.0'),
    'of nobody': cookiesOf({ ...account.session, user: { id: '' } }),
    'alg none': cookiesOf({ ...account.session, access_token: forged, refresh_token: 'forged' }),
    'for another account': cookiesOf({ ...account.session, user: { id: crypto.randomUUID() } }),
  };
  for (const [name, cookies] of Object.entries(broken)) {
    for (const page of dynamicPages) {
      const response = await ask(pathTo(page, 'en'), { cookies });
      expect(response.status, `${name} on ${page}`).toBeLessThan(400);
      expect(namesOf(taken(cookies, response)), `${name} on ${page}`).toEqual([]);
    }
  }
});

test('the page of an account leads a visitor to sign in, and shows the account to its owner alone', async () => {
  const account = await makeAccount();
  for (const locale of locales) {
    const path = pathTo('account', locale);
    const asVisitor = await ask(path);
    expect([303, 307]).toContain(asVisitor.status);
    expect(asVisitor.headers.get('location')).toContain(`redirect=${encodeURIComponent(path)}`);
    const asOwner = await ask(path, { cookies: cookiesOf(account.session) });
    expect(await asOwner.text()).toContain(account.email);
  }
});

test('five tabs with a token that is over all stay signed in', async () => {
  const account = await makeAccount();
  const cookies = cookiesOf({ ...account.session, expires_at: 1 });
  const tabs = await Promise.all(Array.from({ length: 5 }, () => ask(pathTo('account', 'fr'), { cookies })));
  expect(tabs.map(({ status }) => status)).toEqual(Array(5).fill(200));
  for (const tab of tabs) {
    const after = await ask(pathTo('account', 'fr'), { cookies: taken(cookies, tab) });
    expect(after.status).toBe(200);
  }
});

test('a session that was ended elsewhere ends here, without a loop', async () => {
  const account = await makeAccount();
  await endSessions(account);
  for (const expires_at of [1, account.session.expires_at]) {
    const cookies = cookiesOf({ ...account.session, expires_at });
    const response = await ask(pathTo('account', 'fr'), { cookies });
    expect(response.headers.get('location')).toMatch(/^\/auth\?/);
    const left = taken(cookies, response);
    expect(namesOf(left)).toEqual([]);
    const signIn = await ask(response.headers.get('location') ?? '', { cookies: left });
    expect(signIn.status).toBe(200);
    expect(signIn.headers.getSetCookie()).toEqual([]);
  }
});

test('the back office gives no byte of staff to visitors and other accounts, however it is asked for', async () => {
  const account = await makeAccount();
  const ways: Record<string, Record<string, string>> = {
    'as a page': {},
    'as data': { RSC: '1' },
    'as a prefetch': { RSC: '1', 'Next-Router-Prefetch': '1' },
    'as a segment': { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    'past the middleware': { 'x-middleware-subrequest': Array(6).fill('middleware').join(':') },
    'past it in another place': { 'x-middleware-subrequest': Array(6).fill('src/middleware').join(':') },
  };
  for (const [who, cookies] of [
    ['a visitor', []],
    ['another account', cookiesOf(account.session)],
  ] as const) {
    for (const [way, headers] of Object.entries(ways)) {
      for (const locale of locales) {
        const asked = { cookies: [...cookies], headers };
        let response = await ask(pathTo('admin', locale), asked);
        const location = response.headers.get('location');
        // The framework first adds a parameter of its own.
        if (location?.includes('_rsc')) response = await ask(location, asked);
        const text = await response.text();
        for (const secret of staffTexts) expect(text, `${way} as ${who}`).not.toContain(secret);
        if (who === 'another account' && way === 'as a page') expect(response.status).toBe(403);
      }
    }
  }
});

test('a role opens the back office, and closes it again at the next request', async () => {
  const account = await makeAccount();
  const cookies = cookiesOf(account.session);
  const path = pathTo('admin', 'en');
  const refused = await ask(path, { cookies });
  expect(refused.status).toBe(403);
  // Written out, for whoever has no script.
  const [, main = ''] = (await refused.text()).split('<main');
  expect(main.split('</main>')[0]).toContain(account.email);
  await grantRole(account, 'sales');
  expect((await ask(path, { cookies })).status).toBe(200);
  await revokeRole(account);
  expect((await ask(path, { cookies })).status).toBe(403);
});

test('a link of a mail that a scanner opens is not used up', async ({ page }) => {
  const account = await makeAccount();
  const link = await receiveResetLink(account);
  for (let opened = 0; opened < 3; opened += 1) {
    expect((await fetch(link)).status).toBe(200);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  }
  await page.goto(link);
  await page.locator('main form button[type=submit]').first().click();
  await expect(page).toHaveURL(pathTo('auth-new-password', 'fr'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, storageState: undecided });

  test('signing out wins over a session that is renewed by the same request', async ({ context, page }) => {
    const account = await makeAccount();
    const due = cookiesOf({ ...account.session, expires_at: 1 }).map((cookie) => ({
      ...cookie,
      url: stack.siteUrl,
    }));
    await context.addCookies(due);
    await page.goto(pathTo('logout', 'nl'));
    await context.addCookies(due);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(/\/nl\?signed-out=1$/);
    expect(namesOf(await context.cookies())).toEqual([]);
    expect((await ask(pathTo('account', 'nl'), { cookies: cookiesOf(account.session) })).status).toBe(307);
  });
});
