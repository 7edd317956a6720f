import { mapSteps, type Step, samplePoints, writePath } from './path-data';
import type { PictureFault, PictureLine, PictureNote, PictureShape } from './picture';

// What readers of vector files have in common: from what a file paints to what is kept.

/** The longer side of a vector picture in its own units; written to a hundredth, finer than a plotter at six metres. */
const longerSide = 1000;
/** Characters of what is kept. */
const mostWritten = 400_000;
/** Steps of all outlines of a file together. */
export const mostSteps = 60_000;

/** A shape as a file paints it, in the file's own units. */
export interface Drawn {
  steps: Step[];
  fill: string | null;
  evenOdd: boolean;
  opacity: number;
  line: PictureLine | null;
}

/** The sheet that a file draws on. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a shape covers, its line included. */
export function boundsOf({ steps, line }: Pick<Drawn, 'steps' | 'line'>): Bounds {
  const reach = (line?.width ?? 0) / 2;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of samplePoints(steps, 16)) {
    bounds.left = Math.min(bounds.left, x - reach);
    bounds.right = Math.max(bounds.right, x + reach);
    bounds.top = Math.min(bounds.top, y - reach);
    bounds.bottom = Math.max(bounds.bottom, y + reach);
  }
  return bounds;
}

export type ReducedPicture =
  | {
      status: 'ok';
      width: number;
      height: number;
      shapes: PictureShape[];
      notes: PictureNote[];
    }
  | { status: Extract<PictureFault, 'fileBroken' | 'pictureTooDetailed' | 'pictureEmpty'> };

/** Cuts what is painted to what it covers, and writes it in the units of a picture. */
export function cutToShapes(
  drawn: readonly Drawn[],
  frame: Frame,
  notes: ReadonlySet<PictureNote>,
): ReducedPicture {
  const right = frame.x + frame.width;
  const low = frame.y + frame.height;
  const shown = drawn
    .map((shape) => ({ shape, at: boundsOf(shape) }))
    // What lies beside the sheet is not seen in any program.
    .filter(({ at }) => at.left < right && at.right > frame.x && at.top < low && at.bottom > frame.y);
  const left = Math.min(...shown.map(({ at }) => at.left));
  const top = Math.min(...shown.map(({ at }) => at.top));
  const [width, height] = [
    Math.max(...shown.map(({ at }) => at.right)) - left,
    Math.max(...shown.map(({ at }) => at.bottom)) - top,
  ];
  const longer = Math.max(width, height);
  if (shown.length === 0 || !Number.isFinite(longer) || longer <= 0) return { status: 'pictureEmpty' };
  const scale = longerSide / longer;
  const shapes = shown.map(({ shape: { steps, fill, evenOdd, opacity, line } }): PictureShape => {
    const path = writePath(mapSteps(steps, ([x, y]) => [(x - left) * scale, (y - top) * scale]));
    return {
      path,
      fill,
      ...(evenOdd ? { evenOdd: true as const } : {}),
      ...(line ? { line: { ...line, width: Math.round(line.width * scale * 100) / 100 } } : {}),
      ...(opacity < 0.995 ? { opacity: Math.round(opacity * 100) / 100 } : {}),
    };
  });
  if (shapes.reduce((sum, { path }) => sum + path.length + 60, 0) > mostWritten)
    return { status: 'pictureTooDetailed' };
  const side = (length: number) => Math.max(1, Math.round(length * scale * 100) / 100);
  return { status: 'ok', width: side(width), height: side(height), shapes, notes: [...notes] };
}
