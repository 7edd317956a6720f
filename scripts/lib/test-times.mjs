import path from 'node:path';
import { projectRoot } from './environment.mjs';
import { formatSeconds, say } from './progress.mjs';

const shown = 15;

/**
 * What is read of the reporters' files.
 *
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { fullName: string, duration?: number | null }[] }} VitestFile
 * @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title?: string, suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * @typedef {{ name: string, milliseconds: number }} Time
 * @typedef {{ files: Time[], tests: Time[] }} TestTimes
 */

/**
 * @param {{ testResults?: VitestFile[] }} report what Vitest's JSON reporter writes
 * @returns {TestTimes} a file's time is from its first test to its last, with what is prepared between them
 */
export function readVitestTimes(report) {
  const results = (report.testResults ?? []).map(({ name, ...result }) => ({
    ...result,
    file: path.relative(projectRoot, name),
  }));
  return {
    files: results.map(({ file, startTime, endTime }) => ({ name: file, milliseconds: endTime - startTime })),
    tests: results.flatMap(({ file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${path.basename(file)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  };
}

/**
 * @param {{ suites?: Suite[] }} report what Playwright's JSON reporter writes
 * @returns {TestTimes} a file's time is the sum of its tests, which may have run beside each other
 */
export function readPlaywrightTimes(report) {
  const tests = (report.suites ?? []).flatMap((suite) => testsIn(suite));
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, milliseconds } of tests) files.set(file, (files.get(file) ?? 0) + milliseconds);
  return {
    files: [...files].map(([file, milliseconds]) => ({ name: `e2e/${file}`, milliseconds })),
    tests: tests.map(({ file, title, milliseconds }) => ({
      name: `${path.basename(file)}: ${title}`,
      milliseconds,
    })),
  };
}

/**
 * @param {Suite} suite
 * @param {string} [above]
 * @returns {{ file: string, title: string, milliseconds: number }[]}
 */
function testsIn({ suites = [], specs = [] }, above = '') {
  return [
    ...specs.map(({ file, title, tests }) => ({
      file,
      title: above + title,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    // The outermost suite is the file.
    ...suites.flatMap((suite) => testsIn(suite, suite.title ? `${above}${suite.title}, ` : above)),
  ];
}

/**
 * @param {Time} one
 * @param {Time} other
 */
const byTime = (one, other) => other.milliseconds - one.milliseconds;
/** @param {readonly Time[]} times */
const sumOf = (times) => times.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/**
 * Says which files and tests took longest, and what all tests took together.
 *
 * @param {TestTimes} times
 */
export function printSlowest({ files, tests }) {
  say();
  say(`${tests.length} tests in ${files.length} files, ${formatSeconds(sumOf(tests))} one after the other`);
  for (const [what, times] of /** @type {const} */ ([
    ['files', files],
    ['tests', tests],
  ])) {
    say();
    say(`The slowest ${what}`);
    for (const { name, milliseconds } of times.toSorted(byTime).slice(0, shown)) {
      say(`${formatSeconds(milliseconds).padStart(9)}  ${name}`);
    }
  }
  say();
}
