import 'server-only';

type ReadResult =
  | { status: 'ok'; bytes: Uint8Array }
  | { status: 'tooLarge' | 'interrupted' | 'unavailable' };

const stallMilliseconds = 30_000;
// All uploads of this process together: the site must stay small.
const maxBytesInFlight = 120 * 1024 * 1024;
let bytesInFlight = 0;

/** Reads a body whole, stopping as soon as it is larger than so many bytes, stalls or breaks off. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<ReadResult> {
  if (!body) return { status: 'ok', bytes: new Uint8Array() };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await within(stallMilliseconds, reader.read());
      if (done) return { status: 'ok', bytes: Buffer.concat(chunks, size) };
      size += value.length;
      bytesInFlight += value.length;
      if (size > maxBytes) return { status: 'tooLarge' };
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
