import { embroideryLimits } from './limits';
import { between, directionTo, distance, type Point } from './plane';
import { cellAt, type Raster } from './raster';
import { chordsAlong, type Region } from './region';
import type { Stroke } from './strokes';

/** A line across a column of satin stitch, from one rail to the other; null where another column lies already. */
export interface Rung {
  left: Point;
  right: Point;
  shows: boolean;
}

const { spacing, pullCompensation, leastColumn } = embroideryLimits;

const along = (origin: Point, direction: Point, by: number): Point => [
  origin[0] + direction[0] * by,
  origin[1] + direction[1] * by,
];

/** The direction of a line at one of its points, seen over a stretch as long as the column is wide. */
function headingAt(stroke: Stroke, at: number, reach: number): Point {
  const { line, closed } = stroke;
  const point = (index: number) =>
    (closed
      ? line[(index + line.length) % line.length]
      : line[Math.max(0, Math.min(line.length - 1, index))]) as Point;
  return directionTo(point(at - reach), point(at + reach));
}

/** The stretch across the column at a point: the piece of the region there, no wider than the column is meant to be. */
function acrossAt(
  region: Region,
  origin: Point,
  normal: Point,
  half: number,
  limit: number,
): [number, number] | null {
  let best: [number, number] | null = null;
  for (const [from, to] of chordsAlong(region, origin, normal)) {
    if (from > 0.8 * half || to < -0.8 * half) continue;
    const piece: [number, number] = [Math.max(from, -limit), Math.min(to, limit)];
    if (piece[1] - piece[0] > (best ? best[1] - best[0] : 0.05)) best = piece;
  }
  return best;
}

/** Lines across a stroke, so near that the outer edge has a hole every `spacing` on each side. */
export function rungsOf(region: Region, stroke: Stroke): Rung[] {
  const rough = stroke.line.map((origin, at): Rung => {
    const half = Math.max(0.15, stroke.half[at] as number);
    const heading = headingAt(stroke, at, Math.max(1, Math.min(8, Math.round(half / 0.25))));
    const normal: Point = [heading[1], -heading[0]];
    // Where strokes meet, a column is not to run out into the other.
    const piece = acrossAt(region, origin, normal, half, (stroke.loose[at] ? 1.1 : 1.35) * half + 0.15);
    return {
      left: along(origin, normal, piece ? piece[1] : 0.05),
      right: along(origin, normal, piece ? piece[0] : -0.05),
      shows: piece !== null,
    };
  });
  const first = rough.findIndex(({ shows }) => shows);
  const own = stroke.closed
    ? rough
    : rough.slice(Math.max(0, first), rough.findLastIndex(({ shows }) => shows) + 1);
  if (stroke.closed && rough[0]) own.push(rough[0]);
  return paced(own).map((rung) => (rung.shows ? { ...widened(rung.left, rung.right), shows: true } : rung));
}

function widened(left: Point, right: Point) {
  const width = distance(left, right);
  const direction = directionTo(left, right);
  const more = Math.max(
    pullCompensation,
    (leastColumn - width) / 2 > 0.25 ? 0.25 : (leastColumn - width) / 2,
  );
  return { left: along(left, direction, -more), right: along(right, direction, more) };
}

/** How far the ends of one rung are from another's, seen across it: a rung that only grows longer has not moved. */
export function advanceOf(a: Rung, b: Rung): { left: number; right: number } {
  const [dx, dy] = directionTo(a.left, a.right);
  const off = (from: Point, to: Point) => Math.abs((to[0] - from[0]) * dy - (to[1] - from[1]) * dx);
  return { left: off(a.left, b.left), right: off(a.right, b.right) };
}

/** Evens rungs out: half the spacing on the side that moves further. */
function paced(rough: readonly Rung[]): Rung[] {
  const [first] = rough;
  if (!first) return [];
  const even = [first];
  const step = spacing / 2;
  let next = step;
  for (let at = 1; at < rough.length; at += 1) {
    const [a, b] = [rough[at - 1], rough[at]] as [Rung, Rung];
    const advance = advanceOf(a, b);
    const length = Math.max(advance.left, advance.right);
    for (; next <= length; next += step)
      even.push({
        left: between(a.left, b.left, next / length),
        right: between(a.right, b.right, next / length),
        shows: a.shows && b.shows,
      });
    next -= length;
  }
  return even;
}

/** Shortens rungs where another column lies already, but for a little that they share with it. */
export function clip(rungs: readonly Rung[], raster: Raster, covered: Uint8Array): Rung[] {
  const overlap = 0.45;
  return rungs.map((rung) => {
    if (!rung.shows) return rung;
    const width = distance(rung.left, rung.right);
    const steps = Math.max(2, Math.ceil(width / raster.cell));
    let [best, bestFrom] = [0, 0];
    let run = 0;
    for (let at = 0; at <= steps; at += 1) {
      const cell = cellAt(raster, between(rung.left, rung.right, at / steps));
      const bare = cell >= 0 && raster.inside[cell] === 1 && covered[cell] === 0;
      run = bare ? run + 1 : 0;
      if (run > best) [best, bestFrom] = [run, at - run + 1];
    }
    if ((best * width) / steps < Math.min(0.2, 0.5 * width)) return { ...rung, shows: false };
    // An edge of the outline is not an edge of another column.
    const touches = (index: number) => {
      const cell = cellAt(raster, between(rung.left, rung.right, index / steps));
      return cell >= 0 && covered[cell] === 1;
    };
    const from = bestFrom > 0 && touches(bestFrom - 1) ? Math.max(0, bestFrom / steps - overlap / width) : 0;
    const end = bestFrom + best;
    const to = end <= steps && touches(end) ? Math.min(1, end / steps + overlap / width) : 1;
    return {
      left: between(rung.left, rung.right, from),
      right: between(rung.left, rung.right, to),
      shows: true,
    };
  });
}

/** Marks what rungs cover: the quadrilaterals from each to the next. */
export function cover(rungs: readonly Rung[], raster: Raster, covered: Uint8Array) {
  for (let at = 1; at < rungs.length; at += 1) {
    const [a, b] = [rungs[at - 1] as Rung, rungs[at] as Rung];
    if (!a.shows || !b.shows) continue;
    const steps = Math.ceil(
      (Math.max(distance(a.left, b.left), distance(a.right, b.right)) / raster.cell) * 1.5,
    );
    for (let step = 0; step <= steps; step += 1)
      mark(between(a.left, b.left, step / steps), between(a.right, b.right, step / steps), raster, covered);
  }
}

// Called a million times for a word: numbers alone, no points made on the way.
function mark([x1, y1]: Point, [x2, y2]: Point, { origin, cell, width }: Raster, covered: Uint8Array) {
  const [fromX, fromY] = [(x1 - origin[0]) / cell, (y1 - origin[1]) / cell];
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / cell) + 1;
  const [dx, dy] = [(x2 - x1) / cell / steps, (y2 - y1) / cell / steps];
  for (let step = 0; step <= steps; step += 1)
    covered[Math.round(fromY + dy * step) * width + Math.round(fromX + dx * step)] = 1;
}
