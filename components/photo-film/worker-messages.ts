import type { FilmToLay } from '@/lib/photo-film/lay-film';
import type { Picture, Stroke } from '@/lib/photo-film/picture';

/** What the page asks of the worker. Answers carry the number of their question. */
export type PhotoQuestion = { id: number } & (
  | { kind: 'open'; picture: Picture; film: FilmToLay }
  /** The first strokes stay, the others follow. */
  | { kind: 'strokes'; kept: number; added: Stroke[]; film: FilmToLay }
  | { kind: 'film'; film: FilmToLay }
);

export interface PhotoAnswer {
  id: number;
  /** The picture with its film, RGBA. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** How much of it is paint, 0 to 1. */
  share: number;
  /** Milliseconds that it took here. */
  took: number;
}
