import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './lib/environment.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';

const targetDir = path.join(projectRoot, 'app', '_fonts', 'generated');
/** Both files together, checks.md V4. */
const largestTotalBytes = 60_000;

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
// French, Dutch and English letters and punctuation. What the fonts do not have (arrows to the side, ✓, ‰, Ÿ, ĳ) is
// not asked for; the narrow no-break space is drawn from the space by the browser.
const letters = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàáâäæçèéêëíîïñóôöùúûüÿŒœ';
const signs = '«»‹›“”„‘’–—…·•×÷−°²³€£§©®™↑↓\u00a0';
const layoutFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const fonts = [
  {
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    // Narrow, so that the long Dutch words fit a phone at poster size.
    axes: { opsz: 60, wdth: 85, wght: { min: 400, max: 800 } },
  },
  {
    name: 'instrument-sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  // For the pictures of samples, whose letters have the advances that components/illustrations/scene-parts.tsx counts with.
  {
    name: 'bricolage-grotesque-drawn',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 14, wdth: 100, wght: 800 },
    format: 'truetype',
  },
  // For the pictures of shared links, which are drawn while building: no browser loads it.
  {
    name: 'bricolage-grotesque-800',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 60, wdth: 85, wght: 800 },
    format: 'truetype',
  },
];

const isForBrowsers = (font) => font.format === undefined;

function sourcePath(font) {
  return path.join(projectRoot, 'node_modules', '@fontsource-variable', font.source);
}

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const font of fonts) hash.update(readFileSync(sourcePath(font)));
  return hash.digest('hex');
}

function targetPath(font) {
  return path.join(targetDir, `${font.name}.${isForBrowsers(font) ? 'woff2' : 'ttf'}`);
}

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

/** Writes the two font files of the site into app/_fonts/generated, when they are not there yet. */
export async function subsetFonts() {
  const hash = sourceHash();
  if (isUpToDate(hash)) return;
  const { default: subsetFont } = await import('subset-font');
  const results = await Promise.all(
    fonts.map((font) =>
      subsetFont(readFileSync(sourcePath(font)), ascii + letters + signs, {
        targetFormat: font.format ?? 'woff2',
        variationAxes: font.axes,
        keepFeatures: layoutFeatures,
        noHinting: true,
      }),
    ),
  );
  const sizes = results.map((file) => file.length);
  const total = sizes.reduce((sum, size, index) => (isForBrowsers(fonts[index]) ? sum + size : sum), 0);
  if (total > largestTotalBytes) {
    throw new LauncherError(
      `The fonts take ${total} bytes, more than ${largestTotalBytes}: keep fewer characters.`,
    );
  }
  mkdirSync(targetDir, { recursive: true });
  fonts.forEach((font, index) => {
    writeFileSync(targetPath(font), results[index]);
  });
  writeFileSync(path.join(targetDir, 'source-hash'), hash);
  say(
    `Fonts: ${fonts.map((font, index) => `${font.name} ${sizes[index]} bytes`).join(', ')}, together ${total}`,
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  subsetFonts().catch(exitWith);
}
