import type { Box } from '@/lib/drawing/box';

/** What is being done with the selection by hand, in the millimetres of the print area. */
export type Gesture =
  | { kind: 'move'; dx: number; dy: number }
  | { kind: 'scale'; factor: number; x: number; y: number }
  | { kind: 'turn'; degrees: number; x: number; y: number }
  | { kind: 'pinch'; factor: number; degrees: number; dx: number; dy: number; x: number; y: number };

export interface Point {
  x: number;
  y: number;
}

/** The gesture as a `transform`, put before a layer's own: nothing is rendered while fingers move. */
export function gestureTransform(gesture: Gesture): string {
  switch (gesture.kind) {
    case 'move':
      return `translate(${gesture.dx} ${gesture.dy})`;
    case 'scale':
      return `translate(${gesture.x} ${gesture.y}) scale(${gesture.factor}) translate(${-gesture.x} ${-gesture.y})`;
    case 'turn':
      return `rotate(${gesture.degrees} ${gesture.x} ${gesture.y})`;
    case 'pinch':
      return `translate(${gesture.x + gesture.dx} ${gesture.y + gesture.dy}) rotate(${gesture.degrees}) scale(${gesture.factor}) translate(${-gesture.x} ${-gesture.y})`;
  }
}

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box around several. */
export function boxAroundAll(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

interface Snap {
  by: number;
  /** Where the guide is drawn; null for none. */
  at: number | null;
}

function nearest(own: readonly number[], lines: readonly number[], reach: number): Snap {
  let found: Snap = { by: 0, at: null };
  let distance = reach;
  for (const line of lines)
    for (const edge of own)
      if (Math.abs(line - edge) < distance) {
        distance = Math.abs(line - edge);
        found = { by: line - edge, at: line };
      }
  return found;
}

/**
 * Where a moved box catches: the middle and the edges of the area, and those of other layers.
 *
 * @param reach in millimetres
 */
export function snapMove(
  box: Box,
  area: { width: number; height: number },
  others: readonly Box[],
  reach: number,
): { x: Snap; y: Snap } {
  const all = [{ x: -area.width / 2, y: 0, ...area }, ...others];
  const across = all.flatMap((one) => [one.x, centreOf(one).x, one.x + one.width]);
  const down = all.flatMap((one) => [one.y, centreOf(one).y, one.y + one.height]);
  return {
    x: nearest([box.x, centreOf(box).x, box.x + box.width], across, reach),
    y: nearest([box.y, centreOf(box).y, box.y + box.height], down, reach),
  };
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Degrees of the way from one point to another. */
export const direction = (from: Point, to: Point) =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A turn that catches at every 15 degrees of the whole. */
export function snapTurn(degrees: number, before: number): number {
  const whole = before + degrees;
  const step = Math.round(whole / 15) * 15;
  return Math.abs(step - whole) < 3 ? step - before : degrees;
}
