import 'server-only';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isUuid } from '@/lib/forms/uuid';
import { log } from '@/lib/log/log';
import { answerJson } from '@/lib/security/api-answer';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { StorageError } from '@/lib/supabase/storage';
import { readByteRange } from '../byte-range';
import { type PictureWidth, pictureWidths } from '../picture';
import { type ImageFormat, imageFormats } from '../portfolio';
import { isKept, openPicture, openVideo } from './kept-files';
import type { FoundFile } from './portfolio-storage';
import { findFile } from './published-files';

const mimeTypes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

type Wanted = { width: PictureWidth; format: ImageFormat } | 'video';

/** What a name such as `800.webp` or `video.mp4` asks for, or null. */
function readName(name: string): { wanted: Wanted; format: string } | null {
  const [, stem, format] = /^(\d+|video)\.([a-z0-9]+)$/.exec(name) ?? [];
  if (!stem || !format) return null;
  if (stem === 'video') return { wanted: 'video', format };
  const width = pictureWidths.find((known) => String(known) === stem);
  const picture = imageFormats.find((known) => known === format);
  return width && picture ? { wanted: { width, format: picture }, format } : null;
}

const missing = () => answerJson({ error: 'missing' }, 404);

/**
 * A picture in one of its widths and formats, or a video, of a work that is published, or that staff look at. Under its
 * address it never changes, so everybody may keep it for good.
 *
 * @param isStaff asks whether the request is from staff; only asked for what is not published
 */
export async function answerPortfolioFile(
  request: Request,
  id: string,
  name: string,
  isStaff: () => Promise<boolean>,
): Promise<Response> {
  const asked = readName(name);
  if (!asked || !isUuid(id)) return missing();
  const { wanted, format } = asked;
  try {
    const file = await find(id, wanted);
    if (!file) return missing();
    if (!file.published && !(await isStaff())) return missing();
    const headers = {
      'Content-Type': mimeTypes[format] ?? 'application/octet-stream',
      'Cache-Control': file.published ? 'public, max-age=31536000, immutable' : 'private, no-store',
      ETag: `"${id}-${name}"`,
      // A picture opened by itself runs nothing.
      'Content-Security-Policy': "sandbox; default-src 'none'; media-src 'self'",
    };
    if (wanted === 'video') {
      if (file.width !== null || file.format !== format) return missing();
      return await answerVideo(request, { id, format }, headers);
    }
    // Other formats than these two nobody links to: each would be drawn and kept.
    if (file.width === null || (format !== 'webp' && format !== file.format)) return missing();
    if (request.headers.get('if-none-match')?.includes(headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await openPicture({ id, format: file.format }, wanted.width, wanted.format);
    return bytes ? new Response(new Uint8Array(bytes), { headers }) : missing();
  } catch (error) {
    if (!(error instanceof StorageError || error instanceof DatabaseAwayError)) throw error;
    log.warn('portfolio.fileAway', { reason: error.message });
    return answerJson({ error: 'unavailable' }, 503);
  }
}

/** While the database is away, what has been shown before goes on being shown. */
async function find(id: string, wanted: Wanted): Promise<FoundFile | null> {
  try {
    return await findFile(id);
  } catch (error) {
    if (wanted === 'video' || !(await isKept(id, wanted.width, wanted.format))) throw error;
    return { format: wanted.format, width: wanted.width, published: true };
  }
}

async function answerVideo(
  request: Request,
  video: { id: string; format: string },
  headers: Record<string, string>,
): Promise<Response> {
  const file = await openVideo(video);
  if (!file) return missing();
  const { size } = await stat(file);
  const range = readByteRange(request.headers.get('range'), size);
  const common = { ...headers, 'Accept-Ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'Content-Length': String(end - start + 1),
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}
