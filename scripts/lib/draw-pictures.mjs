import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';
import { loadComponents } from './load-components.mjs';

const targetDir = path.join(projectRoot, 'public', 'pictures');
/** @param {string} name */
const isPictureFile = (name) => /^[a-z]+-[0-9a-f]{12}\.svg$/.test(name);

/** @param {readonly string[]} contents */
const versionOf = (contents) => createHash('sha256').update(contents.join('')).digest('hex').slice(0, 12);

async function render() {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { pictureFile } = await loadComponents('app/_drawings/picture-file.tsx');
  const { lineDrawingFiles } = await loadComponents('app/_drawings/line-drawing-files.tsx');
  const scenes = renderToStaticMarkup(pictureFile);
  /** @type {{ ink: string, svg: string }[]} */
  const lines = lineDrawingFiles.map((/** @type {{ ink: string, file: any }} */ { ink, file }) => ({
    ink,
    svg: renderToStaticMarkup(file),
  }));
  const { drawWorkshop } = await loadComponents('app/_drawings/workshop-file.tsx');
  lines.push({ ink: 'workshop', svg: renderToStaticMarkup(await drawWorkshop()) });
  const { photoFile } = await loadComponents('app/_drawings/photo-file.tsx');
  lines.push({ ink: 'photo', svg: renderToStaticMarkup(photoFile) });
  // One version for all of them: next.config.ts tells it to every page.
  const version = versionOf(lines.map(({ svg }) => svg));
  return new Map([
    [`scenes-${versionOf([scenes])}.svg`, scenes],
    ...lines.map(({ ink, svg }) => /** @type {const} */ ([`${ink}-${version}.svg`, svg])),
  ]);
}

/**
 * Draws what pages show without carrying it, the scenes of app/_drawings/picture-file.tsx, the small drawings of
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
