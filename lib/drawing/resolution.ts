import type { Picture } from './picture';

/** How a picture looks at a size: names a sentence, and green, amber or red. */
export type ResolutionGrade = 'fine' | 'soft' | 'coarse';

export interface Resolution {
  /** Null for a vector picture, which has none. */
  pixelsPerMillimetre: number | null;
  grade: ResolutionGrade;
  /** The widest print that is still fine, in whole millimetres; null for a vector picture. */
  fineUpTo: number | null;
}

/**
 * Pixels of a millimetre that an eye can tell apart from so many metres: sight of 1.0 parts what is one minute of arc wide
 * (ISO 8596:2017, the gap of the Landolt ring at visual acuity 1.0). From one metre that is 3.4, or 87 to the inch.
 */
export function neededResolution(metres: number): number {
  return 1 / (metres * 1000 * Math.tan(Math.PI / 180 / 60));
}

/** From where prints are looked at, in metres: a passer-by beside a parked van, somebody one talks to. */
export const viewingDistances = { vehicle: 1, shirt: 0.5 } as const;

/**
 * Whether a picture has pixels enough for a print. Half of what is needed is soft from there and fine from twice as far,
 * which is why it is a warning and no refusal.
 *
 * @param width of the print in millimetres
 * @param metres from which it is looked at
 */
export function resolutionOf(picture: Picture, width: number, metres: number): Resolution {
  if (picture.kind === 'vector') return { pixelsPerMillimetre: null, grade: 'fine', fineUpTo: null };
  const pixelsPerMillimetre = picture.width / width;
  const needed = neededResolution(metres);
  const grade =
    pixelsPerMillimetre >= needed ? 'fine' : pixelsPerMillimetre >= needed / 2 ? 'soft' : 'coarse';
  return { pixelsPerMillimetre, grade, fineUpTo: Math.floor(picture.width / needed) };
}
