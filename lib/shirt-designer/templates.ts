import type { Localized } from '@/lib/i18n/locales';
import { type MarkLayer, newLayer, newText, type ShapeLayer, type ShirtDesign } from './shirt-design';

export const templateIds = [
  'team',
  'bar',
  'scouts',
  'workshop',
  'stag',
  'hen',
  'frites',
  'choir',
  'cycling',
  'festival',
  'harbour',
  'allotment',
] as const;

type TemplateId = (typeof templateIds)[number];

interface Template {
  name: Localized;
  design: ShirtDesign;
}

const shape = (
  id: string,
  one: Pick<ShapeLayer, 'shape' | 'width' | 'height' | 'y' | 'colour'> & Partial<ShapeLayer>,
): ShapeLayer => ({
  ...newLayer(id),
  kind: 'shape',
  ...one,
});

const mark = (
  id: string,
  one: Pick<MarkLayer, 'mark' | 'width' | 'height' | 'y' | 'colours'> & Partial<MarkLayer>,
): MarkLayer => ({
  ...newLayer(id),
  kind: 'mark',
  ...one,
});

const [white, cream, ink, amber, vermilion] = [
  '#ffffff',
  '#f3e9d2',
  '#14120f',
  '#f5a800',
  '#d93015',
] as const;

/** Designs to begin with, drawn by us; the first is what the tool opens with. */
export const templates: Record<TemplateId, Template> = {
  team: {
    name: { fr: 'Équipe', nl: 'Ploeg', en: 'Team' },
    design: {
      version: 3,
      garment: 'hoodie',
      fabric: 'navy',
      sides: {
        front: {
          technique: 'dtf',
          layers: [
            newText('l6', 'FC LES SAPINS', {
              family: 'alfa-slab',
              size: 19,
              y: 22,
              curve: 'arc',
              bend: 24,
              colour: white,
            }),
            shape('l1', { shape: 'shield', width: 96, height: 112, y: 106, colour: amber }),
            shape('l2', { shape: 'shield', width: 87, height: 102, y: 105, colour: '#1b2a57' }),
            mark('l3', { mark: 'ball', width: 39, height: 39, y: 114, colours: [white, '#1b2a57'] }),
            newText('l4', 'ZAVENTEM', { family: 'bebas-neue', size: 12, y: 78, tracking: 40, colour: white }),
            newText('l5', '1924', { family: 'bebas-neue', size: 9, y: 144, tracking: 80, colour: amber }),
          ],
        },
        back: {
          technique: 'flex',
          layers: [
            newText('l7', 'NADIA', {
              family: 'bebas-neue',
              size: 48,
              y: 60,
              tracking: 30,
              colour: white,
              field: 'name',
            }),
            newText('l8', '10', { family: 'bebas-neue', size: 190, y: 210, colour: white, field: 'number' }),
          ],
        },
      },
      quantities: { s: 4, m: 8, l: 6 },
      people: [],
    },
  },
  bar: {
    name: { fr: 'Bar', nl: 'Café', en: 'Bar' },
    design: {
      version: 3,
      garment: 'apron',
      fabric: 'black',
      sides: {
        front: {
          technique: 'embroidery',
          layers: [
            mark('l1', { mark: 'glass', width: 60, height: 73, y: 52, colours: [amber, cream, ink] }),
            newText('l2', 'Chez Odette', { family: 'lobster', size: 26, y: 124, colour: cream }),
            newText('l3', 'BIÈRES ET TARTINES', {
              family: 'oswald',
              size: 9,
              y: 158,
              tracking: 160,
              colour: amber,
            }),
          ],
        },
      },
      quantities: { one: 12 },
      people: [],
    },
  },
  scouts: {
    name: { fr: 'Camp', nl: 'Kamp', en: 'Camp' },
    design: {
      version: 3,
      garment: 'sweatshirt',
      fabric: 'bottle',
      sides: {
        front: {
          technique: 'screen',
          layers: [
            shape('l1', { shape: 'circle', width: 190, height: 190, y: 130, colour: cream }),
            mark('l2', { mark: 'tent', width: 128, height: 85, y: 126, colours: ['#15472f', cream] }),
            mark('l3', { mark: 'sun', width: 40, height: 40, y: 66, colours: ['#f07a13'] }),
            newText('l4', 'CAMP D’ÉTÉ', {
              family: 'fredoka',
              size: 12,
              y: 178,
              tracking: 60,
              colour: '#15472f',
            }),
            newText('l5', 'LES HÉRONS, DURBUY', {
              family: 'barlow-condensed',
              size: 20,
              y: 254,
              tracking: 60,
              colour: cream,
            }),
          ],
        },
      },
      quantities: { s: 12, m: 22, l: 16, xl: 6 },
      people: [],
    },
  },
  workshop: {
    name: { fr: 'Atelier', nl: 'Werkplaats', en: 'Workshop' },
    design: {
      version: 3,
      garment: 'polo',
      fabric: 'charcoal',
      sides: {
        front: {
          technique: 'embroidery',
          layers: [
            mark('l1', { mark: 'gear', width: 34, height: 34, y: 24, colours: [amber] }),
            newText('l2', 'GARAGE MOREAU', { family: 'archivo-black', size: 7, y: 54, colour: white }),
          ],
        },
        back: {
          technique: 'screen',
          layers: [
            mark('l3', { mark: 'tools', width: 150, height: 150, y: 90, colours: [white, amber] }),
            newText('l4', 'GARAGE\nMOREAU', {
              family: 'archivo-black',
              size: 38,
              leading: 132,
              y: 230,
              colour: white,
            }),
            newText('l5', 'LEUVENSESTEENWEG 212', {
              family: 'barlow-condensed',
              size: 13,
              y: 316,
              tracking: 90,
              colour: amber,
            }),
          ],
        },
      },
      quantities: { m: 20, l: 26, xl: 14 },
      people: [],
    },
  },
  stag: {
    name: { fr: 'Enterrement de vie de garçon', nl: 'Vrijgezellenfeest', en: 'Stag party' },
    design: {
      version: 3,
      garment: 'tee',
      fabric: 'sand',
      sides: {
        front: {
          technique: 'dtf',
          layers: [
            mark('l1', { mark: 'anchor', width: 108, height: 120, y: 80, colours: ['#1b2a57'] }),
            newText('l2', 'DERNIÈRE\nESCALE', {
              family: 'alfa-slab',
              size: 29,
              leading: 134,
              y: 204,
              colour: vermilion,
            }),
            newText('l3', 'Ostende, 14 juin', { family: 'lobster', size: 17, y: 278, colour: '#1b2a57' }),
          ],
        },
      },
      quantities: { m: 4, l: 5, xl: 3 },
      people: [],
    },
  },
  hen: {
    name: { fr: 'Mariage', nl: 'Trouwfeest', en: 'Wedding' },
    design: {
      version: 3,
      garment: 'tee-fitted',
      fabric: 'pink',
      sides: {
        front: {
          technique: 'flex',
          layers: [
            mark('l1', { mark: 'rings', width: 104, height: 69, y: 50, colours: ['#a5162b', white] }),
            newText('l2', 'Équipe\nde la mariée', {
              family: 'lobster',
              size: 30,
              leading: 150,
              y: 146,
              colour: '#a5162b',
            }),
          ],
        },
      },
      quantities: { s: 3, m: 5, l: 2 },
      people: [],
    },
  },
  frites: {
    name: { fr: 'Friterie', nl: 'Frituur', en: 'Chip stand' },
    design: {
      version: 3,
      garment: 'tee',
      fabric: 'red',
      sides: {
        front: {
          technique: 'screen',
          layers: [
            mark('l1', {
              mark: 'fries',
              width: 136,
              height: 170,
              y: 106,
              colours: ['#ffd21f', white, '#ffd21f'],
            }),
            newText('l2', 'FRITUUR', { family: 'bebas-neue', size: 44, y: 232, tracking: 20, colour: white }),
            newText('l3', 'DE GOUDEN PUNT', {
              family: 'oswald',
              size: 17,
              y: 278,
              tracking: 60,
              colour: '#ffd21f',
            }),
          ],
        },
      },
      quantities: { s: 10, m: 25, l: 20 },
      people: [],
    },
  },
  choir: {
    name: { fr: 'Chorale', nl: 'Koor', en: 'Choir' },
    design: {
      version: 3,
      garment: 'tote',
      fabric: 'natural',
      sides: {
        front: {
          technique: 'screen',
          layers: [
            mark('l1', { mark: 'laurel', width: 222, height: 185, y: 132, colours: ['#0f7b83'] }),
            newText('l2', 'Chœur\nde Tervuren', {
              family: 'bricolage',
              size: 12,
              leading: 150,
              y: 128,
              colour: ink,
            }),
            newText('l3', 'QUARANTE VOIX, UN SEUL SAC', {
              family: 'barlow-condensed',
              size: 12,
              y: 252,
              tracking: 60,
              colour: ink,
            }),
          ],
        },
      },
      quantities: { one: 60 },
      people: [],
    },
  },
  cycling: {
    name: { fr: 'Club cycliste', nl: 'Wielerclub', en: 'Cycling club' },
    design: {
      version: 3,
      garment: 'tee',
      fabric: 'royal',
      sides: {
        front: {
          technique: 'screen',
          layers: [
            newText('l1', 'KASSEI & KOFFIE', {
              family: 'oswald',
              size: 27.5,
              y: 56,
              curve: 'arc',
              bend: 34,
              colour: white,
            }),
            mark('l2', { mark: 'bicycle', width: 220, height: 136, y: 150, colours: [white, '#ffd21f'] }),
            shape('l3', { shape: 'rectangle', width: 240, height: 4, y: 226, colour: '#ffd21f' }),
            newText('l4', 'ZONDAG, 9 UUR', {
              family: 'barlow-condensed',
              size: 18,
              y: 250,
              tracking: 120,
              colour: white,
            }),
          ],
        },
      },
      quantities: { s: 8, m: 24, l: 20, xl: 8 },
      people: [],
    },
  },
  festival: {
    name: { fr: 'Fête de rue', nl: 'Straatfeest', en: 'Street party' },
    design: {
      version: 3,
      garment: 'tee',
      fabric: 'yellow',
      sides: {
        front: {
          technique: 'screen',
          layers: [
            shape('l1', { shape: 'burst', width: 238, height: 238, y: 146, colour: '#d6156c' }),
            newText('l2', 'LA RUE\nDANSE', {
              family: 'archivo-black',
              size: 31,
              leading: 122,
              y: 132,
              angle: -8,
              colour: '#ffd21f',
            }),
            newText('l3', 'Sint-Gillis, 21.06', {
              family: 'fredoka',
              size: 15,
              y: 186,
              angle: -8,
              colour: white,
            }),
          ],
        },
      },
      quantities: { s: 20, m: 40, l: 40 },
      people: [],
    },
  },
  harbour: {
    name: { fr: 'Casquette d’équipage', nl: 'Pet voor de bemanning', en: 'Crew cap' },
    design: {
      version: 3,
      garment: 'cap',
      fabric: 'petrol',
      sides: {
        front: {
          technique: 'embroidery',
          layers: [
            mark('l1', { mark: 'mountain', width: 52, height: 32, y: 16, colours: [cream, '#9ac43c'] }),
            newText('l2', 'ARDENNE', { family: 'overpass', size: 10, y: 46, tracking: 90, colour: cream }),
          ],
        },
      },
      quantities: { one: 24 },
      people: [],
    },
  },
  allotment: {
    name: { fr: 'Brasserie', nl: 'Brouwerij', en: 'Brewery' },
    design: {
      version: 3,
      garment: 'tee',
      fabric: 'olive',
      sides: {
        front: {
          technique: 'screen',
          layers: [
            newText('l1', 'BRASSERIE ARTISANALE DU HOUBLON', {
              family: 'oswald',
              size: 21,
              y: 120,
              tracking: 60,
              curve: 'circle',
              bend: 88,
              colour: cream,
            }),
            mark('l2', { mark: 'hop', width: 76, height: 85, y: 122, colours: ['#9ac43c', cream] }),
            newText('l3', 'Lambic & Fils', { family: 'lobster', size: 30, y: 290, colour: cream }),
          ],
        },
      },
      quantities: { m: 30, l: 30 },
      people: [],
    },
  },
};

export const defaultTemplate: TemplateId = 'team';

/** A garment with nothing on it yet. */
const blank: ShirtDesign = {
  ...templates[defaultTemplate].design,
  sides: {},
  quantities: { m: 10 },
};

/** What a page may begin with: a template by its name, nothing at all, and for any other word what the tool opens with. */
export function findBeginning(name: unknown): ShirtDesign {
  return name === 'blank' ? blank : findTemplate(name).design;
}

/** The template of this name; for any other, the one that the tool opens with. */
export function findTemplate(name: unknown): Template {
  return templates[templateIds.find((id) => id === name) ?? defaultTemplate];
}
