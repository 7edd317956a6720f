import 'server-only';
import type { Box } from '@/lib/drawing/box';
import { cutContour } from '@/lib/drawing/plot-sheet';
import type { Contour } from '@/lib/embroidery/plane';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { nearestReference } from '../colour-references';
import { coloursOf, type MadeSide, type PlacedBitmap, type ProductionRefusal, pageOf } from '../made-side';
import { outlineSvg, pathOf, svgInMillimetres } from '../outline-svg';
import { separate, weld } from '../weld';
import { type DocumentFacts, openOutlines } from './outline-document';
import { bitmapMarkup, drawBitmap, type OpenedImages } from './print-bitmap';

export type ProductionFile<Content = Uint8Array> =
  | { status: 'ok'; content: Content }
  | { status: 'refused'; reason: ProductionRefusal };

const refused = (reason: ProductionRefusal) => ({ status: 'refused', reason }) as const;

/** A page of a list: empty for who has neither name nor number, so that pages stay in step with the list. */
function pageAmong(side: MadeSide, sides: readonly MadeSide[]): ReturnType<typeof pageOf> {
  const box = pageOf(side);
  return box === 'nothing' && sides.length > 1 ? side.area : box;
}

/** A side as a PDF at 1:1, a page each: several where every piece differs by a name. */
export async function vectorPdf(sides: readonly MadeSide[], facts: DocumentFacts): Promise<ProductionFile> {
  const pages = sides.map((side) => ({ side, box: pageAmong(side, sides) }));
  for (const { box } of pages) if (typeof box === 'string') return refused(box);
  const document = await openOutlines(facts);
  const opened: OpenedImages = new Map();
  for (const { side, box } of pages) {
    document.page(box as Box);
    const bitmapsAt = (above: number) => (side.bitmaps ?? []).filter((one) => one.above === above);
    for (const [at, { d, fill, rule, opacity }] of side.shapes.entries()) {
      for (const bitmap of bitmapsAt(at)) drawBitmap(document.doc, bitmap, opened);
      document.doc.fillColor(fill, opacity ?? 1);
      document.doc.path(d).fill(rule === 'evenodd' ? 'even-odd' : 'nonzero');
    }
    for (const bitmap of bitmapsAt(side.shapes.length)) drawBitmap(document.doc, bitmap, opened);
  }
  return { status: 'ok', content: await document.finish() };
}

export function vectorSvg(side: MadeSide): ProductionFile<string> {
  const box = pageOf(side);
  return typeof box === 'string'
    ? refused(box)
    : { status: 'ok', content: outlineSvg(side.shapes, box, side.title, markupOf(side.bitmaps)) };
}

const markupOf = (bitmaps: readonly PlacedBitmap[] = []) =>
  bitmaps.map((bitmap) => ({ above: bitmap.above, markup: bitmapMarkup(bitmap) }));

const printDensity = 300;

/** A side as pixels at 300 an inch, transparent where nothing is. */
export async function transparentPng(side: MadeSide): Promise<ProductionFile> {
  const box = pageOf(side);
  if (typeof box === 'string') return refused(box);
  const { default: sharp } = await import('sharp');
  const pixels = (millimetres: number) => Math.round((millimetres * printDensity) / 25.4);
  // Sized in pixels: the renderer then draws each of them once.
  const svg = outlineSvg(side.shapes, box, side.title, markupOf(side.bitmaps)).replace(
    / width="[^"]*" height="[^"]*"/,
    ` width="${pixels(box.width)}" height="${pixels(box.height)}"`,
  );
  const png = await sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .withMetadata({ density: printDensity })
    .png()
    .toBuffer();
  return { status: 'ok', content: new Uint8Array(png) };
}

/** Millimetres round a plate, for its marks and its label. */
const plateMargin = 14;

function cmykOf(colour: string): [number, number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const black = 1 - Math.max(red, green, blue);
  // White would be invisible on a screen and on film.
  if (Math.min(red, green, blue) > 0.92) return [0, 0, 0, 25];
  const share = (value: number) => (black === 1 ? 0 : Math.round(((1 - value - black) / (1 - black)) * 100));
  return [share(red), share(green), share(blue), Math.round(black * 100)];
}

/** What a plate, a spot separation, is called in the file and on the screen: the card's code and the colour, "B 05 1F4BD8". */
const spotNameOf = (colour: string): string =>
  `${nearestReference(colour).code} ${colour.slice(1).toUpperCase()}`;

/** A white layer below everything, without which ink sinks into dark fabric. */
const underbase = 'Underbase white';

/**
 * Choke, trap: millimetres by which a press may be out of register. The white below ends so far inside of the inks, and an ink goes on
 * so far under the one that is printed over it.
 */
const register = 0.15;

const closedPaths = (contours: readonly Contour[]) =>
  contours.map((contour) => pathOf(contour, false)).join('');

interface Plate {
  name: string;
  cmyk: [number, number, number, number];
  label: string;
  area: string;
  /** What is printed over it later. */
  over: string;
}

/**
 * Films for screen printing at 1:1: a page for each ink, drawn in its own Separation colour and nothing else: what is seen of it, and
 * a hair more below those that come later. The white below all of them is drawn in by as much.
 */
export async function separationsPdf(
  side: MadeSide,
  { whiteBelow, ...facts }: DocumentFacts & { whiteBelow: boolean },
): Promise<ProductionFile> {
  if (side.bitmaps?.length) return refused('bitmap');
  const box = pageOf(side);
  if (typeof box === 'string') return refused(box);
  const separated = separate(side.shapes);
  if (!separated) return refused('unreadable');
  const inks = coloursOf(side.shapes).map((colour) => ({ colour, area: closedPaths(separated.of(colour)) }));
  const plates: Plate[] = inks.map(({ colour, area }, at) => ({
    name: spotNameOf(colour),
    cmyk: cmykOf(colour),
    label: spotNameOf(colour),
    area,
    over: inks
      .slice(at + 1)
      .map((later) => later.area)
      .join(''),
  }));
  if (whiteBelow)
    plates.unshift({
      name: underbase,
      cmyk: [0, 0, 0, 25],
      label: `${underbase}, choke ${register} mm`,
      area: closedPaths(separated.all),
      over: '',
    });
  const document = await openOutlines(facts);
  const { doc } = document;
  const page: Box = {
    x: box.x - plateMargin,
    y: box.y - plateMargin,
    width: box.width + 2 * plateMargin,
    height: box.height + 2 * plateMargin,
  };
  for (const [at, { name, cmyk, label, area, over }] of plates.entries()) {
    doc.addSpotColor(name, ...cmyk);
    document.page(page);
    doc.fillColor(name).strokeColor(name);
    if (area !== '') doc.path(area).fill('nonzero');
    if (area !== '' && (name === underbase || over !== '')) {
      doc.save();
      doc.lineWidth(2 * register).lineJoin('round');
      // A tint of nothing takes away what lies below.
      if (name === underbase) doc.addContent('0 SCN');
      else doc.path(over).clip('nonzero');
      doc.path(area).stroke();
      doc.restore();
    }
    doc.lineWidth(0.1);
    for (const [x, y] of registrationPoints(box)) doc.path(registrationMark(x, y)).stroke();
    document.write(`${at + 1}/${plates.length}  ${label}`, box.x + 12, box.y - 5, 3);
    document.write(
      `${side.title}  1:1  ${Math.round(box.width)} x ${Math.round(box.height)} mm`,
      box.x + 12,
      page.y + page.height - 5,
      2.2,
    );
  }
  return { status: 'ok', content: await document.finish() };
}

const registrationPoints = ({ x, y, width, height }: Box): [number, number][] => {
  const off = plateMargin / 2;
  return [
    [x - off, y - off],
    [x + width + off, y - off],
    [x - off, y + height + off],
    [x + width + off, y + height + off],
    [x - off, y + height / 2],
    [x + width + off, y + height / 2],
  ];
};

/** A cross in a ring. */
const registrationMark = (x: number, y: number) =>
  `M${x - 4} ${y}H${x + 4}M${x} ${y - 4}V${y + 4}M${x - 2.5} ${y}A2.5 2.5 0 1 1 ${x + 2.5} ${y}A2.5 2.5 0 1 1 ${x - 2.5} ${y}`;

interface Film {
  colour: string;
  paths: readonly string[];
}

/** What is cut from each film, from behind: mirrored, and in one piece where letters of one colour overlap. */
function filmsOf(shapes: readonly PrintShape[], colours = coloursOf(shapes)): Film[] | null {
  const films: Film[] = [];
  for (const colour of colours) {
    const welded = weld(shapes.filter(({ fill }) => fill.toLowerCase() === colour));
    if (!welded) return null;
    films.push({ colour, paths: welded.map((contour) => pathOf(contour, true)) });
  }
  return films;
}

const mirroredBox = (box: Box): Box => ({ ...box, x: -(box.x + box.width) });

/**
 * Lines for the plotter at 1:1, mirrored, a page for each film, in the spot colour that plotters cut along. Everybody of a list has
 * as many pages, empty where nothing of theirs is cut from a film.
 */
export async function flexPdf(sides: readonly MadeSide[], facts: DocumentFacts): Promise<ProductionFile> {
  const colours = coloursOf(sides.flatMap(({ shapes }) => shapes));
  const cut: { box: Box; paths: readonly string[] }[] = [];
  for (const side of sides) {
    if (side.bitmaps?.length) return refused('bitmap');
    const box = pageAmong(side, sides);
    if (typeof box === 'string') return refused(box);
    const films = filmsOf(side.shapes, colours);
    if (!films) return refused('unreadable');
    cut.push(...films.map(({ paths }) => ({ box: mirroredBox(box), paths })));
  }
  const document = await openOutlines(facts);
  document.doc.addSpotColor(cutContour, 0, 100, 0, 0);
  for (const { box, paths } of cut) {
    document.page(box);
    document.doc.strokeColor(cutContour).lineWidth(0.1);
    for (const path of paths) document.doc.path(path).stroke();
  }
  return { status: 'ok', content: await document.finish() };
}

/** The same as an SVG, a group for each film, named by its colour. */
export function flexSvg(side: MadeSide): ProductionFile<string> {
  if (side.bitmaps?.length) return refused('bitmap');
  const box = pageOf(side);
  if (typeof box === 'string') return refused(box);
  const films = filmsOf(side.shapes);
  if (!films) return refused('unreadable');
  const groups = films.map(
    ({ colour, paths }) =>
      `<g id="film-${colour.slice(1)}" data-name="${spotNameOf(colour)}">${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`,
  );
  const inside = `<g id="${cutContour}" class="${cutContour}" fill="none" stroke="#ec008c" stroke-width="0.1">${groups.join('')}</g>`;
  return { status: 'ok', content: svgInMillimetres(mirroredBox(box), side.title, inside) };
}
