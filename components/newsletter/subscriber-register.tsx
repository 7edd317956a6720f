import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { FilterSelect } from '@/components/staff/filter-bar';
import { RegisterFrame } from '@/components/staff/register-frame';
import { StatTile } from '@/components/staff/stat-tile';
import { formatCount, formatDay } from '@/lib/i18n/format';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import {
  type LeaveOutcome,
  type Subscriber,
  type subscriberRegister,
  subscriberStatuses,
} from '@/lib/newsletter/register/subscriber';
import type { Found, RegisterQuery } from '@/lib/staff/register-query';

/** Who gets the newsletter, who has still to confirm and who has left. */
export async function SubscriberRegisterView({
  locale,
  query,
  found,
  outcome,
  leave,
}: {
  locale: Locale;
  query: RegisterQuery;
  found: Found<typeof subscriberRegister>;
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
      area="subscribers"
      query={query}
      found={found}
      words={{
        title: t('title'),
        lead: t('lead'),
        filters: t('filters.label'),
        search: t('filters.search'),
        empty: { title: t('empty.title'), text: t('empty.text') },
        nothing: { title: t('nothing.title'), text: t('nothing.text') },
      }}
      said={outcome && { isDone: outcome === 'left', text: t(`outcomes.${outcome}`) }}
      figures={
        <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4">
          {(['confirmed', 'pending', 'unsubscribed'] as const).map((status) => (
            <StatTile
              key={status}
              label={t(`statuses.${status}`)}
              value={formatCount(found.counts[status] ?? 0, locale)}
            />
          ))}
        </dl>
      }
      filters={
        <>
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
  );
}
