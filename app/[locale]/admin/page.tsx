import type { Metadata } from 'next';
import { StaffHome } from '@/components/staff/staff-home';
import { currentLocale } from '@/lib/i18n/locale';
import { StaffPage, staffMetadata } from '../../staff-page';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin');
}

/** The back office. */
export default async function AdminPage() {
  const locale = await currentLocale();
  return <StaffPage page="admin">{(staff) => <StaffHome locale={locale} staff={staff} />}</StaffPage>;
}
