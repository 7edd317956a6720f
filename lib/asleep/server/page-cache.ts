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

/** One version of a page or of a prerendered route. */
interface Version {
  /** How far the list of publications reached when its rendering began. */
  asOf: number;
  lastModified: number;
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
  /** How much of the store's pages is held in memory too; 16 MiB unless told. */
  memoryBytes?: number;
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

/**
 * The pages of this process: incremental static regeneration (decision 0007). What the build has prerendered is served from its files. Once something is
 * published that a page shows, the next visitor's request has it rendered anew, finished as a build finishes it, and kept
 * in the store, where every process finds it. If that fails, visitors get the version before, and the log an incident.
 *
 * Answers what Next asks for each request: `open(headers, build)`.
 */
export function createPageCache(options: PageCacheOptions): OpenPageCache {
  const { store, pageScript, styles, renderAgainKey, memoryBytes = 16 * 1024 * 1024, now } = options;
  const publications = followPublications(store);
  const versions = new LRUCache<Version>(memoryBytes, sizeOf);
  const builtVersions = new WeakMap<object, Version>();
  /** How far the list reached when the store had no version of a page. */
  const absentAt = new LRUCache<number>(2_000);
  const waiting = new Map<string, Promise<void>>();
  const failedAt = new LRUCache<number>(2_000);
  let storeFailedAt = Number.NEGATIVE_INFINITY;
  let storeFailureSaidAt = Number.NEGATIVE_INFINITY;

  /** While the store is away pages stay as they are; it is said once a minute. */
  const noteStoreFailure = (error: unknown) => {
    storeFailedAt = now();
    if (now() - storeFailureSaidAt < 60_000) return;
    storeFailureSaidAt = now();
    incident(error, { where: 'page store' });
  };

  const learnWhatIsNew = async () => {
    // A store that hangs holds up some visitors every second, not all.
    if (now() - storeFailedAt < storeRest) return;
    await publications.refresh().catch(noteStoreFailure);
  };

  const isFresh = ({ asOf, keptUntil, value }: Version) =>
    asOf !== beforeAll &&
    now() < keptUntil &&
    (asOf === publications.end() || !publications.hasSince(tagsOf(value), asOf));

  async function findStored(key: string): Promise<Version | undefined> {
    const known = versions.get(key);
    if (known && isFresh(known)) return known;
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
      noteStoreFailure(error);
      return known;
    }
  }

  async function findBuilt(key: Key, context: GetContext, build: BuildCache): Promise<Version | undefined> {
    const built = await build.get(key, context);
    if (!built?.value) return undefined;
    const value = built.value as Page | Route;
    let version = builtVersions.get(value);
    if (!version) {
      version = {
        asOf: tagsOf(value).some(changesAtRunTime) ? beforeAll : 0,
        lastModified: built.lastModified,
        cacheControl: built.cacheControl,
        keptUntil: Number.POSITIVE_INFINITY,
        value,
        flight: null,
      };
      builtVersions.set(value, version);
    }
    return version;
  }

  /** Has a page rendered by one request for all that wait for it. */
  async function renew(key: string, path: string): Promise<Version | undefined> {
    if (now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < retryAfter) return undefined;
    const before = versions.get(key);
    let rendering = waiting.get(key);
    if (!rendering) {
      rendering = options
        .renderAgain(path, { [renderAgainHeader]: renderAgainKey })
        .catch((error) => void incident(error, { where: 'page cache', page: path }))
        .finally(() => waiting.delete(key));
      waiting.set(key, rendering);
    }
    await rendering;
    const after = versions.get(key);
    if (after && after !== before) return after;
    failedAt.set(key, now());
    log.warn('pages.kept', { page: path });
    return undefined;
  }

  /** A version as it may be shown, or the reason why there is none. */
  function finish(data: Page, nonce: string | null): { value: Page; flight: Flight } {
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

  return (headers, build) => {
    const isOwnRequest = headers[renderAgainHeader] === renderAgainKey;
    const policy = headers['content-security-policy'];
    const nonce = typeof policy === 'string' ? (/'nonce-([^']+)'/.exec(policy)?.[1] ?? null) : null;
    const path = String(headers[requestPathHeader] ?? '').split('?')[0] ?? '';
    const asOf = new Map<string, number>();
    const given = new WeakSet<object>();
    const existing = new Set<string>();

    const give = (version: Version): CacheHandlerValue | null => {
      const { value, lastModified, cacheControl } = version;
      if (value === null) return null;
      given.add(value);
      answerNotes()?.shown.push({
        isCurrent: async () => {
          await learnWhatIsNew();
          return isFresh(version);
        },
      });
      return { lastModified, value, cacheControl };
    };

    return {
      async get(key, context) {
        // What is fetched while a page renders is always fetched: the page is what is kept.
        if (!isResponse(context)) return null;
        await learnWhatIsNew();
        asOf.set(key, publications.end());
        const current = (await findStored(key)) ?? (await findBuilt(key, context, build));
        if (!current) return null;
        if (current.value !== null) existing.add(key);
        if (isFresh(current)) return give(current);
        // Our own request is rendered whatever it gets, and gets 500 if that fails; visitors never see it.
        if (isOwnRequest) return give(current);
        return give((path && (await renew(key, path))) || current);
      },

      async set(key, data: Data, context: SetContext) {
        if (!isResponse(context as GetContext)) return;
        // After a failure Next sets again what it was given.
        if (data !== null && given.has(data)) return;
        const { cacheControl } = context as SetIncrementalResponseCacheHandlerContext;
        const version: Version = {
          asOf: asOf.get(key) ?? beforeAll,
          lastModified: now(),
          cacheControl,
          keptUntil: now() + longestLife,
          value: null,
          flight: null,
        };
        let flight: Flight | null = null;
        try {
          const status = (data as Page | Route | null)?.status ?? 200;
          const isMissing = data?.kind === 'APP_PAGE' && saysMissing(data.headers?.[tagsHeader]);
          // What was made up is answered as it was rendered, with the nonce of whoever asked, and kept by nobody.
          if (isMissing && !existing.has(key)) {
            data.status = 404;
            data.headers = { ...data.headers, 'cache-control': 'private, no-store' };
            return;
          }
          if (data?.kind === 'APP_ROUTE' && status < 300)
            version.value = {
              ...data,
              headers: { ...data.headers, ...contentHeaders(data.headers[tagsHeader]) },
            };
          if (data?.kind === 'APP_PAGE' && status < 300) {
            const finished = finish(data, nonce);
            flight = finished.flight;
            version.value = isMissing ? { ...finished.value, status: 404 } : finished.value;
            version.flight = flight.name;
          }
          // That there is no such page is worth keeping only where there was one: addresses can be made up.
          if (version.value === null && !existing.has(key)) return;
          const replaced = versions.get(key)?.flight ?? null;
          await store.keepPage(key, serialize(version), flight, replaced);
        } catch (error) {
          incident(error, { where: 'page cache', page: path });
          return;
        }
        versions.set(key, version);
        absentAt.remove(key);
        failedAt.remove(key);
        // Next answers the request that made it render with this very object.
        if (data !== null && version.value !== null) Object.assign(data, version.value);
      },

      async revalidateTag(tags) {
        await store.addPublication(typeof tags === 'string' ? [tags] : tags);
      },

      resetRequestCache: () => build.resetRequestCache(),
    };
  };
}
