import type { Bucket } from './buckets';
import type { CountedLine, CountedTable, Dimension, Medians, Statistics } from './statistics';

/** The tables of the page, by the name they have in an export's address. */
export const tableNames = [
  'days',
  'views',
  'funnel',
  'pages',
  'paths',
  'sources',
  'countries',
  'devices',
  'browsers',
  'languages',
  'locales',
] as const;

export type TableName = (typeof tableNames)[number];

export const dimensionOf = {
  pages: 'page',
  paths: 'path',
  sources: 'source',
  countries: 'country',
  devices: 'device',
  browsers: 'browser',
  languages: 'language',
  locales: 'locale',
} as const satisfies Partial<Record<TableName, Dimension>>;

export type ColumnId =
  | 'span'
  | 'step'
  | 'name'
  | 'views'
  | 'previousViews'
  | 'visits'
  | 'previousVisits'
  | 'share'
  | 'reached'
  | 'sent'
  | 'scroll'
  | 'time';

/** Text in the reader's language; counts; shares from 0 to 1; per cent (scroll); seconds (time). Null: not known. */
export type Cell = string | number | null;

export interface FigureTable {
  columns: readonly ColumnId[];
  rows: readonly (readonly Cell[])[];
}

/** What a line of a table is called. */
export type NameOf = (dimension: Dimension, key: string) => string;

export type FunnelStep = 'visits' | 'reached' | 'sent';

export interface FunnelRow {
  step: FunnelStep;
  count: number;
  previous: number;
  /** Of the visits, from 0 to 1; null without any. */
  share: number | null;
}

/** From a visit to the form to a request, each a part of the one before. */
export function funnelOf({ total }: Pick<Statistics, 'total'>): FunnelRow[] {
  const share = (count: number) => (total.visits === 0 ? null : count / total.visits);
  return [
    {
      step: 'visits',
      count: total.visits,
      previous: total.previousVisits,
      share: share(total.visits),
    },
    {
      step: 'reached',
      count: total.reached,
      previous: total.previousReached,
      share: share(total.reached),
    },
    { step: 'sent', count: total.sent, previous: total.previousSent, share: share(total.sent) },
  ];
}

const noMedians: Medians = { scroll: null, time: null };

function shareOf(line: CountedLine, table: CountedTable): number | null {
  return table.visits === 0 ? null : line.visits / table.visits;
}

type LineColumn = Exclude<ColumnId, 'span' | 'step'>;

/** What is shown of a line, where it is more than visits. */
const lineColumns: Partial<Record<TableName, readonly LineColumn[]>> = {
  pages: ['name', 'views', 'previousViews', 'visits', 'reached', 'sent', 'scroll', 'time'],
  paths: ['name', 'views', 'previousViews', 'visits', 'reached', 'sent'],
  locales: ['name', 'views', 'previousViews', 'visits', 'reached', 'sent'],
  sources: ['name', 'visits', 'share', 'previousVisits', 'reached', 'sent'],
};

/**
 * A table as the page shows it and an export writes it.
 *
 * @param nameOfStep what a step of the funnel is called
 */
export function figureTable(
  name: TableName,
  statistics: Statistics,
  buckets: readonly Bucket[],
  nameOf: NameOf,
  nameOfStep: (step: FunnelStep) => string,
): FigureTable {
  const spanOf = ({ from, to }: Bucket) => (from === to ? from : `${from}/${to}`);
  if (name === 'days') {
    return {
      columns: ['span', 'visits', 'previousVisits', 'reached', 'sent'],
      rows: buckets.map((bucket) => [
        spanOf(bucket),
        bucket.visits,
        bucket.previousVisits,
        bucket.reached,
        bucket.sent,
      ]),
    };
  }
  if (name === 'views') {
    return {
      columns: ['span', 'views', 'previousViews'],
      rows: buckets.map((bucket) => [spanOf(bucket), bucket.views, bucket.previousViews]),
    };
  }
  if (name === 'funnel') {
    return {
      columns: ['step', 'visits', 'share', 'previousVisits'],
      rows: funnelOf(statistics).map(({ step, count, share, previous }) => [
        nameOfStep(step),
        count,
        share,
        previous,
      ]),
    };
  }
  const dimension = dimensionOf[name];
  const table = statistics.tables[dimension];
  const columns = lineColumns[name] ?? (['name', 'visits', 'share', 'previousVisits'] as const);
  const rows = table.rows.map((line) => {
    const medians = name === 'pages' ? statistics.pageMedians[line.key] : undefined;
    const cells = {
      name: nameOf(dimension, line.key),
      ...line,
      ...(medians ?? noMedians),
      share: shareOf(line, table),
    };
    return columns.map((column) => cells[column]);
  });
  return { columns, rows };
}
