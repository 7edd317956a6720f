import type { Localized } from '@/lib/i18n/locales';

interface DeclinedCopy {
  subject: (reference: string) => string;
  preview: string;
  headline: string;
  text: string;
  ask: string;
  /** Beside the reference. */
  detail: string;
  phone: (number: string) => string;
}

export const declinedCopy: Localized<DeclinedCopy> = {
  fr: {
    subject: (reference) => `Un autre moment pour la pose, commande ${reference}`,
    preview: 'Les deux demi-journées proposées ne sont pas possibles.',
    headline: 'Cherchons un autre moment.',
    text: 'Les deux demi-journées que vous proposez ne sont pas possibles pour notre équipe.',
    ask: 'Proposez-en deux autres sur votre page privée, ou appelez-nous : nous trouverons ensemble. Un rendez-vous déjà fixé reste valable.',
    detail: 'Téléphone',
    phone: (number) => number,
  },
  nl: {
    subject: (reference) => `Een ander moment voor de plaatsing, bestelling ${reference}`,
    preview: 'De twee halve dagen die u voorstelt, lukken niet.',
    headline: 'We zoeken een ander moment.',
    text: 'De twee halve dagen die u voorstelt, lukken niet voor onze ploeg.',
    ask: 'Stel er twee andere voor op uw privépagina, of bel ons: samen vinden we er een. Een afspraak die al vastligt, blijft gelden.',
    detail: 'Telefoon',
    phone: (number) => number,
  },
  en: {
    subject: (reference) => `Another time for the fitting, order ${reference}`,
    preview: 'The two half-days you propose are not possible.',
    headline: 'Let us find another time.',
    text: 'The two half-days you propose are not possible for our crew.',
    ask: 'Propose two others on your private page, or call us and we will find one together. An appointment already made still stands.',
    detail: 'Telephone',
    phone: (number) => number,
  },
};

interface NewsCopy {
  headline: string;
  preview: string;
  summary: (person: string) => string;
  slot: (number: number) => string;
  parts: { morning: string; afternoon: string };
  open: string;
  said: string;
  nothingSaid: string;
}

export const proposalNewsCopy: Localized<NewsCopy> = {
  fr: {
    headline: 'Un client propose un moment.',
    preview: 'Deux demi-journées au choix, à accepter ou à décliner.',
    summary: (person) => `${person} propose deux demi-journées pour la pose`,
    slot: (number) => `Choix ${number}`,
    parts: { morning: 'matin', afternoon: 'après-midi' },
    open: 'Répondre',
    said: 'Son message',
    nothingSaid: 'Rien de plus.',
  },
  nl: {
    headline: 'Een klant stelt een moment voor.',
    preview: 'Twee halve dagen naar keuze, om te aanvaarden of af te wijzen.',
    summary: (person) => `${person} stelt twee halve dagen voor de plaatsing voor`,
    slot: (number) => `Keuze ${number}`,
    parts: { morning: 'voormiddag', afternoon: 'namiddag' },
    open: 'Antwoorden',
    said: 'Het bericht',
    nothingSaid: 'Verder niets.',
  },
  en: {
    headline: 'A customer proposes a time.',
    preview: 'Two half-days to choose from, to accept or decline.',
    summary: (person) => `${person} proposes two half-days for the fitting`,
    slot: (number) => `Choice ${number}`,
    parts: { morning: 'morning', afternoon: 'afternoon' },
    open: 'Answer',
    said: 'The message',
    nothingSaid: 'Nothing else.',
  },
};
