import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { FoundPeople, Receipts } from '@/components/people/found-people';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSearch } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { StaffSection } from '@/components/staff/staff-section';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { findPeople } from '@/lib/people/actions';
import { readAddress } from '@/lib/people/erasure-schema';
import { listReceipts, searchPeople } from '@/lib/people/server/find-people';
import { personPath, readPersonToken } from '@/lib/people/server/person-token';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-people');
}

/** Where an admin looks for a person: by address, name, company or reference. */
export default async function AdminPeoplePage({ searchParams }: PageProps<'/[locale]/admin/people'>) {
  const locale = await currentLocale();
  const { search } = await searchParams;
  const token = typeof search === 'string' ? search : '';
  return (
    <StaffPage page="admin-people" query={token ? { search: token } : {}}>
      {(staff) => <People locale={locale} staff={staff} token={token} />}
    </StaffPage>
  );
}

async function People({ locale, staff, token }: { locale: Locale; staff: Staff; token: string }) {
  const now = new Date();
  const wanted = readPersonToken(staff, token, now);
  const query = wanted ?? '';
  const t = await getTranslations('StaffPeople');
  const common = await getTranslations('Staff');
  const address = readAddress(query);
  const [people, receipts] = await Promise.all([
    query === '' ? [] : searchPeople(staff, query),
    // Of an address, whether it was erased before; without one, the latest.
    query === '' || address !== null ? listReceipts(staff, address) : [],
  ]);
  return (
    <>
      <PageHeading title={common('areas.people')} lead={t('lead')} />
      <FilterBar
        action={findPeople.bind(null, locale)}
        label={t('search')}
        submit={t('find')}
        clearHref={null}
      >
        <FilterSearch label={t('searchLabel')} name="q" defaultValue={query} autoComplete="off" />
      </FilterBar>
      <div className="mt-6">
        {token !== '' && wanted === null ? <EmptyState title={t('expired')} text={t('expiredText')} /> : null}
        {people.length > 0 ? (
          <FoundPeople
            locale={locale}
            people={people}
            hrefOf={(one) => personPath(staff, one, locale, now)}
          />
        ) : null}
        {query !== '' && people.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')}>
            {address ? (
              <a href={personPath(staff, address, locale, now)} className="link min-h-11 font-bold underline">
                {t('scanAll', { address })}
              </a>
            ) : null}
          </EmptyState>
        ) : null}
      </div>
      {receipts.length > 0 ? (
        <StaffSection id="receipts" title={t('receipts')}>
          <Receipts locale={locale} receipts={receipts} />
        </StaffSection>
      ) : null}
    </>
  );
}
