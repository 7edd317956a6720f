import { lengthOf, type Point } from './plane';
import { middleOf, type Raster } from './raster';

/** Where branches meet or end. */
export interface Knot {
  at: Point;
  /** Distance to the outside. */
  depth: number;
  /** A corner of the outline pointed here: two branches that meet here meet at an angle, not in a curve. */
  corner: boolean;
}

/** A piece of the middle line, from one knot to another; a ring has no knots. */
export interface Branch {
  from: Knot | null;
  to: Knot | null;
  line: Point[];
}

/** Neighbours in a circle, beginning in the east. */
const circle = (width: number) => [1, 1 - width, -width, -width - 1, -1, width - 1, width, width + 1];

/** May a cell be emptied without breaking or opening anything? (Yokoi's number for eight neighbours is one.) */
function isSimple(cells: Uint8Array, at: number, around: readonly number[]): boolean {
  let changes = 0;
  for (let k = 0; k < 8; k += 2) {
    const side = cells[at + (around[k] as number)] ? 0 : 1;
    const corner = cells[at + (around[k + 1] as number)] ? 0 : 1;
    const next = cells[at + (around[(k + 2) % 8] as number)] ? 0 : 1;
    changes += side - side * corner * next;
  }
  return changes === 1;
}

/** Cells of a ridge: from none of their neighbours does it rise as steeply as it would on a slope. */
function isRidge(depth: Float32Array, at: number, around: readonly number[], cell: number): boolean {
  const here = depth[at] as number;
  if (here < 2.5 * cell) return false;
  for (let k = 0; k < 8; k += 1) {
    const rise = (depth[at + (around[k] as number)] as number) - here;
    if (rise > (k % 2 === 0 ? 0.82 : 1.16) * cell) return false;
  }
  return true;
}

/** Takes cells away from the outside in, as long as what is left hangs together in the same way. */
function thin(raster: Raster, depth: Float32Array): Uint8Array {
  const cells = Uint8Array.from(raster.inside);
  const around = circle(raster.width);
  const order: number[] = [];
  for (let at = 0; at < cells.length; at += 1) if (cells[at]) order.push(at);
  order.sort((a, b) => (depth[a] as number) - (depth[b] as number));
  const kept = new Uint8Array(cells.length);
  for (const at of order) if (isRidge(depth, at, around, raster.cell)) kept[at] = 1;
  const neighbours = (at: number) => around.reduce((sum, step) => sum + (cells[at + step] as number), 0);
  const takeAway = (mayGo: (at: number) => boolean) => {
    const seen = new Uint8Array(cells.length);
    for (const start of order) {
      const stack = [start];
      seen[start] = 1;
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        if (!cells[at] || !mayGo(at) || !isSimple(cells, at, around)) continue;
        cells[at] = 0;
        for (const step of around) if (cells[at + step] && seen[at + step]) stack.push(at + step);
      }
    }
  };
  takeAway((at) => kept[at] === 0);
  takeAway((at) => neighbours(at) > 1);
  return cells;
}

/** Follows the thin cells from knot to knot. */
function trace(raster: Raster, depth: Float32Array, cells: Uint8Array): Branch[] {
  const around = circle(raster.width);
  const linked = (at: number): number[] => {
    const found: number[] = [];
    for (let k = 0; k < 8; k += 1) {
      if (!cells[at + (around[k] as number)]) continue;
      // A diagonal step is none where two straight ones lead there.
      if (
        k % 2 === 1 &&
        (cells[at + (around[k - 1] as number)] || cells[at + (around[(k + 1) % 8] as number)])
      )
        continue;
      found.push(at + (around[k] as number));
    }
    return found;
  };
  const knots = new Map<number, Knot>();
  const starts: number[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (!cells[at]) continue;
    starts.push(at);
    if (linked(at).length !== 2)
      knots.set(at, { at: middleOf(raster, at), depth: depth[at] as number, corner: false });
  }
  const branches: Branch[] = [];
  const walked = new Set<string>();
  const seen = new Uint8Array(cells.length);
  const walk = (start: number, first: number) => {
    const line = [middleOf(raster, start)];
    let [before, here] = [start, first];
    walked.add(`${start} ${first}`);
    for (;;) {
      line.push(middleOf(raster, here));
      seen[here] = 1;
      if (knots.has(here) || here === start) break;
      const next = linked(here).find((cell) => cell !== before);
      if (next === undefined) break;
      [before, here] = [here, next];
    }
    walked.add(`${here} ${before}`);
    branches.push({ from: knots.get(start) ?? null, to: knots.get(here) ?? null, line });
  };
  for (const start of knots.keys()) {
    seen[start] = 1;
    for (const first of linked(start)) if (!walked.has(`${start} ${first}`)) walk(start, first);
  }
  for (const start of starts) {
    const [first] = linked(start);
    if (!seen[start] && first !== undefined) walk(start, first);
  }
  return branches;
}

const degreesOf = (branches: readonly Branch[]) => {
  const degrees = new Map<Knot, number>();
  for (const { from, to } of branches)
    for (const knot of [from, to]) if (knot) degrees.set(knot, (degrees.get(knot) ?? 0) + 1);
  return degrees;
};

/** Takes away branches that only say that the outline has a corner, or that are shorter than the stroke is wide. */
function prune(branches: Branch[]): Branch[] {
  const degrees = degreesOf(branches);
  const kept = branches.filter(({ from, to, line }) => {
    if (!from || !to || from === to) return true;
    const [end, fork] = degrees.get(from) === 1 ? [from, to] : [to, from];
    if (degrees.get(end) !== 1 || (degrees.get(fork) ?? 0) < 3) return true;
    const reach = (lengthOf(line) + end.depth - fork.depth) / Math.max(fork.depth, 1e-3);
    const isCorner = end.depth < 0.4 * fork.depth;
    if (isCorner && reach > 0.15 && reach < 1.4) fork.corner = true;
    return reach >= (isCorner ? 1.4 : 0.35);
  });
  return kept;
}

/** Knots so near to each other that they are one crossing become one. */
function gather(branches: Branch[]): Branch[] {
  const degrees = degreesOf(branches);
  const into = new Map<Knot, Knot>();
  const home = (knot: Knot): Knot => {
    const next = into.get(knot);
    return next ? home(next) : knot;
  };
  const kept = branches.filter(({ from, to, line }) => {
    if (!from || !to || from === to) return true;
    if ((degrees.get(from) ?? 0) < 3 || (degrees.get(to) ?? 0) < 3) return true;
    if (lengthOf(line) > 0.8 * Math.max(from.depth, to.depth)) return true;
    const [a, b] = [home(from), home(to)];
    if (a !== b) {
      const [large, small] = a.depth >= b.depth ? [a, b] : [b, a];
      large.corner ||= small.corner;
      into.set(small, large);
    }
    return false;
  });
  return kept.map((branch) => ({
    ...branch,
    from: branch.from && home(branch.from),
    to: branch.to && home(branch.to),
  }));
}

/** Where two branches are left at a knot and no corner says otherwise, they are one. */
function join(branches: Branch[]): Branch[] {
  const all = [...branches];
  const degrees = degreesOf(all);
  for (const [knot, degree] of degrees) {
    if (degree !== 2 || knot.corner) continue;
    const [one, other] = all.filter(({ from, to }) => from === knot || to === knot);
    if (!one) continue;
    if (!other) {
      // Both ends of one branch: a ring.
      all[all.indexOf(one)] = { ...one, from: null, to: null };
      continue;
    }
    const first = one.to === knot ? one : turned(one);
    const second = other.from === knot ? other : turned(other);
    all.splice(all.indexOf(one), 1);
    all.splice(all.indexOf(other), 1);
    all.push({ from: first.from, to: second.to, line: [...first.line, ...second.line.slice(1)] });
  }
  return all;
}

export const turned = ({ from, to, line }: Branch): Branch => ({
  from: to,
  to: from,
  line: line.toReversed(),
});

/** The middle lines of a part of a raster, without those that only lead into corners. */
export function skeletonOf(raster: Raster, depth: Float32Array): Branch[] {
  let branches = trace(raster, depth, thin(raster, depth));
  for (let round = 0; round < 12; round += 1) {
    const next = join(prune(gather(branches)));
    if (next.length === branches.length) return next;
    branches = next;
  }
  return branches;
}
