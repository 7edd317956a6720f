import type { Pixels } from '@/lib/drawing/pixels';
import { workOn, workSide } from '@/lib/shirt-designer/picture-work';
import { lookAtPicture, lookSide } from '@/lib/shirt-designer/shown-pictures';
import type { PictureAnswer, PictureQuestion } from './picture-thread';

/** The pixels of a file, its longer side no more than so many. */
async function pixelsOf(file: Blob, longest: number): Promise<Pixels> {
  const image = await createImageBitmap(file);
  const factor = Math.min(1, longest / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side * factor)),
  ) as [number, number];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return context.getImageData(0, 0, width, height);
}

async function fileOf({ width, height, data }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function answer({ file, work }: PictureQuestion): Promise<PictureAnswer> {
  if (work === 'look') return { kind: 'look', look: lookAtPicture(await pixelsOf(file, lookSide)) };
  const done = workOn(await pixelsOf(file, workSide), work);
  if (done.kind === 'refused') return done;
  if (done.kind === 'pixels') return { kind: 'pixels', file: await fileOf(done.pixels) };
  const { svg, ...traced } = done;
  return { ...traced, file: new Blob([svg], { type: 'image/svg+xml' }) };
}

self.onmessage = ({ data }: MessageEvent<PictureQuestion>) => {
  void answer(data).then(
    (said) => self.postMessage({ id: data.id, said }),
    () => self.postMessage({ id: data.id, said: { kind: 'refused', reason: 'failed' } }),
  );
};
