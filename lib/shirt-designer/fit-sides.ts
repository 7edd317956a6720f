import { boxAround } from '@/lib/drawing/box';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { boxesOf } from './check-design';
import { areaOf, garmentSides } from './garments/garment';
import { garments } from './garments/garments';
import { type DesignAction, reduceDesign } from './reduce-design';
import { type ShirtDesign, sideOf } from './shirt-design';

/** Of an area that is filled anew, so that there is air around it. */
const filled = 0.88;
/** Millimetres that nobody sees. */
const hair = 0.05;

/**
 * A design on another garment, or just begun: what reaches beyond the area of a side becomes smaller as one and stands in its middle,
 * so that the layers lie to each other as they did. A side with a locked layer stays, and so does one that fits.
 */
export function fitSides(design: ShirtDesign, letters: LoadedLetters): ShirtDesign {
  const garment = garments[design.garment];
  return garmentSides.reduce((before, side) => {
    const layers = sideOf(before, side).layers.filter(({ hidden }) => !hidden);
    const area = areaOf(garment, side);
    if (layers.length === 0 || area.width === 0 || layers.some(({ locked }) => locked)) return before;
    const { x, y, width, height } = boxAround(
      [...boxesOf(layers, letters).values()].flatMap((box) => [
        [box.x, box.y] as const,
        [box.x + box.width, box.y + box.height] as const,
      ]),
    );
    const over = Math.max(Math.max(-x, x + width) - area.width / 2, -y, y + height - area.height);
    if (over <= hair) return before;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const factor = Math.min(1, (area.width * filled) / width, (area.height * filled) / height);
    const picked = { side, ids: layers.map(({ id }) => id) };
    const smaller = reduceDesign(before, { kind: 'scale', ...picked, factor, ...middle });
    return reduceDesign(smaller, {
      kind: 'move',
      ...picked,
      dx: -middle.x,
      dy: area.height / 2 - middle.y,
    });
  }, design);
}

/** Layers as they lay before a garment was tried on, by how they lie on it. */
const beforeFit = new WeakMap<ShirtDesign['sides'], ShirtDesign['sides']>();

/** A design on another garment: as long as nobody touches its layers, each garment is tried on with what they were on the first. */
export function tryOn(
  design: ShirtDesign,
  action: Extract<DesignAction, { kind: 'garment' }>,
  letters: LoadedLetters,
): ShirtDesign {
  const sides = beforeFit.get(design.sides) ?? design.sides;
  const fitted = fitSides(reduceDesign({ ...design, sides }, action), letters);
  beforeFit.set(fitted.sides, sides);
  return fitted;
}
