import type { Box } from '@/lib/drawing/box';
import { clearBackground } from '@/lib/drawing/clear-background';
import { lookAt, recolourInk, reduceInks } from '@/lib/drawing/inks-of-pixels';
import { newPixels, type Pixels } from '@/lib/drawing/pixels';
import { tracedSvg, tracePicture } from '@/lib/drawing/trace-picture';
import { placed } from './layer-outline';
import type { LayerChange } from './reduce-design';
import { type Crop, type PictureLayer, wholePicture } from './shirt-design';

/** What can be done to the pixels of a picture. */
export type PictureWork =
  | { kind: 'clear'; inside?: boolean }
  | { kind: 'trace'; inks: number; crop: Crop; clear?: boolean }
  | { kind: 'reduce'; inks: number }
  | { kind: 'recolour'; from: string; to: string };

/** What was traced of a picture, and what its shapes cover in shares of that. */
export interface Traced {
  kind: 'shapes';
  crop: Crop;
  covered: Box;
}

/** What became of it: pixels, or a file of shapes. */
type PictureDone =
  | { kind: 'pixels'; pixels: Pixels }
  | (Traced & { svg: string })
  | { kind: 'refused'; reason: 'noBackground' | 'tooDetailed' };

/** Pixels of the longer side that is worked on: finer than the eye sees on any print area, and no more than a phone has room for. */
export const workSide = 2500;

/** Outlines of a logo are a tenth of this: beyond it is a photo, which is not kept as shapes. */
const longestSvg = 380_000;

function croppedPixels(pixels: Pixels, { left, top, right, bottom }: Crop): Pixels {
  const [x, y] = [Math.round(pixels.width * left), Math.round(pixels.height * top)];
  const width = Math.max(1, Math.round(pixels.width * (1 - right)) - x);
  const height = Math.max(1, Math.round(pixels.height * (1 - bottom)) - y);
  if (width === pixels.width && height === pixels.height) return pixels;
  const out = newPixels(width, height);
  for (let row = 0; row < height; row += 1) {
    const from = ((row + y) * pixels.width + x) * 4;
    out.data.set(pixels.data.subarray(from, from + width * 4), row * width * 4);
  }
  return out;
}

export function workOn(pixels: Pixels, work: PictureWork): PictureDone {
  switch (work.kind) {
    case 'clear': {
      const cleared = clearBackground(pixels, work.inside);
      return cleared ? { kind: 'pixels', pixels: cleared } : { kind: 'refused', reason: 'noBackground' };
    }
    case 'reduce':
      return { kind: 'pixels', pixels: reduceInks(pixels, work.inks) };
    case 'recolour':
      return { kind: 'pixels', pixels: recolourInk(pixels, work.from, work.to) };
    case 'trace': {
      const cleared = work.clear ? clearBackground(pixels) : null;
      // What is gone is no ink any more.
      const inks = cleared ? Math.min(work.inks, Math.max(1, lookAt(cleared).inks.length)) : work.inks;
      const traced = tracePicture(croppedPixels(cleared ?? pixels, work.crop), inks);
      const svg = traced ? tracedSvg(traced) : '';
      if (!traced || svg.length > longestSvg) return { kind: 'refused', reason: 'tooDetailed' };
      return { kind: 'shapes', svg, crop: work.crop, covered: traced.covered };
    }
  }
}

/** What a layer says of its picture once that is another one: shapes cover what they cover, where the pixels of then were. */
export function layerAfter(
  layer: PictureLayer,
  picture: string,
  done: Traced | { kind: 'pixels' },
): LayerChange {
  if (done.kind === 'pixels') return { picture };
  const { x, y, width, height } = done.covered;
  // It may have been cut otherwise since.
  const traced: PictureLayer = { ...layer, ...cropPicture(layer, done.crop) };
  const [across, down] = placed(traced)(
    (x + width / 2 - 0.5) * traced.width,
    (y + height / 2 - 0.5) * traced.height,
  );
  return {
    picture,
    x: across,
    y: down,
    width: traced.width * width,
    height: traced.height * height,
    crop: wholePicture,
    inks: [],
  };
}

/** A picture cut on its sides: what still shows stays where it is, as large as it was. */
export function cropPicture(layer: PictureLayer, crop: Crop): LayerChange {
  const before = layer.crop;
  const whole = {
    width: layer.width / (1 - before.left - before.right),
    height: layer.height / (1 - before.top - before.bottom),
  };
  const middle = (low: number, high: number) => (low + 1 - high) / 2;
  const [x, y] = placed(layer)(
    (middle(crop.left, crop.right) - middle(before.left, before.right)) * whole.width,
    (middle(crop.top, crop.bottom) - middle(before.top, before.bottom)) * whole.height,
  );
  return {
    crop,
    x,
    y,
    width: whole.width * (1 - crop.left - crop.right),
    height: whole.height * (1 - crop.top - crop.bottom),
  };
}
