import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { OwnEntries, PublishedEntries } from '@/components/offers/staff/book-tables';
import { CsvLink } from '@/components/staff/csv-link';
import { PageHeading } from '@/components/staff/page-heading';
import { UndoNotice } from '@/components/staff/undo-notice';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { changeDeleted, changeHidden } from '@/lib/offers/book/actions';
import { isBookChanged, readBookOutcome } from '@/lib/offers/book/outcomes';
import { publishedEntries } from '@/lib/offers/price-book';
import { listPriceBook } from '@/lib/offers/server/price-book-store';
import { readRowParameter } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-prices');
}

/** The price book: what staff pick the lines of offers from. */
export default async function PricesPage({ searchParams }: PageProps<'/[locale]/admin/prices'>) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const t = await getTranslations('StaffPrices');
  const outcome = readBookOutcome(query.outcome);
  return (
    <StaffPage page="admin-prices">
      {(staff) => (
        <>
          <PageHeading title={t('title')} lead={t('lead')}>
            <PageLink
              to="admin-prices"
              rest="import"
              locale={locale}
              className="link min-h-11 font-medium underline"
            >
              {t('import.open')}
            </PageLink>
            <CsvLink href={`/api/admin/prices/export?locale=${locale}`} />
          </PageHeading>
          <Book locale={locale} staff={staff} />
          {outcome ? (
            <UndoNotice
              isDone={isBookChanged(outcome)}
              text={t(`outcome.${outcome}`)}
              undo={readRowParameter(query.undo)}
              undoLabel={t('undo')}
              restore={changeDeleted.bind(null, locale)}
            />
          ) : null}
        </>
      )}
    </StaffPage>
  );
}

async function Book({ locale, staff }: { locale: Locale; staff: Staff }) {
  const { entries, hidden } = await listPriceBook(staff);
  return (
    <>
      <OwnEntries entries={entries} locale={locale} remove={changeDeleted.bind(null, locale)} />
      <PublishedEntries
        entries={publishedEntries}
        hidden={hidden}
        locale={locale}
        hide={changeHidden.bind(null, locale)}
      />
    </>
  );
}
