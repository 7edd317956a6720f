import type { Localized } from '@/lib/i18n/locales';

/**
 * Marks invented content (placeholder content). Whoever adopts the site replaces it; until then it wears `exampleMark`, is listed by
 * `npm run samples` and in the back office, and is kept out of structured data.
 */
export interface Sample {
  sample: true;
}

/** Stands on each invented thing itself. */
export const exampleMark: Localized = { fr: 'Exemple', nl: 'Voorbeeld', en: 'Example' };

/** What pages show: real, or an example that says so. */
export type Shown<Entry> = Entry & { sample: boolean };
