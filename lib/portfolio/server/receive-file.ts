import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { readAtMost } from '@/lib/http/read-at-most';
import type { Staff } from '@/lib/staff/staff';
import { jpegOfHeic } from '@/lib/uploads/server/jpeg-of-heic';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import type { ImageFormat, VideoFormat } from '../portfolio';
import { receivePicture } from './receive-picture';
import { receiveVideo } from './receive-video';
import { type FileRefusal, type ReceivedFile, refused } from './received-file';

const pictures: Record<string, ImageFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
};

const videos: Record<string, VideoFormat> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
};

/** Reads a file off the wire, never more than one may weigh. */
export async function readFile(
  body: ReadableStream<Uint8Array> | null,
): Promise<{ status: 'ok'; bytes: Uint8Array } | { status: 'refused'; reason: FileRefusal }> {
  const read = await readAtMost(body, maxFileBytes, maxFileBytes);
  if (read.status === 'ok') return { status: 'ok', bytes: read.bytes };
  if (read.status === 'tooLarge') return refused('fileTooLarge');
  return refused(read.status === 'interrupted' ? 'fileBroken' : 'unavailable');
}

/** Takes a picture or a video into a work; which of them it is, its content says. */
export async function receiveFile(staff: Staff, workId: string, sent: Uint8Array): Promise<ReceivedFile> {
  const opened = await jpegOfHeic({ bytes: sent, name: '' });
  if (typeof opened === 'string') return refused(opened);
  const { bytes } = opened;
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const picture = pictures[mimeType];
  if (picture) return receivePicture(staff, workId, bytes, picture);
  const video = videos[mimeType];
  if (video) return receiveVideo(staff, workId, bytes, video);
  return refused('fileType');
}
