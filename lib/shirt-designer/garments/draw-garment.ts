import { mirrored } from '@/lib/drawing/outlines';
import type { Part, Tone } from './garment';

export const part = (tone: Tone, ...paths: string[]): Part => ({ tone, path: paths.join('') });

/** On both sides of the middle. */
export const both = (path: string): string => path + mirrored(path);

/** A fold: a lens between two points, `bulge` millimetres from its chord. */
export function fold(x1: number, y1: number, x2: number, y2: number, bulge: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * bulge, ((x2 - x1) / length) * bulge];
  return `M${x1} ${y1}Q${mx + nx * 0.5} ${my + ny * 0.5} ${x2} ${y2}Q${mx + nx * 2} ${my + ny * 2} ${x1} ${y1}Z`;
}

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
