import { expect, test } from 'vitest';
import { slowdownOf } from '@/bench/slow-processor';

test('the machine that the limits were agreed on is made four times slower, another one as much as makes it the same phone', () => {
  expect(slowdownOf(2600)).toBe(4);
  expect(slowdownOf(1300)).toBe(2);
});

test('a machine that is slower than the phone is measured as it is', () => {
  expect(slowdownOf(400)).toBe(1);
});
