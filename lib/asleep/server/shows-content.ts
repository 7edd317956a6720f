import 'server-only';
import { unstable_cache } from 'next/cache';
import { contentTag } from '../content-tags';

/**
 * Says that the page being rendered shows content of a kind that changes while the site runs. Call it before reading the
 * content, which is read as anywhere else: nothing but the page is cached.
 */
export async function showsContent(kind: string): Promise<void> {
  const tag = contentTag(kind);
  // The framework lets nothing else give a tag to a prerendered page.
  await unstable_cache(async () => null, [tag], { tags: [tag] })();
}
