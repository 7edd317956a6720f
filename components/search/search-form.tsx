import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { longestQuery } from '@/lib/search/search-index';
import { SearchField } from './search-field.client';

interface SearchFormProps {
  locale: Locale;
  query: string;
  labels: { field: string; button: string };
}

/** One field and a button: a form of plain HTML, whose answer has an address. */
export function SearchForm({ locale, query, labels }: SearchFormProps) {
  return (
    <search>
      <form action={pathTo('search', locale)} className="mt-8 flex flex-wrap items-stretch gap-3">
        <label htmlFor="search-query" className="sr-only">
          {labels.field}
        </label>
        <SearchField
          // A new answer shows what was asked for, not what was typed before.
          key={query}
          id="search-query"
          locale={locale}
          query={query}
          longest={longestQuery}
        />
        <button
          type="submit"
          className="button min-h-16 bg-ink px-7 text-xl text-paper hocus:underline max-sm:w-full"
        >
          {labels.button}
        </button>
      </form>
    </search>
  );
}
