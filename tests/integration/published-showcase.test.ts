import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTag } from '@/lib/asleep/content-tags';
import { openFolderPageStore } from '@/lib/asleep/server/folder-page-store';
import { jobOffers } from '@/lib/careers/job-offers';
import { clients } from '@/lib/company/clients';
import { testimonials } from '@/lib/company/testimonials';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import type { Staff } from '@/lib/staff/staff';
import { type SiteProcess, startSiteProcess } from './support/site-process';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

// What is invented and what is real, on the static pages of the real site.

let stack: TestStack;
let site: SiteProcess;
let dataDir: string;
let editor: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'showcase-'));
  editor = await someStaff(stack, 'editor');
  site = await startSiteProcess({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site?.kill();
  await rm(dataDir, { recursive: true, force: true });
  await stack?.stop();
});

async function call(name: string, args: Record<string, unknown>) {
  const { data } = await stack.database.rpc(name, { actor: editor.viewer.id, ...args }).throwOnError();
  return data;
}
const announce = () =>
  openFolderPageStore(path.join(dataDir, 'pages'), 'test').addPublication(
    ['showcase', 'portfolio'].map(contentTag),
  );

const pages = ['/en', '/en/portfolio', '/en/careers', '/en/wall-graphics'];
const invented = [
  ...clients.map(({ name }) => name),
  ...testimonials.map(({ name }) => name),
  ...jobOffers.map(({ title }) => title.en),
  ...seedPortfolio.items.map(({ title }) => title.en),
];

test('a new site shows examples, each marked on itself', async () => {
  const home = (await site.request('/en')).text;
  for (const { name } of [...clients, ...testimonials]) expect(home).toContain(name);
  expect(home.match(/>Example</g)).toHaveLength(clients.length + testimonials.length);
  expect(home).toMatch(/Specimen \d+ · example/);
  expect((await site.request('/en/careers')).text.match(/>Example</g)).toHaveLength(jobOffers.length);
});

test('one switch hides every one of them, and every place is good without', async () => {
  expect(await call('set_examples_shown', { wanted: false, seen_version: 0 })).toEqual({ status: 'ok' });
  await announce();
  for (const page of pages) {
    const { status, text } = await site.request(page);
    expect(status, page).toBe(200);
    for (const name of invented) expect(text, `${page}: ${name}`).not.toContain(name);
    expect(text, page).not.toMatch(/>Example<|· example/);
  }
  expect((await site.request('/en')).text).not.toMatch(/id="(testimonials|clients|samples)-title"/);
  expect((await site.request('/en/careers')).text).toContain('No position is open');
  const wall = (await site.request('/en/portfolio')).text;
  expect(wall).toContain('The wall is still bare');
  expect(wall).toMatch(/<meta name="robots" content="noindex/);
  for (const page of ['/llms.txt', '/sitemap.xml']) {
    expect((await site.request(page)).text, page).not.toMatch(/\/en\/portfolio\b/);
  }
  const found = await site.request('/en/search?q=fitter');
  for (const { title } of jobOffers) expect(found.text).not.toContain(title.en);
});

test('a real one shows at once, alone and unmarked, and tells whose words are a translation', async () => {
  const inEach = (text: string) => ({ fr: text, nl: text, en: text });
  const { id } = await call('save_showcase_entry', {
    entry: {
      kind: 'testimonial',
      content: {
        name: 'Nele De Wit',
        role: inEach('optician'),
        company: 'Kijkhuis',
        place: inEach(''),
        rating: null,
        comment: inEach('Straight, and on time.'),
      },
      originalLocale: 'nl',
      source: 'A mail',
      permissionFrom: 'Nele De Wit',
      permissionEmail: null,
      permissionHow: 'email',
      permissionOn: '2026-11-03',
    },
  });
  await call('set_showcase_status', { entry: id, seen_version: 1, wanted: 'published' });
  await announce();
  const home = (await site.request('/en')).text;
  expect(home).toContain('Straight, and on time.');
  expect(home).toContain('translated from Dutch');
  expect(home).not.toMatch(/id="clients-title"/);
  await call('set_showcase_status', { entry: id, seen_version: 2, wanted: 'draft' });
  await announce();
  expect((await site.request('/en')).text).not.toContain('Nele De Wit');
}, 60_000);
