import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/staff/data-table';
import { EmptyState } from '@/components/staff/empty-state';
import { StaffSection } from '@/components/staff/staff-section';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { BookEntry } from '@/lib/offers/book/book-entry';
import { offerCopy } from '@/lib/offers/offer-copy';
import { entryPrice, type PriceBookEntry } from '@/lib/offers/price-book';

type ButtonAction = (form: FormData) => Promise<void>;

const buttonClass = 'link min-h-10 cursor-pointer text-sm font-medium underline';

/** The columns that both parts of the book have: unit, and the price as companies and as consumers read it. */
async function priceColumns(locale: Locale) {
  const t = await getTranslations('StaffPrices');
  const { units } = offerCopy(locale);
  return [
    { id: 'unit', heading: t('form.unit'), cell: ({ unit }: PriceBookEntry) => units[unit][0] },
    ...(['withoutVat', 'withVat'] as const).map((basis) => ({
      id: basis,
      heading: t(`basis.${basis}`),
      align: 'end' as const,
      // What was entered is bold; the other follows from it.
      cell: (entry: PriceBookEntry) => (
        <span className={entry.basis === basis ? 'figures font-bold' : 'figures'}>
          {formatAmount(entryPrice(entry, basis), locale)}
        </span>
      ),
    })),
  ];
}

/** What staff sell beside the published list. */
export async function OwnEntries({
  entries,
  locale,
  remove,
}: {
  entries: readonly BookEntry[];
  locale: Locale;
  remove: ButtonAction;
}) {
  const t = await getTranslations('StaffPrices');
  const addNew = (
    <PageLink
      to="admin-prices"
      rest="new"
      locale={locale}
      className="button button-ink inline-flex min-h-11 items-center px-5"
    >
      {t('new')}
    </PageLink>
  );
  return (
    <StaffSection id="own-prices" title={t('own')}>
      {entries.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          {addNew}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={t('own')}
            rows={entries}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'name',
                heading: t('form.name'),
                isRowHeading: true,
                cell: ({ id, name }) => (
                  <PageLink
                    to="admin-prices"
                    rest={id}
                    locale={locale}
                    className="inline-block py-1 font-bold underline-offset-4 hocus:underline"
                  >
                    {name[locale]}
                  </PageLink>
                ),
              },
              { id: 'code', heading: t('form.code'), cell: ({ code }) => code },
              ...(await priceColumns(locale)),
              {
                id: 'change',
                heading: t('change'),
                align: 'end',
                cell: ({ id, version, name }) => (
                  <form action={remove}>
                    <input type="hidden" name="id" value={id} />
                    <input type="hidden" name="version" value={version} />
                    <button type="submit" className={`${buttonClass} text-danger`}>
                      {t('delete')}
                      <span className="sr-only"> {name[locale]}</span>
                    </button>
                  </form>
                ),
              },
            ]}
          />
          <p className="mt-4">{addNew}</p>
        </>
      )}
    </StaffSection>
  );
}

/** The price list that everybody reads on the site; each price can be left out where an offer is written. */
export async function PublishedEntries({
  entries,
  hidden,
  locale,
  hide,
}: {
  entries: readonly PriceBookEntry[];
  /** Ids of those that are left out. */
  hidden: readonly string[];
  locale: Locale;
  hide: ButtonAction;
}) {
  const t = await getTranslations('StaffPrices');
  return (
    <StaffSection id="published-prices" title={t('published')}>
      <p className="mb-4 max-w-prose text-ink-soft">{t('publishedLead')}</p>
      <DataTable
        caption={t('published')}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            heading: t('form.name'),
            isRowHeading: true,
            cell: ({ id, name }) => (
              <span className={hidden.includes(id) ? 'text-ink-soft line-through' : ''}>{name[locale]}</span>
            ),
          },
          ...(await priceColumns(locale)),
          {
            id: 'change',
            heading: t('change'),
            align: 'end',
            cell: ({ id, name }) => {
              const isHidden = hidden.includes(id);
              return (
                <form action={hide}>
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    name="wanted"
                    value={isHidden ? 'shown' : 'hidden'}
                    className={buttonClass}
                  >
                    {t(isHidden ? 'show' : 'hide')}
                    <span className="sr-only"> {name[locale]}</span>
                  </button>
                </form>
              );
            },
          },
        ]}
      />
    </StaffSection>
  );
}
