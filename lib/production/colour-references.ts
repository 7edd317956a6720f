import { differenceOf, labOf } from './colour-difference';

/** A colour of the workshop's own card, its colour library: what ink is mixed to and thread is taken by. */
interface ColourReference {
  code: string;
  /** "#rrggbb", as it was read from the card. */
  colour: string;
}

/**
 * Our own card, by hue and then from light to dark; no other maker's numbers. Until the agency has read its own card with an
 * instrument, all of it is a sample.
 */
const card = {
  sample: true,
  hues: {
    W: ['#ffffff', '#f7f6f2', '#f3e9d2', '#ece1c8', '#d8cdb4'],
    G: ['#dcdddd', '#b8babd', '#8e9093', '#66686b', '#45464a', '#2b2c2e', '#14120f'],
    Y: ['#fff3a8', '#ffe45c', '#ffd21f', '#f8cb1c', '#d9a900', '#a88400'],
    A: ['#ffd79a', '#ffbf47', '#f5a800', '#d98c00', '#c19a3f', '#8c6d2a'],
    O: ['#ffc9a3', '#ff9a52', '#f07a13', '#ee6e1b', '#c9560c', '#8f3f0c'],
    R: ['#f7b9b2', '#ef7f72', '#e8452f', '#d93015', '#c8202c', '#a5162b', '#7a1422', '#5b0f1b'],
    P: ['#fadce5', '#f6a5bf', '#ee6fa0', '#d6156c', '#b0125a', '#7d0f43'],
    V: ['#ddcdf2', '#b394e3', '#8a53d3', '#6a2bc2', '#54308c', '#3a2166'],
    B: ['#d3e7f5', '#8cc3e6', '#3aa3dc', '#2277d4', '#1f4bd8', '#1f4bb4', '#1b2a57', '#10182f'],
    T: ['#c7e8e8', '#79c4c6', '#2ba3a8', '#0f7b83', '#14606e', '#0d3f48'],
    E: ['#d4ecd0', '#9ac43c', '#5fb548', '#15904c', '#128a4c', '#15472f', '#0c2f1f', '#6a6a3e'],
    N: ['#e2c9a9', '#cdb893', '#b18a58', '#7a4a25', '#573418', '#3a2412'],
    F: ['#d9ef1f', '#ff6a1a', '#ff3d8b', '#24e06a'],
  },
} as const;

export const colourReferences: readonly ColourReference[] = Object.entries(card.hues).flatMap(
  ([hue, colours]) =>
    colours.map((colour, at) => ({ code: `${hue} ${String(at + 1).padStart(2, '0')}`, colour })),
);

const measured = colourReferences.map((reference) => ({ reference, lab: labOf(reference.colour) }));

/** The nearest colour of the card, and how different it looks (CIEDE2000: below 1 nobody sees it, above 5 everybody). */
export function nearestReference(colour: string): ColourReference & { difference: number } {
  const lab = labOf(colour);
  return measured
    .map(({ reference, lab: other }) => ({ ...reference, difference: differenceOf(lab, other) }))
    .reduce((best, one) => (one.difference < best.difference ? one : best));
}

/** "#1f4bd8" as people say it in the workshop: "B 05 (#1f4bd8)"; with the difference where it can be seen. */
export function spokenColour(colour: string): string {
  const { code, difference } = nearestReference(colour);
  return difference < 1 ? `${code} ${colour}` : `${code} ${colour} dE ${difference.toFixed(1)}`;
}
