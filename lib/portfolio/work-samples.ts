import type { Sample } from '@/lib/company/sample';
import type { SceneId } from '@/lib/content/scene-id';
import type { Localized } from '@/lib/i18n/locales';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import type { PortfolioFact } from './portfolio';
import { seedWorks } from './seed/works';

export interface WorkSample {
  id: string;
  scene: SceneId;
  group: ServiceGroupId;
  /** The group whose ink paints the scene. */
  ink: ServiceGroupId;
  /** The made-up word on the picture; the scene's own when left out. */
  lettering?: string;
  title: Localized;
  facts: Record<PortfolioFact, Localized>;
}

/** The invented works that the home page and the service pages show by their drawings. */
export const workSamples: readonly (WorkSample & Sample)[] = seedWorks.flatMap((work) => {
  const { drawing } = work.pictures[0];
  if (!work.featured || drawing.of !== 'scene') return [];
  const { id, group, title, facts, sample } = work;
  const { scene, ink, lettering } = drawing;
  return { sample, id, scene, group, ink, ...(lettering ? { lettering } : {}), title, facts };
});
