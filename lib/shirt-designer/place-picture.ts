import type { Picture } from '@/lib/drawing/picture';
import { resolutionOf, viewingDistances } from '@/lib/drawing/resolution';
import { garmentFacts } from './garment-facts';
import { areaOf, type Garment, type GarmentSide } from './garments/garment';
import { garments } from './garments/garments';
import { reduceDesign } from './reduce-design';
import { newPicture, type PictureLayer, type ShirtDesign, sideOf } from './shirt-design';

/** Share of the area that a picture takes when it comes. */
const firstShare = { width: 0.6, height: 0.45 } as const;

/**
 * A picture as it comes onto a side: well inside the area, no larger than it is sharp as long as that is not a stamp, its middle where
 * new things go.
 */
export function placePicture(
  picture: Picture,
  name: string,
  garment: Garment,
  side: GarmentSide,
  at?: { x: number; y: number },
): PictureLayer {
  const area = areaOf(garment, side);
  const ratio = picture.height / picture.width;
  const room = Math.min(area.width * firstShare.width, (area.height * firstShare.height) / ratio);
  const { fineUpTo } = resolutionOf(picture, room, viewingDistances.shirt);
  const width = Math.max(Math.min(room, fineUpTo ?? room), Math.min(room, 40));
  return newPicture('x', picture, {
    name: name.replace(/\.[a-z0-9]{2,5}$/i, ''),
    width,
    x: at?.x ?? 0,
    y: at?.y ?? Math.round(area.height * 0.4),
  });
}

/** The design with a picture on a side. A bitmap that comes first brings the technique that prints it. */
export function addPicture(
  design: ShirtDesign,
  side: GarmentSide,
  picture: Picture,
  name: string,
  at?: { x: number; y: number },
): ShirtDesign {
  const layer = placePicture(picture, name, garments[design.garment], side, at);
  const isFirst = sideOf(design, side).layers.length === 0;
  const added = reduceDesign(design, { kind: 'add', side, layers: [layer] });
  const { techniques } = garmentFacts(design.garment);
  const prints = (['dtf', 'dtg'] as const).find((id) => techniques(side).includes(id));
  return isFirst && picture.kind === 'bitmap' && prints && added !== design
    ? reduceDesign(added, { kind: 'technique', side, technique: prints })
    : added;
}
