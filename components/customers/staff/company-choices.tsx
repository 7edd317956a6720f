import { getTranslations } from 'next-intl/server';
import { FilterBar, FilterSearch } from '@/components/staff/filter-bar';
import type { Locale } from '@/lib/i18n/locales';
import { type CustomerChoice, CustomerChoices } from './customer-choices';

/** Who seems to be of a company, and a search for anybody else who is. */
export async function CompanyChoices({
  heading,
  proposed,
  search,
  path,
  label,
  locale,
  action,
  hiddenOf,
}: {
  /** Of those who are proposed. */
  heading: string;
  proposed: readonly CustomerChoice[];
  /** What was looked for, under which name, and who was found. */
  search: { label: string; text: string; found: readonly CustomerChoice[] };
  /** The page's own, and the place on it. */
  path: string;
  label: string;
  locale: Locale;
  action: (form: FormData) => Promise<void>;
  hiddenOf: (customer: CustomerChoice) => Record<string, string>;
}) {
  const t = await getTranslations('StaffCustomers.same');
  const choices = { label, locale, action, hiddenOf };
  return (
    <>
      {proposed.length > 0 ? (
        <>
          <h3 className="mt-3 font-bold">{heading}</h3>
          <CustomerChoices {...choices} customers={proposed} />
        </>
      ) : null}
      <div className="mt-4 max-w-3xl">
        <FilterBar action={path} label={search.label} clearHref={null} submit={t('find')}>
          <FilterSearch label={search.label} name="colleague" defaultValue={search.text} />
        </FilterBar>
        {search.text === '' ? null : search.found.length === 0 ? (
          <p className="mt-2">{t('nobody')}</p>
        ) : (
          <CustomerChoices {...choices} customers={search.found} />
        )}
      </div>
    </>
  );
}
