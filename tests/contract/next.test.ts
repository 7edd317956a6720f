import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { LRUCache } from 'next/dist/server/lib/lru-cache.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import ResponseCache from 'next/dist/server/response-cache';
import { afterAll, expect, test, vi } from 'vitest';
import { incidentOfDigest } from '@/lib/log/incident-id';
import { contentPolicy } from '@/lib/security/content-policy';
import { innerHeaders, ownRequestHeaders, pageDataHeaders } from '@/lib/security/framework-headers';
import { faultStatus } from '@/lib/site/door/requests-fault';

// One row of docs/upgrading.md each, by its number: what the code takes for granted of the installed framework. What can
// be called is called; the rest is read in its files.

// The framework's server puts it there before anything of the framework is loaded.
vi.hoisted(() => Object.assign(globalThis, process.getBuiltinModule('node:async_hooks')));

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');
const reactServer =
  'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js';
const reactClient =
  'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page as a build leaves it. */
function writePage(): void {
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  const file = path.join(folder, 'app', 'x');
  writeFileSync(`${file}.html`, '<p>x</p>');
  writeFileSync(`${file}.rsc`, '0:x');
  writeFileSync(
    `${file}.meta`,
    JSON.stringify({ headers: { 'x-next-cache-tags': 'a,content:b' }, status: 404 }),
  );
}

const route = { kind: 'APP_PAGE', sourceRoute: '/x' } as never;
const asPage = { kind: 'APP_PAGE', route, isFallback: false, isRoutePPREnabled: false } as never;

test('N1 · the cache of the build reads a page with its headers and status from three files, and writes none', async () => {
  writePage();
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
  } as never);
  const found = await cache.get('/x', asPage);
  expect(found?.value).toMatchObject({
    kind: 'APP_PAGE',
    html: '<p>x</p>',
    headers: { 'x-next-cache-tags': 'a,content:b' },
    status: 404,
  });
  expect(found?.lastModified).toBeGreaterThan(0);
  const page = { kind: 'APP_PAGE', html: 'y', rscData: Buffer.from('y'), headers: {}, status: 200 };
  await cache.set('/y', page as never, asPage);
  expect(existsSync(path.join(folder, 'app', 'y.html'))).toBe(false);
});

function openCache(headers: Record<string, string>, Base: new () => object = Object) {
  const contexts: Record<string, unknown>[] = [];
  class Handler extends Base {
    constructor(context: Record<string, unknown>) {
      super();
      contexts.push(context);
    }
  }
  const cache = new IncrementalCache({
    dev: false,
    fs: nodeFs,
    serverDistDir: folder,
    requestHeaders: headers,
    previewProps: { previewModeId: 'the secret of a build' },
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} },
    CurCacheHandler: Handler,
  } as never);
  return { cache, contexts };
}

test('N2 · each request has a cache handler of its own, which gets the headers of that request', () => {
  const { contexts } = openCache({ cookie: 'a=1' });
  expect(contexts).toHaveLength(1);
  expect(contexts[0]?._requestHeaders).toEqual({ cookie: 'a=1' });
});

test('N3 · who sends the secret of the build has a page rendered anew, nobody else', () => {
  const header = 'x-prerender-revalidate';
  expect(openCache({ [header]: 'the secret of a build' }).cache.isOnDemandRevalidate).toBe(true);
  expect(openCache({ [header]: 'guessed' }).cache.isOnDemandRevalidate).toBeFalsy();
});

/** An answer of the framework, by its own way from rendering through the cache to the visitor. */
function answer(render: () => Promise<unknown>, cache: object) {
  const responses = new ResponseCache({ minimalMode: false, route } as never);
  return responses.get('/x', render as never, { incrementalCache: cache, routeKind: 'APP_PAGE' } as never);
}

const rendered = () => ({
  value: { kind: 'APP_ROUTE', body: Buffer.from('as rendered'), headers: {} as object, status: 200 },
  cacheControl: { revalidate: false },
});

test('N4 · what the cache makes of a page it is given to keep is what the visitor gets who had it rendered', async () => {
  const got = await answer(async () => rendered(), {
    get: async () => null,
    set: async (_: string, value: object) => {
      Object.assign(value, { body: Buffer.from('as kept'), headers: { a: '1' }, status: 404 });
    },
  });
  expect(got).toMatchObject({ value: { body: Buffer.from('as kept'), headers: { a: '1' }, status: 404 } });
});

test('N4 · after a failure the cache is given again the very object that it gave', async () => {
  const given = { kind: 'APP_ROUTE', body: Buffer.from('before'), headers: {}, status: 200 };
  const kept: unknown[] = [];
  const fails = answer(
    async () => {
      throw new Error('on purpose');
    },
    {
      get: async () => ({ value: given, isStale: -1, cacheControl: { revalidate: 1, expire: undefined } }),
      set: async (_: string, value: unknown) => void kept.push(value),
    },
  );
  await expect(fails).rejects.toThrow('on purpose');
  expect(kept).toHaveLength(1);
  expect(kept[0]).toBe(given);
});

test('N5 · the list by last use holds what fits, and forgets on request', () => {
  const list = new LRUCache<string>(10, (text) => text.length);
  list.set('a', 'aaaa');
  list.set('b', 'bbbb');
  list.get('a');
  list.set('c', 'cccc');
  expect([list.get('a'), list.get('b'), list.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  list.remove('a');
  expect(list.get('a')).toBeUndefined();
});

test('N6 · a rendering for one request and one of a page that is kept have different names', async () => {
  const { workUnitAsyncStorage } = require('next/dist/server/app-render/work-unit-async-storage.external');
  const seen = workUnitAsyncStorage.run({ type: 'request' }, () => workUnitAsyncStorage.getStore());
  expect(seen).toEqual({ type: 'request' });
  expect(read('server/async-storage/request-store.js')).toContain("type: 'request'");
  expect(read('server/app-render/app-render.js')).toContain("type: 'prerender-legacy'");
});

test('N7 · what is cached while a page renders gives the page its tags', () => {
  const source = read('server/web/spec-extension/unstable-cache.js');
  expect(source).toContain('workUnitStore.tags = tags.slice()');
  expect(require('next/cache').unstable_cache).toBeTypeOf('function');
});

test('N8 · the nonce of a rendering is read from the policy in the headers of its request', () => {
  const { getScriptNonceFromHeaders } = require('next/dist/server/app-render/get-script-nonce-from-header');
  const policy = contentPolicy({ scripts: ["'nonce-YWJj'"], styles: ["'nonce-YWJj'"] });
  expect(getScriptNonceFromHeaders({ 'content-security-policy': policy })).toBe('YWJj');
});

test('N9 · hints in page data have a letter that React knows, and Z is none of them', () => {
  expect(read(reactServer)).toContain('emitHint(request, "L", [href, as])');
  const hints = /case 72:([\s\S]*?)case 69:/.exec(read(reactClient))?.[1] ?? '';
  expect(
    [...hints.matchAll(/case "(\w)"/g)]
      .map(([, letter]) => letter)
      .sort()
      .join(''),
  ).toBe('CDLMSXm');
  expect(hints).not.toContain('default:');
});

test('N10 · the settings that are still experiments are known under these names', () => {
  const schema = read('server/config-schema.js');
  for (const name of ['inlineCss', 'globalNotFound', 'caseSensitiveRoutes'])
    expect(schema).toContain(`${name}: _zod.z.boolean()`);
  expect(existsSync('node_modules/next/root-params.js')).toBe(true);
});

test('N11 · middleware.ts still counts, with a warning that the launcher knows', () => {
  const { MIDDLEWARE_FILENAME } = require('next/dist/lib/constants');
  expect(MIDDLEWARE_FILENAME).toBe('middleware');
  const launcher = readFileSync('scripts/lib/run-site.mjs', 'utf8');
  const warning = new RegExp(/knownWarning =\s*\/(.+)\/;/.exec(launcher)?.[1] ?? 'missing');
  expect(
    'The "middleware" file convention is deprecated. Please use "proxy" instead.'.match(warning),
  ).not.toBeNull();
  expect(read('build/index.js')).toContain('file convention is deprecated. Please use');
});

test('N12 · a server of one’s own gets the framework by these calls', () => {
  const next = require('next');
  const app = next({ dev: false, dir: folder, hostname: undefined, port: 1 });
  for (const call of ['prepare', 'getRequestHandler', 'close']) expect(app[call]).toBeTypeOf('function');
  expect(read('server/next-server.js')).toContain('ensureInstrumentationRegistered');
});

test('N13 · the settings of a build and the own origin are taken from two private variables', () => {
  expect(read('server/config.js')).toContain('JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)');
  expect(read('server/app-render/action-handler.js')).toContain(
    'let origin = process.env.__NEXT_PRIVATE_ORIGIN;',
  );
});

test('N14 · next dev is started by its own file, with a port and a host', () => {
  const cli = read('bin/next');
  expect(cli).toContain('-p, --port <port>');
  expect(cli).toContain('-H, --hostname <hostname>');
});

test('N15 · under its own server the framework ends with 130 and 143 on a signal', () => {
  const source = read('server/lib/start-server.js');
  for (const code of [130, 143]) expect(source).toContain(`process.exit(${code})`);
});

test('N16 · the phase of a build has its name', () => {
  expect(require('next/constants').PHASE_PRODUCTION_BUILD).toBe('phase-production-build');
});

test('N17 · a browser tells an error of the framework from one of the site', () => {
  const { unstable_rethrow, unstable_isUnrecognizedActionError, redirect } = require('next/navigation');
  let redirection: unknown;
  try {
    redirect('/x');
  } catch (error) {
    redirection = error;
  }
  expect(() => unstable_rethrow(redirection)).toThrow();
  expect(() => unstable_rethrow(new Error('ours'))).not.toThrow();
  expect(unstable_isUnrecognizedActionError(new Error('ours'))).toBe(false);
});

/** Names of request headers that the framework reads by a literal name or a constant of its own. */
test('N18 · the framework reads no other header of its own than those listed', () => {
  const files = [
    'server/base-server.js',
    'server/next-server.js',
    'server/lib/router-server.js',
    'server/lib/router-utils/resolve-routes.js',
    'server/lib/server-ipc/utils.js',
    'server/app-render/action-handler.js',
    'server/route-modules/route-module.js',
    'client/components/app-router-headers.js',
    'lib/constants.js',
  ];
  const known = new Set([...innerHeaders, ...ownRequestHeaders, ...pageDataHeaders, ...answersOnly]);
  const found = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /['"`]((?:x-(?:middleware|next|nextjs|invoke|now|matched|prerender|action|invocation|vercel)|next)-[a-z-]+)['"`]/g,
      ),
    ].map(([, name = '']) => name),
  );
  expect(found.length).toBeGreaterThan(30);
  expect([...new Set(found)].filter((name) => !known.has(name))).toEqual([]);
});

/** Written into answers, or no header at all. */
const answersOnly = [
  'next-instant-navigation-testing',
  'x-action-redirect',
  'x-action-revalidated',
  'x-middleware-request-',
  'x-nextjs-action-not-found',
  'x-nextjs-cache',
  'x-nextjs-deployment-id',
  'x-nextjs-matched-path',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
];

const runtime = read('compiled/next-server/app-page-turbo.runtime.prod.js');

test.each([
  ['Invalid Server Actions request', runtime],
  ['Failed to find Server Action', runtime],
  ['The Server Reference ID', runtime],
  ['Server Action arguments list', runtime],
  ['Unexpected end of form', read('compiled/busboy/index.js')],
  ['Malformed', read('compiled/busboy/index.js')],
  ['Multipart: Boundary not found', read('compiled/busboy/index.js')],
  ['Connection closed.', read(reactServer)],
  ['Invalid reference', read(reactServer)],
  ['Maximum array nesting', read(reactServer)],
  ['Referenced', read(reactServer)],
])('N19 · “%s” is what the framework says of a form it cannot read', (message, source) => {
  expect(source).toContain(message);
  expect(faultStatus(new Error(message), 'POST')).toBe(400);
});

test('N19 · a body that is too large, and a state of the router that is none, have these words', () => {
  expect(runtime).toContain('Body exceeded ');
  expect(faultStatus(new Error('Body exceeded 1 MB limit.'), 'POST')).toBe(413);
  const state = 'The router state header was sent but could not be parsed.';
  expect(read('server/app-render/parse-and-validate-flight-router-state.js')).toContain(state);
  expect(faultStatus(new Error(state), 'GET')).toBe(400);
  expect(read('build/templates/app-page-runtime.js')).toContain('Expected RSC response');
});

test('N19 · what a cut form ends with is known', async () => {
  const busboy = require('next/dist/compiled/busboy');
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  const failed = new Promise<Error>((resolve) => parser.once('error', resolve));
  const body = new PassThrough();
  body.pipe(parser);
  body.end('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut');
  expect(faultStatus(await failed, 'POST')).toBe(400);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const unread = await new Response('--x', { headers }).formData().catch((error: Error) => error);
  expect(faultStatus(unread, 'POST')).toBe(400);
});

test('N20 · a form whose action is of another build is answered with a header, and its action is in fields named so', () => {
  expect(read('client/components/app-router-headers.js')).toContain("'x-nextjs-action-not-found'");
  expect(runtime).toContain('x-nextjs-action-not-found');
  for (const field of ['$ACTION_REF_', '$ACTION_ID_'])
    expect(read(reactServer)).toContain(`startsWith("${field}")`);
  expect(read(reactServer)).toContain('body.get("$ACTION_KEY")');
});

test('N21 · the digest of an error is a number, from which its incident is named', () => {
  const hash = require('next/dist/compiled/string-hash') as (text: string) => number;
  expect(read('server/app-render/create-error-handler.js')).toContain(
    "(0, _stringhash.default)(err.message + (err.stack || '')).toString()",
  );
  expect(incidentOfDigest(hash('any error').toString())).toMatch(/^E-[0-9A-Z]{7}$/);
});

test('N22 · React keeps the properties of an element under a name that begins so', () => {
  expect(read('compiled/react-dom/cjs/react-dom-client.production.js')).toContain('"__reactProps$"');
});

test('N23 · Node says on this channel that a request has begun', async () => {
  const { createServer } = await import('node:http');
  const { subscribe, unsubscribe } = await import('node:diagnostics_channel');
  let heard: unknown;
  const hear = (message: unknown) => {
    heard = message;
  };
  subscribe('http.server.request.start', hear);
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  unsubscribe('http.server.request.start', hear);
  await new Promise((resolve) => server.close(resolve));
  expect(Object.keys(heard as object)).toEqual(expect.arrayContaining(['request', 'response']));
});

test('N24 · the ending of a page may have two dots, and is taken from the settings', () => {
  const { createValidFileMatcher } = require('next/dist/server/lib/find-page-file');
  const folder = '/site/app';
  const page = `${folder}/[locale]/(workshop)/workshop/page.dev.tsx`;
  expect(createValidFileMatcher(['dev.tsx', 'tsx', 'ts'], folder).isAppRouterPage(page)).toBe(true);
  expect(createValidFileMatcher(['tsx', 'ts'], folder).isAppRouterPage(page)).toBe(false);
});

test('N25 · what is older than its seconds is given at once, and made anew behind that, once', async () => {
  const value = { kind: 'APP_ROUTE', body: Buffer.from('before'), headers: {}, status: 200 };
  const store = { at: performance.timeOrigin + performance.now(), value, lookUps: 0 };
  class Handler {
    async get() {
      store.lookUps += 1;
      return { lastModified: store.at, value: store.value, cacheControl: { revalidate: 10 } };
    }
    async set(_: string, made: typeof value) {
      Object.assign(store, { value: made, at: performance.timeOrigin + performance.now() });
    }
  }
  const cache = openCache({}, Handler).cache;
  const responses = new ResponseCache({ minimalMode: false, route } as never);
  const finished: ((answer: ReturnType<typeof rendered>) => void)[] = [];
  const render = () =>
    new Promise<ReturnType<typeof rendered>>((resolve) => {
      finished.push(resolve);
    });
  const ask = async () => {
    const got = await responses.get(
      '/x',
      render as never,
      { incrementalCache: cache, routeKind: 'APP_PAGE' } as never,
    );
    return String((got as unknown as { value: { body: Buffer } }).value.body);
  };

  store.at -= 9_000;
  expect(await ask()).toBe('before');
  expect(finished).toHaveLength(0);
  store.at -= 1_001;
  expect(await Promise.all([ask(), ask()])).toEqual(['before', 'before']);
  await vi.waitFor(() => expect(finished).toHaveLength(1));
  const { lookUps } = store;
  expect(await ask()).toBe('before');
  expect(store.lookUps).toBe(lookUps);

  finished[0]?.(rendered());
  await vi.waitFor(async () => expect(await ask()).toBe('as rendered'));
  expect(finished).toHaveLength(1);
});
