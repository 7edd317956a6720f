import type { ComponentType } from 'react';
import type { SampleDrawing } from '@/lib/portfolio/sample-drawing';
import { groupInk } from '../scene-parts';
import { SceneView } from '../scene-view';
import { DuskShop } from './dusk-shop';
import { Facade } from './facade';
import { ParkedVan } from './parked-van';
import { Room } from './room';

const views: {
  [K in Exclude<SampleDrawing['of'], 'scene'>]: ComponentType<Extract<SampleDrawing, { of: K }>>;
} = {
  van: ParkedVan,
  'dusk-shop': DuskShop,
  facade: Facade,
  room: Room,
};

function Drawing(drawing: SampleDrawing) {
  if (drawing.of === 'scene') {
    return <SceneView id={drawing.scene} ink={groupInk(drawing.ink)} lettering={drawing.lettering} />;
  }
  const View = views[drawing.of] as ComponentType<SampleDrawing>;
  return (
    <svg
      viewBox="0 0 640 480"
      fontFamily="var(--font-display)"
      fontWeight={800}
      color={groupInk(drawing.ink)}
    >
      <View {...drawing} />
    </svg>
  );
}

/** The picture of a sample in the part that is shown, for a file of its own: scripts/lib/draw-samples.mjs. */
export function SamplePicture(drawing: SampleDrawing) {
  const [left, top, width] = drawing.view ?? [0, 0, 640];
  return (
    <svg viewBox={`${left} ${top} ${width} ${width * 0.75}`}>
      <svg width="640" height="480">
        <Drawing {...drawing} />
      </svg>
    </svg>
  );
}
