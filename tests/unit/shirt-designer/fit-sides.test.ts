import { describe, expect, test } from 'vitest';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { fitSides, tryOn } from '@/lib/shirt-designer/fit-sides';
import { garmentIds } from '@/lib/shirt-designer/garments/garment';
import { readForm } from '@/lib/shirt-designer/read-design';
import { reduceDesign } from '@/lib/shirt-designer/reduce-design';
import { type ShirtDesign, sideOf } from '@/lib/shirt-designer/shirt-design';
import { findBeginning, templateIds, templates } from '@/lib/shirt-designer/templates';

const outside = async (design: ShirtDesign) =>
  composeShirt(design, await lettersFor(design)).findings.filter(({ kind }) => kind === 'outside');

const begun = (garment: string, text: string) =>
  readForm(Object.entries({ garment, fabric: 'navy', text, template: 'blank' }), findBeginning('blank'));

describe('What reaches beyond the area of a side', () => {
  test.each(garmentIds)('is made to fit: the first words on a %s, however long', async (garment) => {
    for (const text of ['Frituur Peeters', 'Loodgieterij Vandenbroucke & Zonen']) {
      const design = begun(garment, text);
      const fitted = fitSides(design, await lettersFor(design));
      expect(await outside(fitted), text).toEqual([]);
    }
    const long = begun('hoodie', 'Loodgieterij Vandenbroucke & Zonen');
    expect(await outside(long)).not.toEqual([]);
  });

  test('stays together on another garment, and is one step', async () => {
    const polo = reduceDesign(templates.team.design, { kind: 'garment', garment: 'polo' });
    const letters = await lettersFor(polo);
    const fitted = fitSides(polo, letters);
    expect(await outside(polo)).not.toEqual([]);
    expect(await outside(fitted)).toEqual([]);
    const distance = (design: ShirtDesign, one: string, other: string) => {
      const { layers } = sideOf(design, 'front');
      const [a, b] = [one, other].map((id) => layers.find((layer) => layer.id === id));
      return (a?.y ?? 0) - (b?.y ?? 0);
    };
    const factor = distance(fitted, 'l1', 'l6') / distance(polo, 'l1', 'l6');
    expect(factor).toBeGreaterThan(0.3);
    expect(factor).toBeLessThan(1);
    expect(distance(fitted, 'l5', 'l6') / distance(polo, 'l5', 'l6')).toBeCloseTo(factor, 2);
  });

  test('alone is changed: what fits, and what is locked, stays', async () => {
    for (const id of templateIds) {
      const { design } = templates[id];
      expect(fitSides(design, await lettersFor(design))).toEqual(design);
    }
    const long = begun('hoodie', 'Loodgieterij Vandenbroucke & Zonen');
    const ids = sideOf(long, 'front').layers.map((layer) => layer.id);
    const locked = reduceDesign(long, { kind: 'change', side: 'front', ids, change: { locked: true } });
    expect(fitSides(locked, await lettersFor(locked))).toEqual(locked);
  });
});

describe('A garment that is tried on', () => {
  const { design } = templates.team;
  const wear = async (worn: ShirtDesign, garment: ShirtDesign['garment']) =>
    tryOn(worn, { kind: 'garment', garment }, await lettersFor(worn));

  test('does not shrink or drop anything for good', async () => {
    let worn = design;
    for (const garment of garmentIds) worn = await wear(worn, garment);
    worn = reduceDesign(worn, { kind: 'fabric', fabric: 'navy' });
    const back = await wear(worn, design.garment);
    expect(back.sides).toEqual(design.sides);
    expect(await outside(await wear(worn, 'polo'))).toEqual([]);
  });

  test('keeps what is done to its layers', async () => {
    const polo = await wear(design, 'polo');
    const [layer] = sideOf(polo, 'front').layers;
    const ids = layer ? [layer.id] : [];
    const moved = reduceDesign(polo, { kind: 'move', side: 'front', ids, dx: 3, dy: 0 });
    const back = await wear(moved, design.garment);
    expect(sideOf(back, 'front').layers).toEqual(sideOf(moved, 'front').layers);
  });
});
