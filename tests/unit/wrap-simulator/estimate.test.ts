import { expect, test } from 'vitest';
import { priceOf } from '@/lib/content/prices';
import { choices } from '@/lib/wrap-simulator/choices';
import { type ComposedWrap, composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { coveredAreas, offersCoverage } from '@/lib/wrap-simulator/coverage';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { findFilm } from '@/lib/wrap-simulator/films';
import { glassLaw, mayBeTinted, tints } from '@/lib/wrap-simulator/glass-law';
import { wrappableArea } from '@/lib/wrap-simulator/panel-areas';
import { priceAssumptions } from '@/lib/wrap-simulator/price-assumptions';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { coverages, newLine, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const bare: WrapDesign = { ...defaultDesign, coverage: 'none', lines: [] };

async function compose(change: Partial<WrapDesign>): Promise<ComposedWrap> {
  const design = { ...bare, ...change };
  return composeWrap(vehicleOf(design), design, await lettersFor(design));
}

const cases = choices.vehicles.flatMap((vehicle) =>
  coverages.flatMap((coverage) =>
    ['gloss-ink', 'chrome-silver'].filter(findFilm).map((film) => ({ vehicle, coverage, film })),
  ),
);

test.each(cases)('$vehicle, $coverage, $film costs no less than is published', async (change) => {
  const { estimate } = await compose(change);
  const wraps = estimate.lines.filter(({ kind }) => kind.startsWith('wrap'));
  for (const kind of ['wrap-full', 'wrap-partial'] as const) {
    const low = wraps.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.low, 0);
    if (low > 0) expect(low).toBeGreaterThanOrEqual(priceOf(kind).amount ?? 0);
  }
  expect(estimate.lines.every(({ low, high }) => low <= high)).toBe(true);
  expect(estimate.low).toBe(estimate.lines.reduce((sum, { low }) => sum + low, 0));
});

test('nothing chosen costs nothing and takes no time', async () => {
  const { estimate } = await compose({});
  expect(estimate).toMatchObject({
    lines: [],
    low: 0,
    high: 0,
    time: null,
    version: priceAssumptions.version,
  });
});

test('a whole wrap covers all there is, in one film or in two', async () => {
  for (const coverage of ['full', 'two-tone'] as const) {
    const { design, vehicle, estimate } = await compose({ coverage });
    const covered = coveredAreas(vehicle, design).reduce((sum, { area }) => sum + area, 0);
    expect(covered).toBeCloseTo(wrappableArea(vehicle), 3);
    expect(new Set(estimate.lines.map(({ kind }) => kind))).toEqual(new Set(['wrap-full']));
    expect(estimate.lines).toHaveLength(coverage === 'full' ? 1 : 2);
  }
});

test('a higher line between two tones leaves less of the upper one', async () => {
  const upper = async (split: number) => {
    const { design, vehicle } = await compose({ coverage: 'two-tone', split });
    const areas = coveredAreas(vehicle, design).filter(({ film }) => film === design.film);
    return areas.reduce((sum, { area }) => sum + area, 0);
  };
  expect(await upper(70)).toBeLessThan(await upper(30));
});

test('a panel that is chosen wears what was chosen, whatever the rest does', async () => {
  const { design, vehicle } = await compose({ coverage: 'full', panels: { bonnet: 'second', roof: 'bare' } });
  const areas = coveredAreas(vehicle, design);
  expect(areas.filter(({ panel }) => panel === 'bonnet').map(({ film }) => film)).toEqual([design.second]);
  expect(areas.filter(({ panel }) => panel === 'roof')).toEqual([]);
});

test('a part costs no more than the whole', async () => {
  const price = async (coverage: WrapDesign['coverage']) => (await compose({ coverage })).estimate.low;
  const whole = await price('full');
  for (const coverage of coverages)
    expect(await price(coverage)).toBeLessThanOrEqual(whole + priceAssumptions.step);
});

test('letters, glass and protection each have a line of their own', async () => {
  const kinds = async (change: Partial<WrapDesign>) =>
    (await compose(change)).estimate.lines.map(({ kind }) => kind);
  expect(await kinds({ lines: [{ ...newLine, text: 'Lin' }] })).toEqual(['lettering']);
  expect(await kinds({ tints: { rearSide: 'none', rear: 'dark' } })).toEqual(['tint']);
  expect(await kinds({ protection: 'front' })).toEqual(['protection']);
  const { estimate } = await compose({ protection: 'full' });
  expect(estimate.low).toBeGreaterThanOrEqual(priceOf('ppf-full').amount ?? 0);
});

test('every vehicle offers a whole wrap, and what it has no part for is not offered', () => {
  for (const id of choices.vehicles) {
    const vehicle = vehicleOf({ ...bare, vehicle: id });
    expect(offersCoverage(vehicle, 'full')).toBe(true);
  }
});

test('no film goes on windscreen and front side windows, and none reflects more than is allowed', () => {
  expect(mayBeTinted).toEqual({ windscreen: false, 'front-side': false, 'rear-side': true, rear: true });
  for (const { reflectivity } of Object.values(tints))
    expect(reflectivity).toBeLessThanOrEqual(glassLaw.maxReflectivity);
});
