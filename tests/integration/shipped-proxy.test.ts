import { readdirSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProxy, startProxy } from '@/bench/start-proxy';
import { innerHeaders, ownRequestHeaders, pageDataHeaders } from '@/lib/security/framework-headers';
import { ensureNginx } from '@/scripts/lib/debian-tools.mjs';
import { type CountingHop, startCountingHop } from './support/counting-hop';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { startTestStack, type TestStack } from './support/test-stack';

// nginx with the configuration that is shipped, before a running site. What one visitor sends must never change what
// another gets: for each header that anything listens to, somebody sends it first, and somebody else looks.

let stack: TestStack;
let site: SiteProcess;
let hop: CountingHop;
let proxy: RunningProxy;

beforeAll(async () => {
  const nginx = await ensureNginx();
  stack = await startTestStack();
  site = await startSiteProcess({});
  hop = await startCountingHop(site.port);
  const started = await startProxy(nginx, hop.port);
  if ('missing' in started) throw new Error(started.missing);
  proxy = started;
}, 300_000);
afterAll(async () => {
  await proxy?.stop();
  hop?.close();
  await site?.kill();
  await stack?.stop();
});

interface Answer {
  status: number;
  type: string | undefined;
  location: string | undefined;
  text: string;
}

/** One request; headers are lines, so that one may come twice. */
function ask(origin: string, path: string, lines: readonly string[] = []): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const host = ['Host', new URL(stack.siteUrl).hostname];
  return new Promise((resolve, reject) => {
    const request = http.request({ host: hostname, port, path, headers: [...host, ...lines] });
    request.once('error', reject);
    request.once('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'],
        location: response.headers.location,
        // What is rendered for one answer has a nonce, and its data comes in pieces of any length.
        text: Buffer.concat(parts)
          .toString()
          .replace(/<script[\s\S]*?<\/script>|nonce="[^"]*"/g, ''),
      });
    });
    request.end();
  });
}

const host = () => new URL(stack.siteUrl).hostname;

/** Header lines that somebody sends first. */
function poisons(): string[][] {
  const named = [...innerHeaders, ...ownRequestHeaders, ...pageDataHeaders].flatMap((name) =>
    valuesOf(name).map((value) => [name, value]),
  );
  return [
    ...named,
    // Two at once, and one twice, of which a proxy may see the first only.
    ['rsc', '1', 'next-router-prefetch', '1'],
    ['rsc', '1', 'next-router-prefetch', '1', 'next-router-segment-prefetch', '/_tree'],
    ['rsc', '', 'rsc', '1'],
    ['cookie', '', 'cookie', 'locale=nl'],
    ['accept-language', 'fr', 'accept-language', 'nl'],
    ['x-forwarded-host', 'evil.test'],
    ['x-forwarded-proto', 'ftp'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-original-url', '/en'],
    ['x-http-method-override', 'DELETE'],
    ['sec-fetch-dest', 'image'],
    ['sec-fetch-site', 'same-origin'],
    ['purpose', 'prefetch'],
    ['range', 'bytes=0-9'],
    ['if-none-match', '*'],
    ['accept', 'text/x-component'],
    ['user-agent', 'Googlebot'],
    ['content-security-policy', "default-src 'none'"],
    ['x-request-path', '/evil'],
    ['referer', `http://${host()}/nl/contact`],
    ['referer', `http://someone@${host()}/nl/contact`],
    ['referer', `HTTP://${host()}/`],
  ];
}

function valuesOf(name: string): string[] {
  if (name === 'next-router-segment-prefetch') return ['/_tree'];
  if (name === 'next-router-prefetch') return ['1', '2'];
  if (name === 'x-middleware-rewrite' || name === 'x-matched-path') return ['/en'];
  return ['1'];
}

const scripts = readdirSync('.next/static', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

/** Each time an address that nothing is kept of yet, and what its visitor sends. */
const addresses: {
  name: string;
  at: (index: number) => { path: string; lines?: string[] };
  /** What of an answer is compared; all of it unless said. */
  compared?: (text: string) => string;
}[] = [
  {
    name: '/ in French',
    at: (index) => ({ path: '/', lines: ['accept-language', `fr;q=0.${index + 100}`] }),
  },
  { name: '/ in Dutch', at: (index) => ({ path: '/', lines: ['accept-language', `nl;q=0.${index + 100}`] }) },
  { name: '/nl', at: (index) => ({ path: `/nl?visit=${index}` }) },
  { name: '/car-wrapping', at: (index) => ({ path: `/car-wrapping?visit=${index}` }) },
  { name: 'a script', at: (index) => ({ path: `/_next/static/${scripts[index]}` }) },
  {
    name: 'an unknown address',
    at: (index) => ({ path: `/nl/nergens-${index}` }),
    // Of many at once only some name what was asked for (lib/site/door/missing-pages.ts).
    compared: (text) =>
      text
        .replace(/<main[\s\S]*<\/main>/, (main) => /<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? main)
        .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
        .replaceAll(/\s+(?=>|\s)/g, ''),
  },
];

describe('Nobody changes with a header what others get', () => {
  test.each(addresses)(
    'of $name',
    async ({ at, compared = (text) => text }) => {
      const all = poisons();
      const seen = (answer: Answer) => JSON.stringify({ ...answer, text: compared(answer.text) });
      expect(scripts.length).toBeGreaterThan(all.length);
      const changed: string[] = [];
      await inTurns(all, async (poison, index) => {
        const { path, lines = [] } = at(index);
        // Whoever names the header that the visitor names too, sends it first.
        await ask(proxy.url, path, [...poison, ...lines]);
        await ask(proxy.url, path, [...poison, ...lines]);
        const got = await ask(proxy.url, path, lines);
        const right = await ask(`http://127.0.0.1:${site.port}`, path, lines);
        if (seen(got) !== seen(right)) changed.push(`${poison}: ${got.status} ${got.text.slice(0, 60)}`);
      });
      expect(changed).toEqual([]);
    },
    120_000,
  );

  test('and what is kept is asked for once', async () => {
    const { path, lines } = { path: '/car-wrapping?kept', lines: ['accept-language', 'fr'] };
    for (let visit = 0; visit < 3; visit += 1) expect((await ask(proxy.url, path, lines)).status).toBe(200);
    const script = `/_next/static/${scripts.at(-1)}`;
    for (const query of ['', '?a', '?b']) expect((await ask(proxy.url, script + query)).status).toBe(200);
    expect(hop.seen.filter(({ target }) => target === path)).toHaveLength(1);
    expect(hop.seen.filter(({ target }) => target.startsWith(script))).toHaveLength(1);
  });
});

test('what parts of the framework say to each other does not pass the proxy', async () => {
  const names = [...innerHeaders, ...ownRequestHeaders];
  await ask(
    proxy.url,
    '/nl?all',
    names.flatMap((name) => [name, '1']),
  );
  const arrived = hop.seen.find(({ target }) => target === '/nl?all')?.headers ?? {};
  expect(Object.keys(arrived)).toContain('host');
  expect(Object.keys(arrived).filter((name) => names.includes(name))).toEqual([]);
});

test('one place asks for no more unknown addresses than a person would, and for all that is kept', async () => {
  // Faster than the site, so that as many come within a moment on any machine.
  const stub = http.createServer(({ url }, response) => {
    if (url === '/kept') response.writeHead(200, { 'Cache-Control': 'public, max-age=60' }).end('kept');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const limited = await startProxy(await ensureNginx(), (stub.address() as AddressInfo).port, {
    limits: true,
  });
  if ('missing' in limited) throw new Error(limited.missing);
  try {
    expect((await ask(limited.url, '/kept')).status).toBe(200);
    const unknown = Array.from({ length: 1_000 }, (_, index) => `/none-${index}`);
    const statuses = new Map<number, number>();
    await inTurns(unknown, async (path) => {
      const { status } = await ask(limited.url, path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    expect([...statuses.keys()].sort()).toEqual([404, 429]);
    expect(statuses.get(404)).toBeGreaterThanOrEqual(300);
    expect((await ask(limited.url, '/kept')).text).toBe('kept');
  } finally {
    await limited.stop();
    stub.closeAllConnections();
    stub.close();
  }
}, 60_000);

test('what is no page is asked for once, whatever language its page has', async () => {
  const asked: string[] = [];
  const stub = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'Cache-Control': 'public, max-age=60' }).end('kept');
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const before = await startProxy(await ensureNginx(), (stub.address() as AddressInfo).port);
  if ('missing' in before) throw new Error(before.missing);
  try {
    const files = ['/media/print/nl/car-wrapping', '/og/nl/home', '/_next/static/chunks/a.js', '/icon.svg'];
    for (const path of [...files, '/contact']) {
      for (const from of ['/nl/carwrapping', '/nl/carwrapping', '/a-propos'])
        await ask(before.url, path, ['referer', `http://${host()}${from}`]);
    }
    const times = (path: string) => asked.filter((url) => url === path).length;
    expect(files.map(times)).toEqual(files.map(() => 1));
    expect(times('/contact')).toBe(3);
  } finally {
    await before.stop();
    stub.closeAllConnections();
    stub.close();
  }
}, 60_000);

// The proxy keeps the files open of what it has kept (open_file_cache).
test('what has been kept anew is what everybody gets from then on', async () => {
  let version = 0;
  const stub = http.createServer(({ url }, response) => {
    if (url === '/published') version += 1;
    response.writeHead(200, { 'X-Accel-Expires': '1' }).end(`version ${version}`);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const before = await startProxy(await ensureNginx(), (stub.address() as AddressInfo).port);
  if ('missing' in before) throw new Error(before.missing);
  const get = async () => (await ask(before.url, '/published')).text;
  try {
    for (const kept of ['version 1', 'version 2', 'version 3']) {
      await expect.poll(get, { timeout: 10_000 }).toBe(kept);
      expect(await get()).toBe(`version ${version}`);
    }
  } finally {
    await before.stop();
    stub.closeAllConnections();
    stub.close();
  }
}, 60_000);

test('the site itself does not listen to it either', async () => {
  for (const path of ['/', '/nl', '/car-wrapping', '/auth', '/nl/nergens']) {
    const plain = await ask(`http://127.0.0.1:${site.port}`, path);
    for (const name of innerHeaders) {
      const { status, text } = await ask(`http://127.0.0.1:${site.port}`, path, [name, '1']);
      expect({ name, path, status }).toEqual({ name, path, status: plain.status });
      expect(text.length, `${name} ${path}`).toBeGreaterThan(1000);
    }
  }
}, 60_000);

async function inTurns<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items.entries()];
  const turn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 6 }, turn));
}
