import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ShirtView } from '@/components/shirt-designer/shirt-view';
import type { Picture } from '@/lib/drawing/picture';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { shirtProductionFiles } from '@/lib/shirt-designer/server/production-files';
import { newPicture, type PictureLayer, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type { ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { type TechniqueId, techniqueIds } from '@/lib/shirt-designer/techniques';

const picture: Picture = {
  kind: 'bitmap',
  id: '00000000-0000-4000-8000-000000000001',
  width: 400,
  height: 200,
};
const pictures: ShirtPictures = new Map([[picture.id, { picture, look: null }]]);

/** A disc cut out: its corners are transparent. */
const disc = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><ellipse cx="200" cy="100" rx="160" ry="90" fill="#c8b090"/></svg>',
  ),
).png();

const design = (technique: TechniqueId, more: Partial<PictureLayer> | null = {}): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: {
    front: {
      technique,
      layers: more ? [newPicture('l1', picture, { width: 200, x: 0, y: 100, name: 'disc', ...more })] : [],
    },
  },
  quantities: { m: 10 },
  people: [],
});

/** The print area as it is seen, four pixels a millimetre. */
const scale = 4;
const { x, y } = garments.tee.sides.front ?? { x: 0, y: 0 };
const frame = { x: x - 100, y: y + 50, width: 200, height: 100 };

let href = '';
beforeAll(async () => {
  href = `data:image/png;base64,${(await disc.toBuffer()).toString('base64')}`;
});

const markupOf = (one: ShirtDesign) =>
  renderToStaticMarkup(
    <ShirtView
      garment={garments.tee}
      design={one}
      side="front"
      letters={new Map()}
      pictures={pictures}
      embedded={new Map([[picture.id, href]])}
      frame={frame}
      id="seen"
    />,
  );

async function seen(one: ShirtDesign): Promise<(x: number, y: number) => number[]> {
  const svg = markupOf(one).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width * scale}" height="${frame.height * scale}"`,
  );
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return (across, down) => {
    const at = (Math.round(down * scale) * info.width + Math.round(across * scale)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

/** Every quarter of a millimetre across the middle of the disc. */
const across = Array.from({ length: 160 }, (_, at) => 80 + at / 4);

describe('A picture of pixels', () => {
  test('looks like the technique it is made with: no two of them are alike', async () => {
    const looks = await Promise.all(
      techniqueIds.map(async (technique) => {
        const at = await seen(design(technique));
        return across.map((millimetres) => at(millimetres, 50));
      }),
    );
    looks.forEach((one, first) => {
      looks.slice(first + 1).forEach((other, second) => {
        const apart = one.reduce(
          (sum, colour, at) =>
            sum +
            colour.reduce((all, value, channel) => all + Math.abs(value - (other[at]?.[channel] ?? 0)), 0),
          0,
        );
        const pair = `${techniqueIds[first]} and ${techniqueIds[first + 1 + second]}`;
        expect(apart / one.length, pair).toBeGreaterThan(4);
      });
    });
  });

  test.each(techniqueIds)(
    'made by %s leaves the fabric as it is where it is transparent',
    async (technique) => {
      const [made, bare] = [await seen(design(technique)), await seen(design(technique, null))];
      for (const [left, down] of [
        [2, 2],
        [198, 2],
        [2, 98],
        [12, 12],
      ] as const)
        expect(made(left, down)).toEqual(bare(left, down));
      expect(made(100, 50)).not.toEqual(bare(100, 50));
    },
  );

  test.each(techniqueIds)('made by %s is fetched once and drawn without a filter', (technique) => {
    const crop = { left: 0.1, top: 0, right: 0.2, bottom: 0 };
    const markup = markupOf(design(technique, { crop, opacity: 60, angle: 20, flipX: true }));
    expect(markup.match(/<image /g)).toHaveLength(1);
    expect(markup).not.toContain('filter');
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, named] of markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(named);
  });

  test('has ids of its own, whatever its layer is called in a document that somebody wrote by hand', () => {
    for (const id of ['cloth', 'thread', 'sheen', 'film', 'dots', 'mesh', 'knit'])
      for (const technique of techniqueIds) {
        const ids = [...markupOf(design(technique, { id })).matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
        expect(new Set(ids).size, `${id}, ${technique}`).toBe(ids.length);
      }
  });

  test('is in the files of the workshop as it was brought, without any look', async () => {
    for (const technique of techniqueIds) {
      const files = shirtProductionFiles(design(technique), new Map(), 'fr', pictures, () => disc.toBuffer());
      for (const file of files.filter(({ type }) => type === 'image/svg+xml')) {
        const made = await file.make({ locale: 'fr', title: 'x', savedAt: new Date(0) });
        expect(String(made ?? '')).not.toMatch(/<(mask|pattern|linearGradient|use)/);
      }
    }
  });
});
