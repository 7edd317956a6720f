import { type LoadedLetters, loadFamilies } from '@/lib/drawing/letters';
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

/** The letters that a design needs, fetched where they are not there yet. */
export function lettersFor(design: WrapDesign): Promise<LoadedLetters> {
  return loadFamilies(familiesOf(design));
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
