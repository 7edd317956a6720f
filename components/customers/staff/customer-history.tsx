import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/components/staff/data-table';
import { EmptyState } from '@/components/staff/empty-state';
import { StaffSection } from '@/components/staff/staff-section';
import type { CustomerRequest } from '@/lib/customers/customer';
import { formatAmount, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** What customers asked for, with what came of it: offer, money, job, invoices. */
export async function CustomerHistory({
  requests,
  withPeople = false,
  stageName,
  locale,
  children,
}: {
  requests: readonly CustomerRequest[];
  /** Says of each who asked: for several people. */
  withPeople?: boolean;
  /** What is said of where a job stands. */
  stageName: (job: NonNullable<CustomerRequest['job']>) => string;
  locale: Locale;
  /** Below the table. */
  children?: ReactNode;
}) {
  const t = await getTranslations('StaffCustomers');
  const subjects = await getTranslations('ProjectTypes');
  const statuses = await getTranslations('Inbox.statuses');
  const who: Column<CustomerRequest> = {
    id: 'who',
    heading: t('history.who'),
    cell: ({ customer }) => (
      <PageLink
        to="admin-customers"
        rest={customer.id}
        locale={locale}
        className="inline-block py-1 underline-offset-4 hocus:underline"
      >
        {customer.firstName} {customer.name}
      </PageLink>
    ),
  };
  return (
    <StaffSection id="history" title={t('history.title')}>
      {requests.length === 0 ? (
        <EmptyState title={t('history.none')} text={t('history.noneText')} />
      ) : (
        <DataTable
          caption={t('history.title')}
          rows={requests}
          rowKey={({ reference }) => reference}
          columns={[
            {
              id: 'request',
              heading: t('history.request'),
              isRowHeading: true,
              cell: ({ reference, subject }) => (
                <>
                  <PageLink
                    to="admin-requests"
                    rest={reference}
                    locale={locale}
                    className="figures inline-block py-1 font-bold underline-offset-4 hocus:underline"
                  >
                    {reference}
                  </PageLink>
                  <span className="block text-sm text-ink-soft">{subjects(subject)}</span>
                </>
              ),
            },
            ...(withPeople ? [who] : []),
            {
              id: 'at',
              heading: t('history.at'),
              cell: ({ submittedAt }) => (
                <time dateTime={submittedAt.toISOString()}>{formatShortMoment(submittedAt, locale)}</time>
              ),
            },
            {
              id: 'status',
              heading: t('history.status'),
              cell: ({ status, job }) => (
                <>
                  {statuses(status)}
                  {job ? <span className="block text-sm text-ink-soft">{stageName(job)}</span> : null}
                </>
              ),
            },
            {
              id: 'offer',
              heading: t('history.offer'),
              cell: ({ offer, paid }) =>
                offer ? (
                  <span className="figures">
                    {offer.number}
                    {offer.gross === null ? null : (
                      <span className="block text-sm">
                        {t('history.paidOf', {
                          paid: formatAmount(paid, locale),
                          gross: formatAmount(offer.gross, locale),
                        })}
                      </span>
                    )}
                  </span>
                ) : (
                  '–'
                ),
            },
            {
              id: 'invoices',
              heading: t('history.invoices'),
              cell: ({ invoices }) =>
                invoices.length === 0
                  ? '–'
                  : invoices.map(({ number, kind, gross }) => (
                      <span key={number} className="figures block">
                        {number}, {kind === 'creditNote' ? '−' : ''}
                        {formatAmount(gross, locale)}
                      </span>
                    )),
            },
          ]}
        />
      )}
      {children}
    </StaffSection>
  );
}
