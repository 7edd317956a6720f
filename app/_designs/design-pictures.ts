import 'server-only';
import { embedPictures } from '@/lib/designs/server/pictures';
import type { Picture, Pictures } from '@/lib/drawing/picture';

/** What visitors brought, as the drawings of a design show it. */
export interface DesignPictures {
  /** Bitmaps as data, by the id of their picture. */
  bitmaps: ReadonlyMap<string, string>;
  /** What a view shows in the place of each: its name inside the document that holds it. */
  embedded: ReadonlyMap<string, string>;
  /** How many of the pictures that show are gone, or could not be read now. */
  missing: number;
  /** Bytes of all that show, each as often as it does: what a renderer works through. */
  weight: number;
}

/** The name of a bitmap inside the document that holds it once, however often it shows. */
export const bitmapAddress = (id: string) => `#bitmap-${id}`;

const bytesOf = (picture: Picture, bitmaps: ReadonlyMap<string, string>) =>
  picture.kind === 'bitmap'
    ? (bitmaps.get(picture.id)?.length ?? 0)
    : picture.shapes.reduce((sum, { path }) => sum + path.length, 0);

/**
 * @param shown the id of a picture for every place where it shows
 * @param found those that are there
 */
export async function gatherPictures(shown: readonly string[], found: Pictures): Promise<DesignPictures> {
  const bitmaps = await embedPictures(found.values());
  const bytes = new Map([...found].map(([id, picture]) => [id, bytesOf(picture, bitmaps)]));
  const isThere = (id: string) => found.get(id)?.kind === 'vector' || bitmaps.has(id);
  return {
    bitmaps,
    embedded: new Map([...bitmaps.keys()].map((id) => [id, bitmapAddress(id)])),
    missing: [...new Set(shown)].filter((id) => !isThere(id)).length,
    weight: shown.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0),
  };
}
