import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { BookImport } from '@/components/offers/staff/book-import.client';
import { CsvLink } from '@/components/staff/csv-link';
import { PageHeading } from '@/components/staff/page-heading';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { importPrices } from '@/lib/offers/book/import-actions';
import { loadImportLabels } from '@/lib/offers/book/import-labels';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-prices');
}

/** Prices from a spreadsheet: what a file would do to the price book, and then that. */
export default async function ImportPricesPage() {
  const locale = await currentLocale();
  const t = await getTranslations('StaffPrices');
  const labels = await loadImportLabels(locale);
  return (
    <StaffPage page="admin-prices" rest="import">
      {() => (
        <>
          <PageHeading title={t('import.title')} lead={t('import.lead')}>
            <CsvLink href={`/api/admin/prices/export?locale=${locale}`} />
            <PageLink to="admin-prices" locale={locale} className="link min-h-11 font-medium underline">
              {t('back')}
            </PageLink>
          </PageHeading>
          <BookImport action={importPrices.bind(null, locale)} labels={labels} />
        </>
      )}
    </StaffPage>
  );
}
