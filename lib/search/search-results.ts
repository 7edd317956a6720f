import type { PageId } from '@/lib/i18n/routes';
import type { Passage } from './passage';
import type { Hit } from './search-index';

/** A page of the site with the passages of it that answer a question, the best first. */
export interface PageResult {
  page: PageId;
  pageName: string;
  passages: readonly Passage[];
}

/** Passages of one page that are worth a line of their own. */
const passagesPerPage = 3;
const mostPages = 12;
/** What scores less than this share of the best answers by chance. */
const least = 0.12;

/** Hits by page, in the order of each page's best; places of a page that lead to the same anchor are one. */
export function groupByPage(hits: readonly Hit[]): PageResult[] {
  const floor = (hits[0]?.score ?? 0) * least;
  const pages = new Map<PageId, { pageName: string; passages: Passage[] }>();
  for (const { passage, score } of hits) {
    if (score < floor || passage.kind === 'work') continue;
    const known = pages.get(passage.page) ?? { pageName: passage.pageName, passages: [] };
    const isNew = !known.passages.some(({ anchor }) => anchor === passage.anchor);
    if (isNew && known.passages.length < passagesPerPage) known.passages.push(passage);
    pages.set(passage.page, known);
  }
  return [...pages].slice(0, mostPages).map(([page, result]) => ({ page, ...result }));
}
