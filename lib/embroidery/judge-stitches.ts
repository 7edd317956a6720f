import { embroideryLimits } from './limits';
import { distance, type Point } from './plane';
import { depthOf, type Raster } from './raster';

/** How well stitches do what a shape asks for. */
interface Judgement {
  /** Share of the shape that thread lies on, from 0 to 1. */
  covered: number;
  /** How far the outermost stitch is outside, in millimetres. */
  outside: number;
}

/** Lays every stitch of some threads on the cells of a shape. */
export function judgeStitches(raster: Raster, threads: readonly (readonly Point[])[]): Judgement {
  const away = depthOf({ ...raster, inside: raster.inside.map((is) => 1 - is) });
  const laid = new Uint8Array(raster.inside.length);
  const reach = Math.max(0.5, embroideryLimits.threadWidth / 2 / raster.cell);
  const brush: number[] = [];
  for (let dy = -Math.floor(reach); dy <= reach; dy += 1)
    for (let dx = -Math.floor(reach); dx <= reach; dx += 1)
      if (dx * dx + dy * dy <= reach * reach) brush.push(dy * raster.width + dx);
  const { width, height, cell } = raster;
  const [left, top] = raster.origin;
  let outside = 0;
  for (const thread of threads)
    for (let at = 1; at < thread.length; at += 1) {
      const [from, to] = [thread[at - 1] as Point, thread[at] as Point];
      const steps = Math.max(1, Math.ceil(distance(from, to) / (raster.cell * Math.max(1, reach))));
      const [dx, dy] = [(to[0] - from[0]) / steps, (to[1] - from[1]) / steps];
      for (let step = 0; step <= steps; step += 1) {
        const column = Math.round((from[0] + dx * step - left) / cell);
        const row = Math.round((from[1] + dy * step - top) / cell);
        if (column < 0 || row < 0 || column >= width || row >= height) {
          outside = Infinity;
          continue;
        }
        const at = row * width + column;
        outside = Math.max(outside, away[at] as number);
        for (let brushed = 0; brushed < brush.length; brushed += 1) laid[at + (brush[brushed] as number)] = 1;
      }
    }
  let [inside, covered] = [0, 0];
  for (let at = 0; at < laid.length; at += 1) {
    inside += raster.inside[at] as number;
    covered += raster.inside[at] && laid[at] ? 1 : 0;
  }
  return { covered: inside === 0 ? 1 : covered / inside, outside };
}
