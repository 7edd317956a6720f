import type { Contour, Point } from '@/lib/embroidery/plane';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { readPath } from '@/lib/embroidery/read-path';
import { type Region, regionOf } from '@/lib/embroidery/region';

type Shape = Pick<PrintShape, 'd' | 'rule'>;

/** A thousandth of a millimetre: where lines meet is one point, from whichever of them it was reckoned. */
const grid = (value: number) => Math.round(value * 1000) / 1000 + 0;
const onGrid = ([x, y]: Point): Point => [grid(x), grid(y)];
const key = ([x, y]: Point) => `${x} ${y}`;
/** To which curves are straight, in millimetres: a plotter and a film are blind to it. */
const tolerance = 0.01;
/** How far beside a line it is asked what lies there. */
const beside = 3e-3;
/** Less is no area but what two lines leave that lie almost on one another, in square millimetres. */
const leastArea = 0.01;

/** Null for what cannot be read; empty for what encloses nothing. */
function readContours(d: string): Contour[] | null {
  const read = readPath(d, { tolerance });
  return typeof read === 'string' ? null : read.map((contour) => contour.map(onGrid));
}

const mostKept = 4_000_000;

/** Whether a point is inside: edges are kept by rows, so that one question looks at few of them. */
function insideOf({ edges, rule, bounds }: Region): (point: Point) => boolean {
  const height = bounds.bottom - bounds.top;
  let rise = 0;
  for (let at = 0; at < edges.length; at += 4)
    rise += Math.abs((edges[at + 3] as number) - (edges[at + 1] as number));
  // Edges as tall as all of it stand in every row.
  const affordable = Math.floor((mostKept * height) / rise) || 1;
  const rows = Math.max(1, Math.min(4_000, edges.length >> 3, affordable));
  const pace = height / rows || 1;
  const rowOf = (y: number) => Math.max(0, Math.min(rows - 1, Math.floor((y - bounds.top) / pace)));
  const byRow: number[][] = Array.from({ length: rows }, () => []);
  for (let at = 0; at < edges.length; at += 4) {
    const [from, to] = [edges[at + 1] as number, edges[at + 3] as number];
    for (let row = rowOf(Math.min(from, to)); row <= rowOf(Math.max(from, to)); row += 1)
      byRow[row]?.push(at);
  }
  return ([x, y]) => {
    if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return false;
    let winding = 0;
    for (const at of byRow[rowOf(y)] ?? []) {
      const [ax, ay] = [edges[at] as number, edges[at + 1] as number];
      const [bx, by] = [edges[at + 2] as number, edges[at + 3] as number];
      if (ay < y === by < y) continue;
      if (ax + ((bx - ax) * (y - ay)) / (by - ay) > x) winding += ay < by ? 1 : -1;
    }
    return rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
  };
}

/** Where two straight pieces meet, ends included; of two that lie on one another, the ends. */
function meetings([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const cross = dx * (d[1] - c[1]) - dy * (d[0] - c[0]);
  const off = dx * (c[1] - a[1]) - dy * (c[0] - a[0]);
  if (Math.abs(cross) < 1e-9) return Math.abs(off) < 1e-9 ? [a, b, c, d] : [];
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
  const u = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / cross;
  const within = (share: number) => share > -1e-6 && share < 1 + 1e-6;
  return within(t) && within(u) ? [onGrid([a[0] + dx * t, a[1] + dy * t])] : [];
}

/** Far more than any logo has; a zigzag of a few kilobytes crosses itself a hundred million times. */
const most = { crossings: 100_000, looks: 30_000_000 } as const;

/** Every straight piece of some outlines, cut where another crosses it, from point to point of the grid; null for too many. */
function piecesOf(contours: readonly Contour[]): [Point, Point][] | null {
  const edges: [Point, Point][] = contours.flatMap((contour) =>
    contour.map((point, at): [Point, Point] => [
      contour[(at + contour.length - 1) % contour.length] as Point,
      point,
    ]),
  );
  const cuts: Point[][] = edges.map(() => []);
  const boxes = edges.map(([a, b], at) => ({
    at,
    left: Math.min(a[0], b[0]),
    right: Math.max(a[0], b[0]),
    top: Math.min(a[1], b[1]),
    bottom: Math.max(a[1], b[1]),
  }));
  boxes.sort((one, other) => one.left - other.left);
  let [looks, crossings] = [0, 0];
  for (let place = 0; place < boxes.length; place += 1) {
    const one = boxes[place] as (typeof boxes)[number];
    for (let next = place + 1; next < boxes.length; next += 1) {
      const other = boxes[next] as (typeof boxes)[number];
      if (other.left > one.right) break;
      looks += 1;
      if (looks > most.looks || crossings > most.crossings) return null;
      if (other.top > one.bottom || other.bottom < one.top) continue;
      for (const point of meetings(edges[one.at] as [Point, Point], edges[other.at] as [Point, Point])) {
        crossings += 1;
        cuts[one.at]?.push(point);
        cuts[other.at]?.push(point);
      }
    }
  }
  return edges.flatMap(([a, b], at) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = dx * dx + dy * dy || 1;
    const along = ([x, y]: Point) => ((x - a[0]) * dx + (y - a[1]) * dy) / long;
    const between = (cuts[at] ?? []).filter((point) => along(point) > 0 && along(point) < 1);
    const points = [a, ...between.sort((p, q) => along(p) - along(q)), b];
    return points.slice(1).map((to, index): [Point, Point] => [points[index] as Point, to]);
  });
}

interface Line {
  from: Point;
  to: Point;
}

/** Lines end to end as closed ones; all have the inside on the same hand. */
function strung(lines: readonly Line[]): Contour[] {
  const follows = new Map<string, Line[]>();
  for (const line of lines) {
    const known = follows.get(key(line.from));
    if (known) known.push(line);
    else follows.set(key(line.from), [line]);
  }
  const takeFrom = (point: Point): Line | undefined => {
    const own = follows.get(key(point));
    if (own?.length) return own.shift();
    // Where a piece was too short to tell its sides: the next one begins a hair away.
    for (let dx = -3; dx <= 3; dx += 1)
      for (let dy = -3; dy <= 3; dy += 1) {
        const near = follows.get(key(onGrid([point[0] + dx / 1000, point[1] + dy / 1000])));
        if (near?.length) return near.shift();
      }
    return undefined;
  };
  const closed: Contour[] = [];
  for (const waiting of follows.values())
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const start = key(next.from);
      const line: Point[] = [];
      for (; next; next = takeFrom(next.to)) {
        line.push(next.from);
        if (key(next.to) === start) break;
      }
      if (line.length > 2 && Math.abs(areaOf(line)) >= leastArea) closed.push(line);
    }
  return closed;
}

function areaOf(contour: Contour): number {
  return contour.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = contour[(at + 1) % contour.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** What lies to the left and the right of each piece: the place of the topmost shape there, or -1 for none. */
interface Bordered extends Line {
  left: number;
  right: number;
}

/** Shapes read once, cut where they cross, each piece with what is seen on its two sides; null for what cannot be read, or
 * crosses too often. */
function bordersOf(shapes: readonly Shape[]): Bordered[] | null {
  const regions: { place: number; region: Region; isInside: (point: Point) => boolean }[] = [];
  for (const [place, { d, rule }] of shapes.entries()) {
    const contours = readContours(d);
    if (!contours) return null;
    if (contours.length === 0) continue;
    const region = regionOf(contours, rule);
    regions.unshift({ place, region, isInside: insideOf(region) });
  }
  const topAt = (point: Point) => regions.find(({ isInside }) => isInside(point))?.place ?? -1;
  const seen = new Set<string>();
  const pieces = piecesOf(regions.flatMap(({ region }) => region.contours));
  if (!pieces) return null;
  return pieces.flatMap(([from, to]): Bordered[] => {
    const [ends, back] = [`${key(from)} ${key(to)}`, `${key(to)} ${key(from)}`];
    // Lines on one another are one line.
    if (key(from) === key(to) || seen.has(ends) || seen.has(back)) return [];
    seen.add(ends);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [(-(to[1] - from[1]) / length) * beside, ((to[0] - from[0]) / length) * beside];
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [left, right] = [topAt([mx + nx, my + ny]), topAt([mx - nx, my - ny])];
    return left === right ? [] : [{ from, to, left, right }];
  });
}

/** The outline of what is seen of some of the shapes. */
const outlineOf = (borders: readonly Bordered[], isOf: (place: number) => boolean): Contour[] =>
  strung(
    borders.flatMap(({ from, to, left, right }): Line[] => {
      if (isOf(left) === isOf(right)) return [];
      return [isOf(left) ? { from, to } : { from: to, to: from }];
    }),
  );

/**
 * The outlines of shapes as one piece, their boolean union: where they overlap, no line is left that a knife would follow. Curves are straight to a
 * hundredth of a millimetre, to which a plotter is blind. Null for what cannot be read or crosses too often.
 */
export function weld(shapes: readonly Shape[]): Contour[] | null {
  const borders = bordersOf(shapes);
  return borders && outlineOf(borders, (place) => place >= 0);
}

/**
 * What is seen of shapes that lie on one another, the lowest first, by colour, and of all of them together: each without what another
 * covers. Null for what cannot be read or crosses too often.
 */
export function separate(
  shapes: readonly PrintShape[],
): { all: Contour[]; of(colour: string): Contour[] } | null {
  const borders = bordersOf(shapes);
  return (
    borders && {
      all: outlineOf(borders, (place) => place >= 0),
      of: (colour) => outlineOf(borders, (place) => shapes[place]?.fill.toLowerCase() === colour),
    }
  );
}

/** What tells an outline from every other, wherever on it it begins. */
const markOf = (contour: Contour) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of contour) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return `${left} ${top} ${right} ${bottom} ${Math.abs(areaOf(contour)).toFixed(2)}`;
};

const written = (contour: Contour) => `M${contour.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/**
 * As `weld`, as path data of absolute commands; an outline that met no other keeps its curves.
 *
 * @param shapes of absolute commands
 */
export function weldOutlines(shapes: readonly Shape[]): string | null {
  const welded = weld(shapes);
  if (!welded) return null;
  const own = new Map<string, string>();
  for (const { d } of shapes)
    for (const part of d.split(/(?=M)/)) {
      const contour = readContours(part)?.[0];
      // A knife that is not told so does not come back to where it began.
      if (contour) own.set(markOf(contour), /Z\s*$/.test(part) ? part : `${part}Z`);
    }
  return welded.map((contour) => own.get(markOf(contour)) ?? written(contour)).join('');
}
