import { type Light, lights } from './film-look';
import { type Side, sides } from './vehicles/vehicle';

/** Metres from which a vehicle can be looked at; 0 fills the place it has. */
export const distances = [0, 10, 25, 50] as const;

/** How a design is looked at: chosen in the same form, and no part of it. */
export interface ViewState {
  side: Side;
  light: Light;
  distance: (typeof distances)[number];
}

export const firstView: ViewState = { side: 'left', light: 'day', distance: 0 };

export function readView(entries: Iterable<readonly [name: string, value: unknown]>): ViewState {
  const values = new Map(entries);
  return {
    side: sides.find((side) => side === values.get('view')) ?? firstView.side,
    light: lights.find((light) => light === values.get('light')) ?? firstView.light,
    distance: distances.find((metres) => String(metres) === values.get('distance')) ?? firstView.distance,
  };
}

/** The names and values that `readView` makes this of; those of the first view are left out. */
export function writeView({ side, light, distance }: ViewState): [name: string, value: string][] {
  const all: [string, string, string][] = [
    ['view', side, firstView.side],
    ['light', light, firstView.light],
    ['distance', String(distance), String(firstView.distance)],
  ];
  return all.filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value]);
}
