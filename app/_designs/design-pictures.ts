import 'server-only';
import { embedPictures } from '@/lib/designs/server/pictures';
import type { Pictures } from '@/lib/drawing/picture';

/** What visitors brought, as the drawings of a design show it. */
export interface DesignPictures {
  /** Bitmaps as data, by the id of their picture. */
  bitmaps: ReadonlyMap<string, string>;
  /** What a view shows in the place of each: its name inside the document that holds it. */
  embedded: ReadonlyMap<string, string>;
}

/** The name of a bitmap inside the document that holds it once, however often it shows. */
export const bitmapAddress = (id: string) => `#bitmap-${id}`;

/** @param found the pictures of a design that are there */
export async function gatherPictures(found: Pictures): Promise<DesignPictures> {
  const bitmaps = await embedPictures(found.values());
  return { bitmaps, embedded: new Map([...bitmaps.keys()].map((id) => [id, bitmapAddress(id)])) };
}
