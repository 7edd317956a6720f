import { outlineArea } from '@/lib/drawing/outlines';
import { type PanelId, type Side, sides, type Vehicle } from './vehicles/vehicle';

const squareMetre = 1_000_000;

const known = new WeakMap<Vehicle, ReadonlyMap<PanelId, number>>();

/**
 * The area of each panel in square metres. A view shows a panel's shadow along one axis; what a flat panel shows along the
 * three gives its true area by Pythagoras, and a rounded one has little more.
 */
export function panelAreas(vehicle: Vehicle): ReadonlyMap<PanelId, number> {
  const reckoned = known.get(vehicle) ?? reckonAreas(vehicle);
  known.set(vehicle, reckoned);
  return reckoned;
}

function reckonAreas(vehicle: Vehicle): ReadonlyMap<PanelId, number> {
  const seen = new Map<PanelId, Record<Side, number>>();
  for (const side of sides)
    for (const { id, path } of vehicle.views[side].panels) {
      const shadows = seen.get(id) ?? { left: 0, right: 0, front: 0, rear: 0, roof: 0 };
      shadows[side] += outlineArea(path) / squareMetre;
      seen.set(id, shadows);
    }
  return new Map(
    [...seen].map(([id, { left, right, front, rear, roof }]) => [
      id,
      Math.hypot(left + right, front + rear, roof),
    ]),
  );
}

/** Everything on a vehicle that takes film, in square metres. */
export function wrappableArea(vehicle: Vehicle): number {
  return [...panelAreas(vehicle).values()].reduce((total, area) => total + area, 0);
}
