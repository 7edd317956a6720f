import { getTranslations } from 'next-intl/server';
import { WorkForm, type WorkFormProps } from '@/components/portfolio/staff/work-form.client';
import type { Locale } from '@/lib/i18n/locales';
import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import { putInOrder, saveWork, showAgain } from '@/lib/portfolio/staff/actions';
import { loadWorkLabels } from '@/lib/portfolio/staff/form-labels';
import type { Staff } from '@/lib/staff/staff';

type Given = Pick<
  WorkFormProps,
  'defaults' | 'missing' | 'status' | 'isSample' | 'video' | 'version' | 'from' | 'images' | 'hiddenIds'
>;

/** Where a browser sends the files of a work; what it answers a plain form is in this language. */
export function workFilesEndpoint(id: string, locale: Locale): string {
  return `/api/admin/portfolio/${id}/files?locale=${locale}`;
}

/** The form of a work with what it offers to choose from. @param id of the work; null for a new one */
export async function PortfolioWorkForm({
  locale,
  staff,
  id,
  ...given
}: Given & { locale: Locale; staff: Staff; id: string | null }) {
  const services = await getTranslations('StaffPortfolio');
  const [{ categories }, labels] = await Promise.all([listPortfolioForStaff(staff), loadWorkLabels()]);
  return (
    <WorkForm
      {...given}
      id={id}
      action={saveWork.bind(null, locale, id)}
      labels={labels}
      reorder={putInOrder}
      endpoint={id === null ? null : workFilesEndpoint(id, locale)}
      showAgain={showAgain}
      categories={categories.map((category) => ({ value: category.id, label: category.title[locale] }))}
      groups={serviceGroupIds.map((group) => ({ value: group, label: services(`groups.${group}`) }))}
    />
  );
}
