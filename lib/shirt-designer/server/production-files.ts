import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { digitizeGently, type Embroidery } from '@/lib/embroidery/digitize';
import { drawStitches } from '@/lib/embroidery/draw-stitches';
import { writeDst } from '@/lib/embroidery/write-dst';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { createLine } from '@/lib/limits/line';
import { restWhenDue } from '@/lib/limits/server/rest-when-due';
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
import { zipOf } from '@/lib/production/server/write-zip';
import { threadList } from '@/lib/production/thread-list';
import { nameSide } from '../designer-copy';
import { areaOf, type GarmentSide, sidesOf } from '../garments/garment';
import { garments } from '../garments/garments';
import { archiveOf, isPersonal, personFile } from '../list-files';
import { headline, type ProductionLabels, productionLabels } from '../production-copy';
import { bitmapsOf, missingPictures, shapesOf, withSamples } from '../shapes-of';
import { type Person, type ShirtDesign, sideOf } from '../shirt-design';
import { noPictures, type ShirtPictures } from '../shown-pictures';
import type { TechniqueId } from '../techniques';
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
  type:
    | 'image/png'
    | 'image/svg+xml'
    | 'application/pdf'
    | 'application/octet-stream'
    | 'text/csv'
    | 'application/zip';
  name: string;
  make(context: ProductionContext): Promise<string | Uint8Array | AsyncIterable<Uint8Array> | null>;
}

/** A file of a side, that of the design itself or of a person's garment. */
interface FileKind {
  /** After the side's: `300dpi.png`. */
  name: string;
  label: string;
  type: ShirtFile['type'];
  /** What one takes on a usual machine, for whoever waits for a list of them; null for a file that holds everybody's pieces. */
  seconds: number | null;
  make(context: ProductionContext, person: Person | null): Promise<string | Uint8Array | null>;
}

const contentOf = <Content>(file: ProductionFile<Content>): Content | null =>
  file.status === 'ok' ? file.content : null;

/** The bytes that a picture is printed from; null for one that is gone. */
type ReadBytes = (picture: string) => Promise<Uint8Array | null>;

class Workshop {
  readonly design: ShirtDesign;
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

  private readonly read = new Map<string, Promise<Uint8Array | null>>();

  hasBitmaps(side: GarmentSide): boolean {
    return bitmapsOf(this.design, side, this.letters, this.pictures).length > 0;
  }

  /** Read once, however many files show it. */
  private bytesOf(picture: string): Promise<Uint8Array | null> {
    const bytes = this.read.get(picture) ?? this.readBytes(picture);
    this.read.set(picture, bytes);
    return bytes;
  }

  /** Null where one of them is gone: nothing is printed without what was ordered. */
  async bitmaps(side: GarmentSide, person: Person | null = null): Promise<PlacedBitmap[] | null> {
    const placed: PlacedBitmap[] = [];
    for (const { layer, pixels, above } of bitmapsOf(
      this.design,
      side,
      this.letters,
      this.pictures,
      person,
    )) {
      const bytes = await this.bytesOf(layer.picture);
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

  /** As `made`, with its pictures; null where one of them is gone. */
  async printed(side: GarmentSide, title: string, person: Person | null): Promise<MadeSide | null> {
    const bitmaps = await this.bitmaps(side, person);
    return bitmaps && { ...this.made(side, title, person), bitmaps };
  }

  nameOf(side: GarmentSide): string {
    return nameSide(garments[this.design.garment], side)[this.locale];
  }

  /** What a file of a side says of itself. */
  factsOf(side: GarmentSide, { title, savedAt }: ProductionContext) {
    return { title: `${title}, ${this.nameOf(side)}`, language: this.locale, createdAt: savedAt };
  }

  made(side: GarmentSide, title: string, person: Person | null = null): MadeSide {
    const { width, height } = areaOf(garments[this.design.garment], side);
    return {
      title: `${title}, ${this.nameOf(side)}`,
      area: { x: -width / 2, y: 0, width, height },
      shapes: shapesOf(this.design, side, this.letters, person, this.pictures),
    };
  }

  /** Whose pieces differ on a side: each person of the list, or nobody. */
  peopleOn(side: GarmentSide): readonly (Person | null)[] {
    return isPersonal(this.design, side) ? this.design.people : [null];
  }

  async sewn(side: GarmentSide, person: Person | null = null): Promise<Embroidery | null> {
    const shapes = shapesOf(this.design, side, this.letters, person, this.pictures);
    const digitized = await digitizeGently(shapes, restWhenDue());
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

/** Files of lists are made one at a time, whoever asks for them: a picture takes fifty megabytes and a core while it is drawn. */
const inTurn = createLine();

/** A file of each person, in the order of the list; last, in words, whose are missing because nothing can make them. */
async function* filesOfPeople(
  people: readonly Person[],
  { name, make }: FileKind,
  context: ProductionContext,
  labels: ProductionLabels,
) {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const missing: string[] = [];
  for (const [at, person] of people.entries()) {
    const content = await inTurn(() => make(context, person));
    const own = personFile(people, at, extension);
    if (content === null) missing.push(own);
    else yield { name: own, content };
    await nextTurn();
  }
  if (missing.length > 0)
    yield { name: labels.missingName, content: `${labels.missingFiles}\r\n\r\n${missing.join('\r\n')}\r\n` };
}

/** Everything that the workshop needs of a design, side by side and by how each is made. */
export function shirtProductionFiles(
  given: ShirtDesign,
  letters: LoadedLetters,
  locale: Locale,
  pictures: ShirtPictures = noPictures,
  readBytes: ReadBytes = async () => null,
): ShirtFile[] {
  const labels = productionLabels(locale);
  const design = withSamples(given, letters);
  const workshop = new Workshop(design, letters, locale, pictures, readBytes);
  return sidesOf(garments[design.garment]).flatMap((side) => {
    // The sheet names them.
    if (missingPictures(design, side, pictures).length > 0) return [];
    const hasBitmaps = workshop.hasBitmaps(side);
    if (workshop.made(side, '').shapes.length === 0 && !hasBitmaps) return [];
    const { technique } = sideOf(design, side);
    const kinds = [
      ...outlineFiles(workshop, side, labels),
      // What is cut, sewn or separated is made of shapes alone: the sheet says why these files are missing.
      ...(hasBitmaps && !printsBitmaps(technique) ? [] : machineFiles[technique](workshop, side, labels)),
    ];
    return kinds.flatMap((kind) => filesOfKind(kind, workshop, side, labels));
  });
}

/** The file of the design itself and, where the list changes it, an archive with one for each person. */
function filesOfKind(
  kind: FileKind,
  workshop: Workshop,
  side: GarmentSide,
  labels: ProductionLabels,
): ShirtFile[] {
  const { design } = workshop;
  const own: ShirtFile = {
    id: `${side}-${kind.name}`,
    audience: 'staff',
    label: headline(filled(kind.label, { side: workshop.nameOf(side) })),
    type: kind.type,
    name: `${side}-${kind.name}`,
    make: (context) => kind.make(context, null),
  };
  if (kind.seconds === null || !isPersonal(design, side)) return [own];
  const archive = archiveOf(side, kind.name);
  const minutes = Math.round((design.people.length * kind.seconds) / 60);
  return [
    { ...own, label: filled(labels.ofDesign, { file: own.label }) },
    {
      id: archive,
      audience: 'staff',
      label: filled(minutes > 0 ? labels.ofPeopleSlowly : labels.ofPeople, {
        file: own.label,
        count: design.people.length,
        minutes,
      }),
      type: 'application/zip',
      name: archive,
      make: async (context) =>
        (await workshop.bitmaps(side)) &&
        zipOf(filesOfPeople(design.people, kind, context, labels), context.savedAt),
    },
  ];
}

type MakeKinds = (workshop: Workshop, side: GarmentSide, labels: ProductionLabels) => FileKind[];

/** What every side has, however it is made. */
const outlineFiles: MakeKinds = (workshop, side, labels) => [
  {
    name: 'outlines.pdf',
    label: labels.vector,
    type: 'application/pdf',
    seconds: null,
    make: async (context) => {
      const sides: MadeSide[] = [];
      for (const person of workshop.peopleOn(side)) {
        const printed = await workshop.printed(side, context.title, person);
        if (!printed) return null;
        sides.push(printed);
      }
      return contentOf(await vectorPdf(sides, workshop.factsOf(side, context)));
    },
  },
  {
    name: 'outlines.svg',
    label: labels.svg,
    type: 'image/svg+xml',
    seconds: 0.02,
    make: async ({ title }, person) => {
      const printed = await workshop.printed(side, title, person);
      return printed && contentOf(vectorSvg(printed));
    },
  },
];

const printedFiles: MakeKinds = (workshop, side, labels) => [
  {
    name: '300dpi.png',
    label: labels.png,
    type: 'image/png',
    seconds: 0.6,
    make: async ({ title }, person) => {
      const printed = await workshop.printed(side, title, person);
      return printed && contentOf(await transparentPng(printed));
    },
  },
];

const separatedFiles: MakeKinds = (workshop, side, labels) => [
  {
    name: 'plates.pdf',
    label: labels.plates,
    type: 'application/pdf',
    seconds: 0.05,
    make: async (context, person) => {
      const made = workshop.made(side, context.title, person);
      const whiteBelow = needsWhiteBelow(workshop.design, side, made.shapes);
      return contentOf(await separationsPdf(made, { ...workshop.factsOf(side, context), whiteBelow }));
    },
  },
];

const cutFiles: MakeKinds = (workshop, side, labels) => [
  {
    name: 'cut-mirrored.pdf',
    label: labels.cutPdf,
    type: 'application/pdf',
    seconds: null,
    make: async (context) => {
      const sides = workshop.peopleOn(side).map((person) => workshop.made(side, context.title, person));
      return contentOf(await flexPdf(sides, workshop.factsOf(side, context)));
    },
  },
  {
    name: 'cut-mirrored.svg',
    label: labels.cutSvg,
    type: 'image/svg+xml',
    seconds: 0.05,
    make: async ({ title }, person) => contentOf(flexSvg(workshop.made(side, title, person))),
  },
];

/** A person's stitches are another programme. */
const sewnFiles: MakeKinds = (workshop, side, labels) => [
  {
    name: 'embroidery.dst',
    label: labels.dst,
    type: 'application/octet-stream',
    seconds: 0.4,
    make: async ({ title }, person) => {
      const sewn = await workshop.sewn(side, person);
      const own = person ? machineName(`${person.name} ${person.number}`) : '';
      return sewn && writeDst(sewn, own || machineName(title));
    },
  },
  {
    name: 'threads.csv',
    label: labels.threadList,
    type: 'text/csv',
    seconds: 0.4,
    make: async (_, person) => {
      const sewn = await workshop.sewn(side, person);
      const { order, needle, card, colour, difference, stitches } = labels;
      return sewn && threadList(sewn, [order, needle, card, colour, difference, stitches]);
    },
  },
  {
    name: 'stitches.svg',
    label: labels.stitchPicture,
    type: 'image/svg+xml',
    seconds: 0.45,
    make: async ({ title }, person) => {
      const made = workshop.made(side, title, person);
      const [sewn, box] = [await workshop.sewn(side, person), pageOf(made)];
      return sewn && typeof box !== 'string'
        ? svgInMillimetres(box, made.title, drawStitches(sewn, { trims: true }))
        : null;
    },
  },
];

/** What the machine of each technique is given, beside the outlines. */
const machineFiles: Record<TechniqueId, MakeKinds> = {
  dtf: printedFiles,
  dtg: printedFiles,
  screen: separatedFiles,
  flex: cutFiles,
  embroidery: sewnFiles,
};

const printsBitmaps = (technique: TechniqueId) => technique === 'dtf' || technique === 'dtg';
