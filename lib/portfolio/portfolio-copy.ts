import type { Localized } from '@/lib/i18n/locales';
import { allInvented } from './find-works';
import type { Portfolio } from './portfolio';

interface PortfolioCopy {
  seo: Record<'title' | 'description', Localized>;
  /** Set large, like a shop sign. */
  headline: Localized;
  lead: Localized;
}

const works: PortfolioCopy = {
  seo: {
    title: {
      fr: 'Réalisations\u00a0: vitrines, véhicules, enseignes et murs',
      nl: 'Realisaties: etalages, voertuigen, gevelborden en muren',
      en: 'Our work: shopfronts, vehicles, signs and walls',
    },
    description: {
      fr: 'Ce qui sort de notre atelier de Zaventem, avec la matière, le format et le temps de pose. Choisissez une réalisation et demandez la même à votre nom.',
      nl: 'Wat ons atelier in Zaventem verlaat, met materiaal, formaat en plaatsingstijd. Kies een realisatie en vraag er een op uw naam.',
      en: 'What leaves our workshop in Zaventem, with its material, its size and how long it took to fit. Pick a job and ask for one with your name on it.',
    },
  },
  headline: { fr: 'Sorti de l’atelier', nl: 'Uit ons atelier', en: 'Fresh from the workshop' },
  lead: {
    fr: 'Des vitrines, des camionnettes, des enseignes, des murs. Chacune est présentée avec sa matière, son format et le temps qu’elle a demandé. Ouvrez-en une, puis demandez la même à votre nom.',
    nl: 'Etalages, bestelwagens, gevelborden, muren. Bij elke realisatie staan het materiaal, het formaat en de tijd die ze vroeg. Open er een en vraag er zo een op uw naam.',
    en: 'Shopfronts, vans, signs, walls. Every job says what it’s made of, how big it is and how long it took. Open one, then ask for yours.',
  },
};

/** While nothing but specimens of the house hangs there, it says so. */
const drawn: PortfolioCopy = {
  seo: {
    title: {
      fr: 'Planches d’atelier\u00a0: vitrines, véhicules, enseignes, murs',
      nl: 'Modelbladen: etalages, voertuigen, gevelborden en muren',
      en: 'Specimens: shopfronts, vehicles, signs and walls',
    },
    description: {
      fr: 'Les planches de notre atelier de Zaventem\u00a0: des exemples dessinés, avec la matière, le format, le prix de départ et le délai.',
      nl: 'De modelbladen van ons atelier in Zaventem: getekende voorbeelden met materiaal, maat, vanafprijs en levertermijn.',
      en: 'The specimen sheets of our workshop in Zaventem: drawn examples with material, size, starting price and lead time.',
    },
  },
  headline: {
    fr: 'Planches de l’atelier',
    nl: 'Modelbladen uit het atelier',
    en: 'Specimens from the workshop',
  },
  lead: {
    fr: 'Des exemples que nous avons dessinés, pas des chantiers livrés. Chaque planche donne la matière, le format, le prix de départ et le délai. Ouvrez-en une, puis demandez la même à votre nom.',
    nl: 'Voorbeelden die we zelf tekenden, geen geleverd werk. Op elk modelblad staan materiaal, maat, vanafprijs en levertermijn. Open er een en vraag er zo een op uw naam.',
    en: 'Examples we drew ourselves, not jobs we delivered. Each sheet gives material, size, starting price and lead time. Open one, then ask for yours.',
  },
};

const bare: PortfolioCopy = {
  seo: drawn.seo,
  headline: { fr: 'Le mur est encore nu', nl: 'De muur is nog kaal', en: 'The wall is still bare' },
  lead: {
    fr: 'Nous n’y accrochons que du travail livré et photographié avec l’accord du client.',
    nl: 'We hangen er alleen geleverd werk op dat we met toestemming van de klant fotografeerden.',
    en: 'We only hang finished jobs here, photographed with the customer’s consent.',
  },
};

/** How the portfolio speaks: of real work as soon as there is some, else of its specimens, or of its bare wall. */
export function portfolioCopy({ items }: Portfolio): PortfolioCopy {
  if (items.length === 0) return bare;
  return allInvented(items) ? drawn : works;
}

/** What its share picture says, which is drawn before a build and must be true of all of them. */
export const portfolioHeadline: Localized = {
  fr: 'Le mur de l’atelier',
  nl: 'De muur van het atelier',
  en: 'The workshop wall',
};
