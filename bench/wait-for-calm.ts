import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of the last minute, on any machine: above it something else was at work. */
export const calmLoad = 1;
const lookAgain = 15_000;
const patience = 15 * 60_000;

interface CalmOptions {
  /** Measures at once whatever the load, which the table then says. */
  busy: boolean;
  readLoad?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
  say?: (line: string) => void;
}

/**
 * Waits until the machine is at rest: a time that was taken beside other work is a time of that work.
 *
 * @returns the load that the measuring begins with
 * @throws when the machine does not come to rest
 */
export async function waitForCalm({
  busy,
  readLoad = () => os.loadavg()[0] ?? 0,
  wait = sleep,
  say = (line) => process.stdout.write(`  ${line}\n`),
}: CalmOptions): Promise<number> {
  for (let waited = 0; ; waited += lookAgain) {
    const load = readLoad();
    if (busy || load < calmLoad) return load;
    if (waited >= patience) {
      throw new Error(
        `The load is ${load.toFixed(2)} after ${patience / 60_000} minutes: stop what runs beside, or measure all the same with --busy.`,
      );
    }
    say(`load ${load.toFixed(2)}: waiting until it is below ${calmLoad}`);
    await wait(lookAgain);
  }
}
