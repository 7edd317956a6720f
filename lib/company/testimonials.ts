import type { Locale, Localized } from '@/lib/i18n/locales';
import type { Sample } from './sample';

export interface Testimonial {
  id: string;
  name: string;
  role: Localized;
  company: string;
  place: Localized;
  /** Of five; examples have none. */
  rating?: 1 | 2 | 3 | 4 | 5;
  /** The language it was said in; the others are translations and may be shown as such. */
  originalLocale: Locale;
  comment: Localized;
}

export const testimonials: readonly (Testimonial & Sample)[] = [
  {
    sample: true,
    id: 'bakery',
    name: 'Fien Kruimels',
    role: { fr: 'gérante', nl: 'zaakvoerster', en: 'owner' },
    company: 'Bakkerij De Zevende Kruimel',
    place: { fr: 'Vilvorde', nl: 'Vilvoorde', en: 'Vilvoorde' },
    originalLocale: 'nl',
    comment: {
      fr: 'Les lettres étaient en place à neuf heures. À dix heures, une cliente m’a demandé si nous venions d’ouvrir. Nous cuisons ici depuis quatorze ans.',
      nl: 'Om negen uur hingen de letters er. Om tien uur vroeg een klant of wij nieuw waren. We bakken hier al veertien jaar.',
      en: 'The letters were up by nine. At ten a customer asked whether we had just opened. We have been baking here for fourteen years.',
    },
  },
  {
    sample: true,
    id: 'garage',
    name: 'Octave Piquant',
    role: { fr: 'garagiste', nl: 'garagist', en: 'garage owner' },
    company: 'Garage du Hérisson Pressé',
    place: { fr: 'Wavre', nl: 'Waver', en: 'Wavre' },
    originalLocale: 'fr',
    comment: {
      fr: 'Trois dépanneuses habillées, pas une bulle. La quatrième a attendu son tour deux jours de plus que prévu. Ils m’avaient appelé avant que je ne râle.',
      nl: 'Drie takelwagens gewrapt, geen luchtbel te zien. De vierde moest twee dagen langer wachten dan gepland; ze belden me voor ik kon mopperen.',
      en: 'Three breakdown trucks wrapped and not a single bubble. The fourth took two days longer than planned, but they rang me before I could grumble.',
    },
  },
  {
    sample: true,
    id: 'chocolate',
    name: 'Luna Peeters',
    role: { fr: 'chocolatière', nl: 'chocolatier', en: 'chocolatier' },
    company: 'Chocolaterie Lune Carrée',
    place: { fr: 'Ixelles', nl: 'Elsene', en: 'Ixelles' },
    originalLocale: 'fr',
    comment: {
      fr: 'On m’a déconseillé le caisson le plus cher, parce que ma rue n’en accepte pas. Il m’est resté de l’argent, et mon permis est passé du premier coup.',
      nl: 'Ze raadden me de duurste lichtbak af, omdat die in mijn straat niet mag. Ik hield geld over en mijn vergunning was meteen in orde.',
      en: 'They talked me out of their most expensive light box, because my street doesn’t allow them. I saved the money, and the permit for the painted letters went through first time.',
    },
  },
  {
    sample: true,
    id: 'plumber',
    name: 'Joris Druppels',
    role: { fr: 'plombier', nl: 'loodgieter', en: 'plumber' },
    company: 'Loodgieterij Nooit Nat',
    place: { fr: 'Alost', nl: 'Aalst', en: 'Aalst' },
    originalLocale: 'nl',
    comment: {
      fr: 'Mes pulls passent chaque semaine à soixante degrés. Après deux ans, la broderie est toujours là, les coudes non.',
      nl: 'Mijn truien gaan elke week op zestig graden in de was. Na twee jaar is het borduursel er nog. De ellebogen niet meer.',
      en: 'My sweatshirts go through a hot wash every week. Two years on, the embroidery is still there. The elbows aren’t.',
    },
  },
  {
    sample: true,
    id: 'notary',
    name: 'Virgile Lambert',
    role: { fr: 'notaire', nl: 'notaris', en: 'notary' },
    company: 'Étude Point-Virgule',
    place: { fr: 'Namur', nl: 'Namen', en: 'Namur' },
    originalLocale: 'fr',
    comment: {
      fr: 'Ils ont relu ma plaque mieux que moi, il manquait un accent. Elle est juste, droite et lisible depuis le trottoir d’en face.',
      nl: 'Ze lazen mijn naambord beter na dan ikzelf: er ontbrak een accent. Nu is het juist, recht en leesbaar vanaf het voetpad aan de overkant.',
      en: 'They proofread my nameplate better than I had, because an accent was missing. It’s correct, straight and legible from the opposite pavement.',
    },
  },
  {
    sample: true,
    id: 'office',
    name: 'Harriet Thornapple',
    role: { fr: 'responsable des bureaux', nl: 'kantoorverantwoordelijke', en: 'office manager' },
    company: 'Timid Cactus Offices',
    place: { fr: 'Bruxelles', nl: 'Brussel', en: 'Brussels' },
    originalLocale: 'en',
    comment: {
      fr: 'Notre salle de réunion frôlait les trente degrés à midi. Un samedi, douze vitres ont reçu leur film, et plus personne ne se dispute à propos des stores.',
      nl: 'Tegen de middag haalde onze vergaderzaal dertig graden. Op een zaterdag kregen twaalf ruiten folie en niemand kibbelt nog over de zonwering.',
      en: 'Our meeting room used to reach thirty degrees by noon. They put film on twelve panes one Saturday and nobody has argued about the blinds since.',
    },
  },
];
