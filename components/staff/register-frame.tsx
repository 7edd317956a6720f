import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathWithin } from '@/lib/i18n/routes';
import { type RegisterQuery, registerAddress, registerPageSize } from '@/lib/staff/register-query';
import { BeyondEnd } from './beyond-end';
import { CsvLink } from './csv-link';
import { EmptyState } from './empty-state';
import { FilterBar } from './filter-bar';
import { PageHeading } from './page-heading';
import { Pager } from './pager';

export interface RegisterFrameProps {
  locale: Locale;
  page: PageId;
  query: RegisterQuery;
  /** How many lines were found. */
  total: number;
  title: string;
  lead: ReactNode;
  /** Said once, after something was done. */
  notice: ReactNode;
  filterLabel: string;
  filters: ReactNode;
  /** What an empty register says, and one in which nothing was found. */
  empty: { title: string; text: string };
  nothing: { title: string; text: string };
  children: ReactNode;
}

/** A register: what it is, its filters, its lines, its pages, and the file of all that was found. */
export function RegisterFrame({
  locale,
  page,
  query,
  total,
  title,
  lead,
  notice,
  filterLabel,
  filters,
  empty,
  nothing,
  children,
}: RegisterFrameProps) {
  const isFiltered = Object.keys(query.filters).length > 0;
  const isBeyond = total <= (query.page - 1) * registerPageSize;
  const plain = pathWithin(page, locale);
  const area = page.replace(/^admin-/, '');
  const csvQuery = new URLSearchParams({ ...query.filters, language: locale });
  return (
    <>
      <PageHeading title={title} lead={lead}>
        {total > 0 ? <CsvLink href={`/api/admin/${area}/export?${csvQuery}`} /> : null}
      </PageHeading>
      {notice}
      <FilterBar action={plain} label={filterLabel} clearHref={isFiltered ? plain : null}>
        {filters}
      </FilterBar>
      <div className="mt-6">
        {total === 0 ? <EmptyState {...(isFiltered ? nothing : empty)} /> : null}
        {total > 0 && isBeyond ? (
          <BeyondEnd firstHref={pathWithin(page, locale, { query: registerAddress(query.filters) })} />
        ) : null}
        {total === 0 || isBeyond ? null : (
          <>
            {children}
            <Pager
              page={query.page}
              pageSize={registerPageSize}
              total={total}
              hrefOf={(to) => pathWithin(page, locale, { query: registerAddress(query.filters, to) })}
            />
          </>
        )}
      </div>
    </>
  );
}
