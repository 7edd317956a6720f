import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { ReceiptView } from '@/components/people/receipt-view';
import { EmptyState } from '@/components/staff/empty-state';
import { PageHeading } from '@/components/staff/page-heading';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { findReceipt } from '@/lib/people/server/find-people';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-people');
}

/** The receipt of an erasure. */
export default async function ErasureReceiptPage({
  params,
}: PageProps<'/[locale]/admin/people/receipts/[id]'>) {
  const locale = await currentLocale();
  const { id } = await params;
  return (
    <StaffPage page="admin-people" rest={`receipts/${encodeURIComponent(id)}`}>
      {(staff) => <Receipt locale={locale} staff={staff} id={id} />}
    </StaffPage>
  );
}

async function Receipt({ locale, staff, id }: { locale: Locale; staff: Staff; id: string }) {
  const t = await getTranslations('StaffPeople');
  const receipt = await findReceipt(staff, id);
  return (
    <>
      <p className="mb-2 print:hidden">
        <a href={pathTo('admin-people', locale)} className="link min-h-8 font-medium underline">
          ← {t('back')}
        </a>
      </p>
      <PageHeading title={t('receipt.title')} lead={receipt ? t('receipt.lead') : undefined} />
      {receipt ? (
        <ReceiptView locale={locale} receipt={receipt} companyName={company.name} />
      ) : (
        <EmptyState title={t('receipt.unknown')} text={t('receipt.unknownText')} />
      )}
    </>
  );
}
