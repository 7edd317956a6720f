import type { Point } from './plane';
import type { Region } from './region';

/** Cells that are inside a region, with a margin of outside all round. */
export interface Raster {
  width: number;
  height: number;
  /** Millimetres a cell. */
  cell: number;
  /** The middle of cell 0. */
  origin: Point;
  inside: Uint8Array;
}

/** Millimetres of outside round a shape: more than a stitch may be off it. */
const marginWidth = 0.9;
const mostCells = 400_000;

export const middleOf = (raster: Raster, index: number): Point => [
  raster.origin[0] + (index % raster.width) * raster.cell,
  raster.origin[1] + Math.floor(index / raster.width) * raster.cell,
];

/** The cell a point is in; -1 outside the raster. */
export function cellAt(raster: Raster, [x, y]: Point): number {
  const column = Math.round((x - raster.origin[0]) / raster.cell);
  const row = Math.round((y - raster.origin[1]) / raster.cell);
  return column < 0 || row < 0 || column >= raster.width || row >= raster.height
    ? -1
    : row * raster.width + column;
}

/** Twice the area over the outline: how wide the strokes of a shape are, on the whole. */
function strokeWidthOf({ edges }: Region): number {
  let [area, outline] = [0, 0];
  for (let at = 0; at < edges.length; at += 4) {
    const [ax, ay] = [edges[at] as number, edges[at + 1] as number];
    const [bx, by] = [edges[at + 2] as number, edges[at + 3] as number];
    area += (ax * by - bx * ay) / 2;
    outline += Math.hypot(bx - ax, by - ay);
  }
  return (2 * Math.abs(area)) / Math.max(outline, 1e-9);
}

export function rasterOf(region: Region): Raster {
  const { left, top, right, bottom } = region.bounds;
  const fine = Math.min(0.2, Math.max(0.05, strokeWidthOf(region) / 14));
  const cell = Math.max(fine, Math.sqrt(((right - left + 1) * (bottom - top + 1)) / mostCells));
  const margin = Math.ceil(marginWidth / cell);
  const width = Math.ceil((right - left) / cell) + 1 + 2 * margin;
  const height = Math.ceil((bottom - top) / cell) + 1 + 2 * margin;
  const origin: Point = [left - margin * cell, top - margin * cell];
  const rows: number[][] = Array.from({ length: height }, () => []);
  const { edges } = region;
  for (let at = 0; at < edges.length; at += 4) {
    const [ax, ay, bx, by] = [
      edges[at],
      edges[at + 1],
      edges[at + 2],
      edges[at + 3],
    ] as unknown as number[] as [number, number, number, number];
    if (ay === by) continue;
    const [low, high] = ay < by ? [ay, by] : [by, ay];
    const last = Math.ceil((high - origin[1]) / cell) - 1;
    for (let row = Math.max(0, Math.ceil((low - origin[1]) / cell)); row <= last && row < height; row += 1) {
      const y = origin[1] + row * cell;
      rows[row]?.push(ax + ((bx - ax) * (y - ay)) / (by - ay), ay < by ? 1 : -1);
    }
  }
  const inside = new Uint8Array(width * height);
  for (const [row, flat] of rows.entries()) {
    const crossings: [number, number][] = [];
    for (let at = 0; at < flat.length; at += 2) crossings.push([flat[at] as number, flat[at + 1] as number]);
    crossings.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    for (const [at, [x, turn]] of crossings.entries()) {
      winding += turn;
      const next = crossings[at + 1];
      if (!next || (region.rule === 'nonzero' ? winding === 0 : winding % 2 === 0)) continue;
      const first = Math.ceil((x - origin[0]) / cell);
      inside.fill(
        1,
        row * width + first,
        row * width + Math.max(first, Math.ceil((next[0] - origin[0]) / cell)),
      );
    }
  }
  return { width, height, cell, origin, inside };
}

/** Parts of a raster that hang together, by their eight neighbours; each as a raster of its own. */
export function partsOf(raster: Raster, leastCells = 1): Raster[] {
  const seen = new Uint8Array(raster.inside.length);
  const parts: Raster[] = [];
  const steps = [-1, 1, -raster.width, raster.width];
  steps.push(-raster.width - 1, -raster.width + 1, raster.width - 1, raster.width + 1);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !raster.inside[start]) continue;
    const cells = [start];
    seen[start] = 1;
    for (let at = 0; at < cells.length; at += 1)
      for (const step of steps) {
        const next = (cells[at] as number) + step;
        if (raster.inside[next] && !seen[next]) {
          seen[next] = 1;
          cells.push(next);
        }
      }
    if (cells.length >= leastCells) parts.push(cropped(raster, cells));
  }
  return parts;
}

/** Some cells of a raster as a raster of their own, no larger than it has to be. */
function cropped(raster: Raster, cells: readonly number[]): Raster {
  const margin = Math.ceil(marginWidth / raster.cell);
  let [left, top, right, bottom] = [raster.width, raster.height, 0, 0];
  for (const at of cells) {
    const [x, y] = [at % raster.width, Math.floor(at / raster.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [width, height] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
  const inside = new Uint8Array(width * height);
  for (const at of cells) {
    const [x, y] = [at % raster.width, Math.floor(at / raster.width)];
    inside[(y - top + margin) * width + x - left + margin] = 1;
  }
  const origin: Point = [
    raster.origin[0] + (left - margin) * raster.cell,
    raster.origin[1] + (top - margin) * raster.cell,
  ];
  return { width, height, cell: raster.cell, origin, inside };
}

/** One pass of the distance transform of Felzenszwalb and Huttenlocher (2012) over a row or column of squares. */
function transformLine(
  values: Float64Array,
  count: number,
  peaks: Int32Array,
  bounds: Float64Array,
  out: Float64Array,
) {
  let last = 0;
  peaks[0] = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let at = 1; at < count; at += 1) {
    let crossing = 0;
    for (;;) {
      const peak = peaks[last] as number;
      crossing =
        ((values[at] as number) + at * at - ((values[peak] as number) + peak * peak)) / (2 * at - 2 * peak);
      if (crossing > (bounds[last] as number)) break;
      last -= 1;
    }
    last += 1;
    peaks[last] = at;
    bounds[last] = crossing;
    bounds[last + 1] = Infinity;
  }
  last = 0;
  for (let at = 0; at < count; at += 1) {
    while ((bounds[last + 1] as number) < at) last += 1;
    const peak = peaks[last] as number;
    out[at] = (at - peak) ** 2 + (values[peak] as number);
  }
}

/** How far each cell is from the outside, in millimetres. */
export function depthOf({ width, height, cell, inside }: Raster): Float32Array {
  const far = 1e9;
  const squares = Float64Array.from(inside, (is) => (is ? far : 0));
  const most = Math.max(width, height) + 1;
  const [line, out] = [new Float64Array(most), new Float64Array(most)];
  const [peaks, bounds] = [new Int32Array(most), new Float64Array(most + 1)];
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) line[y] = squares[y * width + x] as number;
    transformLine(line, height, peaks, bounds, out);
    for (let y = 0; y < height; y += 1) squares[y * width + x] = out[y] as number;
  }
  const depth = new Float32Array(squares.length);
  for (let y = 0; y < height; y += 1) {
    transformLine(squares.subarray(y * width, (y + 1) * width), width, peaks, bounds, out);
    // The outside begins half a cell before the middle of its first cell.
    for (let x = 0; x < width; x += 1)
      depth[y * width + x] = Math.max(0, Math.sqrt(out[x] as number) - 0.5) * cell;
  }
  return depth;
}
