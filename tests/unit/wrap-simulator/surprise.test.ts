import { expect, test } from 'vitest';
import { choices } from '@/lib/wrap-simulator/choices';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { surprise, surprisedBy } from '@/lib/wrap-simulator/surprise';
import { coverages } from '@/lib/wrap-simulator/wrap-design';

const offer = { offers: () => true, films: choices.films };

test('every coverage but none, and every film, can come of it; the rest stays', () => {
  const before = { ...defaultDesign, panels: { bonnet: 'bare' as const } };
  const made = Array.from({ length: 200 }, (_, at) => surprise(before, offer, () => at / 200));
  expect(new Set(made.map(({ coverage }) => coverage))).toEqual(
    new Set(coverages.filter((coverage) => coverage !== 'none')),
  );
  expect(new Set(made.map(({ film }) => film)).size).toBe(choices.films.length);
  const { coverage, film, second, panels, ...rest } = before;
  for (const one of made) expect(one).toMatchObject({ ...rest, panels: {} });
});

test('with nothing to choose from, what was chosen stays', () => {
  const nothing = { offers: () => false, films: [] };
  const { coverage, film, second } = surprise(defaultDesign, nothing, () => 0);
  expect({ coverage, film, second }).toEqual({
    coverage: defaultDesign.coverage,
    film: defaultDesign.film,
    second: defaultDesign.second,
  });
});

test('a vehicle gets no coverage that it cannot have', () => {
  const offers = (coverage: (typeof coverages)[number]) => coverage === 'full' || coverage === 'none';
  const made = Array.from({ length: 50 }, (_, at) =>
    surprise(defaultDesign, { ...offer, offers }, () => at / 50),
  );
  expect(new Set(made.map(({ coverage }) => coverage))).toEqual(new Set(['full']));
});

test('what else was chosen while a surprise was made stays', () => {
  const lines = defaultDesign.lines.map((line) => ({ ...line, colour: 'black' as const }));
  const other = { ...surprise(defaultDesign, offer, () => 0.5), lines };
  const [line] = defaultDesign.lines;
  if (!line) throw new Error('There is no line');
  const latest = { ...defaultDesign, paint: 'black' as const, lines: [{ ...line, text: 'Lin' }] };
  const { coverage, film, second, panels } = other;
  expect(surprisedBy(other, latest)).toEqual({
    ...latest,
    coverage,
    film,
    second,
    panels,
    lines: [{ ...line, text: 'Lin', colour: 'black' }],
  });
});
