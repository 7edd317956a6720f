import type { ImageFormat, PortfolioImage, PortfolioVideo } from './portfolio';

/** Pixels; specification, section 7. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

type Sized = Pick<PortfolioImage, 'id' | 'width'>;

/** The widths a picture is offered in: it is never enlarged, and even a small one is offered once. */
export function widthsOf({ width }: Pick<PortfolioImage, 'width'>): PictureWidth[] {
  const [smallest] = pictureWidths;
  const fitting = pictureWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [smallest];
}

/** Where the site hands out a picture. */
export function picturePath(id: string, width: PictureWidth, format: ImageFormat): string {
  return `/media/portfolio/${id}/${width}.${format}`;
}

/** Where the site hands out a video. */
export function videoPath({ id, format }: Pick<PortfolioVideo, 'id' | 'format'>): string {
  return `/media/portfolio/${id}/video.${format}`;
}

/** The value of a `srcset`. */
export function pictureSet(image: Sized, format: ImageFormat): string {
  return widthsOf(image)
    .map((width) => `${picturePath(image.id, width, format)} ${width}w`)
    .join(', ');
}

/** The largest one that is handed out. */
export function largestWidth(image: Pick<PortfolioImage, 'width'>): PictureWidth {
  return widthsOf(image).at(-1) ?? pictureWidths[0];
}

/** Name of what was stored, in the bucket. */
export function storedName(file: { id: string; format: string }): string {
  return `${file.id}.${file.format}`;
}
