import { mirrored } from '@/lib/drawing/outlines';
import type { Corner, Part, Tone } from './garment';

export const part = (tone: Tone, ...paths: string[]): Part => ({ tone, path: paths.join('') });

/** On both sides of the middle. */
export const both = (path: string): string => path + mirrored(path);

/** A shade or a light that is full at one side of its path and gone at the other. */
export const faded = (tone: Tone, from: Corner, path: string): Part => ({ tone, path, from });

const across = { left: 'right', right: 'left' } as const;

/** Seen from the other side of the middle. */
export function turned({ tone, path, from }: Part): Part {
  const corner = from?.replace(/left|right/, (side) => across[side as 'left' | 'right']) as
    | Corner
    | undefined;
  return { tone, path: mirrored(path), ...(corner ? { from: corner } : {}) };
}

/** The corner of a line's box in which it begins. */
function rootOf(dx: number, dy: number): Corner {
  if (Math.abs(dx) > 3 * Math.abs(dy)) return dx > 0 ? 'left' : 'right';
  if (Math.abs(dy) > 3 * Math.abs(dx)) return dy > 0 ? 'top' : 'bottom';
  return `${dy > 0 ? 'top' : 'bottom'}-${dx > 0 ? 'left' : 'right'}`;
}

/**
 * A fold that begins at its root and runs out at its tip: along a line bent by `bend` lies a shade, `width` millimetres wide, and on
 * its other side what catches the light.
 */
export function crease(x1: number, y1: number, x2: number, y2: number, bend: number, width = 11): Part[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const control = (by: number) =>
    `${Math.round((x1 + x2) / 2 + nx * by * 2)} ${Math.round((y1 + y2) / 2 + ny * by * 2)}`;
  const lens = (by: number) => `M${x1} ${y1}Q${control(bend)} ${x2} ${y2}Q${control(bend + by)} ${x1} ${y1}Z`;
  const from = rootOf(x2 - x1, y2 - y1);
  // Light comes from above: what lies below the line, or right of it, is in shadow.
  const low = ny > 0.2 || (Math.abs(ny) <= 0.2 && nx > 0) ? 1 : -1;
  return [faded('fold', from, lens(width * low)), faded('crest', from, lens(-0.8 * width * low))];
}

/** The same fold on both sides of the middle. */
export const creases = (...at: Parameters<typeof crease>): Part[] => {
  const right = crease(...at);
  return [...right, ...right.map(turned)];
};

/** Knitted ribs between two edges given as points: short lines across, `count` of them. */
export function ribs(
  from: (share: number) => readonly [number, number],
  to: (share: number) => readonly [number, number],
  count: number,
): string {
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const [x1, y1] = from(share);
    const [x2, y2] = to(share);
    return `M${Math.round(x1 * 10) / 10} ${Math.round(y1 * 10) / 10}L${Math.round(x2 * 10) / 10} ${Math.round(y2 * 10) / 10}`;
  }).join('');
}

type Point = readonly [number, number];

/** A point of a straight line. */
export const along =
  ([x1, y1]: Point, [x2, y2]: Point) =>
  (share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

/** A point of a cubic curve. */
export const bent =
  (a: Point, b: Point, c: Point, d: Point) =>
  (t: number): Point => {
    const u = 1 - t;
    const at = (n: 0 | 1) =>
      u * u * u * a[n] + 3 * u * u * t * b[n] + 3 * u * t * t * c[n] + t * t * t * d[n];
    return [at(0), at(1)];
  };
