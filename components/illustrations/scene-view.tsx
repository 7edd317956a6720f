import type { SceneId } from '@/lib/content/scene-id';
import type { SceneProps } from './scene-parts';
import { sceneViews } from './scenes';

/** One of the site's pictures by its id. */
export function SceneView({ id, ...props }: SceneProps & { id: SceneId }) {
  const Scene = sceneViews[id];
  return <Scene {...props} />;
}
