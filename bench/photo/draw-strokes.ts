import type { Stroke } from '@/lib/photo-film/picture';

// The fixed rule: where most is wrong in one piece, a line along its middle with the mark that puts it right.

const step = 4;
const brush = 14;

interface Grid {
  width: number;
  height: number;
  wrong: Uint8Array;
}

/** 1: should be paint and is not; 2: is and should not be. */
function findWrong(mask: Uint8Array, found: Uint8Array, width: number, height: number): Grid {
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const wrong = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = (y * step + step / 2) * width + x * step + step / 2;
      const [should, is] = [(mask[at] as number) > 127, (found[at] as number) > 127];
      wrong[y * w + x] = should === is ? 0 : should ? 1 : 2;
    }
  return { width: w, height: h, wrong };
}

/** How far each cell is from one of another kind: two passes over a 3-4 mask. */
function depths({ width, height, wrong }: Grid): Float32Array {
  const depth = new Float32Array(wrong.length);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (depth[y * width + x] as number);
  const kind = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : (wrong[y * width + x] as number);
  const pass = (xs: number[], ys: number[], sides: [number, number][]) => {
    for (const y of ys)
      for (const x of xs) {
        const i = y * width + x;
        if ((wrong[i] as number) === 0) continue;
        let best = (depth[i] as number) === 0 ? 1e6 : (depth[i] as number);
        for (const [dx, dy] of sides) {
          const reach = dx !== 0 && dy !== 0 ? 1.4 : 1;
          best = Math.min(
            best,
            (kind(x + dx, y + dy) === (wrong[i] as number) ? at(x + dx, y + dy) : 0) + reach,
          );
        }
        depth[i] = best;
      }
  };
  const [xs, ys] = [Array.from({ length: width }, (_, x) => x), Array.from({ length: height }, (_, y) => y)];
  pass(xs, ys, [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
  ]);
  pass(xs.toReversed(), ys.toReversed(), [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ]);
  return depth;
}

/** The largest piece of one kind of wrong, weighed so that what is broad counts: nobody marks a hairline. */
function largestPiece(grid: Grid, depth: Float32Array): number[] {
  const { width, height, wrong } = grid;
  const seen = new Uint8Array(wrong.length);
  let best: number[] = [];
  for (let first = 0; first < wrong.length; first += 1) {
    if ((wrong[first] as number) === 0 || (seen[first] as number) === 1 || (depth[first] as number) < 2)
      continue;
    const piece = [first];
    seen[first] = 1;
    for (let i = 0; i < piece.length; i += 1) {
      const [x, y] = [(piece[i] as number) % width, Math.floor((piece[i] as number) / width)];
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const [u, v] = [x + dx, y + dy];
        const k = v * width + u;
        if (
          u < 0 ||
          v < 0 ||
          u >= width ||
          v >= height ||
          (seen[k] as number) === 1 ||
          (wrong[k] as number) !== (wrong[first] as number) ||
          (depth[k] as number) < 2
        )
          continue;
        seen[k] = 1;
        piece.push(k);
      }
    }
    if (piece.length > best.length) best = piece;
  }
  return best;
}

/** Ways within a piece from one cell, short where it is deep: so they run along its middle. */
function waysFrom(from: number, piece: Set<number>, depth: Float32Array, width: number) {
  const far = new Map<number, number>([[from, 0]]);
  const before = new Map<number, number>();
  const steps = new Map<number, number>([[from, 0]]);
  const buckets: number[][] = [[from]];
  let last = from;
  for (let slot = 0; slot < buckets.length; slot += 1) {
    for (const k of buckets[slot] ?? []) {
      const own = far.get(k) ?? 0;
      if (Math.floor(own * 20) < slot) continue;
      if ((steps.get(k) ?? 0) > (steps.get(last) ?? 0) && (depth[k] as number) >= 2.5) last = k;
      for (const [side, long] of [
        [-1, 1],
        [1, 1],
        [-width, 1],
        [width, 1],
        [-width - 1, 1.4],
        [-width + 1, 1.4],
        [width - 1, 1.4],
        [width + 1, 1.4],
      ] as const) {
        const next = k + side;
        if (!piece.has(next)) continue;
        const distance = own + long / (1 + (depth[next] as number)) ** 2;
        if (distance >= (far.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        far.set(next, distance);
        before.set(next, k);
        steps.set(next, (steps.get(k) ?? 0) + long);
        const at = Math.floor(distance * 20);
        buckets[at] ??= [];
        buckets[at].push(next);
      }
    }
  }
  return { last, before };
}

/** The next stroke of somebody who looks at what is found and puts right what is most wrong; null when nothing broad is. */
export function nextStroke(
  mask: Uint8Array,
  found: Uint8Array,
  width: number,
  height: number,
): Stroke | null {
  const grid = findWrong(mask, found, width, height);
  const depth = depths(grid);
  const cells = largestPiece(grid, depth);
  if (cells.length === 0) return null;
  const piece = new Set(cells);
  const deepest = cells.reduce(
    (best, k) => ((depth[k] as number) > (depth[best] as number) ? k : best),
    cells[0] as number,
  );
  const end = waysFrom(deepest, piece, depth, grid.width).last;
  const { last, before } = waysFrom(end, piece, depth, grid.width);
  const points: number[] = [];
  for (let at: number | undefined = last, i = 0; at !== undefined; at = before.get(at), i += 1) {
    if (i % 4 !== 0 && before.has(at)) continue;
    points.push((at % grid.width) * step + step / 2, Math.floor(at / grid.width) * step + step / 2);
  }
  const mark = (grid.wrong[deepest] as number) === 1 ? 'paint' : 'not-paint';
  // As broad as there is room, and no broader than the tool's brush.
  const radius = Math.max(3, Math.min(brush, (depth[deepest] as number) * step * 0.4));
  return { mark, points, radius };
}

/** How much two masks have in common: what both have over what either has. */
export function overlap(mask: Uint8Array, found: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i += 1) {
    const [should, is] = [(mask[i] as number) > 127, (found[i] as number) > 127];
    if (should && is) both += 1;
    if (should || is) either += 1;
  }
  return either === 0 ? 1 : both / either;
}
