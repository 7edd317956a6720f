/** The query of the page that someone is led to who has signed out or deleted an account. */
export const farewellQuery = /[?&](?:signed-out|account-deleted)=/;

/** Names of stored entries that outlive an account's stay: the consent that was given, the language that was chosen. */
const outlives = /^(?:consent|cookie[-_]?consent|locale|language)/i;

function clear(storage: Storage): void {
  for (const name of Array.from({ length: storage.length }, (_, index) => storage.key(index))) {
    if (name !== null && !outlives.test(name)) storage.removeItem(name);
  }
}

/** Runs what a browser may refuse (blocked or broken storage) without letting one refusal stop the rest. */
async function attempt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing can be cleared where nothing may be stored.
  }
}

export interface BrowserStores {
  localStorage: Storage;
  sessionStorage: Storage;
  indexedDB: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

/**
 * Removes what the site has left in a browser once its account is signed out: local and session storage, databases
 * and caches. Consent and language stay (specification, section 4). Cookies are the server's to remove.
 */
export async function clearTraces(browser: BrowserStores): Promise<void> {
  await attempt(() => clear(browser.localStorage));
  await attempt(() => clear(browser.sessionStorage));
  await attempt(async () => {
    for (const { name } of await browser.indexedDB.databases()) {
      if (name) browser.indexedDB.deleteDatabase(name);
    }
  });
  await attempt(async () => {
    for (const name of (await browser.caches?.keys()) ?? []) await browser.caches?.delete(name);
  });
}
