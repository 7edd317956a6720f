import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawBlurs } from './lib/draw-samples.mjs';
import { projectRoot } from './lib/environment.mjs';
import { exitWith } from './lib/progress.mjs';

// To be run by hand after a drawing of the seed was added or changed.

const file = path.join(projectRoot, 'lib', 'portfolio', 'seed', 'seed-blurs.ts');

drawBlurs()
  .then((blurs) => {
    const lines = Object.entries(blurs).map(([id, url]) => `  '${id}':\n    '${url}',\n`);
    writeFileSync(
      file,
      `/** What stands in for each picture of the seed until it is there. Made by scripts/draw-blurs.mjs. */\nexport const seedBlurs: Record<string, string> = {\n${lines.join('')}};\n`,
    );
  })
  .catch(exitWith);
