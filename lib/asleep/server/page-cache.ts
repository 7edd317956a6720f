import 'server-only';
import { deserialize, serialize } from 'node:v8';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { LRUCache } from 'next/dist/server/lib/lru-cache.js';
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  SetIncrementalResponseCacheHandlerContext,
} from 'next/dist/server/response-cache';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { requestPathHeader } from '@/lib/security/request-path';
import { changesAtRunTime, contentHeaders, saysMissing } from '../content-tags';
import { finishPage, sleepingPageHeaders } from '../finish-page';
import { flightName } from '../flight-name';
import { answerNotes } from './answer-notes';
import type { Flight, PageStore } from './page-store';
import { followPublications } from './publications';
import { removeNonce } from './remove-nonce';

type Page = IncrementalCachedAppPageValue;
type Route = CachedRouteValue;
type Key = Parameters<CacheHandler['get']>[0];
type GetContext = Parameters<CacheHandler['get']>[1];
type SetContext = Parameters<CacheHandler['set']>[2];
type Data = Parameters<CacheHandler['set']>[1];
type RequestHeaders = Record<string, string | string[] | undefined>;

/** By what the framework tells whether a page's own time is over. */
type Dates = Pick<CacheHandlerValue, 'lastModified' | 'cacheControl'>;

/** One version of a page or of a prerendered route. */
interface Version {
  /** How far the list of publications reached when its rendering began. */
  asOf: number;
  lastModified: number;
  /** `revalidate`: the seconds for which the page says that it is good; false or none, whatever its age. */
  cacheControl: CacheHandlerValue['cacheControl'];
  /** When a new one is due, whatever was published. */
  keptUntil: number;
  /** Null: there is no such page any more. */
  value: Page | Route | null;
  flight: string | null;
}

export interface PageCacheOptions {
  store: PageStore;
  /** Address of the script of every page. */
  pageScript: string;
  /** Style sheets of the whole build, as source expressions. */
  styles: readonly string[];
  /**
   * Has this site render a page anew, by a request to itself that carries the headers given, and answers once that is
   * done, or in vain.
   */
  renderAgain(path: string, headers: Record<string, string>): Promise<void>;
  /** What the build lets such a request say for itself, a secret. */
  renderAgainKey: string;
  /** What the build says of the page's own time, where its file does not: by the page's path inside, "/fr/contact". */
  lifetimeInBuild?(path: string): CacheHandlerValue['cacheControl'];
  /** How much of the store's pages is held in memory too; 16 MiB unless told. */
  memoryBytes?: number;
  /** Milliseconds, by the framework's clock: it judges the age of a page too. */
  now(): number;
}

/** Next's own view of the files that the build has left. */
export type BuildCache = Pick<CacheHandler, 'get' | 'resetRequestCache'>;

export type OpenPageCache = (headers: RequestHeaders, build: BuildCache) => CacheHandler;

const tagsHeader = 'x-next-cache-tags';
// Next's own sign of a request for a new version: it is answered apart from the visitors' requests, who wait for it.
const renderAgainHeader = 'x-prerender-revalidate';
/** Milliseconds for which a store that did not answer is not asked again. */
const storeRest = 1_000;
/** Milliseconds for which a page is not tried again after it could not be rendered. */
const retryAfter = 5_000;
/** Milliseconds. Stores may forget a version after a month, hence it is made anew before. */
const longestLife = 14 * 24 * 60 * 60 * 1000;
/** Before everything: what the build has prerendered of a page that changes at run time is shown at a pinch only. */
const beforeAll = -1;

const isResponse = (context: GetContext) => context.kind === 'APP_PAGE' || context.kind === 'APP_ROUTE';

function tagsOf(value: Version['value']): string[] {
  const tags = value?.headers?.[tagsHeader];
  return typeof tags === 'string' ? tags.split(',') : [];
}

function sizeOf({ value }: Version): number {
  if (value === null) return 200;
  if (value.kind === 'APP_ROUTE') return value.body.length + 1000;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return 2 * value.html.length + (value.rscData?.length ?? 0) + segments + 1000;
}

/** As the framework reckons: then it gives everybody the version before, and makes a new one meanwhile. */
function isDue({ lastModified = 0, cacheControl }: Dates, now: number): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < now;
}

/** What the framework is told of a version's age. */
function keepDates(now: () => number) {
  const extended = new WeakMap<Version, Dates>();
  return {
    datesOf(version: Version): Dates {
      const { lastModified, cacheControl } = extended.get(version) ?? version;
      return { lastModified, cacheControl };
    },
    /** It could not be made anew: it is good for so many seconds more. Publications count as before. */
    extend(version: Version, revalidate: number): void {
      if (typeof version.cacheControl?.revalidate !== 'number') return;
      extended.set(version, { lastModified: now(), cacheControl: { ...version.cacheControl, revalidate } });
    },
  };
}

/** What was published meanwhile, asked of a store that may be away. */
function keepLearning(store: PageCacheOptions['store'], now: () => number) {
  const publications = followPublications(store);
  let failedAt = Number.NEGATIVE_INFINITY;
  let failureSaidAt = Number.NEGATIVE_INFINITY;

  /** While the store is away pages stay as they are; it is said once a minute. */
  const noteFailure = (error: unknown) => {
    failedAt = now();
    if (now() - failureSaidAt < 60_000) return;
    failureSaidAt = now();
    incident(error, { where: 'page store' });
  };
  const learnWhatIsNew = async (): Promise<void> => {
    // A store that hangs holds up some visitors every second, not all.
    if (now() - failedAt < storeRest) return;
    await publications.refresh().catch(noteFailure);
  };
  return { publications, noteFailure, learnWhatIsNew };
}

/** The versions that this process and the store have, and whether what was published since leaves them current. */
function keepVersions({ store, memoryBytes = 16 * 1024 * 1024, now }: PageCacheOptions) {
  const { publications, noteFailure, learnWhatIsNew } = keepLearning(store, now);
  const versions = new LRUCache<Version>(memoryBytes, sizeOf);
  /** How far the list reached when the store had no version of a page. */
  const absentAt = new LRUCache<number>(2_000);
  const { datesOf, extend } = keepDates(now);
  const isFreshSince = ({ asOf, keptUntil }: Pick<Version, 'asOf' | 'keptUntil'>, tags: string[]) =>
    asOf !== beforeAll &&
    now() < keptUntil &&
    (asOf === publications.end() || !publications.hasSince(tags, asOf));
  const isFresh = (version: Version) => isFreshSince(version, tagsOf(version.value));

  return {
    /** Whatever its age: of pages whose time is over the framework takes care. */
    isFresh,
    datesOf,
    extend,
    /**
     * Says with the answer what it shows. A method of this, which a bundler does not draw into the functions of a request: what the front
     * door keeps of an answer would hold the request, and with it the whole page.
     */
    noteShown(version: Version): void {
      const { asOf, keptUntil, value } = version;
      const tags = tagsOf(value);
      const dates = datesOf(version);
      answerNotes()?.shown.push({
        isCurrent: async () => {
          await learnWhatIsNew();
          return isFreshSince({ asOf, keptUntil }, tags) && !isDue(dates, now());
        },
      });
    },
    /** How far the list of publications reaches. */
    end: () => publications.end(),
    /** What this process has, whether or not it is current. */
    known: (key: string) => versions.get(key),

    learnWhatIsNew,

    async find(key: string): Promise<Version | undefined> {
      const known = versions.get(key);
      // Another process may have made it anew.
      if (known && isFresh(known) && !isDue(datesOf(known), now())) return known;
      if (!known && absentAt.get(key) === publications.end()) return undefined;
      try {
        const bytes = await store.findPage(key);
        if (bytes === null) {
          absentAt.set(key, publications.end());
          return known;
        }
        const stored = deserialize(bytes) as Version;
        if (known && known.asOf >= stored.asOf && known.lastModified >= stored.lastModified) return known;
        versions.set(key, stored);
        return stored;
      } catch (error) {
        noteFailure(error);
        return known;
      }
    },

    /** Throws when the store does not take it; then this process goes on with what it had. */
    async keep(key: string, version: Version, flight: Flight | null): Promise<void> {
      const replaced = versions.get(key)?.flight ?? null;
      await store.keepPage(key, serialize(version), flight, replaced);
      versions.set(key, version);
      absentAt.remove(key);
    },
  };
}

type Versions = ReturnType<typeof keepVersions>;

/** The path inside that a key of the framework stands for: what follows the route that owns it. */
const pathOf = (key: string) => key.slice(key.indexOf('/$/') + 2);

/** Finds what the build has left of a page. */
function openBuild({ lifetimeInBuild }: PageCacheOptions) {
  const versions = new WeakMap<object, Version>();
  return async (key: Key, context: GetContext, build: BuildCache): Promise<Version | undefined> => {
    const built = await build.get(key, context);
    if (!built?.value) return undefined;
    const value = built.value as Page | Route;
    let version = versions.get(value);
    if (!version) {
      version = {
        asOf: tagsOf(value).some(changesAtRunTime) ? beforeAll : 0,
        lastModified: built.lastModified,
        cacheControl: built.cacheControl ?? lifetimeInBuild?.(pathOf(key)),
        keptUntil: Number.POSITIVE_INFINITY,
        value,
        flight: null,
      };
      versions.set(value, version);
    }
    return version;
  };
}

/** Has pages rendered anew, each by one request for all that wait for it. */
function createRenewal({ renderAgain, renderAgainKey, now }: PageCacheOptions, versions: Versions) {
  const waiting = new Map<string, Promise<void>>();
  const failedAt = new LRUCache<number>(2_000);
  return {
    async renew(key: string, path: string): Promise<Version | undefined> {
      if (now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < retryAfter) return undefined;
      const before = versions.known(key);
      let rendering = waiting.get(key);
      if (!rendering) {
        rendering = renderAgain(path, { [renderAgainHeader]: renderAgainKey })
          .catch((error) => {
            // Taking long is no fault: the page before is given, and it is tried again.
            if (error.cause?.name !== 'TimeoutError') incident(error, { where: 'page cache', page: path });
          })
          .finally(() => waiting.delete(key));
        waiting.set(key, rendering);
      }
      await rendering;
      const after = versions.known(key);
      if (after && after !== before) return after;
      failedAt.set(key, now());
      log.warn('pages.kept', { page: path });
      return undefined;
    },
    /** It was rendered after all: the next one need not wait. */
    forgive: (key: string) => failedAt.remove(key),
  };
}

/** A page as a build finishes it, and the code it is woken with. */
function finish(
  { pageScript, styles }: PageCacheOptions,
  data: Page,
  nonce: string | null,
): { value: Page; flight: Flight } {
  const plain = nonce === null ? data : removeNonce(data, nonce);
  const page = finishPage(plain.html, {
    pageScript,
    flightPath: (code) => `/api/flights/${flightName(code)}`,
  });
  const headers = {
    ...data.headers,
    ...contentHeaders(data.headers?.[tagsHeader]),
    ...sleepingPageHeaders([...new Set([...styles, ...page.styles])].sort(), page.images),
  };
  return {
    value: { ...plain, html: page.html, headers },
    flight: { name: flightName(page.flight), code: page.flight },
  };
}

/** What is kept of an answer: a page as it is finished, a route as it is, of anything else that it is none any more. */
function keptValue(
  options: PageCacheOptions,
  data: Page | Route | null,
  nonce: string | null,
): { value: Version['value']; flight: Flight | null } {
  const status = data?.status ?? 200;
  if (data === null || status >= 300) return { value: null, flight: null };
  if (data.kind === 'APP_ROUTE') {
    const headers = { ...data.headers, ...contentHeaders(data.headers[tagsHeader]) };
    return { value: { ...data, headers }, flight: null };
  }
  const { value, flight } = finish(options, data, nonce);
  return { value: saysMissing(value.headers?.[tagsHeader]) ? { ...value, status: 404 } : value, flight };
}

/** Whether a page was made up by whoever asked for its address. */
const isMadeUp = (rendered: Page | Route | null): rendered is Page =>
  rendered?.kind === 'APP_PAGE' && saysMissing(rendered.headers?.[tagsHeader]);

/** It is answered as it was rendered, with the nonce of whoever asked, and kept by nobody. */
function answerMissing(rendered: Page): void {
  rendered.status = 404;
  rendered.headers = { ...rendered.headers, 'cache-control': 'private, no-store' };
}

/** What the front door tells of a request. */
function readRequest(headers: RequestHeaders, renderAgainKey: string) {
  const policy = headers['content-security-policy'];
  return {
    isOwn: headers[renderAgainHeader] === renderAgainKey,
    nonce: typeof policy === 'string' ? (/'nonce-([^']+)'/.exec(policy)?.[1] ?? null) : null,
    path: String(headers[requestPathHeader] ?? '').split('?')[0] ?? '',
  };
}

/**
 * The pages of this process: incremental static regeneration (decision 0007). What the build has prerendered is served
 * from its files. Once something is published that a page shows, the next visitor's request has it rendered anew, finished as a build finishes it, and kept
 * in the store, where every process finds it. If that fails, visitors get the version before, and the log an incident. A page whose
 * own time is over (`revalidate`) is given to Next as it is, which makes it anew behind the visitor's back, once.
 *
 * Answers what Next asks for each request: `open(headers, build)`.
 */
export function createPageCache(options: PageCacheOptions): OpenPageCache {
  const { store, now } = options;
  const versions = keepVersions(options);
  const findBuilt = openBuild(options);
  const { renew, forgive } = createRenewal(options, versions);

  return (headers, build) => {
    const { isOwn, nonce, path } = readRequest(headers, options.renderAgainKey);
    const asOf = new Map<string, number>();
    const given = new WeakMap<object, Version>();
    const existing = new Map<string, Version>();

    const give = (version: Version): CacheHandlerValue | null => {
      const { value } = version;
      if (value === null) return null;
      given.set(value, version);
      versions.noteShown(version);
      return { ...versions.datesOf(version), value };
    };

    return {
      async get(key, context) {
        // What is fetched while a page renders is always fetched: the page is what is kept.
        if (!isResponse(context)) return null;
        await versions.learnWhatIsNew();
        asOf.set(key, versions.end());
        const current = (await versions.find(key)) ?? (await findBuilt(key, context, build));
        if (!current) return null;
        if (current.value !== null) existing.set(key, current);
        if (versions.isFresh(current)) return give(current);
        // Our own request is rendered whatever it gets, and gets 500 if that fails; visitors never see it.
        if (isOwn) return give(current);
        return give((path && (await renew(key, path))) || current);
      },

      async set(key, data: Data, context: SetContext) {
        if (!isResponse(context as GetContext)) return;
        const { cacheControl } = context as SetIncrementalResponseCacheHandlerContext;
        const before = data === null ? undefined : given.get(data);
        // After a failure Next sets again what it was given, and says when it tries again.
        if (before) return versions.extend(before, cacheControl?.revalidate || retryAfter / 1000);
        const rendered = data as Page | Route | null;
        let value: Version['value'];
        try {
          if (isMadeUp(rendered) && !existing.has(key)) return answerMissing(rendered);
          const finished = keptValue(options, rendered, nonce);
          value = finished.value;
          // That there is no such page is worth keeping only where there was one: addresses can be made up.
          if (value === null && !existing.has(key)) return;
          const version: Version = {
            asOf: asOf.get(key) ?? beforeAll,
            lastModified: now(),
            cacheControl,
            keptUntil: now() + longestLife,
            value,
            flight: finished.flight?.name ?? null,
          };
          await versions.keep(key, version, finished.flight);
        } catch (error) {
          incident(error, { where: 'page cache', page: path });
          const kept = existing.get(key);
          if (kept) versions.extend(kept, retryAfter / 1000);
          return;
        }
        forgive(key);
        // Next answers the request that made it render with this very object.
        if (data !== null && value !== null) Object.assign(data, value);
      },

      async revalidateTag(tags) {
        await store.addPublication(typeof tags === 'string' ? [tags] : tags);
      },

      resetRequestCache: () => build.resetRequestCache(),
    };
  };
}
