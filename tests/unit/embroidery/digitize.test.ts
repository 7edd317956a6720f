import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LetterFaceId, letterFaceIds } from '@/lib/drawing/letter-families';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import { digitize, type Embroidery } from '@/lib/embroidery/digitize';
import { drawStitches } from '@/lib/embroidery/draw-stitches';
import { estimateStitches, sewingTimeOf } from '@/lib/embroidery/estimate';
import { judgeStitches } from '@/lib/embroidery/judge-stitches';
import { embroideryBounds, embroideryLimits } from '@/lib/embroidery/limits';
import type { Point } from '@/lib/embroidery/plane';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { rasterOf } from '@/lib/embroidery/raster';
import { readPath } from '@/lib/embroidery/read-path';
import { regionOf } from '@/lib/embroidery/region';

const shape = (d: string, fill = '#c8102e', rule: PrintShape['rule'] = 'nonzero'): PrintShape => ({
  d,
  fill,
  rule,
});

function sewn(shapes: readonly PrintShape[]): Embroidery {
  const digitized = digitize(shapes);
  if (digitized.status === 'refused') throw new Error(`refused: ${digitized.reason}`);
  return digitized;
}

/** Each thread from a jump to its cut, in millimetres. */
function threadsOf({ commands }: Embroidery): Point[][] {
  const threads: Point[][] = [];
  for (const command of commands) {
    if (command.kind === 'jump') threads.push([[command.x / 10, command.y / 10]]);
    if (command.kind === 'stitch') threads.at(-1)?.push([command.x / 10, command.y / 10]);
  }
  return threads;
}

/** The most needle holes in a square millimetre; more than thirty cut the fabric. */
function densestOf(threads: readonly (readonly Point[])[]): number {
  const holes = new Map<string, number>();
  for (const [x, y] of threads.flat()) {
    const square = `${Math.floor(x)} ${Math.floor(y)}`;
    holes.set(square, (holes.get(square) ?? 0) + 1);
  }
  return Math.max(...holes.values());
}

function expectGood(one: PrintShape, least = 0.95) {
  const embroidery = sewn([one]);
  const threads = threadsOf(embroidery);
  const contours = readPath(one.d);
  if (typeof contours === 'string') throw new Error(contours);
  const { covered, outside } = judgeStitches(rasterOf(regionOf(contours, one.rule)), threads);
  expect(covered, `covered of ${one.d.slice(0, 60)}`).toBeGreaterThanOrEqual(least);
  expect(outside, `outside of ${one.d.slice(0, 60)}`).toBeLessThanOrEqual(0.6);
  const lengths = threads.flatMap((thread) =>
    thread
      .slice(1)
      .map(([x, y], at) => Math.hypot(x - (thread[at] as Point)[0], y - (thread[at] as Point)[1])),
  );
  expect(lengths.length).toBeGreaterThan(0);
  expect(densestOf(threads), `holes of ${one.d.slice(0, 60)}`).toBeLessThanOrEqual(30);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(embroideryLimits.longestStitch);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(embroideryLimits.shortestStitch - 1e-9);
}

const textOf = async (face: LetterFaceId, text: string, capHeight: number) =>
  shape(outlineText(await loadLetters(face), text, { capHeight, tracking: 80 }).path);

test.each(letterFaceIds.flatMap((face) => [6, 10, 25].map((size) => [face, size] as const)))(
  'letters of %s at %i mm are covered, and no stitch leaves them',
  async (face, size) => {
    for (const letter of ['A', 'R', 'S', 'M', 'e', 'g', 'k', '8', '&'])
      expectGood(await textOf(face, letter, size));
  },
);

const star = (points: number, outer: number, inner: number) =>
  `M${Array.from({ length: 2 * points }, (_, at) => {
    const angle = (at * Math.PI) / points;
    const radius = at % 2 === 0 ? outer : inner;
    return `${(50 + radius * Math.sin(angle)).toFixed(3)} ${(50 - radius * Math.cos(angle)).toFixed(3)}`;
  }).join('L')}Z`;

test.each([
  ['a ring', 'M0 10a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'],
  ['a small star', star(5, 8, 3.2)],
  ['a large star', star(5, 30, 12)],
  ['a thin cross', 'M9 0h1.2v9h9v1.2h-9v9h-1.2v-9h-9v-1.2h9z'],
  ['a disc', 'M0 20a20 20 0 1 1 40 0a20 20 0 1 1-40 0z'],
  ['a dot', 'M0 1.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0z'],
  ['a heart', 'M0 15C0 0 15-5 20 5C25-5 40 0 40 15C40 25 25 32 20 36C15 32 0 25 0 15Z'],
  ['a wave', 'M0 0C10-10 20 10 30 0S50-10 60 0V4C50-6 40 14 30 4S10-6 0 4Z'],
])('%s is covered, and no stitch leaves it', (_, d) => {
  expectGood(shape(d));
});

/** Blobs of any outline, their corners as far out as chance has it. */
const blobs = fc
  .array(fc.integer({ min: 40, max: 200 }), { minLength: 4, maxLength: 12 })
  .map((radii) =>
    radii.map((radius, at) => {
      const angle = (2 * Math.PI * at) / radii.length;
      return `${((radius / 10) * Math.cos(angle)).toFixed(2)} ${((radius / 10) * Math.sin(angle)).toFixed(2)}`;
    }),
  )
  .map((corners) => shape(`M${corners.join('L')}Z`));

/** Bars with a turn in them, across from as narrow as a stroke of small letters to as wide as rows begin. */
const bars = fc
  .record({
    width: fc.integer({ min: 8, max: 90 }),
    long: fc.integer({ min: 100, max: 400 }),
    turn: fc.integer({ min: -150, max: 150 }),
  })
  .map(({ width, long, turn }) => {
    const [l, t] = [long / 10, turn / 10];
    const w = (width / 10) * (Math.hypot(l, t) / l);
    return shape(`M0 0L${l} ${t}L${2 * l} 0V${w}L${l} ${t + w}L0 ${w}Z`);
  });

test('long bars are covered wherever their cells fall', () => {
  for (const long of [34.3, 34.5, 35.1])
    expectGood(shape(`M0 0L${long} 0L${2 * long} 0V2.1L${long} 2.1L0 2.1Z`), 0.99);
});

test('blobs and bent bars of any measure are covered, and no stitch leaves them', () => {
  fc.assert(
    fc.property(fc.oneof(blobs, bars), (one) => expectGood(one, 0.96)),
    { numRuns: 40 },
  );
});

test('holes stay open', () => {
  expectGood(shape('M0 0h40v30h-40zM5 5v8h8v-8zM20 15a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', '#0057b8', 'evenodd'));
});

test('a wide shape is filled in rows 0.4 mm apart and no denser', () => {
  const { commands } = sewn([shape('M0 0h60v40h-60z')]);
  const stitches = commands.filter(({ kind }) => kind === 'stitch').length;
  // 60 × 40 mm in rows of 0.4 mm with a hole every 4 mm are 1,500; edges and underlay come on top.
  expect(stitches).toBeGreaterThan(1_500);
  expect(stitches).toBeLessThan(2_200);
});

test('a column has a hole every 0.4 mm on each side over an underlay', () => {
  const { commands } = sewn([shape('M0 0h60v3h-60z')]);
  const stitches = commands.filter(({ kind }) => kind === 'stitch').length;
  expect(stitches).toBeGreaterThan(300);
  expect(stitches).toBeLessThan(420);
});

test('a line thinner than thread is sewn as one, to and fro', () => {
  const embroidery = sewn([shape('M0 0h30v0.3h-30z')]);
  expect(sewingTimeOf(embroidery).stitches).toBeLessThan(60);
  expect(sewingTimeOf(embroidery).stitches).toBeGreaterThan(20);
});

test('shapes of one colour are sewn together unless another lies between them', () => {
  const red = (x: number) => shape(`M${x} 0h10v10h-10z`);
  const blue = (x: number) => shape(`M${x} 0h10v10h-10z`, '#0057b8');
  expect(sewn([red(0), blue(20), red(40)]).threads).toEqual(['#c8102e', '#0057b8']);
  expect(sewn([red(0), blue(5), red(8)]).threads).toEqual(['#c8102e', '#0057b8', '#c8102e']);
});

test('the same thread goes on without a stop, another begins with one', () => {
  const { commands } = sewn([shape('M0 0h10v10h-10z'), shape('M20 0h10v10h-10z', '#0057b8')]);
  expect(commands.filter(({ kind }) => kind === 'stop')).toHaveLength(1);
  const stop = commands.findIndex(({ kind }) => kind === 'stop');
  expect(commands[stop - 1]?.kind).toBe('trim');
  expect(commands.at(-1)?.kind).toBe('trim');
});

test('stitches and minutes are those of the file', async () => {
  const one = await textOf('oswald', 'Ardoise', 12);
  const estimate = estimateStitches([one]);
  expect(estimate).toMatchObject({ status: 'ok', ...sewingTimeOf(sewn([one])) });
  expect(estimate.status === 'ok' && estimate.minutes).toBeGreaterThan(1);
});

test('every stitch is drawn', () => {
  const embroidery = sewn([shape('M0 0h10v3h-10z')]);
  const drawn = drawStitches(embroidery);
  const { stitches } = sewingTimeOf(embroidery);
  expect(drawn.match(/<path/g)).toHaveLength(2 * stitches);
  expect(drawStitches(embroidery, { trims: true }).match(/#e4002b/g)?.length).toBeGreaterThan(0);
});

test.each([
  ['unreadable', [shape('M0 0Lfoo')]],
  ['unreadable', [shape('M0 0L1e999 4Z')]],
  ['tooManyShapes', Array.from({ length: 5_000 }, () => shape('M0 0h1v1z'))],
  ['tooManyPoints', [shape(`M0 0l${'1 1 '.repeat(embroideryBounds.points + 1)}`)]],
  ['tooLarge', [shape('M0 0h9000v10h-9000z')]],
  ['tooManyStitches', Array.from({ length: 80 }, () => shape('M0 0h390v390h-390z'))],
] as const)('%s is refused', (reason, shapes) => {
  expect(digitize(shapes)).toEqual({ status: 'refused', reason });
});

const specks = Array.from(
  { length: 10_000 },
  (_, at) => `M${(at % 100) * 3} ${Math.floor(at / 100) * 3}h1v1h-1z`,
).join('');

test.each([
  ['apart', specks],
  ['in a frame', `M-2 -2h305v305h-305zM-1 -1v303h303v-303z${specks}`],
])('ten thousand specks %s are refused before they are work', (_, d) => {
  expect(digitize([shape(d)])).toEqual({ status: 'refused', reason: 'tooIntricate' });
});

test.each([
  ['nothing', ''],
  ['a point', 'M5 5h0v0z'],
  ['a line without an area', 'M0 0h20z'],
])('%s gives no stitches', (_, d) => {
  expect(sewn([shape(d)]).commands).toEqual([]);
});

test.each(['nonzero', 'evenodd'] as const)('a shape that crosses itself is sewn by its rule, %s', (rule) => {
  expectGood(shape('M0 0L30 30H0L30 0Z', '#c8102e', rule));
  expectGood(shape(star(5, 20, 20).replace(/Z/, ''), '#c8102e', rule));
});
