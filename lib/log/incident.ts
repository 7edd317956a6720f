import { randomInt } from 'node:crypto';
import { log } from './log';

// Without letters that are read or said as another: I, L, O, U.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Logs a surprise with its stack and returns a short id, "E-7KQ2M4", which is all that a person gets to see of it.
 */
export function incident(
  error: unknown,
  context: Record<string, unknown> = {},
  random: (bound: number) => number = randomInt,
): string {
  const id = `E-${Array.from({ length: 6 }, () => letters[random(letters.length)]).join('')}`;
  log.error('incident', { ...context, incident: id, error });
  return id;
}
