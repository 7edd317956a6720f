import type { SceneId } from '@/lib/content/scene-id';
import { pictureFilePath } from '@/lib/env/picture-file';

/** The id of a scene with its lettering in the file of pictures. */
export function pictureName({
  scene,
  lettering,
}: {
  scene: SceneId;
  lettering?: string | undefined;
}): string {
  return lettering ? `${scene}-${lettering.toLowerCase()}` : scene;
}

/** Where a `<use>` finds the picture of this name. */
export function pictureAddress(name: string): string {
  return `${pictureFilePath()}#${name}`;
}
