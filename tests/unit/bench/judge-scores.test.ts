import { describe, expect, test } from 'vitest';
import type { MeasuredPage } from '@/bench/list-pages';
import { isDecided, judgeScores } from '@/bench/measure-lighthouse';

const home: MeasuredPage = { id: 'home', locale: 'nl', path: '/nl' };
const about: MeasuredPage = { id: 'about', locale: 'nl', path: '/nl/over-ons' };

const run = (figures: Partial<{ blocking: number; largestPaint: number; speedIndex: number }> = {}) => ({
  scores: [100, 100, 100, 100],
  firstPaint: 800,
  largestPaint: 1_000,
  blocking: 40,
  layoutShift: 0,
  speedIndex: 1_000,
  benchmarkIndex: 2_600,
  ...figures,
});
const bare = [run({ largestPaint: 680, speedIndex: 680, blocking: 0 })];

describe('blocking time', () => {
  test('a page may add 10 ms to what it blocks without scripts', () => {
    const verdict = (blocking: number) =>
      judgeScores(about, { site: [run({ blocking })], withoutScripts: [run({ blocking: 12 })] }, 1)[0]?.holds;
    expect(verdict(22)).toBe(true);
    expect(verdict(23)).toBe(false);
  });

  test('the page without scripts has a verdict of its own', () => {
    const verdicts = (blocking: number) =>
      judgeScores(about, { site: [run({ blocking })], withoutScripts: [run({ blocking })] }, 1).map(
        ({ holds }) => holds,
      );
    expect(verdicts(50)).toEqual([true, true]);
    expect(verdicts(51)).toEqual([true, false]);
  });

  test('a page that is measured alone may block for 60 ms', () => {
    const verdict = (blocking: number) => judgeScores(about, { site: [run({ blocking })] }, 1);
    expect(verdict(60)).toMatchObject([{ what: '/nl/over-ons (nl)', holds: true }]);
    expect(verdict(61)).toMatchObject([{ holds: false }]);
  });
});

describe('a page alone', () => {
  test('is decided once more than half of its runs have held', () => {
    expect(isDecided(about, [run(), run()], 5)).toBe(false);
    expect(isDecided(about, [run(), run(), run()], 5)).toBe(true);
    expect(isDecided(about, [run()], 1)).toBe(true);
  });

  test.each([
    ['a score below 100', { ...run(), scores: [99, 100, 100, 100] }],
    ['a shift', { ...run(), layoutShift: 0.001 }],
    ['a blocking time beyond its limit', run({ blocking: 61 })],
    ['a Speed Index above 1.3 × the first paint of another run', run({ speedIndex: 1_041 })],
  ])('runs on after %s', (_, worse) => {
    expect(isDecided(about, [run(), worse, run()], 5)).toBe(false);
  });
});

describe('the home page', () => {
  test('its largest paint is judged by the bare file, its Speed Index by its first paint', () => {
    const judge = (largestPaint: number, speedIndex: number) =>
      judgeScores(
        home,
        { site: [run({ largestPaint, speedIndex })], withoutScripts: [run()], limit: bare },
        1,
      ).slice(2);
    expect(judge(1_020, 1_040)).toMatchObject([
      { what: '/nl (nl), largest paint', reference: 'bare page, nginx: 680 ms', ratio: 1.5, holds: true },
      { what: '/nl (nl), Speed Index', reference: 'first paint: 800 ms', ratio: 1.3, holds: true },
    ]);
    expect(judge(1_021, 1_041).map(({ holds }) => holds)).toEqual([false, false]);
  });

  test('without nginx there is no bare file to judge by', () => {
    const rows = judgeScores(home, { site: [run()], withoutScripts: [run()] }, 1);
    expect(rows.map(({ what }) => what)).toEqual([
      '/nl (nl)',
      '/nl (nl) without scripts, blocking time',
      '/nl (nl), Speed Index',
    ]);
  });
});
