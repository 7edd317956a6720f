import { flattenOutline, parseOutline } from './outlines';

type Point = readonly [x: number, y: number];

/** Where SVG draws a bevel in place of a spike: stroke-miterlimit is 4. */
const miterLimit = 4;

const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** All run the same way round, so that one on another is one area by the nonzero rule. */
function written(points: readonly Point[]): string {
  const turned = areaOf(points) < 0 ? [...points].reverse() : points;
  return `M${turned.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
}

/** The corner between two pieces of a line: where their edges meet, or cut off. */
function joint([x, y]: Point, before: Point, after: Point, half: number): string {
  const bend = before[0] * after[1] - before[1] * after[0];
  if (Math.abs(bend) < 1e-6) return '';
  const outer = bend > 0 ? 1 : -1;
  // The normals that lie on the outer side of the bend.
  const one: Point = [before[1] * outer, -before[0] * outer];
  const other: Point = [after[1] * outer, -after[0] * outer];
  const share = 1 + one[0] * other[0] + one[1] * other[1];
  const at = ([nx, ny]: Point, by = half): Point => [x + nx * by, y + ny * by];
  const spike: Point[] =
    share > 1e-6 && Math.sqrt(2 / share) <= miterLimit
      ? [at([one[0] + other[0], one[1] + other[1]], half / share)]
      : [];
  return written([[x, y], at(one), ...spike, at(other)]);
}

/**
 * A line of a width as an area, which is what can be cut, sewn and printed: its pieces and corners, one on another by the nonzero
 * rule.
 */
export function strokeOutline(path: string, width: number): string {
  const half = width / 2;
  const closed = parseOutline(path).map((one) => one.closed);
  return flattenOutline(path, 8)
    .map((given, which) => {
      const points = given.filter(([x, y], at) => {
        const before = given[at - 1];
        return !before || Math.hypot(x - before[0], y - before[1]) > 1e-6;
      });
      const [first, last] = [points[0], points.at(-1)];
      const isClosed = closed[which] === true && points.length > 1;
      if (isClosed && first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) > 1e-6)
        points.push(first);
      const pieces = points.slice(1).map((to, at) => {
        const from = points[at] as Point;
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        return { from, to, way: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as Point };
      });
      return pieces
        .map(({ from, to, way }, at) => {
          const [nx, ny] = [way[1] * half, -way[0] * half];
          const next = pieces[at + 1] ?? (isClosed ? pieces[0] : undefined);
          return (
            written([
              [from[0] + nx, from[1] + ny],
              [to[0] + nx, to[1] + ny],
              [to[0] - nx, to[1] - ny],
              [from[0] - nx, from[1] - ny],
            ]) + (next && next !== pieces[at] ? joint(to, way, next.way, half) : '')
          );
        })
        .join('');
    })
    .join('');
}
