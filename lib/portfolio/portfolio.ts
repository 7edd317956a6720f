import type { SceneId } from '@/lib/content/scene-id';
import type { Localized } from '@/lib/i18n/locales';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

/** Bucket of the pictures and videos: private, the site hands out what is published (app/media/portfolio). */
export const portfolioBucket = 'portfolio';

export const portfolioKinds = ['gallery', 'before-after', 'video'] as const;
export type PortfolioKind = (typeof portfolioKinds)[number];

export const portfolioStatuses = ['draft', 'published'] as const;
export type PortfolioStatus = (typeof portfolioStatuses)[number];

export const imageRoles = ['picture', 'before', 'after'] as const;
export type ImageRole = (typeof imageRoles)[number];

export const imageFormats = ['jpeg', 'png', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const videoFormats = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];

export const portfolioFacts = ['material', 'size', 'time'] as const;
export type PortfolioFact = (typeof portfolioFacts)[number];

export interface PortfolioCategory {
  id: string;
  /** The segment of its address in each language: lower case letters, figures, single hyphens. */
  slug: Localized;
  title: Localized;
  /** One or two sentences below the title. */
  intro: Localized;
  version: number;
  /** Invented: never in structured data, listed by `npm run samples`. */
  sample: boolean;
}

export interface PortfolioImage {
  /** Also its name in the bucket: `<id>.<format>`. */
  id: string;
  role: ImageRole;
  /** What was stored; pages offer it where WebP fails. */
  format: ImageFormat;
  /** Pixels of what was stored, upright. */
  width: number;
  height: number;
  alt: Localized;
  caption: Localized | null;
  /** What must stay in view when the picture is cut, in percent from the left and from the top. */
  focalX: number;
  focalY: number;
  /** A data URL of a few hundred bytes, shown until the picture is there. */
  blur: string;
}

export interface PortfolioVideo {
  /** Also its name in the bucket: `<id>.<format>`. */
  id: string;
  format: VideoFormat;
  seconds: number;
  /** What is seen and heard, for who cannot see or play it. */
  text: Localized;
}

export interface PortfolioItem {
  id: string;
  categoryId: string;
  slug: Localized;
  kind: PortfolioKind;
  status: PortfolioStatus;
  /** Decides its ink, the service pages it is shown on and the subject of "make one like this". */
  group: ServiceGroupId;
  title: Localized;
  place: Localized;
  facts: Record<PortfolioFact, Localized>;
  /** What was asked and how it was made; may have paragraphs. */
  story: Localized | null;
  /** In their order: the first one stands for the item. */
  images: readonly PortfolioImage[];
  video: PortfolioVideo | null;
  /** The drawing that stands for it on pages that must stay light; only invented items have one. */
  scene: SceneId | null;
  /** The made-up word on the drawing. */
  lettering: string | null;
  /** Shown on the home page. */
  featured: boolean;
  version: number;
  sample: boolean;
  /** Segments of its address that it had before, in any language. */
  formerSlugs: readonly string[];
}

/** Categories and items in their order. */
export interface Portfolio {
  categories: readonly PortfolioCategory[];
  items: readonly PortfolioItem[];
}
