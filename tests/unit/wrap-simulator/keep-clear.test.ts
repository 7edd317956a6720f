import { describe, expect, test } from 'vitest';
import { flattenOutline, outlineBox } from '@/lib/drawing/outlines';
import type { Picture } from '@/lib/drawing/picture';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { offersCoverage } from '@/lib/wrap-simulator/coverage';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { moveClear, placeLines } from '@/lib/wrap-simulator/place-lines';
import { placeLogos } from '@/lib/wrap-simulator/place-logos';
import { surprise } from '@/lib/wrap-simulator/surprise';
import {
  bareObstacles,
  type Obstacle,
  sides,
  type Vehicle,
  type View,
} from '@/lib/wrap-simulator/vehicles/vehicle';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import {
  type Coverage,
  coverages,
  type LetterLine,
  newLine,
  newLogo,
  type WrapDesign,
} from '@/lib/wrap-simulator/wrap-design';

const all = Object.values(vehicles).map((vehicle) => [vehicle.id, vehicle] as const);
const van = vehicles['panel-van-short'];
const picture: Picture = {
  kind: 'bitmap',
  id: '0d9c9a4e-2f62-4a0f-8c5f-2f0a1b2c3d4e',
  width: 2000,
  height: 1000,
};

const isBare = ({ kind }: Obstacle) => bareObstacles.includes(kind);

async function linesOn(vehicle: Vehicle, lines: readonly LetterLine[]) {
  const design: WrapDesign = { ...defaultDesign, vehicle: vehicle.id, lines };
  const letters = await lettersFor(design);
  return sides.map((side) => placeLines(vehicle, side, design, letters, () => ['#888888']));
}

describe.each(all)('On the %s', (id, vehicle) => {
  test.each(sides)('letters and logos that a lamp, a grille or a plate hides are told: %s', async (side) => {
    const bare = vehicle.views[side].obstacles.filter(isBare);
    const spots = bare.map(({ kind, path }) => {
      const [x = 0, y = 0] = flattenOutline(path)[0]?.[0] ?? [];
      return { kind, x, y };
    });
    const lines = spots.map(({ x, y }) => ({
      ...newLine,
      ...{ text: 'H', side, bothSides: false, height: 20, x, y: y + 10 },
    }));
    const logos = spots.map(({ x, y }) => ({
      ...newLogo,
      ...{ picture: picture.id, side, bothSides: false, width: 50, x, y },
    }));
    const design: WrapDesign = { ...defaultDesign, vehicle: id, lines, logos };
    const placed = [
      placeLines(vehicle, side, design, await lettersFor(design), () => ['#888888']),
      placeLogos(vehicle, side, design, new Map([[picture.id, picture]])),
    ];
    for (const things of placed) {
      expect(things).toHaveLength(spots.length);
      for (const [at, { hiddenBy, crossed }] of things.entries()) {
        expect(hiddenBy).toContain(spots[at]?.kind);
        expect(crossed.filter((kind) => bareObstacles.includes(kind))).toEqual([]);
      }
    }
  });

  test('what the tool begins with, and every surprise, keeps clear of them', async () => {
    const offers = (coverage: Coverage) => offersCoverage(vehicle, coverage);
    const open = coverages.filter(offers);
    const begun: WrapDesign = { ...defaultDesign, vehicle: id };
    const letters = await lettersFor(begun);
    const surprises = open.map((_, at) =>
      surprise(begun, { offers, films: choices.films }, () => (at + 0.5) / open.length),
    );
    for (const design of [begun, ...surprises]) {
      const { placed } = composeWrap(vehicle, design, letters);
      expect(sides.flatMap((side) => placed[side])).toHaveLength(2);
      for (const side of sides)
        for (const { hiddenBy } of placed[side]) expect([side, ...hiddenBy]).toEqual([side]);
    }
  });
});

test('on the van that is shown first, the name lies on one panel and crosses nothing', async () => {
  const { placed } = composeWrap(van, defaultDesign, await lettersFor(defaultDesign));
  for (const side of ['left', 'right'] as const)
    expect(placed[side]).toMatchObject([{ crossed: [], hiddenBy: [], overhangs: false }]);
});

test('every body has lamps that are known, at its front and at its rear', () => {
  for (const [, { views }] of all)
    for (const side of ['front', 'rear', 'left', 'right'] as const)
      expect(views[side].obstacles.some(({ kind }) => kind === 'lamp')).toBe(true);
});

test('a letter in the middle of a grille, far from its edges, is told, and one beside it is not', async () => {
  const { width, height } = van.views.front;
  const at = (x: number, y: number): LetterLine => ({
    ...newLine,
    ...{ text: 'H', side: 'front', bothSides: false, height: 40, x: width / 2 + x, y: height - y },
  });
  const [, , front] = await linesOn(van, [at(-400, 531), at(-400, 1150)]);
  expect(front?.map(({ hiddenBy }) => hiddenBy)).toEqual([['grille'], []]);
});

test('lines without a place step aside together, and one that was placed stays under its lamp', async () => {
  const line = { ...newLine, family: 'oswald', height: 190 } as const;
  const car = vehicles['city-car'];
  const [left = []] = await linesOn(car, [
    { ...line, text: 'Boulangerie Lin' },
    { ...line, text: 'depuis 1987', height: 90 },
  ]);
  const [first, second] = left.map(({ x, outlined }) => x + outlined.width / 2);
  expect(first).toBeCloseTo(second ?? 0, 5);
  expect(left.map(({ hiddenBy }) => hiddenBy)).toEqual([[], []]);
  const lamp = outlineBox(car.views.left.obstacles.find(({ kind }) => kind === 'lamp')?.path ?? '');
  const put = { x: (lamp.left + lamp.right) / 2, y: (lamp.top + lamp.bottom) / 2 + 95 };
  const [[placed] = []] = await linesOn(car, [{ ...line, ...put, text: 'Lin' }]);
  expect(placed?.hiddenBy).toEqual(['lamp']);
  expect((placed?.x ?? 0) + (placed?.outlined.width ?? 0) / 2).toBeCloseTo(put.x, 5);
});

describe('stepping aside', () => {
  const lampAt = (left: number, right: number): Obstacle => ({
    kind: 'lamp',
    path: `M${left} 100L${right} 100L${right} 300L${left} 300Z`,
  });
  const view = (...obstacles: Obstacle[]): View => ({ ...van.views.left, width: 2000, obstacles });
  const box = { x: 1200, y: 150, width: 500, height: 100 };

  test('is not done where nothing is in the way', () => {
    expect(moveClear([box], view())).toBe(0);
    expect(moveClear([{ ...box, y: 400 }], view(lampAt(1600, 1700)))).toBe(0);
    expect(moveClear([box], view({ ...lampAt(1600, 1700), kind: 'handle' }))).toBe(0);
    // A frame round it hides nothing.
    const frame = 'M0 0L2000 0L2000 900L0 900ZM20 20L1980 20L1980 880L20 880Z';
    expect(moveClear([box], view({ kind: 'bare-part', path: frame }))).toBe(0);
    expect(moveClear([], view(lampAt(0, 2000)))).toBe(0);
  });

  test('goes the shorter way, and no further than needed', () => {
    expect(moveClear([box], view(lampAt(1600, 1700)))).toBe(-130);
    expect(moveClear([box], view(lampAt(1190, 1260)))).toBe(90);
    expect(moveClear([box], view(lampAt(1600, 1700), lampAt(1040, 1100)))).toBe(-690);
  });

  test('takes all of them along, and says when there is no room', () => {
    const other = { ...box, x: 1300, width: 350 };
    expect(moveClear([box, other], view(lampAt(1600, 1700)))).toBe(-130);
    expect(moveClear([box], view(lampAt(100, 1950)))).toBeNull();
  });
});
