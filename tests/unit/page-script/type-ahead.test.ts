import { expect, test } from 'vitest';
import { createTypeAhead } from '@/lib/page-script/type-ahead';

const labels = ['Enseignes', 'Bâches', 'Broderie', 'Enseignes lumineuses', 'Écrans'];

test('letters typed within a second are one word, whatever their accents', () => {
  const find = createTypeAhead();
  expect(find('b', labels, -1, 0)).toBe(1);
  expect(find('r', labels, 1, 900)).toBe(2);
  const other = createTypeAhead();
  expect(other('É', labels, -1, 0)).toBe(0);
  expect(other('c', labels, 0, 100)).toBe(4);
});

test('after a second a new word begins', () => {
  const find = createTypeAhead();
  expect(find('b', labels, -1, 0)).toBe(1);
  expect(find('e', labels, 1, 1001)).toBe(3);
});

test('the same letter again goes to the next match and round', () => {
  const find = createTypeAhead();
  expect(find('e', labels, -1, 0)).toBe(0);
  expect(find('e', labels, 0, 100)).toBe(3);
  expect(find('e', labels, 3, 200)).toBe(4);
  expect(find('e', labels, 4, 300)).toBe(0);
});

test('no match moves nothing', () => {
  expect(createTypeAhead()('z', labels, 2, 0)).toBeNull();
});
