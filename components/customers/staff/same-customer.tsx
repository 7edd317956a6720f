import { getTranslations } from 'next-intl/server';
import { FilterBar, FilterSearch } from '@/components/staff/filter-bar';
import { StaffSection } from '@/components/staff/staff-section';
import type { OtherCustomer } from '@/lib/customers/customer';
import type { Locale } from '@/lib/i18n/locales';
import { CustomerChoices } from './customer-choices';

type Other = Omit<OtherCustomer, 'version'> & { sameCompany?: boolean };

/** Who was merged into a customer, who may be the same, and a search for anybody else who is. */
export async function SameCustomer({
  merged,
  alike,
  search,
  path,
  locale,
  merge,
}: {
  merged: readonly Other[];
  alike: readonly Other[];
  /** What was looked for, and who was found. */
  search: { text: string; found: readonly Other[] };
  /** The page's own. */
  path: string;
  locale: Locale;
  merge: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffCustomers.same');
  const choices = {
    label: t('merge'),
    note: ({ sameCompany }: Other) => (sameCompany ? t('colleague') : null),
    locale,
    action: merge,
    hiddenOf: ({ id }: Other) => ({ other: id }),
  };
  return (
    <StaffSection id="same" title={t('title')}>
      <p className="mb-3 max-w-prose text-ink-soft">{t('lead')}</p>
      {merged.length > 0 ? (
        <>
          <h3 className="mt-3 font-bold">{t('merged')}</h3>
          <CustomerChoices
            {...choices}
            customers={merged}
            label={t('part')}
            isLinked={false}
            hiddenOf={({ id }) => ({ other: id, undo: 'true' })}
          />
        </>
      ) : null}
      {alike.length > 0 ? (
        <>
          <h3 className="mt-3 font-bold">{t('alike')}</h3>
          <CustomerChoices {...choices} customers={alike} />
        </>
      ) : null}
      <div className="mt-4 max-w-3xl">
        <FilterBar action={`${path}#same`} label={t('search')} clearHref={null} submit={t('find')}>
          <FilterSearch label={t('search')} name="with" defaultValue={search.text} />
        </FilterBar>
        {search.text === '' ? null : search.found.length === 0 ? (
          <p className="mt-2">{t('nobody')}</p>
        ) : (
          <CustomerChoices {...choices} customers={search.found} />
        )}
      </div>
    </StaffSection>
  );
}
