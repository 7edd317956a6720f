import type { Coverage, WrapDesign } from './wrap-design';

interface Offer {
  /** What the vehicle can have covered. */
  coverages: readonly Coverage[];
  films: readonly string[];
}

/**
 * Another wrap at random; vehicle, words and the rest stay.
 *
 * @param random from 0 to below 1, as `Math.random`
 */
export function surprise(design: WrapDesign, { coverages, films }: Offer, random: () => number): WrapDesign {
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  return {
    ...design,
    coverage: pick(
      coverages.filter((coverage) => coverage !== 'none'),
      design.coverage,
    ),
    film: pick(films, design.film),
    second: pick(films, design.second),
    panels: {},
  };
}
