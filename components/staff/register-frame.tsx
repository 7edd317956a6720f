import type { ComponentProps, ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { staffAreas } from '@/lib/staff/areas';
import {
  type Register,
  type RegisterQuery,
  registerAddress,
  registerPageSize,
} from '@/lib/staff/register-query';
import { BeyondEnd } from './beyond-end';
import { CsvLink } from './csv-link';
import { type Column, DataTable } from './data-table';
import { EmptyState } from './empty-state';
import { FilterBar, FilterSearch } from './filter-bar';
import { OutcomeNotice } from './outcome-notice';
import { PageHeading } from './page-heading';
import { Pager } from './pager';

/** Says what came of a form, and whether it did what was asked. */
interface Said {
  isDone: boolean;
  text: string;
}

interface RegisterFrameProps<Row> {
  locale: Locale;
  area: Register['area'];
  query: RegisterQuery;
  found: { total: number; rows: readonly Row[] };
  words: {
    title: string;
    lead: ReactNode;
    filters: string;
    search: string;
    /** An empty register, and one in which nothing was found. */
    empty: ComponentProps<typeof EmptyState>;
    nothing: ComponentProps<typeof EmptyState>;
  };
  said?: Said | null;
  /** Between the heading and the filters. */
  figures?: ReactNode;
  /** Attributes of the search field. */
  search?: Pick<ComponentProps<'input'>, 'pattern' | 'title'>;
  /** Beside the search. */
  filters: ReactNode;
  columns: readonly Column<Row>[];
}

/** A register: what it is, its filters, its lines, its pages, and the file of all that was found. */
export function RegisterFrame<Row extends { id: string }>({
  locale,
  area,
  query,
  found: { total, rows },
  words,
  said = null,
  figures,
  search,
  filters,
  columns,
}: RegisterFrameProps<Row>) {
  const { page } = staffAreas[area];
  const isFiltered = Object.keys(query.filters).length > 0;
  const isBeyond = total <= (query.page - 1) * registerPageSize;
  const plain = pathWithin(page, locale);
  const pageHref = (to?: number) => pathWithin(page, locale, { query: registerAddress(query.filters, to) });
  const csvQuery = new URLSearchParams({ ...query.filters, language: locale });
  return (
    <>
      <PageHeading title={words.title} lead={words.lead}>
        {total > 0 ? <CsvLink href={`/api/admin/${area}/export?${csvQuery}`} /> : null}
      </PageHeading>
      {said ? <OutcomeNotice isDone={said.isDone}>{said.text}</OutcomeNotice> : null}
      {figures}
      <FilterBar action={plain} label={words.filters} clearHref={isFiltered ? plain : null}>
        <FilterSearch
          label={words.search}
          name="search"
          defaultValue={query.filters.search}
          spellCheck={false}
          autoComplete="off"
          {...search}
        />
        {filters}
      </FilterBar>
      <div className="mt-6">
        {total === 0 ? <EmptyState {...(isFiltered ? words.nothing : words.empty)} /> : null}
        {total > 0 && isBeyond ? <BeyondEnd firstHref={pageHref()} /> : null}
        {total === 0 || isBeyond ? null : (
          <>
            <DataTable caption={words.title} rows={rows} rowKey={({ id }) => id} columns={columns} />
            <Pager page={query.page} pageSize={registerPageSize} total={total} hrefOf={pageHref} />
          </>
        )}
      </div>
    </>
  );
}
