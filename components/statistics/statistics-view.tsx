import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatCount, formatShare, formatStopwatch } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Bucket, type BucketSize, bucketSizeOf } from '@/lib/statistics/buckets';
import type { Period } from '@/lib/statistics/period';
import type { CountedTable, Statistics } from '@/lib/statistics/statistics';
import {
  dimensionOf,
  type FigureTable,
  type FunnelStep,
  funnelOf,
  type NameOf,
  type TableName,
} from '@/lib/statistics/tables';
import { FiguresBelow } from './figures-below';
import { RankChart } from './rank-chart';
import { TimeChart } from './time-chart';

/** What the sections are made of. */
interface StatisticsViewProps {
  statistics: Statistics;
  buckets: readonly Bucket[];
  period: Period;
  locale: Locale;
  tableOf: (name: TableName) => FigureTable;
  nameOf: NameOf;
  nameOfStep: (step: FunnelStep) => string;
  csvHref: (name: TableName) => string;
}

const chartLines = 8;
const tableUnder = { visits: 'days', views: 'views' } as const;

const inks = {
  sources: 'lettering',
  countries: 'walls',
  devices: 'design',
  browsers: 'signs',
  languages: 'textile',
  locales: 'wrapping',
  pages: 'wrapping',
  paths: 'wrapping',
} as const satisfies Record<keyof typeof dimensionOf, string>;

function Section({
  title,
  note,
  ink,
  className = '',
  children,
}: {
  title: string;
  note?: ReactNode;
  ink: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section data-ink={ink} className={`min-w-0 ${className}`}>
      <h2 className="sign border-t-4 border-solid pt-2 text-2xl">{title}</h2>
      {note ? <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Everything counted in a period: how many, when, from where, on what, and how far towards a request. */
export async function StatisticsView(props: StatisticsViewProps) {
  const { statistics, buckets, period, locale, tableOf, nameOfStep, csvHref } = props;
  const t = await getTranslations('Statistics');
  const { total } = statistics;
  const size = bucketSizeOf(period.days);
  const count = (value: number) => formatCount(value, locale);
  const steps = funnelOf(statistics);
  const rank = (name: keyof typeof dimensionOf, className?: string) => (
    <Ranked {...props} name={name} className={className} title={t(`sections.${name}`)} />
  );
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-6">
      {(['visits', 'views'] as const).map((measure) => (
        <Section
          key={measure}
          ink="wrapping"
          title={t(`sections.${measure}`)}
          note={t(`by.${size satisfies BucketSize}`)}
          className="lg:col-span-3"
        >
          <TimeChart
            buckets={buckets}
            size={size}
            measure={measure}
            locale={locale}
            label={t(`chart.${measure}`, {
              total: count(total[measure]),
              highest: count(Math.max(0, ...buckets.map((bucket) => bucket[measure]))),
            })}
          />
          <p className="mt-1 flex flex-wrap items-center gap-x-5 text-sm text-ink-soft">
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="size-3 bg-solid" />
              {t('legend.now')}
            </span>
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="h-0.5 w-4 bg-ink" />
              {t('legend.before')}
            </span>
          </p>
          <FiguresBelow
            table={tableOf(tableUnder[measure])}
            caption={t(`sections.${measure}`)}
            csvHref={csvHref(tableUnder[measure])}
            locale={locale}
          />
        </Section>
      ))}
      <div className="grid content-start gap-y-12 lg:col-span-3">
        <Section ink="signs" title={t('sections.funnel')} note={t('notes.funnel')}>
          <RankChart
            rows={steps.map(({ step, count: reached, previous, share }) => ({
              id: step,
              name: nameOfStep(step),
              value: reached,
              previous,
              figure: count(reached),
              note: share === null ? null : formatShare(share, locale),
            }))}
          />
          <FiguresBelow
            table={tableOf('funnel')}
            caption={t('sections.funnel')}
            csvHref={csvHref('funnel')}
            locale={locale}
          />
        </Section>
        {rank('locales')}
      </div>
      {rank('sources', 'lg:col-span-3')}
      {rank('pages', 'lg:col-span-3')}
      {rank('paths', 'lg:col-span-3')}
      <div className="lg:col-span-6">
        <h2 className="sign text-board">{t('profilesTitle')}</h2>
        <p className="mt-2 max-w-prose">
          {t('profilesText', {
            share: formatShare(
              total.visits === 0 ? 0 : Math.min(1, statistics.tables.device.visits / total.visits),
              locale,
            ),
          })}
        </p>
        <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-4">
          {rank('countries')}
          {rank('devices')}
          {rank('browsers')}
          {rank('languages')}
        </div>
      </div>
    </div>
  );
}

const unitOf = (table: CountedTable) => (table.views > 0 ? ('views' as const) : ('visits' as const));

async function Ranked({
  name,
  title,
  className,
  statistics,
  locale,
  tableOf,
  nameOf,
  csvHref,
}: StatisticsViewProps & { name: keyof typeof dimensionOf; title: string; className?: string }) {
  const t = await getTranslations('Statistics');
  const dimension = dimensionOf[name];
  const counted = statistics.tables[dimension];
  const unit = unitOf(counted);
  const medians = (key: string) => {
    const { scroll, time } = statistics.pageMedians[key] ?? { scroll: null, time: null };
    return scroll === null || time === null
      ? null
      : `${formatShare(scroll / 100, locale)} · ${formatStopwatch(time)}`;
  };
  return (
    <Section
      ink={inks[name]}
      title={title}
      className={className}
      note={name === 'sources' || name === 'pages' ? t(`notes.${name}`) : t(`units.${unit}`)}
    >
      {counted.rows.length === 0 ? (
        <p className="text-ink-soft">{t('nothing')}</p>
      ) : (
        <>
          <RankChart
            rows={counted.rows
              .filter((line) => line[unit] > 0)
              .slice(0, chartLines)
              .map((line) => ({
                id: line.key,
                name: nameOf(dimension, line.key),
                value: line[unit],
                previous: unit === 'views' ? line.previousViews : line.previousVisits,
                figure: formatCount(line[unit], locale),
                note: name === 'pages' ? medians(line.key) : formatShare(line[unit] / counted[unit], locale),
              }))}
          />
          <FiguresBelow
            table={tableOf(name)}
            lines={counted.lines}
            caption={title}
            csvHref={csvHref(name)}
            locale={locale}
          />
        </>
      )}
    </Section>
  );
}
