import { expect, test, vi } from 'vitest';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import type { PaintId } from '@/lib/wrap-simulator/paints';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { coverages } from '@/lib/wrap-simulator/wrap-design';

const outlines = vi.hoisted(() => ({ read: 0 }));

vi.mock('@/lib/drawing/outlines', async (original) => {
  const real = await original<typeof import('@/lib/drawing/outlines')>();
  const counted =
    <Given extends unknown[], Made>(work: (...given: Given) => Made) =>
    (...given: Given) => {
      outlines.read += 1;
      return work(...given);
    };
  return { ...real, flattenOutline: counted(real.flattenOutline), outlineArea: counted(real.outlineArea) };
});

test('the outlines of a vehicle are read once, and not again for other films and paints', async () => {
  const letters = await lettersFor(defaultDesign);
  for (const vehicle of Object.values(vehicles)) {
    const compose = (film: string, paint: PaintId) => {
      outlines.read = 0;
      for (const coverage of coverages)
        composeWrap(vehicle, { ...defaultDesign, vehicle: vehicle.id, coverage, film, paint }, letters);
      return outlines.read;
    };
    expect(compose('satin-green', 'white')).toBeGreaterThan(20);
    expect([vehicle.id, compose('pearl-jade', 'black')]).toEqual([vehicle.id, 0]);
  }
});
