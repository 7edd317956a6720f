import type { FactGroup } from '@/lib/designs/design-facts';
import { type Box, boxAround } from '@/lib/drawing/box';
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
import { checkDesign } from './check-design';
import { checkFacts } from './check-facts';
import { nameSide } from './designer-copy';
import { fabricLook } from './fabric-colours';
import { type Garment, type GarmentSide, sidesOf, sizeIds, sizeNames } from './garments/garment';
import { garments } from './garments/garments';
import { boxOnSide } from './layer-outline';
import { archiveOf, isPersonal, madeFrom, personFile } from './list-files';
import { headline, productionLabels } from './production-copy';
import { bitmapsOf, missingPictures, shapesOf, withSamples } from './shapes-of';
import { countPieces, piecesBySize, type ShirtDesign, sideOf } from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';
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
  /** From the garment's centre line on that side to the middle of the print; to the right is more. */
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
    offAxis: middle[0],
  };
}

function placeFacts(garment: Garment, side: GarmentSide, box: Box | null, locale: Locale) {
  const labels = productionLabels(locale);
  const place = box && placeOfPrint(garment, side, box);
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

/** The box round all that is on a side; null where its shapes cannot be read. */
function boxOfPrint(shapes: readonly PrintShape[], bitmaps: ReturnType<typeof bitmapsOf>): Box | null {
  const own = boxOfShapes(shapes);
  if (typeof own === 'string') return null;
  const boxes = bitmaps.map(({ layer: { width, height, ...layer } }) =>
    boxOnSide({ width, height, ...layer }, { x: -width / 2, y: -height / 2, width, height }),
  );
  const corners = [...(own ? [own] : []), ...boxes].flatMap(({ x, y, width, height }) => [
    [x, y] as const,
    [x + width, y + height] as const,
  ]);
  return corners.length === 0 ? null : boxAround(corners);
}

/** How many files of each one's own a side has, what they are called and where they are. */
function listFacts(design: ShirtDesign, side: GarmentSide, locale: Locale) {
  if (!isPersonal(design, side)) return [];
  const labels = productionLabels(locale);
  const { people } = design;
  const { technique } = sideOf(design, side);
  const made = madeFrom[technique];
  const nameAt = (at: number) => personFile(people, at, made.slice(made.lastIndexOf('.') + 1));
  const last = people.length - 1;
  return [
    {
      label: labels.listFiles,
      value: filled(technique === 'embroidery' ? labels.listProgrammes : labels.listPieces, {
        count: formatCount(people.length, locale),
        names: last === 0 ? nameAt(0) : `${nameAt(0)} … ${nameAt(last)}`,
        archive: archiveOf(side, made),
      }),
    },
  ];
}

function sideFacts(
  design: ShirtDesign,
  side: GarmentSide,
  letters: LoadedLetters,
  locale: Locale,
  pictures: ShirtPictures,
): FactGroup | null {
  const shapes = shapesOf(design, side, letters, null, pictures);
  const bitmaps = bitmapsOf(design, side, letters, pictures);
  const missing = missingPictures(design, side, pictures);
  if (shapes.length === 0 && bitmaps.length === 0 && missing.length === 0) return null;
  const labels = productionLabels(locale);
  const garment = garments[design.garment];
  const technique = techniques[sideOf(design, side).technique];
  const white = needsWhiteBelow(design, side, shapes);
  const made =
    technique.id === 'embroidery' ? labels.threads : technique.id === 'flex' ? labels.films : labels.inks;
  const isRefused = bitmaps.length > 0 && technique.id !== 'dtf' && technique.id !== 'dtg';
  const facts = [
    {
      label: labels.technique,
      value: white ? `${technique.name[locale]}, ${labels.underbase}` : technique.name[locale],
    },
    ...placeFacts(garment, side, boxOfPrint(shapes, bitmaps), locale),
    ...(shapes.length > 0 ? [{ label: made, value: coloursOf(shapes).map(spokenColour).join('\n') }] : []),
    ...bitmaps.map(({ layer, pixels }) => ({
      label: labels.bitmap,
      value: filled(labels.bitmapSize, {
        name: layer.name || layer.picture.slice(0, 8),
        width: formatCount(Math.round(layer.width), locale),
        height: formatCount(Math.round(layer.height), locale),
        dpi: Math.round(((pixels.width * (1 - layer.crop.left - layer.crop.right)) / layer.width) * 25.4),
      }),
    })),
    ...missing.map(({ name, picture }) => ({
      label: labels.notMade,
      value: filled(labels.pictureMissing, { name: name || picture.slice(0, 8) }),
    })),
    ...(isRefused
      ? [
          {
            label: labels.notMade,
            value: filled(labels.bitmapRefused, { technique: headline(technique.spoken[locale]) }),
          },
        ]
      : []),
    ...(isRefused || missing.length > 0 ? [] : listFacts(design, side, locale)),
  ];
  if (technique.id === 'embroidery' && shapes.length > 0) {
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
export function productionFacts(
  design: ShirtDesign,
  letters: LoadedLetters,
  locale: Locale,
  pictures: ShirtPictures = noPictures,
): FactGroup[] {
  const labels = productionLabels(locale);
  const garment = garments[design.garment];
  const fabric = fabricLook(design.fabric);
  const pieces = piecesBySize(design);
  const sampled = withSamples(design, letters);
  const sides = sidesOf(garment).flatMap((side) => sideFacts(sampled, side, letters, locale, pictures) ?? []);
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
    ...sides,
    ...(sides.length > 0
      ? [checkFacts(checkDesign(design, garment, letters, pictures), design, garment, locale)]
      : []),
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
