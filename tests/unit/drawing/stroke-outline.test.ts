import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PictureLine } from '@/lib/drawing/picture';
import { strokeOutline } from '@/lib/drawing/stroke-outline';
import { readPath } from '@/lib/embroidery/read-path';
import { chordsAlong, regionOf } from '@/lib/embroidery/region';

type Point = readonly [number, number];

function areaOf(path: string, width: number, ends: Pick<PictureLine, 'cap' | 'join'> = {}) {
  const contours = readPath(strokeOutline(path, { width, ...ends }));
  if (typeof contours === 'string') throw new Error(contours);
  const region = regionOf(contours, 'nonzero');
  return {
    contours,
    holds: (at: Point) => chordsAlong(region, at, [1, 0]).some(([from, to]) => from < 0 && to > 0),
  };
}

const circle = (x: number, y: number, r: number) => {
  const k = r * 0.5523;
  return `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`;
};

test('a ring is one round ring: a knife follows two lines, and feels no corner', () => {
  const { contours } = areaOf(circle(0, 0, 200), 20);
  expect(contours).toHaveLength(2);
  const radii = contours.map((points) => points.map(([x, y]) => Math.hypot(x, y)));
  for (const [at, radius] of [210, 190].entries())
    for (const found of radii[at] ?? []) expect(Math.abs(found - radius)).toBeLessThan(0.3);
  // What a straight piece cuts off, by the angle that it spans.
  const [outer = []] = contours;
  expect(210 * (1 - Math.cos(Math.PI / outer.length))).toBeLessThan(0.2);
});

test('a wave is one outline, and a corner is none of its ends', () => {
  expect(areaOf('M0 0C40 -60 80 60 120 0', 8).contours).toHaveLength(1);
  expect(areaOf('M0 0L100 0L100 100', 10).contours).toHaveLength(1);
});

test('where lines cross, whichever way they run, nothing is left open', () => {
  const backwards = 'M300 0C300 -166 0 -166 0 0C0 166 300 166 300 0Z';
  const { holds } = areaOf(`${circle(0, 0, 150)}${backwards}`, 40);
  expect(holds([0.3, 0.1])).toBe(true);
  expect(areaOf('M0 0L100 100L100 0L0 100Z', 10).holds([50.1, 50.2])).toBe(true);
});

test('ends are cut off, round or square, and corners pointed, round or cut, as the file says', () => {
  const beyond = (at: Point, ends: Pick<PictureLine, 'cap' | 'join'>) =>
    areaOf('M0 0L100 0L100 100', 20, ends).holds(at);
  expect([
    beyond([-9, 0.1], {}),
    beyond([-9, 0.1], { cap: 'round' }),
    beyond([-9, 9.1], { cap: 'round' }),
  ]).toEqual([false, true, false]);
  expect([beyond([-9, 9.1], { cap: 'square' }), beyond([100.1, 109], { cap: 'square' })]).toEqual([
    true,
    true,
  ]);
  const corner: Point = [109, -9.1];
  const [atRound, atCut]: [Point, Point] = [
    [106.5, -6.6],
    [104, -4.1],
  ];
  expect([beyond(corner, {}), beyond(corner, { join: 'round' })]).toEqual([true, false]);
  expect([beyond(atRound, { join: 'round' }), beyond(atRound, { join: 'bevel' })]).toEqual([true, false]);
  expect(beyond(atCut, { join: 'bevel' })).toBe(true);
  expect(areaOf('M0 0L100 0L100 100', 20, { cap: 'round', join: 'round' }).contours).toHaveLength(1);
});

const somewhere = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));

test('a line is as wide as it was along all of its pieces, however tight its corners', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(somewhere, { minLength: 2, maxLength: 6, selector: ([x, y]) => `${x} ${y}` }),
      fc.integer({ min: 2, max: 60 }),
      fc.boolean(),
      fc.constantFrom(undefined, 'round' as const, 'bevel' as const),
      (points, width, isClosed, join) => {
        const path = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
        const { holds } = areaOf(path, width, { join });
        const ends = isClosed ? [...points, points[0] as Point] : points;
        for (const [at, [x, y]] of ends.slice(1).entries()) {
          const [fromX, fromY] = ends[at] as Point;
          const length = Math.hypot(x - fromX, y - fromY);
          const [nx, ny] = [(y - fromY) / length, (fromX - x) / length];
          for (const share of [0.13, 0.51, 0.87])
            for (const by of [-0.93, -0.4, 0.03, 0.6, 0.93]) {
              const far = (by * width) / 2;
              const probe: Point = [
                fromX + (x - fromX) * share + nx * far,
                fromY + (y - fromY) * share + ny * far,
              ];
              expect(holds(probe), `${path} ${width} at ${probe}`).toBe(true);
            }
        }
      },
    ),
    { numRuns: 300 },
  );
});
