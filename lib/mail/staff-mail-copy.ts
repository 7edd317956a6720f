import type { Localized } from '@/lib/i18n/locales';

/** By the language of staff: the language someone wrote in, and is to be answered in. */
export const writtenIn: Localized<Localized> = {
  fr: {
    fr: 'français, la réponse aussi',
    nl: 'néerlandais, la réponse aussi',
    en: 'anglais, la réponse aussi',
  },
  nl: {
    fr: 'Frans, het antwoord ook',
    nl: 'Nederlands, het antwoord ook',
    en: 'Engels, het antwoord ook',
  },
  en: {
    fr: 'French, and so is the answer',
    nl: 'Dutch, and so is the answer',
    en: 'English, and so is the answer',
  },
};
