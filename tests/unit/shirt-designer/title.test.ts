import { expect, test } from 'vitest';
import { newText, type ShirtDesign, type SideDesign } from '@/lib/shirt-designer/shirt-design';
import { titleOf } from '@/lib/shirt-designer/title';

const design = (sides: Record<string, SideDesign>): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides,
  quantities: { m: 10 },
  people: [],
});
const worded = (...layers: SideDesign['layers']): SideDesign => ({ technique: 'dtf', layers });
const number = newText('l2', '10', { field: 'number', size: 200 });

test('a design is called by its largest words that are the same on every piece', () => {
  const club = newText('l1', 'FC Les Sapins', { size: 30 });
  const place = newText('l3', 'Zaventem', { size: 10 });
  const year = newText('l4', '1924', { size: 60 });
  expect(titleOf(design({ front: worded(place, club, year), back: worded(number) }), 'en')).toMatch(
    /^FC Les Sapins, /,
  );
});

test('lines are read on, and words of nothing but blanks are none', () => {
  const choir = newText('l1', 'Chœur\nde Tervuren ', { size: 30 });
  expect(titleOf(design({ front: worded(choir) }), 'en')).toMatch(/^Chœur de Tervuren, /);
  expect(titleOf(design({ front: worded(newText('l1', ' \n ', { size: 30 })) }), 'en')).not.toMatch(/^\s*,/);
});

test('where there is nothing but a number, by that', () => {
  expect(titleOf(design({ back: worded(number) }), 'en')).toMatch(/^10, /);
});
