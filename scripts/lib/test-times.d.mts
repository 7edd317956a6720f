export interface Time {
  name: string;
  milliseconds: number;
}

export interface TestTimes {
  files: Time[];
  tests: Time[];
}

/** What Vitest's JSON reporter writes; a file's time is from its first test to its last. */
export function readVitestTimes(report: object): TestTimes;

/** What Playwright's JSON reporter writes; a file's time is the sum of its tests. */
export function readPlaywrightTimes(report: object): TestTimes;
