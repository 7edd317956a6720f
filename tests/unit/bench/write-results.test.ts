import { expect, test } from 'vitest';
import { notMeasured } from '@/bench/results-row';
import { writeResults } from '@/bench/write-results';

test('the table says what holds, what does not, and what could not be measured', () => {
  const text = writeResults(
    [['Date', '2026-11-21 10:00']],
    [
      { check: 'V4', what: 'fonts', figure: '57.9 kB', limit: '≤ 60.0 kB', holds: true },
      {
        check: 'V3',
        what: '/',
        figure: '900 ms',
        reference: 'no scripts: 600 ms',
        ratio: 1.5,
        holds: false,
        runs: 5,
      },
      notMeasured('V7', 'requests a second', 'no wrk'),
    ],
    ' (quick)',
  );
  expect(text).toContain('1 of 2 judged figures hold');
  expect(text).toContain('- Date: 2026-11-21 10:00');
  expect(text).toContain('| V4 | fonts | 57.9 kB |  |  | ≤ 60.0 kB | yes |  |');
  expect(text).toContain('| V3 | / | 900 ms | no scripts: 600 ms | 1.50 |  | **no** | 5 |');
  expect(text).toContain('| V7 | requests a second | not measured: no wrk |  |  |  |  |  |');
});
