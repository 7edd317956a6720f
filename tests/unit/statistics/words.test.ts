import { describe, expect, test } from 'vitest';
import { formatCell, formatTick } from '@/lib/statistics/format';
import { lineName, type NameLabels } from '@/lib/statistics/names';
import type { CountedTable, Dimension, Statistics } from '@/lib/statistics/statistics';
import { figureTable, funnelOf, tableNames } from '@/lib/statistics/tables';

const labels: NameLabels = {
  unknown: 'Onbekend',
  direct: 'Rechtstreeks',
  device: (type) => `toestel ${type}`,
  page: (id) => (id === 'home' ? 'Startpagina' : null),
};

describe('Names', () => {
  test.each([
    ['country', 'BE', 'fr', 'Belgique'],
    ['country', 'BE', 'nl', 'België'],
    ['country', 'GB', 'en', 'United Kingdom'],
    ['country', 'Unknown', 'nl', 'Onbekend'],
    ['language', 'nl', 'fr', 'Néerlandais'],
    ['language', 'de', 'nl', 'Duits'],
    ['language', '', 'nl', 'Onbekend'],
    ['language', '=x', 'nl', '=x'],
    ['locale', 'fr', 'en', 'French'],
    ['source', '', 'nl', 'Rechtstreeks'],
    ['source', 'google.be', 'nl', 'google.be'],
    ['page', 'home', 'nl', 'Startpagina'],
    ['page', 'gone', 'nl', 'gone'],
    ['page', '', 'nl', 'Onbekend'],
    ['device', 'mobile', 'nl', 'toestel mobile'],
    ['browser', 'Unknown', 'nl', 'Onbekend'],
    ['path', '/nl', 'nl', '/nl'],
  ] as const)('%s %s in %s', (dimension, key, locale, name) => {
    expect(lineName(dimension, key, locale, labels)).toBe(name);
  });
});

describe('Figures', () => {
  test('a bar is named by its day or its month', () => {
    expect(formatTick('2026-11-24', 'day', 'fr')).toBe('24/11');
    expect(formatTick('2026-11-01', 'month', 'nl')).toBe('nov');
  });

  test('cells know their column', () => {
    expect(formatCell('time', 65, 'en')).toBe('1\u00a0min\u00a005');
    expect(formatCell('scroll', 65, 'en')).toBe('65%');
    expect(formatCell('share', 0.5, 'en')).toBe('50%');
    expect(formatCell('name', 'google.be', 'en')).toBe('google.be');
    expect(formatCell('visits', null, 'en')).toBe('–');
    expect(formatCell('span', '2026-11-24', 'en')).toBe('24 Nov 2026');
  });
});

const line = (key: string, visits: number) => ({
  key,
  visits,
  views: visits * 2,
  reached: 2,
  sent: 1,
  previousViews: 4,
  previousVisits: 3,
  previousReached: 2,
  previousSent: 1,
});

const table: CountedTable = { rows: [line('home', 6), line('', 2)], lines: 5, views: 40, visits: 10 };

const statistics: Statistics = {
  total: line('', 10),
  days: [],
  tables: new Proxy({} as Record<Dimension, CountedTable>, { get: () => table }),
  medians: { scroll: null, time: null },
  previousMedians: { scroll: null, time: null },
  pageMedians: { home: { scroll: 65, time: 45 } },
  firstDay: null,
  stale: 0,
};

describe('Tables', () => {
  const build = (name: Parameters<typeof figureTable>[0]) =>
    figureTable(
      name,
      statistics,
      [
        {
          from: '2026-11-23',
          to: '2026-11-29',
          visits: 1,
          views: 2,
          reached: 0,
          sent: 0,
          previousVisits: 3,
          previousViews: 4,
        },
      ],
      (dimension, key) => lineName(dimension, key, 'nl', labels),
      (step) => step,
    );

  test('of pages have medians where there are some', () => {
    expect(build('pages').rows).toEqual([
      ['Startpagina', 12, 4, 6, 2, 1, 65, 45],
      ['Onbekend', 4, 4, 2, 2, 1, null, null],
    ]);
  });

  test('of sources have shares of all visits, not only of those that are shown', () => {
    expect(build('sources').rows.map((row) => row[2])).toEqual([0.6, 0.2]);
  });

  test('of days name the first and the last of each line', () => {
    expect(build('days').rows).toEqual([['2026-11-23/2026-11-29', 1, 3, 0, 0]]);
    expect(build('views').rows).toEqual([['2026-11-23/2026-11-29', 2, 4]]);
  });

  test('every line has a cell for every column', () => {
    for (const name of tableNames) {
      const { columns, rows } = build(name);
      for (const row of rows) expect(row, name).toHaveLength(columns.length);
    }
  });

  test('the funnel has no share of nothing', () => {
    expect(funnelOf(statistics).map(({ count, share }) => [count, share])).toEqual([
      [10, 1],
      [2, 0.2],
      [1, 0.1],
    ]);
    const none = { total: { ...statistics.total, visits: 0, reached: 0, sent: 0 } };
    expect(funnelOf(none).map(({ share }) => share)).toEqual([null, null, null]);
  });
});
