import type { Portfolio, PortfolioImage, PortfolioItem } from './portfolio';
import { seedCategories } from './seed/categories';
import { seedBlurs } from './seed/seed-blurs';
import { seedCategoryId, seedItemId, seedPictureId, seedVideoId } from './seed/seed-ids';
import { type SeedPicture, type SeedWork, seedCategoryKeys } from './seed/seed-work';
import { seedWorks } from './seed/works';

/** Pixels of the pictures that scripts/lib/draw-samples.mjs makes. */
const masterSize = { width: 1600, height: 1200 } as const;

function toImage(work: SeedWork, picture: SeedPicture, index: number): PortfolioImage {
  const id = seedPictureId(work, index);
  const [focalX, focalY] = picture.focal ?? [50, 50];
  return {
    id,
    role: picture.role ?? 'picture',
    format: 'png',
    ...masterSize,
    alt: picture.alt,
    caption: picture.caption ?? null,
    focalX,
    focalY,
    blur: seedBlurs[id] ?? '',
  };
}

function toItem(work: SeedWork): PortfolioItem {
  const { drawing } = work.pictures[0];
  const scene = drawing.of === 'scene' ? drawing : null;
  return {
    id: seedItemId(work),
    categoryId: seedCategoryId(work.category),
    slug: work.slug,
    kind: work.kind,
    status: 'published',
    group: work.group,
    title: work.title,
    // A specimen hangs nowhere.
    place: { fr: '', nl: '', en: '' },
    facts: work.facts,
    story: work.story ?? null,
    images: work.pictures.map((picture, index) => toImage(work, picture, index)),
    video: work.video ? { id: seedVideoId(work), format: 'mp4', ...work.video } : null,
    scene: scene?.scene ?? null,
    lettering: scene?.lettering ?? null,
    featured: work.featured ?? false,
    version: 1,
    sample: true,
    formerSlugs: [],
  };
}

/** What a new database starts with, and what pages show while they are built. All of it is invented. */
export const seedPortfolio: Portfolio = {
  categories: seedCategoryKeys.map((key) => ({
    id: seedCategoryId(key),
    ...seedCategories[key],
    version: 1,
  })),
  items: seedWorks.map(toItem),
};
