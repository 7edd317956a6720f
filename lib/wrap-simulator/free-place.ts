import type { Box } from '@/lib/drawing/box';
import { polygonsOf } from './coverage';
import { readPanelId } from './panel-parts';
import { bareObstacles, type PanelPart, type Side, type Vehicle, type View } from './vehicles/vehicle';

/** A side is laid out in cells this wide, in millimetres. */
const cell = 20;
/** Cells round letters that are free as well; none where there is no other place. */
const clearances = [1, 0];

type Point = readonly [x: number, y: number];

interface Place {
  x: number;
  y: number;
}

interface FreePlace extends Place {
  /** How many times as large it must be so that nothing of it is lost: beside the paint, or under a lamp. Whole it is 1. */
  fits: number;
}

interface Ground {
  columns: number;
  rows: number;
  /** Where no film lies, and what is in the way on it: sums over all cells above and to the left. */
  bare: Int32Array;
  cost: Int32Array;
  /** What hides film. */
  hiding: Int32Array;
  /** What was asked of it lately. */
  answers: Map<string, FreePlace>;
}

const grounds = new WeakMap<View, WeakMap<View, Ground>>();

/** A cell of a gap costs 1, and so does one of a part where words go second; of a handle or a lamp, more than all of them. */
const obstacleCost = 20_000;
/** Cells that stay free at least between a picture and what stands there already. */
const apart = 1;

/** Where words go only if there is no place for them elsewhere: what is seen at a slant, and what a parking post scratches. */
const second: Record<Side, readonly PanelPart[]> = {
  left: ['roof', 'front-bumper', 'rear-bumper', 'sill'],
  right: ['roof', 'front-bumper', 'rear-bumper', 'sill'],
  front: ['front-bumper'],
  rear: ['rear-bumper'],
  roof: ['bonnet', 'tailgate'],
};
/** What is a place on a roof: the flanks and the ends are slivers there. */
const level: readonly PanelPart[] = ['roof', 'lid', 'bonnet', 'tailgate'];
/** Cells of a gap in a block for each row of it: gaps lean. */
const lean = 1.5;
/** How many gaps words may cross, tried in this order; anything else only if that would take them far too small a place. */
const gapsTried = [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY];
/** So much smaller may the place be that is clear of everything else. */
const smaller = 0.75;

/** Sets the cells inside polygons, whose points are counted in cells. */
function fill(polygons: readonly Point[][], cells: Uint16Array, columns: number, value: number): void {
  const crossings: number[][] = [];
  for (const points of polygons)
    points.forEach(([x1, y1], at) => {
      const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
      const last = Math.min(cells.length / columns, Math.round(Math.max(y1, y2)));
      for (let row = Math.max(0, Math.round(Math.min(y1, y2))); row < last; row += 1) {
        const x = x1 + ((x2 - x1) * (row + 0.5 - y1)) / (y2 - y1);
        const known = crossings[row];
        if (known) known.push(x);
        else crossings[row] = [x];
      }
    });
  crossings.forEach((xs, row) => {
    const bounds = xs.sort((a, b) => a - b).map((x) => Math.min(columns, Math.max(0, Math.round(x))));
    for (let at = 1; at < bounds.length; at += 2)
      cells.fill(value, row * columns + (bounds[at - 1] ?? 0), row * columns + (bounds[at] ?? 0));
  });
}

/** Sets the cells that lines run through, so many cells wide. */
function trace(
  lines: readonly Point[][],
  cells: Uint16Array,
  columns: number,
  value: number,
  wide = 0,
): void {
  for (const points of lines)
    points.forEach(([x1, y1], at) => {
      const [x2, y2] = points[at + 1] ?? [x1, y1];
      const steps = 1 + Math.ceil(2 * Math.hypot(x2 - x1, y2 - y1));
      for (let step = 0; step <= steps; step += 1) {
        const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
        for (let row = Math.floor(y - wide / 2); row <= Math.floor(y + wide / 2); row += 1)
          for (let column = Math.floor(x - wide / 2); column <= Math.floor(x + wide / 2); column += 1)
            if (column >= 0 && column < columns) cells[row * columns + column] = value;
      }
    });
}

function summed(cells: Uint16Array, columns: number): Int32Array {
  const across = columns + 1;
  const sums = new Int32Array(across * (cells.length / columns + 1));
  cells.forEach((value, at) => {
    const corner = at + Math.floor(at / columns) + across + 1;
    const [left, above, both] = [corner - 1, corner - across, corner - across - 1];
    sums[corner] = value + (sums[left] ?? 0) + (sums[above] ?? 0) - (sums[both] ?? 0);
  });
  return sums;
}

/** A side laid out; with its twin, where either has something in the way. */
function groundOf(view: View, twin: View, side: Side): Ground {
  const beside = grounds.get(view) ?? new WeakMap<View, Ground>();
  grounds.set(view, beside);
  const known = beside.get(twin);
  if (known) return known;
  const columns = Math.ceil(view.width / cell);
  const rows = Math.ceil(view.height / cell);
  const plane = () => new Uint16Array(columns * rows);
  const [bare, cost, hiding] = [plane(), plane(), plane()];
  for (const one of new Set([view, twin])) {
    const read = ({ path }: { path: string }) =>
      polygonsOf(path).map((points) =>
        points.map(([x, y]): Point => [(one === view ? x : view.width - x) / cell, y / cell]),
      );
    const free = plane();
    for (const panel of one.panels) {
      const { part } = readPanelId(panel.id);
      if (panel.raised || (side === 'roof' && !level.includes(part))) continue;
      fill(read(panel), free, columns, 1);
      if (second[side].includes(part)) fill(read(panel), cost, columns, 1);
    }
    // Two doors leave a slit between them, which is a gap like those that are drawn on one panel.
    const slits = plane();
    for (const { kind, path } of one.obstacles) if (kind === 'gap') trace(read({ path }), slits, columns, 1);
    slits.forEach((value, at) => {
      const isWithin = free[at - 1] && free[at + 1];
      if (value && !free[at] && (isWithin || (free[at - columns] && free[at + columns]))) free[at] = 1;
    });
    for (const thing of [...one.panels.filter(({ raised }) => raised), ...one.panes]) {
      fill(read(thing), free, columns, 0);
      trace(read(thing), free, columns, 0);
    }
    free.forEach((value, at) => {
      bare[at] ||= 1 - value;
    });
    // Gaps first: what lies over one costs more.
    for (const { kind, path, line = 0 } of one.obstacles.toSorted(
      (a, b) => Number(b.kind === 'gap') - Number(a.kind === 'gap'),
    )) {
      const mark = (cells: Uint16Array, value: number) => {
        trace(read({ path }), cells, columns, value, line / cell);
        if (kind !== 'gap' && path.endsWith('Z')) fill(read({ path }), cells, columns, value);
      };
      mark(cost, kind === 'gap' ? 1 : obstacleCost);
      if (bareObstacles.includes(kind)) mark(hiding, 1);
    }
  }
  const ground: Ground = {
    columns,
    rows,
    bare: summed(bare, columns),
    cost: summed(cost, columns),
    hiding: summed(hiding, columns),
    answers: new Map(),
  };
  beside.set(twin, ground);
  return ground;
}

/** How many answers are kept of a side: its words and pictures, and some before. */
const kept = 12;

/** A block of words or a picture, looked at all over a side. */
class PlaceSearch {
  private readonly ground: Ground;
  private readonly view: Pick<View, 'width' | 'height'>;
  private readonly side: Side;
  private readonly size: Pick<Box, 'width' | 'height'>;
  private readonly beside: readonly Box[];
  /** In cells, with the room they want. */
  private readonly others: readonly (readonly number[])[];
  /** Cells in a row of the sums. */
  private readonly across: number;
  /** Cells round the block that must be free as well. */
  private clearance = 0;

  constructor(
    ground: Ground,
    view: Pick<View, 'width' | 'height'>,
    side: Side,
    size: Pick<Box, 'width' | 'height'>,
    beside: readonly Box[],
  ) {
    this.ground = ground;
    this.view = view;
    this.side = side;
    this.size = size;
    this.beside = beside;
    this.across = ground.columns + 1;
    this.others = beside.map((box) =>
      [box.x, box.y, box.x + box.width, box.y + box.height].map(
        (at, corner) => at / cell + (corner < 2 ? -apart : apart),
      ),
    );
  }

  /** The best place, and how large the block may be there. */
  find(): FreePlace {
    const { ground, view, side } = this;
    // Front, rear and roof have a middle, where words look meant.
    const ways = side === 'left' || side === 'right' ? [false] : [true, false];
    const clear = this.clearOfAll(ways);
    const best = clear ?? this.leastHidden(ways);
    const place = best ? this.aligned(best) : { x: view.width / 2, y: view.height / 2 };
    const isWhole =
      clear !== null || (this.keepsClearOf(ground.bare, place) && this.keepsClearOf(ground.hiding, place));
    const any = Number.POSITIVE_INFINITY;
    const largest = () => Math.max(...ways.map((isCentred) => this.largest(any, isCentred)));
    return { ...place, fits: isWhole ? 1 : Math.min(1, largest()) };
  }

  /** On paint, across as few gaps as can be, where there is most room for a larger one. */
  private clearOfAll(ways: readonly boolean[]): Place | null {
    for (this.clearance of clearances)
      for (const gaps of gapsTried)
        for (const isCentred of ways)
          if (this.search(1, gaps, isCentred))
            return this.search(Math.max(1, this.largest(gaps, isCentred)), gaps, isCentred);
    return null;
  }

  /** Where the block does not fit whole, or only over what hides it. */
  private leastHidden(ways: readonly boolean[]): Place | null {
    const any = Number.POSITIVE_INFINITY;
    const wholes = ways.map((isCentred) => Math.min(1, this.largest(null, isCentred)));
    for (const [at, isCentred] of ways.entries()) {
      const whole = wholes[at] ?? 0;
      if (whole === 0 || whole < Math.max(...wholes) * smaller) continue;
      const clear = this.largest(any, isCentred);
      const aside = clear >= whole * smaller ? this.search(clear, any, isCentred) : null;
      const isEnough = aside && (whole < 1 || this.keepsClearOf(this.ground.bare, aside));
      const found = isEnough ? aside : this.search(whole, null, isCentred);
      if (found) return found;
    }
    return null;
  }

  /** A block so many times as large, in cells, and what it costs where its upper left corner is; infinite where it cannot stand. */
  private blockOf(scale: number, isCentred: boolean) {
    const { across, side, others } = this;
    const { columns, rows, bare, cost } = this.ground;
    const wide = Math.ceil((this.size.width * scale) / cell) + 2 * this.clearance;
    const high = Math.ceil((this.size.height * scale) / cell) + 2 * this.clearance;
    const within = (sums: Int32Array, at: number) =>
      (sums[at] as number) -
      (sums[at + wide] as number) -
      (sums[at + high * across] as number) +
      (sums[at + high * across + wide] as number);
    const costOf = (column: number, row: number) => {
      const at = row * across + column;
      const isBare =
        column < 0 ||
        row < 0 ||
        column + wide > columns ||
        row + high > rows ||
        (isCentred && (side === 'roof' ? row !== (rows - high) >> 1 : column !== (columns - wide) >> 1)) ||
        within(bare, at) > 0 ||
        others.some(
          ([left = 0, top = 0, right = 0, foot = 0]) =>
            column < right && column + wide > left && row < foot && row + high > top,
        );
      return isBare ? Number.POSITIVE_INFINITY : within(cost, at);
    };
    return { wide, high, costOf };
  }

  /** Where a block so many times as large crosses no more gaps than that; by null, where it costs least, whatever it is. */
  private search(scale: number, gaps: number | null, isCentred: boolean): Place | null {
    const { side, view } = this;
    const { columns, rows } = this.ground;
    const { wide, high, costOf } = this.blockOf(scale, isCentred);
    const enough = gaps === null ? 0 : Math.min(obstacleCost - 1, gaps * lean * high);
    let least = Number.POSITIVE_INFINITY;
    let [left, top] = [0, 0];
    for (let row = 0; row + high <= rows && least > enough; row += 1)
      for (let column = 0; column + wide <= columns && least > enough; column += 1) {
        const here = costOf(column, row);
        if (here < least) [least, left, top] = [here, column, row];
      }
    if (least > (gaps === null ? Number.MAX_VALUE : enough)) return null;
    // In the middle of the places beside it that are as good.
    const isAlike = (column: number, row: number) => costOf(column, row) <= Math.max(least, enough);
    let [right, foot] = [left, top];
    while (isAlike(right + 1, top)) right += 1;
    while (isAlike(left - 1, top)) left -= 1;
    left = (left + right) >> 1;
    while (isAlike(left, foot + 1)) foot += 1;
    while (isAlike(left, top - 1)) top -= 1;
    return {
      x: isCentred && side !== 'roof' ? view.width / 2 : (left + wide / 2) * cell,
      y: isCentred && side === 'roof' ? view.height / 2 : ((top + foot + high) / 2) * cell,
    };
  }

  /** On one line with what stands beside it, or in the middle above or below it, where that is near and as good. */
  private aligned(place: Place): Place {
    this.clearance = 1;
    const { width, height } = this.size;
    const { wide, high, costOf } = this.blockOf(1, false);
    const costAt = ({ x, y }: Place) =>
      costOf(Math.round(x / cell - wide / 2), Math.round(y / cell - high / 2));
    const cost = costAt(place);
    if (cost === Number.POSITIVE_INFINITY) return place;
    for (const box of this.beside) {
      const level = { ...place, y: box.y + box.height / 2 };
      const stacked = { ...place, x: box.x + box.width / 2 };
      if (Math.abs(level.y - place.y) <= height && costAt(level) <= cost) return level;
      if (Math.abs(stacked.x - place.x) <= width / 2 && costAt(stacked) <= cost) return stacked;
    }
    return place;
  }

  /** How many times as large a block may be. */
  private largest(gaps: number | null, isCentred: boolean): number {
    let [fits, fails] = [0, 8];
    while (fails - fits > 0.02) {
      const scale = (fits + fails) / 2;
      if (this.search(scale, gaps, isCentred)) fits = scale;
      else fails = scale;
    }
    return fits;
  }

  /** Whether the block itself, at a place that was found for a smaller one, keeps clear of cells. */
  private keepsClearOf(sums: Int32Array, { x, y }: Place): boolean {
    const { columns, rows } = this.ground;
    const { width, height } = this.size;
    const at = (middle: number, size: number) => Math.round((middle + size / 2) / cell);
    const [left, right] = [at(x, -width), at(x, width)];
    const [top, foot] = [at(y, -height), at(y, height)];
    if (left < 0 || top < 0 || right > columns || foot > rows) return false;
    const sumAt = (row: number, column: number) => sums[row * this.across + column] as number;
    return sumAt(foot, right) - sumAt(foot, left) - sumAt(top, right) + sumAt(top, left) === 0;
  }
}

/**
 * Where a block of words or a picture stands best on a side, its middle in the view's millimetres: on paint alone; across no gap
 * if there is such a place for it, else across as few as can be; and of such places, where there is most room for a larger one.
 *
 * @param bothFlanks the other flank has the same as far from the nose: what is in the way there counts as well
 * @param beside what stands there already
 */
export function freePlace(
  { views }: Pick<Vehicle, 'views'>,
  side: Side,
  bothFlanks: boolean,
  { width, height }: Pick<Box, 'width' | 'height'>,
  beside: readonly Box[] = [],
): FreePlace {
  const view = views[side];
  if (bothFlanks && side === 'right') {
    const mirrored = beside.map((box) => ({ ...box, x: view.width - box.x - box.width }));
    const place = freePlace({ views }, 'left', true, { width, height }, mirrored);
    return { ...place, x: view.width - place.x };
  }
  const ground = groundOf(view, bothFlanks && side === 'left' ? views.right : view, side);
  const { answers } = ground;
  const asked = JSON.stringify([width, height, beside]);
  const known = answers.get(asked);
  if (known) return known;
  const answer = new PlaceSearch(ground, view, side, { width, height }, beside).find();
  if (answers.size >= kept) answers.clear();
  answers.set(asked, answer);
  return answer;
}
