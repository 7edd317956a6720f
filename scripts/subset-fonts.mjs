import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './lib/environment.mjs';
import { ascii, fontCharacters, signsOfCode } from './lib/font-characters.mjs';
import { leanFont } from './lib/lean-font.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';

const targetDir = path.join(projectRoot, 'app', '_fonts', 'generated');
/** Both files together, checks.md V4. */
const largestTotalBytes = 32_000;

const layoutFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
/** Between these letters browsers kern. */
export const kernedLetters = `${ascii.replace(/[^A-Za-z.,:;-]/g, '')}’Éàâçèéêëîïôùû`;
/** As shares of an em: what is less nobody sees, a pixel of the largest headline and a quarter of one of the text. */
const smallestKerning = { display: 0.01, text: 0.016 };

// The framework has them fetched in the order of their names. Over HTTP/1.1 the first one takes the connection that brought the
// page: the larger one, since a new connection begins with no more than 14 kB.
/** @type {{ name: string, source: string, left?: string, axes: Record<string, number | { min: number, max: number }>, kerning: number }[]} */
export const fonts = [
  {
    name: 'display',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    // Narrow, so that the long Dutch words fit a phone at poster size; and in the one weight that is shown.
    axes: { opsz: 60, wdth: 85, wght: 800 },
    left: `${signsOfCode}↑↓`,
    kerning: smallestKerning.display,
  },
  {
    name: 'body',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    kerning: smallestKerning.text,
  },
];

/** @typedef {(typeof fonts)[number]} Font */

/** @param {Font} font */
export function sourcePath(font) {
  return path.join(projectRoot, 'node_modules', '@fontsource-variable', font.source);
}

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of ['font-characters', 'lean-font']) {
    hash.update(readFileSync(path.join(projectRoot, 'scripts', 'lib', `${name}.mjs`)));
  }
  for (const font of fonts) hash.update(readFileSync(sourcePath(font)));
  return hash.digest('hex');
}

/** @param {Font} font */
function targetPath(font) {
  return path.join(targetDir, `${font.name}.woff2`);
}

/** @param {string} hash */
function isUpToDate(hash) {
  try {
    return (
      readFileSync(path.join(targetDir, 'source-hash'), 'utf8') === hash &&
      fonts.every((font) => statSync(targetPath(font)).size > 0)
    );
  } catch {
    return false;
  }
}

/**
 * @param {Font} font
 * @returns {Promise<Buffer>}
 */
export async function makeFont(font) {
  const { default: subsetFont } = await import('subset-font');
  const characters = Array.from(fontCharacters).filter((sign) => !font.left?.includes(sign));
  const file = await subsetFont(readFileSync(sourcePath(font)), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: font.axes,
    keepFeatures: layoutFeatures,
    noHinting: true,
  });
  const { convert } = await import('fontverter');
  return convert(await leanFont(file, kernedLetters, font.kerning), 'woff2');
}

/** Writes the two font files of the site into app/_fonts/generated, when they are not there yet. */
export async function subsetFonts() {
  const hash = sourceHash();
  if (isUpToDate(hash)) return;
  // One after the other: the packer answers with a piece of its own memory, which the next one writes over.
  /** @type {Buffer[]} */
  const results = [];
  for (const font of fonts) results.push(Buffer.from(await makeFont(font)));
  const sizes = results.map((file) => file.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > largestTotalBytes) {
    throw new LauncherError(
      `The fonts take ${total} bytes, more than ${largestTotalBytes}: keep fewer characters.`,
    );
  }
  mkdirSync(targetDir, { recursive: true });
  fonts.forEach((font, index) => {
    writeFileSync(targetPath(font), results[index] ?? '');
  });
  writeFileSync(path.join(targetDir, 'source-hash'), hash);
  say(
    `Fonts: ${fonts.map((font, index) => `${font.name} ${sizes[index]} bytes`).join(', ')}, together ${total}`,
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  subsetFonts().catch(exitWith);
}
