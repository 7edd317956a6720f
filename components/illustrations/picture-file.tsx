import type { ReactNode } from 'react';
import type { SceneId } from '@/lib/content/scene-id';
import { MarkDrawings } from './marks';
import { pictureName } from './picture-name';
import { sceneViews } from './scenes';
import { NextDoor } from './shop-front';
import { Squeegee, WrapFilms } from './van';

interface PictureFileProps {
  pictures: readonly { scene: SceneId; lettering?: string | undefined }[];
  /** What is in it besides scenes. */
  children?: ReactNode;
}

/**
 * A file of pictures that stand below a first screen. Pages show them by `<use>`, through which fonts, inks and
 * every other custom property are inherited from where a picture stands. Made before a build: scripts/lib/draw-pictures.mjs.
 *
 * In the file itself they are for readers of no language, so that a browser does not style and lay out all of them for the one that it
 * is to show (SVG 2, 5.9.3; `display="none"` does not spare Chromium that).
 */
export function PictureFile({ pictures, children }: PictureFileProps) {
  const named = new Map(pictures.map((picture) => [pictureName(picture), picture]));
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <g systemLanguage="">
        {[...named].map(([name, { scene, lettering }]) => {
          const Scene = sceneViews[scene];
          return <Scene key={name} symbol={name} lettering={lettering} />;
        })}
        {children}
      </g>
    </svg>
  );
}

/** What the home page shows besides scenes. */
export function HomeDrawings() {
  return (
    <>
      <WrapFilms />
      <Squeegee />
      <MarkDrawings />
      <NextDoor />
    </>
  );
}
