import { expect, test } from 'vitest';
import { readCountry } from '@/lib/visits/country-code';

test.each([
  ['BE', 'BE'],
  [' be ', 'BE'],
  ['XK', 'XK'],
  ['XX', 'Unknown'],
  ['T1', 'Unknown'],
  ['ZZ', 'Unknown'],
  ['QQ', 'Unknown'],
  ['Belgium', 'Unknown'],
  ['', 'Unknown'],
  [null, 'Unknown'],
  [{ code: 'BE' }, 'Unknown'],
])('the country of %j is %s', (value, expected) => {
  expect(readCountry(value)).toBe(expected);
});
