import type { FilmPriceClass } from './films';

/**
 * What an estimate is made of beside the price list: usual values of the trade, VAT included, for the agency to replace by its
 * own. Whoever changes one changes the version, which goes with each quote.
 */
export const priceAssumptions = {
  version: '2026-11-22',
  /** Euro a square metre of a vehicle that is wrapped as a whole, fitted, by the price class of the film. */
  filmPerSquareMetre: { standard: 92, special: 118, exclusive: 170 } satisfies Record<FilmPriceClass, number>,
  /** Of a vehicle that is not: more edges to cut for each square metre. */
  partialFactor: 1.15,
  /** Covered beyond this share, a vehicle is wrapped as a whole. */
  wholeFrom: 0.97,
  /** Letters cut and fitted: each line, and a square metre of the box round it. */
  letteringPerLine: 45,
  letteringPerSquareMetre: 110,
  /** Film on glass: a square metre, and the least that a row of panes costs. */
  tintPerSquareMetre: 95,
  tintAtLeast: 110,
  /** Protection packs are priced for a vehicle with so many square metres of paint; larger ones cost more in proportion. */
  protectionForSquareMetres: 20,
  /** The upper end of a range over its lower one. */
  spread: 1.2,
  /** Euro to which both ends are rounded up. */
  step: 10,
  /** Days in the workshop that protection adds. */
  protectionDays: { front: 1, full: 3, parts: 1 },
} as const;
