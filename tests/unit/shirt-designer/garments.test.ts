import { describe, expect, test } from 'vitest';
import { checkDesign } from '@/lib/shirt-designer/check-design';
import { lettersFor } from '@/lib/shirt-designer/compose';
import { shownSide } from '@/lib/shirt-designer/garment-facts';
import { areaOf, sidesOf, sizesOf } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { newLayer, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';

const sides = Object.values(garments).flatMap((garment) =>
  sidesOf(garment).map((side) => [garment.id, side] as const),
);

test('a side that was chosen stays chosen, but for a garment without it', () => {
  expect(shownSide('tee', 'left')).toBe('left');
  expect(shownSide('tote', 'left')).toBe('front');
  expect(shownSide('tote', 'back')).toBe('back');
});

describe.each(sides)('The print area of %s, %s', (id, side) => {
  const garment = garments[id];
  const sizes = sizesOf(garment);

  test.each(sizes)('is said of size %s, and lies on the garment', (size) => {
    const own = garment.sides[side]?.area[size];
    expect(own).toBeDefined();
    const { width = 0, length = 0 } = garment.sizes[size] ?? {};
    expect(own?.width).toBeGreaterThan(20);
    expect(own?.height).toBeGreaterThan(20);
    expect(own?.width).toBeLessThan(width);
    expect(own?.height).toBeLessThan(length);
  });

  test('is never smaller on a larger size, and larger on the largest than on the smallest', () => {
    const areas = sizes.map((size) => areaOf(garment, side, size));
    areas.slice(1).forEach((area, at) => {
      expect(area.width).toBeGreaterThanOrEqual(areas[at]?.width ?? 0);
      expect(area.height).toBeGreaterThanOrEqual(areas[at]?.height ?? 0);
    });
    const [first, last] = [areas[0], areas.at(-1)];
    if (areas.length > 1) expect(last?.width).toBeGreaterThan(first?.width ?? 0);
  });
});

test('a sleeve that is full on the drawn size is told of the smaller ones that are ordered', async () => {
  const { width, height } = areaOf(garments.hoodie, 'left');
  const bar = { ...newLayer('l1'), kind: 'shape' as const, shape: 'rectangle' as const, colour: '#ffffff' };
  const design: ShirtDesign = {
    version: 3,
    garment: 'hoodie',
    fabric: 'navy',
    sides: { left: { technique: 'dtf', layers: [{ ...bar, width, height, y: height / 2 }] } },
    quantities: { s: 5, m: 5, xl: 5 },
    people: [],
  };
  const found = checkDesign(design, garments.hoodie, await lettersFor(design));
  expect(found).toMatchObject([{ kind: 'outsideSmaller', side: 'left', values: { size: 's' } }]);
});
