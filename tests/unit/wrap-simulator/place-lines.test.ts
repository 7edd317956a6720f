import { expect, test } from 'vitest';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { metTexts } from '@/lib/wrap-simulator/names';
import type { PlacedLine } from '@/lib/wrap-simulator/place-lines';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type LetterLine, newLine, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

async function place(side: Side, lines: Partial<LetterLine>[], change: Partial<WrapDesign> = {}) {
  const design = {
    ...defaultDesign,
    ...change,
    lines: lines.map((line) => ({ ...newLine, text: 'Boulangerie', ...line })),
  };
  return composeWrap(vehicleOf(design), design, await lettersFor(design)).placed[side];
}

const middle = ({ box }: PlacedLine) => box.x + box.width / 2;

test('lines without a place stand below each other on the largest panel', async () => {
  const [first, second] = await place('left', [{}, { text: 'depuis 1987', height: 90 }]);
  expect(second?.box.y).toBeGreaterThan((first?.y ?? 0) - 1);
  expect(first?.overhangs).toBe(false);
});

test('a line on both flanks stands as far from the nose on each, and is read from left to right on both', async () => {
  const lines = [{ x: 1900, y: 900, text: 'HH' }];
  const [left] = await place('left', lines);
  const [right] = await place('right', lines);
  const { width } = vehicleOf(defaultDesign).views.left;
  if (!left || !right) throw new Error('A line is missing');
  expect(middle(left)).toBeCloseTo(1900, -1);
  expect(middle(right)).toBeCloseTo(width - 1900, -1);
  expect(right.outlined.path).toBe(left.outlined.path);
});

test('a line of one flank alone is on no other', async () => {
  expect(await place('right', [{ bothSides: false }])).toEqual([]);
  expect(await place('rear', [{}])).toEqual([]);
});

test('letters across a door gap are told, and so are those beyond the bodywork', async () => {
  const [across] = await place('left', [{ text: 'MMMMMMMMMMMMMM', height: 300 }]);
  expect(across?.crossed).toContain('gap');
  const [beyond] = await place('left', [{ x: 0, y: 100 }]);
  expect(beyond?.overhangs).toBe(true);
});

test('letters over a wheel are told as that, and not as beyond the bodywork', async () => {
  const { wheels, height } = vehicleOf(defaultDesign).views.left;
  for (const { x, radius } of wheels)
    for (const up of [radius, 2 * radius + 30]) {
      const [over] = await place('left', [{ text: 'H', height: 40, x, y: height - up + 20 }]);
      expect(over).toMatchObject({ hiddenBy: ['wheel'], overhangs: false });
      const said = over ? metTexts(over, simulatorLabels('en'), 'en') : [];
      expect(said).toEqual(['crosses a wheel']);
    }
  const [wide] = await place('left', [{ text: 'HHHHHHHHHHHHHHHH', height: 300, x: 300, y: height - 200 }]);
  expect(wide).toMatchObject({ hiddenBy: expect.arrayContaining(['wheel']), overhangs: true });
});

test('the contrast is that with the film below, and decides from how far one reads', async () => {
  const full = { coverage: 'full', film: 'gloss-ink' } as const;
  const [white] = await place('left', [{ colour: 'white' }], full);
  const [black] = await place('left', [{ colour: 'black' }], full);
  expect(white?.contrast).toBe('strong');
  expect(black?.contrast).toBe('poor');
  expect(black?.legibleFrom).toBeLessThan(white?.legibleFrom ?? 0);
});

test('lower case is read from as far as its x-height allows, capitals and digits from as far as theirs', async () => {
  const onInk = { coverage: 'full', film: 'gloss-ink' } as const;
  const read = async (text: string, family: LetterLine['family'] = 'overpass') =>
    (await place('left', [{ text, family, height: 190 }], onInk))[0]?.legibleFrom;
  // 190 mm of capital, 30 feet an inch; an x-height of 511 beside capitals of 700.
  expect(await read('BOULANGERIE 1987')).toBe(68);
  expect(await read('Boulangerie')).toBe(49);
  expect(await read('É. LIN & FILS, 02')).toBe(68);
  expect(await read('LIN été')).toBe(49);
  // A family without small letters sets capitals for them; what is not cut counts for nothing.
  expect(await read('Boulangerie', 'bebas-neue')).toBe(68);
  expect(await read('LIN я')).toBe(68);
});

test('on a film of several colours the contrast is that with the one from which letters stand out least', async () => {
  const on = async (film: string, colour: LetterLine['colour']) => {
    const [line] = await place('left', [{ colour }], { coverage: 'full', film });
    return [line?.contrast, line?.against];
  };
  expect(await on('printed-checks', 'black')).toEqual(['poor', 'darkest']);
  expect(await on('printed-checks', 'white')).toEqual(['poor', 'lightest']);
  expect(await on('printed-camouflage', 'white')).toEqual(['poor', 'lightest']);
  expect(await on('colour-shift-oil', 'blue')).toEqual(['poor', 'between']);
  expect(await on('pearl-jade', 'white')).toEqual(['poor', 'lightest']);
  expect(await on('gloss-ink', 'white')).toEqual(['strong', null]);
});

test('characters that cannot be cut are named', async () => {
  const [line] = await place('left', [{ text: 'Lin 🚐 خبز' }]);
  expect(line?.outlined.missing).toEqual(['🚐', 'خ', 'ب', 'ز']);
});
