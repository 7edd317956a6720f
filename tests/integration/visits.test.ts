import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '@/lib/limits/limits';
import { runRetention } from '@/lib/site/retention';
import { answerErasure, answerOwnVisits } from '@/lib/visits/server/answer-own-visits';
import { answerVisits } from '@/lib/visits/server/answer-visits';
import { sessionIdOf } from '@/lib/visits/server/visit-keys';
import type { VisitBeacon } from '@/lib/visits/visit-beacon';
import { someAddress } from './support/quotes';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { startMaillessStack, type TestStack } from './support/test-stack';
import { browserAgent, consentOf, someBeacon, someView, someVisit, visitRequest } from './support/visits';

let stack: TestStack;
let proxy: SlowProxy;

beforeAll(async () => {
  stack = await startMaillessStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url, COUNTRY_HEADER: 'CF-IPCountry' };
  });
});
afterAll(async () => {
  await proxy?.close();
  await stack?.stop();
});
afterEach(() => proxy.release());

const nobody = async () => null;

function send(
  body: unknown,
  headers: Record<string, string> = {},
  findUserId = nobody as () => Promise<string | null>,
) {
  return answerVisits(visitRequest(stack, body, headers), new Date(), findUserId);
}

async function viewsOf(beacon: VisitBeacon) {
  const { data } = await stack.database
    .from('page_views')
    .select('*')
    .eq('session_id', sessionIdOf(beacon.session))
    .order('created_at')
    .throwOnError();
  return data ?? [];
}

async function visitsOf(beacon: VisitBeacon) {
  const { data } = await stack.database
    .from('visitor_analytics')
    .select('*')
    .eq('session_id', sessionIdOf(beacon.session))
    .throwOnError();
  return data ?? [];
}

async function counts() {
  return [await stack.count('page_views'), await stack.count('visitor_analytics')];
}

describe('What may be recorded', () => {
  test.each([
    ['no choice', { cookie: '' }],
    ['a broken choice', { cookie: 'consent=%7B%22analytics' }],
    ['a refusal', { cookie: consentOf({}) }],
    ['external content only', { cookie: consentOf({ external: true }) }],
    ['marketing without statistics', { cookie: consentOf({ marketing: true }) }],
    [
      'a choice of seven months ago',
      { cookie: consentOf({ analytics: true }, new Date(Date.now() - 214 * 86_400_000)) },
    ],
    ['Global Privacy Control that came later', { 'sec-gpc': '1' }],
  ])('is nothing with %s', async (_, headers) => {
    const before = await counts();
    expect((await send(someBeacon(), headers)).status).toBe(403);
    expect(await counts()).toEqual(before);
  });

  test('with a choice made under Global Privacy Control is what it allows', async () => {
    const beacon = someBeacon();
    const cookie = consentOf({ analytics: true }, new Date(), true);
    expect((await send(beacon, { cookie, 'sec-gpc': '1' })).status).toBe(204);
    expect(await viewsOf(beacon)).toHaveLength(1);
  });

  test('with statistics is the page view, and neither visit nor account, whatever the page sends', async () => {
    const beacon = someBeacon();
    const answer = await send(beacon, { cookie: consentOf({ analytics: true }) }, async () => randomUUID());
    expect(answer.status).toBe(204);
    expect(await viewsOf(beacon)).toMatchObject([{ page_id: 'about', user_id: null }]);
    expect(await visitsOf(beacon)).toEqual([]);
  });

  test('with marketing too is the visit, with the account', async () => {
    const account = randomUUID();
    const beacon = someBeacon({
      view: someView({
        path: '/nl/over-ons',
        referrer: `${stack.siteUrl}/nl?from=mail`,
        clicks: 3,
        seconds: 12,
      }),
      visit: someVisit({ pages: ['/nl', '/nl/over-ons'], seconds: 40, referrer: 'https://search.test/?q=x' }),
    });
    const answer = await send(beacon, { 'cf-ipcountry': 'BE' }, async () => account);
    expect(await answer.json()).toEqual({ country: 'BE' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await viewsOf(beacon)).toMatchObject([
      {
        page_id: 'about',
        locale: 'nl',
        page_url: '/nl/over-ons',
        referrer: '/nl',
        user_id: account,
        clicks_count: 3,
        time_on_page: 12,
        scroll_depth: 20,
      },
    ]);
    expect(await visitsOf(beacon)).toMatchObject([
      {
        user_id: account,
        visitor_ip: 'Unknown',
        country: 'BE',
        city: 'Unknown',
        device_type: 'desktop',
        browser_name: 'Chrome',
        browser_version: '142',
        os_name: 'Windows',
        os_version: 'Unknown',
        screen_resolution: '1440x900',
        language: 'nl-BE',
        timezone: 'Europe/Brussels',
        referrer: 'https://search.test',
        landing_page: '/nl',
        pages_visited: ['/nl', '/nl/over-ons'],
        session_duration: 40,
        is_returning_visitor: false,
      },
    ]);
  });

  test('is nothing of the back office', async () => {
    const beacon = someBeacon({ view: someView({ path: '/nl/admin/requests' }) });
    expect((await send(beacon)).status).toBe(204);
    expect(await viewsOf(beacon)).toEqual([]);
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'curl/8.5.0',
    '',
  ])('is nothing of a machine: %s', async (agent) => {
    const beacon = someBeacon();
    expect((await send(beacon, { 'user-agent': agent })).status).toBe(204);
    expect(await viewsOf(beacon)).toEqual([]);
  });

  test('is no address, anywhere', async () => {
    const address = '198.51.100.77';
    const beacon = someBeacon();
    await send(beacon, { 'x-forwarded-for': address });
    const stored = JSON.stringify([await viewsOf(beacon), await visitsOf(beacon)]);
    expect(stored).not.toContain(address);
    expect(stored).not.toContain(beacon.session);
    expect(stored).not.toContain(beacon.view.key);
    expect(stack.logLines.join('')).not.toContain(address);
    const { data } = await stack.database.from('rate_limits').select('bucket').throwOnError();
    expect(JSON.stringify(data)).not.toContain(address);
  });
});

describe('A page view', () => {
  test('grows with its later beacons, in whatever order they come', async () => {
    const beacon = someBeacon({ visit: undefined });
    const { view } = beacon;
    await send({ ...beacon, view: { ...view, seconds: 30, depth: 80, clicks: 2, reachedForm: true } });
    await send(beacon);
    await send({ ...beacon, view: { ...view, seconds: 31, depth: 40, sentForm: true } });
    expect(await viewsOf(beacon)).toMatchObject([
      { time_on_page: 31, scroll_depth: 80, clicks_count: 2, reached_form: true, sent_form: true },
    ]);
  });

  test('is not touched from another visit, nor after a day', async () => {
    const beacon = someBeacon({ visit: undefined });
    await send(beacon);
    const later = { ...beacon.view, seconds: 500 };
    await send(someBeacon({ view: later, visit: undefined }));
    expect(await viewsOf(beacon)).toMatchObject([{ time_on_page: 0 }]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await stack.database
      .from('page_views')
      .update({ created_at: yesterday })
      .eq('session_id', sessionIdOf(beacon.session))
      .throwOnError();
    await send({ ...beacon, view: later });
    expect(await viewsOf(beacon)).toMatchObject([{ time_on_page: 0 }]);
  });

  test('of the page where a request ends tells that one was sent', async () => {
    const beacon = someBeacon({ view: someView({ path: '/demande-recue' }) });
    await send(beacon);
    expect(await viewsOf(beacon)).toMatchObject([{ page_id: 'quote-received', sent_form: true }]);
  });
});

describe('A visit', () => {
  test('becomes longer and keeps what it was at its beginning', async () => {
    const beacon = someBeacon({ visit: someVisit({ country: 'NL' }) });
    expect((await send(beacon)).status).toBe(200);
    const visit = someVisit({ pages: ['/a-propos', '/cgv'], seconds: 90, returning: true, country: 'BE' });
    await send({ ...beacon, view: someView({ path: '/cgv' }), visit });
    await send({ ...beacon, view: someView(), visit: someVisit({ seconds: 10 }) });
    expect(await viewsOf(beacon)).toHaveLength(3);
    expect(await visitsOf(beacon)).toMatchObject([
      {
        country: 'NL',
        pages_visited: ['/a-propos', '/cgv'],
        session_duration: 90,
        is_returning_visitor: false,
      },
    ]);
  });

  test.each([
    ['BE', 'BE'],
    ['XX', 'Unknown'],
    ['<script>', 'Unknown'],
    ['', 'Unknown'],
  ])('from a hosting that says "%s" is from %s', async (header, country) => {
    const beacon = someBeacon();
    await send(beacon, { 'cf-ipcountry': header });
    expect(await visitsOf(beacon)).toMatchObject([{ country }]);
  });
});

describe('Abuse', () => {
  test.each([
    ['another site', { origin: 'https://evil.test' }],
    ['no origin', { origin: '' }],
    ['a null origin', { origin: 'null' }],
  ])('a beacon from %s is refused', async (_, headers) => {
    const before = await counts();
    expect((await send(someBeacon(), headers)).status).toBe(403);
    expect(await counts()).toEqual(before);
  });

  const beacon = someBeacon();
  test.each<[string, unknown]>([
    ['no JSON', '<xml/>'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['17 kB', JSON.stringify({ ...beacon, padding: 'x'.repeat(17_000) })],
    ['no UUID', { ...beacon, session: 'mine' }],
    ['a negative time', { ...beacon, view: someView({ seconds: -1 }) }],
    ['a time of two days', { ...beacon, view: someView({ seconds: 172_800 }) }],
    ['half a click', { ...beacon, view: someView({ clicks: 0.5 }) }],
    ['a depth of 101', { ...beacon, view: someView({ depth: 101 }) }],
    ['a title of 301', { ...beacon, view: someView({ title: 'x'.repeat(301) }) }],
    ['no path', { ...beacon, view: someView({ path: 'https://evil.test' }) }],
    ['101 pages', { ...beacon, visit: someVisit({ pages: Array(101).fill('/') }) }],
    ['a country in words', { ...beacon, visit: someVisit({ country: 'Belgium' }) }],
    ['a screen of nothing', { ...beacon, visit: someVisit({ screen: '0x0' }) }],
    ['a language in markup', { ...beacon, visit: someVisit({ language: '<b>nl</b>' }) }],
  ])('%s is refused', async (_, body) => {
    const before = await counts();
    expect((await send(body)).status).toBe(400);
    expect(await counts()).toEqual(before);
  });

  test('characters that a database cannot hold do no harm', async () => {
    const odd = someBeacon({ view: someView({ path: '/%00\u0000x', title: 'a\u0000b\ud800c\u202e' }) });
    expect((await send(odd)).status).toBe(200);
    expect(await viewsOf(odd)).toMatchObject([{ page_url: '/x', page_title: 'ab\ufffdc\u202e' }]);
  });

  test('a name or a question that a title repeats is not recorded', async () => {
    for (const [path, title] of [
      ['/votre-enseigne', 'Zwolbertus, en toutes lettres · Opaak'],
      ['/nl/zoeken', 'Zwolbertus · Opaak'],
    ]) {
      const typed = someBeacon({
        view: someView({ path, title, referrer: `${stack.siteUrl}/?name=Zwolbertus` }),
      });
      expect((await send(typed)).status).toBe(200);
      const views = await viewsOf(typed);
      expect(views).toMatchObject([{ page_url: path, page_title: null, referrer: '/' }]);
      expect(JSON.stringify([views, await visitsOf(typed)])).not.toContain('Zwolbertus');
    }
  });

  test('fields that no page has are left out', async () => {
    const extra = { ...someBeacon(), user_id: randomUUID(), created_at: '2001-01-01' };
    expect(
      (await send({ ...extra, view: { ...extra.view, user_id: randomUUID(), id: randomUUID() } })).status,
    ).toBe(200);
    expect(await viewsOf(extra)).toMatchObject([{ user_id: null }]);
    expect(new Date((await viewsOf(extra))[0]?.created_at).getFullYear()).toBe(new Date().getFullYear());
  });

  test('one visit is heard sixty times a minute, from wherever it speaks', async () => {
    const { session } = someBeacon();
    const statuses: number[] = [];
    for (let sent = 0; sent < 65; sent += 1)
      statuses.push((await send({ session, view: someView() })).status);
    expect(statuses.indexOf(429)).toBe(limits.beaconPerSession.max);
    expect(await stack.count('page_views', { session_id: sessionIdOf(session) })).toBe(60);
  });

  test('one place is heard three hundred times a minute, whatever visit it claims', async () => {
    const from = { 'x-forwarded-for': someAddress() };
    const before = await stack.count('page_views');
    const refused: number[] = [];
    for (let sent = 0; sent < 310; sent += 1) {
      const { status } = await send(someBeacon({ visit: undefined }), from);
      if (status === 429) refused.push(sent);
    }
    expect(refused).toEqual(Array.from({ length: 10 }, (_, index) => 300 + index));
    expect((await stack.count('page_views')) - before).toBe(300);
  });

  test('the database itself refuses what a broken site would let through', async () => {
    const row = {
      secret_hash: 'a'.repeat(64),
      session_id: randomUUID(),
      locale: 'fr',
      page_url: '/',
      clicks_count: 0,
      time_on_page: 0,
      scroll_depth: 0,
      reached_form: false,
      sent_form: false,
    };
    const broken: Record<string, unknown>[] = [
      { secret_hash: 'short' },
      { session_id: 'x' },
      { locale: 'de' },
      { page_id: 'Not A Page' },
      { page_url: 'x'.repeat(301) },
      { page_title: 'x'.repeat(301) },
      { clicks_count: 10_001 },
      { time_on_page: 'long' },
      { scroll_depth: 101 },
      { reached_form: null },
    ];
    for (const change of broken) {
      const { data, error } = await stack.database.rpc('record_page_view', { view: { ...row, ...change } });
      expect(error, JSON.stringify(change)).toBeNull();
      expect(data, JSON.stringify(change)).toMatchObject({ status: 'invalid' });
    }
    const visit = {
      session_id: randomUUID(),
      country: 'BE',
      device_type: 'desktop',
      browser_name: 'Chrome',
      browser_version: '142',
      os_name: 'Windows',
      os_version: '11',
      landing_page: '/',
      pages_visited: ['/'],
      session_duration: 1,
      is_returning_visitor: false,
    };
    const brokenVisits: Record<string, unknown>[] = [
      { country: 'Belgium' },
      { device_type: 'watch' },
      { browser_name: 'x'.repeat(61) },
      { os_version: null },
      { screen_resolution: '0x0' },
      { language: 'nl<' },
      { timezone: 'Europe Brussels' },
      { landing_page: '' },
      { pages_visited: Array(101).fill('/') },
      { pages_visited: ['x'.repeat(30_001)] },
      { pages_visited: { a: 1 } },
      { session_duration: 86_401 },
    ];
    for (const change of brokenVisits) {
      const { data, error } = await stack.database.rpc('record_visit', { visit: { ...visit, ...change } });
      expect(error, JSON.stringify(change)).toBeNull();
      expect(data, JSON.stringify(change)).toMatchObject({ status: 'invalid' });
    }
  });
});

test('while the database is away a page is told so at once, or within the time it is given', async () => {
  proxy.refuse();
  expect((await send(someBeacon())).status).toBe(503);
  proxy.release();
  proxy.hold();
  const started = performance.now();
  expect((await send(someBeacon())).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(4000);
  expect(stack.logLines.join('')).toContain('visits.notRecorded');
});

describe('What a browser’s own keys open', () => {
  const own = (sessions: unknown, headers: Record<string, string> = {}) =>
    answerOwnVisits(visitRequest(stack, { sessions }, headers, '/api/visits/own'), new Date());
  const erase = (sessions: unknown, headers: Record<string, string> = {}) =>
    answerErasure(visitRequest(stack, { sessions }, headers, '/api/visits/own'), new Date());

  test('is what was recorded under them, and nothing else', async () => {
    const mine = someBeacon();
    const others = someBeacon();
    await send(mine);
    await send(others);
    const found = await (await own([mine.session])).json();
    expect(found.visits).toMatchObject([{ browser: 'Chrome 142', pages: ['/a-propos'], screen: '1440x900' }]);
    expect(found.pageViews).toMatchObject([{ url: '/a-propos', title: 'À propos', depth: 20 }]);
    expect(JSON.stringify(found)).not.toContain(sessionIdOf(mine.session));
    // Who reads a row learns no key.
    expect(await (await own([sessionIdOf(mine.session)])).text()).not.toContain('/a-propos');
    expect(await (await own([])).json()).toEqual({ visits: [], pageViews: [], choices: [] });
  });

  test('is erased at the first word, without any consent', async () => {
    const mine = someBeacon();
    const others = someBeacon();
    await send(mine);
    await send(others);
    expect(await (await erase([mine.session], { cookie: '' })).json()).toEqual({ erased: 2 });
    expect(await viewsOf(mine)).toEqual([]);
    expect(await visitsOf(mine)).toEqual([]);
    expect(await viewsOf(others)).toHaveLength(1);
    expect(await (await own([mine.session])).json()).toMatchObject({ visits: [], pageViews: [] });
  });

  test('is not opened from another site, by nonsense, or by too many keys', async () => {
    const { session } = someBeacon();
    for (const ask of [own, erase]) {
      expect((await ask([session], { origin: 'https://evil.test' })).status).toBe(403);
      expect((await ask(['*'])).status).toBe(400);
      expect((await ask('all')).status).toBe(400);
      expect((await ask(Array.from({ length: 101 }, () => randomUUID()))).status).toBe(400);
    }
    const from = { 'x-forwarded-for': someAddress() };
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) statuses.push((await own([session], from)).status);
    expect(statuses.indexOf(429)).toBe(limits.ownVisitsPerAddress.max);
  });
});

test('browsing data of more than thirteen months is deleted, and what is younger is not', async () => {
  const old = someBeacon();
  const young = someBeacon();
  await send(old);
  await send(young);
  const now = new Date();
  const monthsAgo = (months: number, days: number) => {
    const date = new Date(now);
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() - months);
    date.setUTCDate(Math.min(now.getUTCDate(), 28));
    return new Date(date.getTime() + days * 86_400_000).toISOString();
  };
  for (const table of ['page_views', 'visitor_analytics']) {
    for (const [beacon, at] of [
      [old, monthsAgo(13, -4)],
      [young, monthsAgo(13, 4)],
    ] as const) {
      await stack.database
        .from(table)
        .update({ created_at: at })
        .eq('session_id', sessionIdOf(beacon.session))
        .throwOnError();
    }
  }
  const consents = [monthsAgo(13, -4), monthsAgo(13, 4)].map((created_at) => ({
    session_id: randomUUID(),
    user_agent: browserAgent.slice(0, 60),
    analytics: true,
    marketing: false,
    external: false,
    page_url: '/',
    locale: 'fr',
    asked_by: 'banner',
    gpc: false,
    policy_version: '1.0',
    text_hash: 'a'.repeat(64),
    created_at,
  }));
  await stack.database.from('cookie_consents').insert(consents).throwOnError();

  const outcomes = await runRetention(now);
  expect(outcomes).toContainEqual({ name: 'browsing data', result: { deleted: 3 } });
  expect([await viewsOf(old), await visitsOf(old)]).toEqual([[], []]);
  expect([await viewsOf(young), await visitsOf(young)]).toMatchObject([[{}], [{}]]);
  expect(await stack.count('cookie_consents')).toBe(1);
});
