import type { SceneId } from '@/lib/content/scene-id';
import { ownPictureAddress, pictureAddress, pictureName } from './picture-name';
import { Sheet } from './scene-parts';

interface ScenePictureProps {
  scene: SceneId;
  lettering?: string | undefined;
  className?: string;
  /** For a page that shows one or two. */
  hasOwnFile?: boolean;
}

/**
 * A scene below the first screen: taken from a file of pictures (app/_drawings/picture-file.tsx lists what is in it), so that
 * the page does not carry its drawing. A scene on a first screen is a SceneView.
 */
export function ScenePicture({ scene, lettering, className, hasOwnFile = false }: ScenePictureProps) {
  const name = pictureName({ scene, lettering });
  return (
    <Sheet scene={scene} className={className}>
      <use href={hasOwnFile ? ownPictureAddress(name) : pictureAddress(name)} />
    </Sheet>
  );
}
