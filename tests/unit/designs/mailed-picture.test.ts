import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { rasteriseSmall } from '@/app/_designs/draw-picture';
import { drawInTurn } from '@/app/_designs/drawing-turns';
import { drawForMail } from '@/app/_designs/mailed-picture';
import type { HeldDesign } from '@/lib/designs/design';
import { MailPostponedError } from '@/lib/mail/mail-postponed';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';

beforeEach(() => {
  // What stands in line is the process's own.
  Reflect.deleteProperty(globalThis, Symbol.for('designs.drawingTurns'));
});

const held: HeldDesign = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'wrap',
  title: 'Bestelwagen',
  locale: 'fr',
  document: defaultDesign,
  figures: null,
  savedAt: new Date('2026-11-23T10:00:00Z'),
  reference: '482-917-635',
};

/** The heaviest thing to send: nothing in it is like what is beside it. */
async function noise(width: number, height: number): Promise<string> {
  let seed = 1;
  const bytes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = seed >> 16;
  }
  const png = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`;
}

test('a picture for a mail is never too heavy, whatever is on it', async () => {
  for (const [width, height] of [
    [600, 600],
    [300, 600],
  ] as const) {
    const picture = await rasteriseSmall(await noise(width, height));
    expect(picture.png.length).toBeLessThanOrEqual(300_000);
    expect(Math.abs(picture.width / picture.height / (width / height) - 1)).toBeLessThan(0.01);
    const read = await sharp(picture.png).metadata();
    expect([read.width, read.height]).toEqual([picture.width, picture.height]);
    expect(Math.max(picture.width, picture.height)).toBeGreaterThanOrEqual(500);
  }
});

test('a tall drawing is no taller than a wide one is wide', async () => {
  const tall =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 400"><path d="M0 0H50V400H0Z"/></svg>';
  expect(await rasteriseSmall(tall)).toMatchObject({ width: 300, height: 1200 });
});

test('it names the sides that it shows, in the language of who reads', async () => {
  const drawn = await drawForMail(held, 'en');
  expect(drawn?.sides).toHaveLength(5);
  expect(drawn?.sides).toContain('roof');
  expect(drawn?.width).toBe(1200);
  expect(await drawForMail({ ...held, document: { version: 99 } }, 'en')).toBeNull();
});

/** A visitor's drawing, which takes as long as the test wants. */
function drawLong() {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  return { drawn: drawInTurn('a visitor', () => promise), end };
}

test('nothing else is drawn while a mail is', async () => {
  let isDrawn = false;
  const mailed = drawForMail(held, 'en').then(() => {
    isDrawn = true;
  });
  const visitors = await drawInTurn('a visitor', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return isDrawn;
  });
  expect(visitors).toEqual({ drawn: true });
  await mailed;
});

test('a mail is postponed when there is no turn to be had', async () => {
  vi.useFakeTimers();
  const visitor = drawLong();
  const asked = expect(drawForMail(held, 'en')).rejects.toBeInstanceOf(MailPostponedError);
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  visitor.end();
  await visitor.drawn;
  vi.useRealTimers();
});

test('what nobody waits for any more when its turn comes is not drawn', async () => {
  const visitor = drawLong();
  const over = new AbortController();
  const asked = drawForMail(held, 'en', over.signal);
  over.abort(new Error('The time is over'));
  visitor.end();
  await expect(asked).rejects.toThrow('The time is over');
  expect(await drawInTurn('next', async () => 'drawn')).toEqual({ drawn: 'drawn' });
});
