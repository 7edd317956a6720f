import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ownRequestHeaders, pageDataHeaders } from '@/lib/security/framework-headers';
import { sharedPath } from '@/lib/site/door/front-door';
import { refuseRequest } from '@/lib/site/door/refuse-request';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers: { host: 'site.test', ...headers } }) as unknown as IncomingMessage;

describe('A request whose answer anybody may share', () => {
  test.each<[string, Record<string, string>, string]>([
    ['/nl', {}, '/nl'],
    ['/nl?utm_source=x', {}, '/nl'],
    ['/nl?name=', {}, '/nl'],
    ['/', {}, '/'],
    ['/', { 'accept-language': 'fr-BE,nl;q=0.5' }, '/'],
    ['/', { 'accept-language': 'nl', 'sec-fetch-site': 'same-origin' }, '/'],
    ['/nl', { cookie: 'consent=abc' }, '/nl'],
    ['/car-wrapping', { referer: 'https://elsewhere.test/nl' }, '/car-wrapping'],
    ['/car-wrapping', { referer: 'http://site.test/a-propos' }, '/car-wrapping'],
    ['/scripts/page-1.js', {}, '/scripts/page-1.js'],
    [
      '/media/print/nl/car-wrapping',
      { referer: 'http://site.test/nl/carwrapping' },
      '/media/print/nl/car-wrapping',
    ],
    ['/nl', { 'if-none-match': '"a"', 'if-modified-since': 'Sun' }, '/nl'],
  ])('%s with %j is one', (url, headers, expected) => {
    expect(sharedPath(request(url, headers))).toBe(expected);
    expect(sharedPath(request(url, headers, 'HEAD'))).toBe(expected);
  });

  test.each<[string, Record<string, string>]>([
    ['/', { 'accept-language': 'nl' }],
    ['/nl', { cookie: 'locale=nl' }],
    ['/nl?name=Zo%C3%AB', {}],
    ['/nl?utm_source=x&name=a', {}],
    ['/nl', { cookie: 'consent=a; x=1' }],
    ['/nl', { cookie: '' }],
    ['/car-wrapping', { referer: 'http://site.test/nl/contact' }],
    ['/nl', { referer: 'http://site.test/' }],
    ['/nl', { range: 'bytes=0-1' }],
    ['/nl', { 'if-modified-since': 'Sun' }],
    ['/api/health', {}],
    ['/%6El', {}],
    ['http://site.test/nl', {}],
    ...[...pageDataHeaders, ...ownRequestHeaders].map((name): [string, Record<string, string>] => [
      '/nl',
      { [name]: '1' },
    ]),
  ])('%s with %j is none', (url, headers) => {
    expect(sharedPath(request(url, headers))).toBeNull();
  });

  test.each(['POST', 'PUT', 'OPTIONS'])('%s is none', (method) => {
    expect(sharedPath(request('/nl', {}, method))).toBeNull();
  });
});

describe('A request to something here', () => {
  const form = (boundary: string) => ({ 'content-type': `multipart/form-data; ${boundary}` });

  test.each<[string, string, Record<string, string>]>([
    ['GET', '/nl', {}],
    ['HEAD', '/scripts/x.js', {}],
    ['POST', '/nl', form('boundary=----WebKitFormBoundaryAb1')],
    ['POST', '/nl', form('charset=utf-8; boundary="a b"; x=y')],
    ['POST', '/nl', { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'x' }],
    ['POST', '/nl', { origin: 'https://site.test' }],
    ['POST', '/nl', { origin: 'https://public.test', 'x-forwarded-host': 'public.test' }],
    ['POST', '/api/quotes', { origin: 'https://elsewhere.test' }],
    ['PUT', '/api/quotes', {}],
    ['DELETE', '/api/x', {}],
    ['GET', 'http://site.test/nl', {}],
    ['GET', '/nl/x.rsc.html', {}],
    ['GET', `/nl?${'x'.repeat(4000)}`, {}],
  ])('%s %s with %j is let in', (method, url, headers) => {
    expect(refuseRequest(request(url, headers, method))).toBeNull();
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['OPTIONS', '*', {}, 400],
    ['POST', '/nl', { origin: 'null' }, 403],
    ['POST', '/nl', { origin: 'https://site.test.evil.test' }, 403],
    ['POST', '/nl', { origin: 'nonsense' }, 403],
    ['GET', 'nl', {}, 400],
    ['GET', `/${'x'.repeat(2000)}`, {}, 414],
    ['GET', '/a.rsc?x', {}, 404],
    ['POST', '/_next/static/x.js', {}, 405],
    ['PUT', '/nl', {}, 405],
    ['TRACE', '/api/health', {}, 405],
    ['POST', '/nl', { 'content-type': 'multipart/form-data' }, 400],
    ['POST', '/nl', form('boundary='), 400],
    ['POST', '/nl', form(`boundary=${'x'.repeat(71)}`), 400],
  ])('%s %s with %j is not', (method, url, headers, status) => {
    expect(refuseRequest(request(url, headers, method))?.status).toBe(status);
  });
});
