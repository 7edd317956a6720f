import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as ExportRoute from '@/app/api/admin/statistics/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Staff } from '@/lib/staff/staff';
import { type Period, readPeriod } from '@/lib/statistics/period';
import { readStatistics, statisticsTurn } from '@/lib/statistics/server/read-statistics';
import type { Dimension, Statistics } from '@/lib/statistics/statistics';
import { comeFrom, someAccount } from './support/accounts';
import { newBrowser, standInForNext } from './support/next-request';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';
import { pageView, viewAt, visitor, visitorAt } from './support/visit-rows';

let stack: TestStack;
let accounts: typeof Accounts;
let exports: typeof ExportRoute;
let seller: Staff;

const today = '2026-11-24';

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  exports = await import('@/app/api/admin/statistics/export/route');
  seller = await someStaff(stack, 'sales');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(async () => {
  newBrowser();
  comeFrom(stack);
  for (const table of ['page_views', 'visitor_analytics'])
    await stack.database.from(table).delete().not('id', 'is', null).throwOnError();
});

async function read(period: Period = readPeriod({ period: '7' }, today).period): Promise<Statistics> {
  const statistics = await readStatistics(seller, period, 12);
  if (!statistics) throw new Error('The database is away');
  return statistics;
}

const linesOf = (statistics: Statistics, dimension: Dimension) =>
  statistics.tables[dimension].rows.map(({ key, views, visits }) => [key, views, visits]);

describe('The figures', () => {
  test('are those of the rows', async () => {
    const [first, second, before] = [randomUUID(), randomUUID(), randomUUID()];
    await viewAt(
      stack,
      '2026-11-20T10:00:00Z',
      pageView(first, { referrer: 'https://www.google.be', seconds: 8, depth: 40 }),
    );
    await viewAt(
      stack,
      '2026-11-20T10:01:00Z',
      pageView(first, {
        page: 'signs',
        path: '/enseignes',
        referrer: '/',
        seconds: 100,
        depth: 91,
        reached: true,
        sent: true,
      }),
    );
    await viewAt(
      stack,
      '2026-11-21T10:00:00Z',
      pageView(second, { path: '/nl', locale: 'nl', seconds: 20, depth: 60, reached: true }),
    );
    await viewAt(
      stack,
      '2026-11-21T10:01:00Z',
      pageView(second, { path: '/nl', locale: 'nl', referrer: '/nl' }),
    );
    await viewAt(
      stack,
      '2026-11-15T10:00:00Z',
      pageView(before, { referrer: 'https://example.com', seconds: 3, depth: 10 }),
    );
    await visitorAt(stack, '2026-11-20T10:00:00Z', visitor(first, { country: 'NL', device_type: 'desktop' }));
    await visitorAt(stack, '2026-11-15T10:00:00Z', visitor(before, { language: 'fr' }));

    const statistics = await read();
    expect(statistics).toMatchObject({
      firstDay: '2026-11-15',
      stale: 0,
      total: {
        views: 4,
        visits: 2,
        reached: 2,
        sent: 1,
        previousViews: 1,
        previousVisits: 1,
        previousReached: 0,
        previousSent: 0,
      },
      days: [
        { day: '2026-11-15', views: 1, visits: 1, reached: 0, sent: 0 },
        { day: '2026-11-20', views: 2, visits: 1, reached: 1, sent: 1 },
        { day: '2026-11-21', views: 2, visits: 1, reached: 1, sent: 0 },
      ],
      // Of 40, 91 and 60 per cent, and of 8, 100 and 20 seconds; the view of which nothing was heard does not count.
      medians: { scroll: 60, time: 20 },
      previousMedians: { scroll: 10, time: 3 },
      pageMedians: { home: { scroll: 40, time: 8 }, signs: { scroll: 90, time: 90 } },
    });
    expect(linesOf(statistics, 'page')).toEqual([
      ['home', 3, 2],
      ['signs', 1, 1],
    ]);
    expect(linesOf(statistics, 'path')).toEqual([
      ['/nl', 2, 1],
      ['/', 1, 1],
      ['/enseignes', 1, 1],
    ]);
    expect(linesOf(statistics, 'locale')).toEqual([
      ['fr', 2, 1],
      ['nl', 2, 1],
    ]);
    expect(linesOf(statistics, 'source')).toEqual([
      ['', 0, 1],
      ['google.be', 0, 1],
    ]);
    expect(linesOf(statistics, 'country')).toEqual([['NL', 0, 1]]);
    expect(linesOf(statistics, 'device')).toEqual([['desktop', 0, 1]]);
    expect(linesOf(statistics, 'browser')).toEqual([['Firefox', 0, 1]]);
    // The last one is of the period before, and no line of this one.
    expect(linesOf(statistics, 'language')).toEqual([['nl', 0, 1]]);
    const home = statistics.tables.page.rows.find(({ key }) => key === 'home');
    expect(home).toMatchObject({ visits: 2, reached: 2, sent: 1, previousViews: 1 });
  });

  test('count by the days of Brussels, and a visit on the day it began', async () => {
    const night = randomUUID();
    // 23.59 on the 19th and 0.01 on the 20th.
    await viewAt(stack, '2026-11-19T22:59:00Z', pageView(night));
    await viewAt(stack, '2026-11-19T23:01:00Z', pageView(night, { page: 'signs', sent: true }));
    const { days } = await read();
    expect(days).toEqual([
      { day: '2026-11-19', views: 1, visits: 1, reached: 1, sent: 1 },
      { day: '2026-11-20', views: 1, visits: 0, reached: 0, sent: 0 },
    ]);
  });

  test('leave out this site as a source, whatever its address', async () => {
    const host = new URL(stack.siteUrl).hostname;
    await viewAt(stack, `${today}T10:00:00Z`, pageView(randomUUID(), { referrer: `https://www.${host}` }));
    await viewAt(
      stack,
      `${today}T10:00:00Z`,
      pageView(randomUUID(), { referrer: 'android-app://com.google' }),
    );
    expect(linesOf(await read(), 'source')).toEqual([['com.google', 0, 1]]);
  });

  test('follow what is said of a view later', async () => {
    const session = randomUUID();
    const view = pageView(session, { seconds: 2, depth: 20 });
    await stack.database.rpc('record_page_view', { view }).throwOnError();
    const now = readPeriod({ period: '7' }, brusselsDay(new Date())).period;
    expect((await read(now)).medians).toEqual({ scroll: 20, time: 2 });
    const later = { ...view, time_on_page: 45, scroll_depth: 80, reached_form: true };
    await stack.database.rpc('record_page_view', { view: later }).throwOnError();
    const statistics = await read(now);
    expect(statistics).toMatchObject({ medians: { scroll: 80, time: 45 }, total: { views: 1, reached: 1 } });
  });

  test('forget who is erased, and a day of which nothing is left', async () => {
    const [erased, stays] = [randomUUID(), randomUUID()];
    await viewAt(stack, '2026-11-20T10:00:00Z', pageView(erased, { sent: true }));
    await viewAt(stack, '2026-11-21T10:00:00Z', pageView(erased));
    await viewAt(stack, '2026-11-21T10:00:00Z', pageView(stays));
    await visitorAt(stack, '2026-11-20T10:00:00Z', visitor(erased));
    expect((await read()).total).toMatchObject({ views: 3, visits: 2, sent: 1 });
    for (const table of ['page_views', 'visitor_analytics'])
      await stack.database.from(table).delete().eq('session_id', erased).throwOnError();
    const statistics = await read();
    expect(statistics.total).toMatchObject({ views: 1, visits: 1, sent: 0 });
    expect(statistics.tables.country.rows).toEqual([]);
    expect(statistics.firstDay).toBe('2026-11-21');
    expect(await stack.count('visit_figures', { day: '2026-11-20' })).toBe(0);
    expect(await stack.count('visit_measures', { day: '2026-11-20' })).toBe(0);
  });

  test('make a visit begin where its first view now is', async () => {
    const session = randomUUID();
    const first = pageView(session, { referrer: 'https://example.com' });
    await viewAt(stack, '2026-11-18T10:00:00Z', first);
    await viewAt(stack, '2026-11-21T10:00:00Z', pageView(session));
    expect((await read()).days.map(({ day, visits }) => [day, visits])).toEqual([
      ['2026-11-18', 1],
      ['2026-11-21', 0],
    ]);
    // As the retention does, which knows nothing of visits.
    await stack.database
      .from('page_views')
      .delete()
      .eq('secret_hash', String(first.secret_hash))
      .throwOnError();
    expect((await read()).days.map(({ day, visits }) => [day, visits])).toEqual([['2026-11-21', 1]]);
  });

  test('are nothing when nobody was counted', async () => {
    expect(await read()).toMatchObject({ total: { views: 0, visits: 0 }, days: [], firstDay: null });
  });

  test('are added up by the site itself while nobody looks', async () => {
    await viewAt(stack, `${today}T10:00:00Z`, pageView(randomUUID()));
    expect(await statisticsTurn()).toBe('idle');
    expect(await stack.count('stale_statistics_days')).toBe(0);
    expect(await stack.count('visit_figures', { day: today, dimension: 'total' })).toBe(1);
  });

  test('are of no more days than are asked for in one piece', async () => {
    const arguments_ = {
      previous_from: '2020-01-01',
      from_day: '2026-01-01',
      to_day: today,
      own_host: '',
      at_most: 5,
    };
    const { data } = await stack.database.rpc('read_visit_statistics', arguments_).throwOnError();
    expect(data).toEqual({ status: 'invalid' });
  });
});

describe('The export', () => {
  const get = (query: Record<string, string>) =>
    exports.GET(new Request(`${stack.siteUrl}/api/admin/statistics/export?${new URLSearchParams(query)}`));
  const days = { from: '2026-11-20', to: '2026-11-21', language: 'nl' };

  async function signInAs(role: 'sales' | 'editor' | null): Promise<void> {
    const email = await someAccount(stack, accounts);
    if (role)
      await stack.database
        .rpc('grant_staff_role', { account_email: email, granted_role: role })
        .throwOnError();
  }

  test('is refused to visitors and to accounts without a role', async () => {
    expect((await get(days)).status).toBe(401);
    await signInAs(null);
    const refused = await get(days);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ error: 'forbidden' });
  });

  test.each(['sales', 'editor'] as const)('is given to %s', async (role) => {
    await signInAs(role);
    expect((await get(days)).status).toBe(200);
  });

  test('has every line of a table, and no formula among them', async () => {
    await signInAs('sales');
    for (const [index, path] of ['=HYPERLINK("https://evil.test")', '/a,b"c', '@x'].entries())
      await viewAt(stack, `2026-11-20T1${index}:00:00Z`, pageView(randomUUID(), { page: null, path }));
    const response = await get({ ...days, table: 'paths' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // One beside another in a folder: which table and which days it holds is in its name.
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="statistics-paths-2026-11-20-2026-11-21.csv"',
    );
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\ufeffNaam;Bekeken pagina’s;')).toBe(true);
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.replace(/;1;0;1;0;0$/, ''))).toEqual([
      '"/a,b""c"',
      `"'=HYPERLINK(""https://evil.test"")"`,
      "'@x",
    ]);
  });

  test('has a line for each day, those without a visit included', async () => {
    await signInAs('editor');
    await viewAt(stack, '2026-11-21T10:00:00Z', pageView(randomUUID()));
    const text = await (await get({ ...days, table: 'days' })).text();
    expect(text.trim().split('\r\n').slice(1)).toEqual(['2026-11-20;0;0;0;0', '2026-11-21;1;0;0;0']);
  });
});
