import { addEvidence, geodesicDistance } from './evidence';
import { minCut } from './min-cut';
import { toLabPicture } from './oklab';
import type { LabPicture, Picture, Stroke } from './picture';
import { regionsUnder } from './rasterise-stroke';
import { connectRegions, findRegions, type RegionGraph, type Regions } from './regions';

/** A picture made ready for strokes: done once, when it is chosen. */
export interface Prepared {
  /** How many of the picture's pixels, in each direction, are one here. */
  step: number;
  lab: LabPicture;
  regions: Regions;
  graph: RegionGraph;
  /** Patches along the edge of the picture, seldom the vehicle, and what they say about the others. */
  frame: readonly number[];
  around: Float32Array;
}

/** Pixels of the longer side while patches are looked for, and from one patch to the next. */
const workingSide = 800;
const spacing = 9;
const frameWeight = 0.25;

export function preparePicture(picture: Picture): Prepared {
  const step = Math.max(1, Math.round(Math.max(picture.width, picture.height) / workingSide));
  const lab = toLabPicture(picture, step);
  const regions = findRegions(lab, spacing);
  const frame = listFrame(regions);
  const around = new Float32Array(regions.count);
  for (const k of frame) addEvidence(around, regions, k, frameWeight);
  return { step, lab, regions, graph: connectRegions(regions, lab), frame, around };
}

function listFrame({ labels, width, height }: Regions): number[] {
  const frame = new Set<number>();
  for (let x = 0; x < width; x += 1)
    frame.add(labels[x] as number).add(labels[(height - 1) * width + x] as number);
  for (let y = 0; y < height; y += 1)
    frame.add(labels[y * width] as number).add(labels[y * width + width - 1] as number);
  return [...frame];
}

/** What strokes say about the patches. */
export interface Marks {
  /** What speaks for each patch being paint, and for its being something else. */
  paint: Float32Array;
  other: Float32Array;
  /** What was marked itself: 1 paint, -1 not, 0 nothing. */
  fixed: Int8Array;
}

export function noMarks({ regions: { count } }: Prepared): Marks {
  return { paint: new Float32Array(count), other: new Float32Array(count), fixed: new Int8Array(count) };
}

/** The patches that a stroke marks: what the brush only grazes may be of something else. */
export function patchesUnder(prepared: Prepared, stroke: Stroke): number[] {
  const shares = [...regionsUnder(prepared.regions, stroke, prepared.step)];
  const least = Math.min(0.3, Math.max(...shares.map(([, share]) => share)));
  return shares.filter(([, share]) => share >= least).map(([k]) => k);
}

/** Marks one patch, or with 0 takes its mark back; what it says about others follows. */
export function markPatch(prepared: Prepared, marks: Marks, k: number, sign: -1 | 0 | 1): void {
  const before = marks.fixed[k] as number;
  if (before === sign) return;
  if (before !== 0) addEvidence(before > 0 ? marks.paint : marks.other, prepared.regions, k, -1);
  if (sign !== 0) addEvidence(sign > 0 ? marks.paint : marks.other, prepared.regions, k, 1);
  marks.fixed[k] = sign;
}

const signs = { paint: 1, 'not-paint': -1, erase: 0 } as const;

/** Reads one more stroke; what was read before stays. */
export function readStroke(prepared: Prepared, marks: Marks, stroke: Stroke): void {
  for (const k of patchesUnder(prepared, stroke)) markPatch(prepared, marks, k, signs[stroke.mark]);
}

export interface Weights {
  /** What a border between unlike patches costs, beside what colours say. */
  ties: number;
  /** A difference at a border that is one. */
  edge: number;
  /** How much ways count against colours, 0 to 1. */
  ways: number;
  /** What the picture's edge says, against a stroke. */
  frame: number;
  /** How little must speak for something before it counts. */
  doubt: number;
}

export const weights: Weights = { ties: 36, edge: 0.025, ways: 0.1, frame: 1, doubt: 0.1 };

/** How likely each patch is paint, 0 to 1, by colour and by the way from what was marked. */
export function likelihood(prepared: Prepared, marks: Marks, by: Weights = weights): Float32Array {
  const { regions, graph, frame, around } = prepared;
  const { count } = regions;
  const seeds = (sign: number) => {
    const list: number[] = [];
    for (let k = 0; k < count; k += 1) if ((marks.fixed[k] as number) === sign) list.push(k);
    return list;
  };
  const unmarkedFrame = frame.filter((k) => (marks.fixed[k] as number) !== 1);
  const toPaint = geodesicDistance(graph, seeds(1), count);
  const toOther = geodesicDistance(graph, [...seeds(-1), ...unmarkedFrame], count);
  const out = new Float32Array(count);
  for (let k = 0; k < count; k += 1) {
    const paint = Math.max(0, marks.paint[k] as number);
    const other = Math.max(0, marks.other[k] as number) + (around[k] as number) * by.frame;
    const colour = (paint + by.doubt) / (paint + other + 2 * by.doubt);
    const near = toPaint[k] as number;
    const far = toOther[k] as number;
    const way = Number.isFinite(near) ? (far + 0.05) / (near + far + 0.1) : 0.5;
    const odds = Math.log(colour / (1 - colour)) * (1 - by.ways) + Math.log(way / (1 - way)) * by.ways * 2;
    out[k] = 1 / (1 + Math.exp(-odds));
  }
  return out;
}

/** Which patches are paint: the cheapest cut between what was marked, along the picture's own edges. */
export function cutPaint(prepared: Prepared, marks: Marks, by: Weights = weights): Uint8Array {
  const { regions, graph } = prepared;
  const chance = likelihood(prepared, marks, by);
  const lean = new Float32Array(regions.count);
  for (let k = 0; k < regions.count; k += 1) {
    const p = Math.min(0.999, Math.max(0.001, chance[k] as number));
    lean[k] =
      (marks.fixed[k] as number) !== 0
        ? (marks.fixed[k] as number) * 1e5
        : Math.log(p / (1 - p)) * (regions.area[k] as number);
  }
  return minCut(graph, lean, by === weights ? usualTies(graph) : tiesOf(graph, by));
}

/** What borders cost is the same for every stroke on a picture. */
const ties = new WeakMap<RegionGraph, Float32Array>();

function usualTies(graph: RegionGraph): Float32Array {
  const known = ties.get(graph) ?? tiesOf(graph);
  ties.set(graph, known);
  return known;
}

export function tiesOf(graph: RegionGraph, by: Weights = weights): Float32Array {
  const ties = new Float32Array(graph.to.length);
  for (let edge = 0; edge < ties.length; edge += 1) {
    const step = (graph.contrast[edge] as number) / by.edge;
    ties[edge] = by.ties * (graph.border[edge] as number) * (Math.exp(-(step * step) / 2) + 0.04);
  }
  return ties;
}
