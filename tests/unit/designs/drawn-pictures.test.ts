import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gatherPictures } from '@/app/_designs/design-pictures';
import type { OpenedDesign } from '@/app/_designs/design-tool';
import { designTools } from '@/app/_designs/design-tools';
import { drawEverySide, drawSide } from '@/app/_designs/draw-picture';
import { drawForMail } from '@/app/_designs/mailed-picture';
import type { HeldDesign } from '@/lib/designs/design';
import type { Picture } from '@/lib/drawing/picture';
import { newPicture, type PictureLayer, shirtLimits } from '@/lib/shirt-designer/shirt-design';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { newLogo } from '@/lib/wrap-simulator/wrap-design';

/** What the storage has: pictures, and those bitmaps of them that can be read. */
const kept = vi.hoisted(() => ({ pictures: new Map<string, Picture>(), bitmaps: new Map<string, string>() }));

vi.mock('@/lib/designs/server/pictures', () => {
  const among = <Kept>(all: ReadonlyMap<string, Kept>, ids: Iterable<string>) =>
    new Map([...ids].flatMap((id) => (all.has(id) ? [[id, all.get(id)] as const] : [])));
  return {
    findPictures: async (ids: Iterable<string>) => among(kept.pictures, ids),
    embedPictures: async (pictures: Iterable<Picture>) =>
      among(
        kept.bitmaps,
        [...pictures].map(({ id }) => id),
      ),
    readPicturePreview: async () => null,
    readPrintBytes: async () => null,
  };
});

const [photo, logo] = ['1', '2'].map(
  (end): Picture => ({
    kind: 'bitmap',
    id: `00000000-0000-4000-8000-00000000000${end}`,
    width: 400,
    height: 200,
  }),
) as [Picture, Picture];

/** Red on the left, blue on the right. */
async function twoColours(): Promise<string> {
  const half = { create: { width: 200, height: 200, channels: 3, background: '#1f4bd8' } } as const;
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#d93015' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

beforeEach(async () => {
  const data = await twoColours();
  kept.pictures = new Map([photo, logo].map((picture) => [picture.id, picture]));
  kept.bitmaps = new Map([
    [photo.id, data],
    [logo.id, `${data}=`],
  ]);
});

type More = Partial<Omit<PictureLayer, 'kind' | 'id' | 'picture'>>;

const show = (picture: Picture, at: number, more: More = {}) =>
  newPicture(`p${at}`, picture, { width: 120, x: -80 + 4 * at, y: 40 + 6 * at, ...more });

function shirt(sides: Record<string, PictureLayer[]>) {
  return {
    version: 2,
    garment: 'tee',
    fabric: 'white',
    sides: Object.fromEntries(
      Object.entries(sides).map(([side, layers]) => [side, { technique: 'dtf', layers }]),
    ),
    quantities: { m: 20 },
    people: [],
  };
}

async function open(document: object): Promise<OpenedDesign> {
  const opened = await designTools.shirt?.open(document);
  if (!opened) throw new Error('No document of the tool');
  return opened;
}

const held = (kind: HeldDesign['kind'], document: object): HeldDesign => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind,
  title: 'Ploeg Nord',
  locale: 'fr',
  document,
  figures: null,
  savedAt: new Date('2026-11-23T10:00:00Z'),
  reference: '482-917-635',
});

const asOftenAsMay = (more: More = {}) =>
  Array.from({ length: shirtLimits.layersPerSide }, (_, at) => show(photo, at, more));

describe('a bitmap', () => {
  test('is in a drawing once, however many layers show it', async () => {
    const opened = await open(shirt({ front: asOftenAsMay(), back: asOftenAsMay() }));
    const data = `"${kept.bitmaps.get(photo.id)}"`;
    const [front, all] = [await drawSide(opened, 'front', 'en'), await drawEverySide(opened, 'en')];
    expect(front.split(data)).toHaveLength(2);
    expect(all.split(data)).toHaveLength(2);
    expect(front.match(/<use href="#bitmap-/g)).toHaveLength(40);
    expect(all.match(/<use href="#bitmap-/g)).toHaveLength(80);
    expect(all).not.toContain('/media/pictures/');
  });

  test('is on the sides of a vehicle once as well', async () => {
    const logos = [{ ...newLogo, picture: photo.id }];
    const opened = await designTools.wrap?.open({ ...defaultDesign, logos });
    if (!opened) throw new Error('No document of the tool');
    const all = await drawEverySide(opened, 'en');
    expect(all.split(`"${kept.bitmaps.get(photo.id)}"`)).toHaveLength(2);
    expect(all.match(/<use /g)).toHaveLength(2);
  });

  test('is not in the drawing of a side that does not show it', async () => {
    const opened = await open(shirt({ front: [show(photo, 0)], back: [show(logo, 0)] }));
    const front = await drawSide(opened, 'front', 'en');
    expect(front).toContain(`"${kept.bitmaps.get(photo.id)}"`);
    expect(front).not.toContain(`"${kept.bitmaps.get(logo.id)}"`);
  });

  test('looks as it would in the place of every layer: cropped, turned, mirrored and thin', async () => {
    const crop = { left: 0.25, top: 0.1, right: 0, bottom: 0.3 };
    const layers = [
      show(photo, 0),
      show(photo, 12, { angle: 30, crop }),
      show(photo, 20, { flipX: true, opacity: 40, height: 90 }),
    ];
    const opened = await open(shirt({ front: layers }));
    const markup = renderToStaticMarkup(opened.draw('front', 'd-front', 'en')).replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg"',
    );
    const shownIn = (svg: string) =>
      sharp(Buffer.from(svg)).resize({ width: 600 }).flatten({ background: '#fff' }).raw().toBuffer();
    const name = `"#bitmap-${photo.id}"`;
    expect(markup.split(name)).toHaveLength(4);
    const wanted = await shownIn(markup.replaceAll(name, `"${kept.bitmaps.get(photo.id)}"`));
    const bare = await shownIn(markup.replaceAll(name, '""'));
    const drawn = await shownIn(await drawSide(opened, 'front', 'en'));
    const unlike = (other: Buffer) =>
      wanted.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length / wanted.length;
    expect(unlike(bare)).toBeGreaterThan(0.01);
    expect(unlike(drawn)).toBeLessThan(0.002);
  });
});

describe('a mail', () => {
  test('shows a design of one picture in as many layers as there may be', async () => {
    const drawn = await drawForMail(held('shirt', shirt({ front: asOftenAsMay() })), 'en');
    expect(drawn).toMatchObject({ sides: [expect.any(String)] });
    const { channels } = await sharp(drawn?.png).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });

  test('does not show what would take the renderer minutes', async () => {
    kept.bitmaps.set(photo.id, `data:image/png;base64,${'A'.repeat(1_000_000)}`);
    await expect(drawForMail(held('shirt', shirt({ front: asOftenAsMay() })), 'en')).rejects.toThrow(
      'Too heavy',
    );
  });

  test('counts what is drawn as often as it shows, shapes as well as bitmaps', async () => {
    const shapes = [{ path: 'M0 0L9 0L9 9Z', fill: '#d93015' }];
    const crest: Picture = { kind: 'vector', id: logo.id, width: 1000, height: 500, shapes };
    const found = new Map([photo, crest].map((picture) => [picture.id, picture]));
    const shown = [photo.id, crest.id, crest.id, photo.id, crest.id];
    const { weight, missing } = await gatherPictures(shown, found);
    expect(weight).toBe(2 * (await twoColours()).length + 3 * 13);
    expect(missing).toBe(0);
  });

  test('does not show a design without the pictures that are on it', async () => {
    const shirtOf = (more: More) => held('shirt', shirt({ front: [show(logo, 0), show(photo, 1, more)] }));
    const van = held('wrap', { ...defaultDesign, logos: [{ ...newLogo, picture: photo.id }] });
    expect(await drawForMail(shirtOf({}), 'en')).not.toBeNull();
    // Its bytes cannot be read, then nothing is known of it.
    for (const gone of [kept.bitmaps, kept.pictures]) {
      gone.delete(photo.id);
      await expect(drawForMail(shirtOf({}), 'en')).rejects.toThrow('cannot be read now: 1');
      await expect(drawForMail(van, 'en')).rejects.toThrow('cannot be read now: 1');
      expect(await drawForMail(shirtOf({ hidden: true }), 'en')).not.toBeNull();
    }
  });
});
