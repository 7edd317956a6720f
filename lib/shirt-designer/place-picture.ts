import type { Box } from '@/lib/drawing/box';
import type { Picture } from '@/lib/drawing/picture';
import { resolutionOf, viewingDistances } from '@/lib/drawing/resolution';
import { garmentFacts } from './garment-facts';
import { areaOf, type Garment, type GarmentSide } from './garments/garment';
import { garments } from './garments/garments';
import { reduceDesign } from './reduce-design';
import { newPicture, type PictureLayer, type ShirtDesign, sideOf } from './shirt-design';
import type { TechniqueId } from './techniques';

/** Share of the area that a picture takes when it comes. */
const firstShare = { width: 0.6, height: 0.45 } as const;

/** Between a picture and what it comes to stand beside, in millimetres. */
const gap = 6;

interface Asked {
  /** The middle of the picture; where new things go without it. */
  at?: { x: number; y: number };
  /** The boxes of what is on the side already. */
  taken?: Iterable<Box>;
}

/** How far down something covers nothing: as near as there is room to where it was asked for, else right there. */
export function freeHeight(
  { x, y }: { x: number; y: number },
  size: { width: number; height: number },
  taken: readonly Box[],
  room: number,
): number {
  const inTheWay = taken.filter((box) => Math.abs(box.x + box.width / 2 - x) < (box.width + size.width) / 2);
  const covers = (middle: number) =>
    inTheWay.some((box) => Math.abs(box.y + box.height / 2 - middle) < (box.height + size.height) / 2);
  if (!covers(y)) return y;
  const [free = y] = inTheWay
    .flatMap((box) => [
      Math.floor(box.y - gap - size.height / 2),
      Math.ceil(box.y + box.height + gap + size.height / 2),
    ])
    .filter((middle) => middle >= size.height / 2 && middle <= room - size.height / 2 && !covers(middle))
    .sort((one, other) => Math.abs(one - y) - Math.abs(other - y));
  return free;
}

/**
 * A picture as it comes onto a side: well inside the area, no larger than it is sharp as long as that is not a stamp, its middle where
 * new things go.
 */
export function placePicture(
  picture: Picture,
  name: string,
  garment: Garment,
  side: GarmentSide,
  { at, taken = [] }: Asked = {},
): PictureLayer {
  const area = areaOf(garment, side);
  const ratio = picture.height / picture.width;
  const room = Math.min(area.width * firstShare.width, (area.height * firstShare.height) / ratio);
  const { fineUpTo } = resolutionOf(picture, room, viewingDistances.shirt);
  const width = Math.max(Math.min(room, fineUpTo ?? room), Math.min(room, 40));
  const { x, y } = at ?? { x: 0, y: Math.round(area.height * 0.4) };
  return newPicture('x', picture, {
    name: name.replace(/\.[a-z0-9]{2,5}$/i, ''),
    width,
    x,
    y: freeHeight({ x, y }, { width, height: width * ratio }, [...taken], area.height),
  });
}

const printing: readonly TechniqueId[] = ['dtf', 'dtg'];

/** The design with a picture on a side. A bitmap that comes first brings a technique that prints it, unless the side has one. */
export function addPicture(
  design: ShirtDesign,
  side: GarmentSide,
  picture: Picture,
  name: string,
  asked: Asked = {},
): ShirtDesign {
  const layer = placePicture(picture, name, garments[design.garment], side, asked);
  const { layers, technique } = sideOf(design, side);
  const isFirst = layers.length === 0 && !printing.includes(technique);
  const added = reduceDesign(design, { kind: 'add', side, layers: [layer] });
  const { techniques } = garmentFacts(design.garment);
  const prints = printing.find((id) => techniques(side).includes(id));
  return isFirst && picture.kind === 'bitmap' && prints && added !== design
    ? reduceDesign(added, { kind: 'technique', side, technique: prints })
    : added;
}
