import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentTag, missingTag } from '@/lib/asleep/content-tags';
import { type AnswerNotes, withAnswerNotes } from '@/lib/asleep/server/answer-notes';
import { openFolderPageStore } from '@/lib/asleep/server/folder-page-store';
import { type BuildCache, createPageCache, type PageCacheOptions } from '@/lib/asleep/server/page-cache';
import type { PageStore } from '@/lib/asleep/server/page-store';
import { prePaintScript } from '@/lib/security/pre-paint';
import { sourceHash } from '@/lib/security/source-hash';

const pageScript = '/scripts/page-0123456789ab.js';
const keyOf = (target: string) => `/route-cache/APP_PAGE/0123/$${target}`;
const address = '/nl/portfolio';
const key = keyOf(address);
const shows = contentTag('portfolio');
const context = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false };
const nonce = 'bm9uY2Ugb2YgYSByZXF1ZXN0';

type Handler = CacheHandler;
type Page = Extract<NonNullable<Parameters<Handler['set']>[1]>, { kind: CachedRouteKind.APP_PAGE }>;

/** A page as Next 16.4 hands it over: rendered while a request with a nonce was answered. */
function rendered(text: string, { status, tags = shows }: { status?: number; tags?: string } = {}): Page {
  const flight = `{"nonce":"${nonce}","text":"${text}"}`;
  return {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html: `<!DOCTYPE html><html><head><style nonce="${nonce}">.a{}</style><script src="/_next/static/chunks/a.js" async="" nonce="${nonce}"></script><script src="${pageScript}" async="" integrity="sha256-abc" nonce="${nonce}"></script><script nonce="${nonce}">${prePaintScript}</script></head><body><h1>${text}</h1><script nonce="${nonce}">self.__next_f.push([1,${JSON.stringify(flight)}])</script></body></html>`,
    rscData: Buffer.from(`0:${flight}é`),
    segmentData: new Map([['/_tree', Buffer.from(flight)]]),
    headers: { 'x-next-cache-tags': `_N_T_${address},${tags}` },
    postponed: undefined,
    status,
  };
}

const built = (text: string, tags = shows): Page => ({
  ...rendered(text, { tags }),
  html: `<h1>${text}</h1>`,
});
const textOf = (answer: { value: unknown }) => /<h1>(.*)<\/h1>/.exec((answer.value as Page).html)?.[1];

let folder: string;
let clock: number;
/** What the pages of the site would show now; an error is thrown while rendering. */
let content: Page | Error | 'hangs';
let inBuild: Page | null;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'page-cache-'));
  clock = 1_800_000_000_000;
  content = rendered('first');
  inBuild = null;
  logged = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const openStore = () => openFolderPageStore(folder, 'build');

/** A process of the site: the way Next goes with each request, around the real page cache. */
function startProcess({ store = openStore(), ...options }: Partial<PageCacheOptions> = {}) {
  let renderings = 0;
  const builtEntry = new Map<object, { lastModified: number; value: Page }>();
  const build: BuildCache = {
    get: async () => {
      if (inBuild === null) return null;
      const entry = builtEntry.get(inBuild) ?? { lastModified: 1, value: inBuild };
      builtEntry.set(inBuild, entry);
      return entry;
    },
    resetRequestCache: () => undefined,
  };
  const open = createPageCache({
    store,
    pageScript,
    styles: ["'sha256-ofTheBuild'"],
    renderAgainKey: 'a key of the build',
    now: () => clock,
    renderAgain: async (target, headers) => {
      const answer = await request(target, headers);
      if (answer === 'failed') throw new Error('500');
    },
    ...options,
  });
  const headersOf = (target: string) => ({
    'x-request-path': `${target}?from=test`,
    'content-security-policy': `script-src 'nonce-${nonce}'`,
  });

  /** One request to this process: a version from the cache, or a rendering that is kept. */
  async function request(target = address, headers: Record<string, string> = {}) {
    const key = keyOf(target);
    const handler = open({ ...headersOf(target), ...headers }, build);
    const entry = await handler.get(key, context);
    if (entry && !headers['x-prerender-revalidate']) return entry;
    renderings += 1;
    const made = content;
    if (made === 'hangs') return 'failed' as const;
    if (made instanceof Error) {
      if (entry)
        await handler.set(key, entry.value, {
          ...context,
          cacheControl: { revalidate: 3, expire: undefined },
        });
      return 'failed' as const;
    }
    const value = { ...made };
    await handler.set(key, value, { ...context, cacheControl: { revalidate: false, expire: undefined } });
    return { lastModified: clock, value };
  }
  return {
    visit: async (target = address) => {
      const answer = await request(target);
      if (answer === 'failed') throw new Error('500');
      return answer;
    },
    open,
    build,
    renderings: () => renderings,
  };
}

const publish = (tag = shows) => openStore().addPublication([tag]);

test('a page that is rendered for the first time is finished for that very request, and kept', async () => {
  const { visit, renderings } = startProcess();
  const { value } = await visit();
  const { html, headers, rscData, segmentData } = value as Page;
  expect(html).toContain('<h1>first</h1>');
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    expect.stringMatching(/data-scripts="\/api\/flights\/[0-9a-f]{16}\.js \/_next\/static\/chunks\/a\.js"/),
    '<script>',
  ]);
  expect(headers?.['cache-control']).toBe('private, no-cache');
  const policy = String(headers?.['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
  expect(policy.match(/style-src 'self' ([^;]+);/)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining(["'sha256-ofTheBuild'", sourceHash('.a{}')]),
  );
  for (const part of [html, policy, String(rscData), String(segmentData?.get('/_tree'))])
    expect(part).not.toContain(nonce);
  expect(String(rscData)).toBe('0:{"nonce":"$undefined","text":"first"}é');

  const flight = /flights\/([^ "]+)/.exec(html)?.[1] ?? '';
  expect(await openStore().findFlight(flight)).toBe(
    'self.__next_f.push([1,"{\\"nonce\\":\\"$undefined\\",\\"text\\":\\"first\\"}"])',
  );
  expect(textOf(await visit())).toBe('first');
  expect(renderings()).toBe(1);
});

test('another process, and one that starts later, serve what the first has made, with its data', async () => {
  await startProcess().visit();
  const other = startProcess();
  const { value } = await other.visit();
  expect(other.renderings()).toBe(0);
  expect((value as Page).segmentData).toBeInstanceOf(Map);
  expect((value as Page).rscData).toBeInstanceOf(Buffer);
});

test('a page that memory has no room for is read from the store, not rendered again', async () => {
  inBuild = built('of the build');
  const { visit, renderings } = startProcess({ memoryBytes: 3_500 });
  const addresses = ['/nl/one', '/nl/two', '/nl/three'];
  for (const target of addresses) await visit(target);
  expect(renderings()).toBe(3);
  for (const target of [...addresses, ...addresses]) expect(textOf(await visit(target))).toBe('first');
  expect(renderings()).toBe(3);
});

test('after a publication nobody gets the page as it was, at whatever process', async () => {
  const a = startProcess();
  const b = startProcess();
  await Promise.all([a.visit(), b.visit()]);
  const before = a.renderings() + b.renderings();
  content = rendered('second');
  await publish();
  expect(textOf(await b.visit())).toBe('second');
  expect(textOf(await a.visit())).toBe('second');
  expect(a.renderings() + b.renderings()).toBe(before + 1);
});

test('many visitors at once have it rendered once', async () => {
  const { visit, renderings } = startProcess();
  await visit();
  content = rendered('second');
  await publish();
  const texts = await Promise.all(Array.from({ length: 20 }, () => visit().then(textOf)));
  expect(new Set(texts)).toEqual(new Set(['second']));
  expect(renderings()).toBe(2);
});

test('what shows nothing of it stays as the build left it', async () => {
  inBuild = built('of the build', 'other:x');
  const { visit, renderings } = startProcess();
  await publish();
  expect(textOf(await visit())).toBe('of the build');
  expect(renderings()).toBe(0);
  content = rendered('by its address', { tags: 'other:x' });
  await publish(`_N_T_${address}`);
  const answer = await visit();
  expect(textOf(answer)).toBe('by its address');
  expect((answer.value as Page).headers).not.toHaveProperty('cache-control');
});

test('what the build made of a page that changes at run time is shown only when it cannot be rendered', async () => {
  inBuild = built('of the build');
  content = new Error('the database is away');
  const { visit } = startProcess();
  expect(textOf(await visit())).toBe('of the build');
  clock += 6_000;
  content = rendered('now');
  expect(textOf(await visit())).toBe('now');
});

test('a page that cannot be rendered stays as it was, is tried again, and the log says so', async () => {
  const { visit, renderings } = startProcess();
  await visit();
  content = new Error('the database is away');
  await publish();
  expect(textOf(await visit())).toBe('first');
  expect(textOf(await visit())).toBe('first');
  expect(renderings()).toBe(2);
  expect(logged.join('')).toMatch(/"incident":"E-\w{6}"/);
  content = rendered('second');
  clock += 6_000;
  expect(textOf(await visit())).toBe('second');
});

test.each([
  [
    'a script that is not known',
    (html: string) => html.replace('</body>', '<script>alert(1)</script></body>'),
  ],
  ['a nonce in a place of its own', (html: string) => html.replace('<h1>', `<h1 title="${nonce}">`)],
  ['an end that is missing', (html: string) => html.replace('</html>', '')],
])('a page with %s is never kept: visitors get the one before', async (_, spoil) => {
  const { visit } = startProcess();
  await visit();
  const spoilt = rendered('second');
  content = { ...spoilt, html: spoil(spoilt.html) };
  await publish();
  expect(textOf(await visit())).toBe('first');
  expect(textOf(await startProcess().visit())).toBe('first');
  expect(logged.join('')).toContain('UnexpectedPageError');
});

test('what is published while a page renders makes it render again', async () => {
  const { visit, open, build } = startProcess();
  await visit();
  const handler = open({ 'x-request-path': address }, build);
  await handler.get(key, context);
  await publish();
  // Meanwhile the process has heard of it by another page's request.
  await open({}, build).get(`${key}/other`, context);
  await handler.set(key, rendered('too early'), context as never);
  content = rendered('in time');
  expect(textOf(await visit())).toBe('in time');
});

test('a page that is gone is gone at once; made-up addresses leave nothing behind', async () => {
  const { visit, open, build } = startProcess();
  await visit();
  content = rendered('not found', { status: 404 });
  await publish();
  expect(((await visit()).value as Page).status).toBe(404);
  expect(textOf(await startProcess().visit())).toBe('not found');
  content = rendered('back');
  expect(textOf(await visit())).toBe('back');

  const madeUp = `${key}/made-up`;
  const handler = open({ 'x-request-path': '/made-up' }, build);
  await handler.get(madeUp, context);
  await handler.set(madeUp, rendered('not found', { status: 404 }), context as never);
  expect(await openStore().findPage(madeUp)).toBeNull();
});

test('with the store away pages stay as they are, and nothing new is taken up', async () => {
  const store: PageStore = openStore();
  const away = vi.fn(() => Promise.reject(new Error('the store is away')));
  const fragile: PageStore = { ...store };
  const { visit } = startProcess({ store: fragile });
  await visit();
  content = rendered('second');
  await publish();
  fragile.keepPage = away;
  expect(textOf(await visit())).toBe('first');
  const findEnd = vi.fn(() => Promise.reject(new Error('the store is away')));
  Object.assign(fragile, { findEnd, findPage: away });
  clock += 6_000;
  expect(textOf(await visit())).toBe('first');
  expect(textOf(await visit())).toBe('first');
  expect(findEnd).toHaveBeenCalledTimes(1);
  Object.assign(fragile, store);
  clock += 6_000;
  expect(textOf(await visit())).toBe('second');
});

test('a list of publications that was lost puts every version in doubt', async () => {
  await publish('x');
  const { visit } = startProcess();
  await visit();
  content = rendered('second');
  await rm(path.join(folder, 'publications'));
  expect(textOf(await visit())).toBe('second');
});

test('a version is made anew after two weeks, before a store forgets it', async () => {
  const { visit } = startProcess();
  await visit();
  content = rendered('second');
  clock += 13 * 24 * 60 * 60 * 1000;
  expect(textOf(await visit())).toBe('first');
  clock += 2 * 24 * 60 * 60 * 1000;
  expect(textOf(await visit())).toBe('second');
});

test('a prerendered file that cannot be made anew is tried again', async () => {
  const site = '/route-cache/APP_ROUTE/0123/$/sitemap.xml';
  const asked = { kind: 'APP_ROUTE' as IncrementalCacheKind.APP_ROUTE, isFallback: false };
  const file = (text: string) => ({
    kind: 'APP_ROUTE' as CachedRouteKind.APP_ROUTE,
    body: Buffer.from(text),
    status: 200,
    headers: { 'x-next-cache-tags': shows },
  });
  const { open, build } = startProcess({ renderAgain: () => Promise.reject(new Error('500')) });
  const first = open({ 'x-request-path': '/sitemap.xml' }, build);
  await first.get(site, asked);
  await first.set(site, file('first'), asked as never);
  await publish();
  const failing = open({ 'x-request-path': '/sitemap.xml' }, build);
  const kept = await failing.get(site, asked);
  expect(String((kept as unknown as { value: { body: Buffer } }).value.body)).toBe('first');
  await failing.set(site, kept?.value ?? null, asked as never);

  clock += 6_000;
  const renderAgain = vi.fn(async () => {
    const own = open({ 'x-prerender-revalidate': 'a key of the build' }, build);
    await own.get(site, asked);
    await own.set(site, file('second'), asked as never);
  });
  const other = startProcess({ renderAgain });
  await other.open({ 'x-request-path': '/sitemap.xml' }, other.build).get(site, asked);
  expect(renderAgain).toHaveBeenCalledTimes(1);
});

test.each([
  ['takes long is no incident', new Error('aborted', { cause: new DOMException('', 'TimeoutError') }), 0],
  ['fails is one', new Error('500'), 1],
])('a page whose making anew %s, and the one before is given', async (_, error, incidents) => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { open, build } = startProcess({ renderAgain: () => Promise.reject(error) });
  const first = open({ 'x-request-path': address }, build);
  await first.get(key, context);
  await first.set(key, rendered('first'), context as never);
  await publish();
  const given = await open({ 'x-request-path': address }, build).get(key, context);
  expect(given && textOf(given)).toContain('first');
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  expect(lines.filter((line) => line.includes('"event":"incident"'))).toHaveLength(incidents);
  expect(lines.filter((line) => line.includes('"event":"pages.kept"'))).toHaveLength(1);
});

test('data that a page fetches is not kept', async () => {
  const { open, build } = startProcess();
  const handler = open({}, build);
  const fetching = { kind: 'FETCH', fetchCache: true, tags: [] } as never;
  await handler.set('hash', { kind: 'FETCH', data: {}, revalidate: 1 } as never, fetching);
  expect(await handler.get('hash', fetching)).toBeNull();
});

test('a page that says that nothing is there answers 404, is kept only where there was a page, and shows again later', async () => {
  const missing = `${shows},${missingTag}`;
  content = rendered('nothing here', { tags: missing });
  const { visit } = startProcess();
  const { value } = await visit();
  // An address that somebody made up: as rendered for whoever asked, and kept by nobody.
  expect(value).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } });
  expect((value as Page).html).toContain(nonce);
  content = rendered('published');
  expect(textOf(await visit())).toBe('published');
  // A work that is deleted: its page is replaced.
  content = rendered('gone', { tags: missing });
  await publish();
  const gone = await visit();
  expect(gone.value).toMatchObject({ status: 404 });
  expect((gone.value as Page).html).not.toContain(nonce);
  expect(textOf(await visit())).toBe('gone');
  content = rendered('back again');
  await publish();
  const back = await visit();
  expect(textOf(back)).toBe('back again');
  expect((back.value as Page).status).toBeUndefined();
});

test('whoever asks later whether an answer is current holds nothing of the page meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { open } = startProcess();
  const notes: AnswerNotes = { shown: [] };
  let page: WeakRef<Page> | undefined;
  /** Its files are read anew for each request, as with no memory for them. */
  const build: BuildCache = {
    get: async () => {
      const value = built('the build', 'layout');
      page = new WeakRef(value);
      return { lastModified: 1, value };
    },
    resetRequestCache: () => undefined,
  };
  await withAnswerNotes(notes, async () => void (await open({}, build).get(keyOf('/nl/over'), context)));
  await vi.waitFor(() => {
    collect();
    expect(page?.deref() === undefined).toBe(true);
  });
  expect(notes.shown).toHaveLength(1);
  expect(await notes.shown[0]?.isCurrent()).toBe(true);
});

describe('A page that says how long it is good', () => {
  const hour = { revalidate: 3600, expire: undefined };

  /** A process whose requests are asked one by one; the framework's part in them is the test's. */
  function openSite(options: Partial<PageCacheOptions> = {}) {
    const renderAgain = vi.fn(async () => undefined);
    const { open, build } = startProcess({ renderAgain, ...options });
    const ask = async () => {
      const notes: AnswerNotes = { shown: [] };
      const handler = open({ 'x-request-path': address }, build);
      const entry = await withAnswerNotes(notes, () => handler.get(key, context));
      return {
        entry,
        text: entry && textOf(entry),
        isCurrent: () => notes.shown[0]?.isCurrent(),
        /** As the framework does behind the visitor's back when it finds the entry too old. */
        makeAnew: (page: Page) => handler.set(key, page, { ...context, cacheControl: hour }),
        /** And when that fails. */
        fail: (revalidate: number) =>
          handler.set(key, entry?.value ?? null, { ...context, cacheControl: { ...hour, revalidate } }),
      };
    };
    return { ask, renderAgain };
  }

  async function openDue(options: Partial<PageCacheOptions> = {}) {
    const site = openSite(options);
    await (await site.ask()).makeAnew(rendered('first'));
    clock += 3_600_001;
    return site;
  }

  test('is current for as long, then left to the framework until that has made it anew', async () => {
    const { ask, renderAgain } = openSite();
    await (await ask()).makeAnew(rendered('first'));
    const kept = await ask();
    clock += 3_600_000;
    expect(await kept.isCurrent()).toBe(true);
    clock += 1;
    expect(await kept.isCurrent()).toBe(false);

    const due = await ask();
    expect(due.text).toBe('first');
    expect(due.entry).toMatchObject({ lastModified: clock - 3_600_001, cacheControl: hour });
    // Whoever learns what is given meanwhile learns nothing that is good.
    expect(await due.isCurrent()).toBe(false);
    await due.makeAnew(rendered('second'));

    const anew = await ask();
    expect(anew.text).toBe('second');
    expect(anew.entry).toMatchObject({ lastModified: clock, cacheControl: hour });
    expect(await anew.isCurrent()).toBe(true);
    expect(await kept.isCurrent()).toBe(false);
    expect(renderAgain).not.toHaveBeenCalled();
  });

  test('is made anew when it is one of the build, too', async () => {
    inBuild = built('of the build', 'layout');
    const lifetimeInBuild = (path: string) => (path === address ? hour : undefined);
    const { ask } = openSite({ lifetimeInBuild });
    const due = await ask();
    expect(due.text).toBe('of the build');
    expect(due.entry).toMatchObject({ lastModified: 1, cacheControl: hour });
    expect(await due.isCurrent()).toBe(false);
    await due.makeAnew(rendered('second', { tags: 'layout' }));
    const anew = await ask();
    expect(anew.text).toBe('second');
    expect(await anew.isCurrent()).toBe(true);
  });

  test.each([undefined, { revalidate: false, expire: undefined } as const])(
    'is another than one of the build of which %j is said: that stays',
    async (lifetime) => {
      inBuild = built('of the build', 'layout');
      const { ask } = openSite({ lifetimeInBuild: () => lifetime });
      const { isCurrent } = await ask();
      clock += 10 * 24 * 60 * 60 * 1000;
      expect(await isCurrent()).toBe(true);
    },
  );

  test('stays for as long as the framework waits after a failure, and a publication shows all the same', async () => {
    const { ask, renderAgain } = await openDue();
    await (await ask()).fail(30);
    const extended = await ask();
    expect(extended.text).toBe('first');
    expect(extended.entry).toMatchObject({ lastModified: clock, cacheControl: { revalidate: 30 } });
    clock += 30_000;
    expect(await extended.isCurrent()).toBe(true);
    clock += 1;
    expect(await extended.isCurrent()).toBe(false);

    await (await ask()).fail(30);
    const again = await ask();
    expect(await again.isCurrent()).toBe(true);
    await publish();
    expect(await again.isCurrent()).toBe(false);
    await ask();
    expect(renderAgain).toHaveBeenCalledTimes(1);
  });

  test('is tried again seconds later when the store does not take it', async () => {
    const store = openStore();
    const fragile = { ...store };
    const { ask } = await openDue({ store: fragile });
    fragile.keepPage = () => Promise.reject(new Error('the store is away'));
    await (await ask()).makeAnew(rendered('second'));
    const kept = await ask();
    expect(kept.text).toBe('first');
    expect(await kept.isCurrent()).toBe(true);
    clock += 5_001;
    expect(await kept.isCurrent()).toBe(false);
    fragile.keepPage = store.keepPage;
    await (await ask()).makeAnew(rendered('third'));
    expect((await ask()).text).toBe('third');
  });

  test('is taken from another process that has made it anew', async () => {
    const here = await openDue();
    const there = openSite();
    const due = await there.ask();
    expect(due.text).toBe('first');
    await due.makeAnew(rendered('second'));
    const anew = await here.ask();
    expect(anew.text).toBe('second');
    expect(await anew.isCurrent()).toBe(true);
  });
});
