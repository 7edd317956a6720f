import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTag } from '@/lib/asleep/content-tags';
import { openFolderPageStore } from '@/lib/asleep/server/folder-page-store';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { pathWithin } from '@/lib/i18n/routes';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { categoryRow, imageRow, itemRow } from './support/portfolio-rows';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { startMaillessStack, type TestStack } from './support/test-stack';

// What staff publish, on the static pages of the real site.

let stack: TestStack;
let site: SiteProcess;
let dataDir: string;
const editor = randomUUID();

beforeAll(async () => {
  stack = await startMaillessStack();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'works-'));
  await stack.database.from('staff_members').insert({ user_id: editor, role: 'editor' }).throwOnError();
  site = await startSiteProcess({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site?.kill();
  await rm(dataDir, { recursive: true, force: true });
  await stack?.stop();
});

async function call(name: string, args: Record<string, unknown>) {
  const { data } = await stack.database.rpc(name, { actor: editor, ...args }).throwOnError();
  return data;
}

const announce = () =>
  openFolderPageStore(path.join(dataDir, 'pages'), 'test').addPublication([contentTag('portfolio')]);

const pages = ['/nl/realisaties', '/nl', '/nl/wanddecoratie'];

test('a new database has the sample works, on every page that shows works', async () => {
  expect(await stack.count('portfolio_items')).toBeGreaterThanOrEqual(24);
  for (const page of pages) {
    const { status, text } = await site.request(page);
    expect(status, page).toBe(200);
    expect(text, page).toMatch(/href="\/nl\/realisaties\/[a-z-]+\/[a-z0-9-]+"/);
  }
});

test('a publication shows at once on all of them, under an address of its own, and is gone as fast', async () => {
  const { data } = await stack.database.rpc('list_portfolio', { with_drafts: false }).throwOnError();
  const { categories, items } = data as Portfolio;
  const [inventedItem] = items.filter(({ sample }) => sample);
  if (!inventedItem) throw new Error('The seed has no invented work');
  const inventedCategory = categories.find(({ id }) => id === inventedItem.categoryId);
  const inventedRest = `${inventedCategory?.slug.nl}/${inventedItem.slug.nl}`;
  const [category] = categories;
  const address = `/nl/realisaties/${category?.slug.nl}/een-nieuw-werk-nl`;

  const unknown = await site.request(address);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('<html lang="nl"');
  expect(unknown.text).toContain(address);
  expect(unknown.text).toMatch(/<meta name="robots" content="noindex/);
  expect(unknown.headers['cache-control']).toContain('no-store');

  const name = 'een-nieuw-werk';
  const { id } = await call('save_portfolio_item', { item: itemRow(name, category?.id ?? '') });
  const image = imageRow();
  const { version } = await call('add_portfolio_image', { item: id, image });
  const status = (wanted: string, seen: number) =>
    call('set_portfolio_status', { item: id, seen_version: seen, wanted });
  expect(await status('published', version)).toMatchObject({ status: 'ok' });
  await announce();

  for (const page of [...pages, address]) {
    const answer = await site.request(page);
    expect(answer.status, page).toBe(200);
    expect(answer.text, page).toContain(`${name} nl`);
    expect(answer.text, page).toContain(`/media/portfolio/${image.id}/800.webp`);
    expect(answer.text, page).toContain(image.alt.nl);
    expect(answer.headers['cache-control'], page).toBe('private, no-cache');
    expect(answer.text, page).not.toContain('nonce=');
  }
  // Real work is for search engines; an invented one beside it is not.
  expect((await site.request(address)).text).not.toContain('noindex');
  const invented = await site.request(`/nl/realisaties/${inventedRest}`);
  expect(invented.status).toBe(200);
  expect(invented.text).toMatch(/<meta name="robots" content="noindex/);
  const sitemap = await site.request('/sitemap.xml');
  expect(sitemap.text).not.toContain(inventedRest);
  expect(sitemap.text).toContain(`${address}</loc>`);
  // Real work is in structured data; the invented works around it are not.
  const list = await site.request('/nl/realisaties');
  const told = Array.from(
    list.text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ([, json]) => json,
  ).join('');
  expect(told).toContain(image.id);
  expect(told.match(/"ImageObject"/g)).toHaveLength(1);

  expect(await status('draft', version + 1)).toMatchObject({ status: 'ok' });
  await announce();
  for (const page of pages) expect((await site.request(page)).text, page).not.toContain(`${name} nl`);
  const gone = await site.request(address);
  expect(gone.status).toBe(404);
  expect((await site.request('/sitemap.xml')).text).not.toContain(address);
}, 90_000);

test('a category without a work says so, in its language', async () => {
  const category = categoryRow('leeg');
  await call('save_portfolio_category', { category });
  await announce();
  for (const locale of locales) {
    const path = pathWithin('portfolio', locale, { rest: category.slug[locale] });
    const { status, text } = await site.request(path);
    expect(status, path).toBe(200);
    expect(text, path).toContain((await loadMessages(locale)).Portfolio.empty);
  }
});

test('while the database is away every page with works stays as it is', async () => {
  await stack.backend.stop();
  await announce();
  for (const page of [...pages, '/portfolio', '/en/portfolio']) {
    const { status, text } = await site.request(page);
    expect(status, page).toBe(200);
    expect(text, page).toMatch(/(portfolio|realisaties)\/[a-z-]+\//);
  }
}, 60_000);
