import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { estimateStitches } from '@/lib/embroidery/estimate';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { countStitches } from '@/lib/shirt-designer/count-stitches';
import { rebuildDesign } from '@/lib/shirt-designer/rebuild-design';
import { openShirt } from '@/lib/shirt-designer/server/open-shirt';
import { shapeIds } from '@/lib/shirt-designer/shapes';
import { newLayer, newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { noPictures, type ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { techniqueIds } from '@/lib/shirt-designer/techniques';

const pictures = vi.hoisted(() => ({ found: new Map() }));
vi.mock('@/lib/shirt-designer/server/shirt-pictures', () => ({
  findShirtPictures: async () => pictures.found,
}));

/** As the editor has it: of what it keeps as text, counted in one go by a thread of its own. */
async function pricedByEditor(design: ShirtDesign, known: ShirtPictures = noPictures) {
  const own = rebuildDesign(JSON.parse(JSON.stringify(design)));
  if (!own) throw new Error('The editor reads no design of this');
  const letters = await lettersFor(own);
  const sewn = await countStitches(own, letters, known, async (shapes) => estimateStitches(shapes));
  return composeShirt(own, letters, sewn, known).estimate;
}

const colour = fc.constantFrom('#d93015', '#1f4bd8', '#ffffff', '#128a4c');
const place = { x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: 20, max: 300 }) };
const words = fc.record({
  ...place,
  words: fc.constantFrom('Lin', 'NORD 7', 'École Été', '&', 'Wij zijn er'),
  size: fc.integer({ min: 60, max: 300 }).map((tenths) => tenths / 10),
  angle: fc.integer({ min: -180, max: 180 }),
  curve: fc.constantFrom('none' as const, 'arc' as const),
  colour,
});
const form = fc.record({
  ...place,
  shape: fc.constantFrom(...shapeIds),
  width: fc.integer({ min: 8, max: 70 }),
  height: fc.integer({ min: 8, max: 70 }),
  angle: fc.integer({ min: -180, max: 180 }),
  colour,
});
const designs = fc
  .record({
    technique: fc.constantFrom('embroidery' as const, 'embroidery' as const, ...techniqueIds),
    fabric: fc.constantFrom('white' as const, 'navy' as const),
    text: words,
    form,
    pieces: fc.integer({ min: 1, max: 300 }),
  })
  .map(
    ({ technique, fabric, text, form: { shape, ...drawn }, pieces }): ShirtDesign => ({
      version: 3,
      garment: 'hoodie',
      fabric,
      sides: {
        front: {
          technique,
          layers: [
            { ...newLayer('a'), kind: 'shape', shape, ...drawn },
            { ...newText('b', text.words), ...text },
          ],
        },
      },
      quantities: { m: pieces },
      people: [],
    }),
  );

test('the editor and the server name one price, to the cent, whatever is designed', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(designs, async (design) => {
      const { estimate } = await openShirt(design);
      expect(estimate?.total).toBeGreaterThan(0);
      expect(await pricedByEditor(design)).toEqual(estimate);
    }),
    { numRuns: 40 },
  );
});

test('names without words of their own have one price in the editor and on the server, sewn or printed', async () => {
  for (const technique of ['embroidery', 'flex'] as const) {
    const named: ShirtDesign = {
      ...design({ technique, layers: [newText('a', '', { field: 'name', size: 20, y: 100 })] }),
      people: [
        { name: '', number: '1', size: 'm' },
        { name: 'Nadia', number: '2', size: 'l' },
      ],
    };
    const { estimate } = await openShirt(named);
    expect(estimate?.lines.map(({ kind }) => kind)).toContain('marking');
    expect(await pricedByEditor(named)).toEqual(estimate);
  }
});

const design = (layers: ShirtDesign['sides']['front']): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'white',
  sides: { front: layers },
  quantities: { m: 12 },
  people: [],
});
const lettered = newText('a', 'NORD', { size: 20, y: 100 });

test('the server counts what is sewn, and says how long a machine takes', async () => {
  const { estimate, isCounting } = await openShirt(design({ technique: 'embroidery', layers: [lettered] }));
  const marking = estimate?.lines.find(({ kind }) => kind === 'marking');
  expect(marking?.stitches).toBeGreaterThan(1000);
  expect(marking?.minutes).toBeGreaterThan(1);
  expect(isCounting).toBe(false);
});

test('what has no shapes to sew yet is priced by its area on both sides, and not as nothing', async () => {
  const id = randomUUID();
  const known: ShirtPictures = new Map([
    [id, { picture: { kind: 'bitmap', id, width: 900, height: 900 }, look: null }],
  ]);
  pictures.found = new Map(known);
  const scan = {
    ...newLayer('b'),
    kind: 'picture' as const,
    picture: id,
    name: 'scan',
    width: 80,
    height: 80,
    y: 160,
  };
  const whole = { crop: { left: 0, top: 0, right: 0, bottom: 0 }, opacity: 100, inks: [] };
  const sewn = design({ technique: 'embroidery', layers: [lettered, { ...scan, ...whole }] });
  const { estimate } = await openShirt(sewn);
  pictures.found = new Map();
  const marking = estimate?.lines.find(({ kind }) => kind === 'marking');
  expect(marking).not.toHaveProperty('minutes');
  expect(marking?.stitches).toBeGreaterThan(4000);
  expect(await pricedByEditor(sewn, known)).toEqual(estimate);
});

test('what lies on a side that the garment does not have is priced by neither', async () => {
  const front = { technique: 'flex' as const, layers: [lettered] };
  const apron: ShirtDesign = {
    ...design(front),
    garment: 'apron',
    quantities: { one: 12 },
    people: [{ name: 'Nadia', number: '7', size: 'one' }],
  };
  const back = { technique: 'flex' as const, layers: [newText('b', 'NOM', { field: 'name', y: 100 })] };
  const { estimate } = await openShirt({ ...apron, sides: { front, back } });
  expect(estimate).toEqual((await openShirt(apron)).estimate);
  expect(await pricedByEditor({ ...apron, sides: { front, back } })).toEqual(estimate);
});

test('many designs at once are counted one after the other while the site answers others', async () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    design({ technique: 'embroidery', layers: [newText('a', `NORD ${at}`, { size: 30, y: 100 })] }),
  );
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
  }, 1);
  const opened = await Promise.all(many.map((one) => openShirt(one, { patient: true })));
  clearInterval(turn);
  const minutes = opened.map(
    ({ estimate }) => estimate?.lines.find(({ kind }) => kind === 'marking')?.minutes,
  );
  expect(minutes.every((counted) => counted !== undefined && counted > 0)).toBe(true);
  expect(turns).toBeGreaterThan(12);
});
