/** What the launcher hands over. */
export interface BenchSettings {
  quick: boolean;
  check: boolean;
  /** Runs of each page and of each page it is compared with. */
  runs: number;
  /** Empty: all of them. */
  only: string[];
  /** Where the table is written, from the root of the project. */
  out: string;
  sitePort: number;
  siteUrl: string;
  /** Paths of programs; null where there is none. */
  chromium: string;
  nginx: string | null;
  wrk: string | null;
}
