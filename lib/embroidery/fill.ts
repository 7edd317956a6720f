import { embroideryLimits } from './limits';
import { distance, type Point } from './plane';
import { cellAt, type Raster } from './raster';
import { chordsAlong, type Region } from './region';

interface Row {
  from: number;
  to: number;
}

/** Rows below each other that one thread can go to and fro along. */
interface Section {
  /** Number of its first row. */
  first: number;
  rows: Row[];
}

/** A set of parallel lines over a region, which are sewn as a tatami fill. */
interface Hatch {
  direction: Point;
  spacing: number;
  /** Distance of row 0 from the zero of the plane. */
  start: number;
  sections: Section[];
}

const { fillStitch, longestRow, pullCompensation, shortestStitch } = embroideryLimits;

/** A needle hole is rounded to a tenth of a millimetre. */
const shortestRow = shortestStitch + 0.05;

const pointOn = (hatch: Hatch, row: number, along: number): Point => {
  const [x, y] = hatch.direction;
  const off = hatch.start + row * hatch.spacing;
  return [x * along - y * off, y * along + x * off];
};

/** Cuts a region into rows and gathers rows that lie against each other into sections without a branch. */
export function hatchOf(region: Region, direction: Point, rowSpacing: number, inset: number): Hatch {
  const normal: Point = [-direction[1], direction[0]];
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < region.edges.length; at += 4) {
    const off = (region.edges[at] as number) * normal[0] + (region.edges[at + 1] as number) * normal[1];
    low = Math.min(low, off);
    high = Math.max(high, off);
  }
  const count = Math.max(1, Math.floor((high - low - rowSpacing * 0.5) / rowSpacing) + 1);
  const start = (low + high - (count - 1) * rowSpacing) / 2;
  const sections: Section[] = [];
  let open: Section[] = [];
  for (let row = 0; row < count; row += 1) {
    const off = start + row * rowSpacing;
    const rows = chordsAlong(region, [normal[0] * off, normal[1] * off], direction)
      .map(([from, to]): Row => ({ from: from + inset, to: to - inset }))
      // A shorter one would be stretched to a stitch, and at a point there is no cloth for that.
      .filter(({ from, to }) => to - from > shortestRow);
    const touching = (a: Row, b: Row) => a.from < b.to && b.from < a.to;
    const lastOf = (section: Section) => section.rows[section.rows.length - 1] as Row;
    const next: Section[] = [];
    for (const one of rows) {
      const above = open.filter((section) => touching(lastOf(section), one));
      const [only] = above;
      if (only && above.length === 1 && rows.filter((other) => touching(lastOf(only), other)).length === 1) {
        only.rows.push(one);
        next.push(only);
      } else {
        const section = { first: row, rows: [one] };
        sections.push(section);
        next.push(section);
      }
    }
    open = next;
  }
  return { direction, spacing: rowSpacing, start, sections };
}

/** One row, with needle holes that lie like bricks from row to row. */
function rowPoints(hatch: Hatch, row: number, { from, to }: Row, stitch: number, whole: boolean): Point[] {
  const points = [pointOn(hatch, row, from)];
  if (!whole) {
    const offset = [0, 0.5, 0.25, 0.75][((row % 4) + 4) % 4] as number;
    for (let at = Math.ceil(from / stitch - offset) + offset; at * stitch < to; at += 1)
      if (at * stitch - from > 0.8 && to - at * stitch > 0.8) points.push(pointOn(hatch, row, at * stitch));
  }
  points.push(pointOn(hatch, row, to));
  return points;
}

const longestOf = ({ rows }: Section) => Math.max(...rows.map(({ from, to }) => to - from));

const rowOf = (section: Section, row: number) => section.rows[row] as Row;

/** The middle of what a section's row and another's next to it have in common. */
function contactOf(hatch: Hatch, one: Section, other: Section): { row: number; at: Point } | null {
  const last = one.rows.length - 1;
  const below = one.first + last + 1 === other.first;
  const above = other.first + other.rows.length === one.first;
  if (!below && !above) return null;
  const own = rowOf(one, below ? last : 0);
  const next = rowOf(other, below ? 0 : other.rows.length - 1);
  const [from, to] = [Math.max(own.from, next.from), Math.min(own.to, next.to)];
  if (to <= from) return null;
  return { row: below ? last : 0, at: pointOn(hatch, one.first + (below ? last : 0), (from + to) / 2) };
}

/** Sews a section towards its first or its last row, beginning at the end nearest to the needle. */
function sewSection(
  hatch: Hatch,
  section: Section,
  towardsFirst: boolean,
  from: Point,
  stitch: number,
): Point[] {
  const whole = longestOf(section) <= longestRow;
  const last = section.rows.length - 1;
  const start = towardsFirst ? last : 0;
  const ends = rowOf(section, start);
  const endAt = (along: number) => distance(from, pointOn(hatch, section.first + start, along));
  let backwards = endAt(ends.to) < endAt(ends.from);
  const points: Point[] = [];
  for (let step = 0; step <= last; step += 1) {
    const row = towardsFirst ? last - step : step;
    const line = rowPoints(hatch, section.first + row, rowOf(section, row), stitch, whole);
    points.push(...(backwards ? line.reverse() : line));
    backwards = !backwards;
  }
  return points;
}

/** What comes next: a way to a place, under stitches that are still to come, or stitches. */
type Step = { kind: 'way'; to: Point } | { kind: 'sew'; points: Point[] };

/**
 * Sews a hatch so that no way from section to section lies on finished stitches: it goes through a section to those beyond it
 * first, and covers its own way when it comes back.
 */
export function sewHatch(hatch: Hatch, from: Point, stitch = fillStitch): Step[] {
  const waiting = new Set(hatch.sections);
  const steps: Step[] = [];
  let here = from;
  const goTo = (to: Point) => {
    steps.push({ kind: 'way', to });
    here = to;
  };
  const visit = (section: Section, towardsFirst: boolean) => {
    waiting.delete(section);
    for (const other of hatch.sections) {
      const contact = waiting.has(other) ? contactOf(hatch, section, other) : null;
      if (!contact) continue;
      goTo(contact.at);
      visit(other, other.first > section.first);
    }
    const start = towardsFirst ? section.rows.length - 1 : 0;
    const { from: left, to: right } = rowOf(section, start);
    const ends = [left, right].map((along) => pointOn(hatch, section.first + start, along)) as [Point, Point];
    goTo(distance(here, ends[0]) <= distance(here, ends[1]) ? ends[0] : ends[1]);
    const points = sewSection(hatch, section, towardsFirst, here, stitch);
    steps.push({ kind: 'sew', points });
    here = points[points.length - 1] ?? here;
  };
  const away = (section: Section, row: number) => {
    const { from: left, to: right } = rowOf(section, row);
    const end = (along: number) => distance(here, pointOn(hatch, section.first + row, along));
    return Math.min(end(left), end(right));
  };
  while (waiting.size > 0) {
    let best: { section: Section; towardsFirst: boolean; away: number } | null = null;
    for (const section of waiting)
      for (const towardsFirst of [true, false]) {
        const there = away(section, towardsFirst ? section.rows.length - 1 : 0);
        if (!best || there < best.away) best = { section, towardsFirst, away: there };
      }
    if (best) visit(best.section, best.towardsFirst);
  }
  return steps;
}

/** Top stitches of a fill. */
export const fillOf = (region: Region, direction: Point, rowSpacing: number) =>
  hatchOf(region, direction, rowSpacing, -pullCompensation);

/** Closed lines at a depth inside a part, read off the depth by marching along the cells. */
export function contoursAtDepth(raster: Raster, depth: Float32Array, level: number): Point[][] {
  const { width, height, cell, origin } = raster;
  const segments = new Map<number, { to: number; at: Point }>();
  const value = (x: number, y: number) =>
    (raster.inside[y * width + x] ? (depth[y * width + x] as number) : 0) - level;
  // An edge between two cells has a number: twice the cell's, and one more for the edge below it.
  const crossing = (x: number, y: number, down: boolean): Point => {
    const a = value(x, y);
    const b = down ? value(x, y + 1) : value(x + 1, y);
    const share = a / (a - b);
    return [origin[0] + (x + (down ? 0 : share)) * cell, origin[1] + (y + (down ? share : 0)) * cell];
  };
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)].map((v) => v > 0);
      const kind = corners.reduce((sum, is, at) => sum + (is ? 1 << at : 0), 0);
      if (kind === 0 || kind === 15) continue;
      const sides = [
        { id: 2 * (y * width + x), at: () => crossing(x, y, false) },
        { id: 2 * (y * width + x + 1) + 1, at: () => crossing(x + 1, y, true) },
        { id: 2 * ((y + 1) * width + x), at: () => crossing(x, y + 1, false) },
        { id: 2 * (y * width + x) + 1, at: () => crossing(x, y, true) },
      ];
      // A line goes in by the side where, clockwise, inside turns to outside, and out where outside turns to inside.
      for (let side = 0; side < 4; side += 1) {
        if (!(corners[side] && !corners[(side + 1) % 4])) continue;
        for (let step = 1; step < 4; step += 1) {
          const out = (side + step) % 4;
          if (corners[out] || !corners[(out + 1) % 4]) continue;
          const entry = sides[side];
          if (entry) segments.set(entry.id, { to: sides[out]?.id ?? -1, at: entry.at() });
          break;
        }
      }
    }
  const loops: Point[][] = [];
  while (segments.size > 0) {
    const [start] = segments.keys();
    const loop: Point[] = [];
    let id = start;
    while (id !== undefined) {
      const segment = segments.get(id);
      if (!segment) break;
      segments.delete(id);
      loop.push(segment.at);
      id = segment.to;
    }
    if (loop.length > 8) loops.push(loop);
  }
  return loops;
}

/** Is the straight way from one point to another inside all the way? */
export function straightInside(raster: Raster, from: Point, to: Point): boolean {
  const steps = Math.ceil(distance(from, to) / (raster.cell * 2));
  for (let at = 1; at < steps; at += 1) {
    const share = at / steps;
    const cell = cellAt(raster, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    if (cell < 0 || !raster.inside[cell]) return false;
  }
  return true;
}

/** A way from one point to another inside a part; null where it is long or none. */
export function wayInside(raster: Raster, from: Point, to: Point, longest: number): Point[] | null {
  if (distance(from, to) > longest) return null;
  if (straightInside(raster, from, to)) return [from, to];
  const coarse = Math.max(1, Math.round(0.35 / raster.cell));
  // Through a narrow place only single cells lead.
  return (
    wayOver(raster, from, to, longest, coarse) ?? (coarse > 1 ? wayOver(raster, from, to, longest, 1) : null)
  );
}

function wayOver(raster: Raster, from: Point, to: Point, longest: number, step: number): Point[] | null {
  const columns = Math.ceil(raster.width / step);
  const rows = Math.ceil(raster.height / step);
  const isFree = (column: number, row: number) =>
    column >= 0 &&
    row >= 0 &&
    column < columns &&
    row < rows &&
    raster.inside[
      Math.min(raster.height - 1, row * step) * raster.width + Math.min(raster.width - 1, column * step)
    ] === 1;
  const place = ([x, y]: Point) => {
    const column = Math.round((x - raster.origin[0]) / raster.cell / step);
    const row = Math.round((y - raster.origin[1]) / raster.cell / step);
    for (let reach = 0; reach < (step > 1 ? 5 : 12); reach += 1)
      for (let dy = -reach; dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1)
          if (isFree(column + dx, row + dy)) return (row + dy) * columns + column + dx;
    return -1;
  };
  const [start, goal] = [place(from), place(to)];
  if (start < 0 || goal < 0) return null;
  const cameFrom = new Map([[start, -1]]);
  let front = [start];
  const most = longest / (step * raster.cell);
  for (let far = 0; far < most && front.length > 0 && !cameFrom.has(goal); far += 1) {
    const next: number[] = [];
    for (const here of front)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        const [column, row] = [(here % columns) + dx, Math.floor(here / columns) + dy];
        if (!isFree(column, row) || cameFrom.has(row * columns + column)) continue;
        cameFrom.set(row * columns + column, here);
        next.push(row * columns + column);
      }
    front = next;
  }
  if (!cameFrom.has(goal)) return null;
  const cells: Point[] = [to];
  for (let at = goal; at >= 0; at = cameFrom.get(at) ?? -1)
    cells.push([
      raster.origin[0] + (at % columns) * step * raster.cell,
      raster.origin[1] + Math.floor(at / columns) * step * raster.cell,
    ]);
  cells.push(from);
  return pulledTight(raster, cells.reverse());
}

/** Leaves out the points of a way that it can do without. */
function pulledTight(raster: Raster, way: readonly Point[]): Point[] {
  const tight = [way[0] as Point];
  let at = 0;
  while (at < way.length - 1) {
    let next = way.length - 1;
    while (next > at + 1 && !straightInside(raster, way[at] as Point, way[next] as Point)) next -= 1;
    tight.push(way[next] as Point);
    at = next;
  }
  return tight;
}
