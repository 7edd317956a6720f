import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Staff } from '@/lib/staff/staff';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { StorageError } from '@/lib/supabase/storage';
import { colors } from '@/lib/theme/colors';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import { storedName } from '../picture';
import type { ImageFormat } from '../portfolio';
import { addImage, findWork } from './manage-portfolio';
import { dropPortfolioFile, putPortfolioFile } from './portfolio-storage';
import { type ReceivedFile, refused } from './received-file';

/** Pixels of the longer side of what is kept: twice the widest that pages show. */
const longestSide = 3200;

const noText = { fr: '', nl: '', en: '' };

/** A picture as works keep it: drawn anew without metadata, upright, and no larger than pages need. */
export async function drawWorkPicture(bytes: Uint8Array, format: ImageFormat) {
  const cleaned = await cleanImage(bytes, format);
  if (cleaned.status !== 'ok') return cleaned;
  const { data, info } = await sharp(cleaned.bytes)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const tiny = await sharp(data)
    .resize({ width: 16 })
    .flatten({ background: colors.paper })
    .blur(0.6)
    .webp({ quality: 40 });
  const blur = `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`;
  return { status: 'ok', bytes: data, width: info.width, height: info.height, blur } as const;
}

/**
 * Takes a picture into a work: drawn anew, stored in the bucket, and shown to everybody once it is
 * described in each language.
 */
export async function receivePicture(
  staff: Staff,
  workId: string,
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<ReceivedFile> {
  const work = await findWork(staff, workId);
  if (!work) return refused('unknown');
  const drawn = await drawWorkPicture(bytes, format);
  if (drawn.status !== 'ok') {
    const reasons = { tooManyPixels: 'tooManyPixels', damaged: 'fileBroken', busy: 'unavailable' } as const;
    return refused(reasons[drawn.status]);
  }
  const id = randomUUID();
  const name = storedName({ id, format });
  try {
    await putPortfolioFile(name, drawn.bytes, `image/${format}`);
  } catch (error) {
    if (error instanceof StorageError || error instanceof DatabaseAwayError) return refused('unavailable');
    throw error;
  }
  const { width, height, blur } = drawn;
  const roles = new Set(work.images.map(({ role }) => role));
  // The first two pictures of a comparison are what it compares.
  const role =
    work.kind === 'before-after' ? (['before', 'after'] as const).find((one) => !roles.has(one)) : undefined;
  const answer = await addImage(staff, workId, {
    id,
    role: role ?? 'picture',
    format,
    width,
    height,
    alt: noText,
    focalX: 50,
    focalY: 50,
    blur,
  });
  if (answer.status === 'ok') return { status: 'ok', id, version: answer.version };
  // When the database does not answer at all the row may be there: then the file waits for its time.
  await dropPortfolioFile(name);
  return refused(
    answer.status === 'forbidden' || answer.status === 'unknown' ? answer.status : 'unavailable',
  );
}
