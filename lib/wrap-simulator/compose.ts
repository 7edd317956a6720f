import { type LoadedLetters, loadFamilies } from '@/lib/drawing/letters';
import type { Pictures } from '@/lib/drawing/picture';
import { type Estimate, estimate } from './estimate';
import { findFilm } from './films';
import { familiesOf, type PlacedLine, placeLines } from './place-lines';
import { type PlacedLogo, placeLogos } from './place-logos';
import { type Side, sides, type Vehicle } from './vehicles/vehicle';
import type { WrapDesign } from './wrap-design';

/** A design with everything that follows from it. */
export interface ComposedWrap {
  vehicle: Vehicle;
  design: WrapDesign;
  placed: Record<Side, readonly PlacedLine[]>;
  logos: Record<Side, readonly PlacedLogo[]>;
  estimate: Estimate;
}

/** The letters that a design needs, fetched where they are not there yet. */
export function lettersFor(design: WrapDesign): Promise<LoadedLetters> {
  return loadFamilies(familiesOf(design));
}

/** The pictures that a design shows. */
export function picturesOf({ logos }: WrapDesign): string[] {
  return [...new Set(logos.map(({ picture }) => picture))];
}

/** @param pictures those that are there; what is not is left out */
export function composeWrap(
  vehicle: Vehicle,
  design: WrapDesign,
  letters: LoadedLetters,
  pictures: Pictures = new Map(),
): ComposedWrap {
  const coloursOf = (film: string) => findFilm(film)?.colours ?? ['#888888'];
  const placed = Object.fromEntries(
    sides.map((side) => [side, placeLines(vehicle, side, design, letters, coloursOf)]),
  ) as Record<Side, PlacedLine[]>;
  const logos = Object.fromEntries(
    sides.map((side) => [side, placeLogos(vehicle, side, design, pictures, placed[side])]),
  ) as Record<Side, PlacedLogo[]>;
  return {
    vehicle,
    design,
    placed,
    logos,
    estimate: estimate(
      vehicle,
      design,
      sides.flatMap((side) => [...placed[side], ...logos[side]]),
      (film) => findFilm(film)?.priceClass ?? 'standard',
    ),
  };
}
