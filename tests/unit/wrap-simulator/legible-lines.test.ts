import { expect, test } from 'vitest';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { legibleLines } from '@/lib/wrap-simulator/legible-lines';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { newLine, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const named: WrapDesign = {
  ...defaultDesign,
  coverage: 'full',
  lines: [{ ...newLine, text: 'Loodgieter Peeters', colour: 'white' }],
};

const poorIn = async (design: WrapDesign) => {
  const { placed } = composeWrap(vehicleOf(design), design, await lettersFor(design));
  return placed.left.filter(({ contrast }) => contrast === 'poor' || contrast === 'weak');
};

test('letters that are lost on their film are cut from another, and nothing else changes', async () => {
  const lost = { ...named, film: 'gloss-chalk' };
  expect(await poorIn(lost)).toHaveLength(1);
  const found = legibleLines(vehicleOf(lost), lost, await lettersFor(lost));
  expect(await poorIn(found)).toEqual([]);
  expect({ ...found, lines: [{ ...found.lines[0], colour: 'white' }] }).toEqual(lost);
});

test('letters that stand out stay as they were chosen', async () => {
  const dark = { ...named, film: 'gloss-ink' };
  expect(legibleLines(vehicleOf(dark), dark, await lettersFor(dark))).toEqual(dark);
});

test('on every film of one colour some letters stand out', async () => {
  const letters = await lettersFor(named);
  const poor = [];
  for (const film of choices.films.filter((id) => id.startsWith('gloss-'))) {
    const one = legibleLines(vehicleOf(named), { ...named, film }, letters);
    poor.push(...(await poorIn(one)));
  }
  expect(poor).toEqual([]);
});
