import { expect, test } from 'vitest';
import { loadLetters } from '@/lib/drawing/letters';
import { hexToLab, labDistance, labToHex, mixInLab } from '@/lib/drawing/oklab';
import { toPlainSvg } from '@/lib/drawing/plain-svg';

const letters = await loadLetters('bricolage');
const plain = (markup: string) => toPlainSvg(markup, { ink: '#123456', letters, width: 640, height: 480 });
const fillsOf = (svg: string) => Array.from(svg.matchAll(/fill="([^"]+)"/g), ([, fill]) => fill);
const numbersOf = (svg: string) =>
  (/ d="([^"]+)"/.exec(svg)?.[1]?.match(/-?[\d.]+/g) ?? []).map(Number).filter(Number.isFinite);
const across = (svg: string) => {
  const xs = numbersOf(svg).filter((_, at) => at % 2 === 0);
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

test('a colour of OKLab comes back as it went in, and two mix as browsers mix them', () => {
  for (const colour of ['#000000', '#ffffff', '#d93015', '#2438c9', '#f5a800', '#0d7a4a'])
    expect(labToHex(hexToLab(colour))).toBe(colour);
  for (const [percent, one, other, painted] of [
    // As Chromium paints color-mix(in oklab, …), to the byte or next to it.
    [30, '#d93015', '#faf8f4', '#f8c2b5'],
    [54, '#0d7a4a', '#16130f', '#20482d'],
    [22, '#2438c9', '#faf8f4', '#c5d1ef'],
  ] as const)
    expect(labDistance(hexToLab(mixInLab(percent, one, other)), hexToLab(painted))).toBeLessThan(0.008);
  expect(mixInLab(100, '#2438c9', '#ffffff')).toBe('#2438c9');
});

test('fallbacks take the place of custom properties, however deep they lie in one another', () => {
  const svg = plain(
    '<svg><path fill="var(--a,var(--b,#abc))"/><path fill="color-mix(in oklab,currentColor 100%,var(--paper,#faf8f4))"/></svg>',
  );
  expect(fillsOf(svg)).toEqual(['#abc', '#123456']);
});

test('the current colour is that of the nearest element which says one', () => {
  const svg = plain(
    '<svg><path fill="currentColor"/><g color="var(--ink-solid,#d93015)"><path fill="currentColor"/><g color="#0d7a4a"><path fill="currentColor"/></g><path fill="currentColor"/></g></svg>',
  );
  expect(fillsOf(svg)).toEqual(['#123456', '#d93015', '#0d7a4a', '#d93015']);
});

test('a word becomes outlines as long as the drawing says, from where it says', () => {
  const start = plain(
    '<svg><g font-size="100"><text x="50" y="80" textLength="300" lengthAdjust="spacingAndGlyphs">Hum</text></g></svg>',
  );
  expect(start).not.toContain('<text');
  expect(start).toMatch(/^<svg xmlns="[^"]+" width="640" height="480">/);
  expect(across(start).left).toBeGreaterThan(50);
  expect(across(start).left).toBeLessThan(65);
  expect(across(start).right).toBeGreaterThan(330);
  expect(across(start).right).toBeLessThan(350);
  const ys = numbersOf(start).filter((_, at) => at % 2 === 1);
  // Capitals stand on the baseline and are 0.67 em tall.
  expect(80 - Math.min(...ys)).toBeGreaterThan(63);
  expect(Math.max(...ys)).toBeLessThan(83);
  const spaced = plain('<svg font-size="100"><text x="50" y="80" textLength="300">Hum</text></svg>');
  expect(across(spaced).right).toBeGreaterThan(330);
  const middle = across(
    plain('<svg font-size="100" text-anchor="middle"><text x="320" y="80">Hum</text></svg>'),
  );
  expect(Math.abs((middle.left + middle.right) / 2 - 320)).toBeLessThan(4);
});

test('a drawing that still needs a page, or a letter that no family has, is refused', () => {
  expect(() => plain('<svg><path fill="var(--nowhere)"/></svg>')).toThrow(/needs a page/);
  expect(() => plain('<svg font-size="9"><text>🚐</text></svg>')).toThrow(/No letter for/);
});
