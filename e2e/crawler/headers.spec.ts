import type { APIResponse } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { expect, test } from '../support/test';

const expected = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^credentialless$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy':
    /camera=\(\).*display-capture=\(\).*geolocation=\(\).*midi=\(\).*serial=\(\).*usb=\(\)/,
};

function expectSafe(answer: APIResponse): void {
  for (const [name, value] of Object.entries(expected))
    expect.soft(answer.headers()[name] ?? '', `${name} of ${answer.url()}`).toMatch(value);
}

/** What a browser that has a page already asks for in place of another. */
const withinBrowser = { rsc: '1', 'next-url': '/nl' };

for (const path of [
  ...locales.flatMap((locale) => [pathTo('home', locale), pathTo('quote-received', locale)]),
  '/roll-up',
  '/nl/roll-up',
  '/%',
  '/NL',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/og/fr/home',
  '/api/health',
  '/api/nothing',
]) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'accept-language': '' }, maxRedirects: 0 });
    const headers = response.headers();
    expectSafe(response);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
}

test('what the framework asks for in place of a page, and pictures, carry them too', async ({ request }) => {
  const home = await (await request.get('/nl')).text();
  const picture = /\/pictures\/[^"#\s]+\.svg/.exec(home)?.[0] ?? '';
  const within = await request.get(pathTo('about', 'nl'), { headers: withinBrowser });
  expect(within.headers()['content-type']).toContain('text/x-component');
  for (const answer of [within, await request.get(picture)]) {
    expect(answer.status(), answer.url()).toBe(200);
    expectSafe(answer);
  }
});

test('a page takes no other method than those it has, and the framework’s pictures are closed', async ({
  request,
}) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await request.fetch('/nl', { method });
    expect(answer.status(), method).toBe(405);
    expect(answer.headers().allow).toBe('GET, HEAD, POST');
  }
  expect((await request.get('/_next/image?url=%2Fog%2Ffr%2Fhome&w=640&q=75')).status()).toBe(404);
});

test('an answer to a redirected language and to a posted form carries them too', async ({ request }) => {
  const redirect = await request.get('/', { headers: { 'accept-language': 'nl' }, maxRedirects: 0 });
  const ticket = await request.post('/api/forms/tickets');
  expect(redirect.status()).toBe(307);
  expect(ticket.status(), 'a request without an origin').toBe(403);
  for (const response of [redirect, ticket]) expectSafe(response);
});

test('the health of the site is told without secrets', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.json()).toMatchObject({ status: 'ok' });
});
