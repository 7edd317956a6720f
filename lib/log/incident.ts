import { randomInt } from 'node:crypto';
import { incidentLetters } from './incident-id';
import { log } from './log';

/**
 * Logs a surprise with its stack and returns a short id, "E-7KQ2M4", which is all that a person gets to see of it.
 */
export function incident(
  error: unknown,
  context: Record<string, unknown> = {},
  random: (bound: number) => number = randomInt,
): string {
  const id = `E-${Array.from({ length: 6 }, () => incidentLetters[random(incidentLetters.length)]).join('')}`;
  log.error('incident', { ...context, incident: id, error });
  return id;
}
