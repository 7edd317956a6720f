import type { Localized } from '@/lib/i18n/locales';

export const portfolioSeo: Record<'title' | 'description', Localized> = {
  title: {
    fr: 'Réalisations : vitrines, véhicules, enseignes et murs',
    nl: 'Realisaties: etalages, voertuigen, gevelborden en muren',
    en: 'Our work: shopfronts, vehicles, signs and walls',
  },
  description: {
    fr: 'Ce qui sort de notre atelier de Zaventem, avec la matière, le format et le temps de pose. Choisissez une réalisation et demandez la même à votre nom.',
    nl: 'Wat ons atelier in Zaventem verlaat, met materiaal, formaat en plaatsingstijd. Kies een realisatie en vraag er een op uw naam.',
    en: 'What leaves our workshop in Zaventem, with its material, its size and how long it took to fit. Pick a job and ask for one with your name on it.',
  },
};

/** Set large, like a shop sign. */
export const portfolioHeadline: Localized = {
  fr: 'Sorti de l’atelier',
  nl: 'Uit ons atelier',
  en: 'Fresh from the workshop',
};

export const portfolioLead: Localized = {
  fr: 'Des vitrines, des camionnettes, des enseignes, des murs. Chacune est présentée avec sa matière, son format et le temps qu’elle a demandé. Ouvrez-en une, puis demandez la même à votre nom.',
  nl: 'Etalages, bestelwagens, gevelborden, muren. Bij elke realisatie staan het materiaal, het formaat en de tijd die ze vroeg. Open er een en vraag er zo een op uw naam.',
  en: 'Shopfronts, vans, signs, walls. Every job says what it’s made of, how big it is and how long it took. Open one, then ask for yours.',
};
