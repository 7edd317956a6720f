import type { ContentSection } from '@/lib/content/page-content';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';

/** What a page opens with after its head: something to touch, what it costs, works of the trade, or whom it is for, as it is written. */
export type Opening = 'touch' | 'price' | 'works' | 'readers';

/** By what decides in each trade: how it behaves, what it costs, or what it looks like. */
export const openings: Record<ServicePageId, Opening> = {
  'lettering-signage': 'price',
  lettering: 'touch',
  signage: 'works',
  'wrapping-ppf': 'readers',
  'car-wrapping': 'price',
  'paint-protection': 'price',
  'wrap-simulator': 'touch',
  'signs-banners': 'price',
  'illuminated-signs': 'touch',
  signs: 'touch',
  banners: 'touch',
  'roll-up': 'touch',
  'point-of-sale': 'works',
  'textile-printing-embroidery': 'works',
  embroidery: 'touch',
  'textile-printing': 'works',
  'shirt-designer': 'touch',
  'walls-solar-film': 'works',
  'wall-decoration': 'works',
  'solar-film': 'touch',
  'graphic-design': 'price',
  'logo-design': 'touch',
  'brand-charter': 'price',
  'website-design': 'price',
};

const priced: readonly ContentSection['kind'][] = ['packages', 'pricing', 'films'];

interface Arrangement {
  sections: readonly ContentSection[];
  /** The section that something to try stands before; null where that opens the page. */
  triedBefore: ContentSection['kind'] | null;
}

/**
 * The sections of a page in the order of its opening: where the price decides, it comes first, and what can be tried stands between
 * it and the text.
 */
export function arrange(sections: readonly ContentSection[], opening: Opening): Arrangement {
  const first = opening === 'price' ? sections.find(({ kind }) => priced.includes(kind)) : undefined;
  const ordered = first ? [first, ...sections.filter((section) => section !== first)] : sections;
  const next = opening === 'touch' ? undefined : ordered[first ? 1 : 0];
  return { sections: ordered, triedBefore: next?.kind ?? null };
}
