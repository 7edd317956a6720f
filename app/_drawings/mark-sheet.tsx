import type { ReactElement } from 'react';
import { markIds, marks } from '@/lib/shirt-designer/marks';
import { shapeIds, shapes } from '@/lib/shirt-designer/shapes';

// Drawn by scripts/draw-garments.mjs, to be looked at.

/** Every mark and every shape. */
export function markRows(): ReactElement[][] {
  const drawn = [
    ...markIds.map((id) => (
      <svg key={id} viewBox={`-10 -10 ${marks[id].ratio * 100 + 20} 120`} aria-hidden="true">
        <rect x="-10" y="-10" width={marks[id].ratio * 100 + 20} height="120" fill="#1d2748" />
        {marks[id].parts.map(({ path, ink }) => (
          <path key={path} d={path} fill={marks[id].inks[ink]} fillRule="evenodd" />
        ))}
      </svg>
    )),
    ...shapeIds.map((id) => (
      <svg key={id} viewBox="-10 -10 120 120" aria-hidden="true">
        <path d={shapes[id].path} fillRule="evenodd" />
      </svg>
    )),
  ];
  return Array.from({ length: Math.ceil(drawn.length / 8) }, (_, row) => drawn.slice(row * 8, row * 8 + 8));
}
