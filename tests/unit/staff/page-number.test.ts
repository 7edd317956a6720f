import { expect, test } from 'vitest';
import { readPageNumber } from '@/lib/staff/page-number';

test.each([
  ['1', 1],
  ['3', 3],
  ['99999', 99_999],
])('an address that asks for page %s gets it', (raw, page) => {
  expect(readPageNumber(raw)).toBe(page);
});

test.each([undefined, '', '0', '-1', '1.5', '100000', '1e3', 'NaN', 'Infinity', 'x', ['2', '3'], ['2'], 7])(
  'a page that is none, %j, is the first',
  (raw) => {
    expect(readPageNumber(raw)).toBe(1);
  },
);
