import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { ResultsRow } from '@/bench/results-row';
import { type BenchProgress, type BenchTask, runTasks } from '@/bench/run-tasks';
import { keepUnfinished, readUnfinished } from '@/bench/unfinished';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (what: string): ResultsRow => ({ check: 'V1', what, figure: '100', holds: true });
const task = (name: string, more: Partial<BenchTask> = {}): BenchTask => ({
  check: 'V1',
  name,
  seconds: 1,
  work: async () => [row(name)],
  ...more,
});
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

test('what stands alone comes last, and what breaks off says so while the others still run', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const broken = task('broken', { work: () => Promise.reject(new Error('no answer')) });
  const told: BenchProgress[] = [];
  const done = await runTasks(
    [task('page 1', { standsAlone: true }), task('page 2', { standsAlone: true }), broken, task('quotes')],
    { minutes: 5, onProgress: ({ rows, tasksLeft }) => told.push({ rows: [...rows], tasksLeft }) },
  );
  expect(done.failures).toBe(1);
  expect(done.tasksLeft).toEqual([]);
  expect(done.rows.map(({ what, figure }) => [what, figure])).toEqual([
    ['broken', 'not measured: no answer'],
    ['quotes', '100'],
    ['page 1', '100'],
    ['page 2', '100'],
  ]);
  expect(told.map(({ rows, tasksLeft }) => [rows.length, ...namesOf(tasksLeft)])).toEqual([
    [2, 'page 1', 'page 2'],
    [3, 'page 2'],
    [4],
  ]);
});

test('after its minutes nothing that stands alone is begun, and the next part begins with it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ now: 0 });
  const slow = (name: string) =>
    task(name, {
      standsAlone: true,
      work: async () => {
        vi.setSystemTime(Date.now() + 61_000);
        return [row(name)];
      },
    });
  const tasks = [task('quotes'), slow('page 1'), slow('page 2')];
  const file = path.join(folder, 'unfinished-all.json');
  const keep = ({ rows, tasksLeft }: BenchProgress) =>
    keepUnfinished(file, { of: 'abc, all', dates: ['10:00'], rows, tasksLeft: namesOf(tasksLeft) });
  const first = await runTasks(tasks, { minutes: 1, onProgress: keep });
  expect(first.rows.map(({ what }) => what)).toEqual(['quotes', 'page 1']);
  expect(namesOf(first.tasksLeft)).toEqual(['page 2']);

  expect(() => readUnfinished(file, 'def, all')).toThrow('of abc, all, not of def, all');
  const kept = readUnfinished(file, 'abc, all');
  expect(kept).toMatchObject({ dates: ['10:00'], rows: first.rows, tasksLeft: ['page 2'] });
  const second = await runTasks(
    tasks.filter(({ name }) => kept.tasksLeft.includes(name)),
    { minutes: 1, onProgress: keep },
  );
  vi.useRealTimers();
  expect(second.rows.map(({ what }) => what)).toEqual(['page 2']);
  expect(existsSync(file)).toBe(false);
  expect(() => readUnfinished(file, 'abc, all')).toThrow('no unfinished run');
});
