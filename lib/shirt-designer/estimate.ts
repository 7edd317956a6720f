import { publishedVatPercent } from '@/lib/content/prices';
import type { Box } from '@/lib/drawing/box';
import { contrastBetween } from '@/lib/drawing/contrast';
import type { Duration } from '@/lib/i18n/format';
import { coloursOfSide } from './check-design';
import { fabricLook } from './fabric-colours';
import { garmentFacts } from './garment-facts';
import type { GarmentSide } from './garments/garment';
import { priceAssumptions as assumptions, type MarkingPrice } from './price-assumptions';
import { countPieces, type ShirtDesign, sideOf } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';
import { type TechniqueId, techniques } from './techniques';

export interface EstimateLine {
  kind: 'garments' | 'marking' | 'setUp' | 'names';
  side?: GarmentSide;
  technique?: TechniqueId;
  /** Screens, films or threads. */
  colours?: number;
  stitches?: number;
  /** On the machine, for one piece; missing until the stitches have been counted. */
  minutes?: number;
  /** Euro, VAT included. */
  total: number;
}

/** What a machine sews, by sides; a side that it cannot sew is missing. */
export type Sewn = Partial<Record<GarmentSide, { stitches: number; minutes: number }>>;

/** Names a price an estimate: of sample values, until the agency has given its own. */
export interface ShirtEstimate {
  version: string;
  vatPercent: number;
  pieces: number;
  lines: readonly EstimateLine[];
  /** Euro, VAT included. */
  total: number;
  each: number;
  /** What each piece costs with ten more of them. */
  eachWithTenMore: number;
  time: Duration;
}

/** What is made on a side, as far as its price goes. */
export interface Marking {
  side: GarmentSide;
  technique: TechniqueId;
  colours: number;
  /** Of the box around all of it. */
  squareDecimetres: number;
  /** Counted, or guessed from its area while there are no `minutes`. */
  stitches: number;
  minutes?: number | undefined;
}

/** The trade's rule for filled areas, as our page on embroidery has it. */
const stitchesPerSquareCentimetre = 200;

const cents = (euros: number) => Math.round(euros * 100) / 100;

/**
 * What is marked, side by side.
 *
 * @param boxes of the layers that show
 * @param sewn where it has been counted
 */
export function markingsOf(
  design: ShirtDesign,
  boxes: (side: GarmentSide) => ReadonlyMap<string, Box>,
  sewn: Sewn = {},
  pictures: ShirtPictures = noPictures,
): Marking[] {
  return garmentFacts(design.garment).sides.flatMap((side) => {
    const plan = sideOf(design, side);
    const shown = plan.layers.filter(({ hidden }) => !hidden);
    const all = shown.flatMap(({ id }) => boxes(side).get(id) ?? []).filter(({ width }) => width > 0);
    if (all.length === 0) return [];
    const technique = techniques[plan.technique];
    const colours = coloursOfSide(plan, pictures);
    // A bitmap has no inks of its own: it is printed in all of them at once.
    const inks = Math.max(1, colours.length);
    const isDark = contrastBetween(fabricLook(design.fabric).colour, '#ffffff') > 2;
    const needsWhite = technique.whiteBelow && isDark && !colours.every((colour) => colour === '#ffffff');
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const right = Math.max(...all.map(({ x, width }) => x + width));
    const bottom = Math.max(...all.map(({ y, height }) => y + height));
    const covered = all.reduce((sum, { width, height }) => sum + width * height, 0) / 100;
    return [
      {
        side,
        technique: plan.technique,
        colours: inks + (needsWhite ? 1 : 0),
        squareDecimetres: ((right - left) * (bottom - top)) / 10_000,
        minutes: sewn[side]?.minutes,
        // Letters and marks fill about a third of their boxes.
        stitches: sewn[side]?.stitches ?? Math.round((covered * stitchesPerSquareCentimetre) / 3),
      },
    ];
  });
}

function garmentPrice(design: Pick<ShirtDesign, 'garment'>, pieces: number): number {
  const share = assumptions.discounts.find(({ from }) => pieces >= from)?.share ?? 0;
  return assumptions.garments[design.garment].euro * (1 - share);
}

/** As it is priced: by started hundreds, so that no machine's last decimal moves a price. */
const pricedStitches = (stitches: number) =>
  Math.ceil(stitches / assumptions.stitchStep) * assumptions.stitchStep;

function markingPrice({ technique, colours, squareDecimetres, stitches }: Marking, pieces: number) {
  const { setUp, perColour, tiers }: MarkingPrice = assumptions.marking[technique];
  const own = tiers.find(({ from }) => pieces >= from) ?? tiers.at(-1);
  if (!own) return { setUp: 0, piece: 0 };
  return {
    setUp: setUp * (perColour ? colours : 1),
    piece:
      own.piece +
      own.colour * (colours - 1) +
      own.squareDecimetre * squareDecimetres +
      (own.thousandStitches * pricedStitches(stitches)) / 1000,
  };
}

function linesOf(design: ShirtDesign, markings: readonly Marking[], pieces: number): EstimateLine[] {
  const personal = design.people.length > 0 ? personalFields(design) : 0;
  return [
    { kind: 'garments', total: cents(garmentPrice(design, pieces) * pieces) },
    ...markings.map((marking): EstimateLine => {
      const { side, technique, colours, stitches, minutes } = marking;
      return {
        kind: 'marking',
        side,
        technique,
        colours,
        ...(technique === 'embroidery' ? { stitches, ...(minutes === undefined ? {} : { minutes }) } : {}),
        total: cents(markingPrice(marking, pieces).piece * pieces),
      };
    }),
    ...markings.map(
      (marking): EstimateLine => ({
        kind: 'setUp',
        side: marking.side,
        technique: marking.technique,
        colours: marking.colours,
        total: cents(markingPrice(marking, pieces).setUp),
      }),
    ),
    ...(personal > 0
      ? [{ kind: 'names' as const, total: cents(assumptions.person.euro * personal * design.people.length) }]
      : []),
  ];
}

function personalFields(design: ShirtDesign): number {
  return garmentFacts(design.garment)
    .sides.flatMap((side) => sideOf(design, side).layers)
    .filter((layer) => layer.kind === 'text' && layer.field !== 'none' && !layer.hidden).length;
}

/** What a design costs, or null while no piece is asked for. */
export function estimateShirt(design: ShirtDesign, markings: readonly Marking[]): ShirtEstimate | null {
  const pieces = countPieces(design);
  if (pieces === 0) return null;
  const totalFor = (count: number) =>
    linesOf(design, markings, count).reduce((sum, { total }) => sum + total, 0);
  const total = cents(totalFor(pieces));
  return {
    version: assumptions.version,
    vatPercent: publishedVatPercent,
    pieces,
    lines: linesOf(design, markings, pieces),
    total,
    each: cents(total / pieces),
    eachWithTenMore: cents(totalFor(pieces + 10) / (pieces + 10)),
    time: pieces >= assumptions.longFrom ? assumptions.longTime : assumptions.time,
  };
}
