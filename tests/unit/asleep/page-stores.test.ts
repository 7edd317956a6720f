import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolderPageStore } from '@/lib/asleep/server/folder-page-store';
import { everyTag, type PageStore } from '@/lib/asleep/server/page-store';
import { openRedisPageStore } from '@/lib/asleep/server/redis-page-store';

const week = 7 * 24 * 60 * 60 * 1000;
const flight = (name: string) => ({ name: `${name}.js`, code: `run("${name}", "Žluťoučký")` });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Place {
  /** What one process of the site opens there. */
  open: (build: string) => PageStore;
  close: () => void;
}

const redisUrl = process.env.REDIS_URL;
// With a Redis at hand it goes through the same.
const places: [string, () => Place][] = [
  [
    'a folder',
    () => {
      const shared = path.join(folder, randomUUID());
      return { open: (build) => openFolderPageStore(shared, build), close: () => undefined };
    },
  ],
  ...(redisUrl
    ? ([
        [
          'Redis',
          () => {
            const prefix = `test:${randomUUID()}:`;
            const stores: { close(): void }[] = [];
            return {
              open: (build) => {
                const store = openRedisPageStore(redisUrl, build, prefix);
                stores.push(store);
                return store;
              },
              close: () => stores.forEach((store) => void store.close()),
            };
          },
        ],
      ] satisfies [string, () => Place][])
    : []),
];

describe.each(places)('pages kept in %s', (_, makePlace) => {
  let place: Place;
  let here: PageStore;
  let there: PageStore;
  beforeAll(() => {
    place = makePlace();
    here = place.open('build-1');
    there = place.open('build-1');
  });
  afterAll(() => place.close());

  test('nothing is there at first', async () => {
    expect(await here.findEnd()).toBe(0);
    expect(await here.readPublications(0)).toEqual({ tags: [], end: 0 });
    expect(await here.findPage('/fr/x')).toBeNull();
    expect(await here.findFlight('0123456789abcdef.js')).toBeNull();
  });

  test('what one process publishes, the other finds, from where it had read', async () => {
    await here.addPublication(['content:portfolio', 'Žluťoučký']);
    const first = await there.readPublications(0);
    expect(first.tags).toEqual(['content:portfolio', 'Žluťoučký']);
    expect(await there.findEnd()).toBe(first.end);

    await Promise.all(Array.from({ length: 20 }, (_each, n) => here.addPublication([`tag-${n}`])));
    const rest = await there.readPublications(first.end);
    expect(rest.tags.sort()).toEqual(Array.from({ length: 20 }, (_each, n) => `tag-${n}`).sort());
    expect(await there.readPublications(rest.end)).toEqual({ tags: [], end: rest.end });
  });

  test('a version and its flight are found by the other process', async () => {
    const page = Buffer.from([0, 255, 10, 13, 128]);
    await here.keepPage('/fr/x?"', page, flight('one'), null);
    expect(await there.findPage('/fr/x?"')).toEqual(page);
    expect(await there.findFlight('one.js')).toBe(flight('one').code);
    await here.keepPage('/sitemap.xml', page, null, null);
    expect(await there.findPage('/sitemap.xml')).toEqual(page);
  });

  test('the flight of a replaced version stays, also when it comes back', async () => {
    await here.keepPage('/nl/x', Buffer.from('1'), flight('first'), null);
    await here.keepPage('/nl/x', Buffer.from('2'), flight('second'), 'first.js');
    expect(await there.findFlight('first.js')).toBe(flight('first').code);
    await here.keepPage('/nl/x', Buffer.from('1'), flight('first'), 'second.js');
    await here.keepPage('/nl/x', Buffer.from('1'), flight('first'), 'first.js');
    expect(await there.findFlight('first.js')).toBe(flight('first').code);
    expect(await there.findPage('/nl/x')).toEqual(Buffer.from('1'));
  });

  test('another build has no versions yet, and knows what was published', async () => {
    const next = place.open('build-2');
    expect(await next.findPage('/nl/x')).toBeNull();
    expect((await next.readPublications(0)).tags).toContain('content:portfolio');
  });
});

test('a line that was cut off by a crash stands for everything, once there is another', async () => {
  const shared = path.join(folder, randomUUID());
  const store = openFolderPageStore(shared, 'build');
  await store.addPublication(['a']);
  const { end } = await store.readPublications(0);
  await appendFile(path.join(shared, 'publications'), '["content:po');
  expect(await store.readPublications(end)).toEqual({ tags: [], end });
  await store.addPublication(['b']);
  expect((await store.readPublications(end)).tags).toEqual([everyTag]);
});

test('a folder forgets other builds and replaced flights after a week, not before', async () => {
  const shared = path.join(folder, randomUUID());
  const store = openFolderPageStore(shared, 'new');
  await openFolderPageStore(shared, 'old').keepPage('/x', Buffer.from('1'), flight('old'), null);
  await openFolderPageStore(shared, 'recent').keepPage('/x', Buffer.from('1'), flight('recent'), null);
  await store.keepPage('/x', Buffer.from('1'), flight('first'), null);
  await store.keepPage('/x', Buffer.from('2'), flight('second'), 'first.js');
  const longAgo = new Date(Date.now() - week - 60_000);
  await utimes(path.join(shared, 'builds/old'), longAgo, longAgo);
  await utimes(path.join(shared, 'builds/new/replaced/first.js'), longAgo, longAgo);
  await store.keepPage('/x', Buffer.from('3'), flight('third'), 'second.js');

  expect(await readdir(path.join(shared, 'builds'))).toEqual(['new', 'recent']);
  expect(await store.findFlight('first.js')).toBeNull();
  expect(await store.findFlight('second.js')).toBe(flight('second').code);
});

test('a version that cannot be written leaves the one before and nothing half', async () => {
  const shared = path.join(folder, randomUUID());
  const store = openFolderPageStore(shared, 'build');
  await store.keepPage('/x', Buffer.from('1'), null, null);
  await writeFile(path.join(shared, 'builds/build/flights'), 'in the way');
  await expect(store.keepPage('/x', Buffer.from('2'), flight('second'), null)).rejects.toThrow();
  expect(await store.findPage('/x')).toEqual(Buffer.from('1'));
  expect(await readdir(path.join(shared, 'builds/build/pages'))).toHaveLength(1);
});
