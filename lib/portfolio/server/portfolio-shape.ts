import 'server-only';
import { z } from 'zod';
import { sceneIds } from '@/lib/content/scene-id';
import { type Localized, locales } from '@/lib/i18n/locales';
import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import {
  imageFormats,
  imageRoles,
  type Portfolio,
  type PortfolioCategory,
  type PortfolioItem,
  portfolioFacts,
  portfolioKinds,
  portfolioStatuses,
  videoFormats,
} from '../portfolio';

// The portfolio as the database answers it: `portfolio_category_json`, `portfolio_item_json`.

export const localized: z.ZodType<Localized> = z.record(z.enum(locales), z.string());

export const categoryShape = z.object({
  id: z.string(),
  slug: localized,
  title: localized,
  intro: localized,
  version: z.number(),
  sample: z.boolean(),
}) satisfies z.ZodType<PortfolioCategory>;

const imageShape = z.object({
  id: z.string(),
  role: z.enum(imageRoles),
  format: z.enum(imageFormats),
  width: z.number(),
  height: z.number(),
  alt: localized,
  caption: localized.nullable(),
  focalX: z.number(),
  focalY: z.number(),
  blur: z.string(),
});

const videoShape = z.object({
  id: z.string(),
  format: z.enum(videoFormats),
  seconds: z.number(),
  text: localized,
});

export const itemShape = z.object({
  id: z.string(),
  categoryId: z.string(),
  slug: localized,
  kind: z.enum(portfolioKinds),
  status: z.enum(portfolioStatuses),
  group: z.enum(serviceGroupIds),
  title: localized,
  place: localized,
  facts: z.record(z.enum(portfolioFacts), localized),
  story: localized.nullable(),
  images: z.array(imageShape),
  video: videoShape.nullable(),
  // A drawing that the site has no more is none.
  scene: z.enum(sceneIds).nullable().catch(null),
  lettering: z.string().nullable(),
  featured: z.boolean(),
  version: z.number(),
  sample: z.boolean(),
  formerSlugs: z.array(z.string()),
}) satisfies z.ZodType<PortfolioItem>;

export const portfolioShape = z.object({
  categories: z.array(categoryShape),
  items: z.array(itemShape),
}) satisfies z.ZodType<Portfolio>;
