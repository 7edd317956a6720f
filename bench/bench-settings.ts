/** What the launcher hands over. */
export interface BenchSettings {
  quick: boolean;
  check: boolean;
  /** Does not wait for a machine at rest. */
  busy: boolean;
  /** The paths of the only pages to measure; empty: all of them. */
  pages: string[];
  /** After how many a page that stands alone is left to a later part of the run. */
  minutes: number;
  /** Measures what the run before has left. */
  goOn: boolean;
  /** Runs of each page and of each page it is compared with. */
  runs: number;
  /** Empty: all of them. */
  only: string[];
  /** Where the table is written, from the root of the project. */
  out: string;
  /** Where the line of the run is added, from the root of the project. */
  history: string;
  sitePort: number;
  siteUrl: string;
  /** Paths of programs; null where there is none. */
  chromium: string;
  nginx: string | null;
  wrk: string | null;
}
