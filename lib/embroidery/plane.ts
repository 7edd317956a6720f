/** Millimetres; y grows downwards, as in SVG. */
export type Point = readonly [x: number, y: number];

/** A closed line of straight pieces; the last point leads back to the first. */
export type Contour = readonly Point[];

export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The unit vector from one point to another; to the right where they are one. */
export function directionTo(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let at = 1; at < line.length; at += 1) length += distance(line[at - 1] as Point, line[at] as Point);
  return length;
}

/** Points at even distances of about `step` along a line, both ends included. */
export function pacedAlong(line: readonly Point[], step: number): Point[] {
  const [first] = line;
  if (!first) return [];
  const total = lengthOf(line);
  const pieces = Math.max(1, Math.round(total / step));
  const paced: Point[] = [first];
  let walked = 0;
  let next = 1;
  for (let at = 1; at < line.length; at += 1) {
    const [a, b] = [line[at - 1] as Point, line[at] as Point];
    const length = distance(a, b);
    while (next < pieces && walked + length >= (total * next) / pieces && length > 0) {
      paced.push(between(a, b, ((total * next) / pieces - walked) / length));
      next += 1;
    }
    walked += length;
  }
  if (line.length > 1) paced.push(line[line.length - 1] as Point);
  return paced;
}
