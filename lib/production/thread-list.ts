import { toCsv } from '@/lib/csv/to-csv';
import type { Embroidery } from '@/lib/embroidery/digitize';
import { nearestReference } from './colour-references';

/**
 * Which thread is sewn after which stop, as a table for the machine's operator: a DST file does not say.
 *
 * A thread that comes back is on the needle that it had.
 *
 * @param columns what they are called: order, needle, code of the card, colour, difference from it, stitches
 */
export function threadList({ commands, threads }: Embroidery, columns: readonly string[]): string {
  const stitches = threads.map(() => 0);
  let thread = 0;
  for (const { kind } of commands) {
    if (kind === 'stop') thread += 1;
    if (kind === 'stitch') stitches[thread] = (stitches[thread] ?? 0) + 1;
  }
  const needles = [...new Set(threads)];
  const rows = threads.map((colour, at) => {
    const { code, difference } = nearestReference(colour);
    const needle = needles.indexOf(colour) + 1;
    return [at + 1, needle, code, colour, difference.toFixed(1).replace('.', ','), stitches[at] ?? 0];
  });
  return toCsv({ header: columns, rows });
}
