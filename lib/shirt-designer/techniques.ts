import type { Localized } from '@/lib/i18n/locales';

export const techniqueIds = ['embroidery', 'screen', 'dtf', 'flex', 'dtg'] as const;

export type TechniqueId = (typeof techniqueIds)[number];

/** What a machine can make; lengths in millimetres. The figures are those of our own pages, which `source` names. */
export interface Technique {
  id: TechniqueId;
  name: Localized;
  /** As it is said within a sentence, in French with its article. */
  spoken: Localized;
  /** Thinner strokes are lost. */
  leastStroke: number;
  /** Of capitals. */
  leastLetter: number;
  /** How many colours one side may have; null is any number. */
  colours: number | null;
  /** No wider, because of what it does to the fabric or the size of the machine; null leaves it to the print area. */
  widest: number | null;
  /** Half-transparent pixels can be made. */
  halfTones: boolean;
  /** Dark fabric needs a white layer below, which is one more screen. */
  whiteBelow: boolean;
  /** Share of cotton that it needs, in percent. */
  cotton: number;
  /** Pieces from which it pays. */
  paysFrom: number;
  /** Every piece may differ at no set-up of its own. */
  names: boolean;
  washes: Localized;
  look: Localized;
  source: 'embroidery' | 'textile-printing';
}

export const techniques: Record<TechniqueId, Technique> = {
  embroidery: {
    id: 'embroidery',
    name: { fr: 'Broderie', nl: 'Borduren', en: 'Embroidery' },
    spoken: { fr: 'la broderie', nl: 'borduren', en: 'embroidery' },
    leastStroke: 1,
    leastLetter: 5,
    colours: 15,
    widest: 250,
    halfTones: false,
    whiteBelow: false,
    cotton: 0,
    paysFrom: 10,
    names: true,
    washes: {
      fr: 'dure en général plus longtemps que le vêtement',
      nl: 'gaat doorgaans langer mee dan het kledingstuk',
      en: 'as a rule it lasts longer than the garment',
    },
    look: {
      fr: 'fil en relief, légèrement brillant',
      nl: 'draad met reliëf en een zachte glans',
      en: 'raised thread with a soft sheen',
    },
    source: 'embroidery',
  },
  screen: {
    id: 'screen',
    name: { fr: 'Sérigraphie', nl: 'Zeefdruk', en: 'Screen printing' },
    spoken: { fr: 'la sérigraphie', nl: 'zeefdruk', en: 'screen printing' },
    leastStroke: 0.5,
    leastLetter: 3,
    colours: 6,
    widest: null,
    halfTones: false,
    whiteBelow: true,
    cotton: 0,
    paysFrom: 50,
    names: false,
    washes: {
      fr: 'cinquante lavages et davantage',
      nl: 'vijftig wasbeurten en meer',
      en: 'fifty washes and more',
    },
    look: {
      fr: 'encre mate, aplats francs',
      nl: 'matte inkt, heldere vlakken',
      en: 'matt ink, clean solids',
    },
    source: 'textile-printing',
  },
  dtf: {
    id: 'dtf',
    name: { fr: 'Transfert DTF', nl: 'DTF-transfer', en: 'DTF transfer' },
    spoken: { fr: 'le transfert DTF', nl: 'DTF-transfer', en: 'DTF transfer' },
    leastStroke: 0.5,
    leastLetter: 3,
    colours: null,
    widest: null,
    halfTones: false,
    whiteBelow: false,
    cotton: 0,
    paysFrom: 1,
    names: true,
    washes: {
      fr: 'souvent trente à cinquante lavages',
      nl: 'vaak dertig tot vijftig wasbeurten',
      en: 'often thirty to fifty washes',
    },
    look: {
      fr: 'film lisse au bord net',
      nl: 'gladde film met scherpe rand',
      en: 'smooth film with a crisp edge',
    },
    source: 'textile-printing',
  },
  flex: {
    id: 'flex',
    name: { fr: 'Flex', nl: 'Flexfolie', en: 'Vinyl (flex)' },
    spoken: { fr: 'le flex', nl: 'flexfolie', en: 'flex vinyl' },
    leastStroke: 1,
    leastLetter: 6,
    colours: 2,
    widest: null,
    halfTones: false,
    whiteBelow: false,
    cotton: 0,
    paysFrom: 1,
    names: true,
    washes: {
      fr: 'souvent une cinquantaine de lavages',
      nl: 'vaak een vijftigtal wasbeurten',
      en: 'often around fifty washes',
    },
    look: {
      fr: 'film découpé, satiné',
      nl: 'gesneden folie met satijnglans',
      en: 'cut film with a satin shine',
    },
    source: 'textile-printing',
  },
  dtg: {
    id: 'dtg',
    name: { fr: 'Impression directe DTG', nl: 'Digitale druk DTG', en: 'Direct print (DTG)' },
    spoken: { fr: 'l’impression directe DTG', nl: 'digitale druk', en: 'direct printing' },
    leastStroke: 0.5,
    leastLetter: 3,
    colours: null,
    widest: null,
    halfTones: true,
    whiteBelow: false,
    cotton: 80,
    paysFrom: 1,
    names: true,
    washes: {
      fr: 'souvent vingt-cinq à quarante lavages',
      nl: 'vaak vijfentwintig tot veertig wasbeurten',
      en: 'often twenty-five to forty washes',
    },
    look: {
      fr: 'encre dans la maille, presque rien au toucher',
      nl: 'inkt in het breisel, nauwelijks voelbaar',
      en: 'ink in the knit, barely felt',
    },
    source: 'textile-printing',
  },
};
