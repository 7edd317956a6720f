import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/staff/data-table';
import { type CompanyRow, companyLine, companyPath } from '@/lib/customers/company';
import { formatAmount, formatCount, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** The companies one below the other, the latest contact with their people first. */
export async function CompaniesTable({ rows, locale }: { rows: readonly CompanyRow[]; locale: Locale }) {
  const t = await getTranslations('StaffCompany');
  const columns = await getTranslations('StaffCustomers.columns');
  return (
    <DataTable
      caption={t('list.caption')}
      rows={rows.map((row) => ({ ...row, ...companyLine(row.people) }))}
      rowKey={({ id }) => id}
      rowProps={() => ({ 'data-shortcut-row': '' })}
      columns={[
        {
          id: 'name',
          heading: columns('company'),
          isRowHeading: true,
          cell: ({ id, title, numbers }) => (
            <>
              <PageLink
                to="admin-customers"
                rest={companyPath(id)}
                locale={locale}
                data-shortcut-open=""
                className="line-clamp-2 min-h-6 font-bold underline-offset-4 hocus:underline"
              >
                {title}
              </PageLink>
              {numbers.length > 0 ? (
                <span className="figures block text-sm text-ink-soft">{numbers.join(', ')}</span>
              ) : null}
            </>
          ),
        },
        {
          id: 'people',
          heading: t('people.title'),
          align: 'end',
          cell: ({ count }) => formatCount(count, locale),
        },
        {
          id: 'requests',
          heading: columns('requests'),
          align: 'end',
          cell: ({ requests }) => formatCount(requests, locale),
        },
        {
          id: 'open',
          heading: columns('open'),
          align: 'end',
          cell: ({ openCents }) =>
            openCents > 0 ? <strong className="figures">{formatAmount(openCents, locale)}</strong> : '–',
        },
        {
          id: 'contact',
          heading: columns('contact'),
          cell: ({ lastContactAt }) => (
            <time dateTime={lastContactAt.toISOString()}>{formatShortMoment(lastContactAt, locale)}</time>
          ),
        },
      ]}
    />
  );
}
