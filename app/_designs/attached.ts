import 'server-only';
import type { AttachedDesign } from '@/components/quotes/attached-designs';
import { maxDesigns } from '@/lib/designs/design';
import { readDesignToken } from '@/lib/designs/server/design-links';
import { isReference } from '@/lib/quotes/reference';
import { designTools } from './design-tools';
import { findByToken, pathToFile } from './find-design';

/** The tokens that a link carries beside its own design: what is to come with the same request, `with=one,another`. */
export function readTokens(given: unknown): string[] {
  const tokens = typeof given === 'string' ? given.slice(0, 1000).split(',') : [];
  return [...new Set(tokens.filter((token) => readDesignToken(token) !== null))].slice(0, maxDesigns);
}

/** The reference of an earlier request of which an address says that something is wanted again, or null. */
export function readAgain(given: unknown): string | null {
  return typeof given === 'string' && isReference(given) ? given : null;
}

/** Designs as the quote form shows them; those that are gone are left out. */
export async function listAttached(tokens: readonly string[]): Promise<AttachedDesign[]> {
  const found = await Promise.all(
    tokens.map(async (token) => {
      const design = await findByToken({ token });
      const opened = design && (await designTools[design.kind]?.open(design.document));
      const [side] = opened?.rows.flat() ?? [];
      return design && side
        ? [{ token, title: design.title, picture: pathToFile(design, `${side}.svg`) }]
        : [];
    }),
  );
  return found.flat();
}
