import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './lib/environment.mjs';

// Cuts the fonts of documents, lib/pdf/fonts: one weight each, because a PDF holds no variable font, and as text, so that they are
// bundled with the code that needs them. Run it after a change of the fonts: node scripts/draw-pdf-fonts.mjs

// The text face of the site has neither ² nor ±, which sheets of measures need.
const source = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const fonts = {
  text: { opsz: 14, wdth: 100, wght: 400 },
  strong: { opsz: 14, wdth: 100, wght: 700 },
  display: { opsz: 48, wdth: 90, wght: 800 },
};

/** Latin-1 and the signs of French, Dutch and English setting. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, at) => String.fromCodePoint(0xa0 + at)).filter(
    (sign) => sign !== '\u00a4' && sign !== '\u00ad',
  ),
  ...'Œœ–—‘’‚“”„•…‹›€™−',
].join('');

const folder = path.join(projectRoot, 'lib', 'pdf', 'fonts');
mkdirSync(folder, { recursive: true });
for (const [name, axes] of Object.entries(fonts)) {
  const file = path.join(projectRoot, 'node_modules', '@fontsource-variable', source);
  const font = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    noLayoutClosure: true,
  });
  const table = { characters: [...new Set(characters)].join(''), font: font.toString('base64') };
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${name}: ${font.length} bytes`);
}
