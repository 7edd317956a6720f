import { embroideryLimits } from './limits';
import type { Point } from './plane';
import { depthOf, type Raster } from './raster';

/** How well stitches do what a shape asks for. */
interface Judgement {
  /** Share of the shape that thread lies on, from 0 to 1. */
  covered: number;
  /** How far the outermost stitch is outside, in millimetres. */
  outside: number;
}

/** Marks the cells whose middle lies under a stitch, and says how far outside the shape its middle line runs. */
function lay(
  raster: Raster,
  laid: Uint8Array,
  away: Float32Array | readonly number[],
  from: Point,
  to: Point,
): number {
  const { width, height, cell, origin } = raster;
  const [x1, y1] = [(from[0] - origin[0]) / cell, (from[1] - origin[1]) / cell];
  const [dx, dy] = [(to[0] - from[0]) / cell, (to[1] - from[1]) / cell];
  const [x2, y2] = [x1 + dx, y1 + dy];
  if (Math.min(x1, x2, y1, y2) < -0.5 || Math.max(x1, x2) > width - 0.5 || Math.max(y1, y2) > height - 0.5)
    return Infinity;
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(dx, dy)));
  let outside = 0;
  for (let step = 0; step <= steps; step += 1) {
    const at = Math.round(y1 + (dy * step) / steps) * width + Math.round(x1 + (dx * step) / steps);
    outside = Math.max(outside, away[at] as number);
    laid[at] = 1;
  }
  const reach = embroideryLimits.threadWidth / 2 / cell;
  const long = dx * dx + dy * dy || 1;
  // Half of what a row has under the stitch, if it had no ends.
  const half = dy === 0 ? Infinity : (reach * Math.sqrt(long)) / Math.abs(dy);
  const [top, bottom] = [
    Math.max(0, Math.ceil(Math.min(y1, y2) - reach)),
    Math.min(height - 1, Math.floor(Math.max(y1, y2) + reach)),
  ];
  const [left, right] = [
    Math.max(0, Math.ceil(Math.min(x1, x2) - reach)),
    Math.min(width - 1, Math.floor(Math.max(x1, x2) + reach)),
  ];
  for (let y = top; y <= bottom; y += 1) {
    const middle = dy === 0 ? left : x1 + (dx * (y - y1)) / dy;
    const last = Math.min(right, Math.floor(middle + half));
    for (let x = Math.max(left, Math.ceil(middle - half)); x <= last; x += 1) {
      const share = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / long));
      const [offX, offY] = [x - x1 - share * dx, y - y1 - share * dy];
      if (offX * offX + offY * offY <= reach * reach + 1e-9) laid[y * width + x] = 1;
    }
  }
  return outside;
}

/** Lays every stitch of some threads on the cells of a shape. */
export function judgeStitches(raster: Raster, threads: readonly (readonly Point[])[]): Judgement {
  const away = depthOf({ ...raster, inside: raster.inside.map((is) => 1 - is) });
  const laid = new Uint8Array(raster.inside.length);
  let outside = 0;
  for (const thread of threads)
    for (let at = 1; at < thread.length; at += 1)
      outside = Math.max(outside, lay(raster, laid, away, thread[at - 1] as Point, thread[at] as Point));
  let [inside, covered] = [0, 0];
  for (let at = 0; at < laid.length; at += 1) {
    inside += raster.inside[at] as number;
    covered += raster.inside[at] && laid[at] ? 1 : 0;
  }
  return { covered: inside === 0 ? 1 : covered / inside, outside };
}
