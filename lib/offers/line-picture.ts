import { fileFaults } from '@/lib/uploads/file-faults';

/** A picture beside a line; the words of the line say what is seen. */
export interface LinePicture {
  id: string;
  /** The version that shows it. */
  position: number;
  line: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A picture as a page shows it. */
export interface ShownPicture {
  src: string;
  width: number;
  height: number;
}

/** What became of a picture that was sent or taken out; each has a sentence in the messages. */
export const pictureOutcomes = [
  'kept',
  'removed',
  'fileNeeded',
  ...fileFaults,
  'full',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type PictureOutcome = (typeof pictureOutcomes)[number];

/** Why a picture was not kept or not taken out. */
export type PictureRefusal = Exclude<PictureOutcome, 'kept' | 'removed'>;

export const isPictureDone = (outcome: PictureOutcome): boolean =>
  outcome === 'kept' || outcome === 'removed';

/** What names a line where the whole of it would be read out at length. */
export const firstLine = (words: string): string => words.split('\n', 1)[0] ?? '';

/** Pixels of the longer side: enough for paper, where the document shows 45 millimetres of it. */
export const linePicturePixels = 700;

export const isLineId = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z0-9]{1,12}$/.test(text);

/** Which picture stands beside which line, as the form of an offer says what its page showed. */
export const seenPictures = (pictures: readonly { line: string; hash: string }[]): string =>
  pictures
    .map(({ line, hash }) => `${line}:${hash}`)
    .sort()
    .join(' ');

/**
 * Whether pictures are those that a page showed, but for lines that were taken out since.
 *
 * @param seen as `seenPictures` says it
 */
export function wereSeen(
  pictures: readonly { line: string; hash: string }[],
  seen: string,
  lines: readonly { id: string }[],
): boolean {
  const left = seen.split(' ').filter((one) => lines.some(({ id }) => one.startsWith(`${id}:`)));
  return seenPictures(pictures) === left.join(' ');
}

/** The pictures of a version by their lines, as its page shows them. */
export function shownPictures<Picture extends LinePicture>(
  pictures: readonly Picture[],
  position: number,
  srcOf: (picture: Picture) => string,
): Record<string, ShownPicture> {
  const own = pictures.filter((picture) => picture.position === position);
  return Object.fromEntries(
    own.map((picture) => [
      picture.line,
      { src: srcOf(picture), width: picture.width, height: picture.height },
    ]),
  );
}
