import 'server-only';
import { randomInt } from 'node:crypto';
import { incidentLetters } from './incident-id';
import { log } from './log';

const slot = Symbol.for('log.reported');
// The bundler may load this module more than once.
const shared = globalThis as { [slot]?: WeakSet<object> };
shared[slot] ??= new WeakSet();
const reported = shared[slot];

/** Remembers that an error is in the log under an id. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}

/** Whether an error is in the log under an id already. */
export function isReported(error: object): boolean {
  return reported.has(error);
}

/**
 * Logs a surprise (an unexpected error) with its stack and returns a short id, "E-7KQ2M4", which is all that a person gets to see of it.
 */
export function incident(
  error: unknown,
  context: Record<string, unknown> = {},
  random: (bound: number) => number = randomInt,
): string {
  const id = `E-${Array.from({ length: 6 }, () => incidentLetters[random(incidentLetters.length)]).join('')}`;
  markReported(error);
  log.error('incident', { ...context, incident: id, error });
  return id;
}
