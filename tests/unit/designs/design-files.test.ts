import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { FileContext, OpenedDesign } from '@/app/_designs/design-tool';
import { designTools } from '@/app/_designs/design-tools';
import { loadLetters } from '@/lib/drawing/letters';
import type { Picture, Pictures } from '@/lib/drawing/picture';
import { bitmapPdf } from '@/lib/production/server/print-bitmap';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { newLine } from '@/lib/wrap-simulator/wrap-design';
import { wrapPlot, wrapPlotsByFilm } from '@/lib/wrap-simulator/wrap-plot';
import { pathBox, strokedBoxes } from './plot-files';

const design = {
  ...defaultDesign,
  tints: { rearSide: 'none' as const, rear: 'dark' as const },
  protection: 'front' as const,
};
const context: FileContext = {
  locale: 'fr',
  title: 'Boulangerie Lin, Fourgon court',
  figures: { version: '2026-01-01', low: 1000, high: 1200 },
  savedAt: new Date('2026-11-22T10:00:00Z'),
  link: 'https://opaak.example/simulateur-covering/projet?token=x',
  reference: null,
};

async function opened(): Promise<OpenedDesign> {
  const found = await designTools.wrap?.open(design);
  if (!found) throw new Error('The design of the page cannot be opened');
  return found;
}

async function make(id: string): Promise<string | Uint8Array> {
  const file = (await opened()).files('fr').find((known) => known.id === id);
  if (!file) throw new Error(`No file ${id}`);
  const content = await file.make(context);
  if (typeof content !== 'string' && !(content instanceof Uint8Array))
    throw new Error(`${id} cannot be made`);
  return content;
}

test('what is no document of a tool is not opened', async () => {
  for (const wrong of [null, [], {}, { version: 99 }, { ...design, vehicle: 'boat' }])
    expect(await designTools.wrap?.open(wrong)).toBeNull();
});

describe('the pictures of a design', () => {
  test.each(['left.png', 'all.png'])('%s is 2,400 pixels across and shows something', async (id) => {
    const picture = await make(id);
    if (process.env.LOOK) writeFileSync(`${process.env.LOOK}/${id}`, picture);
    const { width, channels } = await sharp(picture).metadata();
    expect(width).toBe(2400);
    const { channels: colours } = await sharp(picture).stats();
    expect(channels).toBeGreaterThanOrEqual(3);
    expect(Math.max(...colours.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });
});

test('its figures name films, sizes, distances and both prices where they differ', async () => {
  const groups = (await opened()).facts('fr', context.figures);
  const all = groups.flatMap(({ title, facts }) => [title, ...facts.flatMap(Object.values)]).join('\n');
  for (const wanted of [
    /S\d\d Vert/,
    /m²/,
    /capitales 140 mm/,
    /lisible à \d+ m/,
    /1er\sjanvier\s2026/,
    /22\snovembre\s2026/,
  ])
    expect(all).toMatch(wanted);
  const same = (await opened()).facts('fr', null).flatMap(({ facts }) => facts);
  expect(same.map(({ label }) => label)).not.toContain('Calculé aujourd’hui');
});

describe('the A4 sheet', () => {
  test.each(['fr', 'nl', 'en'] as const)('in %s says everything there is to know', async (locale) => {
    const files = (await opened()).files(locale);
    const made = await files.find(({ id }) => id === 'sheet.pdf')?.make({ ...context, locale });
    if (!(made instanceof Uint8Array)) throw new Error('No sheet');
    if (process.env.LOOK) writeFileSync(`${process.env.LOOK}/sheet-${locale}.pdf`, made);
    const pdf = await getDocumentProxy(new Uint8Array(made));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    for (const { title, facts } of (await opened()).facts(locale, context.figures)) {
      expect(words).toContain(title);
      for (const { value } of facts) expect(words).toContain(value.replace(/\s+/g, ' '));
    }
    expect(words).toContain(context.link);
    expect(words).toContain(`1 / ${totalPages}`);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining('Boulangerie Lin'), Language: locale });
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([width, height].map(inMillimetres)).toEqual([210, 297]);
  });

  test('is the same file each time it is made', async () => {
    expect(await make('sheet.pdf')).toEqual(await make('sheet.pdf'));
  });
});

const inMillimetres = (points: number) => Math.round((points * 254) / 72) / 10;
const isBetween = (value: number, other: number) => Math.abs(value - other) <= 0.1;

/** The lines of letters of a side, as they stand there in real millimetres. */
async function placedOn(side: 'left' | 'right') {
  const { placed, vehicle } = composeWrap(vehicleOf(design), design, await lettersFor(design));
  return { lines: placed[side], view: vehicle.views[side] };
}

describe.each(['left', 'right'] as const)('what the workshop cuts the %s side from', (side) => {
  test('as an SVG is at 1:10, its lettering as outlines in CutContour', async () => {
    const svg = await make(`${side}-cut.svg`);
    if (typeof svg !== 'string') throw new Error('No SVG');
    if (process.env.LOOK) writeFileSync(`${process.env.LOOK}/${side}-cut.svg`, svg);
    const { lines } = await placedOn(side);
    const [, width = 0, height = 0] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)?.map(Number) ?? [];
    const [, , across = 0, down = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    expect(isBetween(width * 10, across) && isBetween(height * 10, down)).toBe(true);
    const cut = svg.slice(svg.indexOf('<g id="CutContour"'));
    const boxes = [...cut.matchAll(/class="CutContour" d="([^"]+)"/g)].map(([, path = '']) => pathBox(path));
    expect(boxes).toHaveLength(lines.length);
    boxes.forEach((box, at) => {
      const wanted = lines[at]?.box;
      for (const part of ['x', 'y', 'width', 'height'] as const)
        expect(isBetween(box[part], wanted?.[part] ?? 0), `${part} ${box[part]}`).toBe(true);
    });
    expect(svg).not.toMatch(/<text|font|<script|href|<image/);
    expect(svg).toContain('inkscape:label="S');
    expect(svg).toContain('id="crop-marks"');
    expect(/id="scale-bar" d="M0 \d+H1000/.test(svg)).toBe(true);
  });

  test('as a PDF is at 1:10, its lettering as outlines in the spot colour CutContour', async () => {
    const pdf = await make(`${side}-cut.pdf`);
    if (typeof pdf === 'string') throw new Error('No PDF');
    if (process.env.LOOK) writeFileSync(`${process.env.LOOK}/${side}-cut.pdf`, pdf);
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toMatch(/\/Separation \/CutContour \/DeviceCMYK/);
    expect(text).not.toMatch(/\/FontFile|\/Type \/Font\b|\bTf\b/);
    const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => stream);
    const space = /\/ColorSpace <<\s*\/(\w+)/.exec(text)?.[1] ?? 'none';
    const [, pageWidth = 0, pageHeight = 0] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.map(Number) ?? [];
    const { lines, view } = await placedOn(side);
    expect(isBetween(pageWidth * (25.4 / 72), (view.width + 300) / 10)).toBe(true);
    // A page for each film, of which a plotter holds one.
    const pages = streams
      .map((stream) => strokedBoxes(stream, `/${space}`, pageHeight))
      .filter((boxes) => boxes.length > 0);
    const films = [...Map.groupBy(lines, ({ line }) => line.colour).values()];
    expect(pages.map((boxes) => boxes.length)).toEqual(films.map((own) => own.length));
    const boxes = pages.flat();
    const cut = films.flat();
    expect(boxes).toHaveLength(lines.length);
    boxes.forEach((box, at) => {
      const wanted = cut[at]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(isBetween(box.width, wanted.width / 10), `width ${box.width}`).toBe(true);
      expect(isBetween(box.height, wanted.height / 10), `height ${box.height}`).toBe(true);
      expect(isBetween(box.x, (wanted.x + 150) / 10), `x ${box.x}`).toBe(true);
      expect(isBetween(box.y, (wanted.y + 150) / 10), `y ${box.y}`).toBe(true);
    });
  });
});

test('what the workshop cuts from is for staff alone', async () => {
  const files = (await opened()).files('nl');
  const staff = files.filter(({ audience }) => audience === 'staff').map(({ id }) => id);
  expect(staff).toHaveLength(10);
  expect(files.filter(({ id }) => id.includes('cut')).every(({ audience }) => audience === 'staff')).toBe(
    true,
  );
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

test('a vector logo is cut with the letters, a layer for each colour, and a bitmap is a box to print', () => {
  const pictures: Pictures = new Map<string, Picture>([
    [
      'star',
      {
        id: 'star',
        kind: 'vector',
        width: 1000,
        height: 500,
        shapes: [
          { path: 'M0 0L1000 0L1000 500L0 500Z', fill: '#d3221b' },
          { path: 'M250 100C300 100 700 100 750 400Z', fill: '#ffffff' },
          { path: 'M100 450L900 450', fill: null, line: { colour: '#111111', width: 20 } },
        ],
      },
    ],
    ['photo', { id: 'photo', kind: 'bitmap', width: 800, height: 400 }],
  ]);
  const logo = { side: 'left' as const, bothSides: false, width: 900, x: 2500, y: 800 };
  const composed = composeWrap(
    vehicleOf(design),
    {
      ...design,
      logos: [
        { ...logo, picture: 'star' },
        { ...logo, picture: 'photo', y: 1400 },
      ],
    },
    new Map(),
    pictures,
  );
  const { layers } = wrapPlot(composed, 'left', {
    title: 'Lin',
    note: { capHeight: 700, xHeight: 500, glyphs: new Map(), kerning: new Map() },
    locale: 'fr',
  });
  const boxOf = (id: string) => pathBox(layers.find((layer) => layer.id === id)?.paths[0]?.path ?? '');
  expect(boxOf('CutContour-logo-d3221b')).toEqual({ x: 2050, y: 575, width: 900, height: 450 });
  expect(boxOf('CutContour-logo-ffffff')).toEqual({ x: 2275, y: 665, width: 450, height: 270 });
  // A plotter cuts round a line, not along its middle.
  expect(boxOf('CutContour-logo-111111')).toEqual({ x: 2140, y: 971, width: 720, height: 18 });
  expect(layers.find(({ id }) => id === 'Print')).toMatchObject({ use: 'guide', paths: [{ id: 'print-2' }] });
});

test('a side is cut from a sheet for each film, each with where everything else goes', async () => {
  const many: typeof design = {
    ...design,
    lines: [
      { ...newLine, text: 'Lin', colour: 'white' },
      { ...newLine, text: 'Depuis 1921', colour: 'red', height: 90 },
      { ...newLine, text: 'Zaventem', colour: 'white', height: 90 },
    ],
  };
  const composed = composeWrap(vehicleOf(many), many, await lettersFor(many));
  const options = { title: 'Lin', note: await loadLetters('barlow-condensed'), locale: 'fr' } as const;
  const sheets = wrapPlotsByFilm(composed, 'left', options);
  const cutOn = sheets.map(({ layers }) => layers.filter(({ use }) => use === 'cut'));
  expect(cutOn.map((layers) => layers.map(({ id, paths }) => [id, paths.length]))).toEqual([
    [['CutContour-white', 2]],
    [['CutContour-red', 1]],
  ]);
  expect(sheets.map(({ title }) => title.slice(0, 7))).toEqual(['Lin 1/2', 'Lin 2/2']);
  const others = (at: number) =>
    sheets[at]?.layers.filter(({ use, id }) => use === 'guide' && id !== 'Marks').map(({ id }) => id);
  expect(others(0)).toEqual(others(1));
  const { layers } = wrapPlot(composed, 'left', options);
  expect(layers.filter(({ use }) => use === 'cut')).toEqual(cutOn.flat());
});

test('letters that join and shapes of one film that overlap are cut in one piece, holes kept', async () => {
  const circle = (x: number) =>
    `M${x} 250C${x} 112 ${x + 112} 0 ${x + 250} 0C${x + 388} 0 ${x + 500} 112 ${x + 500} 250C${x + 500} 388 ${x + 388} 500 ${x + 250} 500C${x + 112} 500 ${x} 388 ${x} 250Z`;
  const shapes = [
    { path: `${circle(0)}M150 200L350 200L350 300L150 300Z`, fill: '#d3221b', evenOdd: true as const },
    { path: circle(400), fill: '#d3221b' },
  ];
  const script: typeof design = {
    ...design,
    lines: [{ ...newLine, text: 'Lefèvre & Fils', family: 'lobster', height: 140 }],
    logos: [{ picture: 'rings', side: 'left', bothSides: false, width: 900, x: 2500, y: 800 }],
  };
  const letters = await lettersFor(script);
  const rings: Picture = { id: 'rings', kind: 'vector', width: 900, height: 500, shapes };
  const composed = composeWrap(vehicleOf(script), script, letters, new Map([['rings', rings]]));
  const { layers } = wrapPlot(composed, 'left', {
    title: 'Lin',
    note: { capHeight: 700, xHeight: 500, glyphs: new Map(), kerning: new Map() },
    locale: 'fr',
  });
  const cut = layers.filter(({ use }) => use === 'cut').map(({ paths }) => paths.map(({ path }) => path));
  const drawn = composed.placed.left[0]?.outlined.path ?? '';
  const count = (path: string | undefined) => path?.match(/M/g)?.length ?? 0;
  expect(cut.map((paths) => paths.length)).toEqual([1, 1]);
  expect(count(cut[0]?.[0])).toBeLessThan(count(drawn));
  expect(count(cut[1]?.[0])).toBe(2);
  expect(pathBox(cut[1]?.[0] ?? '')).toEqual({ x: 2050, y: 550, width: 900, height: 500 });
});

test('the foot of a sheet with films says that nothing is added for folds and overlaps, on the page', async () => {
  const note = await loadLetters('barlow-condensed');
  const notesOf = async (own: typeof design) => {
    const composed = composeWrap(vehicleOf(own), own, await lettersFor(own), new Map());
    const { layers, box } = wrapPlot(composed, 'left', { title: 'Lin', note, locale: 'fr' });
    const notes =
      layers.find(({ id }) => id === 'Notes')?.paths.filter(({ id }) => id.startsWith('note-')) ?? [];
    const lowest = Math.max(
      ...notes.map(({ path }) => {
        const { y, height } = pathBox(path);
        return y + height;
      }),
    );
    expect(lowest).toBeLessThan(box.y + box.height - 20);
    return notes.length;
  };
  expect(await notesOf(design)).toBe(3);
  expect(await notesOf({ ...design, coverage: 'none' })).toBe(2);
});

test('a bitmap is printed from a page of its size on the vehicle, with every pixel that is kept', async () => {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#d3221b' } })
    .jpeg()
    .toBuffer();
  const facts = { title: 'Lin', language: 'fr', createdAt: context.savedAt };
  const size = { bytes, pixels: { width: 800, height: 400 }, width: 1200, height: 600 };
  const made = await bitmapPdf(size, facts);
  const written = Buffer.from(made ?? []).toString('latin1');
  const [, , , width, height] =
    /\/MediaBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(written)?.map(Number) ?? [];
  expect(width).toBeCloseTo((1200 * 72) / 25.4, 1);
  expect(height).toBeCloseTo((600 * 72) / 25.4, 1);
  expect(written).toContain('/Width 800');
  expect(Buffer.from(made ?? []).includes(bytes)).toBe(true);
  expect(await bitmapPdf({ ...size, width: 6000 }, facts)).toBeNull();
});
