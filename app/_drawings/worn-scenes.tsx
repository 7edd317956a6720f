import type { ComponentType, ReactElement } from 'react';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { NameLetters } from '@/components/illustrations/name-on';
import { SceneView } from '@/components/illustrations/scene-view';
import { sceneViews } from '@/components/illustrations/scenes';
import type { NamedDrawingProps } from '@/components/services/tryouts/tryout-parts';
import { tryouts } from '@/components/services/tryouts/tryouts';
import { aboutCopy } from '@/lib/about/about-copy';
import { careersCopy } from '@/lib/careers/careers-copy';
import { type SceneId, wornScenes } from '@/lib/content/scene-id';
import type { PageId } from '@/lib/i18n/routes';
import type { Plate } from '@/lib/nameplate/plate';
import { wornId } from '@/lib/nameplate/wear-page';
import { services } from '@/lib/services/services';

const scenes: Partial<Record<string, SceneId>> = {
  ...Object.fromEntries(Object.entries(services).map(([page, { scene }]) => [page, scene])),
  about: aboutCopy.scene,
  careers: careersCopy.scene,
};

const named: Partial<Record<PageId, { Drawing?: ComponentType<NamedDrawingProps> }>> = tryouts;

async function draw(drawing: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(drawing);
}

/**
 * The scene of a page's first screen with a name on it, as that page has it; null where there is none that takes a name.
 *
 * @param front of the mark 'nh': the page may hold another drawing of the same name
 */
export async function drawFirstScene(page: PageId, front: Plate): Promise<string | null> {
  if (page === 'home') return draw(<HeroScene plate={front} />);
  const scene = scenes[page];
  if (!scene || !wornScenes.some((id) => id === scene)) return null;
  const [drawing, letters] = await Promise.all([
    draw(<SceneView id={scene} plate={front} className="absolute inset-0 size-full" />),
    draw(<NameLetters plate={front} />),
  ]);
  return drawing.replace('>', `>${letters}`);
}

/** What can be tried on a page, with a name on its drawing; null where that says none. Its letters are those of `drawWornScenes`. */
export async function drawWornTryout(page: PageId, plate: Plate): Promise<string | null> {
  const Drawing = named[page]?.Drawing;
  return Drawing ? draw(<Drawing plate={plate} />) : null;
}

/** Scenes with a name on them, for a page to show by `<use>`; each is drawn once. */
export function drawWornScenes(plate: Plate, shown: readonly SceneId[]): Promise<string> {
  return draw(
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <NameLetters plate={plate} />
      <defs>
        {shown.map((id) => {
          const Scene = sceneViews[id];
          return <Scene key={id} symbol={wornId(id)} plate={plate} />;
        })}
      </defs>
    </svg>,
  );
}
