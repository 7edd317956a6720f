export interface SerialQueue {
  /** How many jobs have not begun. */
  readonly waiting: number;
  run<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Resolves when everything that was queued has run. */
  idle(): Promise<void>;
}

/** Runs one job at a time, in order of arrival, and gives no result before it is kept. */
export function createSerialQueue(options: {
  longestJobMs: number;
  onStuck: () => void;
  keep?: () => Promise<void>;
}): SerialQueue;
