import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Letters, loadLetters } from '@/lib/drawing/letters';
import { outlineBox } from '@/lib/drawing/outlines';
import { shirtQuery, wrapQuery } from '@/lib/nameplate/carry-on';
import { type FittedName, makePlate, type Panel, type Plate } from '@/lib/nameplate/plate';
import { readName } from '@/lib/nameplate/read-name';

const letters: Letters = await loadLetters('bricolage');
const plateOf = (name: string) => makePlate(name, letters);
const box: Panel = { x: 284, y: 60, width: 476, height: 60 };

/** The text of each line, read from its letters. */
function linesOf({ lines }: FittedName): string[] {
  return lines.map(({ glyphs }) =>
    glyphs.map(({ id }) => String.fromCodePoint(Number.parseInt(id.slice(2), 16))).join(''),
  );
}

/** The box round every outline where a drawing puts it, read from the outlines themselves. */
function drawnBoxes(plate: Plate, name: FittedName) {
  const outlines = new Map(plate.glyphs.map(({ id, outline }) => [id, outline]));
  return name.lines.flatMap(({ x, y, scale, glyphs }) =>
    glyphs.map((glyph) => {
      const { left, right, top, bottom } = outlineBox(outlines.get(glyph.id) ?? '');
      return {
        left: x + (glyph.x + left) * scale,
        right: x + (glyph.x + right) * scale,
        top: y - bottom * scale,
        bottom: y - top * scale,
      };
    }),
  );
}

/** To a hundredth of a unit. */
const tolerance = 0.01;

function expectInside(plate: Plate, name: FittedName, panel: Panel) {
  for (const { left, right, top, bottom } of drawnBoxes(plate, name)) {
    expect(left).toBeGreaterThanOrEqual(panel.x - tolerance);
    expect(right).toBeLessThanOrEqual(panel.x + panel.width + tolerance);
    expect(top).toBeGreaterThanOrEqual(panel.y - tolerance);
    expect(bottom).toBeLessThanOrEqual(panel.y + panel.height + tolerance);
  }
}

const names = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters.glyphs.keys()), minLength: 1, maxLength: 48 }),
  fc
    .array(
      fc.constantFrom(
        'Café',
        'de',
        'l’Œillet',
        '&',
        'Fils',
        'VAN DEN',
        'BROECK-',
        '3D',
        'Ýþ',
        'ĳs',
        '…',
        'q',
      ),
      {
        minLength: 1,
        maxLength: 9,
      },
    )
    .map((words) => words.join(' ')),
);
const panels: fc.Arbitrary<Panel> = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
  width: fc.integer({ min: 20, max: 600 }),
  height: fc.integer({ min: 20, max: 300 }),
  lines: fc.constantFrom(1, 2, 3),
  align: fc.constantFrom('start', 'middle'),
  most: fc.integer({ min: 15, max: 300 }),
});

test('any name lies inside any panel, and is never too small to read', () => {
  fc.assert(
    fc.property(names, panels, (given, panel) => {
      const name = readName(given, letters);
      if (name.state !== 'ready') return;
      const plate = plateOf(name.text);
      for (const fitted of [plate.fit(panel), plate.fitInitial(panel)]) {
        expect(fitted.lines.flatMap(({ glyphs }) => glyphs).length).toBeGreaterThan(0);
        expectInside(plate, fitted, panel);
        if (!fitted.isInitial) expect(fitted.cap).toBeGreaterThanOrEqual(11);
      }
    }),
    { numRuns: 300 },
  );
});

describe('lines', () => {
  test('a short name stands on one line, a long one on as many as it needs', () => {
    const high = { ...box, height: 200, lines: 3 } as const;
    expect(linesOf(plateOf('Rosa').fit(high))).toEqual(['Rosa']);
    expect(linesOf(plateOf('Boulangerie Dupont').fit(high))).toEqual(['Boulangerie', 'Dupont']);
    expect(
      linesOf(plateOf('SCHILDERWERKEN VAN DEN BROECK-VANDENBERGHE').fit({ ...high, width: 300 })),
    ).toEqual(['SCHILDERWERKEN', 'VANDENBROECK-', 'VANDENBERGHE']);
  });

  test('no line ends with a word that clings to the next', () => {
    const two = { ...box, width: 240, height: 160 };
    expect(linesOf(plateOf('Café de la Gare').fit(two))).toEqual(['Café', 'delaGare']);
  });

  test('of several panels the one that lets a name stand largest is taken', () => {
    const wide = { x: 0, y: 0, width: 210, height: 40, lines: 1 } as const;
    const high = { x: 0, y: 0, width: 150, height: 150, lines: 3 } as const;
    expect(plateOf('Pa').fit([wide, high]).cap).toBeGreaterThan(plateOf('Pa').fit(wide).cap);
    expect(linesOf(plateOf('Pizzeria').fit([wide, high]))).toEqual(['Pizzeria']);
  });

  test('lines do not touch each other, whatever hangs or rises from them', () => {
    const plate = plateOf('gypq ÂÊÎÔ');
    const { lines } = plate.fit({ x: 0, y: 0, width: 100, height: 200 });
    expect(lines).toHaveLength(2);
    const boxes = lines.map((line) => line.glyphs.map((glyph) => glyph.box));
    const lowest = Math.max(...(boxes[0] ?? []).map(({ y, height }) => y + height));
    const highest = Math.min(...(boxes[1] ?? []).map(({ y }) => y));
    expect(lowest).toBeLessThan(highest);
  });
});

test('where a name cannot be read its initial stands', () => {
  const narrow = { x: 0, y: 0, width: 60, height: 60 };
  const name = plateOf('IJssalon Vandenberghe').fit(narrow);
  expect(name.isInitial).toBe(true);
  expect(linesOf(name)).toEqual(['IJ']);
});

test('a typewriter’s apostrophe becomes a painter’s', () => {
  expect(linesOf(plateOf("'t Hoekske").fit(box))).toEqual(['’tHoekske']);
});

test('the longest name with the most words is fitted in no time to speak of', () => {
  const name = readName('a b c d e f g h i j k l m n o p q r s t u v w x', letters);
  expect(name.state).toBe('ready');
  const { lines } = plateOf(name.typed).fit({ ...box, lines: 3 });
  expect(lines.length).toBeLessThanOrEqual(3);
});

test('it goes on to the tools in lines of a size that fits there', () => {
  expect(wrapQuery(plateOf('M'))).toMatchObject({ 'text-0': 'M', 'height-0': '300' });
  const long = wrapQuery(plateOf('SCHILDERWERKEN VAN DEN BROECK-VANDENBERGHE'));
  expect([long['text-0'], long['text-1'], long['text-2']]).toEqual([
    'SCHILDERWERKEN',
    'VAN DEN BROECK-',
    'VANDENBERGHE',
  ]);
  expect(Number(long['height-0'])).toBeLessThan(140);
  expect(shirtQuery(plateOf('Boulangerie Dupont'))).toMatchObject({
    template: 'blank',
    text: 'Boulangerie\nDupont',
  });
});
