import '../../personal.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffHome } from '@/components/staff/staff-home';
import { currentLocale } from '@/lib/i18n/locale';
import { StaffPage } from '../../staff-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Staff');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The back office. */
export default async function AdminPage() {
  const locale = await currentLocale();
  return <StaffPage page="admin">{(staff) => <StaffHome locale={locale} staff={staff} />}</StaffPage>;
}
