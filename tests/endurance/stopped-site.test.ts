import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueTicket } from '@/lib/security/form-ticket';
import { pdf } from '../integration/support/files';
import { openQuoteForm, postQuoteForm, referenceIn } from '../integration/support/plain-quote-form';
import { quoteInput, someAddress } from '../integration/support/quotes';
import { runScript } from '../integration/support/run-script';
import { type SiteProcess, startSiteProcess } from '../integration/support/site-process';
import { type SlowProxy, startSlowProxy } from '../integration/support/slow-proxy';
import { eventually, startTestStack, type TestStack } from '../integration/support/test-stack';

// F12: SIGTERM under load.

let stack: TestStack;
let proxy: SlowProxy;
let site: SiteProcess;

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
  site = await startSiteProcess({ SITE_URL: stack.siteUrl });
});
afterAll(async () => {
  await site?.kill();
  await proxy?.close();
  await stack?.stop();
});

test('requests that run are answered whole, what was acknowledged is stored, and the site ends in good order', async () => {
  const keepAlive = new http.Agent({ keepAlive: true });
  const origin = stack.siteUrl;
  const form = await openQuoteForm(site);

  // A file that is half sent when the signal comes.
  const rest = Promise.withResolvers<void>();
  const half = Promise.withResolvers<void>();
  async function* slowly() {
    yield pdf.subarray(0, 20);
    half.resolve();
    await rest.promise;
    yield pdf.subarray(20);
  }
  const upload = site.request('/api/quotes/uploads?name=plan.pdf', {
    method: 'POST',
    headers: {
      origin,
      'x-form-ticket': issueTicket(new Date(Date.now() - 60_000)),
      'x-forwarded-for': someAddress(),
      'content-type': 'application/octet-stream',
    },
    body: slowly(),
  });
  await half.promise;
  // Its limits have been counted: the site is reading it.
  await eventually(async () => expect(await stack.count('rate_limits')).toBeGreaterThan(0));

  // Requests that wait for the database.
  proxy.hold();
  const quotes = Array.from({ length: 12 }, () =>
    postQuoteForm({ site, origin, form, input: quoteInput(), address: someAddress() }),
  );
  await eventually(async () => expect(await stack.count('quote_requests')).toBeGreaterThanOrEqual(12));

  // A connection of a proxy, kept open and used again and again.
  const page = () => site.request('/nl', { agent: keepAlive });
  expect((await page()).status).toBe(200);

  const signalled = performance.now();
  site.child.kill('SIGTERM');
  await eventually(async () => await expect(site.request('/nl')).rejects.toThrow('ECONNREFUSED'));
  proxy.release();
  rest.resolve();

  const answers = await Promise.all(quotes);
  const references = answers.map(referenceIn);
  expect(references).not.toContain(null);
  const uploaded = await upload;
  expect(uploaded.status).toBe(201);
  expect(JSON.parse(uploaded.text)).toMatchObject({ name: 'plan.pdf', size: pdf.length });

  expect(await site.exited).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(10_000);
  expect(site.lines.join('\n')).not.toContain('stopCutShort');
  keepAlive.destroy();

  const { data } = await stack.database.from('quote_requests').select('reference').throwOnError();
  const stored = data.map(({ reference }) => reference);
  expect(stored.sort()).toEqual([...references].sort());
}, 60_000);

test('who does not finish sending is cut off in the end, and the log says so', async () => {
  const other = await startSiteProcess({ SITE_URL: stack.siteUrl });
  try {
    async function* never() {
      yield pdf.subarray(0, 20);
      await other.exited;
    }
    const before = await stack.count('rate_limits');
    const upload = other.request('/api/quotes/uploads?name=plan.pdf', {
      method: 'POST',
      headers: {
        origin: stack.siteUrl,
        'x-form-ticket': issueTicket(new Date(Date.now() - 60_000)),
        'x-forwarded-for': someAddress(),
      },
      body: never(),
    });
    upload.catch(() => undefined);
    await eventually(async () => expect(await stack.count('rate_limits')).toBeGreaterThan(before));
    other.child.kill('SIGTERM');
    expect(await other.exited).toBe(1);
    expect(other.lines.join('\n')).toContain('"event":"site.stopCutShort","requests":1');
    await expect(upload).rejects.toThrow();
  } finally {
    await other.kill();
  }
}, 60_000);

test('a second start on the same data folder refuses, and says who has it', async () => {
  const run = await runScript('start.mjs', [], { DATA_DIR: stack.dataDir });
  expect(run.code).toBe(1);
  expect(run.output).toContain(`The data folder ${stack.dataDir} is already in use`);
  expect(await stack.count('quote_requests')).toBeGreaterThan(0);
});
