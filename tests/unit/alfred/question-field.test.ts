import type { KeyboardEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { askByEnter, goOnFrom, leftOf, mayStop, sayLeft } from '@/components/alfred/question-field';
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

afterEach(() => vi.unstubAllGlobals());

const workOn = (pointer: 'mouse' | 'finger') =>
  vi.stubGlobal('matchMedia', () => ({ matches: pointer === 'finger' }));

/** What a press of Enter did. */
function pressEnter(held: { repeat?: true; shiftKey?: true } = {}) {
  const requestSubmit = vi.fn();
  const preventDefault = vi.fn();
  askByEnter({
    key: 'Enter',
    repeat: false,
    shiftKey: false,
    nativeEvent: { isComposing: false },
    currentTarget: { form: { requestSubmit } },
    preventDefault,
    ...held,
  } as unknown as KeyboardEvent<HTMLTextAreaElement>);
  return { asked: requestSubmit.mock.calls.length, isPrevented: preventDefault.mock.calls.length > 0 };
}

test('Enter asks once, however long it is held, and writes no line', () => {
  workOn('mouse');
  expect(pressEnter()).toEqual({ asked: 1, isPrevented: true });
  expect(pressEnter({ repeat: true })).toEqual({ asked: 0, isPrevented: true });
  expect(pressEnter({ shiftKey: true })).toEqual({ asked: 0, isPrevented: false });
  workOn('finger');
  expect(pressEnter()).toEqual({ asked: 0, isPrevented: false });
});

test('whoever chose a question goes on in the field, and on a phone at the button, which brings no keys up', () => {
  const button = { focus: vi.fn() };
  const field = { focus: vi.fn(), form: { querySelector: () => button } };
  workOn('mouse');
  goOnFrom(field as unknown as HTMLTextAreaElement);
  expect([field.focus.mock.calls.length, button.focus.mock.calls.length]).toEqual([1, 0]);
  workOn('finger');
  goOnFrom(field as unknown as HTMLTextAreaElement);
  expect([field.focus.mock.calls.length, button.focus.mock.calls.length]).toEqual([1, 1]);
});

test('the second press of a double click stops nothing', () => {
  expect(mayStop(10_000, 10_180)).toBe(false);
  expect(mayStop(10_000, 10_500)).toBe(true);
});
