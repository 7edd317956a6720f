import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { DataTable } from '@/components/staff/data-table';
import { FilterSearch, FilterSelect } from '@/components/staff/filter-bar';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { RegisterFrame } from '@/components/staff/register-frame';
import { StatTile } from '@/components/staff/stat-tile';
import { formatCount, formatDay } from '@/lib/i18n/format';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import {
  type LeaveOutcome,
  type Subscriber,
  type SubscriberRegister,
  subscriberStatuses,
} from '@/lib/newsletter/register/subscriber';
import type { RegisterQuery } from '@/lib/staff/register-query';

/** Who gets the newsletter, who has still to confirm and who has left. */
export async function SubscriberRegisterView({
  locale,
  query,
  register,
  outcome,
  leave,
}: {
  locale: Locale;
  query: RegisterQuery;
  register: SubscriberRegister;
  outcome: LeaveOutcome | null;
  /** Ends the subscription of a form's `id`. */
  leave: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('SubscriberRegister');
  const { filters } = query;
  const since = ({ status, confirmedAt, leftAt, requestedAt }: Subscriber) =>
    formatDay(
      { pending: requestedAt, confirmed: confirmedAt, unsubscribed: leftAt }[status] ?? requestedAt,
      locale,
    );
  return (
    <RegisterFrame
      locale={locale}
      page="admin-subscribers"
      query={query}
      total={register.total}
      title={t('title')}
      lead={t('lead')}
      notice={
        <>
          {outcome ? (
            <OutcomeNotice isDone={outcome === 'left'}>{t(`outcomes.${outcome}`)}</OutcomeNotice>
          ) : null}
          <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4">
            {(['confirmed', 'pending', 'unsubscribed'] as const).map((status) => (
              <StatTile
                key={status}
                label={t(`statuses.${status}`)}
                value={formatCount(register.counts[status] ?? 0, locale)}
              />
            ))}
          </dl>
        </>
      }
      filterLabel={t('filters.label')}
      filters={
        <>
          <FilterSearch
            label={t('filters.search')}
            name="search"
            defaultValue={filters.search}
            spellCheck={false}
            autoComplete="off"
          />
          <FilterSelect
            label={t('filters.status')}
            all={t('filters.any')}
            name="status"
            defaultValue={filters.status ?? ''}
            options={subscriberStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <FilterSelect
            label={t('filters.locale')}
            all={t('filters.any')}
            name="locale"
            defaultValue={filters.locale ?? ''}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
          />
        </>
      }
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      nothing={{ title: t('nothing.title'), text: t('nothing.text') }}
    >
      <DataTable
        caption={t('title')}
        rows={register.rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'email',
            heading: t('columns.email'),
            isRowHeading: true,
            cell: ({ email }) => <span className="font-bold">{email}</span>,
          },
          {
            id: 'status',
            heading: t('columns.status'),
            cell: (row) => t('since', { status: t(`statuses.${row.status}`), date: since(row) }),
          },
          {
            id: 'locale',
            heading: t('columns.locale'),
            cell: ({ locale: spoken }) => localeNames[spoken],
          },
          { id: 'source', heading: t('columns.source'), cell: ({ source }) => t(`sources.${source}`) },
          {
            id: 'asked',
            heading: t('columns.asked'),
            cell: ({ requestedAt }) => formatDay(requestedAt, locale),
          },
          {
            id: 'leave',
            heading: t('columns.leave'),
            cell: (row) =>
              row.status === 'unsubscribed' ? null : (
                <ConfirmButton
                  action={leave}
                  id={row.id}
                  label={t('leave.open')}
                  about={row.email}
                  text={t('leave.text', { email: row.email })}
                  confirm={t('leave.confirm')}
                />
              ),
          },
        ]}
      />
    </RegisterFrame>
  );
}
