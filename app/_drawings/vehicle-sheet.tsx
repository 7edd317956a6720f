import type { ReactElement } from 'react';
import { FilmSwatch } from '@/components/wrap-simulator/finishes';
import { VehicleDrawing } from '@/components/wrap-simulator/vehicle-drawing';
import { type FilmLook, finishes, lights } from '@/lib/wrap-simulator/film-look';
import { type PanelId, sides, type Vehicle } from '@/lib/wrap-simulator/vehicles/vehicle';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';

// Drawn by scripts/draw-vehicles.mjs, to be looked at.

const paints = [
  '#f5a800',
  '#d93015',
  '#8b8f92',
  '#0d7a4a',
  '#4d463d',
  '#d6156c',
  '#f1ece3',
  '#2438c9',
  '#3aa6a0',
  '#6a2bc2',
];

/** Every body, or one, from each of its sides: a row a body. */
export function bodyRows(only?: string, paint?: string): ReactElement[][] {
  return (Object.values(vehicles) as Vehicle[])
    .map((vehicle, row) =>
      sides.map((side) => (
        <VehicleDrawing
          key={side}
          vehicle={vehicle}
          side={side}
          paint={paint ?? paints[row] ?? '#2438c9'}
          id={`${vehicle.id}-${side}`}
        />
      )),
    )
    .filter((row) => !only || row[0]?.props.vehicle.id === only);
}

const examples: Record<(typeof finishes)[number], FilmLook> = {
  gloss: { finish: 'gloss', colours: ['#c8201a'] },
  satin: { finish: 'satin', colours: ['#c8201a'] },
  matt: { finish: 'matt', colours: ['#c8201a'] },
  metallic: { finish: 'metallic', colours: ['#b02a22'] },
  pearl: { finish: 'pearl', colours: ['#e9e4da', '#f3b8c6', '#b9c9ea'] },
  'colour-shift': { finish: 'colour-shift', colours: ['#1fa88a', '#2d5bd0', '#8a2fc0'] },
  carbon: { finish: 'carbon', colours: ['#2b2a2a'] },
  brushed: { finish: 'brushed', colours: ['#9c9a96'] },
  chrome: { finish: 'chrome', colours: ['#b9c0c6'] },
  reflective: { finish: 'reflective', colours: ['#e8c11c'] },
  printed: { finish: 'printed', colours: ['#6f7a58', '#3d4632', '#b7ab84'], print: 'camouflage' },
};

/** A van in every finish under the three lights, and the sample of its film: a row a finish. */
export function finishRows(): ReactElement[][] {
  const vehicle = vehicles['panel-van-short'];
  return finishes.map((finish) => [
    ...lights.map((light) => (
      <VehicleDrawing
        key={light}
        vehicle={vehicle}
        side="left"
        paint="#f1ece3"
        light={light}
        looks={
          Object.fromEntries(
            vehicle.views.left.panels.map((panel) => [panel.id, examples[finish]]),
          ) as Partial<Record<PanelId, FilmLook>>
        }
        id={`${finish}-${light}`}
      />
    )),
    <FilmSwatch key="swatch" look={examples[finish]} id={`${finish}-swatch`} />,
  ]);
}
