import { scratchPlane } from './blur';
import { guessMarks } from './first-guess';
import { type FilmToLay, layFilm } from './lay-film';
import { lightnessOf } from './oklab';
import type { Picture, Stroke } from './picture';
import { refineMask } from './refine';
import {
  cutPaint,
  type Marks,
  markPatch,
  noMarks,
  type Prepared,
  patchesUnder,
  preparePicture,
} from './segmenter';
import { readShading, type Shading } from './shading';

const signs = { paint: 1, 'not-paint': -1, erase: 0 } as const;

/** What a guess weighs beside strokes. */
const guessShare = 0.5;

/** A picture while films are tried on it: what was marked, what is paint by that, and what light does there. */
export interface PhotoSession {
  picture: Picture;
  /** Of each pixel, 0 to 1. */
  lightness: Float32Array;
  prepared: Prepared;
  guess: Marks;
  marks: Marks;
  strokes: { stroke: Stroke; patches: number[] }[];
  mask: Uint8Array;
  shading: Shading | null;
}

export function openPhoto(picture: Picture): PhotoSession {
  const prepared = preparePicture(picture);
  const session: PhotoSession = {
    picture,
    lightness: lightnessOf(picture),
    prepared,
    guess: guessMarks(prepared),
    marks: noMarks(prepared),
    strokes: [],
    mask: new Uint8Array(picture.width * picture.height),
    shading: null,
  };
  findPaint(session);
  return session;
}

/**
 * Takes the first strokes as they were and reads the others after them: a new one costs what it says, and so does one taken
 * back.
 */
export function changeStrokes(session: PhotoSession, kept: number, added: readonly Stroke[]): void {
  const { prepared, marks } = session;
  session.strokes.length = Math.min(kept, session.strokes.length);
  for (const stroke of added) session.strokes.push({ stroke, patches: patchesUnder(prepared, stroke) });
  const wanted = new Int8Array(prepared.regions.count);
  for (const { stroke, patches } of session.strokes)
    for (const k of patches) wanted[k] = signs[stroke.mark] as number;
  for (let k = 0; k < wanted.length; k += 1) markPatch(prepared, marks, k, wanted[k] as -1 | 0 | 1);
  findPaint(session);
}

function findPaint(session: PhotoSession): void {
  const { picture, prepared, marks, guess } = session;
  const share = session.strokes.length === 0 ? 1 : guessShare;
  const both: Marks = {
    paint: marks.paint.map((value, k) => value + (guess.paint[k] as number) * share),
    other: marks.other.map((value, k) => value + (guess.other[k] as number) * share),
    fixed: marks.fixed,
  };
  session.mask = refineMask(picture, prepared, cutPaint(prepared, both));
  session.shading = readShading(prepared.lab, shrinkMask(session.mask, picture, prepared));
}

/** Of paint, by the byte of a mask. */
const shares = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

/** The mask at half the working size: of four places, the middle of each. */
function shrinkMask(mask: Uint8Array, picture: Picture, { lab, step }: Prepared): Float32Array {
  const width = lab.width >> 1;
  const height = lab.height >> 1;
  const out = scratchPlane('small mask', width * height);
  const below = step * picture.width;
  for (let y = 0; y < height; y += 1) {
    let at = (y * 2 * step + (step >> 1)) * picture.width + (step >> 1);
    for (let x = 0; x < width; x += 1, at += 2 * step)
      out[y * width + x] =
        ((shares[mask[at] as number] as number) +
          (shares[mask[at + step] as number] as number) +
          (shares[mask[at + below] as number] as number) +
          (shares[mask[at + below + step] as number] as number)) /
        4;
  }
  return out;
}

/** The picture with a film on what is paint. */
export const tryFilm = (
  { picture, lightness, mask, shading }: PhotoSession,
  film: FilmToLay,
): Uint8ClampedArray<ArrayBuffer> => layFilm(picture, lightness, mask, shading, film);

/** How much of the picture is paint, 0 to 1. */
export function paintShare({ mask }: PhotoSession): number {
  let sum = 0;
  for (const value of mask) sum += value;
  return sum / (255 * mask.length);
}
