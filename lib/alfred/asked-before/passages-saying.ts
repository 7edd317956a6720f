import type { PageId } from '@/lib/i18n/routes';
import type { Passage } from '@/lib/search/passage';

/** Which passages of some pages say a fact: their ids, in the order of the pages. */
export function passagesSaying(
  passages: readonly Passage[],
): (pages: readonly PageId[], fact: RegExp) => string[] {
  const texts = new Map<PageId, { id: string; text: string }[]>();
  for (const { id, page, heading, text } of passages) {
    const plain = `${heading} ${text}`.replaceAll(/[\u00a0\u202f]/g, ' ');
    texts.set(page, [...(texts.get(page) ?? []), { id, text: plain }]);
  }
  return (pages, fact) =>
    pages.flatMap((page) => (texts.get(page) ?? []).flatMap(({ id, text }) => (fact.test(text) ? [id] : [])));
}
