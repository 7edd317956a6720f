import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';

/** What the view of a work says. */
export async function loadWorkViewLabels(item: PortfolioItem, locale: Locale) {
  const t = await getTranslations('Portfolio');
  const title = item.title[locale];
  const count = item.images.length;
  return {
    makeOne: t('makeOne'),
    enlarge: t('enlarge'),
    before: t('before'),
    after: t('after'),
    compare: t('compare'),
    video: {
      unsupported: t('video.unsupported'),
      loadError: t('video.loadError'),
      notFound: t('video.notFound'),
      unexpected: t('video.unexpected'),
      playError: t('video.playError'),
      text: t('video.text'),
    },
    lightbox: {
      lightbox: t('lightbox', { title }),
      close: t('close'),
      previous: t('previousImage'),
      next: t('nextImage'),
      position: (number: number) => t('position', { number, count }),
    },
  };
}
