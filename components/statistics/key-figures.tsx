import { getTranslations } from 'next-intl/server';
import { StatTile } from '@/components/staff/stat-tile';
import { formatChange, formatCount, formatShare, formatStopwatch } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { changeInPercent } from '@/lib/statistics/scale';
import type { Statistics } from '@/lib/statistics/statistics';

/** The six figures of a period, each beside that of the period before where there is one. */
export async function KeyFigures({
  statistics: { total, medians, previousMedians },
  locale,
}: {
  statistics: Statistics;
  locale: Locale;
}) {
  const t = await getTranslations('Statistics');
  const change = (now: number, before: number) => {
    const percent = changeInPercent(now, before);
    return percent === null
      ? null
      : t('change', { change: formatChange(percent, locale), before: formatCount(before, locale) });
  };
  const before = (figure: string | null) => (figure === null ? null : t('before', { figure }));
  const share = (count: number, of: number) => (of === 0 ? null : formatShare(count / of, locale));
  const scroll = (value: number | null) => (value === null ? null : formatShare(value / 100, locale));
  const seconds = (value: number | null) => (value === null ? null : formatStopwatch(value));
  const tiles = [
    ['visits', formatCount(total.visits, locale), change(total.visits, total.previousVisits)],
    ['views', formatCount(total.views, locale), change(total.views, total.previousViews)],
    ['sent', formatCount(total.sent, locale), change(total.sent, total.previousSent)],
    ['rate', share(total.sent, total.visits) ?? '–', before(share(total.previousSent, total.previousVisits))],
    ['scroll', scroll(medians.scroll) ?? '–', before(scroll(previousMedians.scroll))],
    ['time', seconds(medians.time) ?? '–', before(seconds(previousMedians.time))],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 xl:grid-cols-6">
      {tiles.map(([id, value, note]) => (
        <StatTile key={id} label={t(`tiles.${id}`)} value={value} note={note} />
      ))}
    </dl>
  );
}
