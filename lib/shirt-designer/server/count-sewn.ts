import 'server-only';
import { createHash } from 'node:crypto';
import { type CountedStitches, estimateStitchesGently } from '@/lib/embroidery/estimate';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { restWhenDue } from '@/lib/limits/server/rest-when-due';

/** What has been counted, the latest last; whoever saves has mostly seen the same design drawn before. */
const known = new Map<string, CountedStitches>();
const mostKnown = 1000;

/** Counts that wait for their turn: one is under way at a time. */
let waiting = 0;
let line: Promise<unknown> = Promise.resolve();
const mostWaiting = 8;

function remember(key: string, counted: CountedStitches): void {
  const [oldest] = known.size >= mostKnown ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, counted);
}

/**
 * Counts the stitches of shapes beside whatever else the site does.
 *
 * @param patient waits however many are before it; else null is the answer when there are too many
 */
export async function countSewn(
  shapes: readonly PrintShape[],
  { patient }: { patient: boolean },
): Promise<CountedStitches | null> {
  const key = createHash('sha256').update(JSON.stringify(shapes)).digest('base64');
  const found = known.get(key);
  if (found) return found;
  if (waiting >= mostWaiting && !patient) return null;
  waiting += 1;
  const counted = line.then(async () => {
    const counted = known.get(key) ?? (await estimateStitchesGently(shapes, restWhenDue()));
    remember(key, counted);
    return counted;
  });
  line = counted.catch(() => {});
  return counted.finally(() => {
    waiting -= 1;
  });
}
