import type { Sample } from '@/lib/company/sample';
import type { Localized } from '@/lib/i18n/locales';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import type { ImageRole, PortfolioFact, PortfolioKind } from '../portfolio';
import type { SampleDrawing } from '../sample-drawing';

/** A text in the three languages, in their order. */
export function say(fr: string, nl: string, en: string): Localized {
  return { fr, nl, en };
}

/** The shelves of the seed. */
export const seedCategoryKeys = [
  'shopfronts',
  'vehicles',
  'signs',
  'displays',
  'textile',
  'interiors',
  'brands',
] as const;

export type SeedCategoryKey = (typeof seedCategoryKeys)[number];

export interface SeedPicture {
  drawing: SampleDrawing;
  alt: Localized;
  caption?: Localized;
  role?: ImageRole;
  /** What must stay in view, in percent from the left and from the top; the middle when left out. */
  focal?: readonly [x: number, y: number];
}

export interface SeedWork extends Sample {
  /** Stays with the work for good: the ids of its rows and files follow from it. */
  number: number;
  /** Names the work in the code. */
  id: string;
  slug: Localized;
  category: SeedCategoryKey;
  kind: PortfolioKind;
  group: ServiceGroupId;
  title: Localized;
  facts: Record<PortfolioFact, Localized>;
  story?: Localized;
  pictures: readonly [SeedPicture, ...SeedPicture[]];
  video?: { seconds: number; text: Localized };
  /** Shown on the home page. */
  featured?: true;
}
