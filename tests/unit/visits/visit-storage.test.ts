import { expect, test } from 'vitest';
import { addVisitKey, readVisitKeys } from '@/lib/visits/visit-storage';

const key = (index: number) => `6f1c0b3e-90a1-4f0e-9a5b-${String(index).padStart(12, '0')}`;

test('a visit stands in the flag once, the newest last, the newest fifty', () => {
  let flag: string | null = null;
  for (let index = 0; index < 60; index += 1) flag = addVisitKey(flag, key(index));
  expect(readVisitKeys(flag)).toHaveLength(50);
  expect(readVisitKeys(addVisitKey(flag, key(20))).at(-1)).toBe(key(20));
  expect(readVisitKeys(addVisitKey(flag, key(20)))).toHaveLength(50);
});

test('what is no key in it is left out', () => {
  expect(readVisitKeys(null)).toEqual([]);
  expect(readVisitKeys('true')).toEqual([]);
  expect(addVisitKey('true <x>', key(1))).toBe(key(1));
});
