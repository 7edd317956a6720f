import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes } from '@/lib/content/facts';
import { type Duration, formatDuration } from '@/lib/i18n/format';
import type { Localized } from '@/lib/i18n/locales';

export interface ProjectStep {
  id: 'brief' | 'proposal' | 'proof' | 'production' | 'installation';
  title: Localized;
  /** Usual values of the trade for the agency to replace, except the proposal's, which the specification promises. */
  duration: Localized;
  text: Localized;
}

function inWords(duration: Duration): Localized {
  return {
    fr: formatDuration(duration, 'fr'),
    nl: formatDuration(duration, 'nl'),
    en: formatDuration(duration, 'en'),
  };
}

/** How a project runs, in order. */
export const projectSteps: readonly ProjectStep[] = [
  {
    id: 'brief',
    title: { fr: 'Le brief', nl: 'De briefing', en: 'Brief' },
    duration: { fr: '15 minutes', nl: '15 minuten', en: '15 minutes' },
    text: {
      fr: 'Vous nous dites où cela se pose, qui doit le lire et de combien vous disposez. Une photo et deux mesures suffisent pour démarrer.',
      nl: 'U vertelt waar het komt, wie het moet lezen en welk budget er is. Een foto en twee maten volstaan om te beginnen.',
      en: 'You tell us where it goes, who should read it and what you can spend. A snapshot and two measurements are enough to begin.',
    },
  },
  {
    id: 'proposal',
    title: { fr: 'La proposition', nl: 'Het voorstel', en: 'Proposal' },
    duration: promise,
    text: {
      fr: 'Vous recevez un prix détaillé, une matière conseillée et une date. S’il existe une façon de faire moins chère, elle figure sur la ligne du dessous.',
      nl: 'U krijgt een uitgesplitste prijs, een materiaaladvies en een datum. Kan het goedkoper, dan staat dat op de regel eronder.',
      en: 'You receive an itemised price, a recommended material and a date. If there’s a cheaper way to do it, you’ll find it on the line below.',
    },
  },
  {
    id: 'proof',
    title: { fr: 'L’épreuve', nl: 'De proef', en: 'Proof' },
    duration: inWords(leadTimes.proof),
    text: {
      fr: 'Nous plaçons le projet à l’échelle sur une photo de votre façade, de votre véhicule ou de votre vêtement. Vous corrigez, puis vous signez le bon à tirer.',
      nl: 'We zetten het ontwerp op schaal op een foto van uw gevel, voertuig of kledingstuk. U verbetert waar nodig en tekent daarna de drukproef af.',
      en: 'We set the design to scale on a photo of your shopfront, vehicle or garment. You mark it up, then sign it off.',
    },
  },
  {
    id: 'production',
    title: { fr: 'La fabrication', nl: 'De productie', en: 'Production' },
    duration: inWords(leadTimes.production),
    text: {
      fr: 'Impression, plastification, découpe, couture ou câblage, selon l’objet, et une enseigne lumineuse prend plus longtemps. Chaque pièce est contrôlée à la lumière du jour avant d’être emballée.',
      nl: 'Printen, lamineren, snijden, borduren of bekabelen, naargelang het stuk, en lichtreclame duurt langer. Vóór het inpakken bekijken we alles nog eens bij daglicht.',
      en: 'Printing, laminating, cutting, stitching or wiring, depending on the piece, and an illuminated sign takes longer. Everything is checked in daylight before it is packed.',
    },
  },
  {
    id: 'installation',
    title: { fr: 'La pose', nl: 'De plaatsing', en: 'Installation' },
    duration: {
      fr: 'une demi-journée à 2 jours',
      nl: 'een halve dag tot 2 dagen',
      en: 'half a day to 2 days',
    },
    text: {
      fr: 'Nos poseurs viennent à l’heure convenue, protègent le sol et remportent les chutes. Vous faites le tour avec eux avant qu’ils ne rangent la raclette.',
      nl: 'Onze plaatsers komen op het afgesproken uur, dekken de vloer af en nemen het afval mee. U doet samen met hen de ronde voor de rakel de koffer in gaat.',
      en: 'Our fitters arrive at the agreed time, cover the floor and take the offcuts away. You walk round with them before the squeegees go back in the box.',
    },
  },
];
