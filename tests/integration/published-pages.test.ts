import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openFolderPageStore } from '@/lib/asleep/server/folder-page-store';
import { openRedisPageStore } from '@/lib/asleep/server/redis-page-store';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { type SiteAnswer, type SiteProcess, startSiteProcess } from './support/site-process';
import { eventually, startMaillessStack, type TestStack } from './support/test-stack';

// Pages that are made anew while the site runs, by the real framework, at two processes. What changes is the public name
// of the site, which every page says in its head: the build knew another one.

const newName = 'https://renamed.example';
const redisUrl = process.env.REDIS_URL ?? '';

let stack: TestStack;
let dataDir: string;
let sites: SiteProcess[] = [];

beforeAll(async () => {
  stack = await startMaillessStack();
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.kill()));
  sites = [];
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => stack?.stop());

/** What an earlier run with the same build has left in Redis; a site could lose it at any time. */
async function forgetPages(url: string): Promise<void> {
  const client = await createClient({ url }).connect();
  for (const name of await client.keys('pages:*')) await client.del(name);
  client.destroy();
}

async function startSites(count: number, env: Record<string, string>): Promise<SiteProcess[]> {
  const started = await Promise.all(
    Array.from({ length: count }, () => startSiteProcess({ DATA_DIR: dataDir, SITE_URL: newName, ...env })),
  );
  sites.push(...started);
  return started;
}

const canonicalOf = ({ text }: SiteAnswer) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '';
const about = pathTo('about', 'nl');

const stores = [
  {
    name: 'the data folder',
    env: { REDIS_URL: '' },
    open: () => ({ ...openFolderPageStore(path.join(dataDir, 'pages'), 'test'), close: () => undefined }),
  },
  // With a Redis at hand the same goes through it.
  ...(redisUrl
    ? [{ name: 'Redis', env: { REDIS_URL: redisUrl }, open: () => openRedisPageStore(redisUrl, 'test') }]
    : []),
];

describe.each(stores)('A page that is made anew, with $name between two processes', ({ env, open }) => {
  async function publish(page: PageId): Promise<void> {
    const store = open();
    await store.addPublication([`_N_T_${pathTo(page, 'nl')}`]);
    store.close();
  }

  test('shows at both at once, asleep and under the policy of a prerendered page', async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'published-'));
    if (env.REDIS_URL) await forgetPages(env.REDIS_URL);
    const [a, b] = (await startSites(2, env)) as [SiteProcess, SiteProcess];
    const before = await a.request(about);
    expect(canonicalOf(before)).toMatch(/^http/);
    expect(canonicalOf(before)).not.toContain(newName);
    expect((await b.request(about)).text).toBe(before.text);

    await publish('about');
    const [fromA, fromB] = await Promise.all([a.request(about), b.request(about)]);
    const after = await a.request(about);
    for (const answer of [fromA, fromB, after, await b.request(about)]) {
      expect(answer.status).toBe(200);
      expect(canonicalOf(answer)).toBe(`${newName}${about}`);
      expect(answer.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
      expect(answer.text).not.toContain('nonce');
      const scripts = answer.text.match(/<script\b(?![^>]*ld\+json)[^>]*>/g);
      expect(scripts).toEqual([expect.stringContaining('data-scripts="/api/flights/'), '<script>']);
    }
    const flight = /\/api\/flights\/[^ "]+/.exec(fromA.text)?.[0] ?? '';
    const code = await b.request(flight);
    expect(code.status).toBe(200);
    expect(code.headers['content-type']).toContain('text/javascript');
    expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(code.text).toContain('self.__next_f.push');
    expect(code.text).toContain(newName);
    expect((await b.request('/api/flights/0123456789abcdef.js')).status).toBe(404);

    // The data for a visitor whose framework runs already is of the same version.
    const moved = await b.request(about, { headers: { rsc: '1' } });
    const data = await b.request(moved.headers.location ?? about, { headers: { rsc: '1' } });
    expect(data.text).toContain(newName);
    expect(data.text).not.toMatch(/"nonce":"(?!\$undefined)/);
    // What was not published is as the build left it.
    expect(canonicalOf(await a.request(pathTo('terms', 'nl')))).not.toContain(newName);

    const [late] = (await startSites(1, env)) as [SiteProcess];
    expect(canonicalOf(await late.request(about))).toBe(`${newName}${about}`);
  }, 90_000);
});

test('a version that cannot be kept is shown to nobody, and the log says why', async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'published-'));
  const build = path.join(dataDir, 'pages/builds', (await readFile('.next/BUILD_ID', 'utf8')).trim());
  await mkdir(build, { recursive: true });
  await writeFile(path.join(build, 'flights'), 'a file where a folder should be');
  const [site] = (await startSites(1, { REDIS_URL: '' })) as [SiteProcess];
  const before = await site.request(about);
  await openFolderPageStore(path.join(dataDir, 'pages'), 'test').addPublication([`_N_T_${about}`]);
  const after = await site.request(about);
  expect(after.text).toBe(before.text);
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
  await eventually(() => expect(site.lines.join('\n')).toMatch(/"page cache".*"incident":"E-\w{6}"/));
});
