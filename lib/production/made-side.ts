import type { Box } from '@/lib/drawing/box';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { readPath } from '@/lib/embroidery/read-path';

/** One side of something, ready to be made: all lengths are millimetres of the real thing, y down. */
export interface MadeSide {
  /** Said in the file and on its plates: "Equipe Nord, front". */
  title: string;
  /** What may be printed on; the page of every file is this box, and more where a shape is outside of it. */
  area: Box;
  /** The lowest first. */
  shapes: readonly PrintShape[];
}

export type ProductionRefusal = 'unreadable' | 'tooMany' | 'tooLarge' | 'nothing';

/** A workshop makes nothing larger or finer; what is beyond was made to keep a server busy. */
const bounds = { shapes: 2_000, points: 120_000, widest: 1_000 } as const;

/** The box of shapes, to the points of their outlines; null for what has none. */
export function boxOfShapes(shapes: readonly PrintShape[]): Box | ProductionRefusal | null {
  if (shapes.length > bounds.shapes) return 'tooMany';
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let points = 0;
  for (const { d } of shapes) {
    const contours = readPath(d, { tolerance: 0.01, most: bounds.points });
    if (typeof contours === 'string') return contours === 'unreadable' ? 'unreadable' : 'tooMany';
    for (const contour of contours) {
      points += contour.length;
      for (const [x, y] of contour) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
    }
    if (points > bounds.points) return 'tooMany';
  }
  if (right - left > bounds.widest || bottom - top > bounds.widest) return 'tooLarge';
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The page of a side: its area with everything that is on it. */
export function pageOf({ area, shapes }: MadeSide): Box | ProductionRefusal {
  const box = boxOfShapes(shapes);
  if (box === null) return 'nothing';
  if (typeof box === 'string') return box;
  const [x, y] = [Math.min(area.x, box.x), Math.min(area.y, box.y)];
  const right = Math.max(area.x + area.width, box.x + box.width);
  const bottom = Math.max(area.y + area.height, box.y + box.height);
  if (right - x > bounds.widest || bottom - y > bounds.widest) return 'tooLarge';
  return { x, y, width: right - x, height: bottom - y };
}

/** The colours of shapes, each once, in the order in which they are made. */
export const coloursOf = (shapes: readonly PrintShape[]): string[] => [
  ...new Set(shapes.map(({ fill }) => fill.toLowerCase())),
];
