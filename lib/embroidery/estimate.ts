import { digitize, type Embroidery, type EmbroideryRefusal } from './digitize';
import { embroideryLimits } from './limits';
import type { PrintShape } from './print-shape';

interface SewingTime {
  stitches: number;
  trims: number;
  threads: number;
  /** On the machine, rounded up to whole minutes. */
  minutes: number;
}

export function sewingTimeOf({ commands, threads }: Embroidery): SewingTime {
  const count = (kind: string) => commands.filter((command) => command.kind === kind).length;
  const [stitches, trims] = [count('stitch'), count('trim')];
  const { stitchesPerMinute, secondsPerTrim, secondsPerColour } = embroideryLimits;
  const seconds =
    (stitches / stitchesPerMinute) * 60 + trims * secondsPerTrim + count('stop') * secondsPerColour;
  return { stitches, trims, threads: threads.length, minutes: Math.ceil(seconds / 60) };
}

/** Stitches and minutes of what a machine would sew: the same work as for its file, so the two never differ. */
export function estimateStitches(
  shapes: readonly PrintShape[],
): ({ status: 'ok' } & SewingTime) | { status: 'refused'; reason: EmbroideryRefusal } {
  const digitized = digitize(shapes);
  return digitized.status === 'ok' ? { status: 'ok', ...sewingTimeOf(digitized) } : digitized;
}
