import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import {
  firstColumn,
  hasOwnColumns,
  type InboxFilter,
  inboxColumns,
  inboxQuery,
  usualColumns,
} from '@/lib/quotes/inbox/inbox-filter';

/** Which columns the list shows, as a GET form: what is ticked stands in the address, and is part of a view that is kept. */
export async function ColumnChoice({
  locale,
  filter,
  inFull,
  hrefOf,
}: {
  locale: Locale;
  filter: InboxFilter;
  /** Whoever looks begins with another view than what is open: the address says what it shows. */
  inFull: boolean;
  hrefOf: (changes: Partial<InboxFilter>) => string;
}) {
  const t = await getTranslations('Inbox');
  const kept = inboxQuery({ ...filter, columns: usualColumns, page: 1 }, inFull);
  return (
    <details className="group mt-2">
      <summary className="link inline-flex min-h-9 cursor-pointer items-center text-sm font-medium underline group-open:no-underline">
        {t('choose.title')}
      </summary>
      <form action={pathTo('admin-requests', locale)} method="get" className="panel mt-2 max-w-4xl">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* With no box ticked, the address still says that columns were chosen. */}
        <input type="hidden" name="columns" value={firstColumn} />
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="mb-1">{t('choose.text')}</legend>
          {inboxColumns.map((column) => (
            <label key={column} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                name="columns"
                value={column}
                defaultChecked={filter.columns.includes(column)}
                className="size-6 accent-ink"
              />
              {t(`columns.${column}`)}
            </label>
          ))}
        </fieldset>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="submit" className="button button-ink min-h-10 px-4 text-base">
            {t('choose.submit')}
          </button>
          {hasOwnColumns(filter) ? (
            <a href={hrefOf({ columns: usualColumns })} className="link min-h-10 font-medium underline">
              {t('choose.usual')}
            </a>
          ) : null}
        </p>
      </form>
    </details>
  );
}
