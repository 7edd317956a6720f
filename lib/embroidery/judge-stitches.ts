import { embroideryLimits } from './limits';
import { between, distance, type Point } from './plane';
import { cellAt, depthOf, type Raster } from './raster';

/** How well stitches do what a shape asks for. */
export interface Judgement {
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
  let outside = 0;
  for (const thread of threads)
    for (let at = 1; at < thread.length; at += 1) {
      const [from, to] = [thread[at - 1] as Point, thread[at] as Point];
      const steps = Math.max(1, Math.ceil(distance(from, to) / (raster.cell * Math.max(1, reach))));
      for (let step = 0; step <= steps; step += 1) {
        const cell = cellAt(raster, between(from, to, step / steps));
        if (cell < 0) {
          outside = Infinity;
          continue;
        }
        outside = Math.max(outside, away[cell] as number);
        for (const by of brush) laid[cell + by] = 1;
      }
    }
  let [inside, covered] = [0, 0];
  for (let at = 0; at < laid.length; at += 1) {
    inside += raster.inside[at] as number;
    covered += raster.inside[at] && laid[at] ? 1 : 0;
  }
  return { covered: inside === 0 ? 1 : covered / inside, outside };
}
