import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffHome } from '@/components/staff/staff-home';
import { currentLocale } from '@/lib/i18n/locale';
import { requireStaff } from '@/lib/staff/server/staff';
import { SiteFrame } from '../../site-frame';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Staff');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The back office. Only someone whose role was read for this very request gets further than the first line. */
export default async function AdminPage() {
  const locale = await currentLocale();
  const staff = await requireStaff(locale);
  return (
    <SiteFrame locale={locale} page="admin">
      <StaffHome locale={locale} staff={staff} />
    </SiteFrame>
  );
}
