/** What is counted in a period, and in the period before. */
export interface Counts {
  views: number;
  visits: number;
  /** Visits that touched the quote form. */
  reached: number;
  /** Visits that sent a quote request. */
  sent: number;
  previousViews: number;
  previousVisits: number;
  previousReached: number;
  previousSent: number;
}

export interface DayCounts {
  /** In Brussels, "2026-11-24". */
  day: string;
  views: number;
  visits: number;
  reached: number;
  sent: number;
}

export const dimensions = [
  'page',
  'path',
  'locale',
  'source',
  'country',
  'device',
  'browser',
  'language',
] as const;

export type Dimension = (typeof dimensions)[number];

export interface CountedLine extends Counts {
  /** Id of a page, path, host, code: what the rows hold. Empty where it is not known. */
  key: string;
}

export interface CountedTable {
  /** The first lines, by views where there are some, else by visits. */
  rows: CountedLine[];
  /** How many lines there are, these included. */
  lines: number;
  /** Of all lines. */
  views: number;
  visits: number;
}

/** Medians of the views of which something was heard: per cent of the page, and seconds in sight. */
export interface Medians {
  scroll: number | null;
  time: number | null;
}

export interface Statistics {
  total: Counts;
  /** Days with something to count, of the period and of the one before. */
  days: DayCounts[];
  tables: Record<Dimension, CountedTable>;
  medians: Medians;
  previousMedians: Medians;
  /** By id of page. */
  pageMedians: Record<string, Medians>;
  /** The first day of which there are figures; null when nobody was ever counted. */
  firstDay: string | null;
  /** How many days have changed and wait to be added up. */
  stale: number;
}
