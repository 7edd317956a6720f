import { getTranslations } from 'next-intl/server';
import type { SectionLabels } from '@/components/content/sections';
import type { Locale } from '@/lib/i18n/locales';
import { bannerMaterials, formatDuration, rollUpFormat } from '@/lib/services/facts';
import { formatPriceLabel } from '@/lib/services/prices';

/** Labels, facts and prices of the content sections, as text in one language. */
export async function loadSectionLabels(locale: Locale): Promise<SectionLabels> {
  const t = await getTranslations({ locale, namespace: 'ServicePage' });
  return {
    popular: t('popular'),
    durability: t('durability'),
    applications: t('applications'),
    usage: t('usage'),
    price: (id) => formatPriceLabel(id, locale),
    duration: (duration) => formatDuration(duration, locale),
    format: (id) => {
      const { widthCm, heightCm } = rollUpFormat(id);
      return t('size', { width: widthCm, height: heightCm });
    },
    banner: (id) => {
      const { weight, perforation } = bannerMaterials[id];
      return {
        weight: t('weight', { weight }),
        perforation: perforation === null ? null : t('perforation', { percent: perforation }),
      };
    },
  };
}
