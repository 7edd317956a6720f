/**
 * Marks invented content. Whoever adopts the site replaces it; until then it is listed by `npm run samples` and kept
 * out of structured data.
 */
export interface Sample {
  sample: true;
}
