export const finishes = [
  'gloss',
  'satin',
  'matt',
  'metallic',
  'pearl',
  'colour-shift',
  'carbon',
  'brushed',
  'chrome',
  'reflective',
  'printed',
] as const;

export type Finish = (typeof finishes)[number];

export type PrintPattern = 'camouflage' | 'splinter' | 'pinstripe' | 'halftone' | 'terrazzo' | 'checks';

/** What of a film can be seen: enough to draw it. */
export interface FilmLook {
  finish: Finish;
  /** The film's colour; then the sheen of a pearl, the other colours of a shift or a print. #rrggbb. */
  colours: readonly [string, ...string[]];
  print?: PrintPattern;
}

export const lights = ['day', 'dusk', 'night'] as const;

export type Light = (typeof lights)[number];

/** A look as a short word, the same for the same look. */
export function lookKey({ finish, colours, print }: FilmLook): string {
  return [finish, ...colours.map((colour) => colour.slice(1)), ...(print ? [print] : [])].join('-');
}
