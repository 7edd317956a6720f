import type { Localized } from '@/lib/i18n/locales';

/** What is asked most at the counter: shown before anything is typed, and where nothing was found. */
export const usefulSearches: Localized<readonly string[]> = {
  fr: [
    'prix d’un covering',
    'enseigne lumineuse',
    'film anti-chaleur',
    'logo brodé',
    'bâche de chantier',
    'roll-up',
    'délai',
    'entretien d’un film',
    'permis pour une enseigne',
    'heures d’ouverture',
  ],
  nl: [
    'prijs van een carwrap',
    'lichtreclame',
    'folie tegen warmte',
    'logo borduren',
    'werfdoek',
    'roll-up',
    'levertijd',
    'folie onderhouden',
    'vergunning voor een gevelbord',
    'openingsuren',
  ],
  en: [
    'price of a car wrap',
    'illuminated sign',
    'window film against heat',
    'embroidered logo',
    'site banner',
    'roll-up',
    'lead time',
    'washing a wrap',
    'permit for a sign',
    'opening hours',
  ],
};
