import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import { projectRoot } from './lib/environment.mjs';

// Draws lib/drawing/letters: the outlines of each face as a table that browser and server read alike, without a font
// parser. Run it after a change of the faces or of the characters: node scripts/draw-letters.mjs

/** Fractions of an em: a letter of half a metre is right to half a millimetre of its family's drawing. */
const unitsPerEm = 1000;

const families = {
  bricolage: {
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-*-standard-normal',
    axes: { wght: 800, wdth: 100, opsz: 48 },
  },
  'bricolage-normal': {
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-*-standard-normal',
    axes: { wght: 400, wdth: 100, opsz: 48 },
  },
  oswald: { package: '@fontsource/oswald', file: 'oswald-*-600-normal' },
  'oswald-normal': { package: '@fontsource/oswald', file: 'oswald-*-400-normal' },
  'barlow-condensed': { package: '@fontsource/barlow-condensed', file: 'barlow-condensed-*-700-normal' },
  'barlow-condensed-normal': {
    package: '@fontsource/barlow-condensed',
    file: 'barlow-condensed-*-400-normal',
  },
  'bebas-neue': { package: '@fontsource/bebas-neue', file: 'bebas-neue-*-400-normal' },
  overpass: { package: '@fontsource/overpass', file: 'overpass-*-800-normal' },
  'overpass-normal': { package: '@fontsource/overpass', file: 'overpass-*-400-normal' },
  'archivo-black': { package: '@fontsource/archivo-black', file: 'archivo-black-*-400-normal' },
  'alfa-slab': { package: '@fontsource/alfa-slab-one', file: 'alfa-slab-one-*-400-normal' },
  lobster: { package: '@fontsource/lobster', file: 'lobster-*-400-normal' },
  stencil: { package: '@fontsource/saira-stencil-one', file: 'saira-stencil-one-*-400-normal' },
  fredoka: { package: '@fontsource/fredoka', file: 'fredoka-*-600-normal' },
  'fredoka-normal': { package: '@fontsource/fredoka', file: 'fredoka-*-400-normal' },
};

/**
 * @param {number} from
 * @param {number} to
 */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
/** What Belgium and its neighbours write: Latin-1, Latin Extended-A, and the marks of French, Dutch and English setting. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa1, 0xff).filter((c) => c !== '\u00ad'),
  ...range(0x100, 0x17f),
  ...'ȘșȚțẞ–—‘’‚“”„†•…‹›€™',
];
const kerned = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a), ...'.,-’'];

const require = createRequire(import.meta.url);

/**
 * @param {(typeof families)[keyof typeof families] & { axes?: Record<string, number> }} family
 * @param {string} subset
 */
async function openFont(family, subset) {
  const folder = path.dirname(require.resolve(`${family.package}/package.json`));
  const file = path.join(folder, 'files', `${family.file.replace('*', subset)}.woff2`);
  const face = new Face(new FontBlob(await convert(readFileSync(file), 'truetype')));
  const font = new Font(face);
  if (family.axes)
    font.setVariations(Object.entries(family.axes).map(([tag, value]) => new Variation(tag, value)));
  return { font, scale: unitsPerEm / face.upem };
}

/**
 * @param {Awaited<ReturnType<typeof openFont>>} opened
 * @param {string} text
 */
function shaped({ font, scale }, text) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const places = buffer.getGlyphPositions();
  return { infos, advance: places.reduce((sum, place) => sum + place.xAdvance, 0) * scale };
}

/**
 * Whole units, each point relative to the one before its command: half the bytes of what HarfBuzz writes.
 *
 * @param {string} path
 * @param {number} scale
 */
function relative(path, scale) {
  let [x, y] = /** @type {[number, number]} */ ([0, 0]);
  let start = /** @type {[number, number]} */ ([0, 0]);
  return path.replace(
    /([MLQCZ])([^MLQCZ]*)/g,
    (_, /** @type {string} */ command, /** @type {string} */ rest) => {
      if (command === 'Z') {
        [x, y] = start;
        return 'z';
      }
      const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * scale));
      const steps = numbers.map((number, at) => number - (at % 2 === 0 ? x : y));
      [x, y] = /** @type {[number, number]} */ (numbers.slice(-2));
      if (command === 'M') start = [x, y];
      return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
    },
  );
}

/**
 * The top of a letter in units.
 *
 * @param {string} path
 * @param {number} scale
 */
const topOf = (path, scale) =>
  Math.round(Math.max(...[...path.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y))) * scale);

/**
 * @param {string} id
 * @param {Parameters<typeof openFont>[0]} family
 */
async function drawFamily(id, family) {
  const latin = await openFont(family, 'latin');
  const others = await openFont(family, 'latin-ext').catch(() => null);
  const glyphs = new Map();
  let [capHeight, xHeight] = [0, 0];
  for (const character of characters) {
    for (const font of [latin, others]) {
      if (!font) continue;
      const { infos, advance } = shaped(font, character);
      const [glyph] = infos;
      if (!glyph || infos.length !== 1 || glyph.codepoint === 0) continue;
      const outline = font.font.glyphToPath(glyph.codepoint);
      if (character === 'H') capHeight = topOf(outline, font.scale);
      if (character === 'x') xHeight = topOf(outline, font.scale);
      glyphs.set(character, { advance: Math.round(advance), path: relative(outline, font.scale) });
      break;
    }
  }
  const byValue = new Map();
  for (const left of kerned) {
    for (const right of kerned) {
      const [a, b] = [glyphs.get(left), glyphs.get(right)];
      if (!a || !b) continue;
      // Ligatures are no kerning.
      const { infos, advance } = shaped(latin, left + right);
      const kern = Math.round((advance - a.advance - b.advance) / 2) * 2;
      if (infos.length !== 2 || Math.abs(kern) < 6) continue;
      byValue.set(kern, (byValue.get(kern) ?? '') + left + right);
    }
  }
  const table = {
    unitsPerEm,
    capHeight,
    xHeight,
    glyphs: [...glyphs].map(([c, { advance, path }]) => `${c}${advance} ${path}`).join('\n'),
    kerning: [...byValue]
      .sort(([a], [b]) => a - b)
      .map(([value, pairs]) => `${value} ${pairs}`)
      .join('\n'),
  };
  const file = path.join(projectRoot, 'lib', 'drawing', 'letters', `${id}.json`);
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  return { glyphs: glyphs.size, bytes: JSON.stringify(table).length };
}

mkdirSync(path.join(projectRoot, 'lib', 'drawing', 'letters'), { recursive: true });
for (const [id, family] of Object.entries(families)) {
  const { glyphs, bytes } = await drawFamily(id, family);
  process.stdout.write(`${id}: ${glyphs} characters, ${bytes} bytes\n`);
}
