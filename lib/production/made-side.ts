import type { Box } from '@/lib/drawing/box';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { readPath } from '@/lib/embroidery/read-path';

/** A picture of pixels where it is printed, in millimetres. */
export interface PlacedBitmap {
  /** PNG or JPEG, as large as it is kept. */
  bytes: Uint8Array;
  /** Of all of it. */
  pixels: { width: number; height: number };
  /** What of it shows, in its pixels. */
  shown: Box;
  /** The size of what shows, its middle, and how it is turned there: clockwise in degrees, after it was flipped. */
  width: number;
  height: number;
  x: number;
  y: number;
  angle: number;
  flipX: boolean;
  flipY: boolean;
  /** From 0 to 1. */
  opacity: number;
  /** How many of the side's shapes lie below it. */
  above: number;
}

/** One side of something, ready to be made: all lengths are millimetres of the real thing, y down. */
export interface MadeSide {
  /** Said in the file and on its plates: "Equipe Nord, front". */
  title: string;
  /** What may be printed on; the page of every file is this box, and more where a shape is outside of it. */
  area: Box;
  /** The lowest first. */
  shapes: readonly PrintShape[];
  /** What can only be printed, not cut or sewn; the lowest first. */
  bitmaps?: readonly PlacedBitmap[];
}

/** `bitmap`: there is a picture of pixels where only shapes can be made. */
export type ProductionRefusal = 'unreadable' | 'tooMany' | 'tooLarge' | 'nothing' | 'bitmap';

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

/** The upright box round a bitmap as it is turned. */
function boxOfBitmap({ x, y, width, height, angle }: PlacedBitmap): Box {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [across, down] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}

/** The box of all that is on a side; null for nothing. */
function boxOfSide({
  shapes,
  bitmaps = [],
}: Pick<MadeSide, 'shapes' | 'bitmaps'>): Box | ProductionRefusal | null {
  const own = boxOfShapes(shapes);
  if (typeof own === 'string') return own;
  const boxes = [...(own ? [own] : []), ...bitmaps.map(boxOfBitmap)];
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  if (right - x > bounds.widest || bottom - y > bounds.widest) return 'tooLarge';
  return { x, y, width: right - x, height: bottom - y };
}

/** The page of a side: its area with everything that is on it. */
export function pageOf(side: MadeSide): Box | ProductionRefusal {
  const { area } = side;
  const box = boxOfSide(side);
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
