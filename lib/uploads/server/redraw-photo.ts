import 'server-only';
import type { FileFault } from '../file-faults';
import { maxFileBytes } from '../upload-purposes';
import { cleanImage } from './clean-image';
import { isHeic, sniffFile } from './sniff-file';

/** People are told alike that a picture has too many bytes and that it has too many pixels. */
export const faultOfImage = {
  tooManyPixels: 'fileTooLarge',
  damaged: 'fileBroken',
  busy: 'unavailable',
} as const;

/**
 * A photo judged by what it is and drawn anew as JPEG, upright and without what the phone wrote into it: place, time and camera
 * stay behind. Or why it cannot be taken.
 *
 * @param longestSide pixels of it, at most
 * @param quality of the JPEG, up to 100; very good unless said
 */
export async function redrawPhoto(
  bytes: Uint8Array,
  name: string,
  longestSide: number,
  quality?: number,
): Promise<{ bytes: Buffer; width: number; height: number } | FileFault | 'fileNeeded' | 'unavailable'> {
  if (bytes.length === 0) return 'fileNeeded';
  const kind = await sniffFile(bytes, name);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp')
    return (await isHeic(bytes)) ? 'fileHeic' : 'fileType';
  const photo = await cleanImage(bytes, kind, {
    longestSide,
    into: 'jpeg',
    ...(quality === undefined ? {} : { quality }),
  });
  if (photo.status !== 'ok') return faultOfImage[photo.status];
  if (photo.bytes.length > maxFileBytes) return 'fileTooLarge';
  return photo;
}
