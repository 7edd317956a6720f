import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '@/lib/limits/limits';
import { policyReportPath } from '@/lib/security/content-policy';
import { knownSessionHeader } from '@/lib/supabase/known-session';
import { keepingCookies } from '@/lib/supabase/session-cookies';
import { type CountingHop, startCountingHop } from './support/counting-hop';
import { acknowledged, someAddress, submit } from './support/quotes';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

// What only a running site can show: headers as they leave, its log, what it tells a collector.

let stack: TestStack;
let site: SiteProcess;
let backend: CountingHop;
let collector: Server;
const traces: { path: string; body: string }[] = [];

beforeAll(async () => {
  stack = await startTestStack();
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    traces.push({ path: request.url ?? '', body });
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  backend = await startCountingHop(Number(new URL(stack.backendUrl).port));
  site = await startSiteProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    SUPABASE_URL: `http://127.0.0.1:${backend.port}`,
  });
});
afterAll(async () => {
  await site?.kill();
  collector?.close();
  backend?.close();
  await stack?.stop();
});

const variesBy = (header: string | undefined) =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

describe('Caches before the site', () => {
  test('never answer for the home page, whose language is negotiated', async () => {
    const { status, headers } = await site.request('/', { headers: { 'accept-language': 'fr' } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(variesBy(headers.vary)).toEqual(expect.arrayContaining(['accept-language', 'cookie', 'rsc']));

    const again = await site.request('/', {
      headers: { 'accept-language': 'fr', 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('private, no-cache');

    const dutch = await site.request('/', { headers: { 'accept-language': 'nl' } });
    expect(dutch).toMatchObject({ status: 307, headers: { location: '/nl', 'cache-control': 'no-store' } });
  });

  test.each(['/a-propos', '/nl/privacybeleid', '/en/terms-of-sale'])(
    'ask again before each use of %s, and leave a visitor’s own to the browser',
    async (path) => {
      const { status, headers } = await site.request(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(variesBy(headers.vary)).toContain('cookie');
      for (const cookie of ['locale=fr', 'sb-auth-token=x', 'anything=1']) {
        const own = await site.request(path, { headers: { cookie } });
        expect(own.headers['cache-control']).toMatch(/^private, no-(cache|store)$|^no-store$/);
      }
    },
  );

  test.each(['/nl', '/en/vehicle-wrapping'])(
    'leave %s, which shows what staff publish, to the shipped proxy, for a second',
    async (path) => {
      const { status, headers } = await site.request(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-accel-expires': '1' });
      const own = await site.request(path, { headers: { cookie: 'anything=1' } });
      expect(own.headers['x-accel-expires']).toBeUndefined();
    },
  );

  test('store nothing that sets a cookie', async () => {
    // The visitor followed a link from another language, which is the choice.
    const { headers } = await site.request('/nl', {
      headers: { referer: `${stack.siteUrl}/a-propos`, host: new URL(stack.siteUrl).host },
    });
    expect(headers['set-cookie']?.join()).toContain('locale=nl');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('keep files that carry their hash, and nothing of the API or of a missing page', async () => {
    const asset = /\/_next\/static\/[^"'\\ ]+\.(?:js|css|woff2)/.exec((await site.request('/nl')).text)?.[0];
    expect((await site.request(asset ?? '')).headers['cache-control']).toContain('immutable');
    for (const path of ['/api/health', '/nl/bestaat-niet']) {
      expect((await site.request(path)).headers['cache-control']).toContain('no-store');
    }
  });
});

describe('A page of the back office', () => {
  async function signIn(): Promise<string> {
    const { email, password } = stack.demoStaff ?? { email: '', password: '' };
    const answer = await fetch(`${stack.backendUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const cookies = keepingCookies(stack.siteUrl, await answer.json(), []);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  test('asks the backend once who is looking, and for nothing twice', async () => {
    const cookie = await signIn();
    const { reference } = acknowledged(await submit());
    const open = async (path: string) => {
      backend.seen.length = 0;
      const { status, text } = await site.request(path, { headers: { cookie } });
      expect(status).toBe(200);
      expect(text).toContain('</html>');
      // Lists are asked for by other filters for their counts.
      const asked = backend.seen
        .map(({ target }) => target)
        .filter((to) => !to.includes('list_quote_requests'));
      expect(asked).toContain('/auth/v1/user');
      expect(asked).toContain('/rest/v1/rpc/find_staff_entry');
      expect(asked.filter((to, index) => asked.indexOf(to) !== index)).toEqual([]);
    };
    // The site's own work, such as sending a mail, asks meanwhile; not each time that a page does.
    for (const path of [`/admin/requests/${reference}`, '/admin/requests', '/admin/jobs'])
      await eventually(() => open(path));
  });

  test('asks for itself where it is told of a session by a stranger', async () => {
    const cookie = await signIn();
    backend.seen.length = 0;
    const headers = { cookie, [knownSessionHeader]: '5f1c4f0e-0000-4000-8000-000000000000' };
    expect((await site.request('/admin/requests', { headers })).status).toBe(200);
    expect(backend.seen.map(({ target }) => target)).toContain('/auth/v1/user');
    expect((await site.request('/admin/requests', { headers: { ...headers, cookie: '' } })).status).toBe(307);
  });
});

describe('A report of a policy violation', () => {
  const report = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': 'https://site.test/nl/contact?email=lieve@bakkerij.test',
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
      },
    });
  const send = (body: string, type = 'application/csp-report', address = someAddress()) =>
    site.request(policyReportPath, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body,
    });
  const logged = (word: string) =>
    site.lines.filter((line) => line.includes('security.violation') && line.includes(word));

  test('is one line of the log, without the visitor, in both formats', async () => {
    expect((await send(report('https://cdn.test/old.js?visitor=1'))).status).toBe(204);
    const modern = [
      {
        type: 'csp-violation',
        url: 'https://site.test/nl',
        body: { effectiveDirective: 'img-src', blockedURL: 'https://cdn.test/new.png?visitor=1' },
      },
    ];
    expect((await send(JSON.stringify(modern), 'application/reports+json')).status).toBe(204);
    await eventually(() => expect(logged('cdn.test')).toHaveLength(2));
    expect(JSON.parse(logged('old.js')[0] ?? '')).toMatchObject({
      level: 'warn',
      event: 'security.violation',
      directive: 'script-src-elem',
      blocked: 'https://cdn.test/old.js',
      page: '/nl/contact',
    });
    expect(logged('cdn.test').join()).not.toMatch(/visitor|lieve/);
  });

  test('that is none, too large or one of too many says nothing and disturbs nobody', async () => {
    expect((await send('not JSON https://rest.test/none')).status).toBe(204);
    expect((await send(report(`https://rest.test/${'x'.repeat(9000)}`))).status).toBe(204);
    expect((await send(report('https://rest.test/json'), 'application/json')).status).toBe(415);
    const address = someAddress();
    const { max } = limits.violationReportPerAddress;
    const statuses = new Set<number>();
    for (let sent = 0; sent < max + 10; sent += 1) {
      statuses.add((await send(report(`https://flood.test/${sent}`), undefined, address)).status);
    }
    expect([...statuses]).toEqual([204]);
    await eventually(() => expect(logged('flood.test')).toHaveLength(max));
    expect(logged('rest.test')).toEqual([]);
    expect((await site.request(policyReportPath)).status).toBe(405);
  });
});

test('traces go to the collector without queries, at the latest when the site ends', async () => {
  await site.request('/nl/nieuwsbrief/bevestigen?token=very-secret-token');
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
  expect(traces.map(({ path }) => path)).toContain('/v1/traces');
  const told = traces.map(({ body }) => body).join('\n');
  expect(told).toContain('"http.target"');
  expect(told).not.toMatch(/very-secret-token|lieve/);
});
