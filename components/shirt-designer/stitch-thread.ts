import type { CountedStitches } from '@/lib/embroidery/estimate';
import type { PrintShape } from '@/lib/embroidery/print-shape';

let thread: Worker | null = null;

/** A count that nobody waits for any more: its thread goes, for it would keep the next one waiting. */
function abandon(): void {
  thread?.terminate();
  thread = null;
}

/**
 * Counts stitches apart from the page, which goes on moving meanwhile. One at a time; null where the browser cannot, or when `gone`
 * says that nobody waits for it any more.
 */
export function countInThread(
  shapes: readonly PrintShape[],
  gone: AbortSignal,
): Promise<CountedStitches | null> {
  return new Promise((resolve) => {
    if (gone.aborted) return resolve(null);
    const end = (counted: CountedStitches | null) => {
      gone.removeEventListener('abort', leave);
      resolve(counted);
    };
    const leave = () => {
      abandon();
      end(null);
    };
    try {
      thread ??= new Worker(new URL('./stitch-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return resolve(null);
    }
    gone.addEventListener('abort', leave);
    thread.onmessage = ({ data }: MessageEvent<CountedStitches>) => end(data);
    thread.onerror = leave;
    thread.postMessage(shapes);
  });
}
