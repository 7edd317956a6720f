import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ResultsRow } from './results-row';

export interface HistoryFacts {
  date: string;
  commit: string;
  scope: string;
  load: number;
  /** Of the bare file, before and after. */
  benchmarkIndex: string;
  barePaint: string;
}

const head = [
  '# Every run of `npm run bench`',
  '',
  'One line a run, the newest last. Compare lines of like machines only: the benchmark index of Lighthouse says how fast a',
  'machine was, and the largest paint of a bare page what it made of a page with nothing in it.',
  '',
  '| Date | Commit | What | Load | Index | Bare page | Home page | Hold | Photos |',
  '|---|---|---|---|---|---|---|---|---|',
  '',
].join('\n');

/** One line of the history. */
export function historyLine(facts: HistoryFacts, rows: ResultsRow[]): string {
  const judged = rows.filter(({ holds }) => holds !== null);
  const home = rows.find(({ check, what }) => check === 'V1' && what.startsWith('/ '))?.figure;
  const photos = rows.filter(({ check, holds }) => check === 'photo' && holds !== null);
  const cells = [
    facts.date,
    facts.commit,
    facts.scope || 'all',
    facts.load.toFixed(2),
    facts.benchmarkIndex,
    facts.barePaint,
    home ?? 'not measured',
    `${judged.filter(({ holds }) => holds).length} of ${judged.length}`,
    photos.map(({ figure }) => figure).join(', ') || 'not measured',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Adds the run to the history, so that what got slower is seen beside what it was. */
export function addToHistory(file: string, line: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head;
  writeFileSync(file, `${before}${line}\n`);
}
