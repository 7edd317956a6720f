import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pageScript } from '@/lib/env/page-script';
import { serverEnv } from '@/lib/env/server';
import { pageStore } from './open-page-store';
import { createPageCache, type OpenPageCache } from './page-cache';
import { requestOwnPage } from './request-own-page';

// By name, because lib/asleep/cache-handler.mjs, which looks here, is loaded outside the bundles.
const place = Symbol.for('page-cache');

const seconds = z.union([z.number(), z.literal(false)]).default(false);
const manifest = z.object({
  /** By which Next knows a request for a new version of a page. */
  preview: z.object({ previewModeId: z.string().min(16) }),
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: seconds, initialExpireSeconds: z.number().optional() }),
  ),
});

/** What the build says of its prerendered pages: the secret with which they are made anew, and how long each is good. */
function readPrerendered() {
  const file = path.join(process.cwd(), '.next', 'prerender-manifest.json');
  const { preview, routes } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const lifetimes = new Map(
    Object.entries(routes).map(([page, { initialRevalidateSeconds, initialExpireSeconds }]) => [
      page,
      { revalidate: initialRevalidateSeconds, expire: initialExpireSeconds },
    ]),
  );
  return { key: preview.previewModeId, lifetimes };
}

/** Makes the page cache of this process, which Next then asks for every prerendered page; it keeps none while developing. */
export function startPageCache(styles: readonly string[]): void {
  const holder = globalThis as { [place]?: OpenPageCache };
  if (holder[place] || serverEnv().NODE_ENV === 'development') return;
  const { key, lifetimes } = readPrerendered();
  holder[place] = createPageCache({
    store: pageStore(),
    pageScript: pageScript().src,
    styles,
    renderAgain: requestOwnPage,
    renderAgainKey: key,
    lifetimeInBuild: (page) => lifetimes.get(page),
    now: () => performance.timeOrigin + performance.now(),
  });
}
