import { parseOutline } from './outlines';
import type { PictureLine } from './picture';

type Point = readonly [x: number, y: number];

/** A straight piece of a line. */
interface Piece {
  from: Point;
  to: Point;
  /** From one to the other, one long. */
  way: Point;
  length: number;
}

/** Half the width of a line, and what its ends and corners are like. */
interface Pen extends Pick<PictureLine, 'cap' | 'join'> {
  half: number;
}

/** Where SVG draws a bevel in place of a spike: stroke-miterlimit is 4. */
const miterLimit = 4;

/** How far a curve turns within one straight piece, in radians: of a ring as wide as a hand the corners are not felt. */
const finestTurn = Math.PI / 45;

/** Points round a centre from one, which is left out, to another: the shorter way. */
function arc([x, y]: Point, from: Point, to: Point): Point[] {
  const start = Math.atan2(from[1] - y, from[0] - x);
  const radius = Math.hypot(from[0] - x, from[1] - y);
  const [a, b]: [Point, Point] = [
    [from[0] - x, from[1] - y],
    [to[0] - x, to[1] - y],
  ];
  const turn = Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
  const count = Math.max(1, Math.ceil(Math.abs(turn) / finestTurn));
  return Array.from({ length: count }, (_, at): Point => {
    const angle = start + (turn * (at + 1)) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const contour = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

/** All run the same way round, so that one on another is one area by the nonzero rule. */
const written = (points: readonly Point[]) => contour(areaOf(points) < 0 ? [...points].reverse() : points);

const turnBetween = (one: Point, other: Point) =>
  Math.abs(Math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]));

/** A curve as points after its first, as many as it bends. */
function pointsOfCurve(start: Point, [one, two, end]: readonly [Point, Point, Point]): Point[] {
  const legs = [
    [start, one],
    [one, two],
    [two, end],
  ].flatMap(([a, b]): Point[] => {
    const leg: Point = [(b as Point)[0] - (a as Point)[0], (b as Point)[1] - (a as Point)[1]];
    return Math.hypot(...leg) > 1e-6 ? [leg] : [];
  });
  const turn = legs.slice(1).reduce((sum, leg, at) => sum + turnBetween(legs[at] as Point, leg), 0);
  const count = Math.min(64, Math.max(1, Math.ceil(turn / finestTurn)));
  return Array.from({ length: count }, (_, at): Point => {
    const t = (at + 1) / count;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [
      a * start[0] + b * one[0] + c * two[0] + d * end[0],
      a * start[1] + b * one[1] + c * two[1] + d * end[1],
    ];
  });
}

function piecesOf(points: readonly Point[]): Piece[] {
  const pieces: Piece[] = [];
  let [from] = points;
  for (const to of points.slice(1)) {
    if (!from) break;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length <= 1e-6) continue;
    pieces.push({ from, to, length, way: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] });
    from = to;
  }
  return pieces;
}

/** A point beside another one: so far along the normal of a way, to its left when it is negative. */
const beside = ([x, y]: Point, way: Point, by: number): Point => [x + way[1] * by, y - way[0] * by];

/** The outer edge of a corner that is not pointed: cut off, or round. */
function outerEdge({ to, way }: Piece, after: Piece, by: number, join: PictureLine['join']): Point[] {
  const [from, end] = [beside(to, way, by), beside(to, after.way, by)];
  return [from, ...(join === 'round' ? arc(to, from, end) : [end])];
}

/** Where the edges of two pieces meet on each side; null where one of them is too short for that. */
function corner(before: Piece, after: Piece, { half, join }: Pen): { right: Point[]; left: Point[] } | null {
  const cosine = before.way[0] * after.way[0] + before.way[1] * after.way[1];
  // Along the normals of both, from the corner to where the edges meet.
  const reach = half / Math.max(1e-9, 1 + cosine);
  const inwards = half * Math.sqrt(Math.max(0, 1 - cosine) / Math.max(1e-9, 1 + cosine));
  // Half of it is for the corner at its other end.
  if (inwards > Math.min(before.length, after.length) / 2) return null;
  const across: Point = [before.way[0] + after.way[0], before.way[1] + after.way[1]];
  const meeting = (by: number) => [beside(before.to, across, by)];
  // Within a curve no corner is rounded: its pieces are as fine as that already.
  const isSharp = Math.acos(Math.max(-1, Math.min(1, cosine))) > 2 * finestTurn;
  const isMet = join === undefined ? Math.sqrt(2 / (1 + cosine)) <= miterLimit : !isSharp;
  if (isMet) return { right: meeting(reach), left: meeting(-reach) };
  const bend = before.way[0] * after.way[1] - before.way[1] * after.way[0];
  const cutOff = (by: number) => outerEdge(before, after, by, join);
  return bend > 0
    ? { right: cutOff(half), left: meeting(-reach) }
    : { right: meeting(reach), left: cutOff(-half) };
}

/** The outer side of a corner whose pieces lie on one another, as an area of its own. */
function wedge(before: Piece, after: Piece, { half, join }: Pen): string {
  const [{ to, way }, next] = [before, after.way];
  const bend = way[0] * next[1] - way[1] * next[0];
  const share = 1 + way[0] * next[0] + way[1] * next[1];
  // Straight back: only a round corner has something beyond.
  if (Math.abs(bend) < 1e-6 && (share > 1 || join !== 'round')) return '';
  const by = bend > 0 ? half : -half;
  if (join !== undefined || share <= 1e-6 || Math.sqrt(2 / share) > miterLimit)
    return written([to, ...outerEdge(before, after, by, join)]);
  const spike = beside(to, [way[0] + next[0], way[1] + next[1]], by / share);
  return written([to, beside(to, way, by), spike, beside(to, next, by)]);
}

/** What stands beyond the end of a line that runs there, from its right edge to its left one. */
function beyondEnd(at: Point, way: Point, { half, cap }: Pen): Point[] {
  if (cap === undefined) return [];
  const [right, left] = [beside(at, way, half), beside(at, way, -half)];
  const beyond = ([x, y]: Point): Point => [x + way[0] * half, y + way[1] * half];
  if (cap === 'square') return [beyond(right), beyond(left)];
  return [...arc(at, right, beyond(at)), ...arc(at, beyond(at), left).slice(0, -1)];
}

/** Both edges of a line, corner by corner. Where a corner is too tight for its pieces, the line is broken in two. */
function edgesOf(pieces: readonly Piece[], isClosed: boolean, pen: Pen): string {
  const { half } = pen;
  const corners = pieces.map((piece, at) => {
    const next = pieces[at + 1] ?? (isClosed ? pieces[0] : undefined);
    return next && next !== piece ? { next, meets: corner(piece, next, pen) } : null;
  });
  if (isClosed && pieces.length > 2 && corners.every((one) => one?.meets)) {
    const side = (hand: 'right' | 'left') => corners.flatMap((one) => one?.meets?.[hand] ?? []);
    return contour(side('right')) + contour(side('left').reverse());
  }
  // A closed line is run through from behind a corner that is broken.
  const begin = isClosed ? corners.findIndex((one) => !one?.meets) + 1 : 0;
  let [areas, begun, right, left]: [string, Point[], Point[], Point[]] = ['', [], [], []];
  for (let step = 0; step < pieces.length; step += 1) {
    const at = (begin + step) % pieces.length;
    const piece = pieces[at] as Piece;
    const { from, to, way } = piece;
    if (right.length === 0) {
      [right, left] = [[beside(from, way, half)], [beside(from, way, -half)]];
      begun = step === 0 && !isClosed ? beyondEnd(from, [-way[0], -way[1]], pen) : [];
    }
    const met = corners[at];
    const isLast = step === pieces.length - 1;
    if (met?.meets && !isLast) {
      right.push(...met.meets.right);
      left.push(...met.meets.left);
      continue;
    }
    const end = isLast && !isClosed ? beyondEnd(to, way, pen) : [];
    left.push(beside(to, way, -half));
    areas += written([...begun, ...right, beside(to, way, half), ...end, ...left.reverse()]);
    areas += met ? wedge(piece, met.next, pen) : '';
    [right, left] = [[], []];
  }
  return areas;
}

/**
 * A line of a width as an area, which is what can be cut, sewn and printed: one outline wherever its corners leave room for it,
 * else areas one on another by the nonzero rule.
 */
export function strokeOutline(path: string, { width, cap, join }: Omit<PictureLine, 'colour'>): string {
  return parseOutline(path)
    .map(({ start, stretches, closed }) => {
      const points: Point[] = [start];
      for (const stretch of stretches) {
        const from = points.at(-1) as Point;
        points.push(...(stretch.length === 3 ? pointsOfCurve(from, stretch) : stretch));
      }
      if (closed && points.length > 1) points.push(start);
      const pieces = piecesOf(points);
      return edgesOf(pieces, closed && pieces.length > 1, { half: width / 2, cap, join });
    })
    .join('');
}
