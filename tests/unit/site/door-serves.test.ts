import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerNotes } from '@/lib/asleep/server/answer-notes';
import { readBrokenPageWords } from '@/lib/site/door/broken-pages';
import { type FrontDoor, openFrontDoor } from '@/lib/site/door/front-door';
import { noteRequestError } from '@/lib/site/door/requests-fault';

// The door over real connections, with a framework that answers what a test says.

type Framework = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

let server: Server;
let port: number;
let framework: Framework;
let asked: string[] = [];
const followed = vi.fn();

beforeAll(async () => {
  Object.assign(globalThis, { [Symbol.for('site.own-server')]: true });
  openFrontDoor({
    trustedHops: 0,
    siteUrl: 'https://site.test',
    styles: ["'sha256-style'"],
    follow: followed,
    memoryBytes: 200_000,
    brokenPageWords: await readBrokenPageWords(),
  });
  const door = (globalThis as { [key: symbol]: unknown })[Symbol.for('site.front-door')] as FrontDoor;
  server = createServer((incoming, response) => {
    door.answer(incoming, response, async (passed, answer) => {
      asked.push(`${passed.method} ${passed.url}`);
      await framework(passed, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

let lines: string[] = [];
beforeEach(() => {
  asked = [];
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: 'site.test', ...headers },
    });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    });
    sent.end();
  });
}

/** A page whose version is current until it is said not to be. */
function page(text: string, more: Record<string, string> = {}) {
  const version = { isOld: false };
  const render: Framework = (_, response) => {
    answerNotes()?.shown.push({ isCurrent: async () => !version.isOld });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', '"tag"');
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    response.end(text.repeat(300));
  };
  return { render, version };
}

const isFromMemory = async (path: string) => {
  const before = asked.length;
  await ask(path);
  return asked.length === before;
};
const untilKept = (path: string) => vi.waitFor(async () => expect(await isFromMemory(path)).toBe(true));

describe('A page', () => {
  test('is the framework’s at first, and from memory then, the same to the last header', async () => {
    framework = page('one ').render;
    const first = await ask('/one');
    await untilKept('/one');
    const kept = await ask('/one');
    const { date: _, ...headers } = kept.headers;
    const {
      date: __,
      'content-security-policy': policy,
      'transfer-encoding': ___,
      ...before
    } = first.headers;
    expect(headers).toMatchObject(before);
    expect(kept.body.equals(first.body)).toBe(true);
    // Rendered for one answer it had a nonce, which no second answer may have.
    expect(policy).toContain('nonce-');
    expect(headers['content-security-policy']).toBe(String(policy).replace(/ 'nonce-[^']*'/g, ''));
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({ vary: 'Cookie', 'x-content-type-options': 'nosniff' });

    const gzip = await ask('/one', { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"tag-gzip"' });
    expect(gunzipSync(gzip.body).equals(kept.body)).toBe(true);
    const head = await ask('/one', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(kept.body.length));
    expect(head.body).toHaveLength(0);
    const known = await ask('/one', { 'if-none-match': '"tag-gzip"' });
    expect(known).toMatchObject({ status: 304, headers: { etag: '"tag-gzip"' } });
    expect(known.headers).not.toHaveProperty('content-type');
    expect(await isFromMemory('/one?utm_source=x')).toBe(true);
  });

  test('is asked for anew as soon as another version is due, and by all who come meanwhile', async () => {
    const old = page('old ');
    framework = old.render;
    await ask('/changing');
    await untilKept('/changing');
    const fresh = page('new ');
    framework = fresh.render;
    old.version.isOld = true;
    const answers = await Promise.all([ask('/changing'), ask('/changing'), ask('/changing')]);
    for (const { body } of answers) expect(body.toString()).toMatch(/^new /);
    await untilKept('/changing');
    expect((await ask('/changing')).body.toString()).toMatch(/^new /);
  });

  test('that is good again, as the framework tells whoever has it, is from memory again', async () => {
    const { render, version } = page('same ');
    framework = render;
    await ask('/good-again');
    await untilKept('/good-again');
    version.isOld = true;
    const made = page('same ').render;
    framework = (incoming, response) => {
      if (incoming.headers['if-none-match'] === undefined) return made(incoming, response);
      answerNotes()?.shown.push({ isCurrent: async () => true });
      response.statusCode = 304;
      response.end();
    };
    const known = { 'if-none-match': '"tag"' };
    expect((await ask('/good-again', known)).status).toBe(304);
    await vi.waitFor(async () => {
      const before = asked.length;
      expect((await ask('/good-again', known)).status).toBe(304);
      expect(asked.length).toBe(before);
    });
    expect((await ask('/good-again')).body.toString()).toMatch(/^same /);
  });

  test.each([
    ['sets a cookie', page('x', { 'Set-Cookie': 'a=1' }).render],
    ['may be stored by nobody', page('x', { 'Cache-Control': 'private, no-store' }).render],
    ['is not one of the page cache', (_, response) => void response.end('rendered for one')],
    [
      'is an error',
      (incoming, response) => {
        response.statusCode = 404;
        return page('x').render(incoming, response);
      },
    ],
    [
      'is old already',
      (incoming, response) => {
        const { render, version } = page('x');
        version.isOld = true;
        return render(incoming, response);
      },
    ],
  ] as [string, Framework][])('that %s is never given to others', async (why, answer) => {
    framework = answer;
    const path = `/never-${why.replaceAll(' ', '-')}`;
    for (let times = 0; times < 3; times += 1) await ask(path);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await isFromMemory(path)).toBe(false);
  });

  test('whose visitor sends a cookie, or asks for part of it, is the framework’s', async () => {
    framework = page('own ').render;
    await ask('/own');
    await untilKept('/own');
    const before = asked.length;
    await ask('/own', { cookie: 'a=1' });
    await ask('/own', { rsc: '1' });
    await ask('/own', {}, 'POST');
    expect(asked.length).toBe(before + 3);
    expect((await ask('/own', { cookie: 'consent=x' })).headers).not.toHaveProperty('set-cookie');
    expect(asked.length).toBe(before + 3);
  });
});

describe('A file of the build', () => {
  const document: Framework = (_, response) => {
    response.setHeader('Permissions-Policy', 'camera=()');
    response.setHeader('Reporting-Endpoints', 'csp="/reports"');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('ETag', '"tag"');
    response.end('x'.repeat(2000));
  };
  const always = {
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"tag/),
  };
  const ofDocuments = [
    'permissions-policy',
    'reporting-endpoints',
    'cross-origin-opener-policy',
    'x-frame-options',
  ];
  const ofCode = ['content-security-policy', 'cross-origin-embedder-policy'];

  test.each([
    ['/_next/static/media/letters.p.04nt_-.woff2', [...ofCode, 'referrer-policy']],
    ['/_next/static/chunks/a.css', ofCode],
    ['/_next/static/chunks/a.js', []],
    ['/scripts/page-a.js', []],
  ] as [string, string[]][])('%s has what means something for it, from memory too', async (path, absent) => {
    framework = document;
    const first = await ask(path);
    await untilKept(path);
    const { etag } = first.headers;
    const again = [first, await ask(path), await ask(path, { 'if-none-match': String(etag) })];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 304]);
    for (const { headers } of again) {
      expect(headers).toMatchObject(always);
      for (const name of [...ofDocuments, ...absent]) expect(headers, path).not.toHaveProperty([name]);
      if (absent.length === 0) expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
      if (!absent.includes('referrer-policy')) expect(headers['referrer-policy']).toMatch(/^strict-origin/);
    }
  });

  test('that is a script has the policy of a worker, which it can be started as', async () => {
    framework = document;
    const policy = String((await ask('/_next/static/chunks/worker.js')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self';/);
    expect(policy).toContain('report-uri');
    expect(policy).not.toMatch(/nonce|unsafe|data:|blob:/);
  });

  test('that is a drawing has a policy under which nothing loads or runs', async () => {
    framework = document;
    for (const path of ['/pictures/scenes-a965febaba4a.svg', '/icon.svg', '/icon.svg?v=1']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy, path).toMatch(
        /^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'; report-uri/,
      );
      expect(policy, path).not.toMatch(/script-src|style-src|unsafe|self/);
    }
    for (const path of ['/pictures/deep/scenes.svg', '/nl/icon.svg', '/icon.svg/nl']) {
      expect((await ask(path)).headers['content-security-policy'], path).toContain('script-src');
    }
  });

  test.each([
    ['/_next/static/media/icon.svg', 200],
    ['/pictures/scenes.svg', 200],
    ['/_next/static/page.html', 200],
    ['/_next/static/a.js/nl', 200],
    ['/fonts/letters.woff2', 200],
    ['/_next/static/chunks/missing.js', 404],
    ['/_next/static/chunks/broken.css', 500],
    ['/scripts/moved.js', 307],
  ])('%s with %i is none, and has every header', async (path, status) => {
    framework = (incoming, response) => {
      response.statusCode = status;
      return document(incoming, response);
    };
    const { headers } = await ask(path);
    for (const name of [...ofDocuments, ...ofCode, 'referrer-policy']) expect(headers).toHaveProperty([name]);
  });
});

test('the framework gets a request as the list has made it', async () => {
  let got: IncomingMessage | undefined;
  framework = (incoming, response) => {
    got = incoming;
    response.end('x');
  };
  await ask('/%', {
    'x-middleware-prefetch': '1',
    'x-forwarded-for': '203.0.113.9',
    'x-request-path': '/evil',
  });
  expect(got?.url).toBe('/%25');
  expect(got?.headers).toMatchObject({ 'x-request-path': '/%25', 'x-forwarded-for': '127.0.0.1' });
  expect(got?.headers).not.toHaveProperty('x-middleware-prefetch');
  expect(got?.headers['content-security-policy']).toMatch(/nonce-/);
  expect(followed).toHaveBeenCalled();
});

test('what is refused never reaches the framework', async () => {
  const answer = await ask('/nl', {}, 'DELETE');
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(asked).toEqual([]);
});

test('an error of the framework is an incident and a 500; one of the request is neither', async () => {
  framework = () => Promise.reject(new Error('out of order'));
  expect((await ask('/broken')).status).toBe(500);
  expect(lines.join()).toContain('"event":"incident"');

  lines = [];
  framework = (incoming, response) => {
    const context = { routerKind: 'App Router', routePath: '/', routeType: 'action' } as never;
    noteRequestError(
      new Error('Unexpected end of form'),
      { method: 'POST', path: '/', headers: {} },
      context,
    );
    response.statusCode = incoming.url === '/fault' ? 500 : 200;
    response.end('x');
  };
  expect((await ask('/fault', {}, 'POST')).status).toBe(400);
  expect(lines.join()).not.toContain('incident');
});

describe('A page that breaks while it is rendered', () => {
  const shell = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>1</script>';
  const context = { routerKind: 'App Router', routePath: '/', routeType: 'render' } as never;
  /** Breaks twice, as a page does whose head and body ask the same database, and answers in two pieces. */
  const breaking =
    (status: number, type = 'text/html; charset=utf-8'): Framework =>
    (incoming, response) => {
      const request = { method: 'GET', path: incoming.url ?? '', headers: {} };
      for (const digest of ['743355859', '1'])
        noteRequestError(Object.assign(new Error('no database'), { digest }), request, context);
      response.writeHead(status, { 'Content-Type': type });
      response.write(Buffer.from(shell));
      response.end(Buffer.from('<script>2</script></body></html>'));
    };

  test.each([
    ['/account?from=nl', 'fr', 'Une erreur s’est produite', /Incident\s: E-0P4XDEK/, 'href="/"'],
    ['/nl/account', 'nl', 'Er is een fout opgetreden', /Incident: E-0P4XDEK/, 'href="/nl"'],
    ['/en', 'en', 'Something went wrong', /Incident: E-0P4XDEK/, 'href="/en"'],
  ])('%s says so without scripts in %s', async (path, locale, title, incident, home) => {
    framework = breaking(500);
    const { status, body } = await ask(path);
    expect(status).toBe(500);
    const html = body.toString();
    const notice = /<body><noscript>(.*?)<\/noscript><script>1/.exec(html)?.[1] ?? '';
    for (const said of [`lang="${locale}"`, title, home]) expect(notice).toContain(said);
    expect(notice).toMatch(incident);
    expect(html.match(/<noscript>/g)).toHaveLength(1);
    expect(html.endsWith('<script>2</script></body></html>')).toBe(true);
    expect(html).not.toContain('no database');
  });

  test('what is no page, or is whole all the same, stays as it is', async () => {
    for (const other of [breaking(200), breaking(500, 'text/x-component')]) {
      framework = other;
      expect((await ask('/nl/account')).body.toString()).not.toContain('noscript');
    }
  });
});

describe('A plain form of a page that was opened before a release', () => {
  const boundary = 'b0undary';
  const fields = (action: string, message: string) =>
    [
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', `{"id":"${action}","bound":"$@1"}`],
      ['$ACTION_1:1', '["nl"]'],
      ['message', message],
    ]
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');
  const today = `<form><input type="search" name="q"/></form><form action="" method="POST"><input type="hidden" name="$ACTION_REF_2"/>
    <input type="hidden" name="$ACTION_2:0" value="{&quot;id&quot;:&quot;today&quot;}"/><textarea name="message"></textarea></form>`;
  const bodies: string[] = [];
  const senders: unknown[] = [];

  const site: Framework = async (incoming, response) => {
    if (incoming.method === 'GET') {
      response.setHeader('Content-Type', 'text/html');
      response.end(today);
      return;
    }
    let body = '';
    for await (const part of incoming) body += part;
    bodies.push(body);
    senders.push(incoming.headers['x-forwarded-for']);
    if (body.includes('today')) {
      response.writeHead(303, { Location: '/received', 'Set-Cookie': 'receipt=1' }).end();
      return;
    }
    response.statusCode = 409;
    response.setHeader('x-nextjs-action-not-found', '1');
    response.setHeader('content-type', 'text/plain');
    response.end('Server Action unavailable.');
  };

  const post = (body: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path: '/nl/form',
        method: 'POST',
        headers: {
          host: 'site.test',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...headers,
        },
      });
      sent.once('error', reject);
      sent.once('response', async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
      sent.end(`${body}--${boundary}--\r\n`);
    });

  beforeEach(() => {
    framework = site;
    bodies.length = 0;
    senders.length = 0;
  });

  test('arrives with what was typed, under the action of today, as its sender’s', async () => {
    const answer = await post(fields('yesterday', 'Tien truien, geborduurd — één kleur'), {
      origin: 'https://site.test',
    });
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/received', 'set-cookie': ['receipt=1'] },
    });
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toContain('Tien truien, geborduurd — één kleur');
    expect(bodies[1]).toContain('{"id":"today"}');
    expect(bodies[1]).not.toContain('yesterday');
    expect(senders[1]).toBe(senders[0]);
  });

  test('that no form of today resembles is answered with the page, in its language', async () => {
    const other = fields('yesterday', 'x').replace('name="message"', 'name="gone"');
    const answer = await post(other);
    expect(answer.status).toBe(409);
    expect(answer.body.toString()).toBe(today);
    expect(bodies).toHaveLength(1);
  });

  test('that is of this build is sent once', async () => {
    expect((await post(fields('today', 'x'))).status).toBe(303);
    expect(bodies).toHaveLength(1);
  });

  test('that a script sends is told so as the framework tells it', async () => {
    const answer = await post(fields('yesterday', 'x'), { 'next-action': 'yesterday' });
    expect(answer).toMatchObject({ status: 409, headers: { 'x-nextjs-action-not-found': '1' } });
  });
});
