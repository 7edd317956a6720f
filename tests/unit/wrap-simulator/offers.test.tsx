import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DesignFields } from '@/components/wrap-simulator/design-fields';
import { choices } from '@/lib/wrap-simulator/choices';
import { type ComposedWrap, composeWrap } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { fitDesign, offers } from '@/lib/wrap-simulator/offers';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { coverages, protectionPacks, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const bare: WrapDesign = { ...defaultDesign, coverage: 'none', lines: [] };

describe.each(choices.vehicles)('on a %s', (id) => {
  const of = (change: Partial<WrapDesign>): ComposedWrap => {
    const design = { ...bare, vehicle: id, ...change };
    return composeWrap(vehicleOf(design), design, new Map());
  };
  const vehicle = vehicleOf({ ...bare, vehicle: id });
  const isPriced = (change: Partial<WrapDesign>) => of(change).estimate.lines.length > 0;

  test('what is offered has an effect, and what has one is offered', () => {
    for (const coverage of coverages)
      if (coverage !== 'none') expect(offers(vehicle, 'coverage', coverage)).toBe(isPriced({ coverage }));
    for (const protection of protectionPacks)
      if (protection !== 'none')
        expect(offers(vehicle, 'protection', protection)).toBe(isPriced({ protection }));
    const tints = { rearSide: 'none', rear: 'none' } as const;
    expect(offers(vehicle, 'tint-sides', 'dark')).toBe(isPriced({ tints: { ...tints, rearSide: 'dark' } }));
    expect(offers(vehicle, 'tint-rear', 'dark')).toBe(isPriced({ tints: { ...tints, rear: 'dark' } }));
  });

  test('the form asks for what it has, and holds the rest for another vehicle', () => {
    const html = renderToStaticMarkup(
      <DesignFields
        design={{ ...bare, vehicle: id }}
        vehicles={Object.values(vehicles)}
        locale="nl"
        labels={simulatorLabels('nl')}
        lawReadOn="22/11/2026"
      />,
    );
    const field = (name: string) =>
      new RegExp(`<select[^>]* name="${name}"[^>]*>.*?</select>`).exec(html)?.[0] ?? '';
    for (const coverage of coverages) {
      const option = new RegExp(`<option[^>]*value="${coverage}"[^>]*>`).exec(field('coverage'))?.[0] ?? '';
      expect(option.includes('disabled=""')).toBe(!offers(vehicle, 'coverage', coverage));
    }
    for (const name of ['tint-sides', 'tint-rear', 'panel-bonnet', 'panel-lid']) {
      const [start = ''] = field(name).split('>');
      expect(start.includes('disabled=""'), name).toBe(!offers(vehicle, name, ''));
    }
  });
});

test('a bicycle has no bonnet, no windows and no front to protect', () => {
  const chosen: WrapDesign = {
    ...bare,
    vehicle: 'cargo-bike',
    coverage: 'bonnet',
    protection: 'front',
    panels: { bonnet: 'film', lid: 'second' },
    tints: { rearSide: 'dark', rear: 'limo' },
  };
  expect(fitDesign(vehicles['cargo-bike'], chosen)).toEqual({
    ...chosen,
    coverage: 'none',
    protection: 'none',
    panels: { lid: 'second' },
    tints: { rearSide: 'none', rear: 'none' },
  });
});

test('a design that fits stays the same', () => {
  expect(fitDesign(vehicleOf(defaultDesign), defaultDesign)).toBe(defaultDesign);
});
