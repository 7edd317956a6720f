import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFinishedPaths, listPages } from '@/bench/list-pages';
import { judgeMemory } from '@/bench/measure-memory';
import { locales } from '@/lib/i18n/locales';

const flat = { count: 100_000, samples: Array.from({ length: 50 }, () => 340), last: 345 };
const verdicts = (memory: number, load = flat) =>
  judgeMemory({ started: 150, pages: { count: 207, memory }, load }).map(({ holds }) => holds);

test('a started site with every page kept may take 400 MB', () => {
  expect(verdicts(400)).toEqual([true, true, true]);
  expect(verdicts(401)).toEqual([false, true, true]);
  expect(judgeMemory({ started: 150, pages: { count: 207, memory: 310 }, load: flat })[0]).toMatchObject({
    what: expect.stringContaining('207 pages'),
    figure: '310 MB',
    reference: 'started: 150 MB',
  });
});

test('under load it stays below 400 MB and where it is', () => {
  expect(verdicts(300, { ...flat, last: 400 })).toEqual([true, false, true]);
  const growing = Array.from({ length: 50 }, (_, index) => 200 + 3 * index);
  expect(verdicts(200, { ...flat, samples: growing, last: 347 })).toEqual([true, true, false]);
});

test('every finished page is one of those that are asked for', () => {
  const build = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    for (const locale of locales) {
      const works = path.join(build, 'server', 'app', locale, 'works');
      mkdirSync(path.join(works, 'textile'), { recursive: true });
      for (const name of ['2.html', '2.meta', 'textile.html', 'textile/polos.html'])
        writeFileSync(path.join(works, name), '');
    }
    const paths = listFinishedPaths(build);
    expect(paths).toHaveLength(listPages(false).length + 9);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/portfolio/textile/polos');
    expect(paths).toContain('/nl/realisaties/2');
  } finally {
    rmSync(build, { recursive: true });
  }
});
