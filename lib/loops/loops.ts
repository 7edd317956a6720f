import 'server-only';
import { type Loop, startLoop, type TurnResult } from './loop';

export type LoopName =
  | 'outbox'
  | 'outbox-marks'
  | 'quote-spool'
  | 'application-spool'
  | 'consent-spool'
  | 'artwork'
  | 'upload-sweep'
  | 'mailbox'
  | 'retention'
  | 'statistics';

// The bundler may load this module once for each route and once for instrumentation: the loops are the process's.
const slot = Symbol.for('background.loops');
const shared = globalThis as { [slot]?: Map<LoopName, Loop> };

function loops(): Map<LoopName, Loop> {
  shared[slot] ??= new Map();
  return shared[slot];
}

/** Starts a loop (a background job) of this process, unless it runs already. */
export function ensureLoop(
  name: LoopName,
  turn: (stopping: AbortSignal) => Promise<TurnResult>,
  longestIdle?: number,
): void {
  if (!loops().has(name)) loops().set(name, startLoop(name, turn, longestIdle));
}

/** There is work for a loop now. Without one in this process, another instance finds the work by itself. */
export function kickLoop(name: LoopName): void {
  loops().get(name)?.kick();
}

/** Resolves when every loop has ended its turn. */
export async function stopLoops(): Promise<void> {
  const running = [...loops().values()];
  loops().clear();
  await Promise.all(running.map((loop) => loop.stop()));
}
