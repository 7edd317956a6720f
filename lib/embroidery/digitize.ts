import { atOnce, gently, type Steps } from '@/lib/limits/steps';
import { clip, cover, type Rung, rungsOf } from './column';
import { contoursAtDepth, fillOf, hatchOf, sewHatch, wayInside } from './fill';
import { judgeStitches } from './judge-stitches';
import { embroideryBounds, embroideryLimits } from './limits';
import { longAxisOf, patchesOf } from './patches';
import { between, distance, type Point, pacedAlong } from './plane';
import type { PrintShape } from './print-shape';
import { cellAt, depthOf, middleOf, partsOf, type Raster, rasterOf } from './raster';
import { readPath } from './read-path';
import { type Region, regionOf, regionsOf } from './region';
import { type Column, medianWidth, sewColumns } from './sew-columns';
import { type Command, Sewing } from './sewing';
import { skeletonOf } from './skeleton';
import { strokesOf } from './strokes';

export type EmbroideryRefusal =
  | 'unreadable'
  | 'tooManyShapes'
  | 'tooManyPoints'
  | 'tooLarge'
  | 'tooIntricate'
  | 'tooManyStitches';

/** What the needle does, with the thread of each colour. */
export interface Embroidery {
  commands: readonly Command[];
  /** "#rrggbb" of each thread, in the order in which they are sewn. */
  threads: readonly string[];
}

type Digitized = ({ status: 'ok' } & Embroidery) | { status: 'refused'; reason: EmbroideryRefusal };

const { widestColumn, narrowestColumn, fillAngle } = embroideryLimits;

const unit = (degrees: number): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

/** Strokes of one part as columns, and patches where they leave the cloth bare; null where a fill does it better. */
function columnsOf(region: Region, raster: Raster, depth: Float32Array, area: number): Column[] | null {
  const deepest = depth.reduce((most, value) => Math.max(most, value), 0);
  if (2 * deepest > widestColumn + 0.2) return null;
  // A dot or a square has no stroke: it is one patch.
  const isCompact = (Math.PI * deepest ** 2) / area > 0.4;
  const strokes = isCompact ? [] : strokesOf(skeletonOf(raster, depth), raster, depth);
  if (strokes.reduce((sum, { line }) => sum + line.length, 0) * region.edges.length > 40_000_000) return null;
  const covered = new Uint8Array(raster.inside.length);
  const columns: Column[] = [];
  const add = (rungs: readonly Rung[], closed: boolean) => {
    const clipped = clip(rungs, raster, covered);
    cover(clipped, raster, covered);
    const first = clipped.findIndex(({ shows }) => shows);
    const last = clipped.findLastIndex(({ shows }) => shows);
    const own = closed ? clipped : clipped.slice(first, last + 1);
    if (first >= 0 && own.length > 1) columns.push({ rungs: own, closed, thin: false });
  };
  for (const stroke of strokes) {
    const half = stroke.half.toSorted((a, b) => a - b)[Math.floor(stroke.half.length / 2)] ?? 0;
    const rungs = rungsOf(region, stroke);
    if (2 * half >= narrowestColumn) add(rungs, stroke.closed);
    else {
      cover(rungs, raster, covered);
      if (rungs.length > 1) columns.push({ rungs, closed: stroke.closed, thin: true });
    }
  }
  for (const rungs of patchesOf(region, raster, covered)) {
    cover(rungs, raster, covered);
    columns.push({ rungs, closed: false, thin: false });
  }
  let bare = 0;
  for (let at = 0; at < covered.length; at += 1) if (raster.inside[at] && !covered[at]) bare += 1;
  const widest = Math.max(0, ...columns.map(({ rungs }) => medianWidth(rungs)));
  return columns.length === 0 || bare * raster.cell ** 2 > 0.06 * area || widest > widestColumn + 1
    ? null
    : columns;
}

/** One part in rows: a run along its edges, an open underlay across, then the rows. */
function sewFill(region: Region, raster: Raster, depth: Float32Array, area: number, sewing: Sewing) {
  const points: Point[] = [];
  for (let at = 0; at < raster.inside.length; at += 7)
    if (raster.inside[at]) points.push(middleOf(raster, at));
  const { axis, stretch } = longAxisOf(points);
  const small = 2 * depth.reduce((most, value) => Math.max(most, value), 0) <= widestColumn && stretch > 1.25;
  const direction: Point = small ? [axis[1], -axis[0]] : unit(-fillAngle);
  const across: Point = [direction[1], -direction[0]];
  const inset = Math.min(0.7, 0.3 * Math.sqrt(area));
  for (const loop of area > 4 ? contoursAtDepth(raster, depth, inset) : []) {
    const start = loop.reduce(
      (best, point, at) =>
        distance(sewing.here, point) < distance(sewing.here, loop[best] as Point) ? at : best,
      0,
    );
    const turned = [...loop.slice(start), ...loop.slice(0, start + 1)];
    if (loop.length * raster.cell > 3)
      travel(raster, sewing, pacedAlong(turned, embroideryLimits.underlayStitch));
  }
  const away = depthOf({ ...raster, inside: raster.inside.map((is) => 1 - is) });
  const sew = (hatch: ReturnType<typeof fillOf>) => {
    for (const step of sewHatch(hatch, sewing.here))
      travel(raster, sewing, step.kind === 'way' ? [step.to] : heldInside(raster, away, step.points));
  };
  if (area > 30) sew(hatchOf(region, across, 2.4, 0.9));
  sew(fillOf(region, direction, area < 80 ? 0.35 : embroideryLimits.spacing));
}

/** Leads the thread round a notch where the ends of two rows lie on either side of it. */
function heldInside(raster: Raster, away: Float32Array, points: readonly Point[]): Point[] {
  const [first] = points;
  const held: Point[] = first ? [first] : [];
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1] as Point, points[at] as Point];
    const steps = Math.ceil(distance(from, to) / 0.2);
    let leaves = false;
    for (let step = 1; step < steps && !leaves; step += 1) {
      const cell = cellAt(raster, between(from, to, step / steps));
      leaves = cell < 0 || (away[cell] as number) > 0.3;
    }
    const way = leaves ? wayInside(raster, from, to, 40) : null;
    held.push(...(way ? pacedAlong(way, embroideryLimits.runStitch).slice(1) : [to]));
  }
  return held;
}

/** Goes on with a piece of thread: by stitches inside the shape where there is a way, else by cutting. */
function travel(raster: Raster, sewing: Sewing, piece: readonly Point[]) {
  const [first] = piece;
  if (!first) return;
  const away = sewing.isDown ? distance(sewing.here, first) : Infinity;
  const way = sewing.isDown && away > 0.5 ? wayInside(raster, sewing.here, first, 40) : null;
  if (way) sewing.run(pacedAlong(way, embroideryLimits.runStitch));
  else if (away > 0.5) sewing.goTo(first, piece[1] ?? first);
  sewing.run(piece);
}

/** Sews a region, part by part; answers how many cells were looked at. */
function* sewRegion(region: Region, sewing: Sewing, mostCells: number): Generator<void, number> {
  const raster = rasterOf(region);
  const parts = partsOf(raster, Math.ceil(0.15 / raster.cell ** 2));
  // Each piece costs a search for its outline as well.
  const cells = raster.inside.length + parts.reduce((sum, { inside }) => sum + 4_000 + inside.length, 0);
  if (cells > mostCells) return cells;
  const nearness = (part: Raster) => distance(sewing.here, middleOf(part, part.inside.indexOf(1)));
  for (const part of parts.sort((a, b) => nearness(a) - nearness(b))) {
    sewPart(parts.length === 1 ? region : onlyPart(region, part), part, sewing);
    yield;
    if (sewing.count > embroideryBounds.stitches) break;
  }
  return cells;
}

function sewPart(region: Region, part: Raster, sewing: Sewing) {
  const depth = depthOf(part);
  const area = part.inside.reduce((sum, is) => sum + is, 0) * part.cell ** 2;
  const columns = columnsOf(region, part, depth, area);
  const pieces = columns ? sewColumns(columns, sewing.here, part) : [];
  const judged = columns && judgeStitches(part, pieces);
  const isThin = columns?.some(({ thin }) => thin) ?? false;
  if (!judged || judged.outside > 0.5 || (judged.covered < 0.955 && !isThin)) {
    sewFill(region, part, depth, area, sewing);
    return;
  }
  for (const piece of pieces) {
    if (piece[0] && distance(sewing.here, piece[0]) > 0.5) sewing.goTo(piece[0], piece[1] ?? piece[0]);
    sewing.run(piece);
  }
}

/** The lines of a region that bound one of its parts. */
function onlyPart(region: Region, part: Raster): Region {
  const near = region.contours.filter((contour) => {
    // All of a line is at the edge of one part: some of its points tell which.
    const every = Math.max(1, Math.floor(contour.length / 40));
    return contour.some(([x, y], at) => {
      if (at % every !== 0) return false;
      const column = Math.round((x - part.origin[0]) / part.cell);
      const row = Math.round((y - part.origin[1]) / part.cell);
      if (column < 2 || row < 2 || column >= part.width - 2 || row >= part.height - 2) return false;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1)
          if (part.inside[(row + dy) * part.width + column + dx]) return true;
      return false;
    });
  });
  return near.length > 0 ? regionOf(near, region.rule) : region;
}

/** Reads shapes, or says why not. */
function readShapes(shapes: readonly PrintShape[]) {
  if (shapes.length > embroideryBounds.shapes) return { status: 'refused', reason: 'tooManyShapes' } as const;
  const read: { fill: string; regions: Region[] }[] = [];
  let points = 0;
  let pieces = 0;
  for (const { d, fill, rule } of shapes) {
    if (d.length > 40 * embroideryBounds.points)
      return { status: 'refused', reason: 'tooManyPoints' } as const;
    const contours = readPath(d, { most: embroideryBounds.points });
    if (typeof contours === 'string') return { status: 'refused', reason: contours } as const;
    points += contours.reduce((sum, contour) => sum + contour.length, 0);
    if (points > embroideryBounds.points) return { status: 'refused', reason: 'tooManyPoints' } as const;
    const regions = regionsOf(contours, rule);
    const { widest } = embroideryBounds;
    if (
      regions.some(({ bounds }) => bounds.right - bounds.left > widest || bounds.bottom - bounds.top > widest)
    )
      return { status: 'refused', reason: 'tooLarge' } as const;
    pieces += regions.length;
    if (pieces > embroideryBounds.pieces) return { status: 'refused', reason: 'tooIntricate' } as const;
    read.push({ fill: fill.toLowerCase(), regions });
  }
  return { status: 'ok', shapes: read } as const;
}

type ReadShape = Extract<ReturnType<typeof readShapes>, { status: 'ok' }>['shapes'][number];

/** Brings shapes of one colour together where nothing lies between them, so that the machine stops less. */
function byThread(shapes: readonly ReadShape[]): ReadShape[] {
  const waiting = [...shapes];
  const order: ReadShape[] = [];
  const overlap = (a: ReadShape, b: ReadShape) =>
    a.regions.some(({ bounds: p }) =>
      b.regions.some(
        ({ bounds: q }) => p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom,
      ),
    );
  while (waiting.length > 0) {
    const last = order[order.length - 1];
    const same = waiting.findIndex(
      (shape, at) =>
        shape.fill === last?.fill && !waiting.slice(0, at).some((other) => overlap(shape, other)),
    );
    order.push(...waiting.splice(Math.max(0, same), 1));
  }
  return order;
}

/** The nearest first, but nothing is left behind on the left: text is sewn as it is read. */
function nextOf(waiting: readonly Region[], here: Point): number {
  let [best, least] = [0, Infinity];
  for (const [at, { bounds }] of waiting.entries()) {
    const away = distance(here, [bounds.left, (bounds.top + bounds.bottom) / 2]) + 2 * bounds.left;
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/** Turns flat shapes into what an embroidery machine does, in tenths of a millimetre; rests after each part, for who has other work. */
function* digitizeInSteps(shapes: readonly PrintShape[]): Steps<Digitized> {
  const read = readShapes(shapes);
  if (read.status === 'refused') return read;
  const sewing = new Sewing();
  const threads: string[] = [];
  let cells = 0;
  for (const { fill, regions } of byThread(read.shapes)) {
    if (fill !== threads[threads.length - 1]) {
      if (threads.length > 0) sewing.changeThread();
      threads.push(fill);
    }
    for (const waiting = [...regions]; waiting.length > 0; ) {
      const [next] = waiting.splice(nextOf(waiting, sewing.here), 1);
      if (!next) break;
      cells += yield* sewRegion(next, sewing, embroideryBounds.cells - cells);
      if (cells > embroideryBounds.cells) return { status: 'refused', reason: 'tooIntricate' };
      if (sewing.count > embroideryBounds.stitches) return { status: 'refused', reason: 'tooManyStitches' };
    }
  }
  return { status: 'ok', commands: sewing.finish(), threads };
}

/** As `digitizeInSteps`, in one go. */
export const digitize = (shapes: readonly PrintShape[]): Digitized => atOnce(digitizeInSteps(shapes));

/** The same, for a process that has others to serve: between two parts it waits for `rest`. */
export const digitizeGently = (
  shapes: readonly PrintShape[],
  rest: () => Promise<void>,
): Promise<Digitized> => gently(digitizeInSteps(shapes), rest);
