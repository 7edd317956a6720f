import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import type { Box } from '@/lib/drawing/box';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-copy';
import { areaOf, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { DesignAction } from '@/lib/shirt-designer/reduce-design';
import { withGroups } from '@/lib/shirt-designer/reduce-design';
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
import { type Frame, frameOf } from './garment-drawing';
import { describeSide } from './shirt-stage';
import { AreaFrame, ShirtView } from './shirt-view';

export const zooms = [1, 1.7, 2.8, 4.5] as const;

interface CanvasProps {
  composed: ComposedShirt;
  side: GarmentSide;
  selected: readonly string[];
  zoom: (typeof zooms)[number];
  person: Person | null;
  locale: Locale;
  labels: DesignerLabels;
  onSelect: (ids: readonly string[]) => void;
  onAction: (action: DesignAction) => void;
}

/** What is seen at a zoom: all of the garment, or around what is selected. */
function seenAt(
  { garment }: ComposedShirt,
  side: GarmentSide,
  zoom: number,
  focus: Box | null,
): Frame | undefined {
  const [view, plan] = [garment.views[side], garment.sides[side]];
  if (!view || !plan || zoom === 1) return undefined;
  const whole = frameOf(view);
  const area = areaOf(garment, side);
  const box = focus ?? { x: -area.width / 2, y: 0, ...area };
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return {
    x: plan.x + box.x + box.width / 2 - width / 2,
    y: plan.y + box.y + box.height / 2 - height / 2,
    width,
    height,
  };
}

function Rulers({ width, height, unit }: { width: number; height: number; unit: number }) {
  const ticks = (length: number, draw: (at: number, size: number) => string) =>
    Array.from({ length: Math.floor(length / 10) + 1 }, (_, at) =>
      draw(at * 10, at % 5 === 0 ? 3.4 * unit : 1.7 * unit),
    ).join('');
  const numbers = (length: number) => Array.from({ length: Math.floor(length / 50) + 1 }, (_, at) => at * 5);
  return (
    <g stroke="#d6156c" strokeWidth={unit * 0.35} className="shirt-rulers">
      <path
        d={
          ticks(width, (at, size) => `M${at - width / 2} 0v${-size}`) +
          ticks(height, (at, size) => `M${-width / 2} ${at}h${-size}`)
        }
      />
      <g
        fill="#d6156c"
        stroke="#fff"
        strokeWidth={unit * 0.8}
        paintOrder="stroke"
        fontSize={unit * 4.4}
        textAnchor="middle"
      >
        {numbers(width).map((cm) => (
          <text key={`x${cm}`} x={cm * 10 - width / 2} y={-unit * 4.6}>
            {cm}
          </text>
        ))}
        {numbers(height)
          .slice(1)
          .map((cm) => (
            <text key={`y${cm}`} x={-width / 2 - unit * 7} y={cm * 10 + unit * 1.6}>
              {cm}
            </text>
          ))}
      </g>
    </g>
  );
}

interface Drag {
  ids: readonly string[];
  box: Box;
  start: Point;
  mode: 'move' | 'scale' | 'turn';
  /** Angle of a single layer before. */
  angle: number;
  gesture: Gesture | null;
  /** The second finger, and where it began. */
  second: { id: number; start: Point; now: Point } | null;
  first: { id: number; now: Point };
}

/** The drawing that is worked on. While something is dragged its transform alone changes; React hears of it at the end. */
export function Canvas({
  composed,
  side,
  selected,
  zoom,
  person,
  locale,
  labels,
  onSelect,
  onAction,
}: CanvasProps) {
  const { garment, design } = composed;
  const space = useRef<SVGGElement>(null);
  const drag = useRef<Drag | null>(null);
  const guides = useRef<SVGPathElement>(null);
  const { layers } = sideOf(design, side);
  const boxes = composed.boxes(side);
  const area = areaOf(garment, side);
  const chosen = boxAroundAll(selected.flatMap((id) => boxes.get(id) ?? []));
  const view = garment.views[side];
  const frame = seenAt(composed, side, zoom, chosen);
  const unit = (frame ?? (view ? frameOf(view) : { height: 800 })).height / 260;
  const movable = selected.filter((id) => !layers.find((layer) => layer.id === id)?.locked);

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

  const preview = (gesture: Gesture | null, ids: readonly string[]) => {
    for (const part of movedParts(ids)) {
      part.dataset.base ??= part.getAttribute('transform') ?? '';
      const before = gesture ? `${gestureTransform(gesture)} ` : '';
      part.setAttribute('transform', before + part.dataset.base);
      if (!gesture) delete part.dataset.base;
    }
  };

  const showGuides = (x: number | null, y: number | null) => {
    const lines = [
      ...(x === null ? [] : [`M${x} ${-area.height}V${area.height * 2}`]),
      ...(y === null ? [] : [`M${-area.width * 2} ${y}H${area.width * 2}`]),
    ];
    guides.current?.setAttribute('d', lines.join(''));
  };

  const gestureOf = (current: Drag, now: Point): Gesture => {
    const { start, box, mode, second } = current;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (second) {
      const [a, b] = [current.first.now, second.now];
      const before = { x: (start.x + second.start.x) / 2, y: (start.y + second.start.y) / 2 };
      return {
        kind: 'pinch',
        factor: Math.max(0.05, distance(a, b) / Math.max(1, distance(start, second.start))),
        degrees: snapTurn(direction(a, b) - direction(start, second.start), current.angle),
        dx: (a.x + b.x) / 2 - before.x,
        dy: (a.y + b.y) / 2 - before.y,
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
      second: null,
      first: { id: event.pointerId, now: start },
    };
    space.current?.ownerSVGElement?.setPointerCapture(event.pointerId);
  };

  const press = (event: ReactPointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current) {
      const start = pointOf(event);
      if (!current.second && event.pointerType === 'touch')
        current.second = { id: event.pointerId, start, now: start };
      return;
    }
    const { target } = event;
    if (!(target instanceof SVGElement) || event.button !== 0) return;
    const handle = target.dataset.handle;
    if (handle === 'scale' || handle === 'turn') return begin(event, movable, handle);
    const hit = target.closest<SVGElement>('[data-hit]')?.dataset.hit;
    if (!hit) return event.shiftKey ? undefined : onSelect([]);
    const whole = withGroups(layers, [hit]);
    const isIn = selected.includes(hit);
    const ids = event.shiftKey
      ? isIn
        ? selected.filter((id) => !whole.includes(id))
        : [...selected, ...whole]
      : isIn
        ? selected
        : whole;
    onSelect(ids);
    begin(
      event,
      ids.filter((id) => !layers.find((layer) => layer.id === id)?.locked),
      'move',
    );
  };

  const follow = (event: ReactPointerEvent) => {
    const current = drag.current;
    if (!current) return;
    const now = pointOf(event);
    if (current.second?.id === event.pointerId) current.second.now = now;
    else if (current.first.id === event.pointerId) current.first.now = now;
    else return;
    // A tap is no move: two pixels are not meant.
    if (!current.gesture && !current.second && distance(current.start, now) < unit * 0.8) return;
    current.gesture = gestureOf(current, now);
    preview(current.gesture, current.ids);
  };

  const release = (event: ReactPointerEvent) => {
    const current = drag.current;
    if (!current || ![current.first.id, current.second?.id].includes(event.pointerId)) return;
    drag.current = null;
    preview(null, current.ids);
    showGuides(null, null);
    const { gesture, ids } = current;
    if (!gesture || event.type === 'pointercancel') return;
    if (gesture.kind !== 'pinch') return onAction({ ...gesture, side, ids });
    const { factor, degrees, dx, dy, x, y } = gesture;
    onAction({ kind: 'scale', side, ids, factor, x, y });
    onAction({ kind: 'turn', side, ids, degrees, x, y });
    onAction({ kind: 'move', side, ids, dx, dy });
  };

  return (
    <div
      className="shirt-ground shirt-canvas"
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
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
            <Rulers width={area.width} height={area.height} unit={unit} />
            {layers
              .filter(({ hidden }) => !hidden)
              .map(({ id }) => {
                const box = boxes.get(id);
                return box ? (
                  <rect
                    key={id}
                    data-hit={id}
                    {...padded(box, unit)}
                    fill="transparent"
                    className="shirt-hit"
                  />
                ) : null;
              })}
            {chosen ? <Selection box={chosen} unit={unit} fixed={movable.length === 0} /> : null}
            <path ref={guides} fill="none" stroke="#0f7b83" strokeWidth={unit * 0.5} pointerEvents="none" />
          </g>
        }
      />
    </div>
  );
}

/** As large as a finger at least. */
function padded({ x, y, width, height }: Box, unit: number): Box {
  const [px, py] = [Math.max(0, unit * 14 - width) / 2, Math.max(0, unit * 14 - height) / 2];
  return { x: x - px, y: y - py, width: width + 2 * px, height: height + 2 * py };
}

function Selection({ box, unit, fixed }: { box: Box; unit: number; fixed: boolean }) {
  const { x, y, width, height } = box;
  const corners: readonly [number, number][] = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  const [top, middle] = [y - unit * 11, x + width / 2];
  return (
    <g data-moves>
      <rect {...box} fill="none" stroke="#16130f" strokeWidth={unit * 0.9} pointerEvents="none" />
      <rect
        {...box}
        fill="none"
        stroke="#fff"
        strokeWidth={unit * 0.4}
        strokeDasharray={`${unit * 2} ${unit * 2}`}
        pointerEvents="none"
      />
      {fixed ? null : (
        <>
          <path d={`M${middle} ${y}V${top}`} stroke="#16130f" strokeWidth={unit * 0.6} pointerEvents="none" />
          {corners.map(([cx, cy]) => (
            <g key={`${cx} ${cy}`}>
              <circle
                cx={cx}
                cy={cy}
                r={unit * 2.6}
                fill="#fff"
                stroke="#16130f"
                strokeWidth={unit * 0.8}
                pointerEvents="none"
              />
              <circle
                cx={cx}
                cy={cy}
                r={unit * 7}
                fill="transparent"
                data-handle="scale"
                className="shirt-handle"
              />
            </g>
          ))}
          <circle
            cx={middle}
            cy={top}
            r={unit * 2.6}
            fill="#d6156c"
            stroke="#fff"
            strokeWidth={unit * 0.8}
            pointerEvents="none"
          />
          <circle
            cx={middle}
            cy={top}
            r={unit * 7}
            fill="transparent"
            data-handle="turn"
            className="shirt-handle"
          />
        </>
      )}
    </g>
  );
}
