import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishContent } from '@/lib/asleep/server/publish-content';
import { answerPortfolioFile } from '@/lib/portfolio/server/answer-file';
import { putPortfolioFile } from '@/lib/portfolio/server/portfolio-storage';
import { purgeWorks } from '@/lib/portfolio/server/purge-works';
import { receivePicture } from '@/lib/portfolio/server/receive-picture';
import type { Staff } from '@/lib/staff/staff';
import { keepingCookies } from '@/lib/supabase/session-cookies';
import { makeSession } from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { categoryRow, imageRow, itemRow } from './support/portfolio-rows';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
const editor = randomUUID();
const image = imageRow({ width: 1500, height: 1000 });
const draft = imageRow({ width: 1500, height: 1000 });
const video = { id: randomUUID(), format: 'mp4', seconds: 6, text: image.alt };
const videoBytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
let published: { id: string; version: number };

async function call(name: string, args: Record<string, unknown>) {
  const { data } = await stack.database.rpc(name, { actor: editor, ...args }).throwOnError();
  return data;
}

beforeAll(async () => {
  stack = await startMaillessStack();
  await stack.database.from('staff_members').insert({ user_id: editor, role: 'editor' }).throwOnError();
  const bytes = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#2438c9' } })
    .jpeg()
    .toBuffer();
  for (const { id } of [image, draft]) await putPortfolioFile(`${id}.jpeg`, bytes, 'image/jpeg');
  await putPortfolioFile(`${video.id}.mp4`, videoBytes, 'video/mp4');
  const category = await call('save_portfolio_category', { category: categoryRow('files') });
  const item = await call('save_portfolio_item', {
    item: itemRow('shown', category.id, { kind: 'video', video }),
  });
  const { version } = await call('add_portfolio_image', { item: item.id, image });
  published = await call('set_portfolio_status', {
    item: item.id,
    seen_version: version,
    wanted: 'published',
  });
  published = { ...published, id: item.id };
  const hidden = await call('save_portfolio_item', { item: itemRow('hidden', category.id) });
  await call('add_portfolio_image', { item: hidden.id, image: draft });
});
afterAll(() => stack?.stop());

const ask = (id: string, name: string, headers: Record<string, string> = {}, isStaff = false) =>
  answerPortfolioFile(
    new Request(`http://localhost/media/portfolio/${id}/${name}`, { headers }),
    id,
    name,
    async () => isStaff,
  );

describe('A picture of a published work', () => {
  test('comes in each width as WebP and as what was stored, for good, and never enlarged', async () => {
    for (const [name, format, width] of [
      ['400.webp', 'webp', 400],
      ['800.webp', 'webp', 800],
      ['1200.jpeg', 'jpeg', 1200],
      ['1600.webp', 'webp', 1500],
    ] as const) {
      const response = await ask(image.id, name);
      expect(response.status, name).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(drawn).toMatchObject({ format, width });
      const again = await ask(image.id, name, { 'if-none-match': response.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  test('is nothing else: no other width, format, name or id', async () => {
    for (const [id, name] of [
      [image.id, '500.webp'],
      [image.id, '400.png'],
      [image.id, '400.svg'],
      [image.id, 'video.mp4'],
      [image.id, '../400.webp'],
      [randomUUID(), '400.webp'],
      ['../../etc', '400.webp'],
      [video.id, '400.webp'],
    ] as const)
      expect((await ask(id, name)).status, `${id}/${name}`).toBe(404);
  });
});

/** How often the database is asked for a file while this runs. */
async function countLookUps(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(globalThis, 'fetch');
  await work();
  const calls = asked.mock.calls.filter(([address]) => String(address).endsWith('/find_portfolio_file'));
  asked.mockRestore();
  return calls.length;
}

describe('What is known of a published picture', () => {
  test('is asked for once, whatever widths a page shows it in', async () => {
    await publishContent('portfolio');
    expect(
      await countLookUps(async () => {
        for (const name of ['400.webp', '800.webp', '1200.webp', '400.webp'])
          expect((await ask(image.id, name)).status).toBe(200);
      }),
    ).toBe(1);
  });

  test('is asked for anew once something is published', async () => {
    await ask(image.id, '400.webp');
    await publishContent('portfolio');
    expect(await countLookUps(() => ask(image.id, '400.webp'))).toBe(1);
  });

  test('is not remembered of a draft', async () => {
    expect(
      await countLookUps(async () => {
        for (const _ of [1, 2]) await ask(draft.id, '400.webp', {}, true);
      }),
    ).toBe(2);
  });
});

describe('A file without a row', () => {
  const listStored = async () => {
    const { data } = await stack.database.storage.from('portfolio').list('', { limit: 1000 });
    return (data ?? []).map(({ name }) => name).sort();
  };

  test('does not stay when its row is refused', async () => {
    const before = await listStored();
    // The role was taken away while the picture was on its way.
    const former = { viewer: { id: randomUUID() }, role: 'editor' } as unknown as Staff;
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#2438c9' } })
      .jpeg()
      .toBuffer();
    expect(await receivePicture(former, published.id, bytes, 'jpeg')).toMatchObject({ status: 'refused' });
    expect(await listStored()).toEqual(before);
    expect(await stack.count('storage_removals', { bucket: 'portfolio' })).toBe(0);
  });

  test('is removed when nobody lived to write the row, but not while it may still come', async () => {
    const name = `${randomUUID()}.jpeg`;
    await putPortfolioFile(name, new Uint8Array([1]), 'image/jpeg');
    await purgeWorks(new Date());
    expect(await listStored()).toContain(name);
    const over = new Date(Date.now() - 1000).toISOString();
    await stack.database
      .from('storage_removals')
      .update({ due_at: over })
      .eq('storage_path', name)
      .throwOnError();
    await purgeWorks(new Date());
    expect(await listStored()).not.toContain(name);
    expect(await stack.count('storage_removals', { bucket: 'portfolio' })).toBe(0);
  });
});

test('a draft is seen by staff alone, and kept by nobody', async () => {
  expect((await ask(draft.id, '400.webp')).status).toBe(404);
  const response = await ask(draft.id, '400.webp', {}, true);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a draft is seen by those whose role opens the portfolio, and by no other colleague, customer or stranger', async () => {
  standInForNext();
  nextRequest.headers = new Headers({ origin: stack.siteUrl });
  const { GET } = await import('@/app/media/portfolio/[id]/[file]/route');
  const look = async () =>
    (
      await GET(new Request(`${stack.siteUrl}/media/portfolio/${draft.id}/400.webp`), {
        params: Promise.resolve({ id: draft.id, file: '400.webp' }),
      })
    ).status;
  expect(await look()).toBe(404);
  const { email, session } = await makeSession(stack);
  newBrowser();
  for (const { name, value } of keepingCookies(stack.siteUrl, session, []))
    nextRequest.cookies.set(name, value);
  expect(await look()).toBe(404);
  for (const [role, status] of [
    ['sales', 404],
    ['editor', 200],
    ['admin', 200],
  ] as const) {
    const args = { account_email: email, granted_role: role };
    expect((await stack.database.rpc('grant_staff_role', args)).data).toBe('granted');
    expect(await look(), role).toBe(status);
  }
});

test('a video comes whole or in the part that is asked for', async () => {
  const whole = await ask(video.id, 'video.mp4');
  expect(whole.status).toBe(200);
  expect(Buffer.from(await whole.arrayBuffer()).equals(videoBytes)).toBe(true);
  const part = await ask(video.id, 'video.mp4', { range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 100-199/1000');
  expect(Buffer.from(await part.arrayBuffer()).equals(videoBytes.subarray(100, 200))).toBe(true);
  expect((await ask(video.id, 'video.mp4', { range: 'bytes=1000-' })).status).toBe(416);
  expect((await ask(video.id, 'video.webm')).status).toBe(404);
});

test('what staff deleted is gone at once, for them when it cannot be undone any more, a month later', async () => {
  const deleted = await call('set_portfolio_deleted', {
    entity: 'item',
    entry: published.id,
    seen_version: published.version,
    wanted: true,
  });
  expect(deleted).toMatchObject({ status: 'ok' });
  await publishContent('portfolio');
  expect((await ask(image.id, '400.webp')).status).toBe(404);
  const forStaff = () => ask(image.id, '400.webp', {}, true);
  expect((await forStaff()).status).toBe(200);
  const stored = () => stack.database.storage.from('portfolio').download(`${image.id}.jpeg`);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await purgeWorks(inDays(29))).toBe(0);
  expect((await stored()).error).toBeNull();
  expect(await purgeWorks(inDays(31))).toBe(1);
  expect((await stored()).error).not.toBeNull();
  expect((await forStaff()).status).toBe(404);
  expect(await stack.count('storage_removals', { bucket: 'portfolio' })).toBe(0);
});

test('while the database is away pictures that were shown go on being shown', async () => {
  const category = await call('save_portfolio_category', { category: categoryRow('away') });
  const item = await call('save_portfolio_item', { item: itemRow('away', category.id) });
  const away = imageRow({ width: 1500, height: 1000 });
  const bytes = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#d93015' } })
    .jpeg()
    .toBuffer();
  await putPortfolioFile(`${away.id}.jpeg`, bytes, 'image/jpeg');
  const { version } = await call('add_portfolio_image', { item: item.id, image: away });
  await call('set_portfolio_status', { item: item.id, seen_version: version, wanted: 'published' });
  expect((await ask(away.id, '400.webp')).status).toBe(200);
  await stack.backend.stop();
  expect((await ask(away.id, '400.webp')).status).toBe(200);
  expect((await ask(away.id, '800.webp')).status).toBe(503);
});
