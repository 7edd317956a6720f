import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPreview } from '@/lib/drawing/server/draw-preview';
import { printedPage } from '@/tests/support/printed-page';

const draw = (kind: string, content: string | Buffer, id: string = randomUUID()) =>
  drawPreview(id, kind, new Blob([new Uint8Array(Buffer.from(content))]));

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

  test('holds nothing that it would have to fetch or run, and of what is no drawing there is none', async () => {
    const picture = '<image href="https://elsewhere.test/a.png" width="100" height="100"/>';
    expect(await draw('svg', svg(`${picture}<script>1</script>`))).toBeNull();
    expect(await draw('svg', '<svg')).toBeNull();
    const endless = `<desc>${'a'.repeat(2 * 1024 * 1024)}</desc>`;
    expect(await draw('svg', svg(`${endless}<path d="M0 0h9v9z"/>`))).toBeNull();
  });
});

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

  test('is none of a file that is broken, empty, locked or of no size', async () => {
    const page = printedPage().toString('latin1');
    const hostile = [
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
      '%PDF-',
      '%PDF-1.7 \xff\xfe'.repeat(2000),
      page.slice(0, 60),
    ];
    for (const [at, content] of hostile.entries())
      expect(await draw('pdf', Buffer.from(content, 'latin1')), String(at)).toBeNull();
  });

  test('takes no room that its page claims', async () => {
    const vast = printedPage().toString('latin1').replace('0 0 200 150', '0 0 9999999 1');
    const preview = await draw('pdf', Buffer.from(vast, 'latin1'));
    if (preview) expect((await sharp(preview).metadata()).width).toBe(480);
  });

  test('is made once for all who look at the same time, and soon after', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([draw('pdf', printedPage(), id), draw('pdf', printedPage(), id)]);
    expect(other).toBe(one);
    expect(await draw('pdf', printedPage(), id)).toBe(one);
  });

  test('of many files is drawn one after the other, and each gets its own', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => draw('pdf', printedPage())));
    expect(many.every((preview) => preview !== null)).toBe(true);
  });
});
