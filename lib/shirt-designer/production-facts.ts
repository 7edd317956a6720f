import type { FactGroup } from '@/lib/designs/design-facts';
import type { Box } from '@/lib/drawing/box';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { estimateStitches } from '@/lib/embroidery/estimate';
import type { Point } from '@/lib/embroidery/plane';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { readPath } from '@/lib/embroidery/read-path';
import { chordsAlong, regionOf } from '@/lib/embroidery/region';
import { filled } from '@/lib/i18n/copy';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { spokenColour } from '@/lib/production/colour-references';
import { boxOfShapes, coloursOf } from '@/lib/production/made-side';
import { nameSide } from './designer-copy';
import { fabricLook } from './fabric-colours';
import { type Garment, type GarmentSide, sidesOf, sizeIds, sizeNames } from './garments/garment';
import { garments } from './garments/garments';
import { headline, productionLabels } from './production-copy';
import { shapesOf } from './shapes-of';
import { countPieces, piecesBySize, type ShirtDesign, sideOf } from './shirt-design';
import { techniques } from './techniques';
import { needsWhiteBelow } from './white-below';

/** Where a print is on a garment, in millimetres of its drawn size. */
interface PrintPlace {
  width: number;
  height: number;
  /** Below the collar, the shoulder seam or the edge, at the middle of the print; above the peak of a cap. */
  below: number;
  /** From the edge of the fabric to the print, at half its height, as the drawing is seen. */
  fromLeft: number;
  fromRight: number;
  /** From the side's centre line to the middle of the print; to the right is more. */
  offAxis: number;
}

/** The stretch of fabric that a line from a point crosses there. */
function fabricAlong(outline: string, origin: Point, direction: Point): readonly [number, number] | null {
  const contours = readPath(outline);
  if (typeof contours === 'string' || contours.length === 0) return null;
  return (
    chordsAlong(regionOf(contours, 'nonzero'), origin, direction).find(
      ([from, to]) => from <= 0 && to >= 0,
    ) ?? null
  );
}

/** Measured on the drawing, whose outline is that of the garment laid flat. */
function placeOfPrint(garment: Garment, side: GarmentSide, box: Box): PrintPlace | null {
  const [plan, view] = [garment.sides[side], garment.views[side]];
  if (!plan || !view) return null;
  const middle: Point = [plan.x + box.x + box.width / 2, plan.y + box.y + box.height / 2];
  const down = fabricAlong(view.outline, middle, [0, 1]);
  const across = fabricAlong(view.outline, middle, [1, 0]);
  if (!down || !across) return null;
  const below = plan.from === 'peak' ? down[1] - box.height / 2 : -down[0] - box.height / 2;
  return {
    width: box.width,
    height: box.height,
    below,
    fromLeft: -across[0] - box.width / 2,
    fromRight: across[1] - box.width / 2,
    offAxis: box.x + box.width / 2,
  };
}

function placeFacts(garment: Garment, side: GarmentSide, shapes: readonly PrintShape[], locale: Locale) {
  const labels = productionLabels(locale);
  const box = boxOfShapes(shapes);
  const place = box && typeof box !== 'string' ? placeOfPrint(garment, side, box) : null;
  if (!place) return [];
  const whole = (millimetres: number) => formatCount(Math.round(millimetres), locale);
  const off = Math.round(Math.abs(place.offAxis));
  return [
    { label: labels.size, value: `${whole(place.width)} × ${whole(place.height)} mm` },
    { label: labels[garment.sides[side]?.from ?? 'edge'], value: `${whole(place.below)} mm` },
    { label: labels.seams, value: `${whole(place.fromLeft)} mm / ${whole(place.fromRight)} mm` },
    {
      label: labels.middle,
      value:
        off === 0 ? labels.onAxis : filled(place.offAxis < 0 ? labels.toLeft : labels.toRight, { mm: off }),
    },
  ];
}

function sideFacts(
  design: ShirtDesign,
  side: GarmentSide,
  letters: LoadedLetters,
  locale: Locale,
): FactGroup | null {
  const shapes = shapesOf(design, side, letters);
  if (shapes.length === 0) return null;
  const labels = productionLabels(locale);
  const garment = garments[design.garment];
  const technique = techniques[sideOf(design, side).technique];
  const white = needsWhiteBelow(design, side, shapes);
  const made =
    technique.id === 'embroidery' ? labels.threads : technique.id === 'flex' ? labels.films : labels.inks;
  const facts = [
    {
      label: labels.technique,
      value: white ? `${technique.name[locale]}, ${labels.underbase}` : technique.name[locale],
    },
    ...placeFacts(garment, side, shapes, locale),
    { label: made, value: coloursOf(shapes).map(spokenColour).join('\n') },
  ];
  if (technique.id === 'embroidery') {
    const time = estimateStitches(shapes);
    const value =
      time.status === 'refused'
        ? labels.noStitches
        : filled(labels.minutes, { ...time, stitches: formatCount(time.stitches, locale) });
    facts.push({ label: labels.stitches, value });
  }
  return { title: headline(nameSide(garment, side)[locale]), facts };
}

/** Everything that the workshop has to know of a design, written out: garment, each side, sizes, people. */
export function productionFacts(design: ShirtDesign, letters: LoadedLetters, locale: Locale): FactGroup[] {
  const labels = productionLabels(locale);
  const garment = garments[design.garment];
  const fabric = fabricLook(design.fabric);
  const pieces = piecesBySize(design);
  const groups: FactGroup[] = [
    {
      title: labels.garment,
      facts: [
        { label: labels.model, value: garment.name[locale] },
        { label: labels.fabric, value: `${fabric.name[locale]}, ${spokenColour(fabric.colour)}` },
        { label: labels.pieces, value: formatCount(countPieces(design), locale) },
        { label: labels.drawnIn, value: sizeNames[garment.drawn][locale] },
      ],
    },
    ...sidesOf(garment).flatMap((side) => sideFacts(design, side, letters, locale) ?? []),
    {
      title: labels.sizes,
      facts: sizeIds.flatMap((size) =>
        pieces[size] ? [{ label: sizeNames[size][locale], value: formatCount(pieces[size], locale) }] : [],
      ),
    },
    {
      title: labels.people,
      facts: design.people.map(({ name, number, size }, at) => ({
        label: `${at + 1}. ${sizeNames[size][locale]}`,
        value: [name, number].filter(Boolean).join(', '),
      })),
    },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}
