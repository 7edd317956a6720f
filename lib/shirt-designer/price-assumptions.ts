import type { Duration } from '@/lib/i18n/format';
import type { GarmentId } from './garments/garment';
import type { TechniqueId } from './techniques';

/** Price of marking one side of one piece, in euro. */
interface MarkingPrice {
  sample: true;
  /** Once for each order: screens, a stitch programme, a cutting file; times the colours where `perColour`. */
  setUp: number;
  perColour: boolean;
  /** A piece, from so many pieces on. */
  tiers: readonly {
    from: number;
    piece: number;
    colour: number;
    squareDecimetre: number;
    thousandStitches: number;
  }[];
}

const tier = (
  from: number,
  piece: number,
  colour: number,
  squareDecimetre: number,
  thousandStitches = 0,
) => ({
  from,
  piece,
  colour,
  squareDecimetre,
  thousandStitches,
});

/**
 * What textile costs here before the agency gives its own prices: usual values of the trade, VAT included, samples all of them.
 * Whoever changes one changes the version, which goes with each quote.
 */
export const priceAssumptions = {
  version: '2026-11-23',
  /** One blank piece, and what is taken off from 25, 50, 100 and 250 of them. */
  garments: {
    tee: { sample: true, euro: 7.5 },
    'tee-fitted': { sample: true, euro: 7.9 },
    'tee-child': { sample: true, euro: 6.2 },
    polo: { sample: true, euro: 15.5 },
    sweatshirt: { sample: true, euro: 21 },
    hoodie: { sample: true, euro: 29 },
    apron: { sample: true, euro: 14 },
    cap: { sample: true, euro: 8.9 },
    tote: { sample: true, euro: 4.2 },
    vest: { sample: true, euro: 5.4 },
  } satisfies Record<GarmentId, { sample: true; euro: number }>,
  discounts: [
    { from: 250, share: 0.2 },
    { from: 100, share: 0.14 },
    { from: 50, share: 0.09 },
    { from: 25, share: 0.05 },
  ],
  marking: {
    embroidery: {
      sample: true,
      setUp: 45,
      perColour: false,
      tiers: [
        tier(100, 1.6, 0, 0, 0.62),
        tier(50, 1.9, 0, 0, 0.7),
        tier(10, 2.4, 0, 0, 0.85),
        tier(1, 4.5, 0, 0, 1.3),
      ],
    },
    screen: {
      sample: true,
      setUp: 32,
      perColour: true,
      tiers: [
        tier(250, 0.7, 0.35, 0.03),
        tier(100, 0.9, 0.45, 0.04),
        tier(50, 1.2, 0.6, 0.06),
        tier(1, 2.2, 1.1, 0.1),
      ],
    },
    dtf: {
      sample: true,
      setUp: 12,
      perColour: false,
      tiers: [tier(100, 1.6, 0, 0.34), tier(50, 1.9, 0, 0.42), tier(20, 2.4, 0, 0.52), tier(1, 3.6, 0, 0.75)],
    },
    flex: {
      sample: true,
      setUp: 10,
      perColour: true,
      tiers: [
        tier(100, 1.8, 0.9, 0.4),
        tier(50, 2.2, 1.1, 0.5),
        tier(20, 2.8, 1.4, 0.6),
        tier(1, 3.9, 1.8, 0.8),
      ],
    },
    dtg: {
      sample: true,
      setUp: 8,
      perColour: false,
      tiers: [tier(50, 3.4, 0, 0.36), tier(20, 4.2, 0, 0.44), tier(1, 6, 0, 0.6)],
    },
  } satisfies Record<TechniqueId, MarkingPrice>,
  /** Stitches are priced by so many of them, begun ones whole. */
  stitchStep: 100,
  /** One name or number that differs, by its technique. */
  person: { sample: true, euro: 2.6 },
  /** From the approved proof to the parcel; more with so many pieces. */
  time: { min: 8, max: 12, unit: 'workingDays' } satisfies Duration,
  longFrom: 250,
  longTime: { min: 12, max: 18, unit: 'workingDays' } satisfies Duration,
} as const;

export type { MarkingPrice };
