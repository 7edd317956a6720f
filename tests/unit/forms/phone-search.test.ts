import { expect, test } from 'vitest';
import { phoneDigitsOf } from '@/lib/forms/phone-search';

test.each([
  ['0477 12 34 56', '477123456'],
  ['0477123456', '477123456'],
  ['0477/12.34.56', '477123456'],
  [' +32 477 12 34 56 ', '32477123456'],
  ['+32 (0)477 12 34 56', '32477123456'],
  ['0032 477 12 34 56', '32477123456'],
  ['02 000 20', '200020'],
])('%s is looked for as %s', (typed, digits) => {
  expect(phoneDigitsOf(typed)).toBe(digits);
  expect('+32477123456 +3220002006').toContain(digits);
});

test.each(['482-917-635', 'Claes', 'lieve@bakkerij.test', '', '02', '5 m²', '0477 of later'])(
  '%s is no number',
  (typed) => {
    expect(phoneDigitsOf(typed)).toBeNull();
  },
);
