import { expect, test } from 'vitest';
import { groupInk } from '@/components/illustrations/scene-parts';
import { contrastBetween } from '@/lib/drawing/contrast';
import { hexToLab, labDistance } from '@/lib/drawing/oklab';
import { type ServiceGroupId, serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { colors } from '@/lib/theme/colors';
import { type ColourBlindness, kindsOfColourBlindness, seenWith } from '@/tests/support/colour-blindness';

type Pair = readonly [ServiceGroupId, ServiceGroupId];

// 0.02 is just seen side by side (lib/drawing/oklab.ts); three times that is seen at a glance, without looking for it.
const atAGlance = 0.06;

const apart = (kind: ColourBlindness, [one, other]: Pair) =>
  labDistance(hexToLab(seenWith(kind, groupInk(one))), hexToLab(seenWith(kind, groupInk(other))));

const ids = serviceGroupIds;
const allPairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other): Pair => [one, other]));
// In the bar each ink touches the next, in the sign of two columns also the one below.
const touching = allPairs.filter(([one, other]) => {
  const steps = ids.indexOf(other) - ids.indexOf(one);
  return steps === 1 || steps === 2;
});

test('the simulation takes away the colour that such eyes lack, and leaves greys alone', () => {
  for (const kind of kindsOfColourBlindness) {
    for (const grey of ['#000000', '#808080', '#ffffff']) expect.soft(seenWith(kind, grey), kind).toBe(grey);
  }
  const redAndGreen = (kind: ColourBlindness) =>
    labDistance(hexToLab(seenWith(kind, '#b05050')), hexToLab(seenWith(kind, '#708050')));
  expect(redAndGreen('deuteranopia')).toBeLessThan(redAndGreen('tritanopia') / 2);
});

test.each(kindsOfColourBlindness)(
  'with %s inks that touch in bar and sign are told apart at a glance',
  (kind) => {
    expect(touching).toHaveLength(9);
    for (const pair of touching)
      expect.soft(apart(kind, pair), pair.join(' beside ')).toBeGreaterThan(atAGlance);
  },
);

test('which inks look alike to whom is known, and that they never touch', () => {
  const alike = kindsOfColourBlindness.flatMap((kind) =>
    allPairs.filter((pair) => apart(kind, pair) < atAGlance).map((pair) => `${kind}: ${pair.join(', ')}`),
  );
  expect(alike).toEqual([
    'protanopia: wrapping, design',
    'deuteranopia: wrapping, design',
    'tritanopia: lettering, textile',
  ]);
});

test.each(kindsOfColourBlindness)('with %s words on an ink stay readable', (kind) => {
  for (const id of ids) {
    const words = contrastBetween('#ffffff', groupInk(id)) > 4.5 ? '#ffffff' : colors.ink;
    // 3 is what reading takes; the 4.5 asked for with all cones is that, half as much again for weak sight (WCAG 1.4.3).
    const contrast = contrastBetween(seenWith(kind, words), seenWith(kind, groupInk(id)));
    expect.soft(contrast, id).toBeGreaterThan(3);
  }
});
