import type { Picture } from '@/lib/photo-film/picture';

/** A number from 0 to 1 that follows from a place: grain without chance. */
const grainAt = (x: number, y: number) => (((x * 374761393 + y * 668265263) >>> 5) % 1000) / 1000;

export const size = { width: 320, height: 240 };

/** Where the body of the vehicle is, and the pane in it. */
export const isBody = (x: number, y: number) => x >= 60 && x < 260 && y >= 80 && y < 190;
export const isPane = (x: number, y: number) => x >= 100 && x < 200 && y >= 95 && y < 130;
const isPaint = (x: number, y: number) => isBody(x, y) && !isPane(x, y);

/** A red box with a dark pane on grey ground: lit from above, with grain. */
export function syntheticPhoto(): Picture {
  const { width, height } = size;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 1.15 - 0.5 * ((y - 80) / 110);
      const colour = isPane(x, y)
        ? [40, 46, 54]
        : isBody(x, y)
          ? [170 * light, 34 * light, 30 * light]
          : [128, 130, 126];
      const grain = (grainAt(x, y) - 0.5) * 14;
      data.set([...colour.map((channel) => channel + grain), 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

/** What is found against what is there: both over either. */
export function overlapOf(mask: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const is = (mask[y * size.width + x] ?? 0) > 127;
      if (is && isPaint(x, y)) both += 1;
      if (is || isPaint(x, y)) either += 1;
    }
  return both / either;
}
