import type { Locale, Localized } from '@/lib/i18n/locales';
import { findPage, type PageId, routeOf } from '@/lib/i18n/routes';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

/** What people ask at the counter, whatever page they come from. */
const general: Localized<readonly string[]> = {
  fr: [
    'Combien coûte le covering d’une camionnette ?',
    'Combien de temps tient un covering ?',
    'Quels fichiers dois-je vous envoyer ?',
    'Êtes-vous ouverts maintenant ?',
  ],
  nl: [
    'Wat kost het wrappen van een bestelwagen?',
    'Hoelang gaat een wrap mee?',
    'Welke bestanden moet ik u bezorgen?',
    'Bent u nu open?',
  ],
  en: [
    'What does it cost to wrap a van?',
    'How long does a wrap last?',
    'Which files should I send you?',
    'Are you open now?',
  ],
};

const ofGroup: Record<ServiceGroupId, Localized<readonly string[]>> = {
  lettering: {
    fr: ['Combien coûte le lettrage d’une vitrine ?', 'Faut-il un permis pour un panneau ?'],
    nl: ['Wat kost raambelettering?', 'Heb ik een vergunning nodig voor een bord?'],
    en: ['What does lettering for a shop window cost?', 'Do I need a permit for a sign?'],
  },
  wrapping: {
    fr: ['Combien coûte un covering complet ?', 'Un film de protection se retire-t-il sans trace ?'],
    nl: ['Wat kost een volledige wrap?', 'Laat een beschermfolie sporen na?'],
    en: ['What does a full wrap cost?', 'Does protection film come off without a trace?'],
  },
  signs: {
    fr: ['Quel délai pour une enseigne lumineuse ?', 'Combien coûte une bâche avec œillets ?'],
    nl: ['Wat is de levertijd van een lichtreclame?', 'Wat kost een spandoek met ringen?'],
    en: ['How long does an illuminated sign take?', 'What does a banner with eyelets cost?'],
  },
  textile: {
    fr: ['Broderie ou impression : que choisir ?', 'À partir de combien de T-shirts ?'],
    nl: ['Borduren of bedrukken: wat kies ik?', 'Vanaf hoeveel T-shirts?'],
    en: ['Embroidery or print: which should I choose?', 'What is the minimum order for T-shirts?'],
  },
  walls: {
    fr: ['Combien pour 30 m² de film réfléchissant ?', 'Combien de temps tient un film solaire ?'],
    nl: ['Wat kost 30 m² spiegelfolie?', 'Hoelang gaat zonwerende folie mee?'],
    en: ['How much is 30 m² of reflective film?', 'How long does solar film last?'],
  },
  design: {
    fr: ['Combien coûte un logo ?', 'Que contient une charte graphique ?'],
    nl: ['Wat kost een logo?', 'Wat staat er in een huisstijlgids?'],
    en: ['What does a logo cost?', 'What is in a set of brand guidelines?'],
  },
};

/** Questions to begin with, by the page that somebody comes from. */
export function suggestionsFor(locale: Locale, from: PageId | undefined): string[] {
  const group = from && routeOf(from).group;
  return [...(group ? ofGroup[group][locale] : []), ...general[locale]].slice(0, 4);
}

/** Three questions whose answers show what he does: a price with its working, a fact with its place, an honest no. */
export const sampleQuestions: Localized<readonly [string, string, string]> = {
  fr: [
    'Combien pour 30 m² de film réfléchissant ?',
    'Combien de temps tient un covering ?',
    'Pouvez-vous repeindre mon bateau ?',
  ],
  nl: ['Wat kost 30 m² spiegelfolie?', 'Hoelang gaat een wrap mee?', 'Kunt u mijn boot schilderen?'],
  en: ['How much is 30 m² of reflective film?', 'How long does a wrap last?', 'Can you repaint my boat?'],
};

/** The page of this site that somebody comes from, by the `Referer` of the request; undefined when it is none. */
export function pageOfReferer(referer: string | null, siteUrl: string): PageId | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  if (origin !== siteUrl) return undefined;
  const [, prefix, slug = ''] = /^\/(?:(nl|en)(?:\/|$))?(.*)$/.exec(pathname) ?? [];
  const locale: Locale = prefix === 'nl' || prefix === 'en' ? prefix : 'fr';
  return findPage(locale, slug) ?? undefined;
}
