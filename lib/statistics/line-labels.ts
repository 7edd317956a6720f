import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathTo } from '@/lib/i18n/routes';
import { serviceLabels } from '@/lib/services/service-groups';
import { lineName } from '@/lib/statistics/names';
import type { FunnelStep, NameOf } from '@/lib/statistics/tables';

/** What pages, countries, devices and steps are called in the statistics, in one language. */
export async function loadLineLabels(
  locale: Locale,
): Promise<{ nameOf: NameOf; nameOfStep: (step: FunnelStep) => string }> {
  const t = await getTranslations({ locale, namespace: 'Statistics' });
  const pageName = await getTranslations({ locale, namespace: 'Pages' });
  const page = (id: string) => {
    if (id in serviceLabels) return serviceLabels[id as keyof typeof serviceLabels][locale];
    if (pageName.has(id as Parameters<typeof pageName>[0]))
      return pageName(id as Parameters<typeof pageName>[0]);
    // A page that no menu names is known by its address.
    return pageIds.some((known) => known === id) ? pathTo(id as PageId, locale) : null;
  };
  const labels = {
    unknown: t('names.unknown'),
    direct: t('names.direct'),
    device: (type: 'desktop' | 'tablet' | 'mobile') => t(`names.${type}`),
    page,
  };
  return {
    nameOf: (dimension, key) => lineName(dimension, key, locale, labels),
    nameOfStep: (step) => t(`steps.${step}`),
  };
}
