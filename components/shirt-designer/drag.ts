import type { Box } from '@/lib/drawing/box';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { DesignAction } from '@/lib/shirt-designer/reduce-design';

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

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

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

/** A finger on the canvas: where it came down, and where it is. */
export interface Finger {
  id: number;
  start: Point;
  now: Point;
}

/** What is going on while fingers move. */
export interface Drag {
  ids: readonly string[];
  /** Around all of it, before. */
  box: Box;
  start: Point;
  mode: 'move' | 'scale' | 'turn';
  /** Angle of a single layer before. */
  angle: number;
  gesture: Gesture | null;
  /** What moves with it: looked up at its first move, not at each. */
  parts: readonly SVGElement[] | null;
  /** The second finger, and where it began. */
  second: Finger | null;
  /** Where the first was when it came, and how far it had moved everything until then. */
  held: { at: Point; dx: number; dy: number };
  first: { id: number; now: Point };
  /** What is selected after a tap that moved nothing; null for what was before it. */
  tapped: readonly string[] | null;
}

/** Layers taken hold of; null where nothing of them may move. */
export function beginDrag(
  { layers, boxes }: { layers: readonly { id: string; angle: number }[]; boxes: ReadonlyMap<string, Box> },
  ids: readonly string[],
  mode: Drag['mode'],
  pointer: number,
  start: Point,
): Drag | null {
  const box = boxAroundAll(ids.flatMap((id) => boxes.get(id) ?? []));
  const first = layers.find(({ id }) => id === ids[0]);
  if (!box || ids.length === 0) return null;
  return {
    ids,
    box,
    start,
    mode,
    angle: ids.length === 1 ? (first?.angle ?? 0) : 0,
    gesture: null,
    parts: null,
    second: null,
    held: { at: start, dx: 0, dy: 0 },
    first: { id: pointer, now: start },
    tapped: null,
  };
}

/** A second finger: from here on both scale and turn. */
export function joinDrag(current: Drag, pointer: number, start: Point): void {
  const { gesture } = current;
  current.second = { id: pointer, start, now: start };
  current.held = {
    at: current.first.now,
    dx: gesture?.kind === 'move' ? gesture.dx : 0,
    dy: gesture?.kind === 'move' ? gesture.dy : 0,
  };
}

/** The same where the first of them, which came down beside everything, was waiting. */
export function joinWaiting(begun: Drag, waiting: Finger): void {
  const { id, now } = begun.first;
  begun.second = { id, start: now, now };
  begun.first = { id: waiting.id, now: waiting.now };
  begun.held.at = waiting.now;
}

/** What the design is told of a gesture. */
export function actionsOf(gesture: Gesture, side: GarmentSide, ids: readonly string[]): DesignAction[] {
  if (gesture.kind !== 'pinch') return [{ ...gesture, side, ids }];
  const { factor, degrees, dx, dy, x, y } = gesture;
  return [
    { kind: 'scale', side, ids, factor, x, y },
    { kind: 'turn', side, ids, degrees, x, y },
    { kind: 'move', side, ids, dx, dy },
  ];
}

/** Lines across the area and beyond, as a path. */
export function guideLines(
  area: { width: number; height: number },
  { x, y }: { x: number | null; y: number | null },
): string {
  return [
    ...(x === null ? [] : [`M${x} ${-area.height}V${area.height * 2}`]),
    ...(y === null ? [] : [`M${-area.width * 2} ${y}H${area.width * 2}`]),
  ].join('');
}

/** What a move can catch at. */
interface Scene {
  area: { width: number; height: number };
  /** Of the layers that stay where they are. */
  others: readonly Box[];
  /** In millimetres. */
  reach: number;
}

/** Nothing becomes smaller at one go, so that no layer is lost under a finger. */
const leastFactor = 0.05;

function pinch({ first, held, angle }: Drag, second: Finger, { x, y }: Point): Gesture {
  const [a, b] = [first.now, second.now];
  const before = between(held.at, second.start);
  const now = between(a, b);
  return {
    kind: 'pinch',
    factor: Math.max(leastFactor, distance(a, b) / Math.max(1, distance(held.at, second.start))),
    degrees: snapTurn(direction(a, b) - direction(held.at, second.start), angle),
    dx: held.dx + now.x - before.x,
    dy: held.dy + now.y - before.y,
    x,
    y,
  };
}

/** What the fingers mean now, and where guides are drawn; null where there are none to draw or to take away. */
export function gestureOf(
  current: Drag,
  now: Point,
  { area, others, reach }: Scene,
): { gesture: Gesture; guides: { x: number | null; y: number | null } | null } {
  const { start, box, mode, second, angle } = current;
  const middle = centreOf(box);
  if (second) return { gesture: pinch(current, second, middle), guides: null };
  if (mode === 'scale') {
    const factor = Math.max(leastFactor, distance(middle, now) / Math.max(1, distance(middle, start)));
    return { gesture: { kind: 'scale', factor, ...middle }, guides: null };
  }
  if (mode === 'turn') {
    const degrees = snapTurn(direction(middle, now) - direction(middle, start), angle);
    return { gesture: { kind: 'turn', degrees, ...middle }, guides: null };
  }
  const [dx, dy] = [now.x - start.x, now.y - start.y];
  const caught = snapMove({ ...box, x: box.x + dx, y: box.y + dy }, area, others, reach);
  return {
    gesture: { kind: 'move', dx: dx + caught.x.by, dy: dy + caught.y.by },
    guides: { x: caught.x.at, y: caught.y.at },
  };
}

/** The layer that a finger at a point means: what lies there, the upper first, else the nearest within reach. */
export function layerNear(
  point: Point,
  layers: readonly { id: string; hidden: boolean }[],
  boxes: ReadonlyMap<string, Box>,
  reach: number,
): string | undefined {
  const away = ({ x, y, width, height }: Box) =>
    Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
  const [nearestOne] = [...layers]
    .reverse()
    .flatMap(({ id, hidden }) => {
      const box = hidden ? undefined : boxes.get(id);
      return box ? [{ id, far: away(box) }] : [];
    })
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  return nearestOne?.id;
}
