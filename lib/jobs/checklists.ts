import type { Locale, Localized } from '@/lib/i18n/locales';
import type { RequestSubject } from '@/lib/quotes/project-types';

/** What is easily forgotten, in the order of the work. Ids stay: ticks are kept by them. */
const items = {
  measured: { fr: 'Mesures relevées', nl: 'Maten genomen', en: 'Measured up' },
  artwork: {
    fr: 'Fichiers prêts pour l’impression',
    nl: 'Bestanden klaar voor druk',
    en: 'Artwork ready to print',
  },
  colours: {
    fr: 'Couleurs comparées au nuancier',
    nl: 'Kleuren vergeleken met de kleurenkaart',
    en: 'Colours held against the swatch',
  },
  material: {
    fr: 'Matière en stock ou commandée',
    nl: 'Materiaal in voorraad of besteld',
    en: 'Material in stock or ordered',
  },
  permit: {
    fr: 'Autorisation communale vérifiée',
    nl: 'Vergunning van de gemeente nagekeken',
    en: 'Permit checked with the municipality',
  },
  surface: {
    fr: 'Support propre, sec et intact',
    nl: 'Ondergrond proper, droog en gaaf',
    en: 'Surface clean, dry and sound',
  },
  power: { fr: 'Alimentation électrique prévue', nl: 'Stroom voorzien', en: 'Power supply arranged' },
  access: {
    fr: 'Accès, nacelle et parking réglés',
    nl: 'Toegang, hoogwerker en parking geregeld',
    en: 'Access, lift and parking arranged',
  },
  vehicleIn: {
    fr: 'État du véhicule noté à l’arrivée',
    nl: 'Staat van het voertuig genoteerd bij aankomst',
    en: 'Vehicle’s condition noted on arrival',
  },
  washed: {
    fr: 'Véhicule lavé, sans cire',
    nl: 'Voertuig gewassen, zonder wax',
    en: 'Vehicle washed, free of wax',
  },
  sizes: {
    fr: 'Tailles et quantités confirmées',
    nl: 'Maten en aantallen bevestigd',
    en: 'Sizes and quantities confirmed',
  },
  sample: { fr: 'Première pièce contrôlée', nl: 'Eerste stuk gekeurd', en: 'First piece checked' },
  spelling: {
    fr: 'Textes relus par une deuxième personne',
    nl: 'Teksten nagelezen door een tweede',
    en: 'Wording read by a second person',
  },
  files: {
    fr: 'Fichiers définitifs remis',
    nl: 'Definitieve bestanden bezorgd',
    en: 'Final files handed over',
  },
  photos: { fr: 'Photos après le travail', nl: 'Foto’s na het werk', en: 'Photos of the finished work' },
  care: { fr: 'Conseils d’entretien remis', nl: 'Onderhoudstips meegegeven', en: 'Care advice given' },
} as const satisfies Record<string, Localized>;

export type CheckItem = keyof typeof items;

/** What is checked, by what was asked for. */
const checklists = {
  signage: ['measured', 'spelling', 'artwork', 'material', 'access', 'surface', 'photos'],
  lettering: ['measured', 'spelling', 'colours', 'artwork', 'material', 'surface', 'photos', 'care'],
  covering: ['measured', 'colours', 'artwork', 'material', 'vehicleIn', 'washed', 'photos', 'care'],
  sign: ['measured', 'permit', 'artwork', 'material', 'power', 'access', 'photos'],
  embroidery: ['sizes', 'colours', 'artwork', 'material', 'sample', 'care'],
  design: ['spelling', 'colours', 'files'],
  other: ['measured', 'artwork', 'material', 'photos'],
  samples: ['material'],
  claim: ['measured', 'material', 'photos'],
} as const satisfies Record<RequestSubject, readonly CheckItem[]>;

export function checklistOf(subject: RequestSubject): readonly CheckItem[] {
  return checklists[subject];
}

export function checkLabel(item: CheckItem, locale: Locale): string {
  return items[item][locale];
}

/** An item of a checklist, or null for what is none of it. */
export function readCheckItem(subject: RequestSubject, typed: string): CheckItem | null {
  return checklistOf(subject).find((item) => item === typed) ?? null;
}
