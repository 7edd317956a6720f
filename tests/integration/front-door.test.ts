import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyReportPath } from '@/lib/security/content-policy';
import { openQuoteForm, type PlainForm, postQuoteForm } from './support/plain-quote-form';
import { someAddress, submission } from './support/quotes';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

// What leaves the running site's own server, to the last header: from memory the same as from the framework.

let stack: TestStack;
let site: SiteProcess;

beforeAll(async () => {
  stack = await startTestStack();
  site = await startSiteProcess({});
});
afterAll(async () => {
  await site?.kill();
  await stack?.stop();
});

interface Answer {
  status: number;
  /** Names in lower case; values of one that came twice are joined. */
  headers: Record<string, string>;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Answer> {
  const named = { host: new URL(stack.siteUrl).host, ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: site.port, path, method, headers: named });
    request.once('error', reject);
    request.once('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      // The framework writes one of its headers twice on some pages.
      const headers: Record<string, string> = {};
      for (let at = 0; at < response.rawHeaders.length; at += 2) {
        const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
        const key = name.toLowerCase();
        headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
      }
      resolve({
        status: response.statusCode ?? 0,
        headers,
        body: Buffer.concat(parts),
      });
    });
    request.end(body);
  });
}

/** Asked with this, nothing is answered from memory. */
const fromFramework = { authorization: 'none' };

/** Asks until the answer comes from memory: only there an encoded one has a length. */
async function untilKept(path: string, encoding = 'gzip'): Promise<Answer> {
  return eventually(async () => {
    const answer = await ask(path, { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toHaveProperty('content-length');
    return answer;
  });
}

const pages = ['/', '/nl', '/en', '/car-wrapping', '/a-propos', '/nl/privacybeleid', '/portfolio'];

function withoutWhatDiffers({ headers }: Answer): Record<string, string> {
  const { date: _, 'keep-alive': __, ...rest } = headers;
  return rest;
}

describe('A page from memory', () => {
  test.each(pages)('%s has every header and byte that the framework gave it', async (path) => {
    await ask(path);
    await untilKept(path);
    const before = await ask(path, fromFramework);
    const after = await ask(path);
    expect(after.status).toBe(200);
    expect(withoutWhatDiffers(after)).toEqual(withoutWhatDiffers(before));
    expect(after.body.equals(before.body)).toBe(true);

    const head = await ask(path, {}, 'HEAD');
    expect(withoutWhatDiffers(head)).toEqual(withoutWhatDiffers(after));
    expect(head.body).toHaveLength(0);
  });

  test('has the headers of a prerendered page of this site, and no other', async () => {
    await untilKept('/nl/privacybeleid');
    const { headers } = await ask('/nl/privacybeleid');
    expect(Object.keys(headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-embedder-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'keep-alive',
      'permissions-policy',
      'referrer-policy',
      'reporting-endpoints',
      'strict-transport-security',
      'vary',
      'x-content-type-options',
      'x-frame-options',
      'x-nextjs-cache',
      'x-nextjs-prerender',
      'x-nextjs-stale-time',
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Cookie',
      'x-nextjs-cache': 'HIT',
    });
    expect(headers['content-security-policy']).toContain(policyReportPath);
    expect(headers['content-security-policy']).not.toContain('nonce');
  });

  test('leaves in the encoding that is asked for, with a tag of its own', async () => {
    const plain = await ask('/a-propos');
    const gzip = await untilKept('/a-propos');
    const brotli = await untilKept('/a-propos', 'br');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const { headers } of [gzip, brotli]) {
      const { 'content-encoding': _, 'content-length': __, etag: ___, ...rest } = headers;
      const { 'content-length': ____, etag: _____, ...plainRest } = plain.headers;
      expect({ ...rest, date: '' }).toEqual({ ...plainRest, date: '' });
    }
    expect(
      (await ask('/a-propos', { 'accept-encoding': 'gzip;q=0.5, identity' })).headers,
    ).not.toHaveProperty('content-encoding');
  });

  test('is not sent again to who has it in any encoding, as the framework would not', async () => {
    const { headers } = await untilKept('/en');
    for (const tag of [headers.etag ?? '', `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const known = await ask('/en', { 'accept-encoding': 'gzip', 'if-none-match': tag });
      expect(known.status, tag).toBe(304);
      expect(known.body).toHaveLength(0);
      expect(known.headers.etag).toBe(headers.etag);
      expect(known.headers['cache-control']).toBe(headers['cache-control']);
      expect(known.headers).not.toHaveProperty('content-length');
    }
    const other = await ask('/en', { 'accept-encoding': 'gzip', 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
    const anew = await ask('/en', { 'if-none-match': headers.etag ?? '', 'cache-control': 'no-cache' });
    expect(anew.status).toBe(200);
  });

  test('goes to nobody whom the middleware has something to say to', async () => {
    await untilKept('/');
    await untilKept('/car-wrapping');
    expect((await ask('/', { 'accept-language': 'nl' })).headers.location).toBe('/nl');
    expect((await ask('/', { 'accept-language': 'fr' })).status).toBe(200);
    expect((await ask('/car-wrapping', { cookie: 'locale=en' })).headers.location).toBe(
      '/en/vehicle-wrapping',
    );
    const own = await ask('/car-wrapping', { cookie: 'anything=1' });
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(own.headers).not.toHaveProperty('x-accel-expires');
    const chosen = await ask('/car-wrapping', { referer: `${stack.siteUrl}/nl/contact` });
    expect(chosen.headers['set-cookie']).toContain('locale=fr');
    expect(chosen.headers['cache-control']).toBe('private, no-store');
    const data = await ask('/car-wrapping', { rsc: '1' });
    expect(data.status).toBe(307);
  });
});

describe('A file from memory', () => {
  test('has every header that the framework gave it, in each encoding, and none of its nonces', async () => {
    const asset =
      /\/_next\/static\/chunks\/[^"'\\ ]+\.js/.exec((await ask('/nl')).body.toString())?.[0] ?? '';
    const script = /\/scripts\/page-[^"]+\.js/.exec((await ask('/nl')).body.toString())?.[0] ?? '';
    for (const path of [asset, script]) {
      const gzip = await untilKept(path);
      const before = await ask(path, fromFramework);
      const after = await ask(path);
      const policy = before.headers['content-security-policy']?.replace(/ 'nonce-[^']*'/g, '');
      expect(withoutWhatDiffers(after)).toEqual({
        ...withoutWhatDiffers(before),
        'content-security-policy': policy,
      });
      expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(after.body.equals(before.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(before.body)).toBe(true);
      const part = await ask(path, { range: 'bytes=0-9' });
      expect(part.status).toBe(206);
      expect(part.body.equals(before.body.subarray(0, 10))).toBe(true);
    }
  });

  test('that is a font has the headers that mean something for it', async () => {
    const html = (await ask('/nl')).body.toString();
    const fonts = new Set(html.match(/\/_next\/static\/media\/[\w.-]+\.woff2/g));
    expect(fonts.size).toBe(2);
    for (const font of fonts) {
      const answers = [await ask(font, fromFramework), await ask(font)];
      for (const { status, headers } of answers) {
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': 'font/woff2',
          'cross-origin-resource-policy': 'same-origin',
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
        });
        expect(JSON.stringify(headers).length).toBeLessThan(700);
      }
    }
  });

  test('that is missing is an answer like any other', async () => {
    const { status, headers } = await ask('/_next/static/media/missing.woff2');
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toHaveProperty(['permissions-policy']);
  });
});

describe('What is no request to anything here', () => {
  test.each([
    ['OPTIONS', '*', 400],
    ['GET', '/car-wrapping.rsc', 404],
    ['GET', '/nowhere.rsc', 404],
    ['GET', '/index.rsc', 404],
    ['PUT', '/nl', 405],
    ['DELETE', '/a-propos', 405],
    ['PATCH', '/nl/nergens', 405],
    ['OPTIONS', '/nl', 405],
    ['POST', '/favicon.ico', 405],
    ['PUT', '/scripts/page.js', 405],
  ] as const)('%s %s is refused with its headers', async (method, path, status) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toContain('no-store');
    if (status === 405) expect(answer.headers.allow).toMatch(/^GET, HEAD/);
  });

  test.each([
    'multipart/form-data',
    `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    'multipart/mixed; boundary=x',
  ])('a form of type %s is refused', async (type) => {
    expect((await ask('/nl', { 'content-type': type }, 'POST', 'x')).status).toBe(400);
  });
});

describe('A plain form of a page that was opened before a release', () => {
  async function openOldForm(): Promise<PlainForm> {
    const form = await openQuoteForm(site);
    const old = Object.entries(form.hidden).map(([name, value]) => [
      name,
      name.startsWith('$ACTION') ? value.replace(/[0-9a-f]{40,}/g, '40'.padEnd(42, '0')) : value,
    ]);
    expect(Object.fromEntries(old)).not.toEqual(form.hidden);
    return { ...form, hidden: Object.fromEntries(old) };
  }
  const sendOld = async (changes: Record<string, string>) => {
    const { input } = submission();
    const sent = { site, origin: stack.siteUrl, form: await openOldForm(), address: someAddress() };
    return postQuoteForm({ ...sent, input: { ...input, ...changes } });
  };

  test('is taken', async () => {
    const before = await stack.count('quote_requests');
    const answer = await sendOld({});
    expect(answer.status).toBe(303);
    expect(await stack.count('quote_requests')).toBe(before + 1);
  });

  test('comes back in its language with what was typed, when something is wrong with it', async () => {
    const answer = await sendOld({ email: 'no-address', message: 'Twaalf truien met ons logo' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<html lang="nl"');
    expect(answer.text).toContain('Twaalf truien met ons logo');
  });
});
