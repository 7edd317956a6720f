import type { SceneId } from '@/lib/content/scene-id';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import type { Portfolio, PortfolioItem } from './portfolio';

/** How many works the home page has places for. */
const onHome = 8;
/** How many stand below a service. */
const belowService = 2;

/** The works that the home page shows. */
export function samplesForHome({ items }: Portfolio): PortfolioItem[] {
  return items.filter(({ featured }) => featured).slice(0, onHome);
}

/**
 * Works of the same trade for a service page, real ones first, and before others those of the category that its picture is in.
 *
 * @param scene the picture at the head of the page, which need not be shown twice
 */
export function samplesForService(
  { items }: Portfolio,
  group: ServiceGroupId,
  scene: SceneId,
): PortfolioItem[] {
  const shelf = items.find((item) => item.group === group && item.scene === scene)?.categoryId;
  const rank = ({ sample, categoryId }: PortfolioItem) => Number(sample) * 2 + Number(categoryId !== shelf);
  return items
    .filter((item) => item.group === group && item.scene !== scene)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, belowService);
}
