import { getTranslations } from 'next-intl/server';
import { FilterSelect } from '@/components/staff/filter-bar';
import { RegisterFrame } from '@/components/staff/register-frame';
import { findPositionTitle } from '@/lib/careers/positions';
import type { applicationRegister, DeleteOutcome } from '@/lib/careers/register/staff-application';
import { formatDay } from '@/lib/i18n/format';
import { type Locale, type Localized, localeNames } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { Found, RegisterQuery } from '@/lib/staff/register-query';

/** Who applied, for what, and until when it is kept. */
export async function ApplicationRegisterView({
  locale,
  query,
  found,
  outcome,
  titles,
}: {
  locale: Locale;
  query: RegisterQuery;
  found: Found<typeof applicationRegister>;
  outcome: DeleteOutcome | null;
  /** What the jobs that staff have entered are called, by their id. */
  titles: Readonly<Record<string, Localized>>;
}) {
  const t = await getTranslations('ApplicationRegister');
  const { filters } = query;
  return (
    <RegisterFrame
      locale={locale}
      area="applications"
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
      said={outcome && { isDone: outcome === 'deleted', text: t(`outcomes.${outcome}`) }}
      filters={
        <>
          <FilterSelect
            label={t('filters.position')}
            all={t('filters.anyPosition')}
            name="position"
            defaultValue={filters.position ?? ''}
            options={found.positions.map((value) => ({
              value,
              label: findPositionTitle(value, titles)[locale],
            }))}
          />
          <FilterSelect
            label={t('filters.status')}
            all={t('filters.noSpam')}
            name="status"
            defaultValue={filters.status ?? ''}
            options={(['all', 'spam'] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
          />
        </>
      }
      columns={[
        {
          id: 'name',
          heading: t('columns.name'),
          isRowHeading: true,
          cell: ({ reference, firstName, name }) => (
            <PageLink
              to="admin-applications"
              locale={locale}
              rest={reference}
              className="link min-h-8 font-bold underline"
            >
              {firstName} {name}
            </PageLink>
          ),
        },
        {
          id: 'position',
          heading: t('columns.position'),
          cell: ({ position }) => findPositionTitle(position, titles)[locale],
        },
        {
          id: 'locale',
          heading: t('columns.locale'),
          cell: ({ locale: spoken }) => localeNames[spoken],
        },
        {
          id: 'submitted',
          heading: t('columns.submitted'),
          cell: ({ submittedAt }) => formatDay(submittedAt, locale),
        },
        {
          id: 'until',
          heading: t('columns.until'),
          cell: ({ deleteAfter }) => formatDay(deleteAfter, locale),
        },
        { id: 'reference', heading: t('columns.reference'), cell: ({ reference }) => reference },
        {
          id: 'status',
          heading: t('columns.status'),
          cell: ({ status }) => t(`statuses.${status}`),
        },
      ]}
    />
  );
}
