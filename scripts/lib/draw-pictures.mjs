import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './environment.mjs';

const source = path.join(projectRoot, 'app', 'picture-file.tsx');
const targetDir = path.join(projectRoot, 'public', 'pictures');
const cacheDir = path.join(projectRoot, 'node_modules', '.cache');
const isPictureFile = (name) => /^scenes-[0-9a-f]{12}\.svg$/.test(name);

/** Runs the site's own components outside the site: the bundle needs React and nothing else. */
async function render() {
  const { build } = await import('rolldown');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const bundle = path.join(cacheDir, `picture-file-${process.pid}.mjs`);
  await build({
    input: source,
    platform: 'node',
    external: /^react/,
    tsconfig: path.join(projectRoot, 'tsconfig.json'),
    transform: { jsx: 'react-jsx' },
    output: { file: bundle, format: 'esm' },
  });
  try {
    const { pictureFile } = await import(pathToFileURL(bundle).href);
    return renderToStaticMarkup(pictureFile);
  } finally {
    rmSync(bundle, { force: true });
  }
}

/**
 * Draws app/picture-file.tsx, the pictures that pages show without carrying them, into public/pictures under a name
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
