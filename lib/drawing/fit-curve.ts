// After Philip J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems (1990).

type Point = readonly [x: number, y: number];

/** From a point before it: two handles and an end. */
type Curve = readonly [Point, Point, Point];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];

function unit(vector: Point): Point {
  const length = Math.hypot(...vector);
  return length === 0 ? [0, 0] : [vector[0] / length, vector[1] / length];
}

function onCurve(start: Point, [a, b, end]: Curve, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1) =>
    u * u * u * start[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t * t * t * end[axis];
  return [at(0), at(1)];
}

/** How far along each point is, from 0 to 1. */
function paces(points: readonly Point[]): number[] {
  const along = [0];
  for (let at = 1; at < points.length; at += 1)
    along.push(
      (along[at - 1] as number) + Math.hypot(...minus(points[at] as Point, points[at - 1] as Point)),
    );
  const whole = along.at(-1) || 1;
  return along.map((length) => length / whole);
}

function leastSquares(points: readonly Point[], along: readonly number[], out: Point, back: Point): Curve {
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [at, point] of points.entries()) {
    const t = along[at] as number;
    const u = 1 - t;
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t];
    const [ends0, ends1] = [u * u * u + b1, b2 + t * t * t];
    const off = minus(point, plus([start[0] * ends0, start[1] * ends0], end, ends1));
    c00 += b1 * b1;
    c01 += b1 * b2 * dot(out, back);
    c11 += b2 * b2;
    x0 += b1 * dot(out, off);
    x1 += b2 * dot(back, off);
  }
  const whole = c00 * c11 - c01 * c01;
  const length = Math.hypot(...minus(end, start));
  const [first, second] =
    Math.abs(whole) < 1e-9 ? [0, 0] : [(x0 * c11 - x1 * c01) / whole, (c00 * x1 - c01 * x0) / whole];
  // Handles that turn round or fly off are those of a straight line.
  const usual = length / 3;
  const safe = (by: number) => (by > length * 1e-3 && by < length * 3 ? by : usual);
  return [plus(start, out, safe(first)), plus(end, back, safe(second)), end];
}

/** A step of Newton's towards the place of the curve that is nearest. */
function closer(start: Point, curve: Curve, point: Point, t: number): number {
  const [a, b, end] = curve;
  const u = 1 - t;
  const off = minus(onCurve(start, curve, t), point);
  const first: Point = [0, 1].map(
    (axis) =>
      3 *
      (u * u * ((a[axis] as number) - (start[axis] as number)) +
        2 * u * t * ((b[axis] as number) - (a[axis] as number)) +
        t * t * ((end[axis] as number) - (b[axis] as number))),
  ) as unknown as Point;
  const second: Point = [0, 1].map(
    (axis) =>
      6 *
      (u * ((b[axis] as number) - 2 * (a[axis] as number) + (start[axis] as number)) +
        t * ((end[axis] as number) - 2 * (b[axis] as number) + (a[axis] as number))),
  ) as unknown as Point;
  const slope = dot(first, first) + dot(off, second);
  return Math.abs(slope) < 1e-9 ? t : Math.min(1, Math.max(0, t - dot(off, first) / slope));
}

/** The first point that is far enough for a direction: nearer ones would tell that of a step of the staircase. */
function farFrom(points: readonly Point[], from: number, by: 1 | -1): Point {
  const here = points[from] as Point;
  let at = from;
  for (let step = 0; step < Math.max(1, points.length / 2); step += 1) {
    const next = points[at + by];
    if (!next) break;
    at += by;
    if (Math.hypot(next[0] - here[0], next[1] - here[1]) >= 6) break;
  }
  return points[at] as Point;
}

const leaving = (points: readonly Point[]): Point => unit(minus(farFrom(points, 0, 1), points[0] as Point));

/**
 * Curves that follow points, none of them further off than `tolerance`.
 *
 * @param points the first is where the curves begin
 * @param out direction of the beginning; null takes it from the points
 */
export function fitCurves(
  points: readonly Point[],
  tolerance: number,
  out: Point | null = null,
  back: Point | null = null,
): Curve[] {
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  const [first, last] = [out ?? leaving(points), back ?? leaving([...points].reverse())];
  if (points.length < 3) {
    const third = Math.hypot(...minus(end, start)) / 3;
    return [[plus(start, first, third), plus(end, last, third), end]];
  }
  let along = paces(points);
  let curve = leastSquares(points, along, first, last);
  let [worst, split] = [Infinity, points.length >> 1];
  for (let turn = 0; turn < 4; turn += 1) {
    [worst, split] = [0, points.length >> 1];
    for (const [at, point] of points.entries()) {
      const off = Math.hypot(...minus(onCurve(start, curve, along[at] as number), point));
      if (off > worst) [worst, split] = [off, at];
    }
    if (worst <= tolerance) return [curve];
    if (worst > tolerance * 6) break;
    along = along.map((t, at) => closer(start, curve, points[at] as Point, t));
    curve = leastSquares(points, along, first, last);
  }
  const at = Math.min(points.length - 2, Math.max(1, split));
  const through = unit(minus(farFrom(points, at, 1), farFrom(points, at, -1)));
  const reversed: Point = [-through[0], -through[1]];
  return [
    ...fitCurves(points.slice(0, at + 1), tolerance, first, reversed),
    ...fitCurves(points.slice(at), tolerance, through, last),
  ];
}
