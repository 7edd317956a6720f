import type { Localized } from '@/lib/i18n/locales';

export const mailFooterCopy: Localized<{
  hours: (opens: string, closes: string) => string;
  vat: (number: string) => string;
}> = {
  fr: {
    hours: (opens, closes) => `Du lundi au vendredi, de ${opens} à ${closes}`,
    vat: (number) => `TVA ${number}`,
  },
  nl: {
    hours: (opens, closes) => `Maandag tot vrijdag, van ${opens} tot ${closes} uur`,
    vat: (number) => `Btw ${number}`,
  },
  en: {
    hours: (opens, closes) => `Monday to Friday, ${opens} to ${closes}`,
    vat: (number) => `VAT ${number}`,
  },
};
