import module from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

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
  constructor(context) {
    const open = globalThis[Symbol.for('page-cache')];
    // What a build has written stays as it was finished; new versions go to the page store.
    this.inner = open
      ? open(context._requestHeaders, new FileSystemCache({ ...context, flushToDisk: false }))
      : new FileSystemCache(context);
  }

  get(key, context) {
    return this.inner.get(key, context);
  }

  set(key, data, context) {
    return this.inner.set(key, data, context);
  }

  revalidateTag(tags, durations) {
    return this.inner.revalidateTag(tags, durations);
  }

  resetRequestCache() {
    this.inner.resetRequestCache();
  }
}
