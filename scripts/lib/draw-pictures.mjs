import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';
import { loadComponents } from './load-components.mjs';

const targetDir = path.join(projectRoot, 'public', 'pictures');
/** @param {string} name */
const isPictureFile = (name) => /^scenes-[0-9a-f]{12}\.svg$/.test(name);

async function render() {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { pictureFile } = await loadComponents('app/_drawings/picture-file.tsx');
  return renderToStaticMarkup(pictureFile);
}

/**
 * Draws app/_drawings/picture-file.tsx, the pictures that pages show without carrying them, into public/pictures under a name
 * that follows its content. next.config.ts tells the pages the name.
 */
export async function drawPictures() {
  const svg = await render();
  const name = `scenes-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
  mkdirSync(targetDir, { recursive: true });
  for (const old of readdirSync(targetDir)) {
    if (isPictureFile(old) && old !== name) rmSync(path.join(targetDir, old));
  }
  writeFileSync(path.join(targetDir, name), svg);
}
