import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';
import { loadComponents } from './load-components.mjs';
import { say } from './progress.mjs';

const targetDir = path.join(projectRoot, 'public', 'media', 'portfolio');
/** Made by scripts/draw-video.mjs: too slow to be made at every first start. */
const videoDir = path.join(projectRoot, 'scripts', 'samples');
const stampFile = path.join(projectRoot, 'node_modules', '.cache', 'sample-pictures.json');
const master = { width: 1600, height: 1200 };
const widths = [400, 800, 1200, 1600];
/** Two at a time: more would only wait for each other on a small machine. */
const atOnce = 2;

/** @typedef {{ id: string, svg: string }} Sample */

/** Every picture of the seed as a plain SVG. @returns {Promise<Sample[]>} */
async function renderSamples() {
  const { samplePictures } = await loadComponents('app/_drawings/sample-pictures.tsx');
  const { drawPlain } = await loadComponents('app/_drawings/plain-drawing.ts');
  /** @type {{ id: string, ink: string, picture: import('react').ReactNode }[]} */
  const drawings = samplePictures;
  return Promise.all(
    drawings.map(async ({ id, ink, picture }) => ({ id, svg: await drawPlain(picture, { ink, ...master }) })),
  );
}

/** @param {string} svg */
async function rasterise(svg) {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/**
 * The files that the site hands out for an uploaded picture: WebP in every width, PNG for who cannot read it.
 *
 * @param {Sample} sample
 */
async function drawFiles({ id, svg }) {
  const image = await rasterise(svg);
  const folder = path.join(targetDir, id);
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    widths.flatMap((width) => {
      const sized = image.clone().resize({ width });
      const name = path.join(folder, String(width));
      return [
        sized.clone().webp({ quality: 85, effort: 1 }).toFile(`${name}.webp`),
        sized.clone().png({ compressionLevel: 6 }).toFile(`${name}.png`),
      ];
    }),
  );
}

/** @returns {Record<string, string>} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Draws the pictures of the invented works into public/media/portfolio, under the addresses that the site gives to
 * uploaded ones, and puts their video beside them. Only what has changed is drawn again.
 */
export async function drawSamples() {
  const samples = await renderSamples();
  const own = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .digest('hex');
  const drawn = readStamp();
  const hashes = Object.fromEntries(
    samples.map(({ id, svg }) => [
      id,
      createHash('sha256').update(own).update(svg).digest('hex').slice(0, 16),
    ]),
  );
  /** @param {string} id */
  const isDrawn = (id) => drawn[id] === hashes[id] && existsSync(path.join(targetDir, id, '400.png'));
  const due = samples.filter(({ id }) => !isDrawn(id));
  const count = due.length;
  mkdirSync(targetDir, { recursive: true });
  const videos = readdirSync(videoDir).map((file) => ({ file, ...path.parse(file) }));
  for (const old of readdirSync(targetDir)) {
    const isOurs = old in hashes || videos.some(({ name }) => name === old);
    if (!isOurs) rmSync(path.join(targetDir, old), { recursive: true });
  }
  for (const { file, name, ext } of videos) {
    mkdirSync(path.join(targetDir, name), { recursive: true });
    copyFileSync(path.join(videoDir, file), path.join(targetDir, name, `video${ext}`));
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = due.pop(); next; next = due.pop()) await drawFiles(next);
    }),
  );
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(hashes));
  if (count > 0) say(`Pictures of the invented works: ${count} drawn`);
}

/** The tiny pictures shown until the others are there, as data URLs by id: lib/portfolio/seed/seed-blurs.ts. */
export async function drawBlurs() {
  const samples = await renderSamples();
  const entries = await Promise.all(
    samples.map(async ({ id, svg }) => {
      const image = await rasterise(svg);
      const tiny = await image.resize({ width: 12 }).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer();
      return [id, `data:image/webp;base64,${tiny.toString('base64')}`];
    }),
  );
  return Object.fromEntries(entries);
}
