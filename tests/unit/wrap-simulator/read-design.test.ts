import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { readDesign, rebuildWrap, writeDesign } from '@/lib/wrap-simulator/read-design';
import { titleOf } from '@/lib/wrap-simulator/title';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { firstView, readView, writeView } from '@/lib/wrap-simulator/view-state';
import { newLine, newLogo, type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

const read = (entries: Iterable<readonly [string, unknown]>) => readDesign(entries, choices, defaultDesign);

const picture = '0d9c9a4e-2f62-4a0f-8c5f-2f0a1b2c3d4e';

const chosen: WrapDesign = {
  ...defaultDesign,
  vehicle: 'panel-van-long',
  coverage: 'rear-third',
  film: 'matt-denim',
  second: 'gloss-poppy',
  split: 61,
  panels: { bonnet: 'second', 'left-mirror': 'bare' },
  tints: { rearSide: 'dark', rear: 'limo' },
  protection: 'front',
  protectionFinish: 'matt',
  logos: [
    { ...newLogo, picture, side: 'rear', bothSides: false, width: 420, x: 900, y: 1100 },
    { ...newLogo, picture },
  ],
  lines: [
    { ...newLine, text: 'Peeters & Zonen', side: 'rear', bothSides: false, height: 90, x: 1200, y: 900 },
    { ...newLine, text: '+32 2 000 00 00', family: 'overpass', colour: 'yellow' },
  ],
};

test('what another tab tells is read as a form is, and what is no design is none', () => {
  const rebuilt = (document: string) => rebuildWrap(document, choices, defaultDesign);
  expect(rebuilt(JSON.stringify(chosen))).toEqual(chosen);
  expect(rebuilt(JSON.stringify({ ...chosen, film: 'none of ours' }))?.film).toBe(defaultDesign.film);
  for (const text of ['', 'null', '{}']) expect(rebuilt(text)).toBeNull();
});

test('what a form says is the design it was filled with', () => {
  expect(read(writeDesign(chosen))).toEqual(chosen);
  expect(read(writeDesign(defaultDesign))).toEqual(defaultDesign);
});

test('a document of the first version opens, without logos', () => {
  const { logos, ...first } = { ...chosen, version: 1 };
  expect(logos).toHaveLength(2);
  expect(openWrapDesign(JSON.parse(JSON.stringify(first)))).toEqual({ ...chosen, logos: [] });
});

test('a logo that is taken off, or is no picture of ours, is not there', () => {
  expect(read([...writeDesign(chosen), ['logo-off-0', 'on']]).logos).toEqual([{ ...newLogo, picture }]);
  expect(read([['logo-0', 'http://evil.example/x.png']]).logos).toEqual([]);
});

test('the default design can be drawn and kept', async () => {
  expect(openWrapDesign(JSON.parse(JSON.stringify(defaultDesign)))).toEqual(defaultDesign);
  const made = composeWrap(vehicleOf(defaultDesign), defaultDesign, await lettersFor(defaultDesign));
  expect(made.placed.left).toHaveLength(1);
  expect(made.placed.left[0]).toMatchObject({ overhangs: false });
});

test('an empty address is the default without its words', () => {
  expect(read([])).toEqual({ ...defaultDesign, lines: [] });
});

test('numbers beyond their bounds are brought within', () => {
  const design = read([
    ['split', '400'],
    ['text-0', 'x'],
    ['height-0', '99999'],
    ['x-0', '-5'],
    ['y-0', 'abc'],
  ]);
  expect(design.split).toBe(wrapLimits.split.max);
  expect(design.lines[0]).toMatchObject({ height: wrapLimits.height.max, x: 0, y: null });
});

test('500 letters, line breaks, marks that turn writing around and lone surrogates become a line that can be cut', () => {
  const text = (given: string) => read([['text-0', given]]).lines[0]?.text;
  expect(text('x'.repeat(500))).toBe('x'.repeat(wrapLimits.textLength));
  expect(text('a\r\nb\u0000c')).toBe('a b c');
  expect(text('a\u202eb\ud800')).toBe('ab ');
  expect(text(' \n ')).toBeUndefined();
});

test('whatever comes in, what comes out can be kept, drawn and named', async () => {
  const names = writeDesign(chosen).map(([name]) => name);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names, 'panel-x', '__proto__'), fc.string({ unit: 'binary' })), {
        maxLength: 30,
      }),
      async (entries) => {
        const design = read(entries);
        expect(openWrapDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
        const made = composeWrap(vehicleOf(design), design, await lettersFor(design));
        expect(Number.isFinite(made.estimate.high)).toBe(true);
        expect(titleOf(design, 'nl')).not.toBe('');
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  null,
  {},
  { ...chosen, version: 3 },
  { ...chosen, logos: [{ ...newLogo, picture: '../secret' }] },
  { ...chosen, logos: Array.from({ length: 4 }, () => ({ ...newLogo, picture })) },
  { ...chosen, logos: [{ ...newLogo, picture, width: 1 }] },
  { ...chosen, film: 'gloss-nothing' },
  { ...chosen, vehicle: 'tank' },
  { ...chosen, extra: true },
  { ...chosen, split: 5 },
  { ...chosen, lines: Array.from({ length: 7 }, () => newLine) },
  { ...chosen, lines: [{ ...newLine, text: 'x'.repeat(500) }] },
])('a document made by hand that is no design is none (%#)', (document) => {
  expect(openWrapDesign(document)).toBeNull();
});

test('how a design is looked at goes along, unless it is as usual', () => {
  const view = { side: 'rear', light: 'night', distance: 25 } as const;
  expect(readView(writeView(view))).toEqual(view);
  expect(writeView(firstView)).toEqual([]);
  expect(
    readView([
      ['view', 'below'],
      ['light', ''],
      ['distance', '7'],
    ]),
  ).toEqual(firstView);
});
