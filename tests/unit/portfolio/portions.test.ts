import { expect, test } from 'vitest';
import {
  countPortions,
  findPortion,
  laterPortions,
  namesWithin,
  portionOf,
  portionRest,
} from '@/lib/portfolio/portions';

const works = (count: number) => Array.from({ length: count }, (_, index) => index);

test('every work is on one page of the wall and one only, in its order', () => {
  for (let count = 0; count < 80; count += 1) {
    const all = works(count);
    const pages = [1, ...laterPortions(count)].map((number) => portionOf(all, number));
    expect(pages.flat(), String(count)).toEqual(all);
    if (count > 0) expect(Math.min(...pages.map((page) => page.length))).toBeGreaterThan(0);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(16);
  }
});

test('a few more than a page stay on it', () => {
  expect([0, 12, 16, 17, 28, 29].map(countPortions)).toEqual([1, 1, 1, 2, 2, 3]);
});

test('an address names a page that there is, and the first has one address alone', () => {
  expect(findPortion(31, '2')).toBe(2);
  expect(findPortion(31, '3')).toBe(3);
  for (const segment of ['1', '4', '0', '02', '2a', '-2', '2.0', '', 'signs', '99999'])
    expect(findPortion(31, segment), segment).toBeNull();
  expect(portionRest(1)).toEqual({ fr: '', nl: '', en: '' });
  expect(portionRest(2).nl).toBe('2');
  const shelf = { fr: 'enseignes', nl: 'reclame', en: 'signs' };
  expect(portionRest(1, shelf)).toEqual(shelf);
  expect(portionRest(3, shelf).en).toBe('signs/3');
});

test('a page is described by whole names', () => {
  expect(namesWithin(['Orbe', 'Salta', 'Tamo'], 13)).toBe('Orbe, Salta.');
  expect(namesWithin(['Orbe'], 155)).toBe('Orbe.');
});
