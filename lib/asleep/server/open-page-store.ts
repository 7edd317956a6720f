import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverEnv } from '@/lib/env/server';
import { openFolderPageStore } from './folder-page-store';
import type { PageStore } from './page-store';

let opened: PageStore | undefined;

/** The name of the running build; while developing there may be none. */
function readBuild(): string {
  try {
    return readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
}

/** The page store of this site: Redis when there is one, which several machines share, and the data folder else. */
export function pageStore(): PageStore {
  opened ??= openPageStore();
  return opened;
}

function openPageStore(): PageStore {
  const { DATA_DIR, REDIS_URL } = serverEnv();
  if (REDIS_URL === undefined) return openFolderPageStore(path.join(DATA_DIR, 'pages'), readBuild());
  // The client is read only where there is a Redis; a call before it is there waits for it.
  const store = import('./redis-page-store').then(({ openRedisPageStore }) =>
    openRedisPageStore(REDIS_URL, readBuild()),
  );
  return {
    findEnd: async () => (await store).findEnd(),
    readPublications: async (from) => (await store).readPublications(from),
    addPublication: async (tags) => (await store).addPublication(tags),
    findPage: async (key) => (await store).findPage(key),
    keepPage: async (...version) => (await store).keepPage(...version),
    findFlight: async (name) => (await store).findFlight(name),
  };
}
