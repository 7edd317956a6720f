import 'server-only';
import type { FileFault } from '../file-faults';
import { maxFileBytes } from '../upload-purposes';
import { cleanImage } from './clean-image';
import { jpegOfHeic } from './jpeg-of-heic';
import { sniffFile } from './sniff-file';

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
  const sent = await jpegOfHeic({ bytes, name });
  if (typeof sent === 'string') return sent;
  const kind = await sniffFile(sent.bytes, sent.name);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return 'fileType';
  const photo = await cleanImage(sent.bytes, kind, {
    longestSide,
    into: 'jpeg',
    ...(quality === undefined ? {} : { quality }),
  });
  if (photo.status !== 'ok') return faultOfImage[photo.status];
  if (photo.bytes.length > maxFileBytes) return 'fileTooLarge';
  return photo;
}
