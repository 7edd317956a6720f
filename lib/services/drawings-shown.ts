import type { DrawingId } from '@/lib/content/drawings/drawings';
import type { PageContent } from '@/lib/content/page-content';

/** The small drawings of a page, in its order. */
export function drawingsOf({ sections }: Pick<PageContent, 'sections'>): DrawingId[] {
  return sections.flatMap((section) => {
    const own = 'drawing' in section ? section.drawing : undefined;
    const rows: readonly object[] =
      'items' in section ? section.items : 'steps' in section ? section.steps : [];
    return [
      typeof own === 'object' ? own.id : own,
      ...rows.map((row) => (row as { drawing?: DrawingId }).drawing),
    ].filter((id) => id !== undefined);
  });
}
