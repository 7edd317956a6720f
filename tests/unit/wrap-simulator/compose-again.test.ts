import { expect, test, vi } from 'vitest';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import type { PaintId } from '@/lib/wrap-simulator/paints';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { coverages, newLine, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const outlines = vi.hoisted(() => ({ read: 0 }));
const letters = vi.hoisted(() => ({ set: 0 }));

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

vi.mock('@/lib/drawing/outline-text', async (original) => {
  const real = await original<typeof import('@/lib/drawing/outline-text')>();
  const outlineText: typeof real.outlineText = (...given) => {
    letters.set += 1;
    return real.outlineText(...given);
  };
  return { ...real, outlineText };
});

test('the outlines of a vehicle are read once, and not again for other films and paints', async () => {
  const loaded = await lettersFor(defaultDesign);
  for (const vehicle of Object.values(vehicles)) {
    const compose = (film: string, paint: PaintId) => {
      outlines.read = 0;
      for (const coverage of coverages)
        composeWrap(vehicle, { ...defaultDesign, vehicle: vehicle.id, coverage, film, paint }, loaded);
      return outlines.read;
    };
    expect(compose('satin-green', 'white')).toBeGreaterThan(20);
    expect([vehicle.id, compose('pearl-jade', 'black')]).toEqual([vehicle.id, 0]);
  }
});

test('letters stay where they are while films and colours are tried on them, and what is said of them does not', async () => {
  const van = vehicles['panel-van-long'];
  const lines = [{ ...newLine, text: 'Lin & Co' }];
  const design: WrapDesign = {
    ...defaultDesign,
    vehicle: van.id,
    coverage: 'full',
    film: 'gloss-chalk',
    lines,
  };
  const loaded = await lettersFor(design);
  const [first] = composeWrap(van, design, loaded).placed.left;
  letters.set = 0;
  const grades = (['white', 'black'] as const).map((colour) => {
    const [line] = composeWrap(van, { ...design, lines: lines.map((one) => ({ ...one, colour })) }, loaded)
      .placed.left;
    expect([line?.x, line?.y, line?.line.colour]).toEqual([first?.x, first?.y, colour]);
    return line?.contrast;
  });
  expect(letters.set).toBe(0);
  expect(new Set(grades).size).toBe(2);
  // Set higher, they are set anew; in other letters, too.
  const higher = composeWrap(van, { ...design, lines: lines.map((one) => ({ ...one, height: 90 })) }, loaded);
  expect(letters.set).toBeGreaterThan(0);
  expect(higher.placed.left[0]?.box.height).not.toBe(first?.box.height);
  expect(composeWrap(van, design, new Map()).placed.left).toEqual([]);
});
