import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OfferFigures } from '@/app/_blocks/personal/offer-figures';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { TriedDesigns } from '@/app/_blocks/personal/tried-designs';
import { EmptyState } from '@/components/staff/empty-state';
import { PageHeading } from '@/components/staff/page-heading';
import { KeyFigures } from '@/components/statistics/key-figures';
import { PeriodPicker } from '@/components/statistics/period-picker';
import { StatisticsView } from '@/components/statistics/statistics-view';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { formatDays } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { Staff } from '@/lib/staff/staff';
import { bucketsOf } from '@/lib/statistics/buckets';
import { loadLineLabels } from '@/lib/statistics/line-labels';
import { type Period, periodQuery, readPeriod } from '@/lib/statistics/period';
import { readStatistics } from '@/lib/statistics/server/read-statistics';
import { figureTable } from '@/lib/statistics/tables';

const linesOfTable = 12;

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-statistics');
}

/** The statistics of the site, of the period in the address. */
export default async function StatisticsPage({ searchParams }: PageProps<'/[locale]/admin/statistics'>) {
  const locale = await currentLocale();
  const query = await searchParams;
  const today = brusselsDay(new Date());
  const { period, isValid } = readPeriod(query, today);
  const t = await getTranslations('Statistics');
  return (
    <StaffPage page="admin-statistics" query={query}>
      {(staff) => (
        <>
          <PageHeading title={t('title')} lead={t('lead')} />
          <PeriodPicker period={period} today={today} isValid={isValid} locale={locale} />
          <Figures staff={staff} period={period} locale={locale} />
          <OfferFigures staff={staff} period={period} locale={locale} />
          <TriedDesigns staff={staff} period={period} locale={locale} />
        </>
      )}
    </StaffPage>
  );
}

async function Figures({ staff, period, locale }: { staff: Staff; period: Period; locale: Locale }) {
  const t = await getTranslations('Statistics');
  const statistics = await readStatistics(staff, period, linesOfTable);
  if (statistics === null) throw new Error('The database does not answer');
  const { total, firstDay, stale } = statistics;
  const spans = {
    now: formatDays(period.from, period.to, locale),
    before: formatDays(period.previousFrom, period.previousTo, locale),
  };
  if (total.visits + total.views === 0) {
    return (
      <div className="mt-8">
        {firstDay === null ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <EmptyState
            title={t('emptyPeriod.title', { period: spans.now })}
            text={t('emptyPeriod.text', { first: formatDays(firstDay, firstDay, locale) })}
          >
            <PageLink
              to="admin-statistics"
              locale={locale}
              query={{ period: 'year' }}
              className="link min-h-11 font-medium underline"
            >
              {t('emptyPeriod.link')}
            </PageLink>
          </EmptyState>
        )}
      </div>
    );
  }
  const buckets = bucketsOf(statistics.days, period);
  const { nameOf, nameOfStep } = await loadLineLabels(locale);
  return (
    <>
      <p className="mt-4 font-medium">{t('compared', spans)}</p>
      {firstDay !== null && firstDay > period.previousFrom ? (
        <p className="mt-1 text-sm text-ink-soft">
          {t('sinceFirst', { first: formatDays(firstDay, firstDay, locale) })}
        </p>
      ) : null}
      {stale > 0 ? <p className="mt-1 text-sm text-ink-soft">{t('stale', { count: stale })}</p> : null}
      <KeyFigures statistics={statistics} locale={locale} />
      <StatisticsView
        statistics={statistics}
        buckets={buckets}
        period={period}
        locale={locale}
        nameOf={nameOf}
        nameOfStep={nameOfStep}
        tableOf={(name) => figureTable(name, statistics, buckets, nameOf, nameOfStep)}
        csvHref={(name) =>
          `/api/admin/statistics/export?${new URLSearchParams({ table: name, language: locale, ...periodQuery(period) })}`
        }
      />
    </>
  );
}
