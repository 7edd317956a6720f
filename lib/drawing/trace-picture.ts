import type { Box } from './box';
import { inkEach, paletteOf, sweepSpecks } from './inks-of-pixels';
import type { PictureShape } from './picture';
import { type Pixels, workingSize } from './pixels';
import { traceLabels } from './trace-labels';

// Vectorization: decision 0027.

/** A bitmap as flat shapes, in the units of a vector picture: the longer side of the bitmap is 1,000. */
interface Traced {
  width: number;
  height: number;
  shapes: PictureShape[];
  /** What of the bitmap they cover, in shares of its width and height. */
  covered: Box;
}

/** Of the longer side that is worked on: below, a pixel is too coarse; above, it is finer than any knife. */
const working = { least: 900, most: 1600 } as const;

const longerSide = 1000;

function coveredBy(labels: Uint8Array, width: number, inks: number): Box | null {
  const height = labels.length / width;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if ((labels[pixel] as number) >= inks) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return right < left
    ? null
    : {
        x: left / width,
        y: top / height,
        width: (right + 1 - left) / width,
        height: (bottom + 1 - top) / height,
      };
}

/** Draws a bitmap anew as shapes of so many flat inks at most; null for one that has nothing on it. */
export function tracePicture(pixels: Pixels, count: number): Traced | null {
  const sized = workingSize(pixels, working.least, working.most);
  // The colours are those of the bitmap itself: enlarging it makes mixtures.
  const palette = paletteOf(pixels, count);
  // How coarse the bitmap was: its own pixels are no edges that anybody drew.
  const grain = Math.max(1, sized.width / pixels.width);
  const labels = inkEach(sized, palette, grain);
  sweepSpecks(labels, sized.width, Math.max(8, 5 * grain ** 2, Math.round(labels.length / 50_000)));
  const covered = coveredBy(labels, sized.width, palette.length);
  if (!covered) return null;
  const scale = longerSide / Math.max(sized.width, sized.height);
  const paths = traceLabels(labels, sized.width, palette.length, { scale, grain });
  return {
    width: sized.width * scale,
    height: sized.height * scale,
    shapes: paths.flatMap((path, ink) =>
      path === null ? [] : [{ path, fill: palette[ink] ?? '#000000', evenOdd: true as const }],
    ),
    covered,
  };
}

/** The same as a file that can be kept like any other SVG. */
export function tracedSvg({ width, height, shapes }: Traced): string {
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" fill-rule="evenodd" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
}
