import type { Box } from '@/lib/drawing/box';
import type { Picture, Pictures } from '@/lib/drawing/picture';
import { type Resolution, resolutionOf, viewingDistances } from '@/lib/drawing/resolution';
import { panelAt } from './coverage';
import { freePlace } from './free-place';
import { besideBody, type Hiding, metBy, moveClear, type PlacedLine, roomOn, standsOn } from './place-lines';
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
  hiddenBy: readonly Hiding[];
  /** It reaches beyond what can be wrapped, elsewhere than over a wheel. */
  overhangs: boolean;
}

/** How high in the room of lettering a logo stands that was given its place along the side alone, as a share of its height. */
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

/**
 * Where the pictures of a side stand, and what is to be said of each; those that are not there are left out.
 *
 * @param lines what is lettered there: pictures without a place stand beside it, and beside each other
 */
export function placeLogos(
  vehicle: Vehicle,
  side: Side,
  design: WrapDesign,
  pictures: Pictures,
  lines: readonly Pick<PlacedLine, 'x' | 'outlined' | 'box'>[] = [],
): PlacedLogo[] {
  const view = vehicle.views[side];
  // As wide to both sides of its middle: on the other flank the words are as far from the nose, and not mirrored.
  const beside = lines.map(({ x, outlined, box }): Box => {
    const middle = x + outlined.width / 2;
    const half = Math.max(middle - box.x, box.x + box.width - middle);
    return { ...box, x: middle - half, width: 2 * half };
  });
  const room = roomOn(view);
  const isLettered = design.lines.some((line) => line.y === null && standsOn(line, side));
  return design.logos.flatMap((logo, index) => {
    const picture = pictures.get(logo.picture);
    if (!picture || !standsOn(logo, side)) return [];
    const size = { width: logo.width, height: (logo.width * picture.height) / picture.width };
    const isFree = logo.x === null && logo.y === null;
    const best = isFree
      ? freePlace(vehicle, side, logo.bothSides, size, beside)
      : { x: room.x + room.width / 2, y: room.y + room.height * (isLettered ? above : 0.5) };
    // As with letters: from the left edge of its own side, and on the other flank as far from the nose.
    const middle = logo.x === null ? best.x : logo.side === side ? logo.x : view.width - logo.x;
    const centre = logo.y ?? best.y;
    const stood = { ...size, x: middle - size.width / 2, y: centre - size.height / 2 };
    const aside = logo.x === null ? (moveClear([stood], view) ?? 0) : 0;
    const box = { ...stood, x: stood.x + aside };
    beside.push(box);
    const met = metBy([box], view.obstacles);
    const off = besideBody(
      testPoints(box).filter((point) => panelAt(view, point) === undefined),
      view,
    );
    return [
      {
        index,
        logo,
        picture,
        box,
        resolution: resolutionOf(picture, logo.width, viewingDistances.vehicle),
        ...met,
        ...off,
        hiddenBy: [...met.hiddenBy, ...off.hiddenBy],
      },
    ];
  });
}
