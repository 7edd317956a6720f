import 'server-only';

type ReadResult =
  | { status: 'ok'; bytes: Uint8Array }
  /** `bytes` is its beginning, as much as was allowed. */
  | { status: 'tooLarge'; bytes: Uint8Array }
  | { status: 'interrupted' | 'unavailable' };

const stallMilliseconds = 30_000;
// All uploads of this process together: the site must stay small.
const maxBytesInFlight = 120 * 1024 * 1024;
let bytesInFlight = 0;

/**
 * Reads a body whole, stopping as soon as it is larger than so many bytes, stalls or breaks off.
 *
 * @param drainedBytes of a larger body, so many are read and forgotten: a browser that is still sending a form does not
 * read the answer
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  drainedBytes = 0,
): Promise<ReadResult> {
  if (!body) return { status: 'ok', bytes: new Uint8Array() };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let drained = 0;
  try {
    for (;;) {
      const { done, value } = await within(stallMilliseconds, reader.read());
      const kept = () => Buffer.concat(chunks, size);
      if (done) return { status: drained > 0 ? 'tooLarge' : 'ok', bytes: kept() };
      if (drained > 0 || size + value.length > maxBytes) {
        drained += value.length;
        if (drained > drainedBytes) return { status: 'tooLarge', bytes: kept() };
        continue;
      }
      size += value.length;
      bytesInFlight += value.length;
      if (bytesInFlight > maxBytesInFlight) return { status: 'unavailable' };
      chunks.push(value);
    }
  } catch {
    return { status: 'interrupted' };
  } finally {
    bytesInFlight -= size;
    await reader.cancel().catch(() => undefined);
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The body stalled')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
