import 'server-only';
import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { serverEnv } from '@/lib/env/server';
import { createLine } from '@/lib/limits/line';
import type { PictureWidth } from '../picture';
import type { ImageFormat } from '../portfolio';
import { readPortfolioFile } from './portfolio-storage';

// What was made of a stored file is kept in the data folder: a picture is drawn in a width once, not for each visitor,
// and goes on being shown while the storage is away. A file never changes under its id.

/** Quality of what is drawn; specification, section 7. */
const quality = 82;

const keptAt = (...names: string[]) =>
  path.join(/* turbopackIgnore: true */ serverEnv().DATA_DIR, 'portfolio', ...names);

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

async function draw(bytes: Buffer, width: PictureWidth, format: ImageFormat): Promise<Buffer> {
  const image = sharp(bytes, { failOn: 'error' }).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return image.webp({ quality, smartSubsample: true, effort: 4 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}

const making = new Map<string, Promise<string | null>>();
// Two at a time: drawing takes a core each, and pages have to be served meanwhile.
const lanes = [createLine(), createLine()] as const;
let turns = 0;

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  turns += 1;
  return lanes[turns % 2 === 0 ? 0 : 1](work);
}

/** The file, made by the first who asks for it; null when what it is made of is not there. */
async function findOrMake(file: string, make: () => Promise<Buffer | null>): Promise<string | null> {
  if (await exists(file)) return file;
  const running = making.get(file);
  if (running) return running;
  const made = (async () => {
    const bytes = await make();
    if (!bytes) return null;
    await keep(file, bytes);
    return file;
  })().finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

/**
 * A stored picture in a width and a format, as bytes; null when it is not in the bucket.
 *
 * @throws StorageError while the storage is away and this one was never drawn
 */
export async function openPicture(
  picture: { id: string; format: string },
  width: PictureWidth,
  format: ImageFormat,
): Promise<Buffer | null> {
  const file = keptAt(picture.id, `${width}.${format}`);
  const found = await findOrMake(file, async (): Promise<Buffer | null> => {
    const stored = await readPortfolioFile(`${picture.id}.${picture.format}`);
    if (!stored) return null;
    return inTurn(() => draw(stored, width, format));
  });
  return found === null ? null : readFile(found);
}

/** Whether a picture has been drawn so already. */
export async function isKept(id: string, width: PictureWidth, format: ImageFormat): Promise<boolean> {
  return exists(keptAt(id, `${width}.${format}`));
}

/**
 * Where a stored video lies on this machine, or null.
 *
 * @throws StorageError while the storage is away and it was never fetched
 */
export async function openVideo(video: { id: string; format: string }): Promise<string | null> {
  return findOrMake(keptAt(video.id, `video.${video.format}`), () =>
    readPortfolioFile(`${video.id}.${video.format}`),
  );
}

/** Forgets what was made of a file that is no more. */
export async function forgetKeptFiles(id: string): Promise<void> {
  await rm(keptAt(id), { recursive: true, force: true });
}
