import { expect, test } from 'vitest';
import { readPlaywrightTimes, readVitestTimes } from '@/scripts/lib/test-times.mjs';

test('a Vitest file takes from its first test to its last, what is prepared between them included', () => {
  const times = readVitestTimes({
    testResults: [
      {
        name: `${process.cwd()}/tests/unit/csv/csv.test.ts`,
        startTime: 1_000,
        endTime: 1_900,
        assertionResults: [
          { fullName: 'a row is a line', duration: 300 },
          { fullName: 'a row may be skipped' },
        ],
      },
    ],
  });
  expect(times).toEqual({
    files: [{ name: 'tests/unit/csv/csv.test.ts', milliseconds: 900 }],
    tests: [
      { name: 'csv.test.ts: a row is a line', milliseconds: 300 },
      { name: 'csv.test.ts: a row may be skipped', milliseconds: 0 },
    ],
  });
});

test('a Playwright file takes the sum of its tests, those in groups included', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'visitor/header.spec.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const times = readPlaywrightTimes({
    suites: [
      {
        title: 'visitor/header.spec.ts',
        specs: [spec('opens', 400)],
        suites: [{ title: 'on a phone', specs: [spec('closes', 500, 100)] }],
      },
    ],
  });
  expect(times).toEqual({
    files: [{ name: 'e2e/visitor/header.spec.ts', milliseconds: 1_000 }],
    tests: [
      { name: 'header.spec.ts: opens', milliseconds: 400 },
      { name: 'header.spec.ts: on a phone, closes', milliseconds: 600 },
    ],
  });
});
