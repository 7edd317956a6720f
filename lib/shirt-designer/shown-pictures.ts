import { findBackground } from '@/lib/drawing/clear-background';
import { type BitmapLook, lookAt } from '@/lib/drawing/inks-of-pixels';
import type { Picture } from '@/lib/drawing/picture';
import type { Pixels } from '@/lib/drawing/pixels';

/** What a bitmap is made of, and the flat colour round it: null for none. */
export interface PictureLook extends BitmapLook {
  background: string | null;
}

/** A picture with what is seen on it; a vector picture, and a bitmap that could not be looked at, have no look. */
export interface ShownPicture {
  picture: Picture;
  look: PictureLook | null;
}

/** The pictures of a design, by their ids; what is gone is not among them. */
export type ShirtPictures = ReadonlyMap<string, ShownPicture>;

export const noPictures: ShirtPictures = new Map();

/** Pixels of the longer side of what is looked at, in a browser and on the server. */
export const lookSide = 400;

export function lookAtPicture(pixels: Pixels): PictureLook {
  return { ...lookAt(pixels), background: findBackground(pixels) };
}
