import type { SceneId } from '@/lib/content/scene-id';
import { scenesVersion } from '@/lib/env/picture-file';

/** The id of a scene with its lettering in the files of pictures. */
export function pictureName({
  scene,
  lettering,
}: {
  scene: SceneId;
  lettering?: string | undefined;
}): string {
  return lettering ? `${scene}-${lettering.toLowerCase()}` : scene;
}

/** Where a `<use>` finds the picture of this name, in the file of all of them. */
export function pictureAddress(name: string): string {
  return `/pictures/scenes-${scenesVersion()}.svg#${name}`;
}

/** The name of the file that holds one picture alone, as far as its version. */
export const ownPictureFile = (name: string) => `scene-${name}`;

/** Where it finds one in a file of its own: a page that shows one has the browser parse one. */
export function ownPictureAddress(name: string): string {
  return `/pictures/${ownPictureFile(name)}-${scenesVersion()}.svg#${name}`;
}
