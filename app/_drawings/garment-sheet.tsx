import type { ReactElement } from 'react';
import { GarmentDrawing } from '@/components/shirt-designer/garment-drawing';
import { type FabricColourId, fabricColourIds } from '@/lib/shirt-designer/fabric-colours';
import { garmentSides, sidesOf } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';

// Drawn by scripts/draw-garments.mjs, to be looked at.

const shown: FabricColourId[] = [
  'white',
  'navy',
  'red',
  'heather',
  'bottle',
  'black',
  'natural',
  'royal',
  'yellow',
  'charcoal',
];

/** Every garment, or one, from each of its sides: a row a garment. */
export function garmentRows(only?: string, fabric?: FabricColourId): ReactElement[][] {
  return Object.values(garments)
    .filter(({ id }) => !only || id === only)
    .map((garment, row) =>
      garmentSides
        .filter((side) => sidesOf(garment).includes(side))
        .flatMap((side) => {
          const view = garment.views[side];
          const colour =
            fabric ??
            (garment.fabrics.includes(shown[row] ?? 'white') ? (shown[row] ?? 'white') : garment.fabrics[0]);
          return view && colour
            ? [<GarmentDrawing key={side} view={view} fabric={colour} id={`${garment.id}-${side}`} />]
            : [];
        }),
    );
}

/** One garment in every fabric it comes in. */
export function fabricRows(only = 'tee'): ReactElement[][] {
  const garment = Object.values(garments).find(({ id }) => id === only);
  const view = garment?.views.front;
  if (!garment || !view) return [];
  const all = fabricColourIds.filter((id) => garment.fabrics.includes(id));
  return [all.slice(0, 7), all.slice(7, 14), all.slice(14)].map((row) =>
    row.map((fabric) => <GarmentDrawing key={fabric} view={view} fabric={fabric} id={`f-${fabric}`} />),
  );
}
