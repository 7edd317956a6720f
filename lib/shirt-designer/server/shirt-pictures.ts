import 'server-only';
import { findPictures, readPicturePreview } from '@/lib/designs/server/pictures';
import type { Picture } from '@/lib/drawing/picture';
import { log } from '@/lib/log/log';
import { picturesOf, type ShirtDesign } from '../shirt-design';
import { lookAtPicture, lookSide, type PictureLook, type ShirtPictures } from '../shown-pictures';

/** A picture never changes under its id, so it is looked at once; the oldest are forgotten first. */
const looks = new Map<string, PictureLook>();
const mostLooks = 500;

async function lookOf({ id, kind }: Picture): Promise<PictureLook | null> {
  if (kind === 'vector') return null;
  const known = looks.get(id);
  if (known) return known;
  try {
    const preview = await readPicturePreview(id);
    if (!preview) return null;
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(preview)
      .resize({ width: lookSide, height: lookSide, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const look = lookAtPicture({
      width: info.width,
      height: info.height,
      data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    });
    const [oldest] = looks.size >= mostLooks ? looks.keys() : [];
    if (oldest !== undefined) looks.delete(oldest);
    looks.set(id, look);
    return look;
  } catch (error) {
    // Its checks are left out, as they are in a browser that cannot draw it.
    log.warn('shirt.pictureNotLookedAt', { reason: error instanceof Error ? error.message : 'unknown' });
    return null;
  }
}

/** The pictures that a design shows and what is seen on them; those that are gone are left out. */
export async function findShirtPictures(design: ShirtDesign): Promise<ShirtPictures> {
  const ids = picturesOf(design);
  const found = ids.length === 0 ? new Map<string, Picture>() : await findPictures(ids);
  const shown = await Promise.all(
    [...found].map(async ([id, picture]) => [id, { picture, look: await lookOf(picture) }] as const),
  );
  return new Map(shown);
}
