import type { RegionGraph } from './regions';

const none = -1;
const terminal = -2;

/**
 * The cheapest cut between two sides (Boykov and Kolmogorov, "An experimental comparison of min-cut/max-flow algorithms for
 * energy minimization in vision", 2004): two trees grow, meet, and are mended after each path. Costs are taken as whole numbers,
 * so that every path carries something and their number has an end.
 *
 * @param lean what it costs to take each patch away from the side it leans to: positive inside, negative outside
 * @param ties what it costs to part two patches, for each edge of the graph
 * @returns 1 for patches inside
 */
export function minCut(graph: RegionGraph, lean: Float32Array, ties: Float32Array): Uint8Array {
  return new Trees(graph, rounded(lean), rounded(ties)).cut();
}

function rounded(costs: Float32Array): Int32Array {
  const whole = new Int32Array(costs.length);
  for (let i = 0; i < whole.length; i += 1) whole[i] = Math.round(costs[i] as number);
  return whole;
}

class Trees {
  /** 1: tree of the inside; 2: of the outside; 0: of neither. */
  private readonly tree: Uint8Array;
  /** The edge to the parent. */
  private readonly parent: Int32Array;
  /** When a patch was last known to hang on its terminal, and how many steps below. */
  private readonly seen: Int32Array;
  private readonly depth: Int32Array;
  private now = 0;
  private readonly queue: number[] = [];
  private readonly isQueued: Uint8Array;
  private readonly orphans: number[] = [];

  private readonly graph: RegionGraph;
  private readonly rest: Int32Array;
  private readonly room: Int32Array;

  constructor(graph: RegionGraph, rest: Int32Array, room: Int32Array) {
    const count = rest.length;
    this.graph = graph;
    this.rest = rest;
    this.room = room;
    this.tree = new Uint8Array(count);
    this.parent = new Int32Array(count).fill(none);
    this.seen = new Int32Array(count);
    this.depth = new Int32Array(count);
    this.isQueued = new Uint8Array(count);
    for (let k = 0; k < count; k += 1) {
      if ((rest[k] as number) === 0) continue;
      this.tree[k] = (rest[k] as number) > 0 ? 1 : 2;
      this.parent[k] = terminal;
      this.depth[k] = 1;
      this.wake(k);
    }
  }

  private wake(k: number): void {
    if ((this.isQueued[k] as number) === 1) return;
    this.isQueued[k] = 1;
    this.queue.push(k);
  }

  cut(): Uint8Array {
    const { queue } = this;
    let head = 0;
    while (head < queue.length) {
      const k = queue[head] as number;
      const meeting = (this.tree[k] as number) === 0 ? none : this.grow(k);
      if (meeting === none) {
        this.isQueued[k] = 0;
        head += 1;
      } else {
        this.now += 1;
        this.pushAlong(meeting);
        this.adopt();
      }
    }
    return this.tree.map((side) => (side === 1 ? 1 : 0));
  }

  /** Takes in neighbours that are free; gives the edge, from inside to outside, over which the trees meet. */
  private grow(k: number): number {
    const { start, to, twin } = this.graph;
    const { tree, parent, room, seen, depth } = this;
    const side = tree[k] as number;
    for (let edge = start[k] as number; edge < (start[k + 1] as number); edge += 1) {
      if ((room[side === 1 ? edge : (twin[edge] as number)] as number) === 0) continue;
      const other = to[edge] as number;
      if ((tree[other] as number) === 0) {
        tree[other] = side;
        parent[other] = twin[edge] as number;
        seen[other] = seen[k] as number;
        depth[other] = (depth[k] as number) + 1;
        this.wake(other);
      } else if ((tree[other] as number) !== side) return side === 1 ? edge : (twin[edge] as number);
      else if (
        (seen[other] as number) <= (seen[k] as number) &&
        (depth[other] as number) > (depth[k] as number) &&
        (parent[other] as number) !== terminal
      ) {
        parent[other] = twin[edge] as number;
        seen[other] = seen[k] as number;
        depth[other] = (depth[k] as number) + 1;
      }
    }
    return none;
  }

  /** The edge in which flow runs between a patch and its parent. */
  private flowEdge(k: number, side: number): number {
    return side === 1 ? (this.graph.twin[this.parent[k] as number] as number) : (this.parent[k] as number);
  }

  private leastToRoot(from: number, side: number, least: number): number {
    let flow = least;
    let at = from;
    while ((this.parent[at] as number) !== terminal) {
      flow = Math.min(flow, this.room[this.flowEdge(at, side)] as number);
      at = this.graph.to[this.parent[at] as number] as number;
    }
    return Math.min(flow, Math.abs(this.rest[at] as number));
  }

  private takeToRoot(from: number, side: number, flow: number): void {
    const { room, rest, parent, orphans } = this;
    const { to, twin } = this.graph;
    let at = from;
    while ((parent[at] as number) !== terminal) {
      const up = to[parent[at] as number] as number;
      const edge = this.flowEdge(at, side);
      room[edge] = (room[edge] as number) - flow;
      room[twin[edge] as number] = (room[twin[edge] as number] as number) + flow;
      if ((room[edge] as number) === 0) {
        parent[at] = none;
        orphans.push(at);
      }
      at = up;
    }
    rest[at] = (rest[at] as number) + (side === 1 ? -flow : flow);
    if ((rest[at] as number) === 0) {
      parent[at] = none;
      orphans.push(at);
    }
  }

  private pushAlong(meeting: number): void {
    const { to, twin } = this.graph;
    const from = to[twin[meeting] as number] as number;
    const into = to[meeting] as number;
    const flow = this.leastToRoot(into, 2, this.leastToRoot(from, 1, this.room[meeting] as number));
    this.room[meeting] = (this.room[meeting] as number) - flow;
    this.room[twin[meeting] as number] = (this.room[twin[meeting] as number] as number) + flow;
    this.takeToRoot(from, 1, flow);
    this.takeToRoot(into, 2, flow);
  }

  /** How many steps a patch is below its terminal; 0 when it hangs on none. Remembers the way for this round. */
  private stepsToRoot(k: number): number {
    const { parent, seen, depth, now } = this;
    const { to } = this.graph;
    let steps = 0;
    for (let at = k; ; at = to[parent[at] as number] as number) {
      if ((seen[at] as number) === now) {
        steps += depth[at] as number;
        break;
      }
      if ((parent[at] as number) === none) return 0;
      steps += 1;
      if ((parent[at] as number) === terminal) break;
    }
    let below = steps;
    for (let at = k; (seen[at] as number) !== now; at = to[parent[at] as number] as number) {
      seen[at] = now;
      depth[at] = below;
      below -= 1;
      if ((parent[at] as number) === terminal) break;
    }
    return steps;
  }

  private adopt(): void {
    const { tree, parent, room, seen, depth, orphans, now } = this;
    const { start, to, twin } = this.graph;
    for (let k = orphans.pop(); k !== undefined; k = orphans.pop()) {
      const side = tree[k] as number;
      let found = none;
      let nearest = Number.POSITIVE_INFINITY;
      for (let edge = start[k] as number; edge < (start[k + 1] as number); edge += 1) {
        const other = to[edge] as number;
        if (
          (tree[other] as number) !== side ||
          (room[side === 1 ? (twin[edge] as number) : edge] as number) === 0
        )
          continue;
        const steps = this.stepsToRoot(other);
        if (steps > 0 && steps < nearest) {
          nearest = steps;
          found = edge;
        }
      }
      if (found !== none) {
        parent[k] = found;
        seen[k] = now;
        depth[k] = nearest + 1;
        continue;
      }
      for (let edge = start[k] as number; edge < (start[k + 1] as number); edge += 1) {
        const other = to[edge] as number;
        if ((tree[other] as number) !== side) continue;
        if ((room[side === 1 ? (twin[edge] as number) : edge] as number) > 0) this.wake(other);
        const up = parent[other] as number;
        if (up >= 0 && (to[up] as number) === k) {
          parent[other] = none;
          orphans.push(other);
        }
      }
      tree[k] = 0;
    }
  }
}
