import { describe, expect, test } from 'vitest';
import { flattenOutline, outlineArea, outlineBox, parseOutline } from '@/lib/drawing/outlines';
import { panelAreas, wrappableArea } from '@/lib/wrap-simulator/panel-areas';
import { namePanel, readPanelId } from '@/lib/wrap-simulator/panel-parts';
import { sides, type VehicleId, type View } from '@/lib/wrap-simulator/vehicles/vehicle';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';

const all = Object.values(vehicles);

/** Painted surface of each class in square metres; the film that is ordered is half as much again. */
const plausibleAreas: Record<VehicleId, readonly [number, number]> = {
  'city-car': [7, 11],
  hatchback: [8.5, 13],
  saloon: [10, 15],
  estate: [10, 16],
  suv: [10, 16],
  'small-van': [14, 21],
  'panel-van-short': [20, 30],
  'panel-van-long': [26, 38],
  'box-truck': [28, 40],
  'cargo-bike': [1, 4],
};

type Inside = (x: number, y: number) => boolean;

function insideOf(path: string): Inside {
  const rings = flattenOutline(path, 8);
  return (x, y) => {
    let inside = false;
    for (const ring of rings)
      ring.forEach(([x1, y1], i) => {
        const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
      });
    return inside;
  };
}

/** Square millimetres that two panels share, counted on a grid. */
function sharedArea(one: string, other: string): number {
  const [a, b] = [outlineBox(one), outlineBox(other)];
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  if (right <= left || bottom <= top) return 0;
  const steps = 60;
  const [dx, dy] = [(right - left) / steps, (bottom - top) / steps];
  const [inOne, inOther] = [insideOf(one), insideOf(other)];
  let hits = 0;
  for (let i = 0; i < steps; i += 1)
    for (let j = 0; j < steps; j += 1) {
      const [x, y] = [left + (i + 0.5) * dx, top + (j + 0.5) * dy];
      if (inOne(x, y) && inOther(x, y)) hits += 1;
    }
  return hits * dx * dy;
}

function outside({ width, height }: View, path: string, tolerance = 2): boolean {
  const { left, top, right, bottom } = outlineBox(path);
  return left < -tolerance || top < -tolerance || right > width + tolerance || bottom > height + tolerance;
}

describe.each(all.map((vehicle) => [vehicle.id, vehicle] as const))('The %s', (id, vehicle) => {
  const views = sides.map((side) => [side, vehicle.views[side]] as const);

  test.each(views)('has closed panels and panes inside its view: %s', (_, view) => {
    expect(view.panels.length).toBeGreaterThan(1);
    for (const { path, id } of [...view.panels, ...view.panes]) {
      expect(
        parseOutline(path).every((one) => one.closed && one.stretches.length > 1),
        id,
      ).toBe(true);
      expect(outside(view, path), id).toBe(false);
    }
  });

  test.each(views)('has parts, gaps and wheels inside its view: %s', (_, view) => {
    for (const { path, kind } of [...view.parts, ...view.obstacles])
      expect(outside(view, path, 12), `${kind} ${path}`).toBe(false);
  });

  test.each(views)('has no panel over another: %s', (_, view) => {
    const panels = view.panels.filter((panel) => !panel.raised);
    const shared = panels.flatMap((one, i) =>
      panels.slice(i + 1).flatMap((other) => {
        const share =
          sharedArea(one.path, other.path) / Math.min(outlineArea(one.path), outlineArea(other.path));
        return share > 0.03 ? [`${one.id} and ${other.id}: ${Math.round(share * 100)} %`] : [];
      }),
    );
    expect(shared).toEqual([]);
  });

  test.each(views)('has panels of different names: %s', (_, view) => {
    const ids = view.panels.map((panel) => panel.id);
    expect(new Set(ids).size).toBe(ids.length);
    const panes = view.panes.map((pane) => pane.id);
    expect(new Set(panes).size).toBe(panes.length);
  });

  test('stands on its wheels, as far apart as it says', () => {
    for (const side of ['left', 'right'] as const) {
      const { wheels, width, height } = vehicle.views[side];
      expect(wheels).toHaveLength(2);
      const xs = wheels.map((wheel) => wheel.x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(vehicle.wheelbase, 0);
      for (const { x, radius, rim } of wheels) {
        expect(rim).toBeLessThan(radius);
        expect(x - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(width);
        expect(radius * 2).toBeLessThan(height);
      }
    }
  });

  test('is as long, wide and high in every view', () => {
    const { left, right, front, rear, roof } = vehicle.views;
    for (const view of [left, right])
      expect([view.width, view.height]).toEqual([vehicle.length, vehicle.height]);
    for (const view of [front, rear]) {
      expect(view.height).toBe(vehicle.height);
      expect(view.width).toBe(roof.height);
      expect(view.width).toBeGreaterThanOrEqual(vehicle.width);
    }
    expect(roof.width).toBe(vehicle.length);
    // The roof line is where the side says it is.
    const tops = (view: View) => Math.min(...view.panels.map(({ path }) => outlineBox(path).top));
    expect(tops(left)).toBeCloseTo(tops(right), 0);
    expect(Math.abs(tops(front) - tops(left))).toBeLessThan(40);
  });

  test('takes as much film as its class does', () => {
    const [least, most] = plausibleAreas[id];
    const area = wrappableArea(vehicle);
    expect(area).toBeGreaterThan(least);
    expect(area).toBeLessThan(most);
  });

  test('has the same panels at the left and at the right, but for its sliding door', () => {
    const parts = (side: 'left' | 'right') =>
      vehicle.views[side].panels
        .map((panel) => readPanelId(panel.id).part)
        .map((part) => (part === 'sliding-door' ? 'side-panel' : part))
        .toSorted();
    expect(parts('left')).toEqual(parts('right'));
    for (const side of ['left', 'right'] as const)
      for (const panel of vehicle.views[side].panels)
        expect([side, null], panel.id).toContain(readPanelId(panel.id).hand);
  });

  test('shows the sky leaning one way on every side, as light falls, and no side without it', () => {
    for (const side of sides) {
      const beams = vehicle.views[side].shades.filter(({ leans }) => leans);
      // The ends of a car are curved: what shines there follows the form.
      const gleams = vehicle.views[side].shades.filter(({ tone }) => tone === 'gleam');
      expect(gleams.length, side).toBeGreaterThan(0);
      for (const { path } of beams)
        for (const ring of flattenOutline(path)) {
          const ys = ring.map(([, y]) => y);
          const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
          const middleAt = (wanted: number) => {
            const xs = ring.flatMap(([x, y]) => (Math.abs(y - wanted) < 1 ? [x] : []));
            return xs.reduce((sum, x) => sum + x, 0) / xs.length;
          };
          expect(middleAt(top), `${side} ${path}`).toBeGreaterThan(middleAt(bottom));
        }
    }
  });

  test('locks what the law locks: only real panes bear the names of the law', () => {
    for (const pane of vehicle.views.front.panes) expect(pane.pane).toBe('windscreen');
    for (const pane of vehicle.views.rear.panes) expect(pane.pane).toBe('rear');
  });
});

test('the area of a panel comes from all of its views', () => {
  const areas = panelAreas(vehicles['panel-van-long']);
  const door = areas.get('right-sliding-door') ?? 0;
  expect(door).toBeGreaterThan(2);
  expect(door).toBeLessThan(2.6);
  expect(areas.get('roof')).toBeGreaterThan(7);
});

test('a panel is called by its side, and the side agrees with it', () => {
  expect(namePanel('bonnet').fr).toBe('Capot');
  expect(namePanel('right-front-door')).toEqual({
    fr: 'Portière avant droite',
    nl: 'Voorportier rechts',
    en: 'Front door, right',
  });
  expect(namePanel('right-sill').fr).toBe('Bas de caisse droit');
  expect(namePanel('left-pillars').fr).toBe('Montants gauches');
});
