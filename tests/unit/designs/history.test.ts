import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginHistory, record, redo, undo } from '@/lib/designs/history';

test('every step can be taken back and taken again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 100 }), (steps) => {
      const distinct = steps.filter((step, at) => step !== (steps[at - 1] ?? 0));
      let history = beginHistory(0);
      for (const step of distinct) history = record(history, step);
      const end = history.present;
      for (const _ of distinct) history = undo(history);
      expect(history.present).toBe(0);
      expect(undo(history)).toBe(history);
      for (const _ of distinct) history = redo(history);
      expect(history.present).toBe(end);
      expect(redo(history)).toBe(history);
    }),
  );
});

test('letters typed one after the other are one step, and something else begins a new one', () => {
  let history = beginHistory('');
  for (const text of ['B', 'Bo', 'Bou']) history = record(history, text, 'text');
  history = record(history, 'Bou!', 'size');
  expect(undo(history).present).toBe('Bou');
  expect(undo(undo(history)).present).toBe('');
});

test('after a step back, typing on is a step of its own', () => {
  let history = record(record(beginHistory('a'), 'ab', 'text'), 'abc', 'text');
  history = record(undo(history), 'az', 'text');
  expect(history.future).toEqual([]);
  expect(undo(history).present).toBe('a');
});

test('the first of a thousand steps can be taken back', () => {
  let history = beginHistory(0);
  for (let step = 1; step <= 1000; step += 1) history = record(history, step);
  for (let step = 1; step <= 1000; step += 1) history = undo(history);
  expect(history.present).toBe(0);
});

test('what changes nothing is no step', () => {
  const history = beginHistory('a');
  expect(record(history, 'a')).toBe(history);
});
