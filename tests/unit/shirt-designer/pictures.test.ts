import fc from 'fast-check';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { loadFamilies } from '@/lib/drawing/letters';
import type { Picture, PictureShape } from '@/lib/drawing/picture';
import type { Pixels } from '@/lib/drawing/pixels';
import { reduceSvg } from '@/lib/drawing/reduce-svg';
import { strokeOutline } from '@/lib/drawing/stroke-outline';
import { commandsOf, readDst } from '@/lib/embroidery/read-dst';
import { readPath } from '@/lib/embroidery/read-path';
import { chordsAlong, regionOf } from '@/lib/embroidery/region';
import { checkDesign } from '@/lib/shirt-designer/check-design';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { boxOf, boxOnSide } from '@/lib/shirt-designer/layer-outline';
import { fewerInks, inksOfLayer, ownInks, type VectorPicture } from '@/lib/shirt-designer/picture-outlines';
import { cropPicture, layerAfter, workOn } from '@/lib/shirt-designer/picture-work';
import { addPicture, placePicture } from '@/lib/shirt-designer/place-picture';
import { productionFacts } from '@/lib/shirt-designer/production-facts';
import { readForm } from '@/lib/shirt-designer/read-design';
import { rebuildDesign } from '@/lib/shirt-designer/rebuild-design';
import { limitInWay, reduceDesign } from '@/lib/shirt-designer/reduce-design';
import { shirtProductionFiles } from '@/lib/shirt-designer/server/production-files';
import { bitmapsOf, shapesOf } from '@/lib/shirt-designer/shapes-of';
import {
  newPicture,
  newText,
  type PictureLayer,
  picturesOf,
  type ShirtDesign,
  type SideDesign,
  shirtLimits,
} from '@/lib/shirt-designer/shirt-design';
import type { ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { readZip } from '../../support/read-zip';

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const shape = (path: string, fill: string, more: Partial<PictureShape> = {}): PictureShape => ({
  path,
  fill,
  ...more,
});

/** A red plate with a white bar on it and a navy edge line. */
const crest: VectorPicture = {
  kind: 'vector',
  id: id(1),
  width: 1000,
  height: 500,
  shapes: [
    shape('M0 0L1000 0L1000 500L0 500Z', '#d93015'),
    shape('M200 200L800 200L800 300L200 300Z', '#ffffff'),
    { path: 'M100 60L900 60', fill: null, line: { colour: '#1b2a57', width: 40 } },
  ],
};
const photo: Picture = { kind: 'bitmap', id: id(2), width: 400, height: 200 };
const pictures: ShirtPictures = new Map(
  [crest, photo].map((picture) => [picture.id, { picture, look: null }]),
);

const layerOf = (picture: Picture, more: Partial<PictureLayer> = {}): PictureLayer =>
  newPicture('l1', picture, { width: 100, x: 0, y: 60, name: 'crest', ...more });

const design = (front: SideDesign): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: { front },
  quantities: { m: 60 },
  people: [],
});

const crestOn = (technique: SideDesign['technique'], more: Partial<PictureLayer> = {}) =>
  design({ technique, layers: [layerOf(crest, more)] });

const round = (value: number) => Math.round(value * 10) / 10;

describe('Documents', () => {
  test('a design of before pictures opens as it was, in the version of today', () => {
    const old = { ...design({ technique: 'screen', layers: [newText('a', 'Lin')] }), version: 1 };
    expect(openShirtDesign(JSON.parse(JSON.stringify(old)))).toEqual({ ...old, version: 3 });
    expect(rebuildDesign(old)?.version).toBe(3);
  });

  test('a design with a picture is kept, opened and rebuilt as it is', () => {
    const one = crestOn('dtf', {
      crop: { left: 0.1, top: 0, right: 0.2, bottom: 0.05 },
      opacity: 60,
      inks: [{ from: '#d93015', to: '#128a4c' }],
      angle: 30,
      flipX: true,
    });
    expect(openShirtDesign(JSON.parse(JSON.stringify(one)))).toEqual(one);
    expect(rebuildDesign(JSON.parse(JSON.stringify(one)))).toEqual(one);
    expect(picturesOf(one)).toEqual([crest.id]);
  });

  test.each([
    ['an address in place of an id', { picture: 'https://example.org/x.svg' }],
    ['a path in place of an id', { picture: '../../etc/passwd' }],
    ['more cut off than there is', { crop: { left: 0.6, top: 0, right: 0.6, bottom: 0 } }],
    ['a colour that is none', { inks: [{ from: 'red', to: '#ffffff' }] }],
    ['nothing to be seen', { opacity: 0 }],
  ])('%s is not opened', (_, more) => {
    expect(openShirtDesign(crestOn('dtf', more))).toBeNull();
  });

  test('so many pictures, and no more', () => {
    const layers = Array.from({ length: shirtLimits.pictures + 3 }, (_, at) =>
      layerOf({ ...photo, id: id(100 + at) }, { id: `p${at}` }),
    );
    const one = reduceDesign(design({ technique: 'dtf', layers: [] }), {
      kind: 'add',
      side: 'front',
      layers,
    });
    expect(picturesOf(one)).toHaveLength(shirtLimits.pictures);
    expect(openShirtDesign(design({ technique: 'dtf', layers }))).toBeNull();
  });
});

test('another picture in place of one that shows elsewhere as well is one more, and may be too many', () => {
  const layers = Array.from({ length: shirtLimits.pictures }, (_, at) =>
    layerOf({ ...photo, id: id(100 + at) }, { id: `p${at}` }),
  );
  const full = design({
    technique: 'dtf',
    layers: [...layers, layerOf({ ...photo, id: id(100) }, { id: 'p99' })],
  });
  const swapping = (one: string) =>
    ({
      kind: 'change',
      side: 'front',
      ids: [one],
      change: { picture: id(7), width: 20, height: 10 },
    }) as const;
  const swap = (one: string) => reduceDesign(full, swapping(one));
  expect(swap('p99')).toBe(full);
  expect(limitInWay(full, swapping('p99'))).toBe('pictures');
  expect(limitInWay(full, swapping('p1'))).toBeNull();
  expect(picturesOf(swap('p1'))).toContain(id(7));
  expect(openShirtDesign(swap('p1'))).not.toBeNull();
});

describe('A picture as a layer', () => {
  test('whatever is done to it, it keeps its proportions', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('width' as const),
        to: fc.double({ min: 0.01, max: 5000, noNaN: true }),
      }),
      fc.record({
        kind: fc.constant('height' as const),
        to: fc.double({ min: 0.01, max: 5000, noNaN: true }),
      }),
      fc.record({ kind: fc.constant('scale' as const), to: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (stepsTaken) => {
        const after = stepsTaken.reduce(
          (one, { kind, to }) =>
            reduceDesign(
              one,
              kind === 'scale'
                ? { kind, side: 'front', ids: ['l1'], factor: to, x: 0, y: 0 }
                : { kind: 'change', side: 'front', ids: ['l1'], change: { [kind]: to } },
            ),
          crestOn('dtf'),
        );
        const [layer] = after.sides.front?.layers ?? [];
        if (layer?.kind !== 'picture') throw new Error('It is gone');
        expect(Math.abs(layer.width - 2 * layer.height)).toBeLessThan(0.2);
        expect(openShirtDesign(after)).not.toBeNull();
      }),
    );
  });

  test('cutting it leaves what still shows where it is, turned and flipped or not', () => {
    const share = fc.integer({ min: 0, max: 40 }).map((percent) => percent / 100);
    const crops = fc.record({ left: share, top: share, right: share, bottom: share });
    fc.assert(
      fc.property(
        crops,
        crops,
        fc.integer({ min: -180, max: 180 }),
        fc.boolean(),
        (one, other, angle, flipX) => {
          const whole = layerOf(photo, { angle, flipX });
          const cut = { ...whole, ...cropPicture(whole, one) } as PictureLayer;
          const again = { ...cut, ...cropPicture(cut, other) } as PictureLayer;
          const once = { ...whole, ...cropPicture(whole, other) } as PictureLayer;
          for (const name of ['x', 'y', 'width', 'height'] as const)
            expect(again[name]).toBeCloseTo(once[name], 6);
          expect(cut.width).toBeCloseTo(100 * (1 - one.left - one.right), 6);
        },
      ),
    );
  });

  test('it comes well inside its area, and no larger than it is sharp', () => {
    const large = placePicture(crest, 'Logo FC.svg', garments.tee, 'front');
    expect(large.name).toBe('Logo FC');
    expect(large.width).toBeGreaterThan(100);
    expect(large.height).toBeCloseTo(large.width / 2, 6);
    expect(placePicture(photo, 'photo.png', garments.tee, 'front').width).toBeLessThan(60);
    const small = placePicture({ ...photo, width: 40, height: 20 }, 'x.png', garments.tee, 'front');
    expect(small.width).toBe(40);
  });

  test('it comes beside what is there, as near as there is room, and over it where there is none', () => {
    const on = (taken: { x: number; y: number; width: number; height: number }[]) =>
      placePicture(crest, 'x.svg', garments.tee, 'front', { at: { x: 0, y: 175 }, taken });
    const { height } = on([]);
    expect(on([]).y).toBe(175);
    expect(on([{ x: -140, y: 100, width: 30, height: 200 }]).y).toBe(175);
    const words = { x: -50, y: 165, width: 100, height: 40 };
    const beside = on([words]);
    expect(beside.y + height / 2).toBeLessThanOrEqual(words.y - 6);
    expect(beside.y - height / 2).toBeGreaterThanOrEqual(0);
    const low = on([words, { ...words, y: 60 }]);
    expect(low.y - height / 2).toBeGreaterThanOrEqual(words.y + words.height + 6);
    expect(on([{ x: -140, y: 0, width: 280, height: 350 }]).y).toBe(175);
  });

  test('a bitmap that comes first brings what prints it; one that comes later changes nothing', () => {
    const blank = { ...design({ technique: 'flex', layers: [] }), sides: {} };
    expect(addPicture(blank, 'front', photo, 'x.png').sides.front?.technique).toBe('dtf');
    expect(addPicture(crestOn('embroidery'), 'front', photo, 'x.png').sides.front).toMatchObject({
      technique: 'embroidery',
      layers: [{ picture: crest.id }, { picture: photo.id }],
    });
  });
});

describe('Shapes of a vector picture', () => {
  test('they stand where the layer stands, in its size and its colours', () => {
    const made = shapesOf(
      crestOn('flex', { inks: [{ from: '#d93015', to: '#128a4c' }], x: 10 }),
      'front',
      new Map(),
      null,
      pictures,
    );
    expect(made.map(({ fill }) => fill)).toEqual(['#128a4c', '#ffffff', '#1b2a57']);
    const [plate, bar, line] = made.map(({ d }) => boxOf(d));
    expect(plate).toEqual({ x: -40, y: 35, width: 100, height: 50 });
    expect(bar).toEqual({ x: -20, y: 55, width: 60, height: 10 });
    // A line of 40 units is 4 mm wide.
    expect(line?.height).toBeCloseTo(4, 2);
    expect(bitmapsOf(crestOn('flex'), 'front', new Map(), pictures)).toEqual([]);
  });

  test('a line becomes an area as wide as it was, at its corners too', () => {
    const contours = readPath(strokeOutline('M0 0L100 0L100 80L0 80Z', { width: 10 }));
    if (typeof contours === 'string') throw new Error(contours);
    const region = regionOf(contours, 'nonzero');
    expect(boxOf(strokeOutline('M0 0L100 0L100 80L0 80Z', { width: 10 }))).toEqual({
      x: -5,
      y: -5,
      width: 110,
      height: 90,
    });
    const across = chordsAlong(region, [-20, 40.3], [1, 0]).map((chord) => chord.map(round));
    expect(across).toEqual([
      [15, 25],
      [115, 125],
    ]);
    const corner = chordsAlong(region, [-20, -4.7], [1, 0]).map((chord) => chord.map(round));
    expect(corner).toEqual([[15, 125]]);
  });

  test('fewer inks are so many, and each is one of its own', () => {
    const many: VectorPicture = {
      ...crest,
      shapes: ['#d93015', '#c8202c', '#1b2a57', '#1d2748', '#ffffff'].map((fill, at) =>
        shape(`M${at * 200} 0L${at * 200 + 180 - at} 0L${at * 200 + 150} 400Z`, fill),
      ),
    };
    const layer = layerOf(many);
    for (const most of [1, 2, 3, 4]) {
      const inks = fewerInks(layer, many, most);
      const left = inksOfLayer({ ...layer, inks }, many);
      expect(left).toHaveLength(most);
      expect(ownInks(many)).toEqual(expect.arrayContaining(left));
    }
    const three = fewerInks(layer, many, 3);
    expect(new Set(three.map(({ from, to }) => [from, to].sort().join()))).toEqual(
      new Set(['#c8202c,#d93015', '#1b2a57,#1d2748']),
    );
  });

  test('too many inks for the technique are merged where no other technique can do them', () => {
    const six = crestOn('flex');
    const found = checkDesign(
      {
        ...six,
        garment: 'cap',
        quantities: { one: 60 },
        sides: { front: { technique: 'flex', layers: [layerOf(crest, { width: 40, y: 25 })] } },
      },
      garments.cap,
      new Map(),
      pictures,
    ).find(({ kind }) => kind === 'tooManyColours');
    expect(found?.fix.length).toBeGreaterThan(0);
  });

  test('a hairline is too fine to sew, however large the logo round it, and one tap is enough', () => {
    const lined: VectorPicture = {
      ...crest,
      shapes: [
        shape('M0 0L1000 0L1000 400L0 400Z', '#d93015'),
        { path: 'M100 450L900 450', fill: '#000000', line: { colour: '#ffffff', width: 8 } },
        { path: 'M960 470L965 470', fill: null, line: { colour: '#ffffff', width: 1 } },
      ],
    };
    const shown: ShirtPictures = new Map([[lined.id, { picture: lined, look: null }]]);
    const found = (one: ShirtDesign) => checkDesign(one, garments.tee, new Map(), shown);
    const sewn = design({ technique: 'embroidery', layers: [layerOf(lined)] });
    const [fine] = found(sewn);
    expect(fine).toMatchObject({ kind: 'tooFine', layer: 'l1', values: { is: 0.8, least: 1 } });
    expect(found((fine?.fix ?? []).reduce(reduceDesign, sewn))).toEqual([]);
    // What an open line encloses is no ink, though its file says black.
    expect(ownInks(lined)).toEqual(['#d93015', '#ffffff']);
  });

  test('navy on a red plate is seen, whatever the fabric; a navy plate on navy is not', () => {
    const kinds = (one: ShirtDesign) =>
      checkDesign(one, garments.tee, new Map(), pictures).map(({ kind }) => kind);
    expect(kinds(crestOn('dtf'))).not.toContain('likeFabric');
    const lost = crestOn('dtf', { inks: [{ from: '#d93015', to: '#1d2748' }] });
    expect(kinds(lost)).toContain('likeFabric');
    const [found] = checkDesign(lost, garments.tee, new Map(), pictures).filter(
      ({ kind }) => kind === 'likeFabric',
    );
    const corrected = (found?.fix ?? []).reduce(reduceDesign, lost);
    expect(kinds(corrected)).not.toContain('likeFabric');
  });
});

async function pixelsOf(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

describe('From pixels to shapes', () => {
  test('what is traced lies where the pixels lay, though the file that is kept is cut to it', async () => {
    const pixels = await pixelsOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect x="400" y="100" width="200" height="200" fill="#d93015"/></svg>',
    );
    const layer = layerOf({ ...photo, width: 800, height: 400 }, { angle: 90 });
    const done = workOn(pixels, { kind: 'trace', inks: 2, crop: layer.crop });
    if (done.kind !== 'shapes') throw new Error(done.kind);
    const kept = reduceSvg(done.svg);
    if (kept.status !== 'ok') throw new Error(kept.status);
    const after = { ...layer, ...layerAfter(layer, id(7), done) } as PictureLayer;
    expect(after.picture).toBe(id(7));
    expect(round(after.width)).toBe(25);
    expect(after.width / after.height).toBeCloseTo(kept.width / kept.height, 2);
    const box = boxOnSide(after, {
      x: -after.width / 2,
      y: -after.height / 2,
      width: after.width,
      height: after.height,
    });
    // Turned a quarter: 12.5 mm to the right of the middle is 12.5 mm below it.
    expect([box.x, box.y, box.width, box.height].map(round)).toEqual([-12.5, 60, 25, 25]);
    // What was traced is what is kept, also where more was cut off or less while it was looked at.
    const cut = { ...layer, ...cropPicture(layer, { left: 0.4, top: 0, right: 0, bottom: 0.5 }) };
    const keptLater = { ...cut, ...layerAfter(cut as PictureLayer, id(7), done) } as PictureLayer;
    for (const name of ['x', 'y', 'width', 'height'] as const)
      expect(keptLater[name]).toBeCloseTo(after[name], 6);
  });

  test('one tap makes shapes of a scan without its paper, in as many inks as are left', async () => {
    const pixels = await pixelsOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fff"/><circle cx="300" cy="200" r="150" fill="#d93015"/><circle cx="300" cy="200" r="60" fill="#fff"/><rect x="500" y="100" width="200" height="200" fill="#1b2a57"/></svg>',
    );
    const inks = (clear: boolean) => {
      const done = workOn(pixels, { kind: 'trace', inks: 3, crop: layerOf(photo).crop, clear });
      if (done.kind !== 'shapes') throw new Error(done.kind);
      return {
        covered: done.covered,
        fills: [...done.svg.matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill).sort(),
      };
    };
    expect(inks(false)).toEqual({
      covered: { x: 0, y: 0, width: 1, height: 1 },
      fills: ['#1b2a57', '#d93015', '#ffffff'],
    });
    expect(inks(true).fills).toEqual(['#1b2a57', '#d93015', '#ffffff']);
    expect(inks(true).covered.x).toBeCloseTo(150 / 800, 2);
    expect(inks(true).covered.width).toBeCloseTo(550 / 800, 2);
  });

  test('a picture of noise is no logo, and says so', () => {
    const data = new Uint8ClampedArray(900 * 900 * 4);
    for (let at = 0; at < 900 * 900; at += 1) {
      const block = Math.floor((at % 900) / 5) * 7919 + Math.floor(at / 900 / 5) * 104_729;
      data.set([block % 256, (block * 31) % 256, (block * 17) % 256, 255], at * 4);
    }
    const crop = { left: 0, top: 0, right: 0, bottom: 0 };
    expect(workOn({ width: 900, height: 900, data }, { kind: 'trace', inks: 12, crop })).toEqual({
      kind: 'refused',
      reason: 'tooDetailed',
    });
  });
});

const photoBytes = sharp({
  create: { width: 400, height: 200, channels: 4, background: { r: 217, g: 48, b: 21, alpha: 1 } },
})
  .png()
  .toBuffer()
  .then((bytes) => new Uint8Array(bytes));

async function filesOf(one: ShirtDesign) {
  return shirtProductionFiles(one, new Map(), 'en', pictures, () => photoBytes);
}

async function contentOf(one: ShirtDesign, name: string) {
  const file = (await filesOf(one)).find((other) => other.id === name);
  if (!file) throw new Error(`there is no ${name}`);
  return file.make({ locale: 'en', title: 'Crest', savedAt: new Date('2026-11-22T10:00:00Z') });
}

describe('Files of a design with pictures', () => {
  test('a vector logo is sewn: the machine gets three threads', async () => {
    const dst = await contentOf(crestOn('embroidery'), 'front-embroidery.dst');
    const read = readDst(dst as Uint8Array);
    expect(
      commandsOf(read?.records ?? [], { x: 0, y: 0 }).filter(({ kind }) => kind === 'stop'),
    ).toHaveLength(2);
  });

  test('a vector logo is cut and separated like anything else', async () => {
    const svg = await contentOf(crestOn('flex'), 'front-cut-mirrored.svg');
    expect(String(svg).match(/id="film-/g)).toHaveLength(3);
    const pdf = await getDocumentProxy(
      new Uint8Array((await contentOf(crestOn('screen'), 'front-plates.pdf')) as Uint8Array),
    );
    // Three inks, and white below them on navy.
    expect(pdf.numPages).toBe(4);
  });

  const photoOn = (technique: SideDesign['technique'], more: Partial<PictureLayer> = {}) =>
    design({ technique, layers: [layerOf(photo, more), newText('t', 'x')] });

  test('a bitmap is printed at 300 dpi where it stands, and nothing beside it', async () => {
    const png = await contentOf(photoOn('dtf'), 'front-300dpi.png');
    const { data, info } = await sharp(png as Uint8Array)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const area = garments.tee.sides.front?.area.m ?? { width: 0, height: 0 };
    expect(info.width).toBe(Math.round((area.width * 300) / 25.4));
    const at = (x: number, y: number) => {
      const column = Math.round(((x + area.width / 2) * 300) / 25.4);
      return [...data.subarray((Math.round((y * 300) / 25.4) * info.width + column) * 4).subarray(0, 4)];
    };
    expect(at(0, 60)).toEqual([217, 48, 21, 255]);
    expect(at(-49, 36)).toEqual([217, 48, 21, 255]);
    expect(at(-51, 60)[3]).toBe(0);
    expect(at(0, 86)[3]).toBe(0);
  });

  test('the PDF has all of its pixels, cut and turned by the page', async () => {
    const bytes = (await contentOf(
      photoOn('dtg', { crop: { left: 0.25, top: 0, right: 0, bottom: 0 }, width: 75, height: 50, angle: 30 }),
      'front-outlines.pdf',
    )) as Uint8Array;
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/\/Width 400/);
    expect(text).toMatch(/\/Height 200/);
    // A quarter of its 100 mm lies to the left of the 75 that show, around a middle of its own.
    expect(text).toMatch(/\n100 0 0 -50 -62\.5 25 cm\n\/I1 Do/);
    expect(text).not.toContain('/Font <<');
  });

  test.each(['flex', 'embroidery', 'screen'] as const)(
    'for %s a bitmap is refused: its files are not there, and the sheet says why',
    async (technique) => {
      const one = photoOn(technique);
      expect((await filesOf(one)).map(({ id: name }) => name)).toEqual([
        'front-outlines.pdf',
        'front-outlines.svg',
      ]);
      const facts = productionFacts(one, new Map(), 'en', pictures).flatMap((group) => group.facts);
      expect(facts.find(({ label }) => label === 'To be settled first')?.value).toMatch(
        /^(Flex vinyl|Embroidery|Screen printing) needs shapes:/,
      );
      expect(facts.find(({ label }) => label === 'Picture')?.value).toBe('crest, 100 × 50 mm, 102 dpi');
    },
  );

  test('a picture above names is in the file of everybody, of who has no name too, and once in the PDF of all', async () => {
    const name = newText('n', 'NAME', { family: 'oswald', size: 12, field: 'name' });
    const one = (people: ShirtDesign['people']): ShirtDesign => ({
      ...design({ technique: 'dtf', layers: [name, layerOf(photo)] }),
      people,
    });
    const filesFor = async (wanted: ShirtDesign) =>
      shirtProductionFiles(wanted, await loadFamilies(['oswald']), 'en', pictures, () => photoBytes);
    const made = async (wanted: ShirtDesign, name: string) => {
      const file = (await filesFor(wanted)).find((other) => other.id === name);
      return file?.make({ locale: 'en', title: 'x', savedAt: new Date(0) });
    };
    const people = ['Ann', '', 'Bo'].map((name) => ({ name, number: '', size: 'm' as const }));
    const pieces: Uint8Array[] = [];
    for await (const piece of (await made(
      one(people),
      'front-outlines-svg.zip',
    )) as AsyncIterable<Uint8Array>)
      pieces.push(piece);
    const files = readZip(Buffer.concat(pieces));
    expect([...files.keys()]).toEqual(['01-ann-m.svg', '02-m.svg', '03-bo-m.svg']);
    for (const svg of files.values()) expect(svg.toString().match(/<image/g)).toHaveLength(1);
    const imagesIn = async (wanted: ShirtDesign) => {
      const pdf = Buffer.from((await made(wanted, 'front-outlines.pdf')) as Uint8Array).toString('latin1');
      return { images: pdf.match(/\/Width 400/g)?.length, drawn: pdf.match(/\/I1 Do/g)?.length };
    };
    const { images, drawn } = await imagesIn(one([]));
    expect(drawn).toBe(1);
    expect(await imagesIn(one(people))).toEqual({ images, drawn: 3 });
  });

  test('nothing is printed without a picture that was ordered', async () => {
    const one = design({ technique: 'dtf', layers: [layerOf(crest), layerOf(photo, { id: 'l2', y: 160 })] });
    const [pdf] = shirtProductionFiles(one, new Map(), 'en', pictures, async () => null);
    expect(await pdf?.make({ locale: 'en', title: 'x', savedAt: new Date(0) })).toBeNull();
  });

  test('a picture that is gone is named on the sheet, and its side has no file', () => {
    const one = design({ technique: 'screen', layers: [layerOf(crest, { name: 'Club' })] });
    const withWords = {
      ...one,
      sides: { ...one.sides, back: { technique: 'screen' as const, layers: [newText('t', 'x')] } },
    };
    expect(
      shirtProductionFiles(withWords, new Map(), 'en').filter(({ id }) => id.startsWith('front')),
    ).toEqual([]);
    const facts = productionFacts(withWords, new Map(), 'en').flatMap((group) => group.facts);
    expect(facts.find(({ label }) => label === 'To be settled first')?.value).toContain('‘Club’');
  });
});

describe('The form without a script', () => {
  test('width, opacity and colours of a picture are read; its height follows', () => {
    const one = readForm(
      [
        ['shown-side', 'front'],
        ['layer-l1-width', '80'],
        ['layer-l1-opacity', '70'],
        ['layer-l1-ink-0', '#d93015'],
        ['layer-l1-becomes-0', '#128a4c'],
        ['layer-l1-ink-1', '#ffffff'],
        ['layer-l1-becomes-1', '#ffffff'],
      ],
      crestOn('dtf'),
    );
    expect(one.sides.front?.layers[0]).toMatchObject({
      width: 80,
      height: 40,
      opacity: 70,
      inks: [{ from: '#d93015', to: '#128a4c' }],
    });
  });

  test('a picture is taken off by its box', () => {
    const one = readForm(
      [
        ['shown-side', 'front'],
        ['layer-l1-remove', 'on'],
      ],
      crestOn('dtf'),
    );
    expect(one.sides.front?.layers).toEqual([]);
  });
});
