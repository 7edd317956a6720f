import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Mark, Picture, Stroke } from '@/lib/photo-film/picture';
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
  /** For those who do not see the stroke. */
  onSaid: (what: 'begun' | 'laid') => void;
}

const step = 12;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const toolKeys: Record<string, Tool> = { p: 'paint', n: 'not-paint', g: 'erase' };

/** Strokes by finger, pen, mouse and keys; two fingers, or the tool to move, change what is seen. */
export function useStageHand(options: StageHandOptions) {
  const { photo, tool, brush, view, onView, onStroke, onTool, onUndo, onRedo, onSaid } = options;
  const [current, setCurrent] = useState<Stroke | null>(null);
  const [cross, setCross] = useState<{ x: number; y: number } | null>(null);
  const drawn = useRef<Stroke | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const draw = (stroke: Stroke | null) => {
    drawn.current = stroke;
    setCurrent(stroke);
  };
  const placeOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * photo.width,
      y: ((event.clientY - box.top) / box.height) * photo.height,
    };
  };
  /** From a place on the canvas to one of the picture. */
  const seen = ({ x, y }: { x: number; y: number }) => ({
    x: view.x + (x - photo.width / 2) / view.zoom,
    y: view.y + (y - photo.height / 2) / view.zoom,
  });
  const begin = (mark: Mark, { x, y }: { x: number; y: number }) =>
    draw({ mark, points: [x, y], radius: brush / view.zoom });
  const extend = ({ x, y }: { x: number; y: number }) => {
    const stroke = drawn.current;
    if (stroke) draw({ ...stroke, points: [...stroke.points, x, y] });
  };
  const finish = () => {
    const stroke = drawn.current;
    draw(null);
    if (stroke) onStroke(stroke);
  };

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCross(null);
    const place = placeOf(event);
    fingers.current.set(event.pointerId, place);
    // A second finger means that the first did not want to draw.
    if (fingers.current.size > 1) draw(null);
    else if (tool !== 'move') begin(tool, seen(place));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const place = placeOf(event);
    const all = fingers.current;
    if (all.size === 1 && tool !== 'move') extend(seen(place));
    else if (all.size === 1) {
      const next = {
        ...view,
        x: view.x - (place.x - before.x) / view.zoom,
        y: view.y - (place.y - before.y) / view.zoom,
      };
      onView(holdWithin(next, photo.width, photo.height));
    } else {
      const other = [...all].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      const by =
        Math.hypot(place.x - other.x, place.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const middle = seen({ x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
      const moved = {
        ...view,
        x: view.x - (place.x - before.x) / 2 / view.zoom,
        y: view.y - (place.y - before.y) / 2 / view.zoom,
      };
      onView(zoomAt(moved, by, middle.x, middle.y, photo.width, photo.height));
    }
    all.set(event.pointerId, place);
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
    finish();
  };
  const onPointerCancel = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
    draw(null);
  };

  const moveCross = ([dx, dy]: readonly [number, number], isFast: boolean) => {
    const from = cross ?? { x: view.x, y: view.y };
    const reach = ((isFast ? 5 : 1) * step) / Math.sqrt(view.zoom);
    const next = {
      x: Math.min(photo.width - 1, Math.max(0, from.x + dx * reach)),
      y: Math.min(photo.height - 1, Math.max(0, from.y + dy * reach)),
    };
    setCross(next);
    extend(next);
    const [halfWidth, halfHeight] = [photo.width / view.zoom / 2, photo.height / view.zoom / 2];
    const isOut = Math.abs(next.x - view.x) > halfWidth * 0.9 || Math.abs(next.y - view.y) > halfHeight * 0.9;
    if (isOut) onView(holdWithin({ ...view, x: next.x, y: next.y }, photo.width, photo.height));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const arrow = arrows[event.key];
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (arrow) moveCross(arrow, event.shiftKey);
    else if (isCommand && key === 'z') (event.shiftKey ? onRedo : onUndo)();
    else if (isCommand || event.altKey) return;
    else if (key === ' ' && !event.repeat) {
      if (drawn.current) {
        finish();
        onSaid('laid');
      } else {
        const at = cross ?? { x: view.x, y: view.y };
        setCross(at);
        begin(tool === 'move' ? 'paint' : tool, at);
        onSaid('begun');
      }
    } else if (key === 'escape' && drawn.current) draw(null);
    else if (key === '+' || key === '-') {
      const at = cross ?? view;
      onView(zoomAt(view, key === '+' ? 1.5 : 1 / 1.5, at.x, at.y, photo.width, photo.height));
    } else if (toolKeys[key]) onTool(toolKeys[key]);
    else return;
    event.preventDefault();
  };
  const onBlur = () => {
    if (cross) finish();
    setCross(null);
  };
  return {
    current,
    cross,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, onBlur },
  };
}
