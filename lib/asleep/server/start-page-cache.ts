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

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** The secret of the build by which Next knows a request for a new version of a page. */
function readRenderAgainKey(): string {
  const file = path.join(process.cwd(), '.next', 'prerender-manifest.json');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).preview.previewModeId;
}

/** Makes the page cache of this process, which Next then asks for every prerendered page; it keeps none while developing. */
export function startPageCache(styles: readonly string[]): void {
  const holder = globalThis as { [place]?: OpenPageCache };
  if (holder[place] || serverEnv().NODE_ENV === 'development') return;
  holder[place] = createPageCache({
    store: pageStore(),
    pageScript: pageScript().src,
    styles,
    renderAgain: requestOwnPage,
    renderAgainKey: readRenderAgainKey(),
    now: Date.now,
  });
}
