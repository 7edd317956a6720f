import './lib/check-node.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawSheet } from './lib/draw-sheet.mjs';
import { loadComponents } from './lib/load-components.mjs';
import { exitWith } from './lib/progress.mjs';

// Draws the garments of the T-shirt designer to be looked at: `node scripts/draw-garments.mjs [--garment=hoodie] [--fabric=navy]
// [--scale=0.4] [--to=/tmp]` puts garments × sides on one sheet, and one garment in every fabric on another, and our marks, our templates,
// the techniques, pictures in them and the weights of letters on sheets of their own.

const { values } = parseArgs({
  options: {
    garment: { type: 'string' },
    fabric: { type: 'string' },
    scale: { type: 'string', default: '0.4' },
    to: { type: 'string', default: '/tmp' },
  },
});

async function main() {
  const { fabricRows, garmentRows } = await loadComponents('app/_drawings/garment-sheet.tsx');
  mkdirSync(values.to, { recursive: true });
  const scale = Number(values.scale);
  await drawSheet(garmentRows(values.garment, values.fabric), scale, path.join(values.to, 'garments.png'));
  const { markRows } = await loadComponents('app/_drawings/mark-sheet.tsx');
  const { pictureRows, techniqueRows, templateRows, weightRows } = await loadComponents(
    'app/_drawings/template-sheet.tsx',
  );
  await drawSheet(await templateRows(), scale, path.join(values.to, 'templates.png'));
  await drawSheet(await techniqueRows(), scale * 2, path.join(values.to, 'techniques.png'));
  await drawSheet(pictureRows(), scale * 6, path.join(values.to, 'pictures.png'));
  await drawSheet(await weightRows(), scale * 2, path.join(values.to, 'weights.png'));
  await drawSheet(markRows(), 1.4, path.join(values.to, 'marks.png'));
  await drawSheet(fabricRows(values.garment), scale * 0.6, path.join(values.to, 'fabrics.png'));
}

main().catch(exitWith);
