import { expect, test } from 'vitest';
import { readSource } from '../../support/source-files';

const css = readSource('app/_styles/theme.css');

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const inks = [
  ...css.matchAll(
    /\[data-ink='(\w+)'\] \{\s+--ink-solid: (#\w{6});\s+--ink-tint: (#\w{6});\s+--ink-on-solid: (#\w{6});\s+--ink-deep: (#\w{6});/g,
  ),
];

const [paper = '', ink = ''] = ['paper', 'ink'].map(
  (name) => css.match(`--color-${name}: (#\\w{6});`)?.[1] ?? '',
);

test('there are six inks and the neutral one', () => {
  expect(inks.map(([, name]) => name)).toEqual([
    'ink',
    'lettering',
    'wrapping',
    'signs',
    'textile',
    'walls',
    'design',
  ]);
});

test.each(
  inks.map(([, name = '', solid = '', tint = '', onSolid = '', deep = '']) => ({
    name,
    solid,
    tint,
    onSolid,
    deep,
  })),
)('text on $name passes AA', ({ solid, tint, onSolid, deep }) => {
  expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(deep, tint)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(deep, paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
});
