import 'server-only';
import { createHash } from 'node:crypto';
import { createClient, RESP_TYPES } from '@redis/client';
import { incident } from '@/lib/log/incident';
import { type PageStore, readTags, replacedFlightLife } from './page-store';

/** Milliseconds. A page is older than it could be rather than late. */
const patience = 500;
/** Seconds after which a version is forgotten; lib/asleep/server/page-cache.ts makes a new one long before. */
const pageLife = 30 * 24 * 60 * 60;

export interface RedisPageStore extends PageStore {
  close(): void;
}

/** Rejects when the work takes longer: the client itself would wait for an answer as long as the connection stands. */
async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis has not answered for ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps pages in Redis, for the processes of several machines. The list of publications belongs to the content and
 * outlives builds; versions belong to one build.
 *
 * @param prefix of all keys, so that several sites can share one Redis
 */
export function openRedisPageStore(url: string, build: string, prefix = 'pages:'): RedisPageStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000 },
  });
  let isAway = false;
  client.on('error', (error) => {
    // It tries again by itself, and says so each time.
    if (!isAway) incident(error, { store: 'redis' });
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  const connecting = client.connect().then(
    () => undefined,
    () => undefined,
  );
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

  /** The first request may come before the connection is there. */
  const ask = <T>(work: () => Promise<T>) => withinPatience(client.isReady ? work() : connecting.then(work));
  const publications = `${prefix}publications`;
  const pageKey = (key: string) => `${prefix}${build}:page:${createHash('sha256').update(key).digest('hex')}`;
  const flightKey = (name: string) => `${prefix}${build}:flight:${name}`;

  return {
    findEnd: () => ask(() => client.lLen(publications)),
    readPublications: (from) =>
      ask(async () => {
        const lines = await client.lRange(publications, from, -1);
        return { tags: lines.flatMap(readTags), end: from + lines.length };
      }),
    addPublication: (tags) =>
      ask(async () => {
        await client.rPush(publications, JSON.stringify(tags));
      }),
    findPage: (key) => ask(() => bytes.get(pageKey(key))),
    keepPage: (key, page, flight, replaced) =>
      ask(async () => {
        if (flight) await client.set(flightKey(flight.name), flight.code, { EX: pageLife });
        await client.set(pageKey(key), page, { EX: pageLife });
        if (replaced !== null && replaced !== flight?.name)
          await client.pExpire(flightKey(replaced), replacedFlightLife);
      }),
    findFlight: (name) => ask(() => client.get(flightKey(name))),
    close: () => client.destroy(),
  };
}
