import 'server-only';
import { type ComposedShirt, composeShirt, lettersFor } from '../compose';
import { countStitches } from '../count-stitches';
import type { ShirtDesign } from '../shirt-design';
import { countSewn } from './count-sewn';
import { findShirtPictures } from './shirt-pictures';

/**
 * A design with all that follows from it, its letters and its pictures fetched.
 *
 * @param patient its price is kept: its stitches are counted however busy the site is
 * @param counted whether they are counted at all: a drawing needs no price
 */
export async function openShirt(
  design: ShirtDesign,
  { patient = false, counted = true } = {},
): Promise<ComposedShirt> {
  const [letters, pictures] = await Promise.all([lettersFor(design), findShirtPictures(design)]);
  if (!counted) return composeShirt(design, letters, {}, pictures);
  const sewn = await countStitches(design, letters, pictures, (shapes) => countSewn(shapes, { patient }));
  return composeShirt(design, letters, sewn, pictures);
}
