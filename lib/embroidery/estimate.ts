import { digitize, digitizeGently, type Embroidery, type EmbroideryRefusal } from './digitize';
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

export type CountedStitches =
  | ({ status: 'ok' } & SewingTime)
  | { status: 'refused'; reason: EmbroideryRefusal };

const counted = (digitized: ReturnType<typeof digitize>): CountedStitches =>
  digitized.status === 'ok' ? { status: 'ok', ...sewingTimeOf(digitized) } : digitized;

/** Stitches and minutes of what a machine would sew: the same work as for its file, so the two never differ. */
export const estimateStitches = (shapes: readonly PrintShape[]): CountedStitches => counted(digitize(shapes));

/** The same, for a process that has others to serve: between two parts it waits for `rest`. */
export const estimateStitchesGently = async (
  shapes: readonly PrintShape[],
  rest: () => Promise<void>,
): Promise<CountedStitches> => counted(await digitizeGently(shapes, rest));
