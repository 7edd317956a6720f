import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { serviceLabels } from '@/lib/services/service-groups';
import { SiteFrame } from './site-frame';

/** A whole page that says which address is empty, and where to go instead. */
export async function NotFoundBlock({
  locale,
  address,
  nearest,
}: {
  locale: Locale;
  address: string | null;
  nearest: PageId | null;
}) {
  const pageName = await getTranslations('Pages');
  const label = (page: PageId) =>
    page in serviceLabels
      ? serviceLabels[page as keyof typeof serviceLabels][locale]
      : pageName(page as Parameters<typeof pageName>[0]);
  return (
    <SiteFrame locale={locale} page={null}>
      <NotFoundView locale={locale} address={address} nearest={nearest} label={label} />
    </SiteFrame>
  );
}
