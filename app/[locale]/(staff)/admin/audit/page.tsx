import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { AuditTable } from '@/components/staff/audit-table';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { CsvLink } from '@/components/staff/csv-link';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSearch, FilterSelect } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { findStageSettings } from '@/lib/jobs/server/stage-store';
import { type AuditFilter, auditAreaNames, auditQuery, readAuditFilter } from '@/lib/staff/audit';
import { auditPageSize, listAuditActors, readAuditPage } from '@/lib/staff/server/read-audit';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-audit');
}

// Two of them fit beside each other on a phone.
const dateClass = 'min-w-0 px-1 text-sm sm:px-2.5 sm:text-base';

/** What staff changed, as the database wrote it down. */
export default async function AdminAuditPage({ searchParams }: PageProps<'/[locale]/admin/audit'>) {
  const locale = await currentLocale();
  const filter = readAuditFilter(await searchParams);
  return (
    <StaffPage page="admin-audit" query={auditQuery(filter)}>
      {(staff) => <Audit locale={locale} staff={staff} filter={filter} />}
    </StaffPage>
  );
}

async function Audit({ locale, staff, filter }: { locale: Locale; staff: Staff; filter: AuditFilter }) {
  const t = await getTranslations('StaffAudit');
  const common = await getTranslations('Staff');
  const [{ total, lines }, actors, stages] = await Promise.all([
    readAuditPage(staff, filter, locale),
    listAuditActors(staff),
    findStageSettings(),
  ]);
  const chosen = auditQuery({ ...filter, page: 1 });
  const isFiltered = Object.keys(chosen).length > 0;
  const hrefOf = (page: number) =>
    pathWithin('admin-audit', locale, { query: auditQuery({ ...filter, page }) });
  const names = new Map([
    ...actors.flatMap(({ id, email }) => (email ? [[id, email] as const] : [])),
    // A job that was put at a stage of the agency's own says which.
    ...stages.map(({ id, name }) => [id, name[locale]] as const),
  ]);
  const people = actors.map(({ id, email }) => ({
    value: id,
    label: email ?? `${t('formerAccount')} ${id.slice(0, 8)}`,
  }));
  return (
    <>
      <PageHeading title={common('areas.audit')} lead={t('lead')}>
        <CsvLink href={`/api/admin/audit/export?${new URLSearchParams({ ...chosen, locale })}`} />
      </PageHeading>
      <FilterBar
        action={pathTo('admin-audit', locale)}
        label={t('filters')}
        clearHref={isFiltered ? pathTo('admin-audit', locale) : null}
      >
        <FilterSearch label={t('about')} name="about" defaultValue={filter.about ?? ''} />
        <FilterSelect
          label={t('who')}
          all={t('everyone')}
          name="who"
          defaultValue={filter.actor ?? ''}
          options={[...people, { value: 'site', label: t('site') }]}
        />
        <FilterSelect
          label={t('area')}
          all={t('everything')}
          name="area"
          defaultValue={filter.area ?? ''}
          options={auditAreaNames.map((area) => ({ value: area, label: t(`areas.${area}`) }))}
        />
        <label className="filter-field">
          <span>{t('from')}</span>
          <input type="date" name="from" defaultValue={filter.from ?? ''} className={dateClass} />
        </label>
        <label className="filter-field">
          <span>{t('to')}</span>
          <input type="date" name="to" defaultValue={filter.to ?? ''} className={dateClass} />
        </label>
      </FilterBar>
      <div className="mt-6">
        {total === 0 ? (
          <EmptyState
            title={t(isFiltered ? 'noneFound' : 'none')}
            text={t(isFiltered ? 'noneFoundText' : 'noneText')}
          />
        ) : null}
        {total > 0 && lines.length === 0 ? <BeyondEnd firstHref={hrefOf(1)} /> : null}
        {lines.length > 0 ? (
          <>
            <AuditTable locale={locale} lines={lines} names={names} />
            <Pager page={filter.page} pageSize={auditPageSize} total={total} hrefOf={hrefOf} />
          </>
        ) : null}
      </div>
    </>
  );
}
