import { answerPromise as promise } from '@/lib/company/answer-promise';
import { company } from '@/lib/company/company';
import { wrapWarranty } from '@/lib/content/facts';
import { formatCount as count, formatDuration as duration } from '@/lib/i18n/format';
import type { Localized } from '@/lib/i18n/locales';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

/** The title and first paragraph of a section. */
export interface SectionIntro {
  heading: Localized;
  text: Localized;
}

export interface Figure {
  id: 'founded' | 'clients' | 'answer' | 'warranty';
  value: Localized;
  label: Localized;
}

const { name, foundedYear, clientCount, quoteAnswerHours } = company;

export const homeSeo: { title: Localized; description: Localized } = {
  title: {
    fr: `${name} : enseignes, lettrage et covering près de Bruxelles`,
    nl: `${name}: gevelreclame, belettering en wraps bij Brussel`,
    en: `${name}: signs, lettering and vehicle wraps near Brussels`,
  },
  description: {
    fr: `Enseignes, lettrage, covering, textile et films solaires, fabriqués et posés à Zaventem. Prix affichés, devis gratuit ${promise.fr}.`,
    nl: `Gevelreclame, belettering, carwraps, textiel en zonwerende folie uit één atelier in Zaventem. Gratis offerte ${promise.nl}.`,
    en: `Signs, lettering, vehicle wraps, workwear and solar film, made and fitted by a workshop in Zaventem. Free quote ${promise.en}.`,
  },
};

export const hero = {
  headline: {
    fr: 'Votre nom en toutes lettres',
    nl: 'Uw naam in koeien van letters',
    en: 'Your name, writ large',
  },
  sub: {
    fr: `Enseignes, lettrage, covering et textile, dessinés, fabriqués et posés par une même équipe, à Zaventem. Devis gratuit ${promise.fr}.`,
    nl: `Gevelreclame, belettering, carwrapping en textiel: ontworpen, gemaakt en geplaatst door één ploeg uit Zaventem. Gratis offerte ${promise.nl}.`,
    en: `Signs, lettering, vehicle wraps and workwear, designed, made and fitted by one team near Brussels. Free quote ${promise.en}.`,
  },
  quoteAction: { fr: 'Demander un devis', nl: 'Offerte aanvragen', en: 'Get a free quote' },
  /** Legend of the six swatches. */
  swatchLegend: { fr: 'Nuancier de films', nl: 'Foliestalen', en: 'Film swatches' },
  swatchCaption: {
    fr: 'Choisissez une teinte, la camionnette change de film et l’enseigne s’allume assortie.',
    nl: 'Kies een kleur: de bestelwagen krijgt nieuwe folie en de lichtbak kleurt mee.',
    en: 'Pick a colour: the van gets a new wrap and the sign lights up to match.',
  },
} satisfies Record<string, Localized>;

/** Each group's ink under the name a film supplier would give it. */
export const filmNames: Record<ServiceGroupId, Localized> = {
  lettering: { fr: 'Vermillon', nl: 'Vermiljoen', en: 'Vermilion' },
  wrapping: { fr: 'Outremer', nl: 'Ultramarijn', en: 'Ultramarine' },
  signs: { fr: 'Ambre', nl: 'Amber', en: 'Amber' },
  textile: { fr: 'Magenta', nl: 'Magenta', en: 'Magenta' },
  walls: { fr: 'Vert billard', nl: 'Biljartgroen', en: 'Billiard green' },
  design: { fr: 'Violet iris', nl: 'Irispaars', en: 'Iris violet' },
};

export const servicesIntro: SectionIntro = {
  heading: {
    fr: 'Six métiers, un seul atelier',
    nl: 'Zes vakken, één atelier',
    en: 'Six trades, one workshop',
  },
  text: {
    fr: 'Les prix sont des points de départ. La surface, la matière et la date font le reste.',
    nl: 'De prijzen zijn vertrekpunten. Oppervlakte, materiaal en datum bepalen de rest.',
    en: 'These are starting prices. Size, material and deadline decide the rest.',
  },
};

export const figuresHeading: Localized = {
  fr: 'L’atelier en chiffres',
  nl: 'Het atelier in cijfers',
  en: 'The workshop in figures',
};

export const figures: readonly Figure[] = [
  {
    id: 'founded',
    value: { fr: String(foundedYear), nl: String(foundedYear), en: String(foundedYear) },
    label: {
      fr: 'première enseigne, première échelle',
      nl: 'ons eerste bord, onze eerste ladder',
      en: 'our first sign, our first ladder',
    },
  },
  {
    id: 'clients',
    value: {
      fr: `Plus de ${count(clientCount, 'fr')}`,
      nl: `${count(clientCount, 'nl')}+`,
      en: `${count(clientCount, 'en')}+`,
    },
    label: {
      fr: 'clients, de l’indépendant au réseau de magasins',
      nl: 'klanten, van zelfstandige tot winkelketen',
      en: 'clients, from sole traders to chains',
    },
  },
  {
    id: 'answer',
    value: { fr: `${quoteAnswerHours} h`, nl: `${quoteAnswerHours} uur`, en: `${quoteAnswerHours} hours` },
    label: {
      fr: 'les jours ouvrables, pour recevoir un premier prix',
      nl: 'op werkdagen, voor een gratis offerte',
      en: 'on working days, for a free quote',
    },
  },
  {
    id: 'warranty',
    value: {
      fr: duration(wrapWarranty, 'fr'),
      nl: duration(wrapWarranty, 'nl'),
      en: duration(wrapWarranty, 'en'),
    },
    label: {
      fr: 'de garantie sur un covering en film coulé',
      nl: 'waarborg op een wrap in gegoten folie',
      en: 'warranty on a wrap in cast film',
    },
  },
];

/** The second paragraph tells where the example name comes from: change it with the name. */
export const about: { heading: Localized; more: Localized; paragraphs: Localized<readonly string[]> } = {
  heading: {
    fr: 'Des couleurs opaques, des prix clairs',
    nl: 'Dekkende kleuren, open prijzen',
    en: 'Opaque colours, transparent prices',
  },
  /** Opens the other paragraphs where there is no room for all. */
  more: { fr: 'Lire la suite', nl: 'Lees verder', en: 'Read on' },
  paragraphs: {
    fr: [
      `${name} a ouvert son atelier à Zaventem en ${foundedYear}. Depuis, plus de ${count(clientCount, 'fr')} clients lui ont confié une façade, une camionnette ou un premier logo, qu’ils soient boulangers, avocats, chauffagistes ou PME de cinq à deux cents personnes.`,
      `${name}, c’est « opaque » en néerlandais, un mot d’imprimeur. Une encre opaque couvre en une seule passe et ne laisse rien remonter du fond. Nous tâchons d’être aussi francs pour le reste, avec un prix de départ affiché, une date de pose écrite et une épreuve que vous signez avant la première découpe.`,
      'Le dessin, l’impression, la découpe et la broderie se font sous le même toit. La personne qui trace vos lettres croise chaque matin celle qui les posera, l’échelle à l’épaule. Quand un mur n’est pas d’équerre ou qu’une portière se creuse, elles en parlent devant l’établi, avant d’arriver chez vous.',
    ],
    nl: [
      `${name} opende in ${foundedYear} de deuren van zijn atelier in Zaventem. Sindsdien vertrouwden meer dan ${count(clientCount, 'nl')} klanten ons een gevel, een bestelwagen of een eerste logo toe: bakkers, advocaten, loodgieters, kmo’s van vijf mensen en van tweehonderd.`,
      `${name} is drukkerstaal: opake inkt dekt in één laag en laat niets van de ondergrond doorschijnen. Over al de rest zijn we even open: een vanafprijs op de site, een plaatsingsdatum op papier en een proef die u aftekent vóór het mes de folie raakt.`,
      'Tekenen, printen, snijden en borduren doen we onder één dak. Wie uw letters tekent, komt elke ochtend de collega tegen die er straks mee de ladder op gaat. Staat een muur scheef of is een carrosserie boller dan gedacht, dan lossen die twee dat op aan de werkbank, niet pas bij u op de stoep.',
    ],
    en: [
      `${name} opened its workshop in Zaventem in ${foundedYear}. More than ${count(clientCount, 'en')} clients have trusted us since, from bakers and plumbers to law firms and companies of two hundred people.`,
      'The name is Dutch for opaque, a printer’s word: an opaque ink covers in one pass and lets nothing show through from below. That’s the only thing we keep opaque. Starting prices are on this site, the fitting date is in writing, and nothing is cut until you have approved the proof. We work in English, French and Dutch.',
      'Design, printing, cutting and embroidery all happen under one roof. Whoever plots your letters meets, every morning, the colleague who will carry them up the ladder. If a wall is out of true or a door panel dips, the two of them work it out at the bench rather than on your pavement.',
    ],
  },
};

export const processIntro: SectionIntro = {
  heading: {
    fr: 'Du premier appel au dernier coup de raclette',
    nl: 'Van eerste telefoontje tot laatste rakelstreek',
    en: 'From first call to last squeegee stroke',
  },
  text: {
    fr: 'Toujours dans le même ordre. À chaque étape, vous savez ce que vous recevez et quand.',
    nl: 'Altijd in dezelfde volgorde. Bij elke stap weet u wat u krijgt en wanneer.',
    en: 'Always in the same order. At each step you know what you get, and when.',
  },
};

export const samplesIntro: SectionIntro = {
  heading: {
    fr: 'Sur le mur, sur la route, sur le dos',
    nl: 'Op de muur, op de baan, op de rug',
    en: 'On the wall, on the road, on your back',
  },
  text: {
    fr: 'Le genre de projets que nous livrons, avec le format et la durée, comme sur la fiche accrochée à l’établi.',
    nl: 'Het soort werk dat we afleveren, met maat en tijd, zoals op de fiche die aan de werkbank hangt.',
    en: 'The kind of jobs we hand over, with the size and the time on the ticket that hangs above the bench.',
  },
};

/** What is said below that heading while specimens of the house hang there. */
export const specimensText: Localized = {
  fr: 'Des planches dessinées à l’atelier, chacune avec son format et son prix de départ. La matière et le délai sont au dos.',
  nl: 'Modelbladen die we zelf tekenden, elk met maat en vanafprijs. Materiaal en levertermijn staan op de achterkant.',
  en: 'Specimens we drew ourselves, each with its size and starting price. Material and lead time are on the back.',
};

// True of an example too: it says what such words are about, not whose they are.
export const testimonialsIntro: SectionIntro = {
  heading: {
    fr: 'Une fois l’échelle repliée',
    nl: 'Zodra de ladder weer ingeklapt is',
    en: 'Once the ladder is folded away',
  },
  text: {
    fr: 'Ce qui compte, des mois après la pose.',
    nl: 'Wat telt, maanden na de plaatsing.',
    en: 'What counts, months after fitting.',
  },
};

export const clientsIntro: SectionIntro = {
  heading: {
    fr: 'Sur leur façade, sur leur camionnette',
    nl: 'Op hun gevel en op hun bestelwagen',
    en: 'On their walls and on their vans',
  },
  text: {
    fr: 'Sur une porte, un capot, un tablier ou le mur du fond.',
    nl: 'Op een deur, een motorkap, een schort of de achterste muur.',
    en: 'On a door, a bonnet, an apron or the far wall.',
  },
};

export const faqIntro: SectionIntro = {
  heading: {
    fr: 'Ce qu’on nous demande au téléphone',
    nl: 'Wat u ons aan de telefoon vraagt',
    en: 'What people ask us on the phone',
  },
  text: {
    fr: 'Les réponses valent pour la Belgique et restent générales. Pour votre cas précis, écrivez-nous.',
    nl: 'Deze antwoorden gelden voor België en blijven algemeen. Vraag ons gerust naar uw situatie.',
    en: 'These are general answers for Belgium. Ask us about your own case.',
  },
};

export const quoteIntro: SectionIntro = {
  heading: {
    fr: 'Dites-nous quoi, où et pour quand',
    nl: 'Wat, waar en tegen wanneer?',
    en: 'Tell us what, where and by when',
  },
  text: {
    fr: `Quelqu’un de l’atelier lit votre message et vous renvoie un prix ${promise.fr}. Le devis est gratuit et ne vous engage à rien. Une photo prise avec votre téléphone nous aide souvent plus qu’un long texte.`,
    nl: `Iemand uit het atelier leest uw bericht en antwoordt ${promise.nl} met een prijs. De offerte is gratis en verplicht u tot niets. Een foto met uw gsm zegt ons vaak meer dan een lange uitleg.`,
    en: `Someone from the workshop reads your message and replies with a price ${promise.en}. The quote is free, with no obligation. A photo from your phone often tells us more than a long description.`,
  },
};

/** Below the drawing that shows it. */
export const photoTip: Localized = {
  fr: 'Une bonne photo\u00a0: de face, tout l’emplacement, le soleil dans le dos et un mètre dans l’image.',
  nl: 'Een goede foto: recht ervoor, de hele plek, de zon in de rug en een rolmeter in beeld.',
  en: 'A good photo: straight on, the whole place, the sun behind you and a ruler in the picture.',
};
