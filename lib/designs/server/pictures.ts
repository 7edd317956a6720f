import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Picture, PictureFault, PictureNote, PictureShape } from '@/lib/drawing/picture';
import { isPictureId } from '@/lib/drawing/picture';
import { cleanPicture } from '@/lib/drawing/server/clean-picture';
import { retention } from '@/lib/legal/retention';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { ask, DatabaseAwayError } from '@/lib/supabase/ask';
import { findObject, StorageError } from '@/lib/supabase/storage';
import { removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { storeFile } from '@/lib/uploads/server/store-file';

/** Private, as the migrations name it. */
const pictureBucket = 'design-pictures';

const storedPicture = z.object({
  id: z.uuid(),
  kind: z.enum(['vector', 'bitmap']),
  format: z.enum(['json', 'png', 'jpeg']),
  width: z.number(),
  height: z.number(),
});

export type StoredPicture = z.output<typeof storedPicture>;

export type KeptPicture =
  | { status: 'ok'; picture: Picture; notes: PictureNote[] }
  | { status: 'refused'; fault: PictureFault };

const mimeTypes = { json: 'application/json', png: 'image/png', jpeg: 'image/jpeg' } as const;

const isAway = (error: unknown): error is Error =>
  error instanceof StorageError || error instanceof DatabaseAwayError;

const store = (path: string, bytes: Uint8Array, mimeType: string): Promise<void> =>
  storeFile(pictureBucket, path, bytes, { mimeType });

/**
 * Counts an attempt to bring a picture, before anything of it is read. False when there were too many.
 *
 * @param address of who sends it
 */
export function mayBringPicture(address: string, now: Date): Promise<boolean> {
  return consumeLimits([bucketFor('picturePerAddress', hashAddress(address))], now);
}

/** Keeps a file as a picture that designs can show. It stays while one does, and thirty days after none does. */
export async function keepPicture(sent: Uint8Array, name: string): Promise<KeptPicture> {
  const cleaned = await cleanPicture(sent, name);
  if (cleaned.status !== 'ok') return cleaned;
  const { kind, format, width, height, bytes, preview, shapes, notes } = cleaned.picture;
  const id = randomUUID();
  try {
    await store(`${id}.${format}`, bytes, mimeTypes[format]);
    if (preview) await store(`${id}.webp`, preview, 'image/webp');
    const picture = { id, kind, format, width, height, bytes: bytes.length };
    await ask('record_design_picture', { picture }, z.unknown());
  } catch (error) {
    if (!isAway(error)) throw error;
    incident(error, { during: 'designs.keepPicture' });
    return { status: 'refused', fault: 'unavailable' };
  }
  log.info('designs.pictureKept', { kind, size: bytes.length });
  const picture: Picture = shapes
    ? { kind: 'vector', id, width, height, shapes }
    : { kind: 'bitmap', id, width, height };
  return { status: 'ok', picture, notes };
}

/** @throws DatabaseAwayError */
export async function findStoredPicture(id: string): Promise<StoredPicture | null> {
  return isPictureId(id) ? ask('find_design_picture', { picture: id }, storedPicture.nullable()) : null;
}

/**
 * The bytes that a picture is printed from: PNG or JPEG as large as they are kept, or its shapes as JSON.
 *
 * @throws StorageError
 */
export async function readPictureBytes({ id, format }: StoredPicture): Promise<Buffer | null> {
  const found = await findObject(pictureBucket, `${id}.${format}`);
  return found && Buffer.from(await found.arrayBuffer());
}

/** The same by id; null for a picture that is gone. */
export async function readPrintBytes(id: string): Promise<Buffer | null> {
  const stored = await findStoredPicture(id);
  return stored && readPictureBytes(stored);
}

/** The same of what screens show of a bitmap, as WebP. */
export async function readPicturePreview(id: string): Promise<Buffer | null> {
  const found = isPictureId(id) ? await findObject(pictureBucket, `${id}.webp`) : null;
  return found && Buffer.from(await found.arrayBuffer());
}

async function openPicture(id: string): Promise<Picture | null> {
  const stored = await findStoredPicture(id);
  if (!stored) return null;
  const { kind, width, height } = stored;
  if (kind === 'bitmap') return { kind, id, width, height };
  const bytes = await readPictureBytes(stored);
  // We wrote it ourselves, and nobody else writes into the bucket.
  return bytes && { kind, id, width, height, shapes: JSON.parse(bytes.toString()) as PictureShape[] };
}

/** The pictures of these ids; those that are gone, or cannot be read now, are left out. */
export async function findPictures(ids: Iterable<string>): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>();
  for (const id of new Set(ids)) {
    try {
      const picture = await openPicture(id);
      if (picture) found.set(id, picture);
    } catch (error) {
      if (!isAway(error)) throw error;
      log.warn('designs.pictureAway', { reason: error.message });
    }
  }
  return found;
}

/** Bytes of the bitmaps of one drawing, together: whoever draws holds them several times over. */
const mostEmbedded = 12_000_000;
/** Pixels, either way, of each bitmap of a drawing that would be heavier. */
const smallSide = 500;

interface EmbeddedBitmap {
  type: 'png' | 'jpeg';
  bytes: Buffer;
}

/** As the renderer of documents reads it, which knows no WebP. */
async function readEmbedded(id: string, longest?: number): Promise<EmbeddedBitmap | null> {
  const preview = await readPicturePreview(id);
  if (!preview) return null;
  const { default: sharp } = await import('sharp');
  const { hasAlpha } = await sharp(preview).metadata();
  const sized = sharp(preview).resize({
    width: longest,
    height: longest,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const bytes = hasAlpha
    ? await sized.png().toBuffer()
    : await sized.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  return { type: hasAlpha ? 'png' : 'jpeg', bytes };
}

/** Null once they weigh more than a drawing may hold, when they are not made smaller. */
async function readAllEmbedded(
  ids: readonly string[],
  longest?: number,
): Promise<Map<string, EmbeddedBitmap> | null> {
  const read = new Map<string, EmbeddedBitmap>();
  let weight = 0;
  for (const id of ids) {
    try {
      const bitmap = await readEmbedded(id, longest);
      if (bitmap) read.set(id, bitmap);
      weight += bitmap?.bytes.length ?? 0;
    } catch (error) {
      if (isAway(error)) log.warn('designs.pictureAway', { reason: error.message });
      else incident(error, { during: 'designs.embedPictures' });
    }
    if (longest === undefined && weight > mostEmbedded) return null;
  }
  return read;
}

/**
 * Bitmaps as they stand in a drawing that must not fetch anything: for pictures and documents made here. Those that are gone, or
 * cannot be read now, are left out; many large ones are shown with fewer pixels.
 */
export async function embedPictures(pictures: Iterable<Picture>): Promise<Map<string, string>> {
  const ids = [...pictures].filter(({ kind }) => kind === 'bitmap').map(({ id }) => id);
  const read = (await readAllEmbedded(ids)) ?? (await readAllEmbedded(ids, smallSide)) ?? new Map();
  return new Map(
    Array.from(read, ([id, { type, bytes }]) => [
      id,
      `data:image/${type};base64,${bytes.toString('base64')}`,
    ]),
  );
}

const perCall = 500;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes pictures that no design has shown for thirty days, and the files of those whose rows are gone.
 *
 * @returns how many pictures
 * @throws DatabaseAwayError, StorageError
 */
export async function purgePictures(now: Date): Promise<number> {
  const before = new Date(now.getTime() - retention.unusedPictureDays * dayMilliseconds).toISOString();
  const purged = await ask('purge_design_pictures', { before, max_count: perCall }, z.number(), 10_000);
  await removeListedFiles(pictureBucket);
  return purged;
}
