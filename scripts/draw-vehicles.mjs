import './lib/check-node.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { loadComponents } from './lib/load-components.mjs';
import { exitWith, say } from './lib/progress.mjs';

// Draws the vehicles of the wrap simulator to be looked at: `node scripts/draw-vehicles.mjs [--body=saloon] [--paint=#rrggbb]
// [--scale=0.11] [--to=/tmp]` puts bodies × sides on one sheet and finishes × lights on another.

const { values } = parseArgs({
  options: {
    body: { type: 'string' },
    paint: { type: 'string' },
    scale: { type: 'string', default: '0.11' },
    to: { type: 'string', default: '/tmp' },
  },
});

/** One drawing as a picture, `scale` pixels a millimetre. */
async function render(drawing, scale) {
  const markup = renderToStaticMarkup(drawing);
  const [, , width, height] = /viewBox="([^"]+)"/.exec(markup)[1].split(' ').map(Number);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const svg = markup.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}`);
  return sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
}

/** Rows of pictures on one sheet, each column as wide as its widest. */
async function drawSheet(rows, scale, file) {
  const pictures = await Promise.all(
    rows.map((row) => Promise.all(row.map((drawing) => render(drawing, scale)))),
  );
  const columns = Math.max(...pictures.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...pictures.map((row) => row[i]?.info.width ?? 0)),
  );
  const heights = pictures.map((row) => Math.max(...row.map(({ info }) => info.height)));
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

async function main() {
  const { bodyRows, finishRows } = await loadComponents('app/_drawings/vehicle-sheet.tsx');
  mkdirSync(values.to, { recursive: true });
  const scale = Number(values.scale);
  await drawSheet(bodyRows(values.body, values.paint), scale, path.join(values.to, 'bodies.png'));
  if (!values.body) await drawSheet(finishRows(), 0.055, path.join(values.to, 'finishes.png'));
}

main().catch(exitWith);
