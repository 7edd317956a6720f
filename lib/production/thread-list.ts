import type { Embroidery } from '@/lib/embroidery/digitize';
import { nearestReference } from './colour-references';

/** Which thread is sewn after which stop, as a table for the machine's operator: a DST file does not say. */
export function threadList({ commands, threads }: Embroidery): string {
  const stitches = threads.map(() => 0);
  let thread = 0;
  for (const { kind } of commands) {
    if (kind === 'stop') thread += 1;
    if (kind === 'stitch') stitches[thread] = (stitches[thread] ?? 0) + 1;
  }
  const rows = threads.map((colour, at) => [
    at + 1,
    nearestReference(colour).code,
    colour,
    nearestReference(colour).difference.toFixed(1),
    stitches[at] ?? 0,
  ]);
  return [['needle', 'card', 'colour', 'delta E', 'stitches'], ...rows]
    .map((row) => `${row.join(';')}\r\n`)
    .join('');
}
