import { describe, expect, test, vi } from 'vitest';
import { flattenOutline, outlineBox } from '@/lib/drawing/outlines';
import { lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { moveClear, type PlacedLine, placeLines } from '@/lib/wrap-simulator/place-lines';
import { placeLogos } from '@/lib/wrap-simulator/place-logos';
import {
  bareObstacles,
  type Side,
  sides,
  type Vehicle,
  type View,
} from '@/lib/wrap-simulator/vehicles/vehicle';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { type LetterLine, newLine, newLogo, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

type Point = readonly [number, number];

/** Most points are nowhere near most shapes: whether one may be in a shape that keeps so far within a box around these. */
function mayHold(points: readonly Point[], beyond = 0): (point: Point) => boolean {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...across) - beyond, Math.max(...across) + beyond];
  const [top, bottom] = [Math.min(...down) - beyond, Math.max(...down) + beyond];
  return ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
}

function polygonsOf(path: string): (point: Point) => boolean {
  const polygons = flattenOutline(path, 6).map((points) => ({ points, mayHold: mayHold(points) }));
  return ([x, y]) =>
    polygons.reduce(
      (inside, { points, mayHold }) =>
        !mayHold([x, y])
          ? inside
          : points.reduce((within, [x1, y1], at) => {
              const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
              return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1) ? !within : within;
            }, inside),
      false,
    );
}

const clean = new Map<View, (point: Point) => boolean>();

/** Whether a point lies on lines of a width. */
function onLines(path: string, line: number): (point: Point) => boolean {
  const polygons = flattenOutline(path, 6).map((points) => ({ points, mayHold: mayHold(points, line / 2) }));
  return ([x, y]) =>
    polygons.some(
      ({ points, mayHold }) =>
        mayHold([x, y]) &&
        points.some(([x1, y1], at) => {
          const [x2, y2] = points[at + 1] ?? [x1, y1];
          const long = (x2 - x1) ** 2 + (y2 - y1) ** 2;
          const along =
            long && Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long));
          return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)) <= line / 2;
        }),
    );
}

/** Whether a point of a side takes film and nothing stands over it. */
function takesFilm(view: View): (point: Point) => boolean {
  const known = clean.get(view);
  if (known) return known;
  const panels = view.panels.filter(({ raised }) => !raised).map(({ path }) => polygonsOf(path));
  const bare = view.obstacles.filter(({ kind }) => bareObstacles.includes(kind));
  const over = [
    ...[
      ...view.panes,
      ...view.panels.filter(({ raised }) => raised),
      ...bare.filter(({ path }) => path.endsWith('Z')),
    ].map(({ path }) => polygonsOf(path)),
    ...bare.flatMap(({ path, line }) => (line ? [onLines(path, line)] : [])),
  ];
  const takes = (point: Point) => panels.some((on) => on(point)) && !over.some((on) => on(point));
  clean.set(view, takes);
  return takes;
}

/** The share of what is cut that lies on film, its outline moved to a place. */
function shareOnFilm(view: View, { outlined }: PlacedLine, x: number, y: number): number {
  const inLetters = polygonsOf(outlined.path);
  const takes = takesFilm(view);
  let [cut, good] = [0, 0];
  for (const box of outlined.letterBoxes) {
    const step = Math.max(4, Math.min(box.width, box.height) / 6);
    for (let across = box.x + step / 2; across < box.x + box.width; across += step)
      for (let down = box.y + step / 2; down < box.y + box.height; down += step)
        if (inLetters([across, down])) {
          cut += 1;
          if (takes([across + x, down + y])) good += 1;
        }
  }
  return cut === 0 ? 1 : good / cut;
}

async function place(vehicle: Vehicle, side: Side, lines: Partial<LetterLine>[]) {
  const design: WrapDesign = {
    ...defaultDesign,
    vehicle: vehicle.id,
    lines: lines.map((line) => ({
      ...newLine,
      bothSides: side === 'left' || side === 'right',
      side,
      ...line,
    })),
  };
  const letters = await lettersFor(design);
  return (on: Side = side) => placeLines(vehicle, on, design, letters, () => ['#888888']);
}

/** The middle of the largest panel's box: where words stood that had no place. */
function middleOfLargest({ panels }: View): Point {
  const [largest = { left: 0, right: 0, top: 0, bottom: 0 }] = panels
    .filter(({ raised }) => !raised)
    .map(({ path }) => outlineBox(path))
    .sort((a, b) => (b.right - b.left) * (b.bottom - b.top) - (a.right - a.left) * (a.bottom - a.top));
  return [(largest.left + largest.right) / 2, (largest.top + largest.bottom) / 2];
}

const texts: readonly (readonly [string, LetterLine['family']])[] = [
  ['LIN', 'bricolage'],
  ['Boulangerie Lin', 'oswald'],
  ['Chauffage Vandenbroucke & Fils', 'bebas-neue'],
];
const heights = [60, 140, 260];
const flanks: readonly Side[] = ['left', 'right'];

describe.each(Object.values(vehicles).map((vehicle) => [vehicle.id, vehicle] as const))(
  'On the %s',
  (id, vehicle) => {
    test.each(sides)(
      'words without a place lie on film, as high as was asked where there is room for that: %s',
      async (side) => {
        const view = vehicle.views[side];
        const [x, y] = middleOfLargest(view);
        for (const [text, family] of texts)
          for (const height of heights) {
            const [line] = (await place(vehicle, side, [{ text, family, height }]))();
            if (!line) throw new Error('The line is missing');
            expect(line.wanted).toBe(height);
            const share = shareOnFilm(view, line, line.x, line.y);
            const [{ outlined } = line] = (await place(vehicle, side, [{ text, family, height, x, y: 0 }]))();
            const before = shareOnFilm(view, { ...line, outlined }, x - outlined.width / 2, y + height / 2);
            const isWhole = line.line.height === height;
            if (before >= 0.99 && isWhole)
              expect([text, height, share >= 0.99]).toEqual([text, height, true]);
            // The slit between two doors is what low letters may lie over.
            if (!isWhole) expect([text, height, share >= 0.95]).toEqual([text, height, true]);
            if (!isWhole) expect(line).toMatchObject({ hiddenBy: [], overhangs: false });
            if (share >= 0.99) expect([text, height, line.overhangs]).toEqual([text, height, false]);
          }
      },
    );

    test('a short word on the roof stands on the roof, or on the lid', async () => {
      const [line] = (await place(vehicle, 'roof', [{ text: 'LIN', height: 60 }]))();
      const parts = vehicle.views.roof.panels.filter(({ path }) =>
        polygonsOf(path)([(line?.x ?? 0) + (line?.outlined.width ?? 0) / 2, (line?.y ?? 0) - 30]),
      );
      expect(parts.map(({ id: part }) => part)).toEqual([id === 'cargo-bike' ? 'lid' : 'roof']);
      expect(line).toMatchObject({ crossed: [], hiddenBy: [], overhangs: false });
    });

    test('words and logos that were given half of a place stand where they always did', async () => {
      const put = { text: 'LIN', height: 100 } as const;
      for (const side of sides) {
        const view = vehicle.views[side];
        const [middle, half] = middleOfLargest(view);
        const [level] = (await place(vehicle, side, [{ ...put, x: 700 }]))();
        expect(level?.y).toBeCloseTo(half + 50, 9);
        const [across] = (await place(vehicle, side, [{ ...put, y: 60 }]))();
        if (!across) throw new Error('The line is missing');
        const { outlined } = across;
        const stood = {
          ...outlined.box,
          x: middle - outlined.width / 2 + outlined.box.x,
          y: 60 + outlined.box.y,
        };
        expect(across.x + outlined.width / 2).toBeCloseTo(middle + (moveClear([stood], view) ?? 0), 9);
      }
    });

    test('what the tool begins with lies on film alone, on both flanks as far from the nose', async () => {
      const height = id === 'cargo-bike' ? 90 : 140;
      const lines = [{ text: 'Boulangerie Lin', family: 'oswald', height } as const];
      const at = await place(vehicle, 'left', lines);
      const [[left], [right]] = [at('left'), at('right')];
      if (!left || !right) throw new Error('A line is missing');
      for (const [side, line] of [
        ['left', left],
        ['right', right],
      ] as const) {
        expect(shareOnFilm(vehicle.views[side], line, line.x, line.y)).toBeGreaterThanOrEqual(0.99);
        expect(line).toMatchObject({ hiddenBy: [], overhangs: false });
        expect(line.crossed.filter((kind) => kind !== 'gap')).toEqual([]);
      }
      const middle = ({ x, outlined }: PlacedLine) => x + outlined.width / 2;
      expect(middle(right)).toBeCloseTo(vehicle.views.right.width - middle(left), 5);
      expect(right.y).toBeCloseTo(left.y, 5);
    });

    test('a short word crosses no gap where a panel has room for it', async () => {
      for (const side of flanks) {
        const [line] = (await place(vehicle, side, [{ text: 'LIN', height: 100 }]))();
        expect(line).toMatchObject({ crossed: [], hiddenBy: [], overhangs: false });
      }
    });
  },
);

test('on front, rear and roof words stand in the middle where they can', async () => {
  const car = vehicles['city-car'];
  for (const side of ['front', 'rear'] as const) {
    const [line] = (await place(car, side, [{ text: 'HH', height: 60 }]))();
    expect((line?.x ?? 0) + (line?.outlined.width ?? 0) / 2).toBeCloseTo(car.views[side].width / 2, 5);
  }
});

test('two doors are one place, with a gap in its middle', async () => {
  const { rear } = vehicles['box-truck'].views;
  const [line] = (await place(vehicles['box-truck'], 'rear', [{ text: 'HHHHH', height: 80 }]))();
  expect(line).toMatchObject({ crossed: ['gap'], hiddenBy: [], overhangs: false });
  expect((line?.x ?? 0) + (line?.outlined.width ?? 0) / 2).toBeCloseTo(rear.width / 2, 5);
  expect(line?.against).toBeNull();
});

test('letters on the edge of a rod are told, and words without a place keep clear of it', async () => {
  const truck = vehicles['box-truck'];
  const { width } = truck.views.rear;
  const beside = async (away: number) => {
    const [line] = (await place(truck, 'rear', [{ text: 'I', height: 100, x: width / 2 - 300, y: 900 }]))();
    const half = (line?.box.width ?? 0) / 2;
    const x = width / 2 - 300 - half - away;
    const [moved] = (await place(truck, 'rear', [{ text: 'I', height: 100, x, y: 900 }]))();
    return moved?.hiddenBy;
  };
  expect(await beside(8)).toEqual(['bare-part']);
  expect(await beside(18)).toEqual([]);
});

test('a logo without a place stands on one line with the words beside it, and not close to them', async () => {
  const picture = { kind: 'bitmap', id: 'one', width: 2000, height: 1000 } as const;
  for (const id of ['hatchback', 'panel-van-short', 'panel-van-long'] as const) {
    const vehicle = vehicles[id];
    const logos = [{ ...newLogo, picture: picture.id, width: 400 }];
    const lines = defaultDesign.lines.map((one) => ({ ...one, height: 100 }));
    const design: WrapDesign = { ...defaultDesign, vehicle: id, lines, logos };
    const [line] = placeLines(vehicle, 'left', design, await lettersFor(design), () => ['#888888']);
    if (!line) throw new Error('The line is missing');
    const [logo] = placeLogos(vehicle, 'left', design, new Map([[picture.id, picture]]), [line]);
    if (!logo) throw new Error('The logo is missing');
    const [level, beside] = [line, logo].map(({ box }) => box.y + box.height / 2);
    expect(beside).toBeCloseTo(level ?? 0, 5);
    const [first, last] = line.box.x < logo.box.x ? [line.box, logo.box] : [logo.box, line.box];
    expect(last.x - first.x - first.width).toBeGreaterThanOrEqual(40);
  }
});

test('lines without a place stay one block, even where something hides them', async () => {
  const lines = [
    { text: 'Boulangerie Lin', height: 60 },
    { text: '02 123 45 67', height: 40 },
  ];
  const placed = (await place(vehicles['cargo-bike'], 'rear', lines))();
  const [first, last] = placed.map(({ x, outlined }) => x + outlined.width / 2);
  expect(first).toBeCloseTo(last ?? 0, 5);
});

test('where words stand does not hang on what was drawn before: a server and a browser draw alike', async () => {
  const van = vehicles['panel-van-long'];
  const words = { text: 'Boulangerie Lin', family: 'oswald' } as const;
  const once = (await place(van, 'left', [{ ...words, height: 117 }]))();
  for (let height = 60; height < 90; height += 1) (await place(van, 'left', [{ ...words, height }]))('right');
  const again = (await place(van, 'left', [{ ...words, height: 117 }]))();
  vi.resetModules();
  const fresh = await import('@/lib/wrap-simulator/place-lines');
  const { vehicles: other } = await import('@/lib/wrap-simulator/vehicles/vehicles');
  const line = { ...newLine, ...words, height: 117, side: 'left', bothSides: true } as const;
  const design: WrapDesign = { ...defaultDesign, vehicle: van.id, lines: [line] };
  const elsewhere = fresh.placeLines(other[van.id], 'left', design, await lettersFor(design), () => [
    '#888888',
  ]);
  expect(again).toEqual(once);
  expect(elsewhere).toEqual(once);
});

test.each([
  ['cargo-bike', 'left', ['Boulangerie Vandenbroucke'], 180],
  ['saloon', 'front', ['Boulangerie Lin', 'Rue Haute 12, 1000 Bruxelles'], 140],
  ['city-car', 'left', ['Vandenbroucke'], 900],
] as const)(
  'words too large for the %s, %s, are lowered together until nothing of them is lost',
  async (id, side, words, height) => {
    const put = (to: number) =>
      place(
        vehicles[id],
        side,
        words.map((text) => ({ text, height: to })),
      );
    const lowered = (await put(height))();
    const [first] = lowered;
    if (!first) throw new Error('The line is missing');
    expect(first.line.height).toBeLessThan(height);
    expect(first.line.height % 5).toBe(0);
    for (const line of lowered) {
      expect(line.line.height).toBe(first.line.height);
      expect(line.wanted).toBe(height);
      expect(line).toMatchObject({ hiddenBy: [], overhangs: false });
    }
    // What is asked for in that height stands as it is.
    const asked = (await put(first.line.height))();
    expect(asked.map(({ line, x, y }) => [line.height, x, y])).toEqual(
      lowered.map(({ line, x, y }) => [line.height, x, y]),
    );
  },
);

test('what is on both flanks is as high on one as on the other, whatever else stands there', async () => {
  const words = { text: 'Boulangerie', height: 200 } as const;
  const on = await place(vehicles['cargo-bike'], 'left', [words, { ...words, bothSides: false }]);
  const [left, right] = [on('left'), on('right')];
  expect([left.length, right.length]).toEqual([2, 1]);
  expect(left[0]?.line.height).toBeLessThan(200);
  expect(right[0]?.line.height).toBe(left[0]?.line.height);
});

test('words that would be too low to be cut keep their height and still stand on the side, and that is told', async () => {
  const [line] = (await place(vehicles['cargo-bike'], 'left', [{ text: 'M'.repeat(60), height: 180 }]))();
  expect(line?.line.height).toBe(180);
  expect(line?.overhangs).toBe(true);
  expect(line?.box.y).toBeGreaterThan(-180);
});

test('words that were given a place are as high as was asked', async () => {
  const put = { text: 'Boulangerie Vandenbroucke', height: 180 } as const;
  for (const at of [{ x: 400 }, { y: 600 }, { x: 400, y: 600 }]) {
    const [line] = (await place(vehicles['cargo-bike'], 'left', [{ ...put, ...at }]))();
    expect(line?.line.height).toBe(180);
  }
});

test('a logo without a place stands beside the words and other logos, on both flanks as far from the nose', async () => {
  const picture = { kind: 'bitmap', id: 'one', width: 2000, height: 1000 } as const;
  const vehicle = vehicles['panel-van-long'];
  const logo = { ...newLogo, picture: picture.id, width: 600 };
  const design: WrapDesign = { ...defaultDesign, vehicle: vehicle.id, logos: [logo, logo] };
  const letters = await lettersFor(design);
  const [left, right] = flanks.map((side) => {
    const lines = placeLines(vehicle, side, design, letters, () => ['#888888']);
    const logos = placeLogos(vehicle, side, design, new Map([[picture.id, picture]]), lines);
    expect(logos.map(({ hiddenBy, overhangs }) => [hiddenBy, overhangs])).toEqual([
      [[], false],
      [[], false],
    ]);
    const boxes = [...lines, ...logos].map(({ box }) => box);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y,
        ).toBe(true);
    return logos.map(({ box }) => box);
  });
  expect(right?.map(({ x, width }) => vehicle.views.right.width - x - width)).toEqual(
    left?.map(({ x }) => expect.closeTo(x, 5)),
  );
});
