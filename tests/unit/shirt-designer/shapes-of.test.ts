import { describe, expect, test } from 'vitest';
import { loadFamilies } from '@/lib/drawing/letters';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { boxOf, outlineLayer } from '@/lib/shirt-designer/layer-outline';
import { type MarkId, markIds, marks } from '@/lib/shirt-designer/marks';
import { shapeIds, shapes } from '@/lib/shirt-designer/shapes';
import { familiesOf, shapesOf } from '@/lib/shirt-designer/shapes-of';
import { newLayer, newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';

const design = (layers: NonNullable<ShirtDesign['sides']['front']>['layers']): ShirtDesign => ({
  version: 3,
  garment: 'hoodie',
  fabric: 'navy',
  sides: { front: { technique: 'screen', layers } },
  quantities: { m: 10 },
  people: [],
});

const boxesOf = async (one: ShirtDesign) =>
  shapesOf(one, 'front', await loadFamilies(familiesOf(one))).map(({ d }) => boxOf(d));

describe('Shapes of a side', () => {
  test('a rectangle is as wide and as high as it says, around the place it stands at', async () => {
    const [box] = await boxesOf(
      design([
        {
          ...newLayer('a'),
          kind: 'shape',
          shape: 'rectangle',
          width: 80,
          height: 20,
          x: 10,
          y: 50,
          colour: '#ffffff',
        },
      ]),
    );
    expect(box).toEqual({ x: -30, y: 40, width: 80, height: 20 });
  });

  test('a quarter turn exchanges width and height', async () => {
    const [box] = await boxesOf(
      design([
        {
          ...newLayer('a'),
          kind: 'shape',
          shape: 'rectangle',
          width: 80,
          height: 20,
          x: 0,
          y: 50,
          angle: 90,
          colour: '#ffffff',
        },
      ]),
    );
    expect(box).toEqual({ x: -10, y: 10, width: 20, height: 80 });
  });

  test('capitals are as high as their text says, on a straight line and its middle', async () => {
    const [box] = await boxesOf(design([newText('a', 'HHH', { size: 30, y: 100, family: 'oswald' })]));
    expect(box?.height).toBeCloseTo(30, 1);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(100, 1);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(0, 0);
  });

  test.each(['arc', 'circle', 'wave'] as const)(
    'text on an %s stands around the middle of what is seen',
    async (curve) => {
      const straight = await boxesOf(design([newText('a', 'Chorale de Tervuren', { curve: 'none' })]));
      const [box] = await boxesOf(design([newText('a', 'Chorale de Tervuren', { curve, bend: 60 })]));
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(60, 0);
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(0, 0);
      expect(box?.height).toBeGreaterThan(straight[0]?.height ?? 0);
    },
  );

  test('a hidden layer is not made; what shows names its layer and its colour', async () => {
    const one = design([
      { ...newText('a', 'Lin'), hidden: true },
      newText('b', 'Lin', { colour: '#d93015' }),
    ]);
    const made = shapesOf(one, 'front', await loadFamilies(familiesOf(one)));
    expect(made.map(({ layer, fill, rule }) => ({ layer, fill, rule }))).toEqual([
      { layer: 'b', fill: '#d93015', rule: 'nonzero' },
    ]);
  });

  test('a garment of a list shows its own name and number', async () => {
    const one = design([newText('a', 'Nom', { field: 'name' }), newText('b', '00', { field: 'number' })]);
    const letters = await loadFamilies(familiesOf(one));
    const person = { name: 'Nadia', number: '7', size: 'm' as const };
    const words = shapesOf(design([newText('a', 'Nadia'), newText('b', '7')]), 'front', letters);
    expect(shapesOf(one, 'front', letters, person)).toEqual(words);
  });

  test('what a family has no letter for is said, and the rest is drawn', async () => {
    const letters = await loadFamilies(['bricolage']);
    const outline = outlineLayer(newText('a', 'Lin 🚲'), letters);
    expect(outline.missing).toEqual(['🚲']);
    expect(outline.outlines).toHaveLength(1);
  });
});

describe('Our own drawings', () => {
  test.each([...shapeIds])('%s fills its box', (id) => {
    const { x, y, width, height } = boxOf(shapes[id].path);
    for (const [is, should] of [
      [x, 0],
      [y, 0],
      [width, 100],
      [height, 100],
    ] as const)
      expect(Math.abs(is - should)).toBeLessThan(2.5);
  });

  test.each([...markIds])('%s stays in its box and fills it in one direction', (id: MarkId) => {
    const { parts, ratio } = marks[id];
    const { x, y, width, height } = boxOf(parts.map(({ path }) => path).join(''));
    expect(x).toBeGreaterThan(-3);
    expect(y).toBeGreaterThan(-3);
    expect(x + width).toBeLessThan(ratio * 100 + 3);
    expect(y + height).toBeLessThan(103);
    expect(Math.max(width / (ratio * 100), height / 100)).toBeGreaterThan(0.9);
  });
});

describe('Documents', () => {
  test('a design that is kept is the one that is opened', () => {
    const one = design([
      newText('a', 'Lin\nTervuren'),
      { ...newLayer('b'), kind: 'mark', mark: 'tent', width: 60, height: 40, colours: ['#ffffff'] },
    ]);
    expect(openShirtDesign(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  test.each([
    ['a later version', { ...design([]), version: 4 }],
    ['a weight that is none', design([newText('a', 'Lin', { weight: 'black' as 'bold' })])],
    ['a garment that is none', { ...design([]), garment: 'sock' }],
    ['a colour that is none', design([newText('a', 'Lin', { colour: 'red' })])],
    ['a side that is none', { ...design([]), sides: { inside: { technique: 'screen', layers: [] } } }],
    ['more than a number of pieces', { ...design([]), quantities: { m: 2.5 } }],
    ['nothing', null],
  ])('%s is not opened', (_, document) => {
    expect(openShirtDesign(document)).toBeNull();
  });
});
