/** Where a sample card goes, and the films on it. */
export interface SampleCard {
  /** Ids of the catalogue. */
  films: readonly string[];
  street: string;
  postalCode: string;
  city: string;
  country: SampleCountry;
}

/** Where a letter costs what a letter costs. */
export const sampleCountries = ['BE', 'NL', 'LU', 'FR', 'DE'] as const;

export type SampleCountry = (typeof sampleCountries)[number];

/** Films of one card. */
export const maxSampleFilms = 5;

/** Bounds of the form; the database checks the same ones. */
export const sampleLimits = {
  street: { min: 3, max: 120 },
  postalCode: { max: 10 },
  city: { min: 2, max: 80 },
} as const;
