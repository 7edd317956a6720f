import { notMeasured, type ResultsRow } from './results-row';
import { isStopping } from './stop-everything';

export interface BenchTask {
  check: string;
  /** By which it is asked for without the rest of its check. */
  part?: 'dragging' | 'waking' | 'memory';
  /** Shown while it runs. */
  name: string;
  /** About how long it takes: only the time left is told by it. */
  seconds: number;
  /** Needs nothing of another task, and may be left to a later part of the run. */
  standsAlone?: boolean;
  work: () => Promise<ResultsRow[]>;
}

/** What has been measured after a task, and what has not. */
export interface BenchProgress {
  rows: ResultsRow[];
  tasksLeft: BenchTask[];
}

/** Whether a task belongs to what was asked for, which is everything when nothing is named. */
export function isWanted({ check, part }: Pick<BenchTask, 'check' | 'part'>, only: string[]): boolean {
  if (only.length === 0 || only.includes(check)) return true;
  // The pages are opened and woken once for both.
  if (check === 'V2' && only.includes('V6')) return true;
  return part !== undefined && only.includes(part);
}

function formatLeft(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/**
 * Runs one after another and tells how far it is. One that breaks off gets a line that says so, and the others still
 * run: an hour of measuring is not lost to a page. What stands alone comes last; no such task begins after `minutes`.
 *
 * @param onProgress told once nothing but what stands alone is left, and after each of those
 */
export async function runTasks(
  tasks: readonly BenchTask[],
  { minutes, onProgress }: { minutes: number; onProgress: (progress: BenchProgress) => void },
): Promise<BenchProgress & { failures: number }> {
  const rewrites = process.stdout.isTTY === true;
  const ordered = [
    ...tasks.filter(({ standsAlone }) => !standsAlone),
    ...tasks.filter(({ standsAlone }) => standsAlone),
  ];
  const planned = ordered.reduce((sum, { seconds }) => sum + seconds, 0);
  const started = Date.now();
  const rows: ResultsRow[] = [];
  let failures = 0;
  let done = 0;
  for (const [index, { check, name, seconds, standsAlone, work }] of ordered.entries()) {
    const elapsed = (Date.now() - started) / 1000;
    if (standsAlone) {
      onProgress({ rows, tasksLeft: ordered.slice(index) });
      if (elapsed > minutes * 60) return { rows, tasksLeft: ordered.slice(index), failures };
    }
    // As fast as it has gone so far; before that, as planned.
    const left = (planned - done) * (done === 0 ? 1 : elapsed / done);
    const line = `  ${check}  ${index + 1} of ${ordered.length}  ${name}, about ${formatLeft(left)} left`;
    process.stdout.write(rewrites ? `\r\x1b[2K${line}` : `${line}\n`);
    try {
      rows.push(...(await work()));
    } catch (error) {
      if (isStopping()) throw error;
      failures += 1;
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
      rows.push(notMeasured(check, name, reason));
    }
    done += seconds;
  }
  if (rewrites) process.stdout.write('\r\x1b[2K');
  onProgress({ rows, tasksLeft: [] });
  return { rows, tasksLeft: [], failures };
}
