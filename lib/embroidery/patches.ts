import type { Rung } from './column';
import { embroideryLimits } from './limits';
import type { Point } from './plane';
import { depthOf, middleOf, partsOf, type Raster } from './raster';
import { chordsAlong, type Region } from './region';

/** The direction in which cells lie spread out most. */
export function longAxisOf(points: readonly Point[]): { middle: Point; axis: Point; stretch: number } {
  const count = Math.max(1, points.length);
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - middle[0]) ** 2;
    xy += (x - middle[0]) * (y - middle[1]);
    yy += (y - middle[1]) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const spread = Math.hypot(xx - yy, 2 * xy);
  return {
    middle,
    axis: [Math.cos(angle), Math.sin(angle)],
    stretch: Math.sqrt((xx + yy + spread) / Math.max(1e-9, xx + yy - spread)),
  };
}

/** Columns for what no stroke covers: serifs, outer corners, the middle of a crossing. */
export function patchesOf(region: Region, raster: Raster, covered: Uint8Array): Rung[][] {
  const bare = raster.inside.map((is, at) => (is && !covered[at] ? 1 : 0));
  const least = Math.max(4, Math.ceil(0.12 / raster.cell ** 2));
  return partsOf({ ...raster, inside: bare }, least).flatMap((part) => {
    const depth = depthOf(part);
    let [area, deepest] = [0, 0];
    const points: Point[] = [];
    for (let at = 0; at < part.inside.length; at += 1) {
      if (!part.inside[at]) continue;
      area += 1;
      deepest = Math.max(deepest, depth[at] as number);
      points.push(middleOf(part, at));
    }
    if (deepest < 0.09 || area * raster.cell ** 2 < 0.12) return [];
    const rungs = rungsAcross(region, points, raster.cell);
    return rungs.length > 1 ? [rungs] : [];
  });
}

function rungsAcross(region: Region, points: readonly Point[], cell: number): Rung[] {
  const { middle, axis } = longAxisOf(points);
  const normal: Point = [axis[1], -axis[0]];
  const step = embroideryLimits.spacing / 2;
  const ranges = new Map<number, [number, number]>();
  for (const [x, y] of points) {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const slot = Math.round((dx * axis[0] + dy * axis[1]) / step);
    const across = dx * normal[0] + dy * normal[1];
    const range = ranges.get(slot);
    if (range) ranges.set(slot, [Math.min(range[0], across), Math.max(range[1], across)]);
    else ranges.set(slot, [across, across]);
  }
  const more = 0.3 + cell;
  return [...ranges]
    .sort(([a], [b]) => a - b)
    .flatMap(([slot, [low, high]]): Rung[] => {
      const origin: Point = [middle[0] + axis[0] * slot * step, middle[1] + axis[1] * slot * step];
      const at = (by: number): Point => [origin[0] + normal[0] * by, origin[1] + normal[1] * by];
      const chord = chordsAlong(region, origin, normal).find(([from, to]) => from < high && to > low);
      if (!chord) return [];
      let [from, to] = [Math.max(low - more, chord[0] - 0.15), Math.min(high + more, chord[1] + 0.15)];
      if (to - from < 0.7) [from, to] = [(from + to) / 2 - 0.35, (from + to) / 2 + 0.35];
      return [{ left: at(to), right: at(from), shows: true }];
    });
}
