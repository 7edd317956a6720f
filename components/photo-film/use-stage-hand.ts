import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Mark, Picture, Stroke } from '@/lib/photo-film/picture';
import { readStageKey } from './stage-keys';
import { holdWithin, type ViewBox, zoomAt } from './view-box';

export type Tool = Mark | 'move';

interface StageHandOptions {
  photo: Picture;
  tool: Tool;
  /** Half the width of the brush, in pixels of the picture when all of it is seen. */
  brush: number;
  view: ViewBox;
  onView: (view: ViewBox) => void;
  onStroke: (stroke: Stroke) => void;
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** For those who do not see the stroke; null: what was said of it is no longer so. */
  onSaid: (what: 'begun' | 'laid' | null) => void;
}

const step = 12;

interface Place {
  x: number;
  y: number;
}

/** The stroke that is being drawn, in pixels of the picture. */
function useStroke({ brush, view, onStroke, onSaid }: StageHandOptions) {
  const [current, setCurrent] = useState<Stroke | null>(null);
  const drawn = useRef<Stroke | null>(null);
  const draw = (stroke: Stroke | null) => {
    drawn.current = stroke;
    setCurrent(stroke);
  };
  return {
    current,
    isDrawn: () => drawn.current !== null,
    begin: (mark: Mark, { x, y }: Place) => draw({ mark, points: [x, y], radius: brush / view.zoom }),
    extend: ({ x, y }: Place) => {
      const stroke = drawn.current;
      if (stroke) draw({ ...stroke, points: [...stroke.points, x, y] });
    },
    finish: () => {
      const stroke = drawn.current;
      draw(null);
      if (stroke) onStroke(stroke);
    },
    drop: () => {
      if (!drawn.current) return;
      draw(null);
      onSaid(null);
    },
  };
}

type OwnStroke = ReturnType<typeof useStroke>;

/** Fingers, pen and mouse. */
function useFingers({ photo, tool, view, onView }: StageHandOptions, stroke: OwnStroke, onTouch: () => void) {
  const fingers = useRef(new Map<number, Place>());
  const placeOf = (event: PointerEvent<HTMLCanvasElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * photo.width,
      y: ((event.clientY - box.top) / box.height) * photo.height,
    };
  };
  /** From a place on the canvas to one of the picture. */
  const seen = ({ x, y }: Place): Place => ({
    x: view.x + (x - photo.width / 2) / view.zoom,
    y: view.y + (y - photo.height / 2) / view.zoom,
  });
  /** What is seen, gone along with a finger by a share of its way. */
  const moved = (place: Place, before: Place, share: number): ViewBox => ({
    ...view,
    x: view.x - ((place.x - before.x) * share) / view.zoom,
    y: view.y - ((place.y - before.y) * share) / view.zoom,
  });

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onTouch();
    const place = placeOf(event);
    fingers.current.set(event.pointerId, place);
    // A second finger means that the first did not want to draw.
    if (fingers.current.size > 1) stroke.drop();
    else if (tool !== 'move') stroke.begin(tool, seen(place));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const place = placeOf(event);
    const all = fingers.current;
    if (all.size === 1 && tool !== 'move') stroke.extend(seen(place));
    else if (all.size === 1) onView(holdWithin(moved(place, before, 1), photo.width, photo.height));
    else {
      const other = [...all].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      const by =
        Math.hypot(place.x - other.x, place.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const middle = seen({ x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
      onView(zoomAt(moved(place, before, 0.5), by, middle.x, middle.y, photo.width, photo.height));
    }
    all.set(event.pointerId, place);
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
    stroke.finish();
  };
  const onPointerCancel = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
    stroke.drop();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** The same by keys: a cross that arrows move. */
function useCross(options: StageHandOptions, stroke: OwnStroke) {
  const { photo, tool, view, onView, onTool, onUndo, onRedo, onSaid } = options;
  const [cross, setCross] = useState<Place | null>(null);
  const move = ([dx, dy]: readonly [number, number], isFast: boolean) => {
    const from = cross ?? { x: view.x, y: view.y };
    const reach = ((isFast ? 5 : 1) * step) / Math.sqrt(view.zoom);
    const next = {
      x: Math.min(photo.width - 1, Math.max(0, from.x + dx * reach)),
      y: Math.min(photo.height - 1, Math.max(0, from.y + dy * reach)),
    };
    setCross(next);
    stroke.extend(next);
    const [halfWidth, halfHeight] = [photo.width / view.zoom / 2, photo.height / view.zoom / 2];
    const isOut = Math.abs(next.x - view.x) > halfWidth * 0.9 || Math.abs(next.y - view.y) > halfHeight * 0.9;
    if (isOut) onView(holdWithin({ ...view, x: next.x, y: next.y }, photo.width, photo.height));
  };
  const press = () => {
    if (stroke.isDrawn()) {
      stroke.finish();
      onSaid('laid');
      return;
    }
    const at = cross ?? { x: view.x, y: view.y };
    setCross(at);
    stroke.begin(tool === 'move' ? 'paint' : tool, at);
    onSaid('begun');
  };
  const zoom = (by: number) => {
    const at = cross ?? view;
    onView(zoomAt(view, by, at.x, at.y, photo.width, photo.height));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const command = readStageKey(event);
    if (!command || (command.do === 'drop' && !stroke.isDrawn())) return;
    event.preventDefault();
    switch (command.do) {
      case 'move':
        return move(command.way, command.isFast);
      case 'tool':
        return onTool(command.tool);
      case 'nearer':
        return zoom(1.5);
      case 'farther':
        return zoom(1 / 1.5);
      case 'undo':
        return onUndo();
      case 'redo':
        return onRedo();
      case 'drop':
        return stroke.drop();
      case 'press':
        // Held, it is pressed once.
        if (!event.repeat) press();
    }
  };
  const onBlur = () => {
    if (cross) stroke.finish();
    setCross(null);
  };
  return { cross, hide: () => setCross(null), handlers: { onKeyDown, onBlur } };
}

/** Strokes by finger, pen, mouse and keys; two fingers, or the tool to move, change what is seen. */
export function useStageHand(options: StageHandOptions) {
  const stroke = useStroke(options);
  const keys = useCross(options, stroke);
  const fingers = useFingers(options, stroke, keys.hide);
  return { current: stroke.current, cross: keys.cross, handlers: { ...fingers, ...keys.handlers } };
}
