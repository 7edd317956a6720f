import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { PortfolioNotice } from '@/components/portfolio/staff/portfolio-notice';
import { WorksBin } from '@/components/portfolio/staff/works-bin';
import { WorksList } from '@/components/portfolio/staff/works-list';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSearch, FilterSelect } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo } from '@/lib/i18n/routes';
import { portfolioStatuses } from '@/lib/portfolio/portfolio';
import { listDeletedWorks, listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import { changeDeleted, moveEntry, putInOrder } from '@/lib/portfolio/staff/actions';
import { filterWorks, readWorkFilter, type WorkFilter } from '@/lib/portfolio/staff/filter-works';
import { readOutcome, readUndo } from '@/lib/portfolio/staff/outcomes';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-portfolio');
}

/** All works, in their order. */
export default async function AdminPortfolioPage({ searchParams }: PageProps<'/[locale]/admin/portfolio'>) {
  const query = await searchParams;
  const locale = await currentLocale();
  const filter = readWorkFilter(query);
  return (
    <StaffPage page="admin-portfolio" query={{ ...filter }}>
      {(staff) => (
        <>
          <Works locale={locale} staff={staff} filter={filter} />
          <PortfolioNotice
            outcome={readOutcome(query.outcome)}
            undo={readUndo(query.undo)}
            restore={changeDeleted.bind(null, locale, '')}
          />
        </>
      )}
    </StaffPage>
  );
}

async function Works({ locale, staff, filter }: { locale: Locale; staff: Staff; filter: WorkFilter }) {
  const t = await getTranslations('StaffPortfolio');
  const common = await getTranslations('Staff');
  const [{ categories, items }, deleted] = await Promise.all([
    listPortfolioForStaff(staff),
    listDeletedWorks(staff),
  ]);
  const shown = filterWorks(items, filter);
  const drafts = items.filter(({ status }) => status === 'draft').length;
  const own = pathTo('admin-portfolio', locale);
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      <PageHeading
        title={common('areas.portfolio')}
        lead={t('count', { published: items.length - drafts, drafts })}
      >
        <PageLink
          to="admin-portfolio"
          rest="categories"
          locale={locale}
          className="link min-h-11 font-medium underline"
        >
          {t('categories')}
        </PageLink>
        <PageLink to="admin-portfolio" rest="new" locale={locale} className="button button-ink min-h-11 px-5">
          {t('new')}
        </PageLink>
      </PageHeading>
      <div className="mb-4">
        <FilterBar action={own} label={t('filter')} clearHref={isFiltered ? own : null}>
          <FilterSelect
            label={t('form.category')}
            name="category"
            all={t('all')}
            defaultValue={filter.category}
            options={categories.map(({ id, title }) => ({ value: id, label: title[locale] }))}
          />
          <FilterSelect
            label={t('state')}
            name="status"
            all={t('all')}
            defaultValue={filter.status}
            options={portfolioStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          />
          <FilterSearch label={t('search')} name="q" defaultValue={filter.q} />
        </FilterBar>
      </div>
      {shown.length > 0 ? (
        <WorksList
          locale={locale}
          items={shown}
          categoryNames={new Map(categories.map(({ id, title }) => [id, title[locale]]))}
          move={moveEntry.bind(null, locale, '')}
          remove={changeDeleted.bind(null, locale, '')}
          reorder={putInOrder}
        />
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
      <WorksBin works={deleted} restore={changeDeleted.bind(null, locale, '')} locale={locale} />
    </>
  );
}
