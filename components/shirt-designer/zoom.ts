import type { Box } from '@/lib/drawing/box';
import { areaOf, type Garment, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import { type Frame, frameOf } from './garment-drawing';

export const zooms = [1, 1.7, 2.8, 4.5] as const;

/** The largest zoom at which the whole print area is seen: where one works on a phone. */
export function zoomOfArea(garment: Garment, side: GarmentSide): number {
  const view = garment.views[side];
  const area = areaOf(garment, side);
  const height = view ? frameOf(view).height : area.height;
  const fits = (zoom: number) => Math.max(area.height * 1.12, area.width) <= height / zoom;
  return Math.max(0, zooms.findLastIndex(fits));
}

/** What is seen at a zoom: all of the garment, its print area, or around what is selected. */
export function seenAt(
  garment: Garment,
  side: GarmentSide,
  zoom: number,
  focus: Box | null,
): Frame | undefined {
  const [view, plan] = [garment.views[side], garment.sides[side]];
  if (!view || !plan || zoom === 1) return undefined;
  const whole = frameOf(view);
  const area = areaOf(garment, side);
  const isWhole = zoom <= (zooms[zoomOfArea(garment, side)] ?? 1);
  const box = (isWhole ? null : focus) ?? { x: -area.width / 2, y: 0, ...area };
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return {
    x: plan.x + box.x + box.width / 2 - width / 2,
    y: plan.y + box.y + box.height / 2 - height / 2,
    width,
    height,
  };
}
