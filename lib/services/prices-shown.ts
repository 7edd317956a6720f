import type { PriceId } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locales';
import type { Service } from './service';

/** The prices a page shows, each with the name it stands under. */
export function pricesShown(service: Service, locale: Locale): { name: string; price: PriceId }[] {
  return service.sections.flatMap((section) => {
    switch (section.kind) {
      case 'films':
      case 'packages':
        return section.items.map((item) => ({ name: item.name[locale], price: item.price }));
      case 'pricing':
        return section.items.map((item) => ({ name: item.title[locale], price: item.price }));
      default:
        return [];
    }
  });
}

/** The prices by which a page is known: those its first paragraph names, or else all that it shows. */
export function pricesToName(service: Service): readonly PriceId[] {
  return service.leadPrices ?? pricesShown(service, 'fr').map(({ price }) => price);
}
