import { expect, test } from 'vitest';
import { isWanted } from '@/bench/run-tasks';
import { readOptions } from '@/scripts/lib/run-bench.mjs';

test.each([
  ['V9', ['V9']],
  ['V1,V8', ['V1', 'V8']],
  ['dragging', ['dragging']],
  ['waking,memory,lengths,photo', ['waking', 'memory', 'lengths', 'photo']],
])('%s alone is measured', (value, only) => {
  expect(readOptions([`--only=${value}`]).only).toEqual(only);
});

test.each(['V0', 'V10', 'V1,', '', 'drag'])('"%s" is refused, and the usage says what there is', (value) => {
  expect(() => readOptions([`--only=${value}`])).toThrow(/does not know --only=[\s\S]*dragging/);
});

test('a part of a check runs without the rest of it, and with the whole', () => {
  const dragging = { check: 'V9', part: 'dragging' } as const;
  const choices = { check: 'V9' };
  expect([dragging, choices].map((task) => isWanted(task, ['dragging']))).toEqual([true, false]);
  expect([dragging, choices].map((task) => isWanted(task, ['V9']))).toEqual([true, true]);
  expect([dragging, choices].map((task) => isWanted(task, []))).toEqual([true, true]);
  expect([dragging, choices].map((task) => isWanted(task, ['V8']))).toEqual([false, false]);
});

test('what wakes is found where what is asked for before an interaction is', () => {
  expect(isWanted({ check: 'V2' }, ['V6'])).toBe(true);
  expect(isWanted({ check: 'V6' }, ['V2'])).toBe(false);
});

test('a run may stop before its pages are done, and another goes on with them', () => {
  expect(readOptions(['--minutes=60', '--page=/,/nl'])).toMatchObject({ minutes: 60, pages: ['/', '/nl'] });
  expect(readOptions(['--go-on'])).toMatchObject({ goOn: true, minutes: Number.MAX_SAFE_INTEGER, pages: [] });
  for (const arg of ['--minutes=0', '--minutes=1h', '--page=nl'])
    expect(() => readOptions([arg])).toThrow(`does not know ${arg}`);
});
