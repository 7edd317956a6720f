import type { DrawingId } from '@/lib/content/drawings/drawings';
import { lineDrawingsVersion } from '@/lib/env/picture-file';

/**
 * A small drawing beside words that say the same: a view of the file of its ink (app/_drawings/line-drawing-files.tsx), which
 * comes when it is scrolled to.
 */
export function LineDrawing({ id, ink, className }: { id: DrawingId; ink: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes
    <img
      src={`/pictures/${ink}-${lineDrawingsVersion()}.svg#${id}`}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
