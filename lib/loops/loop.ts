import 'server-only';
import { incident } from '@/lib/log/incident';

/** How a turn of work ended: there is more at once, there is nothing, or what it needs is away. */
export type TurnResult = 'more' | 'idle' | 'away';

export interface Loop {
  /** There is work: ends an idle pause. While something is away, a kick changes nothing. */
  kick(): void;
  /** Resolves when the current turn is over; no other follows. */
  stop(): Promise<void>;
}

/** The longest pause of a loop that others are waiting for. */
const attentiveMilliseconds = 5000;

/**
 * Milliseconds until the next turn, from how many turns ended this way in a row.
 *
 * @param longestIdle the longest pause while there is nothing to do
 */
export function pauseAfter(result: TurnResult, inARow: number, longestIdle = attentiveMilliseconds): number {
  if (result === 'more') return 0;
  if (result === 'away') return Math.min(30_000, 1000 * 2 ** Math.min(inARow - 1, 5));
  return longestIdle > attentiveMilliseconds ? longestIdle : Math.min(longestIdle, 1000 * inARow);
}

/** Runs one turn after another until it is stopped. A turn that throws is logged and counts as "away". */
export function startLoop(
  name: string,
  turn: (stopping: AbortSignal) => Promise<TurnResult>,
  longestIdle?: number,
): Loop {
  const stopping = new AbortController();
  let endPause: (() => void) | null = null;
  let last: TurnResult | null = null;
  let inARow = 0;
  let kicked = false;

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        endPause = null;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      // Waiting for work must not keep a process alive.
      timer.unref();
      endPause = end;
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      kicked = false;
      const result = await turn(stopping.signal).catch((error: unknown): TurnResult => {
        incident(error, { loop: name });
        return 'away';
      });
      inARow = result === last ? inARow + 1 : 1;
      last = result;
      if (!stopping.signal.aborted && !(kicked && result === 'idle'))
        await pause(pauseAfter(result, inARow, longestIdle));
      if (kicked) inARow = result === 'idle' ? 0 : inARow;
    }
  }

  const running = run();
  return {
    kick() {
      kicked = true;
      if (last !== 'away') endPause?.();
    },
    stop() {
      stopping.abort();
      endPause?.();
      return running;
    },
  };
}
