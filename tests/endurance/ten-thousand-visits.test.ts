import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '@/lib/i18n/routes';
import { answerVisits } from '@/lib/visits/server/answer-visits';
import type { VisitBeacon } from '@/lib/visits/visit-beacon';
import { startMaillessStack, type TestStack } from '../integration/support/test-stack';
import { allowingAll, consentOf, someView, someVisit, visitRequest } from '../integration/support/visits';

let stack: TestStack;
beforeAll(async () => {
  stack = await startMaillessStack(async () => ({ COUNTRY_HEADER: 'cf-ipcountry' }));
});
afterAll(() => stack?.stop());

const visitors = 10_000;
const atOnce = 4;

/** Random, and the same at every run. */
function randomFrom(seed: number): number {
  return createHash('sha256').update(`visit ${seed}`).digest().readUInt32BE() / 2 ** 32;
}

function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const choices = {
  none: '',
  refused: consentOf({}),
  statistics: consentOf({ analytics: true }),
  all: allowingAll,
};
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
};
const pages = ['home', 'about', 'careers', 'terms'] as const;
const locales = ['fr', 'nl', 'en'] as const;
const countries = ['BE', 'NL', 'FR', 'Unknown'] as const;

function choose<Choice>(of: readonly [Choice, ...Choice[]], random: number): Choice {
  return of[Math.floor(random * of.length)] ?? of[0];
}

/** What one visitor does: one page, and one in ten tells of its end in a beacon of its own. */
function simulate(index: number) {
  const random = (what: number) => randomFrom(index * 100 + what);
  const choice =
    random(1) < 0.15 ? 'none' : random(1) < 0.5 ? 'refused' : random(1) < 0.75 ? 'statistics' : 'all';
  const agent = random(2) < 0.1 ? 'bot' : random(2) < 0.6 ? 'phone' : 'desktop';
  const locale = choose(locales, random(3));
  const country = choose(countries, random(4));
  const page = choose(pages, random(5));
  const seconds = Math.floor(random(6) * 300);
  const session = uuidFrom(`session ${index}`);
  const path = pathTo(page, locale);
  const first = someView({ key: uuidFrom(`view ${index}`), path });
  const views = random(7) < 0.1 ? [first, { ...first, seconds, depth: 90 }] : [{ ...first, seconds }];
  const beacons: VisitBeacon[] = views.map((view) => ({
    session,
    view,
    visit: someVisit({ pages: [path] }),
  }));
  return { choice, agent, locale, country, page, seconds, beacons } as const;
}

test('the rows in the database are the visits made, no more and no fewer', async () => {
  const made = { views: 0, visits: 0, seconds: 0 } as Record<string, number>;
  const count = (name: string, by = 1) => {
    made[name] = (made[name] ?? 0) + by;
  };
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < visitors; index = next++) {
      const { choice, agent, locale, country, page, seconds, beacons } = simulate(index);
      for (const beacon of beacons) {
        const request = visitRequest(stack, beacon, {
          cookie: choices[choice],
          'user-agent': agents[agent],
          'cf-ipcountry': country,
        });
        const { status } = await answerVisits(request, new Date(), async () => null);
        expect(status).toBeLessThan(500);
        expect(status).not.toBe(429);
      }
      if (agent === 'bot' || choice === 'none' || choice === 'refused') continue;
      count('views');
      count('seconds', seconds);
      count(`page ${page} ${locale}`);
      if (choice !== 'all') continue;
      count('visits');
      count(`country ${country}`);
      count(`device ${agent === 'phone' ? 'mobile' : 'desktop'}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  const stored = { views: 0, visits: 0, seconds: 0 } as Record<string, number>;
  const add = (name: string, by = 1) => {
    stored[name] = (stored[name] ?? 0) + by;
  };
  for await (const row of rowsOf('page_views', 'page_id, locale, time_on_page')) {
    add('views');
    add('seconds', Number(row.time_on_page));
    add(`page ${row.page_id} ${row.locale}`);
  }
  for await (const row of rowsOf('visitor_analytics', 'country, device_type')) {
    add('visits');
    add(`country ${row.country}`);
    add(`device ${row.device_type}`);
  }
  expect(stored).toEqual(made);
  expect(made.views).toBeGreaterThan(4000);
}, 180_000);

async function* rowsOf(table: string, columns: string): AsyncGenerator<Record<string, unknown>> {
  const size = 1000;
  for (let from = 0; ; from += size) {
    const { data } = await stack.database
      .from(table)
      .select(columns)
      .order('id')
      .range(from, from + size - 1)
      .throwOnError();
    const rows = (data ?? []) as unknown as Record<string, unknown>[];
    yield* rows;
    if (rows.length < size) return;
  }
}
