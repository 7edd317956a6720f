import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPreview } from '@/lib/drawing/server/draw-preview';
import { pageOf, pdfOf, pdfStream, printedPage } from '@/tests/support/printed-page';

const draw = (kind: string, content: string | Buffer, id: string = randomUUID()) =>
  drawPreview(id, kind, async () => new Blob([new Uint8Array(Buffer.from(content))]));

const red = [217, 48, 21];
const white = [255, 255, 255];

/** Whether the small picture has that colour at a place of its 480 by 360 pixels. */
async function expectColour(preview: Buffer | null, [left, top]: [number, number], wanted: number[]) {
  if (!preview) throw new Error('Nothing was drawn');
  const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 360]);
  for (const [channel, value] of wanted.entries()) {
    const found = data[(top * info.width + left) * info.channels + channel] ?? 0;
    expect(Math.abs(found - value), `${left}, ${top}: ${found}`).toBeLessThan(14);
  }
}

describe('A small picture of a drawing', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
  /** The left half of a square, and the tip of its last corner. */
  const halfIn = (colour: string) =>
    svg(`<g fill="${colour}"><path d="M0 0h50v100h-50z"/><path d="M100 99v1h-1z"/></g>`);

  test('has its shapes on white', async () => {
    const preview = await draw('svg', halfIn('#d93015'));
    expect((await sharp(preview ?? undefined).metadata()).format).toBe('webp');
    await expectColour(preview, [120, 180], red);
    await expectColour(preview, [400, 180], white);
  });

  test('that is white itself stands on a darker ground', async () => {
    const preview = await draw('svg', halfIn('#fff'));
    await expectColour(preview, [120, 180], white);
    await expectColour(preview, [400, 180], [0x4a, 0x4a, 0x4a]);
  });

  test('has its lines, and what shines through', async () => {
    const lines = `<path d="M0 50h100" stroke="#d93015" stroke-width="40"/><path d="M0 0h100v100h-100z" fill="none"/>`;
    const veil = '<path d="M0 0h100v30h-100z" opacity=".5"/><path d="M0 70h100v30h-100z" fill="#d93015"/>';
    const preview = await draw('svg', svg(`${lines}${veil}`));
    await expectColour(preview, [240, 180], red);
    await expectColour(preview, [240, 20], [128, 128, 128]);
    await expectColour(preview, [240, 340], red);
  });

  test('is drawn or given up when its lines cross millions of times', async () => {
    const zigzag = Array.from({ length: 20_000 }, (_, at) => `L${(at * 37) % 101} ${at % 2 ? 0 : 100}`);
    const begun = performance.now();
    await draw('svg', svg(`<path stroke="#000" stroke-width="9" d="M0 0${zigzag.join('')}"/>`));
    expect(performance.now() - begun).toBeLessThan(20_000);
    await expectColour(await draw('svg', halfIn('#d93015')), [120, 180], red);
  });

  test('holds nothing that it would have to fetch or run, and of what is no drawing there is none', async () => {
    const picture = '<image href="https://elsewhere.test/a.png" width="100" height="100"/>';
    expect(await draw('svg', svg(`${picture}<script>1</script>`))).toBeNull();
    expect(await draw('svg', '<svg')).toBeNull();
    const endless = `<desc>${'a'.repeat(2 * 1024 * 1024)}</desc>`;
    expect(await draw('svg', svg(`${endless}<path d="M0 0h9v9z"/>`))).toBeNull();
  });
});

/** A letter by a program that locks. */
function locked(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({ size: [200, 150], margin: 0, ...options });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
    page.rect(0, 75, 200, 75).fill('#d93015');
    page.end();
  });
}

const lowerHalf = (width: number, height: number) => `0.851 0.188 0.082 rg 0 0 ${width} ${height / 2} re f`;

describe('A small picture of a PDF', () => {
  test('shows its first page, with letters, on white', async () => {
    const preview = await draw('pdf', printedPage());
    // The page is 200 by 150 points: red below, letters above.
    await expectColour(preview, [240, 300], red);
    await expectColour(preview, [475, 5], white);
    const upper = sharp(preview ?? undefined).extract({ left: 0, top: 0, width: 480, height: 150 });
    const { channels } = await sharp(await upper.png().toBuffer()).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(60);
  });

  test('is drawn of an Illustrator file that is one, and of no PostScript', async () => {
    await expectColour(await draw('ai', printedPage()), [240, 300], red);
    expect(await draw('ai', '%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 9.0\n')).toBeNull();
  });

  test('is none of a file that is broken, empty or endless in its pages', async () => {
    const page = printedPage().toString('latin1');
    const hostile = [
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
      '%PDF-',
      '%PDF-1.7 \xff\xfe'.repeat(2000),
      page.slice(0, 60),
      `%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']).toString(
        'latin1',
      ),
    ];
    for (const [at, content] of hostile.entries())
      expect(await draw('pdf', Buffer.from(content, 'latin1')), String(at)).toBeNull();
  });

  test('is none of a file that asks for a password, and one of a file that only asks not to be printed', async () => {
    expect(await draw('pdf', await locked({ userPassword: 'geheim' }))).toBeNull();
    expect(await draw('pdf', await locked({ userPassword: 'geheim', pdfVersion: '1.7ext3' }))).toBeNull();
    await expectColour(await draw('pdf', await locked({ ownerPassword: 'geheim' })), [240, 300], red);
  });

  test('is of the first of ten thousand pages, and of as many as a file claims to have', async () => {
    const kids = Array.from({ length: 10_000 }, (_, at) => `${at + 4} 0 R`).join(' ');
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 3 0 R>>';
    const many = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count 10000/Kids[${kids}]>>`,
      pdfStream(lowerHalf(200, 150)),
      ...Array.from({ length: 10_000 }, () => page),
    ]);
    await expectColour(await draw('pdf', many), [240, 300], red);
    const claims = printedPage().toString('latin1').replace('/Count 1', '/Count 2147483647');
    await expectColour(await draw('pdf', Buffer.from(claims, 'latin1')), [240, 300], red);
  });

  test('takes no room that its page claims', async () => {
    const sheet = pageOf(lowerHalf(14_400, 14_400), { entries: '/MediaBox[0 0 14400 14400]' });
    await expectColour(await draw('pdf', sheet), [240, 300], red);
    const billboard = pageOf(lowerHalf(14_400, 14_400), {
      entries: '/UserUnit 75000/MediaBox[0 0 14400 14400]',
    });
    await expectColour(await draw('pdf', billboard), [240, 300], red);
    await expectColour(
      await draw('pdf', pageOf('', { entries: '/MediaBox[0 0 9999999 1]' })),
      [240, 10],
      white,
    );
  });

  test('takes no more memory than it was given, whatever a file unpacks to', async () => {
    // Each holds the next three times: 3²⁴ squares in five kilobytes.
    const forms = Array.from({ length: 24 }, (_, at) =>
      pdfStream(
        at === 23 ? '0 0 9 9 re f' : '/F Do /F Do /F Do',
        `/Type/XObject/Subtype/Form/BBox[0 0 200 150]/Resources<</XObject<</F ${at + 6} 0 R>>>>`,
      ),
    );
    const bomb = pageOf('/F Do', { resources: '/XObject<</F 5 0 R>>', objects: forms });
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 10);
    try {
      expect(await draw('pdf', bomb)).toBeNull();
    } finally {
      clearInterval(watch);
    }
    expect((most - before) / 1024 / 1024).toBeLessThan(700);
    await expectColour(await draw('pdf', printedPage()), [240, 300], red);
  });

  test('is given up where drawing comes to no end, and the next one is drawn', async () => {
    const endless = `{ pop ${'dup sin dup cos mul add '.repeat(4000)} dup dup }`;
    const shading = pageOf('/S sh', {
      resources: '/Shading<</S 5 0 R>>',
      objects: [
        '<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 200 0 150]/Function 6 0 R>>',
        pdfStream(endless, '/FunctionType 4/Domain[0 200 0 150]/Range[0 1 0 1 0 1]'),
      ],
    });
    const [given, next] = await Promise.all([draw('pdf', shading), draw('pdf', printedPage())]);
    expect(given).toBeNull();
    await expectColour(next, [240, 300], red);
  });

  test('is made once for all who look at the same time, and soon after', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([draw('pdf', printedPage(), id), draw('pdf', printedPage(), id)]);
    expect(other).toBe(one);
    expect(await draw('pdf', printedPage(), id)).toBe(one);
  });

  test('of many files is drawn one after the other, and each is read in its turn', async () => {
    let open = 0;
    let most = 0;
    const file = new Blob([new Uint8Array(printedPage())]);
    const many = await Promise.all(
      Array.from({ length: 6 }, () =>
        drawPreview(randomUUID(), 'pdf', async () => {
          open += 1;
          most = Math.max(most, open);
          setTimeout(() => {
            open -= 1;
          });
          return file;
        }),
      ),
    );
    expect(many.every((preview) => preview !== null)).toBe(true);
    expect(most).toBe(1);
  });

  test('is not made of a file that is away, and is tried again at the next look', async () => {
    const id = randomUUID();
    const away = () => Promise.reject(new Error('The storage is away'));
    await expect(drawPreview(id, 'pdf', away)).rejects.toThrow('The storage is away');
    await expectColour(await draw('pdf', printedPage(), id), [240, 300], red);
    expect(await drawPreview(randomUUID(), 'pdf', async () => null)).toBeNull();
  });
});

describe('What a file refers to', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  let elsewhere: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
  });

  test('is never fetched', async () => {
    const references = `<!DOCTYPE svg SYSTEM "${elsewhere}/a.dtd" [<!ENTITY a SYSTEM "${elsewhere}/a">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <style>@import url(${elsewhere}/a.css); .a { fill: url(${elsewhere}/b.svg#a) }</style>
        <image href="${elsewhere}/a.png" width="9" height="9"/>
        <use href="${elsewhere}/c.svg#a"/>
        <text>&a;</text>
        <path class="a" d="M0 0h9v9z"/>
        <path fill="#d93015" d="M0 0h50v100h-50z"/><path d="M100 99v1h-1z"/>
      </svg>`;
    await expectColour(await draw('svg', references), [120, 180], red);
    const page = pageOf(lowerHalf(200, 150), {
      entries: `/MediaBox[0 0 200 150]/AA<</O<</S/URI/URI(${elsewhere}/open)>>>>`,
      resources: '/XObject<</I 5 0 R>>',
      objects: [
        `<</Type/XObject/Subtype/Image/F<</FS/URL/F(${elsewhere}/i.jpg)>>/Width 9/Height 9/Length 0>>\nstream\n\nendstream`,
      ],
    });
    await expectColour(await draw('pdf', page), [240, 300], red);
    expect(asked).toEqual([]);
  });

  test('is not repeated as often as it says', async () => {
    const doubled = Array.from(
      { length: 40 },
      (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`,
    );
    const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE svg [<!ENTITY b0 "word">${entities.join('')}]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <defs><path id="a0" d="M0 0h9v9z"/>${doubled.join('')}</defs>
        <use href="#a40"/><text>&b12;</text>
        <path fill="#d93015" d="M0 0h50v100h-50z"/><path d="M100 99v1h-1z"/>
      </svg>`;
    await expectColour(await draw('svg', bomb), [120, 180], red);
  });
});
