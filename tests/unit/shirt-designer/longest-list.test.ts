import { describe, expect, test } from 'vitest';
import { loadFamilies } from '@/lib/drawing/letters';
import { composeShirt } from '@/lib/shirt-designer/compose';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { boxOf, boxOfLayer } from '@/lib/shirt-designer/layer-outline';
import { limitInWay, reduceDesign } from '@/lib/shirt-designer/reduce-design';
import { familiesOf, shapesOf } from '@/lib/shirt-designer/shapes-of';
import {
  countPersonalCharacters,
  curves,
  newText,
  type ShirtDesign,
  shirtLimits,
  type TextLayer,
} from '@/lib/shirt-designer/shirt-design';

/** Bent and turned letters of many curves, for the most people. */
const listed = (layers: number, letters: number): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: {
    front: {
      technique: 'dtf',
      layers: Array.from({ length: layers }, (_, at) =>
        newText(`l${at}`, 'W', { field: 'name', family: 'lobster', curve: 'wave', angle: 5, size: 9 + at }),
      ),
    },
  },
  quantities: {},
  people: Array.from({ length: shirtLimits.people }, (_, at) => ({
    name: `${at}`.padEnd(letters, 'WÖ8&'),
    number: '',
    size: 'm',
  })),
});
const longest = listed(2, shirtLimits.personLength);

test('the longest list, twice on a garment, can be designed, and is checked and priced soon', async () => {
  expect(openShirtDesign(longest)).toEqual(longest);
  const letters = await loadFamilies(familiesOf(longest));
  const before = process.cpuUsage();
  composeShirt(longest, letters);
  const { user, system } = process.cpuUsage(before);
  // Under a second; where other tests keep the machine busy it is more.
  expect((user + system) / 1000).toBeLessThan(3000);
});

describe('What would be set without end', () => {
  const endless = listed(40, shirtLimits.personLength);

  test('is no design', () => {
    expect(openShirtDesign(endless)).toBeNull();
    expect(openShirtDesign({ ...endless, people: endless.people.slice(0, 20) })).not.toBeNull();
  });

  test('nor is one with words of more characters than the editor takes', () => {
    const saying = (text: string) => ({
      ...longest,
      sides: { front: { technique: 'dtf', layers: [newText('l1', text)] } },
    });
    expect(openShirtDesign(saying('🦊'.repeat(shirtLimits.textLength)))).not.toBeNull();
    expect(openShirtDesign(saying('W'.repeat(shirtLimits.textLength + 1)))).toBeNull();
  });

  test('is not made by the editor, which makes less of it', () => {
    const [layer] = longest.sides.front?.layers ?? [];
    if (!layer) throw new Error('There is no layer');
    expect(reduceDesign(longest, { kind: 'add', side: 'front', layers: [layer] })).toBe(longest);
    expect(reduceDesign(longest, { kind: 'duplicate', side: 'front', ids: [layer.id] })).toBe(longest);
    const few = { ...endless, people: [] };
    expect(reduceDesign(few, { kind: 'people', people: endless.people })).toBe(few);
    expect(limitInWay(few, { kind: 'people', people: endless.people })).toBe('personalCharacters');
    expect(limitInWay(few, { kind: 'people', people: endless.people.slice(0, 5) })).toBeNull();
    const less = reduceDesign(endless, { kind: 'remove', side: 'front', ids: [layer.id] });
    expect(countPersonalCharacters(less)).toBeLessThan(countPersonalCharacters(endless));
  });
});

test.each(curves)('the box around words with the curve %s is the one around what is drawn', async (curve) => {
  for (const angle of [0, 33.3, -90])
    for (const text of ['Équipe Nord', 'Wö8&\n qgj🦊 x']) {
      const layer: TextLayer = newText('a', text, {
        family: 'lobster',
        curve,
        angle,
        size: 17.35,
        flipX: true,
      });
      const one: ShirtDesign = { ...longest, sides: { front: { technique: 'dtf', layers: [layer] } } };
      const letters = await loadFamilies(familiesOf(one));
      const drawn = boxOf(
        shapesOf(one, 'front', letters)
          .map(({ d }) => d)
          .join(''),
      );
      const box = boxOfLayer(layer, letters, null);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(box[side]).toBeCloseTo(drawn[side], 1);
    }
});
