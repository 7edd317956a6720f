import 'server-only';
import { unstable_cache } from 'next/cache';
import { missingTag } from '../content-tags';

/**
 * Says that there is nothing at the address of the page being rendered, which it then says to visitors: the answer is a
 * 404. For pages made on demand, where `notFound()` leaves the visitor an empty document (decision 0003).
 */
export async function answersMissing(): Promise<void> {
  // As in showsContent: nothing else gives a prerendered page a tag.
  await unstable_cache(async () => null, [missingTag], { tags: [missingTag] })();
}
