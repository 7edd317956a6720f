import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/staff/data-table';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { LostCount } from '@/lib/quotes/lost-reason';

/** How many requests were lost, by reason. */
export async function LostCounts({ lost, locale }: { lost: readonly LostCount[]; locale: Locale }) {
  const t = await getTranslations('LostReason');
  if (lost.length === 0) return null;
  return (
    <div>
      <h3 className="font-bold">{t('counted')}</h3>
      <DataTable
        caption={t('counted')}
        rows={lost}
        rowKey={({ reason }) => reason}
        columns={[
          {
            id: 'reason',
            heading: t('label'),
            isRowHeading: true,
            cell: ({ reason }) => t(`reasons.${reason}`),
          },
          {
            id: 'requests',
            heading: t('requests'),
            align: 'end',
            cell: ({ requests }) => formatCount(requests, locale),
          },
        ]}
      />
    </div>
  );
}
