import { expect, test } from 'vitest';
import { leftOf, sayLeft } from '@/components/alfred/question-field';
import { longestQuestion } from '@/lib/alfred/answer';

const labels = { left: '{count} left', over: '{count} too many' };
const saidOf = (length: number) => sayLeft(leftOf('é'.repeat(length)), labels);

test('what is left of a question is told near its end, and not before', () => {
  expect(saidOf(0)).toBeNull();
  expect(saidOf(longestQuestion - 201)).toBeNull();
  expect(saidOf(longestQuestion - 200)).toBe('200 left');
  expect(saidOf(longestQuestion)).toBe('0 left');
  expect(saidOf(longestQuestion + 3)).toBe('3 too many');
  expect(leftOf('🚲')).toBe(longestQuestion - 1);
});
