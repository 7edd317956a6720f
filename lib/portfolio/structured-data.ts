import type { CollectionPage, ImageObject, WithContext } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/metadata';
import { largestWidth, picturePath } from './picture';
import type { PortfolioItem } from './portfolio';

interface Page {
  title: string;
  description: string;
  /** As visitors see it, without the origin. */
  path: string;
  locale: Locale;
}

function pictureData(item: PortfolioItem, locale: Locale): ImageObject[] {
  return item.images.map((image) => {
    const width = largestWidth(image);
    return {
      '@type': 'ImageObject',
      contentUrl: absoluteUrl(picturePath(image.id, width, image.format)),
      width: `${width} px`,
      name: item.title[locale],
      caption: (image.caption ?? image.alt)[locale],
      contentLocation: { '@type': 'Place', name: item.place[locale] },
    };
  });
}

/** The page with the pictures that show real work; invented work is left out, so there may be none. */
export function collectionPage(
  { title, description, path, locale }: Page,
  items: readonly PortfolioItem[],
): WithContext<CollectionPage> {
  const pictures = items.filter(({ sample }) => !sample).flatMap((item) => pictureData(item, locale));
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description,
    url: absoluteUrl(path),
    inLanguage: locale,
    ...(pictures.length > 0 ? { image: pictures } : {}),
  };
}
