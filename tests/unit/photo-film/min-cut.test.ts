import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minCut } from '@/lib/photo-film/min-cut';
import type { RegionGraph } from '@/lib/photo-film/regions';

type Tie = readonly [one: number, other: number, cost: number];

function graphOf(count: number, ties: readonly Tie[]): { graph: RegionGraph; costs: Float32Array } {
  const lists: { to: number; cost: number; pair: number }[][] = Array.from({ length: count }, () => []);
  for (const [pair, [one, other, cost]] of ties.entries()) {
    lists[one]?.push({ to: other, cost, pair });
    lists[other]?.push({ to: one, cost, pair });
  }
  const flat = lists.flatMap((list, from) => list.map((edge) => ({ ...edge, from })));
  const start = new Int32Array(count + 1);
  for (const [k, list] of lists.entries()) start[k + 1] = (start[k] ?? 0) + list.length;
  const twin = flat.map(({ pair, from }) =>
    flat.findIndex((edge) => edge.pair === pair && edge.from !== from),
  );
  const none = new Float32Array(flat.length);
  return {
    graph: {
      start,
      to: Int32Array.from(flat, ({ to }) => to),
      twin: Int32Array.from(twin),
      border: none,
      contrast: none,
    },
    costs: Float32Array.from(flat, ({ cost }) => cost),
  };
}

/** What a division costs: leanings that are not followed, and ties that are cut. */
function costOf(inside: readonly number[], leans: readonly number[], ties: readonly Tie[]): number {
  const unfollowed = leans.reduce(
    (sum, lean, k) => sum + (inside[k] === 1 ? Math.max(0, -lean) : Math.max(0, lean)),
    0,
  );
  return ties.reduce(
    (sum, [one, other, cost]) => sum + (inside[one] === inside[other] ? 0 : cost),
    unfollowed,
  );
}

test('no other division of a small graph is cheaper', () => {
  const count = 7;
  const node = fc.integer({ min: 0, max: count - 1 });
  const graphs = fc.record({
    leans: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: count, maxLength: count }),
    ties: fc.uniqueArray(fc.tuple(node, node, fc.integer({ min: 0, max: 15 })), {
      maxLength: 14,
      selector: ([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`,
    }),
  });
  fc.assert(
    fc.property(graphs, ({ leans, ties: all }) => {
      const ties = all.filter(([one, other]) => one !== other);
      const { graph, costs } = graphOf(count, ties);
      const found = costOf([...minCut(graph, Float32Array.from(leans), costs)], leans, ties);
      for (let choice = 0; choice < 2 ** count; choice += 1) {
        const inside = Array.from({ length: count }, (_, k) => (choice >> k) & 1);
        expect(found).toBeLessThanOrEqual(costOf(inside, leans, ties));
      }
    }),
    { numRuns: 200 },
  );
});
