import type { Box } from '@/lib/drawing/box';
import type { Picture, Pictures } from '@/lib/drawing/picture';
import { type Resolution, resolutionOf, viewingDistances } from '@/lib/drawing/resolution';
import { filmAt } from './coverage';
import { metBy, moveClear, roomOn, standsOn } from './place-lines';
import type { Obstacle, Side, Vehicle } from './vehicles/vehicle';
import type { Logo, WrapDesign } from './wrap-design';

/** A picture where it stands on a side. */
export interface PlacedLogo {
  /** Which of the design's logos. */
  index: number;
  logo: Logo;
  picture: Picture;
  /** In the view's millimetres. */
  box: Box;
  resolution: Resolution;
  /** What it crosses that it should not. */
  crossed: readonly Obstacle['kind'][];
  /** What hides a part of it, because film never covers it. */
  hiddenBy: readonly Obstacle['kind'][];
  /** It reaches beyond what can be wrapped. */
  overhangs: boolean;
}

/** Space round the lettering that the best place of a logo keeps, as a share of the room's height. */
const above = 0.24;

/** Points of a box that must lie on bodywork: its corners, a little in, and its middle. */
function testPoints({ x, y, width, height }: Box): [number, number][] {
  const shares = [0.04, 0.96];
  return [
    [x + width / 2, y + height / 2],
    ...shares.flatMap((across) =>
      shares.map((down): [number, number] => [x + width * across, y + height * down]),
    ),
  ];
}

/** Where the pictures of a side stand, and what is to be said of each; those that are not there are left out. */
export function placeLogos(
  vehicle: Vehicle,
  side: Side,
  design: WrapDesign,
  pictures: Pictures,
): PlacedLogo[] {
  const view = vehicle.views[side];
  const room = roomOn(vehicle, side);
  const isLettered = design.lines.some((line) => line.y === null && standsOn(line, side));
  return design.logos.flatMap((logo, index) => {
    const picture = pictures.get(logo.picture);
    if (!picture || !standsOn(logo, side)) return [];
    const height = (logo.width * picture.height) / picture.width;
    // As with letters: from the left edge of its own side, and on the other flank as far from the nose.
    const middle =
      logo.x === null ? room.x + room.width / 2 : logo.side === side ? logo.x : view.width - logo.x;
    const centre = logo.y ?? room.y + room.height * (isLettered ? above : 0.5);
    const stood = { x: middle - logo.width / 2, y: centre - height / 2, width: logo.width, height };
    const aside = logo.x === null ? (moveClear([stood], view) ?? 0) : 0;
    const box = { ...stood, x: stood.x + aside };
    return [
      {
        index,
        logo,
        picture,
        box,
        resolution: resolutionOf(picture, logo.width, viewingDistances.vehicle),
        ...metBy([box], view.obstacles),
        overhangs: testPoints(box).some((point) => filmAt(vehicle, side, design, point) === undefined),
      },
    ];
  });
}
