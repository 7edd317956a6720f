import { fitCurves } from './fit-curve';

type Point = readonly [x: number, y: number];

/** A border between two inks, fitted once: both areas are bounded by the very same curves, without a gap or an overlap. */
interface Border {
  start: Point;
  /** A line to one point, or a curve to the last of three. */
  pieces: readonly (readonly Point[])[];
}

/** Steps along the edges of pixels: right, down, left, up. */
const steps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Degrees within a few pixels from which a turn is a corner. */
const corner = 38;

/** How exactly borders are followed, in pixels. */
interface Fineness {
  /** How far a fitted border may be from the edge between pixels. */
  tolerance: number;
  /** A row of edges no further from a straight line than this is one. */
  straight: number;
  /** Pixels on each side of a corner that it is judged by. */
  arm: number;
}

const finenessAt = (grain: number): Fineness => ({
  tolerance: 0.6 + 0.35 * (grain - 1),
  straight: 0.55 + 0.3 * (grain - 1),
  arm: Math.round(5 + 1.5 * (grain - 1)),
});

class Tracer {
  private readonly labels: Uint8Array;
  private readonly width: number;
  private readonly height: number;
  private readonly borders = new Map<string, Border>();

  private readonly fineness: Fineness;

  constructor(labels: Uint8Array, width: number, grain: number) {
    this.fineness = finenessAt(grain);
    this.labels = labels;
    this.width = width;
    this.height = labels.length / width;
  }

  private at(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height
      ? -1
      : (this.labels[y * this.width + x] as number);
  }

  /** The pixels to the left and to the right of a step from a crossing of the grid. */
  private beside(x: number, y: number, direction: number): [left: number, right: number] {
    switch (direction) {
      case 0:
        return [this.at(x, y - 1), this.at(x, y)];
      case 1:
        return [this.at(x, y), this.at(x - 1, y)];
      case 2:
        return [this.at(x - 1, y), this.at(x - 1, y - 1)];
      default:
        return [this.at(x - 1, y - 1), this.at(x, y - 1)];
    }
  }

  /** Do more than two areas meet here, or two of them twice. */
  private isCrossing(x: number, y: number): boolean {
    let edges = 0;
    for (let direction = 0; direction < 4; direction += 1) {
      const [left, right] = this.beside(x, y, direction);
      if (left !== right) edges += 1;
    }
    return edges > 2;
  }

  /** Every closed border of an ink, with the ink on the right hand. */
  loopsOf(ink: number): Border[][] {
    const seen = new Uint8Array((this.width + 1) * (this.height + 1) * 4);
    const key = (x: number, y: number, direction: number) => (y * (this.width + 1) + x) * 4 + direction;
    const loops: Border[][] = [];
    for (let y = 0; y <= this.height; y += 1)
      for (let x = 0; x < this.width; x += 1) {
        const [left, right] = this.beside(x, y, 0);
        if (right !== ink || left === ink || seen[key(x, y, 0)]) continue;
        loops.push(this.splitLoop(this.follow(x, y, ink, seen, key)));
      }
    return loops;
  }

  /** Crossings of the grid along one closed border. */
  private follow(
    startX: number,
    startY: number,
    ink: number,
    seen: Uint8Array,
    key: (x: number, y: number, direction: number) => number,
  ): Point[] {
    const points: Point[] = [];
    let [x, y, direction] = [startX, startY, 0];
    do {
      seen[key(x, y, direction)] = 1;
      points.push([x, y]);
      const [dx, dy] = steps[direction] as Point;
      [x, y] = [x + dx, y + dy];
      // Towards the ink first: what touches only by a corner is two areas.
      for (const turn of [1, 0, 3]) {
        const next = (direction + turn) % 4;
        const [left, right] = this.beside(x, y, next);
        if (right === ink && left !== ink) {
          direction = next;
          break;
        }
      }
    } while (x !== startX || y !== startY || direction !== 0);
    return points;
  }

  /** A closed border as the pieces that it shares with one other area each. */
  private splitLoop(points: readonly Point[]): Border[] {
    const crossings = points.flatMap(([x, y], at) => (this.isCrossing(x, y) ? [at] : []));
    if (crossings.length === 0) return [this.sharedLoop(points)];
    return crossings.map((from, which) => {
      const to = crossings[which + 1] ?? (crossings[0] as number) + points.length;
      const row = Array.from(
        { length: to - from + 1 },
        (_, at) => points[(from + at) % points.length] as Point,
      );
      return this.shared(row);
    });
  }

  /** The same border from either side: fitted in one direction, read in both. */
  private shared(row: readonly Point[]): Border {
    const name = (points: readonly Point[]) => points.slice(0, 2).concat(points.slice(-1)).join(' ');
    const [own, other] = [name(row), name([...row].reverse())];
    const known = this.borders.get(own);
    if (known) return known;
    const turned = this.borders.get(other);
    const border = turned ? reversed(turned) : fitBorder(row, false, this.fineness);
    this.borders.set(own, border);
    return border;
  }

  private sharedLoop(points: readonly Point[]): Border {
    const first = points.reduce((best, [x, y], at) => {
      const [bx, by] = points[best] as Point;
      return y < by || (y === by && x < bx) ? at : best;
    }, 0);
    const row = [...points.slice(first), ...points.slice(0, first), points[first] as Point];
    const name = (line: readonly Point[]) => `loop ${line.slice(0, 2).join(' ')}`;
    const known = this.borders.get(name(row));
    if (known) return known;
    const turned = this.borders.get(name([...row].reverse()));
    const border = turned ? reversed(turned) : fitBorder(row, true, this.fineness);
    this.borders.set(name(row), border);
    return border;
  }
}

function reversed({ start, pieces }: Border): Border {
  const ends = [start, ...pieces.map((piece) => piece.at(-1) as Point)];
  return {
    start: ends.at(-1) as Point,
    pieces: pieces.map((piece, at) => [...piece.slice(0, -1).reverse(), ends[at] as Point]).reverse(),
  };
}

/** Degrees by which a row of points turns at one of them. */
function turnAt(points: readonly Point[], at: number, isLoop: boolean, arm: number): number {
  const count = points.length;
  const pick = (index: number) =>
    points[isLoop ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  const [before, here, after] = [pick(at - arm), pick(at), pick(at + arm)];
  const [a, b] = [
    Math.atan2(here[1] - before[1], here[0] - before[0]),
    Math.atan2(after[1] - here[1], after[0] - here[0]),
  ];
  const turn = Math.abs(((b - a) * 180) / Math.PI) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/** Where a row of points has its corners: the sharpest within an arm's length. */
function cornersOf(points: readonly Point[], isLoop: boolean, arm: number): number[] {
  const turns = points.map((_, at) => turnAt(points, at, isLoop, arm));
  const count = points.length;
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = turns[at] as number;
    if (own < corner || (!isLoop && (at < 2 || at > count - 3))) continue;
    let isSharpest = true;
    for (let by = 1; by <= arm && isSharpest; by += 1) {
      const [before, after] = isLoop
        ? [turns[(at - by + count) % count], turns[(at + by) % count]]
        : [turns[at - by], turns[at + by]];
      if ((before ?? 0) >= own || (after ?? 0) > own) isSharpest = false;
    }
    if (isSharpest) found.push(at);
  }
  return found;
}

/** Furthest distance of points from the straight line between the first and the last. */
function sagOf(points: readonly Point[]): number {
  const [a, b] = [points[0] as Point, points.at(-1) as Point];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return Math.max(
    ...points.map(([x, y]) =>
      length === 0 ? Math.hypot(x - a[0], y - a[1]) : Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length,
    ),
  );
}

interface Straight {
  middle: Point;
  direction: Point;
}

/** The straight line through points, by total least squares; its ends, where corners are rounded, count for nothing. */
function lineThrough(points: readonly Point[]): Straight {
  const cut = points.length > 8 ? 2 : points.length > 5 ? 1 : 0;
  const inner = points.slice(cut, points.length - cut);
  const mean = (axis: 0 | 1) => inner.reduce((sum, point) => sum + point[axis], 0) / inner.length;
  const middle: Point = [mean(0), mean(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of inner) {
    xx += (x - middle[0]) ** 2;
    xy += (x - middle[0]) * (y - middle[1]);
    yy += (y - middle[1]) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { middle, direction: [Math.cos(angle), Math.sin(angle)] };
}

function crossingOf(one: Straight, other: Straight): Point | null {
  const [a, b] = [one.direction, other.direction];
  const cross = a[0] * b[1] - a[1] * b[0];
  if (Math.abs(cross) < 0.2) return null;
  const t = ((other.middle[0] - one.middle[0]) * b[1] - (other.middle[1] - one.middle[1]) * b[0]) / cross;
  return [one.middle[0] + a[0] * t, one.middle[1] + a[1] * t];
}

function footOn({ middle, direction }: Straight, [x, y]: Point): Point {
  const along = (x - middle[0]) * direction[0] + (y - middle[1]) * direction[1];
  return [middle[0] + direction[0] * along, middle[1] + direction[1] * along];
}

/** Between two corners: a straight line, or points that curves are fitted to. */
interface Stretch {
  points: readonly Point[];
  line: Straight | null;
}

/** Between which steps of a row it goes straight along the grid. */
function runsOf(row: readonly Point[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let at = 1; at < row.length; at += 1) {
    const [a, b] = [row[at - 1] as Point, row[at] as Point];
    const last = runs.at(-1);
    const before = last && (row[last.to - 1] as Point);
    const start = last && (row[last.to] as Point);
    if (
      last &&
      before &&
      start &&
      start[0] - before[0] === b[0] - a[0] &&
      start[1] - before[1] === b[1] - a[1]
    )
      last.to = at;
    else runs.push({ from: at - 1, to: at });
  }
  return runs;
}

/**
 * Where along a row the drawn border really was: in the middle of each run along the grid, and along a run that is much longer than
 * those beside it, which was drawn straight.
 */
function placesOn(row: readonly Point[]): number[] {
  const runs = runsOf(row);
  return runs.flatMap(({ from, to }, at) => {
    const length = to - from;
    const beside = (by: number) => {
      const other = runs[at + by];
      return other ? other.to - other.from : length;
    };
    const before = Math.max(beside(-2), beside(-1));
    const after = Math.max(beside(2), beside(1));
    return [
      ...(length > 2 * before + 3 ? [from + before / 2 + 1] : []),
      (from + to) / 2,
      ...(length > 2 * after + 3 ? [to - after / 2 - 1] : []),
    ];
  });
}

function pointAt(row: readonly Point[], place: number): Point {
  const low = Math.floor(place);
  const [a, b] = [row[low] as Point, row[Math.min(row.length - 1, low + 1)] as Point];
  return [a[0] + (b[0] - a[0]) * (place - low), a[1] + (b[1] - a[1]) * (place - low)];
}

const near = (a: Point, b: Point, most: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) < most;

/** The sharp point of a corner, from which the middles of the edges round it are up to a pixel away. */
function sharpened(before: Stretch, after: Stretch, rough: Point): Point {
  const both = before.line && after.line ? crossingOf(before.line, after.line) : null;
  if (both && near(both, rough, 2.5)) return both;
  const one = before.line ?? after.line;
  const foot = one && footOn(one, rough);
  return foot && near(foot, rough, 1.5) ? foot : rough;
}

/** A loop that begins at a corner if it has one, else where a step lies between two others of its kind: on what was drawn. */
function turnedLoop(row: readonly Point[], arm: number): { row: readonly Point[]; isSmooth: boolean } {
  const count = row.length - 1;
  const [corner] = cornersOf(middlesOf(row), true, arm);
  const step = runsOf(row).find(({ from, to }) => to - from === 1 && from > 0);
  const first = corner ?? step?.from ?? 0;
  const turned = Array.from({ length: count + 1 }, (_, at) => row[(first + at) % count] as Point);
  return { row: turned, isSmooth: corner === undefined };
}

const middlesOf = (row: readonly Point[]): Point[] =>
  row.slice(1).map(([x, y], at): Point => {
    const [px, py] = row[at] as Point;
    return [(x + px) / 2, (y + py) / 2];
  });

/**
 * A row of edges between pixels as lines and curves. Where it begins and ends between three areas it stays; elsewhere it runs through
 * what the staircase was made of.
 */
function fitBorder(given: readonly Point[], isLoop: boolean, { tolerance, straight, arm }: Fineness): Border {
  const { row, isSmooth } = isLoop ? turnedLoop(given, arm) : { row: given, isSmooth: false };
  const middles = middlesOf(row);
  const corners = cornersOf(middles, isLoop, arm).filter((at) => at > 0);
  const count = middles.length;
  // Places along the row: a corner is in the middle of its step.
  const cuts = isLoop
    ? [0.5, ...corners.map((at) => at + 0.5), count + 0.5]
    : [0, ...corners.map((at) => at + 0.5), count];
  const around = isLoop ? [...row, row[1] as Point] : row;
  const places = placesOn(around);
  const stretches = cuts.slice(1).map((to, at): Stretch => {
    const from = cuts[at] as number;
    const own = middles.slice(Math.floor(from), Math.min(count, Math.floor(to)));
    const isLine = own.length > 1 && sagOf(own.length > 7 ? own.slice(1, -1) : own) <= straight;
    const inner = places.filter((place) => place > from + 0.8 && place < to - 0.8);
    return {
      points: [from, ...inner, to].map((place) => pointAt(around, place)),
      line: isLine ? lineThrough(own) : null,
    };
  });
  const knots = stretches.slice(1).map((after, at) => {
    return sharpened(stretches[at] as Stretch, after, after.points[0] as Point);
  });
  const [first, last] = [stretches[0] as Stretch, stretches.at(-1) as Stretch];
  const rough = first.points[0] as Point;
  const start = isLoop && !isSmooth ? sharpened(last, first, rough) : rough;
  const ends = [start, ...knots, isLoop ? start : (row.at(-1) as Point)];
  // A circle has the same direction where it begins and where it ends.
  const way = isSmooth
    ? direction(pointAt(row, Math.max(0, count - 6)), pointAt(row, Math.min(count, 7)))
    : null;
  const against: Point | null = way && [-way[0], -way[1]];
  return {
    start,
    pieces: stretches.flatMap(({ points, line }, at): (readonly Point[])[] => {
      const [from, to] = [ends[at] as Point, ends[at + 1] as Point];
      if (line || points.length < 3) return [[to]];
      return fitCurves([from, ...points.slice(1, -1), to], tolerance, way, against);
    }),
  };
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

const written = (value: number) => String(Math.round(value * 100) / 100 + 0);

/**
 * The outlines of each ink of a labelled bitmap, as path data in its pixels; holes by the even-odd rule, null for an ink that is
 * nowhere.
 *
 * @param scale of what is written
 * @param grain pixels across that were one before the picture was enlarged: finer than those nothing is followed
 */
export function traceLabels(
  labels: Uint8Array,
  width: number,
  inks: number,
  { scale = 1, grain = 1 } = {},
): (string | null)[] {
  const tracer = new Tracer(labels, width, grain);
  const point = ([x, y]: Point) => `${written(x * scale)} ${written(y * scale)}`;
  return Array.from({ length: inks }, (_, ink) => {
    const loops = tracer.loopsOf(ink);
    if (loops.length === 0) return null;
    return loops
      .map(
        (borders) =>
          `M${point((borders[0] as Border).start)}${borders
            .flatMap(({ pieces }) => pieces)
            .map((piece) => `${piece.length === 1 ? 'L' : 'C'}${piece.map(point).join(' ')}`)
            .join('')}Z`,
      )
      .join('');
  });
}
