import type { SceneId } from '@/lib/content/scene-id';
import { pictureAddress, pictureName } from './picture-name';
import { Sheet } from './scene-parts';

interface ScenePictureProps {
  scene: SceneId;
  lettering?: string | undefined;
  className?: string;
}

/**
 * A scene below the first screen: taken from the file of pictures (app/_drawings/picture-file.tsx lists what is in it), so that
 * the page does not carry its drawing. A scene on a first screen is a SceneView.
 */
export function ScenePicture({ scene, lettering, className }: ScenePictureProps) {
  return (
    <Sheet scene={scene} className={className}>
      <use href={pictureAddress(pictureName({ scene, lettering }))} />
    </Sheet>
  );
}
