/** What the launcher hands over. */
export interface BenchSettings {
  quick: boolean;
  check: boolean;
  /** Does not wait for a machine at rest. */
  busy: boolean;
  /** The path of the only page to measure; empty: all of them. */
  page: string;
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
