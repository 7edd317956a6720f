import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { clearBackground, findBackground } from '@/lib/drawing/clear-background';
import {
  inkEach,
  lookAt,
  paletteOf,
  recolourInk,
  reduceInks,
  sweepSpecks,
} from '@/lib/drawing/inks-of-pixels';
import { hexToLab, labDistance } from '@/lib/drawing/oklab';
import { flattenOutline } from '@/lib/drawing/outlines';
import { newPixels, type Pixels, workingSize } from '@/lib/drawing/pixels';
import { reduceSvg } from '@/lib/drawing/reduce-svg';
import { traceLabels } from '@/lib/drawing/trace-labels';
import { tracedSvg, tracePicture } from '@/lib/drawing/trace-picture';

/** A drawing as a visitor's file would be: with soft edges, and as a JPEG with its noise. */
async function bitmapOf(inside: string, { size = 400, jpeg = false, ground = '' } = {}): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${size}" height="${size}">${ground ? `<rect width="400" height="400" fill="${ground}"/>` : ''}${inside}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const file = jpeg
    ? await drawn.flatten({ background: ground }).jpeg({ quality: 80 }).toBuffer()
    : await drawn.png().toBuffer();
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const alphaAt = ({ width, data }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3] as number;
const colourAt = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const nearest = (colours: readonly string[], wanted: string) =>
  Math.min(...colours.map((colour) => labDistance(hexToLab(colour), hexToLab(wanted))));

const badge =
  '<circle cx="200" cy="200" r="150" fill="#d93015"/><circle cx="200" cy="200" r="90" fill="#ffffff"/><rect x="170" y="170" width="60" height="60" fill="#1b2a57"/>';

describe('The background of a picture', () => {
  test.each([false, true])(
    'one flat colour goes, white inside the drawing stays (as a JPEG: %s)',
    async (jpeg) => {
      const cleared = clearBackground(await bitmapOf(badge, { jpeg, ground: '#ffffff' }));
      expect(cleared).not.toBeNull();
      if (!cleared) return;
      expect(alphaAt(cleared, 4, 4)).toBe(0);
      expect(alphaAt(cleared, 200, 130)).toBe(255);
      expect(alphaAt(cleared, 200, 70)).toBe(255);
      expect(alphaAt(cleared, 200, 200)).toBe(255);
    },
  );

  test('an edge becomes its own colour, as opaque as it was drawn: nothing of white is left on a navy shirt', async () => {
    const cleared = clearBackground(await bitmapOf(badge, { ground: '#ffffff' })) as Pixels;
    const drawn = await bitmapOf(badge);
    let [worstAlpha, edges] = [0, 0];
    for (let y = 0; y < 400; y += 1)
      for (let x = 0; x < 400; x += 1) {
        if (Math.hypot(x - 200, y - 200) < 140) continue;
        const [is, was] = [alphaAt(cleared, x, y), alphaAt(drawn, x, y)];
        worstAlpha = Math.max(worstAlpha, Math.abs(is - was));
        if (is < 20 || is > 250) continue;
        edges += 1;
        expect(
          labDistance(
            hexToLab('#d93015'),
            hexToLab(
              `#${colourAt(cleared, x, y)
                .map((v) => v.toString(16).padStart(2, '0'))
                .join('')}`,
            ),
          ),
        ).toBeLessThan(0.08);
      }
    expect(edges).toBeGreaterThan(200);
    expect(worstAlpha).toBeLessThan(48);
  });

  test('asked to, it goes from the openings of letters as well', async () => {
    const pixels = await bitmapOf(badge, { ground: '#ffffff' });
    expect(alphaAt(clearBackground(pixels, true) as Pixels, 200, 130)).toBe(0);
    expect(alphaAt(clearBackground(pixels, true) as Pixels, 200, 200)).toBe(255);
  });

  test('what has no one colour round it, or none at all, stays as it is', async () => {
    expect(findBackground(await bitmapOf(badge))).toBeNull();
    const half = await bitmapOf('<rect width="400" height="200" fill="#1f4bd8"/>', { ground: '#ffffff' });
    expect(findBackground(half)).toBeNull();
    expect(clearBackground(half)).toBeNull();
  });
});

describe('The inks of a picture', () => {
  test.each([false, true])('three are three, soft edges and noise are none (as a JPEG: %s)', async (jpeg) => {
    const look = lookAt(await bitmapOf(badge, { jpeg, ground: '#ffffff' }));
    expect(look.inks).toHaveLength(3);
    expect(look.isPhoto).toBe(false);
    const colours = look.inks.map(({ colour }) => colour);
    for (const wanted of ['#ffffff', '#d93015', '#1b2a57'])
      expect(nearest(colours, wanted)).toBeLessThan(0.03);
    expect(look.inks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
  });

  test('a photo is one, and is told from a logo', async () => {
    const noise = newPixels(200, 200);
    for (let at = 0; at < 200 * 200; at += 1)
      noise.data.set([(at * 7919) % 256, (at * 104_729) % 256, (at * 1_299_709) % 256, 255], at * 4);
    expect(lookAt(noise).isPhoto).toBe(true);
  });

  test('a shadow is half transparent, an edge is not', async () => {
    expect(lookAt(await bitmapOf(badge)).halfTransparent).toBeLessThan(0.005);
    const shadow = await bitmapOf(`<rect x="50" y="300" width="300" height="60" opacity=".4"/>${badge}`);
    expect(lookAt(shadow).halfTransparent).toBeGreaterThan(0.05);
  });

  test('a palette holds colours that are really there', async () => {
    const palette = paletteOf(await bitmapOf(badge, { ground: '#f3e9d2' }), 4);
    expect([...palette].sort()).toEqual(['#1b2a57', '#d93015', '#f3e9d2', '#ffffff']);
  });

  test('reducing leaves so many colours and every edge where it was', async () => {
    const pixels = await bitmapOf(badge, { ground: '#f3e9d2' });
    for (const count of [1, 2, 3]) {
      const reduced = reduceInks(pixels, count);
      const colours = new Set<string>();
      for (let at = 0; at < reduced.data.length; at += 4)
        colours.add(reduced.data.subarray(at, at + 3).join());
      expect(colours.size).toBe(count);
    }
  });

  test('an edge between two inks never takes a third that lies between them', async () => {
    const grey =
      '<circle cx="120" cy="200" r="100" fill="#1b2a57"/><rect x="280" y="100" width="100" height="200" fill="#8d94ab"/>';
    const pixels = await bitmapOf(grey, { ground: '#ffffff' });
    const palette = ['#ffffff', '#1b2a57', '#8d94ab'];
    const labels = inkEach(pixels, palette);
    let halo = 0;
    for (let y = 0; y < 400; y += 1)
      for (let x = 0; x < 250; x += 1) if (labels[y * 400 + x] === 2) halo += 1;
    expect(halo).toBe(0);
    expect(labels[200 * 400 + 330]).toBe(2);
  });

  test('one ink becomes another, the others stay', async () => {
    const changed = recolourInk(await bitmapOf(badge, { ground: '#ffffff' }), '#d93015', '#128a4c');
    expect(colourAt(changed, 200, 70)).toEqual([0x12, 0x8a, 0x4c]);
    expect(colourAt(changed, 200, 130)).toEqual([255, 255, 255]);
    expect(colourAt(changed, 200, 200)).toEqual([0x1b, 0x2a, 0x57]);
  });

  test('specks become what lies round them', () => {
    const labels = new Uint8Array(400).fill(1);
    labels[210] = 0;
    sweepSpecks(labels, 20, 4);
    expect(new Set(labels)).toEqual(new Set([1]));
  });
});

/** Is a point inside outlines, by the even-odd rule. */
function isInside(path: string, x: number, y: number): boolean {
  let inside = false;
  for (const points of flattenOutline(path))
    points.forEach(([ax, ay], at) => {
      const [bx, by] = points[(at + 1) % points.length] as readonly [number, number];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
    });
  return inside;
}

describe('Tracing', () => {
  test('a square stays a square to a tenth of a pixel, a disc is round in few curves', async () => {
    const traced = tracePicture(await bitmapOf(badge, { size: 1000 }), 3);
    expect(traced?.shapes).toHaveLength(3);
    const [disc, square] = ['#d93015', '#1b2a57'].map(
      (wanted) => traced?.shapes.find(({ fill }) => fill === wanted)?.path ?? '',
    ) as [string, string];
    const points = flattenOutline(square).flat();
    for (const [x, y] of points) {
      expect(
        Math.min(Math.abs(x - 425), Math.abs(x - 575), Math.abs(y - 425), Math.abs(y - 575)),
      ).toBeLessThan(0.35);
    }
    expect(square.match(/[LC]/g)?.length).toBeLessThanOrEqual(6);
    for (const [at, ring] of flattenOutline(disc).entries())
      for (const [x, y] of ring)
        expect(Math.abs(Math.hypot(x - 500, y - 500) - (at === 0 ? 375 : 225))).toBeLessThan(1.1);
    expect(disc.match(/C/g)?.length).toBeLessThan(40);
  });

  test('neighbours share their border: between two inks there is neither a gap nor an overlap', async () => {
    const three =
      '<rect width="400" height="400" fill="#ffd21f"/><path d="M0 0H260L140 400H0Z" fill="#d93015"/><circle cx="230" cy="160" r="90" fill="#1b2a57"/>';
    const traced = tracePicture(await bitmapOf(three), 3);
    for (let at = 0; at < 900; at += 1) {
      const [x, y] = [12 + (at % 30) * 33.3, 12 + Math.floor(at / 30) * 33.1];
      expect(traced?.shapes.filter(({ path }) => isInside(path, x, y))).toHaveLength(1);
    }
  });

  test('whatever the labels are, each pixel lies in its own ink alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 36, maxLength: 36 }), (cells) => {
        // Pixels of 12 by 12: finer than that, a fitted border rounds them off.
        const width = 72;
        const labels = new Uint8Array(width * width);
        for (let at = 0; at < labels.length; at += 1)
          labels[at] = cells[Math.floor((at % width) / 12) + 6 * Math.floor(at / width / 12)] as number;
        const paths = traceLabels(labels, width, 3);
        for (const [at, ink] of cells.entries()) {
          const [x, y] = [(at % 6) * 12 + 6, Math.floor(at / 6) * 12 + 6];
          expect(paths.map((path) => path !== null && isInside(path, x + 0.01, y + 0.01))).toEqual(
            [0, 1, 2].map((own) => own === ink),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('what is traced can be kept: the file becomes the same shapes', async () => {
    const traced = tracePicture(await bitmapOf(badge, { jpeg: true, ground: '#ffffff', size: 220 }), 3);
    expect(traced).not.toBeNull();
    const kept = traced && reduceSvg(tracedSvg(traced));
    expect(kept?.status).toBe('ok');
    if (kept?.status === 'ok')
      expect(kept.shapes.map(({ fill }) => fill)).toEqual(traced?.shapes.map(({ fill }) => fill));
  });

  test('an empty picture has nothing to trace', () => {
    expect(tracePicture(newPixels(40, 30), 3)).toBeNull();
  });

  test('a small picture is enlarged and a large one made smaller before it is looked at', () => {
    expect(workingSize(newPixels(100, 40), 900, 1600).width).toBe(600);
    expect(workingSize(newPixels(4000, 1000), 900, 1600).width).toBeLessThanOrEqual(1600);
    expect(workingSize(newPixels(1000, 1000), 900, 1600).width).toBe(1000);
  });
});
