import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPath, samplePoints } from '@/lib/drawing/path-data';
import { reducePdf } from '@/lib/drawing/reduce-pdf';
import { cleanPicture } from '@/lib/drawing/server/clean-picture';
import { pageOf, pdfOf, pdfStream } from '@/tests/support/printed-page';

type Draw = (page: PDFKit.PDFDocument) => unknown;

/** A page of 400 by 300 points. */
function pdf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({ size: [400, 300], margin: 0, ...options });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    page.on('error', reject);
    draw(page);
    page.end();
  });
}

async function read(bytes: Uint8Array, name = 'logo.pdf') {
  const cleaned = await cleanPicture(bytes, name);
  if (cleaned.status !== 'ok') throw new Error(cleaned.fault);
  return cleaned.picture;
}

const drawn = async (draw: Draw, options?: PDFKit.PDFDocumentOptions) => read(await pdf(draw, options));

async function faultOf(bytes: Uint8Array, name = 'logo.pdf') {
  const cleaned = await cleanPicture(bytes, name);
  return cleaned.status === 'refused' ? cleaned.fault : null;
}

/** Left, top, right and bottom of a shape, rounded to whole units of the picture. */
function boxOf(path: string): number[] {
  const points = samplePoints(readPath(path, 10_000) ?? []);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

describe('A logo as PDF', () => {
  test('keeps its shapes, colours and lines, upright and cut to what they cover', async () => {
    const { kind, format, width, height, shapes, notes } = await drawn((page) =>
      page
        .rect(100, 50, 200, 100)
        .fill('#cc1122')
        .circle(200, 100, 30)
        .lineWidth(10)
        .lineJoin('round')
        .stroke('#00aa55'),
    );
    expect({ kind, format, width, height, notes }).toEqual({
      kind: 'vector',
      format: 'json',
      width: 1000,
      height: 500,
      notes: [],
    });
    expect(shapes).toHaveLength(2);
    expect(shapes?.[0]).toMatchObject({ fill: '#cc1122' });
    expect(boxOf(shapes?.[0]?.path ?? '')).toEqual([0, 0, 1000, 500]);
    expect(shapes?.[1]).toMatchObject({ fill: null, line: { colour: '#00aa55', width: 50, join: 'round' } });
    expect(boxOf(shapes?.[1]?.path ?? '')).toEqual([350, 100, 650, 400]);
  });

  test('has what was moved and turned where it is seen', async () => {
    const { shapes } = await drawn((page) => {
      page.rect(0, 0, 100, 100).fill('black');
      page.save().translate(200, 50).rotate(90).rect(0, 0, 50, 20).fill('white').restore();
    });
    expect(boxOf(shapes?.[1]?.path ?? '')).toEqual([900, 250, 1000, 500]);
  });

  test('is upright when its page is turned', async () => {
    const steps = [['path', 'fill', [0, 0, 0, 1, 40, 0, 1, 40, 10, 1, 0, 10, 4]]] as const;
    const boxes = [0, 90, 180, 270].map((rotate) => {
      const made = reducePdf({ view: [0, 0, 200, 100], rotate, steps });
      return made.status === 'ok' ? [made.width, made.height] : null;
    });
    expect(boxes).toEqual([
      [1000, 250],
      [250, 1000],
      [1000, 250],
      [250, 1000],
    ]);
  });

  test('shows printing inks as a screen does, and says its gradients became one colour', async () => {
    const { shapes, notes } = await drawn((page) => {
      page.rect(0, 0, 50, 50).fill([0, 100, 100, 0] as unknown as string);
      const gradient = page.linearGradient(60, 0, 110, 0).stop(0, 'red').stop(1, 'blue');
      page.rect(60, 0, 50, 50).fill(gradient);
    });
    expect(shapes?.[0]?.fill).toMatch(/^#[d-f][\da-f][0-5][\da-f][0-5][\da-f]$/);
    expect(shapes).toHaveLength(2);
    expect(notes).toEqual(['gradients']);
  });

  test('is cut as the file cuts it: a large field becomes the outline it is seen through', async () => {
    const { shapes, notes } = await drawn((page) => {
      page.rect(0, 0, 400, 300).fill('#eeeeee');
      page.save().circle(200, 150, 50).clip().rect(0, 0, 400, 300).fill('#102030').restore();
      page.save().rect(20, 20, 50, 50).clip().rect(25, 25, 20, 20).fill('#405060').restore();
      page.save().rect(20, 20, 50, 50).clip().rect(300, 200, 20, 20).fill('#ff0000').restore();
    });
    expect(shapes?.map(({ fill }) => fill)).toEqual(['#eeeeee', '#102030', '#405060']);
    expect(boxOf(shapes?.[1]?.path ?? '')).toEqual([375, 250, 625, 500]);
    expect(notes).toEqual([]);
  });

  test('says that a cut it cannot follow is left out', async () => {
    const { notes } = await drawn((page) => {
      page.save().circle(200, 150, 50).clip().circle(230, 150, 50).fill('#102030').restore();
    });
    expect(notes).toEqual(['effects']);
  });

  test('keeps see-through colours', async () => {
    const { shapes } = await drawn((page) => page.fillOpacity(0.4).rect(0, 0, 10, 10).fill('blue'));
    expect(shapes?.[0]).toMatchObject({ fill: '#0000ff', opacity: 0.4 });
  });

  test('says that text and photos inside it are missing', async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { notes, shapes } = await drawn((page) =>
      page.rect(0, 0, 100, 20).fill('black').text('Opaak', 0, 30).image(photo, 0, 60, { width: 20 }),
    );
    expect(shapes).toHaveLength(1);
    expect([...notes].sort()).toEqual(['images', 'text']);
  });

  test('that is only a bitmap is that bitmap', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const picture = await drawn((page) => page.image(photo, 0, 0, { width: 400 }));
    expect(picture).toMatchObject({ kind: 'bitmap', format: 'png', width: 300, height: 200 });
    const { data } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x66, 0x99]);
  });

  test('as Illustrator saves it is one too, as PostScript it is not', async () => {
    const bytes = await pdf((page) => page.rect(0, 0, 10, 10).fill('black'));
    expect(await read(bytes, 'logo.ai')).toMatchObject({ kind: 'vector' });
    expect(await faultOf(Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator'), 'logo.ai')).toBe(
      'fileType',
    );
  });
});

describe('A PDF that is no logo', () => {
  test('is refused with a reason of its own', async () => {
    const locked = await pdf((page) => page.rect(0, 0, 10, 10).fill('black'), { userPassword: 'geheim' });
    expect(await faultOf(locked)).toBe('fileLocked');
    expect(await faultOf(await pdf(() => {}))).toBe('pictureEmpty');
    expect(await faultOf(await pdf((page) => page.text('Only words')))).toBe('pictureEmpty');
    expect(await faultOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)]))).toBe('fileBroken');
    const many = await pdf((page) => {
      for (let at = 0; at < 20_000; at += 1) page.rect(at % 400, at % 300, 1, 1);
      page.fill('black');
    });
    expect(await faultOf(many)).toBe('pictureTooDetailed');
  });

  test('does not take the site with it when it is made to be read for ever', async () => {
    const steps = Array.from({ length: 300 }, () => ['save'] as const);
    const nested = [...steps, ['path', 'fill', [0, 0, 0, 1, 9, 0, 1, 9, 9, 4]] as const];
    expect(reducePdf({ view: [0, 0, 10, 10], rotate: 0, steps: nested }).status).toBe('ok');
    const broken = [['path', 'fill', [0, Number.NaN, 0, 1, 9, 0, 1, 9, 9, 4]] as const];
    expect(reducePdf({ view: [0, 0, 10, 10], rotate: 0, steps: broken }).status).toBe('pictureEmpty');
  });

  test.each([
    ['a gradient', '/S sh'],
    ['a rectangle', '0 0 400 300 re f'],
  ])('is refused where %s is cut to a long outline again and again', async (_, painted) => {
    const begun = performance.now();
    const zigzag = Array.from({ length: 20_000 }, (_, at) => `${(at * 37) % 400} ${at % 300} l`).join(' ');
    const shading = '/ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 9 9]/Function';
    const drawing = `0 0 m ${zigzag} h W n ${`${painted}\n`.repeat(4000)}`;
    const bomb = pageOf(drawing, {
      entries: '/MediaBox[0 0 400 300]',
      resources: `/Shading<</S<<${shading}<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>`,
    });
    expect(await faultOf(bomb)).toBe('pictureTooDetailed');
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  test('takes no more memory than it was given, whatever its page unpacks to', async () => {
    // Three gigabytes of spaces, packed twice, in a few kilobytes.
    const block = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '), {
      finishFlush: constants.Z_FULL_FLUSH,
    });
    const packed = deflateSync(Buffer.concat([Buffer.of(0x78, 0x9c), ...Array(48).fill(block)]));
    const page = pdfStream(packed.toString('latin1'), '/Filter[/FlateDecode/FlateDecode]');
    const bomb = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
      page,
    ]);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 10);
    try {
      expect(await faultOf(bomb)).toBe('pictureTooDetailed');
    } finally {
      clearInterval(watch);
    }
    expect((most - before) / 1024 / 1024).toBeLessThan(1500);
  });
});
