import { expect, test } from 'vitest';
import { judgeLengths, longestStretch } from '@/bench/measure-lengths';

const words = { top: 100, bottom: 3_000 };

test.each([
  ['before the first picture', [{ top: 1_000, bottom: 2_900 }], 900],
  [
    'between two',
    [
      { top: 2_500, bottom: 2_900 },
      { top: 150, bottom: 700 },
    ],
    1_800,
  ],
  ['after the last', [{ top: 100, bottom: 1_700 }], 1_300],
  [
    'after a picture that others stand in',
    [
      { top: 100, bottom: 2_600 },
      { top: 200, bottom: 400 },
    ],
    400,
  ],
  ['all the way', [], 2_900],
])('the longest stretch may be %s', (_, pictures, stretch) => {
  expect(longestStretch(words, pictures)).toBe(stretch);
});

const page = (path: string, length: number, stretch: number) => ({ path, length, stretch });

test('of a kind the longest page and the barest are told', () => {
  expect(
    judgeLengths('walls', 'nl', [page('/nl/a', 8_000, 1_100), page('/nl/b', 12_000.4, 900)]),
  ).toMatchObject({
    check: 'lengths',
    what: expect.stringContaining('walls (nl)'),
    figure: '12,000 px (/nl/b), 1,100 px (/nl/a)',
    limit: 'stretch ≤ 1,200 px',
    holds: true,
  });
  expect(judgeLengths('walls', 'nl', [page('/nl/a', 8_000, 1_201)]).holds).toBe(false);
});

test('only the home page may not be longer than 10,000 px', () => {
  const of = (length: number, stretch = 900) => judgeLengths('home', 'fr', [page('/', length, stretch)]);
  expect(of(10_000)).toMatchObject({ limit: '≤ 10,000 px, stretch ≤ 1,200 px', holds: true });
  expect(of(10_001).holds).toBe(false);
  expect(of(9_000, 1_300).holds).toBe(false);
});
