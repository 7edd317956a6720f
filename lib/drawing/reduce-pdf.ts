import {
  type Bounds,
  boundsOf,
  cutToShapes,
  type Drawn,
  mostSteps,
  type ReducedPicture,
} from './cut-picture';
import { applyTo, identity, type Matrix, mapSteps, multiply, type Point, type Step } from './path-data';
import type { PictureLine, PictureNote } from './picture';

/** What a page of a PDF does, in its order (ISO 32000-1, 8 and 11), as `pdf-thread.mjs` hands it over. Colours are #rrggbb. */
export type PdfStep =
  | readonly ['save' | 'restore' | 'hide' | 'show']
  | readonly ['transform', Matrix]
  | readonly ['lineWidth' | 'lineCap' | 'lineJoin' | 'fillOpacity' | 'strokeOpacity', number]
  | readonly ['fill' | 'stroke', string | null]
  | readonly ['clip', 'nonzero' | 'evenodd']
  | readonly ['path', PdfPaint, readonly number[]]
  | readonly ['shade', string]
  | readonly ['lost', PictureNote];

/** How a path is painted; `none` where it is only a clip. */
export type PdfPaint = 'fill' | 'fill-evenodd' | 'stroke' | 'both' | 'both-evenodd' | 'none';

export interface PdfPage {
  /** Left, bottom, right and top of what is shown, y upwards. */
  view: readonly [number, number, number, number];
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotate: number;
  steps: readonly PdfStep[];
}

interface Clip {
  /** The outline that cuts, or null once more than one does. */
  steps: Step[] | null;
  evenOdd: boolean;
  bounds: Bounds;
  /** Whether it is one rectangle that stands straight: asked for each shape, and an outline may have thousands of steps. */
  isStraight: boolean;
}

interface State {
  matrix: Matrix;
  fill: string | null;
  stroke: string | null;
  fillOpacity: number;
  strokeOpacity: number;
  lineWidth: number;
  lineCap: number;
  lineJoin: number;
  clip: Clip | null;
}

const begin: State = {
  matrix: identity,
  fill: '#000000',
  stroke: '#000000',
  fillOpacity: 1,
  strokeOpacity: 1,
  lineWidth: 1,
  lineCap: 0,
  lineJoin: 0,
  clip: null,
};

/** Deeper than any program nests. */
const deepest = 200;

/** From the page, y upwards, to a picture, y downwards and upright. */
function uprightMatrix(view: PdfPage['view'], rotate: number): Matrix {
  const [left, bottom, right, top] = view;
  switch (((rotate % 360) + 360) % 360) {
    case 90:
      return [0, 1, 1, 0, -bottom, -left];
    case 180:
      return [-1, 0, 0, 1, right, -bottom];
    case 270:
      return [0, -1, -1, 0, top, right];
    default:
      return [1, 0, 0, -1, -left, top];
  }
}

/** Where each step of a packed path goes: a number for what it is, then its points. */
function unpack(packed: readonly number[]): Step[] {
  if (!packed.every(Number.isFinite)) return [];
  const steps: Step[] = [];
  let at = 0;
  let here: Point = [0, 0];
  const next = (): Point => {
    here = [packed[at] ?? 0, packed[at + 1] ?? 0];
    at += 2;
    return here;
  };
  while (at < packed.length) {
    const kind = packed[at];
    at += 1;
    if (kind === 0) steps.push({ command: 'M', points: [next()] });
    else if (kind === 1) steps.push({ command: 'L', points: [next()] });
    else if (kind === 2) steps.push({ command: 'C', points: [next(), next(), next()] });
    else if (kind === 3) {
      const [from, handle, to] = [here, next(), next()];
      const third = ([x, y]: Point): Point => [x + (2 * (handle[0] - x)) / 3, y + (2 * (handle[1] - y)) / 3];
      steps.push({ command: 'C', points: [third(from), third(to), to] });
    } else if (kind === 4) steps.push({ command: 'Z', points: [] });
    else break;
  }
  return steps;
}

/** Whether an outline is one rectangle that stands straight. */
function isRectangle(steps: readonly Step[]): boolean {
  const corners = steps
    .filter(({ command }) => command === 'M' || command === 'L')
    .map(({ points }) => points[0]);
  if (corners.length < 4 || corners.length > 5 || steps.some(({ command }) => command === 'C')) return false;
  if (steps.filter(({ command }) => command === 'M').length !== 1) return false;
  return corners
    .slice(1)
    .every((corner, at) => corner?.[0] === corners[at]?.[0] || corner?.[1] === corners[at]?.[1]);
}

const within = (inner: Bounds, outer: Bounds, slack: number) =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

const isApart = (one: Bounds, other: Bounds) =>
  one.left > other.right || one.right < other.left || one.top > other.bottom || one.bottom < other.top;

/** Half a unit of the page: what lies over an edge by less is not seen. */
const slack = 0.5;

/** A shape within what cuts it: whole, the cut itself where the shape covers it, nothing beside it. */
function cut(shape: Drawn, clip: Clip | null, notes: Set<PictureNote>): Drawn | null {
  if (!clip) return shape;
  const at = boundsOf(shape);
  if (isApart(at, clip.bounds)) return null;
  if (clip.isStraight && within(at, clip.bounds, slack)) return shape;
  // How programs paint a gradient or a picture of one colour: a large rectangle, cut to the shape.
  if (clip.steps && shape.fill && !shape.line && isRectangle(shape.steps) && within(clip.bounds, at, slack))
    return { ...shape, steps: clip.steps, evenOdd: clip.evenOdd };
  notes.add('effects');
  return shape;
}

function lineOf(state: State): PictureLine | null {
  const { matrix, stroke, lineWidth, lineCap, lineJoin } = state;
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  // A line of no width is the thinnest that a printer makes; a quarter of a point can be seen.
  const width = Math.max(lineWidth * scale, 0.25);
  if (stroke === null) return null;
  const cap = ([undefined, 'round', 'square'] as const)[lineCap];
  const join = ([undefined, 'round', 'bevel'] as const)[lineJoin];
  return { colour: stroke, width, ...(cap ? { cap } : {}), ...(join ? { join } : {}) };
}

function paint(steps: Step[], how: PdfPaint, state: State): Drawn | null {
  const isFilled = how !== 'stroke' && how !== 'none';
  const isLined = how === 'stroke' || how === 'both' || how === 'both-evenodd';
  const fill = isFilled ? state.fill : null;
  const line = isLined ? lineOf(state) : null;
  const opacity = fill === null ? state.strokeOpacity : state.fillOpacity;
  if ((fill === null && line === null) || opacity <= 0) return null;
  return { steps, fill, line, opacity, evenOdd: how.endsWith('evenodd') };
}

function narrow(clip: Clip | null, steps: Step[], evenOdd: boolean): Clip {
  const own: Clip = {
    steps,
    evenOdd,
    bounds: boundsOf({ steps, line: null }),
    isStraight: isRectangle(steps),
  };
  if (!clip) return own;
  // Of two that cut, one that lies within a rectangle is the only one that matters.
  if (clip.isStraight && within(own.bounds, clip.bounds, slack)) return own;
  if (clip.steps && own.isStraight && within(clip.bounds, own.bounds, slack)) return clip;
  const shared = {
    left: Math.max(own.bounds.left, clip.bounds.left),
    right: Math.min(own.bounds.right, clip.bounds.right),
    top: Math.max(own.bounds.top, clip.bounds.top),
    bottom: Math.min(own.bounds.bottom, clip.bounds.bottom),
  };
  return { steps: null, evenOdd, bounds: shared, isStraight: false };
}

/** Every shape as it is painted, or null when there are too many. */
function drawAll({ view, rotate, steps }: PdfPage, notes: Set<PictureNote>): Drawn[] | null {
  let state: State = { ...begin, matrix: uprightMatrix(view, rotate) };
  const kept: State[] = [];
  const drawn: Drawn[] = [];
  let pending: 'nonzero' | 'evenodd' | null = null;
  let hidden = 0;
  let count = 0;
  for (const step of steps) {
    switch (step[0]) {
      case 'save':
        if (kept.length < deepest) kept.push(state);
        break;
      case 'restore':
        state = kept.pop() ?? state;
        break;
      case 'hide':
        hidden += 1;
        break;
      case 'show':
        hidden = Math.max(0, hidden - 1);
        break;
      case 'transform':
        state = { ...state, matrix: multiply(state.matrix, step[1]) };
        break;
      case 'clip':
        pending = step[1];
        break;
      case 'lost':
        if (hidden === 0) notes.add(step[1]);
        break;
      case 'shade': {
        const outline = state.clip?.steps;
        if (hidden > 0) break;
        notes.add('gradients');
        // The same outline again is as much to draw as another.
        count += outline?.length ?? 0;
        if (count > mostSteps) return null;
        if (outline)
          drawn.push({
            steps: outline,
            fill: step[1],
            line: null,
            opacity: state.fillOpacity,
            evenOdd: state.clip?.evenOdd ?? false,
          });
        else notes.add('effects');
        break;
      }
      case 'path': {
        const outline = unpack(step[2]);
        count += outline.length;
        if (count > mostSteps) return null;
        const { matrix, clip } = state;
        const placed = mapSteps(outline, (point) => applyTo(matrix, point));
        const shape = hidden > 0 || placed.length < 2 ? null : paint(placed, step[1], state);
        const left = shape && cut(shape, clip, notes);
        if (left) {
          if (left.steps !== placed) count += left.steps.length;
          if (count > mostSteps) return null;
          drawn.push(left);
        }
        if (pending && placed.length > 1)
          state = { ...state, clip: narrow(clip, placed, pending === 'evenodd') };
        pending = null;
        break;
      }
      default:
        state = { ...state, [step[0]]: step[1] };
    }
  }
  return drawn;
}

/**
 * What can be printed of a page of a PDF: its shapes, flattened to outlines with one colour each, cut to what they cover. Text that
 * was not made into outlines, pictures and effects are left out and said to be.
 */
export function reducePdf(page: PdfPage): ReducedPicture {
  const notes = new Set<PictureNote>();
  const drawn = drawAll(page, notes);
  if (!drawn) return { status: 'pictureTooDetailed' };
  const [left, bottom, right, top] = page.view;
  const [across, up] = [right - left, top - bottom];
  const isTurned = Math.abs(page.rotate % 180) === 90;
  const frame = { x: 0, y: 0, width: isTurned ? up : across, height: isTurned ? across : up };
  return cutToShapes(drawn, frame, notes);
}
