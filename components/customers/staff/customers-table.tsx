import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/staff/data-table';
import { companyPath } from '@/lib/customers/company';
import type { CustomerRow } from '@/lib/customers/customer';
import { formatAmount, formatCount, formatShortMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** The customers one below the other, the latest contact first. */
export async function CustomersTable({ rows, locale }: { rows: readonly CustomerRow[]; locale: Locale }) {
  const t = await getTranslations('StaffCustomers');
  return (
    <DataTable
      caption={t('caption')}
      rows={rows}
      rowKey={({ id }) => id}
      rowProps={() => ({ 'data-shortcut-row': '' })}
      columns={[
        {
          id: 'name',
          heading: t('columns.name'),
          isRowHeading: true,
          cell: ({ id, firstName, name, company, companyId }) => (
            <>
              <PageLink
                to="admin-customers"
                rest={id}
                locale={locale}
                data-shortcut-open=""
                className="line-clamp-2 min-h-6 font-bold underline-offset-4 hocus:underline"
              >
                {firstName} {name}
              </PageLink>
              {companyId ? (
                <PageLink
                  to="admin-customers"
                  rest={companyPath(companyId)}
                  locale={locale}
                  className="line-clamp-2 min-h-6 text-sm text-ink-soft underline underline-offset-4 hocus:text-ink"
                >
                  {company ?? t('columns.company')}
                  <span className="sr-only">
                    {' '}
                    ({firstName} {name})
                  </span>
                </PageLink>
              ) : company ? (
                <span className="line-clamp-2 text-sm text-ink-soft">{company}</span>
              ) : null}
            </>
          ),
        },
        {
          id: 'reach',
          heading: t('columns.reach'),
          cell: ({ email, phone }) => (
            <>
              {email ? <span className="block break-all">{email}</span> : null}
              {phone ? (
                <span className="figures block text-sm text-ink-soft">{formatPhone(phone, locale)}</span>
              ) : null}
            </>
          ),
        },
        {
          id: 'requests',
          heading: t('columns.requests'),
          align: 'end',
          cell: ({ requests }) => formatCount(requests, locale),
        },
        {
          id: 'orders',
          heading: t('columns.orders'),
          align: 'end',
          cell: ({ orders }) => formatCount(orders, locale),
        },
        {
          id: 'open',
          heading: t('columns.open'),
          align: 'end',
          cell: ({ openCents }) =>
            openCents > 0 ? <strong className="figures">{formatAmount(openCents, locale)}</strong> : '–',
        },
        {
          id: 'contact',
          heading: t('columns.contact'),
          cell: ({ lastContactAt }) => (
            <time dateTime={lastContactAt.toISOString()}>{formatShortMoment(lastContactAt, locale)}</time>
          ),
        },
      ]}
    />
  );
}
