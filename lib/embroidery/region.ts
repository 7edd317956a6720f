import type { Contour, Point } from './plane';

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Closed lines that belong together: each hole is with what it is a hole of. */
export interface Region {
  contours: readonly Contour[];
  rule: 'evenodd' | 'nonzero';
  bounds: Bounds;
  /** x and y of its two ends, for each straight piece. */
  edges: Float64Array;
}

function boundsOf(contour: Contour): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of contour) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

const touch = (a: Bounds, b: Bounds) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

const around = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

function edgesOf(contours: readonly Contour[]): Float64Array {
  const edges = new Float64Array(4 * contours.reduce((sum, contour) => sum + contour.length, 0));
  let at = 0;
  for (const contour of contours) {
    let before = contour[contour.length - 1] as Point;
    for (const point of contour) {
      edges[at] = before[0];
      edges[at + 1] = before[1];
      edges[at + 2] = point[0];
      edges[at + 3] = point[1];
      at += 4;
      before = point;
    }
  }
  return edges;
}

/** All closed lines as one region, wherever they lie. */
export function regionOf(contours: readonly Contour[], rule: Region['rule']): Region {
  return { contours, rule, bounds: contours.map(boundsOf).reduce(around), edges: edgesOf(contours) };
}

/** Sorts closed lines into regions whose boxes do not touch: the letters of a line of text, as a rule. */
export function regionsOf(contours: readonly Contour[], rule: Region['rule']): Region[] {
  const groups: { bounds: Bounds; contours: Contour[] }[] = [];
  const sorted = contours
    .map((contour) => ({ bounds: boundsOf(contour), contours: [contour] }))
    .sort((a, b) => a.bounds.left - b.bounds.left);
  for (const one of sorted) {
    let grown = one;
    for (let at = groups.length - 1; at >= 0; at -= 1) {
      const group = groups[at];
      if (!group || !touch(group.bounds, grown.bounds)) continue;
      groups.splice(at, 1);
      grown = {
        bounds: around(group.bounds, grown.bounds),
        contours: [...group.contours, ...grown.contours],
      };
      at = groups.length;
    }
    groups.push(grown);
  }
  return groups.map(({ bounds, contours: own }) => ({ contours: own, rule, bounds, edges: edgesOf(own) }));
}

/**
 * Where a straight line runs inside a region: distances from `origin` along the unit vector `direction`, from and to, in order.
 */
export function chordsAlong(region: Region, origin: Point, direction: Point): [from: number, to: number][] {
  const { edges, rule } = region;
  const crossings: [at: number, turn: number][] = [];
  const [ox, oy] = origin;
  const [dx, dy] = direction;
  for (let at = 0; at < edges.length; at += 4) {
    const ax = (edges[at] as number) - ox;
    const ay = (edges[at + 1] as number) - oy;
    const bx = (edges[at + 2] as number) - ox;
    const by = (edges[at + 3] as number) - oy;
    const a = dx * ay - dy * ax;
    const b = dx * by - dy * bx;
    if (a < 0 === b < 0) continue;
    const share = a / (a - b);
    crossings.push([dx * (ax + (bx - ax) * share) + dy * (ay + (by - ay) * share), a < 0 ? 1 : -1]);
  }
  crossings.sort((one, other) => one[0] - other[0]);
  const chords: [number, number][] = [];
  let winding = 0;
  let from = 0;
  for (const [at, turn] of crossings) {
    const wasInside = rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
    winding += turn;
    const isInside = rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
    if (isInside && !wasInside) from = at;
    if (wasInside && !isInside && at - from > 1e-6) {
      const last = chords[chords.length - 1];
      if (last && from - last[1] < 1e-6) last[1] = at;
      else chords.push([from, at]);
    }
  }
  return chords;
}
