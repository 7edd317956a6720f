import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box } from '@/lib/drawing/box';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { areaOf, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import { type DesignAction, toggled, withGroups } from '@/lib/shirt-designer/reduce-design';
import { type Person, sideOf } from '@/lib/shirt-designer/shirt-design';
import {
  boxAroundAll,
  direction,
  distance,
  type Gesture,
  gestureTransform,
  type Point,
  snapMove,
  snapTurn,
} from './drag';
import { frameOf } from './garment-drawing';
import { Rulers } from './rulers';
import { describeSide } from './shirt-stage';
import { AreaFrame, ShirtView } from './shirt-view';
import { seenAt, type zooms } from './zoom';

interface CanvasProps {
  /** Takes the keys once something on it was touched. */
  self: RefObject<HTMLDivElement | null>;
  composed: ComposedShirt;
  side: GarmentSide;
  selected: readonly string[];
  /** Whether what is touched joins what is selected, or leaves it. */
  several: boolean;
  zoom: (typeof zooms)[number];
  person: Person | null;
  locale: Locale;
  labels: DesignerLabels;
  onSelect: (ids: readonly string[]) => void;
  onAction: (action: DesignAction, subject?: string) => void;
  /** Touched twice: its words are written, its numbers typed. */
  onEdit: () => void;
}

interface Finger {
  id: number;
  start: Point;
  now: Point;
}

interface Drag {
  ids: readonly string[];
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

/** The drawing that is worked on. While something is dragged its transform alone changes; React hears of it at the end. */
export function Canvas({
  self,
  composed,
  side,
  selected,
  several,
  zoom,
  person,
  locale,
  labels,
  onSelect,
  onAction,
  onEdit,
}: CanvasProps) {
  const { garment, design } = composed;
  const space = useRef<SVGGElement>(null);
  const drag = useRef<Drag | null>(null);
  // A finger beside everything: it lets go of what is selected when it goes up, or turns and scales it with a second one.
  const beside = useRef<Finger | null>(null);
  const guides = useRef<SVGPathElement>(null);
  const { layers } = sideOf(design, side);
  const boxes = composed.boxes(side);
  const area = areaOf(garment, side);
  const chosen = boxAroundAll(selected.flatMap((id) => boxes.get(id) ?? []));
  const view = garment.views[side];
  const frame = seenAt(garment, side, zoom, chosen);
  const unit = (frame ?? (view ? frameOf(view) : { height: 800 })).height / 260;
  const pixel = usePixel(space, `${garment.id} ${side} ${zoom}`);
  const movable = selected.filter((id) => !layers.find((layer) => layer.id === id)?.locked);

  const seen = frame ?? (view ? frameOf(view) : null);
  const seenFrom = (seen?.y ?? 0) - (garment.sides[side]?.y ?? 0);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const matrix = space.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };

  const movedParts = (ids: readonly string[]): SVGElement[] => {
    const root = space.current?.ownerSVGElement;
    if (!root) return [];
    const own = ids.flatMap((id) => [...root.querySelectorAll<SVGElement>(`[data-layer="${id}"]`)]);
    return [...own, ...root.querySelectorAll<SVGElement>('[data-moves]')];
  };

  const preview = (gesture: Gesture | null, current: Drag) => {
    current.parts ??= movedParts(current.ids);
    for (const part of current.parts) {
      part.dataset.base ??= part.getAttribute('transform') ?? '';
      const before = gesture ? `${gestureTransform(gesture)} ` : '';
      part.setAttribute('transform', before + part.dataset.base);
      if (!gesture) delete part.dataset.base;
    }
  };

  /** What a finger at a point means: what lies there, else the nearest that it may have meant. */
  const layerAt = (point: Point): string | undefined => {
    const away = ({ x, y, width, height }: Box) =>
      Math.hypot(
        Math.max(x - point.x, 0, point.x - x - width),
        Math.max(y - point.y, 0, point.y - y - height),
      );
    const near = [...layers]
      .reverse()
      .flatMap(({ id, hidden }) => {
        const box = hidden ? undefined : boxes.get(id);
        return box ? [{ id, far: away(box) }] : [];
      })
      .filter(({ far }) => far <= (finger.layer / 2) * pixel)
      .sort((one, other) => one.far - other.far);
    return near[0]?.id;
  };

  const showGuides = (x: number | null, y: number | null) => {
    const lines = [
      ...(x === null ? [] : [`M${x} ${-area.height}V${area.height * 2}`]),
      ...(y === null ? [] : [`M${-area.width * 2} ${y}H${area.width * 2}`]),
    ];
    guides.current?.setAttribute('d', lines.join(''));
  };

  const gestureOf = (current: Drag, now: Point): Gesture => {
    const { start, box, mode, second, held } = current;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (second) {
      const [a, b] = [current.first.now, second.now];
      const before = { x: (held.at.x + second.start.x) / 2, y: (held.at.y + second.start.y) / 2 };
      return {
        kind: 'pinch',
        factor: Math.max(0.05, distance(a, b) / Math.max(1, distance(held.at, second.start))),
        degrees: snapTurn(direction(a, b) - direction(held.at, second.start), current.angle),
        dx: held.dx + (a.x + b.x) / 2 - before.x,
        dy: held.dy + (a.y + b.y) / 2 - before.y,
        x,
        y,
      };
    }
    if (mode === 'scale')
      return {
        kind: 'scale',
        factor: Math.max(0.05, distance({ x, y }, now) / Math.max(1, distance({ x, y }, start))),
        x,
        y,
      };
    if (mode === 'turn')
      return {
        kind: 'turn',
        degrees: snapTurn(direction({ x, y }, now) - direction({ x, y }, start), current.angle),
        x,
        y,
      };
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    const rest = layers
      .filter(({ id, hidden }) => !hidden && !current.ids.includes(id))
      .flatMap(({ id }) => boxes.get(id) ?? []);
    const caught = snapMove({ ...box, x: box.x + dx, y: box.y + dy }, area, rest, unit * 2.2);
    showGuides(caught.x.at, caught.y.at);
    return { kind: 'move', dx: dx + caught.x.by, dy: dy + caught.y.by };
  };

  const begin = (event: ReactPointerEvent, ids: readonly string[], mode: Drag['mode']) => {
    const box = boxAroundAll(ids.flatMap((id) => boxes.get(id) ?? []));
    const first = layers.find(({ id }) => id === ids[0]);
    if (!box || ids.length === 0) return;
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

  const press = (event: ReactPointerEvent<HTMLElement>) => {
    if (drag.current) return join(event, drag.current);
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    self.current?.focus({ preventScroll: true });
    const waiting = beside.current;
    if (waiting) {
      begin(event, movable, 'move');
      beside.current = null;
      const begun = drag.current as Drag | null;
      if (begun) {
        const { now } = begun.first;
        begun.second = { id: event.pointerId, start: now, now };
        begun.first = { id: waiting.id, now: waiting.now };
        begun.held.at = waiting.now;
      }
      return;
    }
    const handle = target.getAttribute('data-handle');
    if (handle === 'scale' || handle === 'turn') return begin(event, movable, handle);
    const hit = target.closest('[data-hit]') ? layerAt(pointOf(event)) : undefined;
    if (!hit && event.pointerType === 'touch' && selected.length > 0) {
      const start = pointOf(event);
      beside.current = { id: event.pointerId, start, now: start };
      return;
    }
    if (!hit) return event.shiftKey ? undefined : onSelect([]);
    const isIn = selected.includes(hit);
    const next = several || event.shiftKey ? toggled(layers, selected, hit) : null;
    const ids = isIn ? selected : (next ?? withGroups(layers, [hit]));
    onSelect(ids);
    begin(
      event,
      ids.filter((id) => !layers.find((layer) => layer.id === id)?.locked),
      'move',
    );
    if (!isIn || !next) return;
    // One of several may be what all are dragged by: a tap alone lets it go.
    const begun = drag.current as Drag | null;
    if (begun) begun.tapped = next;
    else onSelect(next);
  };

  const follow = (event: ReactPointerEvent) => {
    const current = drag.current;
    const now = pointOf(event);
    if (beside.current?.id === event.pointerId) beside.current.now = now;
    if (!current) return;
    if (current.second?.id === event.pointerId) current.second.now = now;
    else if (current.first.id === event.pointerId) current.first.now = now;
    else return;
    // A tap is no move: three pixels are not meant.
    if (!current.gesture && !current.second && distance(current.start, now) < pixel * 3) return;
    current.gesture = gestureOf(current, now);
    preview(current.gesture, current);
  };

  const release = (event: ReactPointerEvent) => {
    const current = drag.current;
    const tap = beside.current;
    if (tap?.id === event.pointerId) {
      beside.current = null;
      if (event.type === 'pointerup' && distance(tap.start, tap.now) < pixel * 10) onSelect([]);
    }
    if (!current || ![current.first.id, current.second?.id].includes(event.pointerId)) return;
    drag.current = null;
    preview(null, current);
    showGuides(null, null);
    const { gesture, ids, tapped } = current;
    if (event.type === 'pointercancel') return;
    if (!gesture) return tapped ? onSelect(tapped) : undefined;
    if (gesture.kind !== 'pinch') return onAction({ ...gesture, side, ids });
    const { factor, degrees, dx, dy, x, y } = gesture;
    // One gesture is one step to take back.
    const subject = `pinch ${event.timeStamp}`;
    onAction({ kind: 'scale', side, ids, factor, x, y }, subject);
    onAction({ kind: 'turn', side, ids, degrees, x, y }, subject);
    onAction({ kind: 'move', side, ids, dx, dy }, subject);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's
    <div
      ref={self}
      role="group"
      aria-label={labels.canvas}
      // Not on the way of the Tab key: the list beside it says and does the same.
      tabIndex={-1}
      className="shirt-ground shirt-canvas"
      data-holding={selected.length > 0 || undefined}
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={several ? undefined : onEdit}
    >
      <ShirtView
        garment={garment}
        design={design}
        side={side}
        letters={composed.letters}
        pictures={composed.pictures}
        person={person}
        frame={frame}
        id="live"
        title={describeSide(composed, side, locale, labels)}
        className="shirt-drawing"
        overlay={
          <g ref={space}>
            <AreaFrame garment={garment} side={side} />
            {/* On a phone as well, figures are there to be read. */}
            <Rulers width={area.width} height={area.height} unit={Math.max(unit, pixel * 2)} />
            {layers
              .filter(({ hidden }) => !hidden)
              .map(({ id }) => {
                const box = boxes.get(id);
                return box ? (
                  <rect
                    key={id}
                    data-hit={id}
                    {...padded(box, pixel)}
                    fill="transparent"
                    className="shirt-hit"
                  />
                ) : null;
              })}
            {chosen ? (
              <Selection
                box={chosen}
                pixel={pixel}
                top={seenFrom}
                // Handles would lie over what is still to be picked.
                fixed={several || movable.length === 0}
              />
            ) : null}
            <path ref={guides} fill="none" stroke="#0f7b83" strokeWidth={unit * 0.5} pointerEvents="none" />
          </g>
        }
      />
    </div>
  );
}

/** Pixels: what is taken hold of, whatever is seen of it. */
const finger = { layer: 32, handle: 44 } as const;

function padded({ x, y, width, height }: Box, pixel: number): Box {
  const least = finger.layer * pixel;
  const [px, py] = [Math.max(0, least - width) / 2, Math.max(0, least - height) / 2];
  return { x: x - px, y: y - py, width: width + 2 * px, height: height + 2 * py };
}

function Handle({ at, pixel, does }: { at: Point; pixel: number; does: 'scale' | 'turn' }) {
  const isTurn = does === 'turn';
  return (
    <g>
      <circle
        cx={at.x}
        cy={at.y}
        r={pixel * 7}
        fill={isTurn ? '#d6156c' : '#fff'}
        stroke={isTurn ? '#fff' : '#16130f'}
        strokeWidth={pixel * 2}
        pointerEvents="none"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={(pixel * finger.handle) / 2}
        fill="transparent"
        data-handle={does}
        className="shirt-handle"
      />
    </g>
  );
}

/** Pixels by which handles stand off, so that a finger on what is small takes it and not its corner. */
const off = { corner: 6, small: 16, turn: 34 } as const;

/** Pixels below which a side has room for one corner alone. */
const roomForCorners = 90;

/** @param top where the view begins: above it nothing can be taken hold of */
function Selection({ box, pixel, top, fixed }: { box: Box; pixel: number; top: number; fixed: boolean }) {
  const { x, y, width, height } = box;
  const isSmall = Math.min(width, height) < roomForCorners * pixel;
  const out = (isSmall ? off.small : off.corner) * pixel;
  const [left, right, above, below] = [x - out, x + width + out, y - out, y + height + out];
  const isLow = y - (off.turn + finger.handle / 2) * pixel < top;
  const corners: readonly (readonly [number, number])[] = isSmall
    ? [[right, isLow ? above : below]]
    : [
        [left, above],
        [right, above],
        [left, below],
        [right, below],
      ];
  const middle = x + width / 2;
  const arm = isLow
    ? { from: y + height, to: y + height + off.turn * pixel }
    : { from: y, to: y - off.turn * pixel };
  return (
    <g data-moves>
      <rect {...box} fill="none" stroke="#16130f" strokeWidth={pixel * 2} pointerEvents="none" />
      <rect
        {...box}
        fill="none"
        stroke="#fff"
        strokeWidth={pixel}
        strokeDasharray={`${pixel * 5} ${pixel * 5}`}
        pointerEvents="none"
      />
      {fixed ? null : (
        <>
          <path
            d={`M${middle} ${arm.from}V${arm.to}`}
            stroke="#16130f"
            strokeWidth={pixel * 1.5}
            pointerEvents="none"
          />
          {isSmall ? (
            <path
              d={`M${x + width} ${isLow ? y : y + height}L${right} ${isLow ? above : below}`}
              stroke="#16130f"
              strokeWidth={pixel * 1.5}
              pointerEvents="none"
            />
          ) : null}
          {corners.map(([cx, cy]) => (
            <Handle key={`${cx} ${cy}`} at={{ x: cx, y: cy }} pixel={pixel} does="scale" />
          ))}
          <Handle at={{ x: middle, y: arm.to }} pixel={pixel} does="turn" />
        </>
      )}
    </g>
  );
}
