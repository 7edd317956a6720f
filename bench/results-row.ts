/** One line of the table. */
export interface ResultsRow {
  /** The number of the check, V1 to V9, or the name of what has none. */
  check: string;
  what: string;
  figure: string;
  /** What it is compared with, and its figure. */
  reference?: string;
  /** Figure over reference. */
  ratio?: number;
  limit?: string;
  /** Null: told for information, or not measured. */
  holds: boolean | null;
  /** Of each side; the figures are medians when there is more than one. */
  runs?: number;
}

/** A line for something that this machine cannot measure. */
export function notMeasured(check: string, what: string, reason: string): ResultsRow {
  return { check, what, figure: `not measured: ${reason}`, holds: null };
}
