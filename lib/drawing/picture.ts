// What visitors bring to be printed, for every tool that prints: browser and server read this file.

/** A line along an outline, as SVG says it: ends are cut off and corners pointed where nothing else is said. */
export interface PictureLine {
  colour: string;
  width: number;
  cap?: 'round' | 'square';
  join?: 'round' | 'bevel';
}

/** A shape of a vector picture: an outline of absolute M, L, C and Z in the picture's own units. */
export interface PictureShape {
  path: string;
  /** #rrggbb, or null for a shape that is only a line. */
  fill: string | null;
  evenOdd?: true;
  line?: PictureLine;
  /** From 0 to 1; 1 where it is missing. */
  opacity?: number;
}

interface PictureBase {
  id: string;
  /** Of a vector picture in its own units, the longer side being 1,000; of a bitmap in pixels. */
  width: number;
  height: number;
}

interface VectorPicture extends PictureBase {
  kind: 'vector';
  shapes: readonly PictureShape[];
}

interface BitmapPicture extends PictureBase {
  kind: 'bitmap';
}

/** Whatever tool shows it: a document holds the id alone, under the name `picture`. */
export type Picture = VectorPicture | BitmapPicture;

export type Pictures = ReadonlyMap<string, Picture>;

/** What a vector file had that is not in the picture. */
const pictureNotes = ['text', 'images', 'gradients', 'effects', 'print-colours'] as const;

export type PictureNote = (typeof pictureNotes)[number];

/** Why a file cannot become a picture, or not now: names of sentences. */
export const pictureFaults = [
  'fileTooLarge',
  'fileType',
  'fileHeic',
  'fileBroken',
  'fileLocked',
  'tooManyPixels',
  'pictureMoves',
  'pictureTooDetailed',
  'pictureEmpty',
  'rateLimited',
  'unavailable',
] as const;

export type PictureFault = (typeof pictureFaults)[number];

/** Bytes of a vector file, and how many pixels the longer side of what is kept has at most. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  svgBytes: 2 * 1024 * 1024,
  longestSide: 5000,
} as const;

/** What a file field offers. */
export const acceptedPictures =
  'image/png,image/jpeg,image/webp,image/svg+xml,application/pdf,.png,.jpg,.jpeg,.heic,.webp,.svg,.pdf,.ai';

const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function isPictureId(text: unknown): text is string {
  return typeof text === 'string' && idShape.test(text);
}

/** Where the drawing of a bitmap is fetched, small enough for a screen. Nobody guesses the id. */
export function pictureAddress(id: string): string {
  return `/media/pictures/${id}.webp`;
}

/** Where a picture's shapes and size are fetched. */
export function pictureDataAddress(id: string): string {
  return `/media/pictures/${id}.json`;
}

/** Where a bitmap is fetched as large as it is kept, to be worked on. */
export function pictureSourceAddress(id: string): string {
  return `/media/pictures/${id}.source`;
}

export const pictureUploadPath = '/api/designs/pictures';
