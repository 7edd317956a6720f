import type { Contour, Point } from '@/lib/embroidery/plane';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { readPath } from '@/lib/embroidery/read-path';
import { chordsAlong, type Region, regionOf } from '@/lib/embroidery/region';

const key = ([x, y]: Point) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** Every straight piece of some outlines, cut where another crosses it. */
function piecesOf(contours: readonly Contour[]): [Point, Point][] {
  const edges: [Point, Point][] = contours.flatMap((contour) =>
    contour.map((point, at): [Point, Point] => [
      contour[(at + contour.length - 1) % contour.length] as Point,
      point,
    ]),
  );
  const cuts: number[][] = edges.map(() => []);
  const order = edges
    .map(([a, b], at) => ({ at, left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) }))
    .sort((one, other) => one.left - other.left);
  for (const [place, { at, right }] of order.entries())
    for (let next = place + 1; next < order.length && (order[next]?.left ?? Infinity) <= right; next += 1) {
      const other = order[next]?.at ?? at;
      const [[a, b], [c, d]] = [edges[at], edges[other]] as [[Point, Point], [Point, Point]];
      const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (Math.abs(cross) < 1e-12) continue;
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
      if (t < -1e-9 || t > 1 + 1e-9 || u < -1e-9 || u > 1 + 1e-9) continue;
      cuts[at]?.push(t);
      cuts[other]?.push(u);
    }
  return edges.flatMap(([a, b], at) => {
    const shares = [0, ...(cuts[at] ?? []).filter((t) => t > 1e-6 && t < 1 - 1e-6).sort((p, q) => p - q), 1];
    const on = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return shares.slice(1).map((to, index): [Point, Point] => [on(shares[index] as number), on(to)]);
  });
}

/**
 * The outlines of shapes as one piece, their boolean union: where they overlap, no line is left that a knife would follow. Curves are straight to a
 * hundredth of a millimetre, to which a plotter is blind. Null for what cannot be read.
 */
export function weld(shapes: readonly Pick<PrintShape, 'd' | 'rule'>[]): Contour[] | null {
  const read = shapes.map(({ d, rule }) => ({ contours: readPath(d, { tolerance: 0.01 }), rule }));
  const regions: Region[] = [];
  for (const { contours, rule } of read) {
    if (typeof contours === 'string') return null;
    if (contours.length > 0) regions.push(regionOf(contours, rule));
  }
  const isInside = ([x, y]: Point) =>
    regions.some((region) => {
      const { left, right, top, bottom } = region.bounds;
      if (x < left || x > right || y < top || y > bottom) return false;
      return chordsAlong(region, [x, y], [1, 0]).some(([from, to]) => from < 0 && to > 0);
    });
  const follows = new Map<string, { from: Point; to: Point }[]>();
  const seen = new Set<string>();
  for (const [a, b] of piecesOf(regions.flatMap(({ contours }) => contours))) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 1e-4) continue;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * 2e-3, ((b[0] - a[0]) / length) * 2e-3];
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const left = isInside([mx + nx, my + ny]);
    if (left === isInside([mx - nx, my - ny])) continue;
    // All lines have the inside on the same hand, so that they can be strung together.
    const [from, to] = left ? [a, b] : [b, a];
    const name = `${key(from)} ${key(to)}`;
    if (seen.has(name) || key(from) === key(to)) continue;
    seen.add(name);
    follows.set(key(from), [...(follows.get(key(from)) ?? []), { from, to }]);
  }
  return strung(follows);
}

function strung(follows: Map<string, { from: Point; to: Point }[]>): Contour[] {
  const welded: Contour[] = [];
  for (const [start, waiting] of follows)
    while (waiting.length > 0) {
      const line: Point[] = [];
      let at = start;
      for (;;) {
        const next = follows.get(at)?.shift();
        if (!next) break;
        line.push(next.from);
        at = key(next.to);
        if (at === start) break;
      }
      if (line.length > 2) welded.push(line);
    }
  return welded;
}
