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

export const letterWeights = ['normal', 'bold'] as const;

export type LetterWeight = (typeof letterWeights)[number];

/** Families that come in both weights; each of the others was made in one. */
const twoWeights = ['bricolage', 'oswald', 'barlow-condensed', 'overpass', 'fredoka'] as const;

type TwoWeights = (typeof twoWeights)[number];

/** A family in one weight, which is a table of its own; what is bold, or the only one, goes by its family's name. */
export type LetterFaceId = LetterFamilyId | `${TwoWeights}-normal`;

export function hasTwoWeights(family: LetterFamilyId): family is TwoWeights {
  return (twoWeights as readonly LetterFamilyId[]).includes(family);
}

/** What a family is set in for this weight. */
export function faceOf(family: LetterFamilyId, weight: LetterWeight): LetterFaceId {
  return weight === 'normal' && hasTwoWeights(family) ? `${family}-normal` : family;
}

export const letterFaceIds: readonly LetterFaceId[] = letterFamilyIds.flatMap((family) => [
  ...new Set(letterWeights.map((weight) => faceOf(family, weight))),
]);
