import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { openQuoteForm, type PlainForm, postQuoteForm } from './support/plain-quote-form';
import { quoteInput, someAddress } from './support/quotes';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { startTestStack, type TestStack } from './support/test-stack';

// Without script a form that is not taken comes back in a page that is rendered for it alone. That needs no database.

let stack: TestStack;
let proxy: SlowProxy;
let site: SiteProcess;
const forms = new Map<string, PlainForm>();

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
  site = await startSiteProcess({ SITE_URL: stack.siteUrl });
  for (const path of ['/', '/nl', '/en', '/car-wrapping']) forms.set(path, await openQuoteForm(site, path));
});
afterEach(() => proxy.release());
afterAll(async () => {
  await site?.kill();
  await proxy?.close();
  await stack?.stop();
});

const typed = 'Une camionnette blanche, lettrée des deux côtés.';
const faults: [string, () => void][] = [
  ['refuses', () => proxy.refuse()],
  ['hangs', () => proxy.hold()],
];

test.each(faults)('a form with a wrong address comes back whole while the database %s', async (_, fail) => {
  fail();
  for (const form of forms.values()) {
    const started = performance.now();
    const { status, text } = await postQuoteForm({
      site,
      origin: stack.siteUrl,
      form,
      input: { ...quoteInput(), email: 'nowhere', message: typed },
      address: someAddress(),
    });
    expect(status, form.path).toBe(200);
    expect(text, form.path).toContain(typed);
    expect(text, form.path).toContain('value="nowhere"');
    expect(text, form.path).toContain(`tel:${company.phone.e164}`);
    expect(text, form.path).toContain(company.email);
    expect(performance.now() - started, form.path).toBeLessThan(3000);
  }
});

test('a form that can be stored nowhere comes back whole too, with the telephone', async () => {
  proxy.refuse();
  const folder = path.join(stack.dataDir, 'spool');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'A file where the folder should be.');
  try {
    for (const form of forms.values()) {
      const input = { ...quoteInput(), message: typed };
      const sent = { site, origin: stack.siteUrl, form, input, address: someAddress() };
      const { status, text } = await postQuoteForm(sent);
      expect(status, form.path).toBe(200);
      expect(text, form.path).toContain(typed);
      expect(text, form.path).toContain(`value="${input.email}"`);
      expect(text, form.path).toContain(`tel:${company.phone.e164}`);
      expect(text, form.path).toContain(company.email);
    }
  } finally {
    await rm(folder);
  }
});
