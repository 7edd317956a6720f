import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { readDesign, writeDesign } from '@/lib/wrap-simulator/read-design';
import { titleOf } from '@/lib/wrap-simulator/title';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { firstView, readView, writeView } from '@/lib/wrap-simulator/view-state';
import { newLine, type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

const read = (entries: Iterable<readonly [string, unknown]>) => readDesign(entries, choices, defaultDesign);

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
  lines: [
    { ...newLine, text: 'Peeters & Zonen', side: 'rear', bothSides: false, height: 90, x: 1200, y: 900 },
    { ...newLine, text: '+32 2 000 00 00', family: 'overpass', colour: 'yellow' },
  ],
};

test('what a form says is the design it was filled with', () => {
  expect(read(writeDesign(chosen))).toEqual(chosen);
  expect(read(writeDesign(defaultDesign))).toEqual(defaultDesign);
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
  { ...chosen, version: 2 },
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
