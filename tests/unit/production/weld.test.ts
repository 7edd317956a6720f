import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import type { Contour } from '@/lib/embroidery/plane';
import { separate, weld, weldOutlines } from '@/lib/production/weld';
import { measureOwnWork } from '../../support/own-work';

const areaOf = (contours: readonly Contour[] | null) =>
  (contours ?? []).reduce(
    (sum, contour) =>
      sum +
      contour.reduce((own, [x, y], at) => {
        const [nextX, nextY] = contour[(at + 1) % contour.length] ?? [x, y];
        return own + (x * nextY - nextX * y) / 2;
      }, 0),
    0,
  );
const box = (x: number, y: number, width: number, height: number) => ({
  d: `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`,
  rule: 'nonzero' as const,
});
const parts = (d: string | null): string[] => d?.match(/M[^M]*/g) ?? [];

describe('Outlines in one piece', () => {
  test.each([
    ['side by side, an edge in common', [box(0, 0, 10, 10), box(10, 3, 10, 5)], 1, 150],
    ['the same twice', [box(0, 0, 10, 10), box(0, 0, 10, 10)], 1, 100],
    ['one in another', [box(0, 0, 10, 10), box(2, 2, 3, 3)], 1, 100],
    ['an edge on an edge, inside', [box(0, 0, 10, 10), box(0, 2, 10, 3)], 1, 100],
    ['apart', [box(0, 0, 10, 10), box(20, 0, 10, 10)], 2, 200],
    ['a hair beside one another', [box(0, 0, 10, 10), box(0.02, 0.01, 10, 10)], 1, 100],
    [
      'a frame of four, its hole kept',
      [box(0, 0, 30, 5), box(0, 25, 30, 5), box(0, 0, 5, 30), box(25, 0, 5, 30)],
      2,
      500,
    ],
  ] as const)('%s', (_, shapes, count, area) => {
    const welded = weld(shapes);
    expect(welded).toHaveLength(count);
    expect(Math.abs(areaOf(welded))).toBeCloseTo(area, 0);
  });

  test('of any boxes are as large as what the boxes cover', () => {
    const side = fc.integer({ min: 1, max: 12 });
    const at = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(at, at, side, side), { minLength: 1, maxLength: 8 }), (boxes) => {
        let covered = 0;
        for (let x = 0; x < 24; x += 1)
          for (let y = 0; y < 24; y += 1)
            if (boxes.some(([l, t, w, h]) => x >= l && x < l + w && y >= t && y < t + h)) covered += 1;
        expect(Math.abs(areaOf(weld(boxes.map((one) => box(...one)))))).toBeCloseTo(covered, 1);
      }),
      { numRuns: 60 },
    );
  });

  test('letters of a script that join are one line, whose other outlines keep their curves', async () => {
    const { path } = outlineText(await loadLetters('lobster'), 'Lefèvre', { capHeight: 140 });
    const cut = weldOutlines([{ d: path, rule: 'nonzero' }]);
    expect(parts(cut).length).toBeLessThan(parts(path).length);
    // The counters of the letters e are as they were drawn.
    const kept = parts(cut).filter((part) => parts(path).includes(part));
    expect(kept.some((part) => /[CQ]/.test(part))).toBe(true);
    expect(parts(cut).every((part) => part.endsWith('Z'))).toBe(true);
  });

  test('letters that stand apart are cut as they are drawn', async () => {
    const { path } = outlineText(await loadLetters('oswald'), 'BON', { capHeight: 140 });
    expect(parts(weldOutlines([{ d: path, rule: 'nonzero' }])).sort()).toEqual(parts(path).sort());
  });

  test.each([
    ['oswald', 'AVATAR 0470 12 34 56'],
    ['stencil', 'MAMMA MIA'],
    ['fredoka', 'Dépannage de l’Œuvre'],
    ['lobster', 'Pâtisserie Lefèvre'],
  ] as const)('a letter that occurs more than once is cut each time: %s, %s', async (family, words) => {
    const { path } = outlineText(await loadLetters(family), words, { capHeight: 140 });
    const cut = weldOutlines([{ d: path, rule: 'nonzero' }]) ?? '';
    expect(new Set(parts(cut)).size).toBe(parts(cut).length);
    const drawn = areaOf(weld([{ d: path, rule: 'nonzero' }]));
    expect(Math.abs(areaOf(weld([{ d: cut, rule: 'evenodd' }])) - drawn)).toBeLessThan(drawn / 10_000);
  });

  test('what cannot be read is refused', () => {
    expect(weld([{ d: 'M0 0 L NaN 3', rule: 'nonzero' }])).toBeNull();
    expect(weldOutlines([{ d: '<script>', rule: 'nonzero' }])).toBeNull();
  });

  test('five hundred letters are welded within seconds', async () => {
    const { path } = outlineText(await loadLetters('lobster'), 'Pâtisserie '.repeat(45), { capHeight: 20 });
    const worked = measureOwnWork();
    expect(weld([{ d: path, rule: 'nonzero' }])?.length).toBeGreaterThan(100);
    expect(worked()).toBeLessThan(15_000);
  });
});

test('what is seen of each colour is what no later one covers', () => {
  const seen = separate([
    { ...box(0, 0, 20, 20), fill: '#FF0000' },
    { ...box(5, 5, 20, 10), fill: '#0000ff' },
    { ...box(8, 8, 2, 2), fill: '#ff0000' },
  ]);
  const areas = [seen?.all, seen?.of('#ff0000'), seen?.of('#0000ff'), seen?.of('#00ff00')];
  expect(areas.map((contours) => Math.round(Math.abs(areaOf(contours ?? null))))).toEqual([450, 254, 196, 0]);
});

test.each([1_000, 20_000])(
  'what crosses itself again and again is left as it is, soon: %d lines',
  (count) => {
    const worked = measureOwnWork();
    const points = Array.from(
      { length: count },
      (_, at) => `${(at * 37) % 101} ${at % 2 ? 0 : 100 + (at % 7)}`,
    );
    const zigzag = { d: `M${points.join('L')}Z`, rule: 'nonzero' as const };
    expect(weld([zigzag])).toBeNull();
    expect(
      separate([
        { ...zigzag, fill: '#112233' },
        { ...zigzag, fill: '#445566' },
      ]),
    ).toBeNull();
    expect(worked()).toBeLessThan(20_000);
  },
);
