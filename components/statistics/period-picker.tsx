import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo } from '@/lib/i18n/routes';
import { type Period, periodNames } from '@/lib/statistics/period';

/** The periods that end today, and a form for days of one's own; both stand in the address. */
export async function PeriodPicker({
  period,
  today,
  isValid,
  locale,
}: {
  period: Period;
  /** The last day that can be asked for. */
  today: string;
  /** False when the days that were asked for were of no use. */
  isValid: boolean;
  locale: Locale;
}) {
  const t = await getTranslations('Statistics');
  const dates = [
    ['from', t('from'), period.from],
    ['to', t('to'), period.to],
  ] as const;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-y-2 border-ink py-3">
      <nav aria-label={t('periodLabel')}>
        <ul className="flex flex-wrap gap-x-1 gap-y-1">
          {periodNames.map((name) => (
            <li key={name}>
              <PageLink
                to="admin-statistics"
                locale={locale}
                query={{ period: name }}
                aria-current={period.name === name ? 'page' : undefined}
                className="inline-flex min-h-10 items-center border border-line-strong px-3 font-medium aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper hocus:border-ink"
              >
                {t(`periods.${name}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <form action={pathTo('admin-statistics', locale)} method="get" className="filter-bar">
        {dates.map(([name, label, value]) => (
          <label key={name} className="filter-field">
            <span>{label}</span>
            <input
              type="date"
              name={name}
              defaultValue={value}
              max={today}
              required
              aria-describedby={isValid ? undefined : 'period-error'}
              aria-invalid={isValid ? undefined : true}
            />
          </label>
        ))}
        <button type="submit" className="button button-ink min-h-10 px-4 text-base">
          {t('show')}
        </button>
      </form>
      {isValid ? null : (
        <p id="period-error" role="alert" className="basis-full font-medium text-danger">
          {t('periodInvalid')}
        </p>
      )}
    </div>
  );
}
