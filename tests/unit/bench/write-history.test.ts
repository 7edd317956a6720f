import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addToHistory, historyLine } from '@/bench/write-history';

const facts = {
  date: '2026-11-22 08:00',
  commit: '1234567',
  scope: 'quick',
  load: 0.5,
  benchmarkIndex: '1500 to 1480',
  barePaint: '679 ms',
};

test('a run is one line: what it was measured with, and what the home page does', () => {
  const line = historyLine(facts, [
    { check: 'V1', what: '/nl (nl)', figure: '90 / 100', holds: false },
    { check: 'V1', what: '/ (fr)', figure: '100 / 100', holds: true },
    { check: 'V4', what: 'fonts', figure: '27 kB', holds: null },
  ]);
  expect(line).toBe(
    '| 2026-11-22 08:00 | 1234567 | quick | 0.50 | 1500 to 1480 | 679 ms | 100 / 100 | 1 of 2 | not measured |',
  );
});

test('what is judged of photos stands in the line', () => {
  const line = historyLine(facts, [
    { check: 'photo', what: 'a red van', figure: 'IoU 0.99', holds: null },
    { check: 'photo', what: 'mean overlap', figure: '0.941', holds: true },
    { check: 'photo', what: 'slowest stroke', figure: '390 ms (median 224 ms)', holds: true },
  ]);
  expect(line).toMatch(/ \| not measured \| 2 of 2 \| 0\.941, 390 ms \(median 224 ms\) \|$/);
});

test('the newest is added below the others', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'history-'));
  try {
    const file = path.join(folder, 'HISTORY.md');
    addToHistory(file, '| first |');
    addToHistory(file, '| second |');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('# Every run of `npm run bench`');
    expect(lines.slice(-2)).toEqual(['| first |', '| second |']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
