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
  actionsOf,
  beginDrag,
  type Drag,
  distance,
  type Finger,
  type Gesture,
  gestureOf,
  gestureTransform,
  guideLines,
  joinDrag,
  joinWaiting,
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

/** The drawing's millimetres on the screen: where a pointer is in them, and the guides that are drawn over them. */
function usePlane(shown: string, area: { width: number; height: number }) {
  const space = useRef<SVGGElement>(null);
  const guides = useRef<SVGPathElement>(null);
  // How many of them a pixel shows: what fingers take hold of is as large at every zoom.
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
  return {
    space,
    guides,
    pixel,
    pointOf: ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const matrix = space.current?.getScreenCTM();
      return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
    },
    showGuides: (guide: { x: number | null; y: number | null }) =>
      guides.current?.setAttribute('d', guideLines(area, guide)),
  };
}

type Plane = ReturnType<typeof usePlane>;

/** What a drag moves: the group around all layers where it has hold of each that is seen, for one change costs less than thirty. */
function partsOf(root: SVGElement, ids: readonly string[]): SVGElement[] {
  const seen = [...root.querySelectorAll<SVGElement>('[data-layer]')];
  const held = seen.filter(({ dataset }) => ids.includes(dataset.layer ?? ''));
  const all = held.length === seen.length ? root.querySelector<SVGElement>('[data-layers]') : null;
  return [...(all ? [all] : held), ...root.querySelectorAll<SVGElement>('[data-moves]')];
}

/** What is dragged follows the fingers by its transform alone; null puts it back where it was. */
function preview(current: Drag, root: SVGElement | null | undefined, gesture: Gesture | null): void {
  current.parts ??= root ? partsOf(root, current.ids) : [];
  for (const part of current.parts) {
    part.dataset.base ??= part.getAttribute('transform') ?? '';
    const before = gesture ? `${gestureTransform(gesture)} ` : '';
    part.setAttribute('transform', before + part.dataset.base);
    if (!gesture) delete part.dataset.base;
  }
}

/** What a finger that comes down takes hold of, or lets go. */
function useHold(options: CanvasHandOptions, plane: Plane) {
  const { self, composed, side, selected, movable, several, onSelect } = options;
  const { space, pixel, pointOf, showGuides } = plane;
  const drag = useRef<Drag | null>(null);
  // A finger beside everything: it lets go of what is selected when it goes up, or turns and scales it with a second one.
  const beside = useRef<Finger | null>(null);
  const { layers } = sideOf(composed.design, side);
  const boxes = composed.boxes(side);

  const begin = (event: ReactPointerEvent, ids: readonly string[], mode: Drag['mode']): Drag | null => {
    const begun = beginDrag({ layers, boxes }, ids, mode, event.pointerId, pointOf(event));
    if (!begun) return null;
    drag.current = begun;
    space.current?.ownerSVGElement?.setPointerCapture(event.pointerId);
    return begun;
  };

  const join = (event: ReactPointerEvent, current: Drag) => {
    if (current.second || event.pointerType !== 'touch') return;
    joinDrag(current, event.pointerId, pointOf(event));
    showGuides({ x: null, y: null });
  };

  const joinBeside = (event: ReactPointerEvent, waiting: Finger) => {
    const begun = begin(event, movable, 'move');
    beside.current = null;
    if (begun) joinWaiting(begun, waiting);
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

  return { drag, beside, onPointerDown };
}

/** Layers moved, scaled and turned by mouse, pen and one or two fingers. React hears of it at the end. */
export function useCanvasHand(options: CanvasHandOptions) {
  const { composed, side, shown, reach, onSelect, onAction } = options;
  const area = areaOf(composed.garment, side);
  const plane = usePlane(shown, area);
  const { space, guides, pixel, pointOf, showGuides } = plane;
  const { drag, beside, onPointerDown } = useHold(options, plane);
  const { layers } = sideOf(composed.design, side);
  const boxes = composed.boxes(side);

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
    if (meant.guides) showGuides(meant.guides);
    current.gesture = meant.gesture;
    preview(current, space.current?.ownerSVGElement, current.gesture);
  };

  const settle = ({ gesture, ids, tapped }: Drag, at: number) => {
    if (!gesture) return tapped ? onSelect(tapped) : undefined;
    // One gesture is one step to take back.
    const subject = gesture.kind === 'pinch' ? `pinch ${at}` : undefined;
    for (const action of actionsOf(gesture, side, ids)) onAction(action, subject);
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
    showGuides({ x: null, y: null });
    if (event.type !== 'pointercancel') settle(current, event.timeStamp);
  };

  return {
    space,
    guides,
    pixel,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
