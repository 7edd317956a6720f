import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResultsRow } from './results-row';

/** A run that has not measured everything yet. */
export interface Unfinished {
  /** What is measured: the commit and what was asked for. Another one cannot go on with it. */
  of: string;
  /** When each of its parts began. */
  dates: string[];
  /** Of the tasks that are done. */
  rows: ResultsRow[];
  /** By their names. */
  tasksLeft: string[];
}

/** Where it is kept, by what was asked for: two that measure other things are in no other's way. */
export function unfinishedFile(scope: string): string {
  const name = scope === '' ? 'all' : scope.replace(/\W+/g, '-').slice(0, 60);
  return path.join(import.meta.dirname, `unfinished-${name}.json`);
}

/** @throws where there is nothing to go on with, or where it is of something else */
export function readUnfinished(file: string, of: string): Unfinished {
  if (!existsSync(file)) throw new Error('There is no unfinished run to go on with.');
  const unfinished = JSON.parse(readFileSync(file, 'utf8')) as Unfinished;
  if (unfinished.of !== of)
    throw new Error(`The unfinished run is of ${unfinished.of}, not of ${of}: begin it anew.`);
  return unfinished;
}

/** Keeps what is done so far, so that nothing is lost with the rest; a run that is done leaves nothing. */
export function keepUnfinished(file: string, unfinished: Unfinished): void {
  if (unfinished.tasksLeft.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify(unfinished));
}
