import 'server-only';
import { readAtMost } from '@/lib/http/read-at-most';

type ReadForm =
  /** `cut`: it was too large, and what came last is missing; a file there is not whole. */
  { status: 'ok'; form: FormData; cut: boolean } | { status: 'unreadable' | 'unavailable' };

/**
 * Reads a posted form whole, as long as it is not larger than so many bytes. Of a larger multipart form it reads what
 * comes first, so that what someone typed is not lost for a file behind it.
 */
export async function readForm(request: Request, maxBytes: number): Promise<ReadForm> {
  const read = await readAtMost(request.body, maxBytes, 4 * maxBytes);
  if (!('bytes' in read)) return { status: read.status === 'unavailable' ? 'unavailable' : 'unreadable' };
  const type = request.headers.get('content-type') ?? '';
  const cut = read.status === 'tooLarge';
  const boundary = /^multipart\/form-data;.*?boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (cut && !boundary) return { status: 'unreadable' };
  const bytes = cut ? Buffer.concat([read.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]) : read.bytes;
  try {
    const form = await new Response(bytes as BodyInit, { headers: { 'Content-Type': type } }).formData();
    return { status: 'ok', form, cut };
  } catch {
    return { status: 'unreadable' };
  }
}
