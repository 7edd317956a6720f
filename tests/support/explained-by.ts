import type { ContentSection } from '@/lib/content/page-content';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';

/** The trades that have something to try, and the section that says in words what is tried. */
export const explainedBy = {
  banners: 'banners',
  embroidery: 'benefits',
  'illuminated-signs': 'materials',
  lettering: 'materials',
  'logo-design': 'packages',
  'paint-protection': 'benefits',
  'point-of-sale': 'materials',
  'roll-up': 'formats',
  signs: 'deliverables',
  'solar-film': 'films',
  'wall-decoration': 'materials',
  'website-design': 'benefits',
} as const satisfies Partial<Record<ServicePageId, ContentSection['kind']>>;

export type ExplainedTrade = keyof typeof explainedBy;
