import { typicalLeadTimes as leadTimes, logoDelivery, rollUpDelivery } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import type { Localized } from '@/lib/i18n/locales';

export interface FaqEntry {
  id: string;
  question: Localized;
  answer: Localized;
}

/** Questions of the home page, the most asked first; those about one service stand on its page. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'file-formats',
    question: {
      fr: 'Dans quel format envoyer mon logo ?',
      nl: 'In welk formaat bezorg ik mijn logo?',
      en: 'What format should my logo be in?',
    },
    answer: {
      fr: 'Idéalement un fichier vectoriel : PDF, AI, EPS ou SVG, textes vectorisés. Il s’agrandit jusqu’à la taille d’une façade sans perdre un trait. Pour une photo en grand format, un JPEG d’environ 100 dpi à la taille finale suffit. Vous n’avez qu’une carte de visite ? Nous vous dirons s’il faut redessiner, et à quel prix.',
      nl: 'Liefst als vectorbestand: PDF, AI, EPS of SVG, met de teksten omgezet naar lettercontouren. Dat vergroten we tot gevelformaat zonder dat de lijnen rafelen. Voor een foto op groot formaat volstaat een JPEG, PNG of WebP van ongeveer 100 dpi op ware grootte. Hebt u alleen een visitekaartje? Wij zeggen u of hertekenen nodig is en wat dat kost.',
      en: 'Ideally a vector file: PDF, AI, EPS or SVG, with text converted to outlines. It scales up to the size of a building without losing an edge. For large-format photographs, a JPEG, PNG or WebP of about 100 dpi at final size will do. If a business card or a screenshot is all you have, send it anyway. We’ll tell you whether it needs redrawing and what that costs.',
    },
  },
  {
    id: 'permits',
    question: {
      fr: 'Faut-il un permis pour poser une enseigne ?',
      nl: 'Heb ik een vergunning nodig voor gevelreclame?',
      en: 'Do I need a permit for a sign?',
    },
    answer: {
      fr: 'Souvent, et la règle change avec la région. En Flandre, une petite enseigne non lumineuse pour votre propre activité, fixée à un bâtiment en règle, peut en être dispensée. Éclairée, elle demande en principe un permis (omgevingsvergunning). Bruxelles et la Wallonie ont leurs propres règles, et la commune peut y ajouter une taxe. Un immeuble classé ou en copropriété suppose un accord de plus. Interrogez le service urbanisme avant de commander. Nous lui fournissons les plans cotés.',
      nl: 'Vaak wel, en de regels verschillen per gewest. In Vlaanderen kan een klein, niet-lichtgevend bord voor uw eigen zaak aan een vergund gebouw vrijgesteld zijn. Voor lichtreclame hebt u in principe een omgevingsvergunning nodig. Brussel en Wallonië hebben elk hun eigen verordening en uitzonderingen. Uw gemeente kan daar eisen en een belasting aan toevoegen. Bij een beschermd pand of een mede-eigendom komt er nog een akkoord bij. Vraag het na bij de dienst omgeving voor u bestelt. Wij leveren de maattekeningen.',
      en: 'Often, and the rules change with the region. In Flanders a small unlit sign for your own business on a properly permitted building may be exempt. An illuminated one needs planning permission (an omgevingsvergunning) in principle. Brussels and Wallonia each have their own regulations and exceptions. Your municipality (commune, gemeente) may add requirements, and a tax. Listed or co-owned buildings need a further agreement. Ask the planning department before you order. We supply the dimensioned drawings.',
    },
  },
  {
    id: 'delivery-times',
    question: {
      fr: 'Quels sont vos délais ?',
      nl: 'Wat zijn de levertijden?',
      en: 'How long does it all take?',
    },
    answer: {
      fr: `Un roll-up est prêt en ${duration(rollUpDelivery, 'fr')}, un logo en ${duration(logoDelivery, 'fr')}. Une vitrine demande en général ${duration(leadTimes.lettering, 'fr')}, une enseigne ${duration(leadTimes.signs, 'fr')}, sans compter le permis éventuel. Ces délais courent dès votre accord sur l’épreuve. Une ouverture ou un salon à date fixe ? Dites-le dès le premier message, nous remonterons le calendrier à partir de là.`,
      nl: `Een roll-up is klaar in ${duration(rollUpDelivery, 'nl')}, een logo in ${duration(logoDelivery, 'nl')}. Een vitrine vraagt doorgaans ${duration(leadTimes.lettering, 'nl')}, gevelreclame ${duration(leadTimes.signs, 'nl')}, de vergunning niet meegerekend. De klok loopt vanaf uw akkoord op de proef. Opent u op een vaste dag of staat u op een beurs? Zeg het in uw eerste bericht, dan plannen we vanaf die datum terug.`,
      en: `A roll-up is ready in ${duration(rollUpDelivery, 'en')}, a logo in ${duration(logoDelivery, 'en')}. A shop window usually needs ${duration(leadTimes.lettering, 'en')} and a sign ${duration(leadTimes.signs, 'en')}, not counting any permit. The clock starts when you approve the proof. If an opening or a trade fair fixes the date, say so in your first message and we’ll plan backwards from it.`,
    },
  },
  {
    id: 'working-area',
    question: {
      fr: 'Travaillez-vous en dehors de Bruxelles ?',
      nl: 'Werkt u in heel België?',
      en: 'Do you work outside Brussels?',
    },
    answer: {
      fr: 'Oui, dans toute la Belgique. Nous posons enseignes, vitrines et décors chez vous. Le déplacement fait l’objet d’une ligne à part. Les véhicules viennent à Zaventem, parce qu’un film se pose à l’abri de la poussière, du vent et du froid. Roll-ups et vêtements voyagent par colis. Pour une nacelle au-dessus du trottoir ou une place à réserver, la commune demande souvent une autorisation. Nous préparons le dossier avec vous.',
      nl: 'Ja. Borden, vitrines en wanddecoratie plaatsen we bij u. De verplaatsing staat als aparte post vermeld. Voertuigen komen naar Zaventem, want folie verdraagt bij het plaatsen geen stof, wind of kou. Roll-ups en kleding gaan met de pakjesdienst. Voor een hoogwerker boven het voetpad of een parkeerverbod voor de deur vraagt de gemeente vaak een toelating. Wij stellen het dossier samen met u op.',
      en: 'Yes, all over Belgium. We fit signs, windows and wall graphics on your premises, with travel shown as a separate item. Vehicles come to Zaventem, because film has to go on out of the dust, the wind and the cold. Roll-ups and clothing travel by parcel. For an access platform on the pavement or a reserved parking bay, the municipality often requires authorisation. Plan for it early, and we’ll put the file together with you.',
    },
  },
];
