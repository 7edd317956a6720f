import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** From the narrowest phone to a large desk, in pixels. */
export const sheetWidths = [320, 390, 768, 1024, 1440, 1920, 2560];

/** Pixels: how much of a page is shown, and the ground between pictures. */
const [tallest, gap] = [6000, 24];

/**
 * A page as it stands, from its head down.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} share of its size
 */
export async function photographPage(page, share) {
  const { width, height } = await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (picture) => picture.decode().catch(() => 0)),
    ]);
    return { width: innerWidth, height: document.documentElement.scrollHeight };
  });
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  });
  return sharp(picture)
    .resize({ width: Math.round(width * share) })
    .png()
    .toBuffer();
}

/**
 * Pictures in rows, as one.
 *
 * @param {Buffer[][]} rows
 * @param {string} file whose folder is made
 */
export async function laySheet(rows, file) {
  const tiles = [];
  let top = gap;
  let right = 0;
  for (const row of rows) {
    let left = gap;
    let tallestTile = 0;
    for (const input of row) {
      const { width = 0, height = 0 } = await sharp(input).metadata();
      tiles.push({ input, left, top });
      left += width + gap;
      tallestTile = Math.max(tallestTile, height);
    }
    right = Math.max(right, left);
    top += tallestTile + gap;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp({ create: { width: right, height: top, channels: 3, background: '#777' } })
    .composite(tiles)
    .png({ palette: true })
    .toFile(file);
}
