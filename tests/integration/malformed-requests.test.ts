import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo } from '@/lib/i18n/routes';
import { someAddress } from './support/quotes';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { startTestStack, type TestStack } from './support/test-stack';

// Requests that no browser sends, to every form, action and route. Whatever they are, they are the sender's fault.

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const count = 2_000;
const atOnce = 8;

let stack: TestStack;
let site: SiteProcess;
let forms: { path: string; hidden: [string, string][] }[] = [];

const pages = locales.flatMap((locale) => pageIds.map((page) => pathTo(page, locale)));
const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, '').replaceAll(/\[\w+\]/g, 'x')}`);
const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
const actions: string[] = Object.keys(manifest.node);

beforeAll(async () => {
  stack = await startTestStack();
  site = await startSiteProcess({});
  const found = await Promise.all(
    ['/', '/nl', '/en', '/car-wrapping', '/auth', '/nl/auth', pathTo('quote-status', 'nl')].map(
      async (path) => {
        const { text } = await site.request(path);
        return [...text.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => ({
          path,
          hidden: [...form.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
            / name="([^"]*)"/.exec(input)?.[1] ?? '',
            (/ value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
          ]),
        }));
      },
    ),
  );
  forms = found.flat().filter(({ hidden }) => hidden.some(([name]) => name.startsWith('$ACTION')));
});
afterAll(async () => {
  await site?.kill();
  await stack?.stop();
});

interface Attempt {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Numbers between 0 and 1 that follow from the seed alone. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function makeAttempts(): Attempt[] {
  const random = numbersFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const junk = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(32 + Math.floor(random() * 94))).join('');
  const own = () => new URL(stack.siteUrl).origin;
  const origin = (): Record<string, string> =>
    pick<Record<string, string>>([
      { origin: own() },
      { origin: own() },
      { origin: own() },
      {},
      { origin: 'null' },
      { origin: 'https://elsewhere.test' },
      { origin: `${own()}.evil.test` },
      { origin: junk(12) },
    ]);
  const action = () =>
    pick([pick(actions), pick(actions), pick(actions), 'x', '', '0'.repeat(42), '4'.repeat(40), junk(42)]);

  const part = (name: string, value: string, line = '\r\n') =>
    `Content-Disposition: form-data; name="${name}"${line}${line}${value}${line}`;
  const multipart = (entries: readonly (readonly [string, string])[]) => {
    const boundary = `----b${Math.floor(random() * 1e9)}`;
    const line = pick(['\r\n', '\r\n', '\r\n', '\n']);
    const whole = `${entries.map(([name, value]) => `--${boundary}${line}${part(name, value, line)}`).join('')}--${boundary}--${line}`;
    const wanted = pick(['right', 'right', 'right', 'wrong', 'none', 'long', 'odd']);
    const type = {
      right: `multipart/form-data; boundary=${boundary}`,
      wrong: 'multipart/form-data; boundary=other',
      none: 'multipart/form-data',
      long: `multipart/form-data; boundary=${'x'.repeat(5000)}`,
      odd: `multipart/form-data; boundary="${junk(5).replaceAll(/["\\]/g, '')}"`,
    }[wanted];
    const body = pick([
      whole,
      whole,
      whole.slice(0, Math.floor(random() * whole.length)),
      whole.replace(/--\s*$/, ''),
      whole.replaceAll('Content-Disposition', 'X-Disposition'),
      junk(200),
      '',
    ]);
    return { 'content-type': type ?? '', body };
  };
  const argument = () =>
    pick([
      '',
      'null',
      '[]',
      '{}',
      '["fr",null,"x"]',
      '["fr",null,{}]',
      '[1,2,3]',
      '["fr",null,"$K1"]',
      '["$@0"]',
      '["$0"]',
      '["$F1"]',
      '["$Q1","$W2"]',
      '["$B0"]',
      '["$undefined"]',
      '["$D2020-13-45"]',
      '["$n12x"]',
      '{"a":',
      '"',
      `["${junk(30).replaceAll(/["\\]/g, '')}"]`,
      `[${'['.repeat(2000)}`,
      'x'.repeat(1_200_000),
    ]);
  const tamper = ([name, value]: [string, string]): [string, string] =>
    pick([
      [name, value],
      [name, value.replaceAll(/[0-9a-f]{40,}/g, '0'.repeat(42))],
      [name, value.slice(0, -3)],
      [name, '{"id":"x","bound":"$@9"}'],
      [name, 'null'],
      [name, junk(20)],
      [name.replace(/\d/, '7'), value],
      [`$ACTION_ID_${action()}`, ''],
      ['$ACTION_KEY', junk(8)],
    ]);

  const kinds: (() => Attempt)[] = [
    () => {
      const { body, ...headers } = multipart([
        ['firstName', junk(9)],
        ['message', junk(300)],
      ]);
      return { method: 'POST', path: pick(pages), headers: { ...headers, ...origin() }, body };
    },
    () => {
      const { body, ...headers } = multipart([
        ['0', argument()],
        ['1', junk(20)],
      ]);
      const all = { ...headers, ...origin(), 'next-action': action() };
      return { method: 'POST', path: pick(pages), headers: all, body };
    },
    () => ({
      method: 'POST',
      path: pick(pages),
      headers: {
        ...origin(),
        'next-action': action(),
        'content-type': pick(['text/plain;charset=UTF-8', 'application/json', junk(10), 'multipart/mixed']),
      },
      body: argument(),
    }),
    () => {
      const form = pick(forms);
      const { body, ...headers } = multipart([...form.hidden.map(tamper), ['email', junk(9)]]);
      return { method: 'POST', path: form.path, headers: { ...headers, ...origin() }, body };
    },
    () => ({
      method: pick(['POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET']),
      path: pick(routes) + pick(['', '', '/x', '?x=%', `?${junk(9).replaceAll(/[ #]/g, '')}`]),
      headers: {
        ...origin(),
        'content-type': pick([
          'application/json',
          'text/plain',
          'application/csp-report',
          junk(9),
          'multipart/form-data',
        ]),
      },
      body: pick(['', '{', 'null', '[]', '{"a":1}', junk(100), argument()]),
    }),
    () => ({
      method: pick(['GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']),
      path: pick([
        '*',
        '/%',
        '/%ff',
        '/%00',
        '/..%2f..%2fetc/passwd',
        '/nl/..;/',
        `${pick(pages)}.rsc`,
        `/${junk(6).replaceAll(/[ ?#]/g, '')}.rsc`,
        `${pick(pages)}.segments/_tree.segment.rsc`,
        '/_next/image?url=%2Ficon.svg&w=64&q=75',
        '/_next/data/x/index.json',
        '/_next/static/../server/app/fr.html',
        '/media/portfolio/x/y',
        '/api',
        '/404',
        '/500',
        '/_error',
        '/_not-found',
        `/${'x'.repeat(7000)}`,
        `${pick(pages)}?${'a=1&'.repeat(1000)}`,
        pick(pages),
      ]),
      headers: pick<Record<string, string>>([
        {},
        { rsc: '1', 'next-router-state-tree': junk(9) },
        { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-router-prefetch': '1' },
        { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${junk(5)}` },
        { rsc: '1', 'next-url': junk(9) },
        { range: 'bytes=9-1' },
        { 'if-none-match': junk(20) },
        { 'accept-language': junk(40) },
        { 'accept-encoding': junk(40) },
        { cookie: junk(60) },
        { cookie: `sb-localhost-auth-token=${junk(30)}` },
        { referer: junk(30) },
        { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' },
        { 'content-type': 'multipart/form-data' },
      ]),
      body: '',
    }),
  ];
  return Array.from({ length: count }, () => pick(kinds)());
}

interface Answer {
  status: number;
  location: string | undefined;
}

function send({ method, path, headers, body }: Attempt, agent: http.Agent): Promise<Answer> {
  const sent = { host: new URL(stack.siteUrl).host, 'x-forwarded-for': someAddress(), ...headers };
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port: site.port, method, path, agent };
    const request = http.request({ ...options, headers: { ...sent, ...length } });
    let answered = false;
    request.once('response', (response) => {
      answered = true;
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location }),
      );
    });
    // An answer may come, and the connection end, before all of a large body has left.
    request.once('error', (error) => answered || reject(error));
    request.end(body);
  });
}

test(`${count} malformed requests are no error of the site (FUZZ_SEED=${seed})`, async () => {
  expect(forms.length).toBeGreaterThan(5);
  expect(actions.length).toBeGreaterThan(20);
  expect(routes.length).toBeGreaterThan(10);
  const waiting = makeAttempts();
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const judge = (attempt: Attempt, { status }: Answer) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 || status === 0) wrong.push(`${status} ${JSON.stringify(attempt).slice(0, 400)}`);
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let attempt = waiting.pop(); attempt; attempt = waiting.pop()) {
        const answer = await send(attempt, agent).catch((error: Error) => {
          // Refused before all of it was sent.
          if (/EPIPE|ECONNRESET/.test(error.message)) return { status: 413, location: undefined };
          throw new Error(JSON.stringify(attempt).slice(0, 400), { cause: error });
        });
        judge(attempt, answer);
        // The framework first leads to an address that names the headers; what it makes of them shows there.
        if (answer.status === 307 && attempt.headers.rsc && answer.location) {
          const again = { ...attempt, path: answer.location };
          judge(again, await send(again, agent));
        }
      }
    }),
  );
  agent.destroy();
  expect(wrong.slice(0, 20)).toEqual([]);
  const incidents = site.lines.filter((line) => line.includes('"event":"incident"'));
  expect(incidents.map((line) => line.slice(0, 2000)).slice(0, 10)).toEqual([]);
  expect(site.child.exitCode).toBeNull();
  expect(statuses.get(400) ?? 0).toBeGreaterThan(100);
}, 180_000);
