import 'server-only';
import { type ComposedShirt, composeShirt, lettersFor } from '../compose';
import type { ShirtDesign } from '../shirt-design';
import { findShirtPictures } from './shirt-pictures';

/** A design with all that follows from it, its letters and its pictures fetched. */
export async function openShirt(design: ShirtDesign): Promise<ComposedShirt> {
  const [letters, pictures] = await Promise.all([lettersFor(design), findShirtPictures(design)]);
  return composeShirt(design, letters, {}, pictures);
}
