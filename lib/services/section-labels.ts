import { getTranslations } from 'next-intl/server';
import { bannerMaterials, type RollUpFormat, rollUpFormat } from '@/lib/content/facts';
import { formatPriceLabel, formatPriceNote, type PriceId } from '@/lib/content/prices';
import { type Duration, formatDuration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** What the sections say beside the page's own copy, in the page's language; facts and prices as text. */
export interface SectionLabels {
  popular: string;
  durability: string;
  applications: string;
  usage: string;
  price: (id: PriceId) => string;
  /** What these prices include: VAT, fitting. */
  priceNote: (ids: readonly PriceId[]) => string;
  duration: (duration: Duration) => string;
  format: (id: RollUpFormat['id']) => string;
  banner: (id: keyof typeof bannerMaterials) => { weight: string; perforation: string | null };
}

/** Labels, facts and prices of the content sections, as text in one language. */
export async function loadSectionLabels(locale: Locale): Promise<SectionLabels> {
  const t = await getTranslations({ locale, namespace: 'ServicePage' });
  return {
    popular: t('popular'),
    durability: t('durability'),
    applications: t('applications'),
    usage: t('usage'),
    price: (id) => formatPriceLabel(id, locale),
    priceNote: (ids) => formatPriceNote(ids, locale),
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
