import { expect, test } from 'vitest';
import { contrastBetween } from '@/lib/drawing/contrast';
import { gradeContrast, legibleFrom, pixelsPerMillimetre } from '@/lib/drawing/legibility';

test('black on white has the contrast of the standard, whichever comes first', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastBetween('#ffffff', '#000000')).toBeCloseTo(21, 5);
  // WCAG's own example of a grey that just passes.
  expect(contrastBetween('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('an inch of letter is read from thirty feet', () => {
  expect(legibleFrom(25.4, 21)).toBe(9);
  expect(legibleFrom(254, 21)).toBe(91);
});

test('what stands out less is read from less far', () => {
  const distances = [21, 5, 3.5, 1.5].map((contrast) => legibleFrom(200, contrast));
  expect(distances).toEqual([...distances].sort((a, b) => b - a));
  expect(new Set(distances).size).toBe(4);
  expect([21, 5, 3.5, 1.5].map(gradeContrast)).toEqual(['strong', 'good', 'weak', 'poor']);
});

test('from 25 metres a van of six metres is as wide as a thumb of pixels', () => {
  expect(6000 * pixelsPerMillimetre(25)).toBeCloseTo(645, 0);
  expect(pixelsPerMillimetre(50)).toBeCloseTo(pixelsPerMillimetre(25) / 2, 10);
});
