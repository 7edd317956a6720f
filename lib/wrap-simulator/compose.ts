import type { LetterFamilyId } from '@/lib/drawing/letter-families';
import { type Letters, loadLetters } from '@/lib/drawing/letters';
import { type Estimate, estimate } from './estimate';
import { findFilm } from './films';
import { familiesOf, type PlacedLine, placeLines } from './place-lines';
import { type Side, sides, type Vehicle } from './vehicles/vehicle';
import type { WrapDesign } from './wrap-design';

/** A design with everything that follows from it. */
export interface ComposedWrap {
  vehicle: Vehicle;
  design: WrapDesign;
  placed: Record<Side, readonly PlacedLine[]>;
  estimate: Estimate;
}

export type LoadedLetters = ReadonlyMap<LetterFamilyId, Letters>;

/** The letters that a design needs, fetched where they are not there yet. */
export async function lettersFor(design: WrapDesign): Promise<LoadedLetters> {
  const families = familiesOf(design);
  const loaded = await Promise.all(families.map(loadLetters));
  return new Map(families.flatMap((family, at) => (loaded[at] ? [[family, loaded[at]]] : [])));
}

export function composeWrap(vehicle: Vehicle, design: WrapDesign, letters: LoadedLetters): ComposedWrap {
  const colourOf = (film: string) => findFilm(film)?.colours[0] ?? '#888888';
  const placed = Object.fromEntries(
    sides.map((side) => [side, placeLines(vehicle, side, design, letters, colourOf)]),
  ) as Record<Side, PlacedLine[]>;
  return {
    vehicle,
    design,
    placed,
    estimate: estimate(
      vehicle,
      design,
      sides.flatMap((side) => placed[side]),
      (film) => findFilm(film)?.priceClass ?? 'standard',
    ),
  };
}
