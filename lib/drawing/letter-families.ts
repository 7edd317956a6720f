/** The families that letters can be cut in, from free licences, drawn as tables by scripts/draw-letters.mjs. */
export const letterFamilyIds = [
  'bricolage',
  'oswald',
  'barlow-condensed',
  'bebas-neue',
  'overpass',
  'archivo-black',
  'alfa-slab',
  'lobster',
  'stencil',
  'fredoka',
] as const;

export type LetterFamilyId = (typeof letterFamilyIds)[number];

/** Names of typefaces are the same in every language. */
export const letterFamilyNames: Record<LetterFamilyId, string> = {
  bricolage: 'Bricolage Grotesque',
  oswald: 'Oswald',
  'barlow-condensed': 'Barlow Condensed',
  'bebas-neue': 'Bebas Neue',
  overpass: 'Overpass',
  'archivo-black': 'Archivo Black',
  'alfa-slab': 'Alfa Slab One',
  lobster: 'Lobster',
  stencil: 'Saira Stencil One',
  fredoka: 'Fredoka',
};
