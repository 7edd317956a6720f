import { type Coverage, coverages, type WrapDesign } from './wrap-design';

interface Offer {
  /** Whether the vehicle can be covered so. */
  offers: (coverage: Coverage) => boolean;
  films: readonly string[];
}

/**
 * Another wrap at random; vehicle, words and the rest stay.
 *
 * @param random from 0 to below 1, as `Math.random`
 */
export function surprise(design: WrapDesign, { offers, films }: Offer, random: () => number): WrapDesign {
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  return {
    ...design,
    coverage: pick(
      coverages.filter((coverage) => coverage !== 'none' && offers(coverage)),
      design.coverage,
    ),
    film: pick(films, design.film),
    second: pick(films, design.second),
    panels: {},
  };
}

/** A design with what a surprise has changed; what else was chosen while its letters were fetched stays. */
export function surprisedBy(other: WrapDesign, latest: WrapDesign): WrapDesign {
  const { coverage, film, second, panels } = other;
  const lines = latest.lines.map((line, at) => ({ ...line, colour: other.lines[at]?.colour ?? line.colour }));
  return { ...latest, coverage, film, second, panels, lines };
}
