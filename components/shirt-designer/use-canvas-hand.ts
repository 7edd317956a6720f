import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import { areaOf, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import { type DesignAction, toggled, withGroups } from '@/lib/shirt-designer/reduce-design';
import { sideOf } from '@/lib/shirt-designer/shirt-design';
import {
  boxAroundAll,
  type Drag,
  distance,
  type Finger,
  type Gesture,
  gestureOf,
  gestureTransform,
  layerNear,
  type Point,
} from './drag';
import { finger } from './selection-frame';

/** Pixels: less is a tap, of a finger beside everything more than of one on a layer. */
const tap = { layer: 3, beside: 10 } as const;

interface CanvasHandOptions {
  /** Takes the keys once something on it was touched. */
  self: RefObject<HTMLDivElement | null>;
  composed: ComposedShirt;
  side: GarmentSide;
  selected: readonly string[];
  /** Those of them that are not locked. */
  movable: readonly string[];
  /** Whether what is touched joins what is selected, or leaves it. */
  several: boolean;
  /** What is seen: another view or zoom has another scale. */
  shown: string;
  /** Millimetres within which a move catches. */
  reach: number;
  onSelect: (ids: readonly string[]) => void;
  onAction: (action: DesignAction, subject?: string) => void;
}

/** How many millimetres of the drawing a pixel of the screen shows: what fingers take hold of is as large at every zoom. */
function usePixel(space: RefObject<SVGGElement | null>, shown: string): number {
  const [pixel, setPixel] = useState(1.5);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view or zoom has another scale
  useLayoutEffect(() => {
    const svg = space.current?.ownerSVGElement;
    if (!svg) return;
    const measure = () => {
      const matrix = space.current?.getScreenCTM();
      if (matrix?.a) setPixel(Math.round(1000 / Math.hypot(matrix.a, matrix.b)) / 1000);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    return () => watch.disconnect();
  }, [shown]);
  return pixel;
}

/** What is dragged follows the fingers by its transform alone; null puts it back where it was. */
function preview(current: Drag, root: SVGElement | null | undefined, gesture: Gesture | null): void {
  current.parts ??= root
    ? [...current.ids.map((id) => `[data-layer="${id}"]`), '[data-moves]'].flatMap((parts) => [
        ...root.querySelectorAll<SVGElement>(parts),
      ])
    : [];
  for (const part of current.parts) {
    part.dataset.base ??= part.getAttribute('transform') ?? '';
    const before = gesture ? `${gestureTransform(gesture)} ` : '';
    part.setAttribute('transform', before + part.dataset.base);
    if (!gesture) delete part.dataset.base;
  }
}

/** Layers moved, scaled and turned by mouse, pen and one or two fingers. React hears of it at the end. */
export function useCanvasHand(options: CanvasHandOptions) {
  const { self, composed, side, selected, movable, several, shown, reach, onSelect, onAction } = options;
  const space = useRef<SVGGElement>(null);
  const guides = useRef<SVGPathElement>(null);
  const drag = useRef<Drag | null>(null);
  // A finger beside everything: it lets go of what is selected when it goes up, or turns and scales it with a second one.
  const beside = useRef<Finger | null>(null);
  const pixel = usePixel(space, shown);
  const { layers } = sideOf(composed.design, side);
  const boxes = composed.boxes(side);
  const area = areaOf(composed.garment, side);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const matrix = space.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };

  const showGuides = (x: number | null, y: number | null) => {
    const lines = [
      ...(x === null ? [] : [`M${x} ${-area.height}V${area.height * 2}`]),
      ...(y === null ? [] : [`M${-area.width * 2} ${y}H${area.width * 2}`]),
    ];
    guides.current?.setAttribute('d', lines.join(''));
  };

  const begin = (event: ReactPointerEvent, ids: readonly string[], mode: Drag['mode']): Drag | null => {
    const box = boxAroundAll(ids.flatMap((id) => boxes.get(id) ?? []));
    const first = layers.find(({ id }) => id === ids[0]);
    if (!box || ids.length === 0) return null;
    const start = pointOf(event);
    drag.current = {
      ids,
      box,
      start,
      mode,
      angle: ids.length === 1 ? (first?.angle ?? 0) : 0,
      gesture: null,
      parts: null,
      second: null,
      held: { at: start, dx: 0, dy: 0 },
      first: { id: event.pointerId, now: start },
      tapped: null,
    };
    space.current?.ownerSVGElement?.setPointerCapture(event.pointerId);
    return drag.current;
  };

  /** A second finger: from here on both scale and turn. */
  const join = (event: ReactPointerEvent, current: Drag) => {
    if (current.second || event.pointerType !== 'touch') return;
    const start = pointOf(event);
    const { gesture } = current;
    current.second = { id: event.pointerId, start, now: start };
    current.held = {
      at: current.first.now,
      dx: gesture?.kind === 'move' ? gesture.dx : 0,
      dy: gesture?.kind === 'move' ? gesture.dy : 0,
    };
    showGuides(null, null);
  };

  /** A second finger, the first of which came down beside everything. */
  const joinBeside = (event: ReactPointerEvent, waiting: Finger) => {
    const begun = begin(event, movable, 'move');
    beside.current = null;
    if (!begun) return;
    const { now } = begun.first;
    begun.second = { id: event.pointerId, start: now, now };
    begun.first = { id: waiting.id, now: waiting.now };
    begun.held.at = waiting.now;
  };

  const touch = (event: ReactPointerEvent, hit: string) => {
    const isIn = selected.includes(hit);
    const next = several || event.shiftKey ? toggled(layers, selected, hit) : null;
    const ids = isIn ? selected : (next ?? withGroups(layers, [hit]));
    onSelect(ids);
    const free = ids.filter((id) => !layers.find((layer) => layer.id === id)?.locked);
    const begun = begin(event, free, 'move');
    if (!isIn || !next) return;
    // One of several may be what all are dragged by: a tap alone lets it go.
    if (begun) begun.tapped = next;
    else onSelect(next);
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (drag.current) return join(event, drag.current);
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    self.current?.focus({ preventScroll: true });
    if (beside.current) return joinBeside(event, beside.current);
    const handle = target.getAttribute('data-handle');
    if (handle === 'scale' || handle === 'turn') return void begin(event, movable, handle);
    const start = pointOf(event);
    const hit = target.closest('[data-hit]')
      ? layerNear(start, layers, boxes, (finger.layer / 2) * pixel)
      : undefined;
    if (hit) return touch(event, hit);
    if (event.pointerType === 'touch' && selected.length > 0)
      beside.current = { id: event.pointerId, start, now: start };
    else if (!event.shiftKey) onSelect([]);
  };

  const onPointerMove = (event: ReactPointerEvent) => {
    const current = drag.current;
    const now = pointOf(event);
    if (beside.current?.id === event.pointerId) beside.current.now = now;
    if (!current) return;
    if (current.second?.id === event.pointerId) current.second.now = now;
    else if (current.first.id === event.pointerId) current.first.now = now;
    else return;
    if (!current.gesture && !current.second && distance(current.start, now) < pixel * tap.layer) return;
    const others = layers
      .filter(({ id, hidden }) => !hidden && !current.ids.includes(id))
      .flatMap(({ id }) => boxes.get(id) ?? []);
    const meant = gestureOf(current, now, { area, others, reach });
    if (meant.guides) showGuides(meant.guides.x, meant.guides.y);
    current.gesture = meant.gesture;
    preview(current, space.current?.ownerSVGElement, current.gesture);
  };

  const settle = ({ gesture, ids, tapped }: Drag, at: number) => {
    if (!gesture) return tapped ? onSelect(tapped) : undefined;
    if (gesture.kind !== 'pinch') return onAction({ ...gesture, side, ids });
    const { factor, degrees, dx, dy, x, y } = gesture;
    // One gesture is one step to take back.
    const subject = `pinch ${at}`;
    onAction({ kind: 'scale', side, ids, factor, x, y }, subject);
    onAction({ kind: 'turn', side, ids, degrees, x, y }, subject);
    onAction({ kind: 'move', side, ids, dx, dy }, subject);
  };

  const onPointerUp = (event: ReactPointerEvent) => {
    const current = drag.current;
    const waiting = beside.current;
    if (waiting?.id === event.pointerId) {
      beside.current = null;
      if (event.type === 'pointerup' && distance(waiting.start, waiting.now) < pixel * tap.beside)
        onSelect([]);
    }
    if (!current || ![current.first.id, current.second?.id].includes(event.pointerId)) return;
    drag.current = null;
    preview(current, space.current?.ownerSVGElement, null);
    showGuides(null, null);
    if (event.type !== 'pointercancel') settle(current, event.timeStamp);
  };

  return {
    space,
    guides,
    pixel,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
