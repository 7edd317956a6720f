import { advanceOf, type Rung } from './column';
import { straightInside } from './fill';
import { embroideryLimits } from './limits';
import { between, distance, type Point, pacedAlong } from './plane';
import type { Raster } from './raster';

/** A column ready to be sewn. */
export interface Column {
  rungs: readonly Rung[];
  closed: boolean;
  /** Too narrow for satin: sewn as a line, to and fro. */
  thin: boolean;
}

interface Contact {
  away: number;
  /** Rung of the one, rung of the other. */
  here: number;
  there: number;
}

const { spacing, underlayStitch, runStitch, edgeInset } = embroideryLimits;

const middle = ({ left, right }: Rung) => between(left, right, 0.5);
const widthOf = ({ left, right }: Rung) => distance(left, right);

export function medianWidth(rungs: readonly Rung[]): number {
  const widths = rungs.filter(({ shows }) => shows).map(widthOf);
  widths.sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

/** Where two columns come nearest, as far as their edges. */
function contactOf(a: Column, b: Column, raster: Raster): Contact {
  let best: Contact = { away: Infinity, here: 0, there: 0 };
  const stepOf = ({ rungs }: Column) => Math.max(1, Math.min(4, Math.floor(rungs.length / 6)));
  const indices = (column: Column) => {
    const found: number[] = [];
    for (let at = 0; at < column.rungs.length; at += stepOf(column)) found.push(at);
    if (column.rungs.length > 0) found.push(column.rungs.length - 1);
    return found;
  };
  const others = indices(b).map((at) => ({
    at,
    rung: b.rungs[at] as Rung,
    middle: middle(b.rungs[at] as Rung),
  }));
  for (const here of indices(a)) {
    const rung = a.rungs[here] as Rung;
    const point = middle(rung);
    for (const other of others) {
      const away = distance(point, other.middle) - (widthOf(rung) + widthOf(other.rung)) / 2;
      if (away < best.away && (away > 0.35 || straightInside(raster, point, other.middle)))
        best = { away, here, there: other.at };
    }
  }
  return best;
}

/** The columns that are reached from one: a tree, so that each is sewn on the way there and covered on the way back. */
interface Node {
  column: Column;
  entry: number;
  children: { at: number; node: Node }[];
}

function treeFrom(
  columns: readonly Column[],
  root: number,
  entry: number,
  raster: Raster,
): { tree: Node; reached: Set<number> } {
  const tree: Node = { column: columns[root] as Column, entry, children: [] };
  const reached = new Map([[root, tree]]);
  const contacts = new Map<string, Contact>();
  const contact = (one: number, other: number) => {
    const key = `${one} ${other}`;
    let found = contacts.get(key);
    if (!found) {
      found = contactOf(columns[one] as Column, columns[other] as Column, raster);
      contacts.set(key, found);
    }
    return found;
  };
  for (;;) {
    let best: { from: number; to: number; contact: Contact } | null = null;
    for (const from of reached.keys())
      for (let to = 0; to < columns.length; to += 1) {
        if (reached.has(to)) continue;
        const found = contact(from, to);
        if (found.away < 0.35 && (!best || found.away < best.contact.away))
          best = { from, to, contact: found };
      }
    if (!best) return { tree, reached: new Set(reached.keys()) };
    const node: Node = { column: columns[best.to] as Column, entry: best.contact.there, children: [] };
    reached.get(best.from)?.children.push({ at: best.contact.here, node });
    reached.set(best.to, node);
  }
}

const numbersFrom = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + (to > from ? at : -at));

/** Runs along rungs, at a share of their width from the left edge, with what hangs on the way sewn as it is passed. */
function run(
  node: Node,
  rungs: readonly number[],
  share: (width: number) => number,
  stitch: number,
): Point[] {
  const line = rungs.map((at) => {
    const rung = node.column.rungs[at] as Rung;
    return between(rung.left, rung.right, share(widthOf(rung)));
  });
  return pacedAlong(line, stitch);
}

function zigzag(node: Node, rungs: readonly number[]): Point[] {
  const every = Math.max(1, Math.round(1 / (spacing / 2)));
  return rungs
    .filter((_, at) => at % every === 0)
    .map((at, count) => {
      const rung = node.column.rungs[at] as Rung;
      const inset = Math.min(0.4, edgeInset / Math.max(0.1, widthOf(rung)));
      return between(rung.left, rung.right, count % 2 === 0 ? inset : 1 - inset);
    });
}

/** Underlay on the way out; the columns that hang on it are sewn as they are passed. */
function wayOut(node: Node, rungs: readonly number[]): Point[] {
  const { column } = node;
  const width = medianWidth(column.rungs);
  const points: Point[] = [];
  const edge = (w: number) => Math.min(0.4, edgeInset / Math.max(0.1, w));
  if (!column.thin && width >= 1.7 && rungs.length > 20) {
    points.push(...run(node, rungs, edge, underlayStitch));
    points.push(...run(node, rungs.toReversed(), (w) => 1 - edge(w), underlayStitch));
  }
  const children = node.children
    .filter(({ at }) => rungs.includes(at))
    .sort((a, b) => rungs.indexOf(a.at) - rungs.indexOf(b.at));
  let from = 0;
  const stretch = (upTo: number) => {
    const part = rungs.slice(from, upTo + 1);
    from = upTo;
    if (part.length < 2) return;
    points.push(
      ...(!column.thin && width > 3.5
        ? zigzag(node, part)
        : run(node, part, () => 0.5, Math.min(runStitch, underlayStitch))),
    );
  };
  for (const child of children) {
    stretch(rungs.indexOf(child.at));
    points.push(...sewNode(child.node));
  }
  stretch(rungs.length - 1);
  return points;
}

/** How far a stitch is shortened where the inside of a bend crowds, in turn, as shares of the column's width. */
const shortened = [0.2, 0.34, 0.27];
/** Nearer than this, holes on the inside of a bend would cut the fabric. */
const leastBetweenHoles = 0.22;

/** Satin from rung to rung, left and right in turn. */
function satin(rungs: readonly Rung[]): Point[] {
  const points: Point[] = [];
  const whole: { left?: Rung; right?: Rung } = {};
  let hidden: Point[] = [];
  let turn = 0;
  for (const [at, rung] of rungs.entries()) {
    if (!rung.shows) {
      hidden.push(middle(rung));
      continue;
    }
    if (hidden.length > 1) points.push(...pacedAlong(hidden, runStitch));
    hidden = [];
    const side = at % 2 === 0 ? 'left' : 'right';
    const [here, across] = side === 'left' ? [rung.left, rung.right] : [rung.right, rung.left];
    const before = whole[side];
    const width = widthOf(rung);
    if (before && width > 1.2 && advanceOf(before, rung)[side] < leastBetweenHoles) {
      turn += 1;
      points.push(between(here, across, Math.min(shortened[turn % 3] as number, 1.4 / width)));
    } else {
      points.push(here);
      whole[side] = rung;
    }
  }
  return points;
}

function sewHalf(node: Node, rungs: readonly number[]): Point[] {
  if (rungs.length < 2) return [];
  const out = wayOut(node, rungs);
  const back = rungs.toReversed();
  if (node.column.thin) return [...out, ...run(node, back, () => 0.5, runStitch)];
  return [...out, ...satin(back.map((at) => node.column.rungs[at] as Rung))];
}

function sewNode(node: Node): Point[] {
  const { column, entry } = node;
  const last = column.rungs.length - 1;
  if (column.closed) {
    const turn = numbersFrom(0, last).map((at) => (entry + at) % (last + 1));
    const round = [...turn, entry];
    const out = wayOut(node, round);
    const top = column.thin
      ? run(node, round, () => 0.5, runStitch)
      : satin(round.map((at) => column.rungs[at] as Rung));
    return [...out, ...top];
  }
  // Almost at an end is at the end.
  const few = Math.min(7, last / 2);
  if (entry <= few) return sewHalf(moved(node, 0), numbersFrom(0, last));
  if (entry >= last - few) return sewHalf(moved(node, last), numbersFrom(last, 0));
  const later = { ...node, children: node.children.filter(({ at }) => at > entry) };
  const first = { ...node, children: node.children.filter(({ at }) => at <= entry) };
  return [...sewHalf(first, numbersFrom(entry, 0)), ...sewHalf(later, numbersFrom(entry, last))];
}

const moved = (node: Node, entry: number): Node => ({ ...node, entry });

/** Sews columns that touch without cutting the thread; each piece of the result is one thread. */
export function sewColumns(columns: readonly Column[], from: Point, raster: Raster): Point[][] {
  const pieces: Point[][] = [];
  let waiting = columns.filter(({ rungs }) => rungs.length > 1);
  let here = from;
  while (waiting.length > 0) {
    let best = { away: Infinity, column: 0, entry: 0 };
    for (const [column, { rungs, closed }] of waiting.entries()) {
      const ends = closed ? rungs.map((_, at) => at).filter((at) => at % 5 === 0) : [0, rungs.length - 1];
      for (const entry of ends) {
        const away = distance(here, middle(rungs[entry] as Rung));
        if (away < best.away) best = { away, column, entry };
      }
    }
    const { tree, reached } = treeFrom(waiting, best.column, best.entry, raster);
    const piece = sewNode(tree);
    if (piece.length > 0) pieces.push(piece);
    here = piece[piece.length - 1] ?? here;
    waiting = waiting.filter((_, at) => !reached.has(at));
  }
  return pieces;
}
