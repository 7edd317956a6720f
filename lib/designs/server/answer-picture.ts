import 'server-only';
import { isPictureId, type PictureFault, pictureLimits } from '@/lib/drawing/picture';
import { readAtMost } from '@/lib/http/read-at-most';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { StorageError } from '@/lib/supabase/storage';
import { answerFile } from '@/lib/uploads/server/answer-file';
import {
  findPictures,
  findStoredPicture,
  keepPicture,
  mayBringPicture,
  readPictureBytes,
  readPicturePreview,
} from './pictures';

const statusOf: Record<PictureFault, number> = {
  fileTooLarge: 413,
  fileType: 415,
  fileHeic: 415,
  fileBroken: 415,
  fileLocked: 415,
  tooManyPixels: 413,
  pictureMoves: 415,
  pictureTooDetailed: 413,
  pictureEmpty: 415,
  rateLimited: 429,
  unavailable: 503,
};

const refused = (error: PictureFault) => answerJson({ error }, statusOf[error]);

/** Takes one file: its bytes are the body, its name the query parameter `name`. Answers `{ picture, notes }` or `{ error }`. */
export async function answerPictureUpload(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers)) return answerJson({ error: 'forbidden' }, 403);
  if (Number(headers.get('content-length') ?? 0) > pictureLimits.bytes) return refused('fileTooLarge');
  if (!(await mayBringPicture(clientAddress(headers), new Date()))) return refused('rateLimited');
  const read = await readAtMost(request.body, pictureLimits.bytes);
  if (read.status === 'tooLarge') return refused('fileTooLarge');
  if (read.status !== 'ok') return refused('unavailable');
  const kept = await keepPicture(read.bytes, new URL(request.url).searchParams.get('name') ?? '');
  return kept.status === 'ok'
    ? answerJson({ picture: kept.picture, notes: kept.notes }, 201)
    : refused(kept.fault);
}

const isFormat = (format: unknown) => format === 'json' || format === 'webp' || format === 'source';

/** A bitmap, drawn anew when it came. */
async function readBitmap(id: string, format: string): Promise<{ bytes: Buffer; type: string } | null> {
  if (format === 'webp') {
    const bytes = await readPicturePreview(id);
    return bytes && { bytes, type: 'image/webp' };
  }
  const stored = await findStoredPicture(id);
  const bytes = stored?.kind === 'bitmap' ? await readPictureBytes(stored) : null;
  return bytes && stored && { bytes, type: `image/${stored.format}` };
}

const missing = () => answerJson({ error: 'missing' }, 404);

/**
 * A picture for a screen: `<id>.json` is what it is made of, `<id>.webp` how a bitmap looks, `<id>.source` the same as large as it is
 * kept. Who knows the id has it from a design. Nothing that a visitor sent is answered as it came, and no SVG at all.
 */
export async function answerPicture(request: Request, file: string): Promise<Response> {
  const [id = '', format = '', ...more] = file.split('.');
  if (!isPictureId(id) || more.length > 0 || !isFormat(format)) return missing();
  const limit = format === 'source' ? 'wrapLargePicturePerAddress' : 'pictureViewPerAddress';
  const bucket = bucketFor(limit, hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], new Date())) return answerJson({ error: 'rateLimited' }, 429);
  // For the browser alone, and not for good: with its design a picture is gone.
  const headers = { 'Cache-Control': 'private, max-age=3600', 'X-Robots-Tag': 'noindex' };
  try {
    if (format === 'json') {
      const picture = (await findPictures([id])).get(id);
      return picture ? answerJson(picture, 200, headers) : missing();
    }
    const bitmap = await readBitmap(id, format);
    if (!bitmap) return missing();
    const disposition = `inline; filename="picture.${bitmap.type.slice(6)}"`;
    return answerFile(bitmap.bytes, { mimeType: bitmap.type, disposition }, headers);
  } catch (error) {
    if (!(error instanceof StorageError || error instanceof DatabaseAwayError)) throw error;
    log.warn('designs.pictureAway', { reason: error.message });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
