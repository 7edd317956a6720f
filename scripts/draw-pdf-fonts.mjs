import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './lib/environment.mjs';
import { joinFonts } from './lib/join-fonts.mjs';

// Cuts the fonts of documents, lib/pdf/fonts: one weight each, because a PDF holds no variable font, and as text, so that they are
// bundled with the code that needs them. Run it after a change of the fonts: node scripts/draw-pdf-fonts.mjs

// The text face of the site has neither ² nor ±, which sheets of measures need.
const sources = ['latin', 'latin-ext'].map(
  (part) => `bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal.woff2`,
);
const fonts = {
  text: { opsz: 14, wdth: 100, wght: 400 },
  strong: { opsz: 14, wdth: 100, wght: 700 },
  display: { opsz: 48, wdth: 90, wght: 800 },
};

/** @param {number} from @param {number} to */
const signsOf = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/**
 * Latin-1, the signs of French, Dutch and English setting, and the letters of everyone else in Europe who writes in Latin ones: a name on
 * a document that proves something is that of the person.
 */
const characters = [
  ...signsOf(0x20, 0x7e),
  ...signsOf(0xa0, 0xff).filter((sign) => sign !== '\u00a4' && sign !== '\u00ad'),
  ...signsOf(0x100, 0x17f),
  ...signsOf(0x218, 0x21b),
  ...'ẞ–—‘’‚“”„•…‹›€™−',
].join('');

const folder = path.join(projectRoot, 'lib', 'pdf', 'fonts');
mkdirSync(folder, { recursive: true });
for (const [name, axes] of Object.entries(fonts)) {
  const [latin, more] = await Promise.all(
    sources.map((source) =>
      subsetFont(
        readFileSync(path.join(projectRoot, 'node_modules/@fontsource-variable', source)),
        characters,
        {
          targetFormat: 'truetype',
          variationAxes: axes,
          noLayoutClosure: true,
        },
      ),
    ),
  );
  if (!latin || !more) throw new Error('There are two files');
  const { font, characters: known } = joinFonts(latin, more);
  const table = { characters: known, font: font.toString('base64') };
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${name}: ${font.length} bytes`);
}
