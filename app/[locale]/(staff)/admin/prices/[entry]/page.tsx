import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { BookEntryForm } from '@/components/offers/staff/book-entry-form.client';
import { PageHeading } from '@/components/staff/page-heading';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { saveBookEntry } from '@/lib/offers/book/actions';
import { bookEntryValues } from '@/lib/offers/book/book-entry';
import { loadBookEntryLabels } from '@/lib/offers/book/form-labels';
import { listPriceBook } from '@/lib/offers/server/price-book-store';
import { isUuid } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-prices');
}

/** The form of an entry of the price book; below `new`, that of a new one. */
export default async function PriceBookEntryPage({ params }: PageProps<'/[locale]/admin/prices/[entry]'>) {
  const [{ entry }, locale] = await Promise.all([params, currentLocale()]);
  if (entry !== 'new' && !isUuid(entry)) notFound();
  return (
    <StaffPage page="admin-prices" rest={entry}>
      {(staff) => <Entry locale={locale} staff={staff} place={entry} />}
    </StaffPage>
  );
}

async function Entry({ locale, staff, place }: { locale: Locale; staff: Staff; place: string }) {
  const t = await getTranslations('StaffPrices');
  const entry = place === 'new' ? null : (await listPriceBook(staff)).entries.find(({ id }) => id === place);
  const back = (
    <PageLink to="admin-prices" locale={locale} className="link min-h-11 font-medium underline">
      {t('back')}
    </PageLink>
  );
  if (entry === undefined) {
    return (
      <PageHeading title={t('gone')} lead={t('goneText')}>
        {back}
      </PageHeading>
    );
  }
  return (
    <>
      <PageHeading title={entry ? entry.name[locale] : t('new')} lead={t('formLead')}>
        {back}
      </PageHeading>
      <BookEntryForm
        action={saveBookEntry.bind(null, locale, place)}
        defaults={entry ? bookEntryValues(entry, locale) : { basis: 'withoutVat', unit: 'item' }}
        version={entry?.version ?? 0}
        labels={await loadBookEntryLabels(locale)}
      />
    </>
  );
}
