import { expect, test } from 'vitest';
import { differenceOf } from '@/lib/production/colour-difference';
import { colourReferences, nearestReference, spokenColour } from '@/lib/production/colour-references';

// Pairs 1, 7, 10, 17, 25 and 31 of the published test data (Sharma, Wu and Dalal, 2005).
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('%j and %j differ by %d', (one, other, difference) => {
  expect(differenceOf(one, other)).toBeCloseTo(difference, 3);
});

test('every colour of the card has a code of its own and is its own nearest', () => {
  expect(colourReferences.length).toBeGreaterThan(70);
  expect(new Set(colourReferences.map(({ code }) => code)).size).toBe(colourReferences.length);
  expect(new Set(colourReferences.map(({ colour }) => colour)).size).toBe(colourReferences.length);
  for (const { code, colour } of colourReferences) expect(nearestReference(colour).code).toBe(code);
});

test('a colour between those of the card is told with how far it is off', () => {
  expect(spokenColour('#1f4bd8')).toBe('B 05 #1f4bd8');
  expect(spokenColour('#00ff00')).toMatch(/^F 04 #00ff00 dE \d+\.\d$/);
});
