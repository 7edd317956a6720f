import type { SceneId } from '@/lib/content/scene-id';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

/** What part of the sheet of 640 × 480 units is shown, always 4 : 3: its left and upper edge and its width. */
type DrawingView = readonly [left: number, top: number, width: number];

interface Common {
  /** The group whose ink paints the drawing. */
  ink: ServiceGroupId;
  view?: DrawingView;
}

interface SceneDrawing extends Common {
  of: 'scene';
  scene: SceneId;
  /** The made-up word on the picture; the scene's own when left out. */
  lettering?: string;
}

/** A delivery van, parked. Its film is in the group's ink; `bare` is the white van before. */
interface VanDrawing extends Common {
  of: 'van';
  ground: 'depot' | 'canal' | 'fields' | 'hall';
  /** What is printed on the film. */
  graphic: ServiceGroupId;
  brand: readonly [string, string];
  bare?: true;
}

/** A shop at dusk with its light box. */
interface DuskShopDrawing extends Common {
  of: 'dusk-shop';
  brand: readonly [string, string];
}

/** A house front in daylight; `bare` is the same front before. */
interface FacadeDrawing extends Common {
  of: 'facade';
  name: string;
  bare?: true;
}

/** A meeting room with a printed wall; `bare` is the same room before. */
interface RoomDrawing extends Common {
  of: 'room';
  bare?: true;
}

/** How the site's own illustrations draw the picture of a sample. */
export type SampleDrawing = SceneDrawing | VanDrawing | DuskShopDrawing | FacadeDrawing | RoomDrawing;
