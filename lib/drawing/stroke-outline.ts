import { parseOutline } from './outlines';

type Point = readonly [x: number, y: number];

/** A straight piece of a line. */
interface Piece {
  from: Point;
  to: Point;
  /** From one to the other, one long. */
  way: Point;
  length: number;
}

/** Where SVG draws a bevel in place of a spike: stroke-miterlimit is 4. */
const miterLimit = 4;

/** How far a curve turns within one straight piece, in radians: of a ring as wide as a hand the corners are not felt. */
const finestTurn = Math.PI / 45;

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

/** Where the edges of two pieces meet on each side; null where one of them is too short for that. */
function corner(before: Piece, after: Piece, half: number): { right: Point[]; left: Point[] } | null {
  const cosine = before.way[0] * after.way[0] + before.way[1] * after.way[1];
  // Along the normals of both, from the corner to where the edges meet.
  const reach = half / Math.max(1e-9, 1 + cosine);
  const inwards = half * Math.sqrt(Math.max(0, 1 - cosine) / Math.max(1e-9, 1 + cosine));
  // Half of it is for the corner at its other end.
  if (inwards > Math.min(before.length, after.length) / 2) return null;
  const across: Point = [before.way[0] + after.way[0], before.way[1] + after.way[1]];
  const meeting = (by: number) => [beside(before.to, across, by)];
  if (Math.sqrt(2 / (1 + cosine)) <= miterLimit) return { right: meeting(reach), left: meeting(-reach) };
  const bend = before.way[0] * after.way[1] - before.way[1] * after.way[0];
  const cutOff = (by: number) => [beside(before.to, before.way, by), beside(before.to, after.way, by)];
  return bend > 0
    ? { right: cutOff(half), left: meeting(-reach) }
    : { right: meeting(reach), left: cutOff(-half) };
}

/** The outer side of a corner whose pieces lie on one another, as an area of its own. */
function wedge({ to, way }: Piece, { way: next }: Piece, half: number): string {
  const bend = way[0] * next[1] - way[1] * next[0];
  if (Math.abs(bend) < 1e-6) return '';
  const by = bend > 0 ? half : -half;
  const share = 1 + way[0] * next[0] + way[1] * next[1];
  const spike =
    share > 1e-6 && Math.sqrt(2 / share) <= miterLimit
      ? [beside(to, [way[0] + next[0], way[1] + next[1]], by / share)]
      : [];
  return written([to, beside(to, way, by), ...spike, beside(to, next, by)]);
}

/** Both edges of a line, corner by corner. Where a corner is too tight for its pieces, the line is broken in two. */
function edgesOf(pieces: readonly Piece[], isClosed: boolean, half: number): string {
  const corners = pieces.map((piece, at) => {
    const next = pieces[at + 1] ?? (isClosed ? pieces[0] : undefined);
    return next && next !== piece ? { next, meets: corner(piece, next, half) } : null;
  });
  if (isClosed && pieces.length > 2 && corners.every((one) => one?.meets)) {
    const side = (hand: 'right' | 'left') => corners.flatMap((one) => one?.meets?.[hand] ?? []);
    return contour(side('right')) + contour(side('left').reverse());
  }
  // A closed line is run through from behind a corner that is broken.
  const begin = isClosed ? corners.findIndex((one) => !one?.meets) + 1 : 0;
  let [areas, right, left]: [string, Point[], Point[]] = ['', [], []];
  for (let step = 0; step < pieces.length; step += 1) {
    const at = (begin + step) % pieces.length;
    const piece = pieces[at] as Piece;
    if (right.length === 0)
      [right, left] = [[beside(piece.from, piece.way, half)], [beside(piece.from, piece.way, -half)]];
    const met = corners[at];
    if (met?.meets && step < pieces.length - 1) {
      right.push(...met.meets.right);
      left.push(...met.meets.left);
      continue;
    }
    right.push(beside(piece.to, piece.way, half));
    left.push(beside(piece.to, piece.way, -half));
    areas += written([...right, ...left.reverse()]) + (met ? wedge(piece, met.next, half) : '');
    [right, left] = [[], []];
  }
  return areas;
}

/**
 * A line of a width as an area, which is what can be cut, sewn and printed: one outline wherever its corners leave room for it,
 * else areas one on another by the nonzero rule.
 */
export function strokeOutline(path: string, width: number): string {
  return parseOutline(path)
    .map(({ start, stretches, closed }) => {
      const points: Point[] = [start];
      for (const stretch of stretches) {
        const from = points.at(-1) as Point;
        points.push(...(stretch.length === 3 ? pointsOfCurve(from, stretch) : stretch));
      }
      if (closed && points.length > 1) points.push(start);
      const pieces = piecesOf(points);
      return edgesOf(pieces, closed && pieces.length > 1, width / 2);
    })
    .join('');
}
