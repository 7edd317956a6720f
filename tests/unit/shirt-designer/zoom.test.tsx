import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NumberField } from '@/components/shirt-designer/fields';
import { frameOf } from '@/components/shirt-designer/garment-drawing';
import { Rulers } from '@/components/shirt-designer/rulers';
import { seenAt, zoomOfArea, zooms } from '@/components/shirt-designer/zoom';
import { areaOf, sidesOf } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';

const sides = Object.values(garments).flatMap((garment) =>
  sidesOf(garment).map((side) => [garment.id, side] as const),
);

describe.each(sides)('Zooming %s, %s', (id, side) => {
  const garment = garments[id];
  const [view, plan, area] = [garment.views[side], garment.sides[side], areaOf(garment, side)];
  if (!view || !plan) throw new Error('A side without a view');
  const whole = frameOf(view);
  const least = zoomOfArea(garment, side);

  test('begins on a phone with the whole print area, as large as that is seen', () => {
    const seen = seenAt(garment, side, zooms[least] ?? 1, null) ?? whole;
    expect(seen.y).toBeLessThanOrEqual(plan.y);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(plan.y + area.height);
    expect(seen.height).toBeGreaterThanOrEqual(area.width);
    const next = zooms[least + 1];
    if (next) expect(whole.height / next).toBeLessThan(Math.max(area.height * 1.12, area.width));
  });

  test('shows all of the garment at first, and as much less as it says at each step', () => {
    expect(seenAt(garment, side, 1, null)).toBeUndefined();
    for (const zoom of zooms.slice(1)) {
      const seen = seenAt(garment, side, zoom, null);
      expect(seen?.width).toBeCloseTo(whole.width / zoom, 6);
      expect(seen?.height).toBeCloseTo(whole.height / zoom, 6);
    }
  });

  test('goes to what is selected once the print area is no longer seen whole', () => {
    const focus = { x: area.width / 4, y: area.height / 4, width: 10, height: 6 };
    for (const [at, zoom] of zooms.entries()) {
      const seen = seenAt(garment, side, zoom, focus);
      if (!seen) continue;
      const middle = [seen.x + seen.width / 2, seen.y + seen.height / 2];
      const expected =
        at <= least
          ? [plan.x, plan.y + area.height / 2]
          : [plan.x + focus.x + focus.width / 2, plan.y + focus.y + focus.height / 2];
      expect(middle[0]).toBeCloseTo(expected[0] ?? 0, 6);
      expect(middle[1]).toBeCloseTo(expected[1] ?? 0, 6);
    }
  });
});

test('rulers have a line a centimetre, a longer one and its number at every fifth, from the upper left corner', () => {
  const html = renderToStaticMarkup(
    <svg>
      <title>Rulers</title>
      <Rulers width={124} height={87} unit={2} />
    </svg>,
  );
  const path = /<path d="([^"]*)"/.exec(html)?.[1] ?? '';
  const across = [...path.matchAll(/M(-?[\d.]+) 0v-([\d.]+)/g)].map(([, x, size]) => [
    Number(x),
    Number(size),
  ]);
  const down = [...path.matchAll(/M-62 ([\d.]+)h-([\d.]+)/g)].map(([, y, size]) => [Number(y), Number(size)]);
  expect(across.map(([x]) => x)).toEqual(Array.from({ length: 13 }, (_, at) => at * 10 - 62));
  expect(down.map(([y]) => y)).toEqual(Array.from({ length: 9 }, (_, at) => at * 10));
  const long = ([, size = 0]: readonly number[]) => size > 6;
  expect(across.filter(long).map(([x]) => x)).toEqual([-62, -12, 38]);
  expect(down.filter(long).map(([y]) => y)).toEqual([0, 50]);
  const numbers = [...html.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)">(\d+)<\/text>/g)];
  expect(numbers.map(([, , , cm]) => cm)).toEqual(['0', '5', '10', '5']);
  expect(numbers.slice(0, 3).map(([, x]) => Number(x))).toEqual([-62, -12, 38]);
});

test('phones show keys with a minus where a number may be below nothing, and digits alone for pieces', () => {
  const field = (more: Partial<Parameters<typeof NumberField>[0]>) =>
    renderToStaticMarkup(
      <NumberField label="Across" value={0} min={0} max={50} onChange={() => undefined} {...more} />,
    );
  expect(field({ min: -50, value: -4 })).not.toContain('inputMode');
  expect(field({ min: -50, value: -4 })).toContain('value="-4"');
  expect(field({})).toMatch(/inputMode="decimal".* value="0"/);
  // Nothing stands there that a first digit would be put beside.
  expect(field({ whole: true, empty: 0 })).toMatch(/inputMode="numeric" placeholder="0".* value=""/);
});
