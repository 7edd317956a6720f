import './lib/check-node.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawSheet } from './lib/draw-sheet.mjs';
import { loadComponents } from './lib/load-components.mjs';
import { exitWith } from './lib/progress.mjs';

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

async function main() {
  const { bodyRows, finishRows } = await loadComponents('app/_drawings/vehicle-sheet.tsx');
  mkdirSync(values.to, { recursive: true });
  const scale = Number(values.scale);
  await drawSheet(bodyRows(values.body, values.paint), scale, path.join(values.to, 'bodies.png'));
  if (!values.body) await drawSheet(finishRows(), 0.055, path.join(values.to, 'finishes.png'));
}

main().catch(exitWith);
