/** The languages of the site, the default first. */
export const locales = ['fr', 'nl', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'fr';

/** A text written once in each language; a missing one does not compile. */
export type Localized<T = string> = Record<Locale, T>;

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** BCP 47 tags as Belgium writes them: dates, prices and phone numbers follow these. */
export const formattingLocale: Localized = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' };

/** Open Graph wants a territory with the language. */
export const openGraphLocale: Localized = { fr: 'fr_BE', nl: 'nl_BE', en: 'en_GB' };

export const localeNames: Localized = { fr: 'Français', nl: 'Nederlands', en: 'English' };

/** The clock of the agency and of its customers. */
export const timeZone = 'Europe/Brussels';
