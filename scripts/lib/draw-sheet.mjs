import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { say } from './progress.mjs';

/**
 * One drawing as a picture, `scale` pixels a millimetre.
 *
 * @param {import('react').ReactNode} drawing
 * @param {number} scale
 */
async function render(drawing, scale) {
  const markup = renderToStaticMarkup(drawing);
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const svg = markup.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}`);
  return sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
}

/**
 * Rows of pictures on one sheet, each column as wide as its widest.
 *
 * @param {import('react').ReactNode[][]} rows
 * @param {number} scale
 * @param {string} file
 */
export async function drawSheet(rows, scale, file) {
  const pictures = await Promise.all(
    rows.map((row) => Promise.all(row.map((drawing) => render(drawing, scale)))),
  );
  const columns = Math.max(...pictures.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...pictures.map((row) => row[i]?.info.width ?? 0)),
  );
  const heights = pictures.map((row) => Math.max(...row.map(({ info }) => info.height)));
  /** @param {number[]} numbers */
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const placed = pictures.flatMap((row, y) =>
    row.map(({ data, info }, x) => ({
      input: data,
      left: sum(widths.slice(0, x)),
      top: sum(heights.slice(0, y + 1)) - info.height,
    })),
  );
  await sharp({ create: { width: sum(widths), height: sum(heights), channels: 3, background: '#faf8f4' } })
    .composite(placed)
    .png()
    .toFile(file);
  say(file);
}
