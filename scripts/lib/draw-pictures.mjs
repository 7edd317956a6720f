import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';
import { loadComponents } from './load-components.mjs';

const targetDir = path.join(projectRoot, 'public', 'pictures');
/** @param {string} name */
const isPictureFile = (name) => /^[a-z-]+-[0-9a-f]{12}\.svg$/.test(name);

/** @param {readonly string[]} contents */
const versionOf = (contents) => createHash('sha256').update(contents.join('')).digest('hex').slice(0, 12);

/**
 * @param {readonly { name: string, svg: string }[]} drawn
 * @returns {(readonly [file: string, svg: string])[]}
 */
function withVersion(drawn) {
  const version = versionOf(drawn.map(({ svg }) => svg));
  return drawn.map(({ name, svg }) => [`${name}-${version}.svg`, svg]);
}

async function render() {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { pictureFile, ownPictureFiles } = await loadComponents('app/_drawings/picture-file.tsx');
  const { lineDrawingFiles } = await loadComponents('app/_drawings/line-drawing-files.tsx');
  /**
   * @param {string} name
   * @param {any} file
   */
  const draw = (name, file) => ({ name, svg: renderToStaticMarkup(file) });
  const { drawWorkshop } = await loadComponents('app/_drawings/workshop-file.tsx');
  const { photoFile } = await loadComponents('app/_drawings/photo-file.tsx');
  const scenes = [
    draw('scenes', pictureFile),
    ...ownPictureFiles.map((/** @type {{ name: string, file: any }} */ { name, file }) => draw(name, file)),
  ];
  const lines = [
    ...lineDrawingFiles.map((/** @type {{ ink: string, file: any }} */ { ink, file }) => draw(ink, file)),
    draw('workshop', await drawWorkshop()),
    draw('photo', photoFile),
  ];
  // One version for all scenes, one for all line drawings: next.config.ts tells them to every page.
  return new Map([...withVersion(scenes), ...withVersion(lines)]);
}

/**
 * Draws what pages show without carrying it, the scenes of app/_drawings/picture-file.tsx together and one by one, the small drawings of
 * app/_drawings/line-drawing-files.tsx, the section of app/_drawings/workshop-file.tsx and the photographer of photo-file.tsx beside
 * it, into public/pictures under names that follow their content. next.config.ts tells the pages the names.
 */
export async function drawPictures() {
  const files = await render();
  mkdirSync(targetDir, { recursive: true });
  for (const old of readdirSync(targetDir)) {
    if (isPictureFile(old) && !files.has(old)) rmSync(path.join(targetDir, old));
  }
  for (const [name, svg] of files) writeFileSync(path.join(targetDir, name), svg);
}
