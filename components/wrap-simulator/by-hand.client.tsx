'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { arrowOf, takesOff } from '@/components/ui/drawing-keys';
import { filled, withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import {
  type DesignChange,
  type Guide,
  type Movable,
  madeOn,
  movableKey,
  movablesOn,
  moveSplit,
  moveTo,
  snap,
  takeOff,
  turnPanel,
} from '@/lib/wrap-simulator/by-hand';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { panelChoiceNames } from '@/lib/wrap-simulator/names';
import { namePanel } from '@/lib/wrap-simulator/panel-parts';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import type { PanelId, Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { wrapLimits } from '@/lib/wrap-simulator/wrap-design';

interface ByHandProps {
  composed: ComposedWrap;
  side: Side;
  locale: Locale;
  labels: SimulatorLabels;
  /** Prefix of the ids of the drawing that lies below. */
  id: string;
  /** @param subject changes of one subject in a row are one step */
  onChange: (change: DesignChange, subject: string | null) => void;
}

/** Millimetres of an arrow key, alone and with shift. */
const keySteps = { plain: 10, large: 100 } as const;
/** Pixels of a screen within which things snap, and that a finger needs. */
const reachPixels = 8;
const fingerPixels = 44;

const svgOf = (element: Element) => (element as SVGGraphicsElement).ownerSVGElement;

const stay = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault();
};

const panelInTabs = (element: Element) =>
  svgOf(element)?.querySelector<SVGElement>('.wrap-touch [tabindex="0"]');

/** A finger on a handle is the handle's: for a shape in a drawing `touch-action` is that of the box round it, and the page would move. */
const keepFinger = (handle: SVGElement | null) => {
  handle?.addEventListener('touchmove', stay, { passive: false });
};

/** Where a pointer is, in the view's millimetres. */
function pointOf(event: PointerEvent<SVGGraphicsElement>): { x: number; y: number; unit: number } {
  const matrix = svgOf(event.currentTarget)?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0, unit: 1 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y, unit: 1 / matrix.a };
}

/**
 * What is done on the drawing itself: panels are turned by a tap, letters and pictures are dragged or moved by arrow keys, and
 * so is the line between two tones. While something is dragged only that moves; the design changes when it is let go of.
 */
export function ByHand(props: ByHandProps) {
  const { composed, side } = props;
  const onChange: ByHandProps['onChange'] = (change, subject) =>
    props.onChange(madeOn(composed.design.vehicle, change), subject);
  const own = { ...props, onChange };
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const root = useRef<SVGGElement>(null);
  const view = composed.vehicle.views[side];

  // What was shifted under the finger stands there for good once the design is drawn anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new drawing is what it waits for
  useLayoutEffect(() => {
    for (const shifted of svgOf(root.current as SVGGElement)?.querySelectorAll('[data-shifted]') ?? []) {
      shifted.removeAttribute('transform');
      shifted.removeAttribute('data-shifted');
    }
  }, [composed]);

  return (
    <g ref={root} className="wrap-hand">
      <PanelTargets {...own} />
      {composed.design.coverage === 'two-tone' && side !== 'roof' ? <SplitLine {...own} /> : null}
      {movablesOn(composed, side).map((movable) => (
        <Handle key={movableKey(movable)} {...own} movable={movable} onGuides={setGuides} />
      ))}
      <g className="wrap-guides" pointerEvents="none">
        {guides.map(({ axis, at }) => (
          <path
            key={`${axis}${at}`}
            d={axis === 'x' ? `M${at} 0V${view.height}` : `M0 ${at}H${view.width}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </g>
  );
}

/** Panels to tap; by keyboard one of them is in the order of tabs, and arrows lead to the others. */
function PanelTargets({ composed: { vehicle, design }, side, locale, labels, onChange }: ByHandProps) {
  const { panels } = vehicle.views[side];
  const [current, setCurrent] = useState(0);
  const list = useRef<SVGGElement>(null);
  const placeOf = ({ target }: { target: EventTarget }) =>
    panels.findIndex(({ id }) => id === (target as SVGElement).dataset.panel);
  const turn = (at: number) => {
    const panel = panels[at];
    if (panel) onChange((latest) => turnPanel(latest, panel.id), null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      turn(at);
      return;
    }
    const step = arrowOf(event);
    if (!step) return;
    event.preventDefault();
    const next = (at + (step[0] + step[1] > 0 ? 1 : -1) + panels.length) % panels.length;
    setCurrent(next);
    (list.current?.children[next] as SVGElement | undefined)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its children are the buttons, and it hears for all of them
    <g
      ref={list}
      fill="transparent"
      className="wrap-touch"
      onClick={(event: MouseEvent) => turn(placeOf(event))}
      onFocus={(event: FocusEvent) => setCurrent(placeOf(event))}
      onKeyDown={onKeyDown}
    >
      {panels.map(({ id, path }, at) => {
        const choice = design.panels[id];
        return (
          <PanelTarget
            key={id}
            id={id}
            path={path}
            isInTabs={at === Math.min(current, panels.length - 1)}
            label={withLabel(
              namePanel(id)[locale],
              choice ? panelChoiceNames[choice][locale] : labels.asCovered,
              locale,
            )}
          />
        );
      })}
    </g>
  );
}

interface PanelTargetProps {
  id: PanelId;
  path: string;
  isInTabs: boolean;
  label: string;
}

/** Most choices change none of them. */
const PanelTarget = memo(({ id, path, isInTabs, label }: PanelTargetProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be a button element
  <path
    d={path}
    fillRule="evenodd"
    role="button"
    tabIndex={isInTabs ? 0 : -1}
    aria-label={label}
    data-panel={id}
  />
));

interface HandleProps extends ByHandProps {
  movable: Movable;
  onGuides: (guides: readonly Guide[]) => void;
}

function Handle({ composed, side, locale, labels, onChange, movable, onGuides }: HandleProps) {
  const drag = useRef<{ from: { x: number; y: number }; to: { x: number; y: number } } | null>(null);
  const { kind, index, box, x, y } = movable;
  const key = movableKey(movable);
  const line = composed.design.lines[index];
  const name =
    kind === 'line'
      ? filled(labels.moveLine, { what: line?.text ?? '' })
      : filled(labels.moveLogo, { number: index + 1 });
  const place = filled(labels.placedAt, { x: Math.round(x), y: Math.round(y) });

  const shift = (element: Element, by: { x: number; y: number }) => {
    const drawn = svgOf(element)?.querySelector(`[data-item="${key}"]`);
    for (const moved of [drawn, element]) {
      moved?.setAttribute('transform', `translate(${by.x} ${by.y})`);
      moved?.setAttribute('data-shifted', '');
    }
  };
  const onPointerDown = (event: PointerEvent<SVGRectElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    drag.current = { from: pointOf(event), to: { x, y } };
  };
  const onPointerMove = (event: PointerEvent<SVGRectElement>) => {
    if (!drag.current) return;
    const { x: atX, y: atY, unit } = pointOf(event);
    const { from } = drag.current;
    const wanted = { x: x + atX - from.x, y: y + atY - from.y };
    // Whoever needs a place between the lines holds Alt.
    const snapped = snap(composed, side, movable, wanted, event.altKey ? 0 : reachPixels * unit);
    drag.current.to = { x: snapped.x, y: snapped.y };
    shift(event.currentTarget, { x: snapped.x - x, y: snapped.y - y });
    onGuides(snapped.guides);
  };
  const end = (event: PointerEvent<SVGRectElement>, counts: boolean) => {
    const ended = drag.current;
    drag.current = null;
    onGuides([]);
    if (!ended) return;
    const hasMoved = Math.hypot(ended.to.x - x, ended.to.y - y) > 0.5;
    if (counts && hasMoved) onChange((latest) => moveTo(composed, side, movable, ended.to, latest), null);
    else shift(event.currentTarget, { x: 0, y: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (takesOff(event)) {
      event.preventDefault();
      // What has the focus is gone after it.
      panelInTabs(event.currentTarget)?.focus();
      onChange((latest) => takeOff(composed, movable, latest), null);
      return;
    }
    const step = arrowOf(event);
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? keySteps.large : keySteps.plain;
    const to = { x: x + step[0] * by, y: y + step[1] * by };
    onChange((latest) => moveTo(composed, side, movable, to, latest), `move-${key}`);
  };
  // As large as a finger, whatever is cut.
  const finger = (composed.vehicle.length / 360) * fingerPixels;
  const [width, height] = [Math.max(box.width, finger), Math.max(box.height, finger)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be a button element
    <rect
      ref={keepFinger}
      className="wrap-handle"
      x={box.x + (box.width - width) / 2}
      y={box.y + (box.height - height) / 2}
      width={width}
      height={height}
      fill="transparent"
      role="button"
      tabIndex={0}
      aria-label={withLabel(name, place, locale)}
      data-move={key}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The line between two tones, dragged up and down. */
function SplitLine({ composed, side, labels, id, onChange }: ByHandProps) {
  const { design, vehicle } = composed;
  const { width, height } = vehicle.views[side];
  const dragged = useRef<number | null>(null);
  const y = height * (1 - design.split / 100);
  const thickness = (vehicle.length / 360) * 28;
  const draw = (element: Element, percent: number) => {
    const at = height * (1 - percent / 100);
    svgOf(element)?.querySelector(`#${id}-boxes rect`)?.setAttribute('height', String(at));
    element.setAttribute('y', String(at - thickness / 2));
  };
  const { min, max } = wrapLimits.split;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowOf(event);
    if (!step) return;
    event.preventDefault();
    const by = (step[0] - step[1]) * (event.shiftKey ? 10 : 1);
    onChange((latest) => moveSplit(latest, latest.split + by), 'split');
  };
  return (
    <rect
      ref={keepFinger}
      className="wrap-handle wrap-split"
      x={0}
      y={y - thickness / 2}
      width={width}
      height={thickness}
      fill="transparent"
      role="slider"
      tabIndex={0}
      aria-label={labels.moveSplit}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={design.split}
      aria-valuetext={`${design.split} %`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.stopPropagation();
        dragged.current = design.split;
      }}
      onPointerMove={(event) => {
        if (dragged.current === null) return;
        const { split } = moveSplit(design, (1 - pointOf(event).y / height) * 100);
        dragged.current = split;
        draw(event.currentTarget, split);
      }}
      onPointerUp={() => {
        const percent = dragged.current;
        if (percent !== null) onChange((latest) => moveSplit(latest, percent), null);
        dragged.current = null;
      }}
      onPointerCancel={(event) => {
        dragged.current = null;
        draw(event.currentTarget, design.split);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
