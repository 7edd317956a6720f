import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { statusToken } from '@/lib/quotes/server/status-link';
import { artworkTokenHeader, partBytes } from '@/lib/uploads/artwork';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { pdf } from './support/files';
import { acknowledged, someAddress, submit } from './support/quotes';
import { type SiteAnswer, type SiteProcess, startSiteProcess } from './support/site-process';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let site: SiteProcess | undefined;

beforeAll(async () => {
  stack = await startMaillessStack();
});
afterEach(async () => {
  await site?.kill();
});
afterAll(() => stack?.stop());

test('a site that is killed in the middle of a part goes on where it was', async () => {
  const { reference } = acknowledged(await submit());
  const bytes = Buffer.concat([pdf, randomBytes(2 * partBytes + 1000)]);
  const own = {
    origin: stack.siteUrl,
    'x-forwarded-for': someAddress(),
    'tus-resumable': '1.0.0',
    [artworkTokenHeader]: statusToken(reference),
  };
  site = await startSiteProcess({});
  const begun = await site.request('/api/quotes/artwork', {
    method: 'POST',
    headers: {
      ...own,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('gevel.pdf').toString('base64')}`,
    },
  });
  expect(begun.status).toBe(201);
  expect(begun.headers['x-content-type-options']).toBe('nosniff');
  expect(begun.headers['cache-control']).toContain('no-store');
  const place = String(begun.headers.location);
  const part = (offset: number, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<SiteAnswer> => {
    if (!site) throw new Error('The site is gone');
    const type = 'application/offset+octet-stream';
    const headers = { ...own, 'content-type': type, 'upload-offset': String(offset) };
    return site.request(place, { method: 'PATCH', headers, body });
  };
  expect((await part(0, bytes.subarray(0, partBytes))).status).toBe(204);

  const come = 256 * 1024;
  let isSent = () => undefined as unknown;
  const sent = new Promise((resolve) => {
    isSent = () => resolve(null);
  });
  async function* stuck() {
    yield bytes.subarray(partBytes, partBytes + come);
    isSent();
    await new Promise(() => undefined);
  }
  part(partBytes, stuck()).catch(() => undefined);
  await sent;
  await site.kill();

  site = await startSiteProcess({});
  const head = await site.request(place, { method: 'HEAD', headers: own });
  expect(head.status).toBe(200);
  const offset = Number(head.headers['upload-offset']);
  // What was acknowledged, and as much of what came after as had been written.
  expect(offset).toBeGreaterThanOrEqual(partBytes);
  expect(offset).toBeLessThanOrEqual(partBytes + come);
  for (let at = offset; at < bytes.length; at += partBytes)
    expect((await part(at, bytes.subarray(at, at + partBytes))).status).toBe(204);
  const done = await site.request(place, { method: 'POST', headers: own });
  expect(JSON.parse(done.text)).toEqual({ outcome: 'stored' });

  const { data } = await stack.database
    .from('quote_request_attachments')
    .select('id')
    .eq('size_bytes', bytes.length)
    .single()
    .throwOnError();
  const link = new URL(attachmentUrl('quote', data.id, new Date()));
  const saved = await fetch(`http://127.0.0.1:${site.port}${link.pathname}${link.search}`);
  expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true);
});
