import module from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */

// Node hands over the module, the bundle of the middleware what it exports.
const FileSystemCache =
  /** @type {{ default?: typeof module }} */ (/** @type {unknown} */ (module)).default ?? module;

/**
 * What Next asks for prerendered pages (`cacheHandler` in next.config.ts). Next loads this file outside its bundles, one
 * instance a request, hence nothing of ours is imported: a running site has left its page cache in
 * `Symbol.for('page-cache')` (lib/asleep/server/start-page-cache.ts). While building there is none, and pages go the
 * framework's own way.
 */
export default class CacheHandler {
  /** @param {ConstructorParameters<typeof module>[0] & { _requestHeaders: Record<string, string | string[] | undefined> }} context */
  constructor(context) {
    /** @type {import('./server/page-cache').OpenPageCache | undefined} */
    const open = Reflect.get(globalThis, Symbol.for('page-cache'));
    // What a build has written stays as it was finished; new versions go to the page store.
    this.inner = open
      ? open(context._requestHeaders, new FileSystemCache({ ...context, flushToDisk: false }))
      : new FileSystemCache(context);
  }

  /** @type {Handler['get']} */
  get(key, context) {
    return this.inner.get(key, context);
  }

  /** @type {Handler['set']} */
  set(key, data, context) {
    return this.inner.set(key, data, context);
  }

  /** @type {Handler['revalidateTag']} */
  revalidateTag(tags, durations) {
    return this.inner.revalidateTag(tags, durations);
  }

  resetRequestCache() {
    this.inner.resetRequestCache();
  }
}
