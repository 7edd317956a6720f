import { directionTo, distance, lengthOf, type Point, pacedAlong } from './plane';
import { cellAt, type Raster } from './raster';
import { type Branch, type Knot, turned } from './skeleton';

/** The middle line of what is sewn as one column, with half its width at each point. */
export interface Stroke {
  line: Point[];
  half: number[];
  /** Where other strokes meet it. */
  loose: boolean[];
  closed: boolean;
}

interface End {
  branch: Branch;
  /** Does the branch begin at the knot? Then it is read backwards to arrive there. */
  begins: boolean;
}

/** The direction in which a branch leaves a knot, seen from a little way along it. */
function leaving({ branch, begins }: End, knot: Knot): Point {
  const line = begins ? branch.line : branch.line.toReversed();
  const [near, far] = [0.9 * knot.depth, 2.2 * knot.depth];
  let walked = 0;
  let first: Point | null = null;
  let last = line[line.length - 1] as Point;
  for (let at = 1; at < line.length; at += 1) {
    walked += distance(line[at - 1] as Point, line[at] as Point);
    if (!first && walked >= near) first = line[at] as Point;
    if (walked < far) continue;
    last = line[at] as Point;
    break;
  }
  return first && distance(first, last) > 0.4 * knot.depth
    ? directionTo(first, last)
    : directionTo(knot.at, last);
}

/** Which ends at a knot go on as one column: the straightest first, none that turns by more than 50°. */
function pairs(ends: readonly End[], knot: Knot): [End, End][] {
  const directions = ends.map((end) => leaving(end, knot));
  const candidates: { one: number; other: number; straight: number }[] = [];
  for (let one = 0; one < ends.length; one += 1)
    for (let other = one + 1; other < ends.length; other += 1) {
      const [a, b] = [directions[one] as Point, directions[other] as Point];
      candidates.push({ one, other, straight: -(a[0] * b[0] + a[1] * b[1]) });
    }
  candidates.sort((a, b) => b.straight - a.straight);
  const taken = new Set<number>();
  const found: [End, End][] = [];
  for (const { one, other, straight } of candidates) {
    if (straight < Math.cos((50 * Math.PI) / 180) || taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    found.push([ends[one] as End, ends[other] as End]);
  }
  return found;
}

interface Joint {
  /** Index in the line. */
  at: number;
  depth: number;
}

/** Branches strung together into one column, with the knots it passes. */
interface Chain {
  line: Point[];
  joints: Joint[];
  closed: boolean;
  start: { knot: Knot | null; free: boolean; corner: boolean };
  end: { knot: Knot | null; free: boolean; corner: boolean };
}

function chainsOf(branches: readonly Branch[]): Chain[] {
  const ends = new Map<Knot, End[]>();
  for (const branch of branches) {
    if (branch.from) ends.set(branch.from, [...(ends.get(branch.from) ?? []), { branch, begins: true }]);
    if (branch.to) ends.set(branch.to, [...(ends.get(branch.to) ?? []), { branch, begins: false }]);
  }
  const follows = new Map<string, End>();
  const ids = new Map(branches.map((branch, id) => [branch, id]));
  const key = ({ branch, begins }: End) => `${ids.get(branch)} ${begins}`;
  for (const [knot, here] of ends)
    for (const [one, other] of pairs(here, knot)) {
      follows.set(key(one), other);
      follows.set(key(other), one);
    }
  const used = new Set<Branch>();
  const chains: Chain[] = [];
  const closing = (knot: Knot | null) => ({
    knot,
    free: !knot || ends.get(knot)?.length === 1,
    corner: knot?.corner === true && ends.get(knot)?.length === 2,
  });
  for (const first of branches) {
    if (used.has(first)) continue;
    // Back to where the column begins, then along it.
    let start: End = { branch: first, begins: true };
    for (let step = 0; step < branches.length; step += 1) {
      const before = follows.get(key(start));
      if (!before || before.branch === first) break;
      start = { branch: before.branch, begins: !before.begins };
    }
    const chain: Chain = {
      line: [],
      joints: [],
      closed: false,
      start: closing(start.begins ? start.branch.from : start.branch.to),
      end: closing(null),
    };
    let here: End | undefined = start;
    while (here && !used.has(here.branch)) {
      used.add(here.branch);
      const branch: Branch = here.begins ? here.branch : turned(here.branch);
      if (chain.line.length > 0 && branch.from)
        chain.joints.push({ at: chain.line.length - 1, depth: branch.from.depth });
      chain.line.push(...(chain.line.length > 0 ? branch.line.slice(1) : branch.line));
      chain.end = closing(branch.to);
      here = follows.get(key({ branch: here.branch, begins: !here.begins }));
    }
    chain.closed =
      (chain.end.knot === null && chain.start.knot === null) ||
      (here !== undefined && here.branch === start.branch);
    chains.push(chain);
  }
  return chains;
}

function smoothed(line: readonly Point[], closed: boolean, rounds: number): Point[] {
  let points = [...line];
  for (let round = 0; round < rounds; round += 1)
    points = points.map((point, at) => {
      if (!closed && (at === 0 || at === points.length - 1)) return point;
      const before = points[(at - 1 + points.length) % points.length] as Point;
      const after = points[(at + 1) % points.length] as Point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  return points;
}

/** How far a line has been walked at each of its points. */
function walkedAlong(line: readonly Point[]): number[] {
  const walked = [0];
  for (let at = 1; at < line.length; at += 1)
    walked.push((walked[at - 1] as number) + distance(line[at - 1] as Point, line[at] as Point));
  return walked;
}

const pace = 0.2;

/** What is read from the raster; where a knot disturbs it, what lies on both sides of it. */
function halfWidths(
  line: readonly Point[],
  disturbed: readonly boolean[],
  raster: Raster,
  depth: Float32Array,
) {
  const half = line.map((point) => {
    const cell = cellAt(raster, point);
    return cell < 0 ? 0 : (depth[cell] as number);
  });
  const sure = half.map((_, at) => at).filter((at) => !disturbed[at]);
  if (sure.length === 0)
    return half.map(() => half.toSorted((a, b) => a - b)[Math.floor(half.length / 2)] ?? 0);
  let next = 0;
  return half.map((own, at) => {
    if (!disturbed[at]) return own;
    while (next < sure.length && (sure[next] as number) < at) next += 1;
    const after = sure[next];
    const before = sure[next - 1];
    if (before === undefined) return half[after as number] as number;
    if (after === undefined) return half[before] as number;
    const share = (at - before) / (after - before);
    return (half[before] as number) * (1 - share) + (half[after] as number) * share;
  });
}

/** Makes a chain's line run straight through its knots, and on to where the stroke ends. */
function strokeOf(chain: Chain, raster: Raster, depth: Float32Array): Stroke | null {
  const walked = walkedAlong(chain.line);
  const total = walked[walked.length - 1] as number;
  const zones = chain.joints.map(({ at, depth: reach }) => ({
    middle: walked[at] as number,
    reach: 1.15 * reach,
  }));
  const inZone = (distanceAlong: number) =>
    zones.some(({ middle, reach }) => Math.abs(distanceAlong - middle) < reach);
  // An end in a knot is cut off and drawn straight again from what leads there.
  const cut = (end: Chain['start']) => {
    if (!end.knot || chain.closed) return 0;
    return Math.min(end.free ? 0.35 * end.knot.depth : 1.15 * end.knot.depth, 0.45 * total);
  };
  const [cutStart, cutEnd] = [cut(chain.start), cut(chain.end)];
  const kept = chain.line.filter((_, at) => {
    const here = walked[at] as number;
    return here >= cutStart && here <= total - cutEnd && !inZone(here);
  });
  if (kept.length < 2) return null;
  let line = pacedAlong(chain.closed ? [...kept, kept[0] as Point] : kept, pace);
  if (chain.closed) line.pop();
  const width = Math.max(...chain.joints.map((joint) => joint.depth), 0.3);
  line = smoothed(line, chain.closed, Math.min(24, Math.max(6, Math.round((width / pace) * 2))));
  const middle = lengthOf(line);
  const extended = (end: Chain['start'], outermost: Point, inner: Point, cutBy: number): Point[] => {
    if (!end.knot || chain.closed) return [];
    const direction = directionTo(inner, outermost);
    const reach = end.free || end.corner ? cutBy + 2.2 * end.knot.depth : cutBy + 0.1 * end.knot.depth;
    const to: Point = [outermost[0] + direction[0] * reach, outermost[1] + direction[1] * reach];
    return pacedAlong([outermost, to], pace).slice(1);
  };
  const back = (depthOfEnd: number) => Math.max(1, Math.round(Math.min(1.2 * depthOfEnd, middle / 2) / pace));
  const head = extended(
    chain.start,
    line[0] as Point,
    line[Math.min(line.length - 1, back(chain.start.knot?.depth ?? 0))] as Point,
    cutStart,
  ).toReversed();
  const tail = extended(
    chain.end,
    line[line.length - 1] as Point,
    line[Math.max(0, line.length - 1 - back(chain.end.knot?.depth ?? 0))] as Point,
    cutEnd,
  );
  const whole = [...head, ...line, ...tail];
  const disturbed = whole.map((point, at) => {
    if (at < head.length || at >= head.length + line.length) return true;
    return chain.joints.some(
      ({ at: knot, depth: reach }) => distance(chain.line[knot] as Point, point) < 1.15 * reach,
    );
  });
  return {
    line: whole,
    half: halfWidths(whole, disturbed, raster, depth),
    loose: disturbed,
    closed: chain.closed,
  };
}

/** The columns of a part, the largest first. */
export function strokesOf(branches: readonly Branch[], raster: Raster, depth: Float32Array): Stroke[] {
  const size = ({ line, half }: Stroke) => line.length * (half[Math.floor(half.length / 2)] ?? 0);
  return chainsOf(branches)
    .flatMap((chain) => strokeOf(chain, raster, depth) ?? [])
    .sort((a, b) => size(b) - size(a));
}
