import 'server-only';
import { contentTag } from '@/lib/asleep/content-tags';
import { pageStore } from '@/lib/asleep/server/open-page-store';
import { followPublications, type Publications } from '@/lib/asleep/server/publications';
import { type FoundFile, findPortfolioFile } from './portfolio-storage';

/** How long at most the row of a file that everybody may see is remembered. */
const rememberedMilliseconds = 60_000;
const mostRemembered = 5_000;
const tags = [contentTag('portfolio')];

interface Memory {
  publications: Publications;
  files: Map<string, { file: FoundFile; point: number; until: number }>;
}

// The bundler may load this module once for each route.
const slot = Symbol.for('portfolio.publishedFiles');
const shared = globalThis as { [slot]?: Memory };

function memory(): Memory {
  shared[slot] ??= { publications: followPublications(pageStore()), files: new Map() };
  return shared[slot];
}

/**
 * What is known of a file, or null when nothing shows it. A page asks for dozens of pictures at once and the embedded
 * backend answers one call after the other, so what everybody may see is remembered for a minute; what is withdrawn is
 * forgotten at once, because that is a publication.
 *
 * @param now milliseconds
 * @throws DatabaseAwayError
 */
export async function findFile(id: string, now = Date.now()): Promise<FoundFile | null> {
  const { publications, files } = memory();
  // While the list of publications cannot be read nothing is remembered: something may have been withdrawn.
  const isCurrent = await publications.refresh().then(
    () => true,
    () => false,
  );
  const known = files.get(id);
  if (isCurrent && known && now < known.until && !publications.hasSince(tags, known.point)) return known.file;
  // Before asking: what is published meanwhile is news.
  const point = publications.end();
  const file = await findPortfolioFile(id);
  files.delete(id);
  if (isCurrent && file?.published) {
    const [oldest] = files.keys();
    if (files.size >= mostRemembered && oldest !== undefined) files.delete(oldest);
    files.set(id, { file, point, until: now + rememberedMilliseconds });
  }
  return file;
}
