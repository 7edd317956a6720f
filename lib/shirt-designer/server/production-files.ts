import 'server-only';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { digitize, type Embroidery } from '@/lib/embroidery/digitize';
import { drawStitches } from '@/lib/embroidery/draw-stitches';
import { writeDst } from '@/lib/embroidery/write-dst';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { type MadeSide, type PlacedBitmap, pageOf } from '@/lib/production/made-side';
import { svgInMillimetres } from '@/lib/production/outline-svg';
import {
  flexPdf,
  flexSvg,
  type ProductionFile,
  separationsPdf,
  transparentPng,
  vectorPdf,
  vectorSvg,
} from '@/lib/production/server/outline-files';
import { threadList } from '@/lib/production/thread-list';
import { nameSide } from '../designer-copy';
import { areaOf, type GarmentSide, sidesOf } from '../garments/garment';
import { garments } from '../garments/garments';
import { headline, productionLabels } from '../production-copy';
import { bitmapsOf, missingPictures, shapesOf } from '../shapes-of';
import { type Person, type ShirtDesign, sideOf } from '../shirt-design';
import { noPictures, type ShirtPictures } from '../shown-pictures';
import { needsWhiteBelow } from '../white-below';

/** What a file says beside the design itself. */
interface ProductionContext {
  locale: Locale;
  title: string;
  savedAt: Date;
}

/** A file that the workshop makes something from; null is for a design that no machine can make. */
interface ShirtFile {
  id: string;
  audience: 'staff';
  label: string;
  type: 'image/png' | 'image/svg+xml' | 'application/pdf' | 'application/octet-stream' | 'text/csv';
  name: string;
  make(context: ProductionContext): Promise<string | Uint8Array | null>;
}

const contentOf = <Content>(file: ProductionFile<Content>): Content | null =>
  file.status === 'ok' ? file.content : null;

/** Embroidery of a name costs a programme each: beyond so many people they are asked for one by one. */
const mostProgrammes = 30;

/** The bytes that a picture is printed from; null for one that is gone. */
type ReadBytes = (picture: string) => Promise<Uint8Array | null>;

class Workshop {
  private readonly design: ShirtDesign;
  private readonly letters: LoadedLetters;
  private readonly locale: Locale;
  private readonly pictures: ShirtPictures;
  private readonly readBytes: ReadBytes;

  constructor(
    design: ShirtDesign,
    letters: LoadedLetters,
    locale: Locale,
    pictures: ShirtPictures,
    readBytes: ReadBytes,
  ) {
    this.design = design;
    this.letters = letters;
    this.locale = locale;
    this.pictures = pictures;
    this.readBytes = readBytes;
  }

  hasBitmaps(side: GarmentSide): boolean {
    return bitmapsOf(this.design, side, this.letters, this.pictures).length > 0;
  }

  /** Null where one of them is gone: nothing is printed without what was ordered. */
  async bitmaps(side: GarmentSide): Promise<PlacedBitmap[] | null> {
    const placed: PlacedBitmap[] = [];
    for (const { layer, pixels, above } of bitmapsOf(this.design, side, this.letters, this.pictures)) {
      const bytes = await this.readBytes(layer.picture);
      if (!bytes) return null;
      const { crop, width, height, x, y, angle, flipX, flipY } = layer;
      const shown = {
        x: pixels.width * crop.left,
        y: pixels.height * crop.top,
        width: pixels.width * (1 - crop.left - crop.right),
        height: pixels.height * (1 - crop.top - crop.bottom),
      };
      const own = { width, height, x, y, angle, flipX, flipY, opacity: layer.opacity / 100 };
      placed.push({ bytes, pixels, shown, above, ...own });
    }
    return placed;
  }

  made(side: GarmentSide, title: string, person: Person | null = null): MadeSide {
    const garment = garments[this.design.garment];
    const { width, height } = areaOf(garment, side);
    return {
      title: `${title}, ${nameSide(garment, side)[this.locale]}`,
      area: { x: -width / 2, y: 0, width, height },
      shapes: shapesOf(this.design, side, this.letters, person, this.pictures),
    };
  }

  /** One of each person where something on the side is theirs, else one. */
  all(side: GarmentSide, title: string): MadeSide[] {
    const people = this.namesOn(side) ? this.design.people : [];
    return people.length > 0
      ? people.map((person) => this.made(side, title, person))
      : [this.made(side, title)];
  }

  namesOn(side: GarmentSide): boolean {
    return sideOf(this.design, side).layers.some((layer) => layer.kind === 'text' && layer.field !== 'none');
  }

  sewn(side: GarmentSide, person: Person | null = null): Embroidery | null {
    const digitized = digitize(shapesOf(this.design, side, this.letters, person, this.pictures));
    return digitized.status === 'ok' && digitized.commands.length > 0 ? digitized : null;
  }
}

/** What a machine reads as the name of a design: letters and figures, sixteen of them. */
const machineName = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9 ]/g, '')
    .trim()
    .slice(0, 16);

/** Everything that the workshop needs of a design, side by side and by how each is made. */
export function shirtProductionFiles(
  design: ShirtDesign,
  letters: LoadedLetters,
  locale: Locale,
  pictures: ShirtPictures = noPictures,
  readBytes: ReadBytes = async () => null,
): ShirtFile[] {
  const labels = productionLabels(locale);
  const garment = garments[design.garment];
  const workshop = new Workshop(design, letters, locale, pictures, readBytes);
  return sidesOf(garment).flatMap((side) => {
    // The sheet names them.
    if (missingPictures(design, side, pictures).length > 0) return [];
    const hasBitmaps = workshop.hasBitmaps(side);
    if (workshop.made(side, '').shapes.length === 0 && !hasBitmaps) return [];
    const named = (label: string) => headline(filled(label, { side: nameSide(garment, side)[locale] }));
    const facts = ({ title, savedAt }: ProductionContext) => ({
      title: `${title}, ${nameSide(garment, side)[locale]}`,
      language: locale,
      createdAt: savedAt,
    });
    const file = (
      name: string,
      label: string,
      type: ShirtFile['type'],
      make: ShirtFile['make'],
    ): ShirtFile => ({
      id: `${side}-${name}`,
      audience: 'staff',
      label: named(label),
      type,
      name: `${side}-${name}`,
      make,
    });
    const files = [
      file('outlines.pdf', labels.vector, 'application/pdf', async (context) => {
        const bitmaps = await workshop.bitmaps(side);
        const sides = workshop.all(side, context.title).map((made) => ({ ...made, bitmaps: bitmaps ?? [] }));
        return bitmaps && contentOf(await vectorPdf(sides, facts(context)));
      }),
      file('outlines.svg', labels.svg, 'image/svg+xml', async ({ title }) => {
        const bitmaps = await workshop.bitmaps(side);
        return bitmaps && contentOf(vectorSvg({ ...workshop.made(side, title), bitmaps }));
      }),
    ];
    const { technique } = sideOf(design, side);
    // What is cut, sewn or separated is made of shapes alone: the sheet says why these files are missing.
    if (hasBitmaps && technique !== 'dtf' && technique !== 'dtg') return files;
    if (technique === 'dtf' || technique === 'dtg')
      files.push(
        file('300dpi.png', labels.png, 'image/png', async ({ title }) => {
          const bitmaps = await workshop.bitmaps(side);
          return bitmaps && contentOf(await transparentPng({ ...workshop.made(side, title), bitmaps }));
        }),
      );
    if (technique === 'screen')
      files.push(
        file('plates.pdf', labels.plates, 'application/pdf', async (context) => {
          const made = workshop.made(side, context.title);
          const whiteBelow = needsWhiteBelow(design, side, made.shapes);
          return contentOf(await separationsPdf(made, { ...facts(context), whiteBelow }));
        }),
      );
    if (technique === 'flex')
      files.push(
        file('cut-mirrored.pdf', labels.cutPdf, 'application/pdf', async (context) =>
          contentOf(await flexPdf(workshop.all(side, context.title), facts(context))),
        ),
        file('cut-mirrored.svg', labels.cutSvg, 'image/svg+xml', async ({ title }) =>
          contentOf(flexSvg(workshop.made(side, title))),
        ),
      );
    if (technique === 'embroidery') files.push(...embroideryFiles(workshop, design, side, file, labels));
    return files;
  });
}

function embroideryFiles(
  workshop: Workshop,
  design: ShirtDesign,
  side: GarmentSide,
  file: (name: string, label: string, type: ShirtFile['type'], make: ShirtFile['make']) => ShirtFile,
  labels: ReturnType<typeof productionLabels>,
): ShirtFile[] {
  const programme =
    (person: Person | null) =>
    async ({ title }: ProductionContext) => {
      const sewn = workshop.sewn(side, person);
      return sewn && writeDst(sewn, machineName(person?.name || title));
    };
  const people = workshop.namesOn(side) ? design.people.slice(0, mostProgrammes) : [];
  return [
    file('embroidery.dst', labels.dst, 'application/octet-stream', programme(null)),
    ...people.map((person, at) =>
      file(
        `embroidery-${at + 1}.dst`,
        `${labels.dst}: ${[person.name, person.number].filter(Boolean).join(' ')}`,
        'application/octet-stream',
        programme(person),
      ),
    ),
    file('threads.csv', labels.threadList, 'text/csv', async () => {
      const sewn = workshop.sewn(side);
      return sewn && threadList(sewn);
    }),
    file('stitches.svg', labels.stitchPicture, 'image/svg+xml', async ({ title }) => {
      const made = workshop.made(side, title);
      const [sewn, box] = [workshop.sewn(side), pageOf(made)];
      return sewn && typeof box !== 'string'
        ? svgInMillimetres(box, made.title, drawStitches(sewn, { trims: true }))
        : null;
    }),
  ];
}
