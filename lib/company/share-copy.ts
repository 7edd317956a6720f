import type { Localized } from '@/lib/i18n/locales';
import { company } from './company';

const { city } = company.address;

/** Above the headline on the share picture of a page that is of no trade. */
export const sharedTrade: Localized = {
  fr: `Communication visuelle à ${city.fr}`,
  nl: `Visuele communicatie in ${city.nl}`,
  en: `Visual communication in ${city.en}`,
};

/** Where a page names no price; lib/company/answer-promise.ts goes on. */
export const sharedOffer: Localized = { fr: 'Devis gratuit', nl: 'Gratis offerte', en: 'Free quote' };
