import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { readPath } from '@/lib/embroidery/read-path';
import type { MadeSide, PlacedBitmap } from '@/lib/production/made-side';
import {
  flexPdf,
  flexSvg,
  separationsPdf,
  transparentPng,
  vectorPdf,
  vectorSvg,
} from '@/lib/production/server/outline-files';

const facts = { title: 'Ardoise', language: 'fr', createdAt: new Date('2026-11-22T10:00:00Z') };
const area = { x: -140, y: 0, width: 280, height: 350 };
const red: PrintShape = { d: 'M-50 20h100v60h-100z', fill: '#d93015', rule: 'nonzero' };
const blue: PrintShape = { d: 'M-10 30h30v30h-30zM0 40h10v10h-10z', fill: '#1f4bd8', rule: 'evenodd' };
const side: MadeSide = { title: 'Ardoise, front', area, shapes: [red, blue] };

function contentOf<Content>(
  file: { status: 'ok'; content: Content } | { status: 'refused'; reason: string },
): Content {
  if (file.status === 'refused') throw new Error(file.reason);
  return file.content;
}

const points = (millimetres: number) => (millimetres * 72) / 25.4;
const sourceOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

/** Pages with their sizes in millimetres, and the names of every font in the file. */
async function readPdf(pdf: Uint8Array) {
  const source = sourceOf(pdf);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(at)).view;
    pages.push({ width: ((right - left) * 25.4) / 72, height: ((bottom - top) * 25.4) / 72 });
  }
  const spots = [...source.matchAll(/\/Separation \/([^\s/]+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  return { source, pages, spots, fonts: source.match(/\/Type \/Font\b|\/FontFile/g) ?? [] };
}

const boxOf = (paths: readonly string[]) => {
  const all = paths.flatMap((path) => {
    const contours = readPath(path, { tolerance: 0.005 });
    return typeof contours === 'string' ? [] : contours.flat();
  });
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
    (n) => Math.round(n * 10) / 10,
  );
};
const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);

test('a PDF is as large as what is printed on, and has no font in it', async () => {
  const { pages, fonts } = await readPdf(contentOf(await vectorPdf([side], facts)));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.width).toBeCloseTo(280, 1);
  expect(pages[0]?.height).toBeCloseTo(350, 1);
  expect(fonts).toEqual([]);
});

test('shapes stand in a PDF where they stand on the garment', async () => {
  const { source } = await readPdf(contentOf(await vectorPdf([side], facts)));
  // Millimetres to points, then the area's corner to the page's.
  expect(source).toContain(`${points(1).toFixed(6)} 0 0 ${points(1).toFixed(6)} 0 0 cm`);
  expect(source).toMatch(/1 0 0 1 140 0 cm/);
  expect(source).toMatch(/-50 20 m/);
  expect(source).toMatch(/f\*/);
});

test('a list of people gives a page each', async () => {
  const { pages } = await readPdf(contentOf(await vectorPdf([side, side, side], facts)));
  expect(pages).toHaveLength(3);
});

/** How opaque each shape and picture of a page is, in the order in which they are drawn. */
async function opacitiesOf(pdf: Uint8Array): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn: number[] = [];
  const kept: number[] = [];
  let opacity = 1;
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save) kept.push(opacity);
    if (operator === OPS.restore) opacity = kept.pop() ?? 1;
    if (operator === OPS.setGState)
      for (const [name, value] of argsArray[at][0]) if (name === 'ca') opacity = value;
    const isDrawn = [OPS.fill, OPS.eoFill, OPS.paintImageXObject].includes(operator);
    // A path is filled by the operator that builds it.
    const isFilled = operator === OPS.constructPath && [OPS.fill, OPS.eoFill].includes(argsArray[at][0]);
    if (isDrawn || isFilled) drawn.push(opacity);
  }
  return drawn;
}

test('what is drawn above something half transparent is as opaque as it was drawn', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4bd8' } })
    .png()
    .toBuffer();
  const bitmap: PlacedBitmap = {
    bytes,
    pixels: { width: 8, height: 8 },
    shown: { x: 0, y: 0, width: 8, height: 8 },
    width: 20,
    height: 20,
    x: 0,
    y: 50,
    angle: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    above: 1,
  };
  const shapes = [{ ...red, opacity: 0.5 }, blue];
  const bitmaps = [bitmap, { ...bitmap, opacity: 0.25 }, { ...bitmap, above: 2 }];
  const pdf = contentOf(await vectorPdf([{ ...side, shapes, bitmaps }], facts));
  expect(await opacitiesOf(pdf)).toEqual([0.5, 1, 0.25, 1, 1]);
});

test('an SVG says its size in millimetres and holds outlines alone', () => {
  const svg = contentOf(vectorSvg({ ...side, title: 'A & <b>"B"' }));
  expect(svg).toContain('width="280mm" height="350mm" viewBox="-140 0 280 350"');
  expect(svg).toContain('<title>A &amp; &lt;b&gt;&quot;B&quot;</title>');
  expect(svg).not.toMatch(/<(text|image|script|style|font)/);
  expect(boxOf(pathsOf(svg))).toEqual([-50, 20, 50, 80]);
});

test('a picture has 300 pixels an inch, and is transparent where nothing is', async () => {
  const png = contentOf(await transparentPng(side));
  const { width, height, density, hasAlpha } = await sharp(png).metadata();
  expect([width, height, density, hasAlpha]).toEqual([3307, 4134, 300, true]);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const pixel = (Math.round((y * 300) / 25.4) * info.width + Math.round(((x + 140) * 300) / 25.4)) * 4;
    return [...data.subarray(pixel, pixel + 4)];
  };
  expect(at(-100, 10)[3]).toBe(0);
  expect(at(-40, 50)).toEqual([0xd9, 0x30, 0x15, 255]);
  expect(at(-5, 35)).toEqual([0x1f, 0x4b, 0xd8, 255]);
  expect(at(5, 45)).toEqual([0xd9, 0x30, 0x15, 255]);
});

test('each ink has a plate of its own, named, with marks, and nothing in another colour', async () => {
  const { source, pages, spots, fonts } = await readPdf(
    contentOf(await separationsPdf(side, { ...facts, whiteBelow: true })),
  );
  expect(pages).toHaveLength(3);
  expect(pages[0]?.width).toBeCloseTo(308, 1);
  expect(spots).toEqual(['Underbase white', 'R 04 D93015', 'B 05 1F4BD8']);
  expect(fonts).toEqual([]);
  expect(source).not.toMatch(/\b(rg|RG|k|K)\n/);
  expect(source.match(/2\.5/g)?.length ?? 0).toBeGreaterThan(0);
});

/** The first area that is filled on each page, in square millimetres: what is printed, before marks and words. */
function printedAreas(source: string): number[] {
  return source
    .split(/^stream$/m)
    .filter((page) => /\bscn\b/.test(page))
    .map((page) => {
      const filled = /((?:^[-\d. ]+ [ml]$\n|^h$\n)+)^f$/m.exec(page)?.[1] ?? '';
      const contours = filled
        .split(/^h$/m)
        .map((part) =>
          [...part.matchAll(/^(\S+) (\S+) [ml]$/gm)].map(([, x, y]) => [Number(x), Number(y)] as const),
        );
      const area = contours.flatMap((points) =>
        points.map(([x, y], at) => {
          const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
          return (x * nextY - nextX * y) / 2;
        }),
      );
      return Math.abs(area.reduce((sum, part) => sum + part, 0));
    });
}

test('a plate prints what is seen of its ink, goes on a hair under later ones, and the white below is drawn in', async () => {
  const { source } = await readPdf(contentOf(await separationsPdf(side, { ...facts, whiteBelow: true })));
  // Blue covers 30 by 30 of the red but for 10 by 10 of its own even-odd hole.
  expect(printedAreas(source).map(Math.round)).toEqual([6000, 6000 - 800, 800]);
  const [white = '', red = '', blue = ''] = source.split(/^stream$/m).filter((page) => /\bscn\b/.test(page));
  // The edge of the white is taken away; red goes on where blue is, and nowhere else; nothing comes after blue.
  expect(white).toMatch(/\b0\.3 w\n1 j\n0 SCN\n(?:[-\d. ]+ [ml]\n|h\n)+S\n/);
  expect(red).toMatch(/\b0\.3 w\n1 j\n(?:[-\d. ]+ [ml]\n|h\n)+W n\n(?:[-\d. ]+ [ml]\n|h\n)+S\n/);
  expect(blue).not.toMatch(/\b0 SCN|\b0\.3 w[\s\S]*S/);
  expect(source).not.toMatch(/^0 scn$/m);
});

test('an ink that others hide has an empty plate, and words of one ink are one area', async () => {
  const hidden = { ...red, d: 'M0 40h5v5h-5z', fill: '#00ff00' };
  const { path } = outlineText(await loadLetters('lobster'), 'oo', { capHeight: 40, tracking: -80 });
  const words = { ...blue, d: path, rule: 'nonzero' as const };
  const shapes = [hidden, { ...red, d: 'M-50 20h100v60h-100z' }, words];
  const { source, pages } = await readPdf(
    contentOf(await separationsPdf({ ...side, shapes }, { ...facts, whiteBelow: false })),
  );
  expect(pages).toHaveLength(3);
  const [none = -1, below = 0, above = 0] = printedAreas(source);
  expect(none).toBe(0);
  expect(below).toBeLessThanOrEqual(6000);
  expect(above).toBeGreaterThan(300);
});

test('light fabric needs no white below', async () => {
  const { spots } = await readPdf(contentOf(await separationsPdf(side, { ...facts, whiteBelow: false })));
  expect(spots).toEqual(['R 04 D93015', 'B 05 1F4BD8']);
});

test('film is cut from behind: a page for each colour, mirrored, along one spot colour', async () => {
  const { source, pages, spots, fonts } = await readPdf(contentOf(await flexPdf([side], facts)));
  expect(pages).toHaveLength(2);
  expect(spots).toEqual(['CutContour']);
  expect(fonts).toEqual([]);
  expect(source).not.toMatch(/\b(rg|RG|k|K|f)\n/);
  const left: MadeSide = { ...side, shapes: [{ ...red, d: 'M-100 20h20v10h-20z' }] };
  const svg = contentOf(flexSvg(left));
  expect(boxOf(pathsOf(svg))).toEqual([80, 20, 100, 30]);
  expect(svg).toContain('viewBox="-140 0 280 350"');
});

test('everybody of a list has a page for each film, empty where nothing of theirs is cut from it', async () => {
  const pieces = [[red, blue], [blue], [], [red]];
  const sides = pieces.map((shapes) => ({ ...side, shapes }));
  const { source, pages } = await readPdf(contentOf(await flexPdf(sides, facts)));
  const isCut = source
    .split(/^stream$/m)
    .slice(1, 1 + pages.length)
    .map((page) => /^S$/m.test(page));
  expect(isCut).toEqual([true, true, false, true, false, false, true, false]);
});

test('letters that overlap are cut in one piece, and holes stay', async () => {
  const { path } = outlineText(await loadLetters('lobster'), 'oo', { capHeight: 40, tracking: -80 });
  const svg = contentOf(flexSvg({ ...side, shapes: [{ d: path, fill: '#d93015', rule: 'nonzero' }] }));
  // Outside once, and two counters.
  expect(pathsOf(svg)).toHaveLength(3);
  const two = [
    { ...red, d: 'M0 0h20v10h-20z' },
    { ...red, d: 'M10 5h20v10h-20z' },
  ];
  const paths = pathsOf(contentOf(flexSvg({ ...side, shapes: two })));
  expect(paths).toHaveLength(1);
  expect(boxOf(paths)).toEqual([-30, 0, 0, 15]);
});

test.each([
  ['tooMany', Array.from({ length: 5_000 }, () => red)],
  ['unreadable', [{ ...red, d: 'M0 0 L NaN 3' }]],
  ['unreadable', [{ ...red, d: '<script>' }]],
  ['tooLarge', [{ ...red, d: 'M0 0h90000v3h-90000z' }]],
  ['nothing', []],
] as const)('what cannot be made is refused: %s', async (reason, shapes) => {
  const hostile = { ...side, shapes };
  const answer = { status: 'refused', reason };
  expect(await vectorPdf([hostile], facts)).toEqual(answer);
  expect(vectorSvg(hostile)).toEqual(answer);
  expect(await transparentPng(hostile)).toEqual(answer);
  expect(await separationsPdf(hostile, { ...facts, whiteBelow: false })).toEqual(answer);
  expect(await flexPdf([hostile], facts)).toEqual(answer);
});
