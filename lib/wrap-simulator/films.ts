import type { Localized } from '@/lib/i18n/locales';
import type { FilmLook, Finish, PrintPattern } from './film-look';

/** From the plain cast colours to what takes most time and costs most. */
export type FilmPriceClass = 'standard' | 'special' | 'exclusive';

export type FilmCare = 'any-wash' | 'no-wax' | 'no-brushes' | 'by-hand';

export interface Film extends FilmLook {
  /** Of the agency: stands in a design, so it never changes. */
  id: string;
  /** What is said on the phone and written on a sample. */
  code: string;
  name: Localized;
  /** Years on the sides of a vehicle; a roof or a bonnet has about two less. */
  years: number;
  priceClass: FilmPriceClass;
  care: FilmCare;
  /** What to know before choosing it, when there is something. */
  note?: FilmNote;
}

interface Series {
  letter: string;
  years: number;
  priceClass: FilmPriceClass;
  care: FilmCare;
  note?: FilmNote;
}

export type FilmNote =
  | 'shows-scratches'
  | 'shows-fingerprints'
  | 'shows-dirt'
  | 'direction'
  | 'angle'
  | 'short-life'
  | 'night'
  | 'printed-to-measure';

/** What the films of a finish have in common. Years as in the facts of the site: cast film 5 to 7, chrome 2. */
const series: Record<Finish, Series> = {
  gloss: { letter: 'B', years: 7, priceClass: 'standard', care: 'any-wash' },
  satin: { letter: 'S', years: 7, priceClass: 'standard', care: 'no-wax' },
  matt: { letter: 'M', years: 6, priceClass: 'standard', care: 'no-wax', note: 'shows-fingerprints' },
  metallic: { letter: 'E', years: 7, priceClass: 'standard', care: 'any-wash' },
  pearl: { letter: 'P', years: 6, priceClass: 'special', care: 'any-wash' },
  'colour-shift': { letter: 'K', years: 5, priceClass: 'special', care: 'no-brushes', note: 'angle' },
  carbon: { letter: 'C', years: 5, priceClass: 'special', care: 'no-wax', note: 'direction' },
  brushed: { letter: 'A', years: 5, priceClass: 'special', care: 'no-wax', note: 'direction' },
  chrome: { letter: 'X', years: 2, priceClass: 'exclusive', care: 'by-hand', note: 'short-life' },
  reflective: { letter: 'R', years: 5, priceClass: 'special', care: 'no-brushes', note: 'night' },
  printed: { letter: 'D', years: 5, priceClass: 'special', care: 'no-brushes', note: 'printed-to-measure' },
};

type Row = readonly [
  id: string,
  fr: string,
  nl: string,
  en: string,
  colours: FilmLook['colours'],
  more?: Partial<Pick<Film, 'note' | 'years'>> & { print?: PrintPattern },
];

const rows: Record<Finish, readonly Row[]> = {
  gloss: [
    ['chalk', 'Blanc craie', 'Krijtwit', 'Chalk white', ['#f3f1ea']],
    ['ivory', 'Ivoire', 'Ivoor', 'Ivory', ['#e9dfc4']],
    ['ink', 'Noir encre', 'Inktzwart', 'Ink black', ['#16130f'], { note: 'shows-scratches' }],
    ['slate', 'Gris ardoise', 'Leisteengrijs', 'Slate grey', ['#5c6165']],
    ['poppy', 'Rouge coquelicot', 'Klaproosrood', 'Poppy red', ['#d3221b']],
    ['vermilion', 'Vermillon', 'Vermiljoen', 'Vermilion', ['#e2471d']],
    ['sun', 'Jaune tournesol', 'Zonnebloemgeel', 'Sunflower yellow', ['#f6b70c']],
    ['lime', 'Vert tilleul', 'Lindegroen', 'Lime green', ['#8fb826']],
    ['fir', 'Vert sapin', 'Dennengroen', 'Fir green', ['#0e5a3a']],
    ['sky', 'Bleu plein ciel', 'Hemelsblauw', 'Open sky', ['#5db1de']],
    ['ultramarine', 'Outremer', 'Ultramarijn', 'Ultramarine', ['#2438c9']],
    ['night', 'Bleu nuit', 'Nachtblauw', 'Night blue', ['#16264f']],
    ['magenta', 'Magenta', 'Magenta', 'Magenta', ['#d6156c']],
    ['violet', 'Violet', 'Violet', 'Violet', ['#6a2bc2']],
  ],
  satin: [
    ['pearl-white', 'Blanc porcelaine', 'Porseleinwit', 'Porcelain white', ['#ece9e2']],
    ['black', 'Noir satiné', 'Satijnzwart', 'Satin black', ['#242220']],
    ['anthracite', 'Anthracite', 'Antraciet', 'Anthracite', ['#3e4245']],
    ['sand', 'Sable', 'Zand', 'Sand', ['#c3a77c']],
    ['brick', 'Brique', 'Baksteen', 'Brick', ['#a4452e']],
    ['green', 'Vert bouteille', 'Flessengroen', 'Bottle green', ['#17553b']],
    ['sage', 'Vert sauge', 'Saliegroen', 'Sage', ['#8c9c84']],
    ['petrol', 'Bleu pétrole', 'Petrolblauw', 'Petrol blue', ['#10576a']],
    ['plum', 'Prune', 'Pruim', 'Plum', ['#5b2350']],
  ],
  matt: [
    ['white', 'Blanc plâtre', 'Gipswit', 'Plaster white', ['#e8e5de'], { note: 'shows-dirt' }],
    ['black', 'Noir mat', 'Matzwart', 'Matt black', ['#2a2826']],
    ['concrete', 'Béton', 'Beton', 'Concrete', ['#8f8c86']],
    ['khaki', 'Kaki', 'Kaki', 'Khaki', ['#6b6a45']],
    ['rust', 'Rouille', 'Roest', 'Rust', ['#97482a']],
    ['denim', 'Denim', 'Denim', 'Denim', ['#38547b']],
    ['blush', 'Vieux rose', 'Oudroze', 'Dusty pink', ['#cf9a94']],
  ],
  metallic: [
    ['silver', 'Argent', 'Zilver', 'Silver', ['#b4b6b7']],
    ['graphite', 'Graphite', 'Grafiet', 'Graphite', ['#55585b']],
    ['copper', 'Cuivre', 'Koper', 'Copper', ['#a8592f']],
    ['garnet', 'Grenat', 'Granaat', 'Garnet', ['#8e1626']],
    ['champagne', 'Champagne', 'Champagne', 'Champagne', ['#c3ad86']],
    ['lagoon', 'Lagon', 'Lagune', 'Lagoon', ['#117a8c']],
    ['cobalt', 'Cobalt', 'Kobalt', 'Cobalt', ['#1d4aa3']],
    ['moss', 'Mousse', 'Mosgroen', 'Moss', ['#53662f']],
  ],
  pearl: [
    ['oyster', 'Huître', 'Oester', 'Oyster', ['#ebe6dc', '#f3b8c6', '#b9c9ea']],
    ['ice', 'Glacier', 'Gletsjer', 'Glacier', ['#dbe8ee', '#a9d8f2', '#cdbdf0']],
    ['peach', 'Pêche', 'Perzik', 'Peach', ['#f0b99a', '#f9e0a8', '#e58ba0']],
    ['orchid', 'Orchidée', 'Orchidee', 'Orchid', ['#a45cb4', '#f0a4d0', '#5668d8']],
    ['jade', 'Jade', 'Jade', 'Jade', ['#3f9c7c', '#b9ecc8', '#2a6fa0']],
  ],
  'colour-shift': [
    ['beetle', 'Scarabée', 'Kever', 'Beetle', ['#1fa88a', '#2d5bd0', '#8a2fc0']],
    ['sunset', 'Couchant', 'Avondrood', 'Sunset', ['#f0a12c', '#dc3f55', '#7b2a94']],
    ['oil', 'Nacre noire', 'Olievlek', 'Oil slick', ['#26323f', '#6a3a8f', '#1c7f86']],
    ['lime-gold', 'Or citron', 'Limoengoud', 'Lime gold', ['#d9b62a', '#7cae34', '#1f8f6b']],
  ],
  carbon: [
    ['black', 'Carbone noir', 'Carbon zwart', 'Black carbon', ['#2b2a2a']],
    ['grey', 'Carbone gris', 'Carbon grijs', 'Grey carbon', ['#6a6b6c']],
    ['white', 'Carbone blanc', 'Carbon wit', 'White carbon', ['#d2d0cb']],
    ['red', 'Carbone rouge', 'Carbon rood', 'Red carbon', ['#8f1c1a']],
  ],
  brushed: [
    ['aluminium', 'Alu brossé', 'Geborsteld aluminium', 'Brushed aluminium', ['#a8a7a3']],
    ['steel', 'Acier brossé', 'Geborsteld staal', 'Brushed steel', ['#6f7275']],
    ['titanium', 'Titane brossé', 'Geborsteld titanium', 'Brushed titanium', ['#8b8072']],
    ['bronze', 'Bronze brossé', 'Geborsteld brons', 'Brushed bronze', ['#8a6238']],
  ],
  chrome: [
    ['silver', 'Chrome', 'Chroom', 'Chrome', ['#b9c0c6']],
    ['gold', 'Chrome or', 'Chroom goud', 'Gold chrome', ['#c99a2e']],
    ['blue', 'Chrome bleu', 'Chroom blauw', 'Blue chrome', ['#2b66c4']],
    ['rose', 'Chrome rose', 'Chroom roze', 'Rose chrome', ['#d0788a']],
  ],
  reflective: [
    ['white', 'Blanc réfléchissant', 'Wit, reflecterend', 'Reflective white', ['#dedcd6']],
    ['yellow', 'Jaune réfléchissant', 'Geel, reflecterend', 'Reflective yellow', ['#e8c11c']],
    ['orange', 'Orange réfléchissant', 'Oranje, reflecterend', 'Reflective orange', ['#e0691a']],
    ['red', 'Rouge réfléchissant', 'Rood, reflecterend', 'Reflective red', ['#b5231d']],
    ['blue', 'Bleu réfléchissant', 'Blauw, reflecterend', 'Reflective blue', ['#2450a8']],
  ],
  printed: [
    [
      'camouflage',
      'Camouflage forêt',
      'Camouflage bos',
      'Woodland camouflage',
      ['#6f7a58', '#3d4632', '#b7ab84'],
      { print: 'camouflage' },
    ],
    [
      'snow',
      'Camouflage neige',
      'Camouflage sneeuw',
      'Snow camouflage',
      ['#e4e2dc', '#a9adb0', '#6e7478'],
      { print: 'camouflage' },
    ],
    ['splinter', 'Éclats', 'Scherven', 'Splinter', ['#2438c9', '#141f7d', '#f2efe8'], { print: 'splinter' }],
    [
      'ember',
      'Éclats de braise',
      'Gloeiende scherven',
      'Ember splinter',
      ['#d93015', '#16130f', '#f5a800'],
      { print: 'splinter' },
    ],
    [
      'pinstripe',
      'Rayures obliques',
      'Schuine strepen',
      'Racing stripes',
      ['#f2efe8', '#d3221b', '#16264f'],
      { print: 'pinstripe' },
    ],
    ['halftone', 'Trame', 'Raster', 'Halftone', ['#f5a800', '#d93015'], { print: 'halftone' }],
    ['terrazzo', 'Granito', 'Granito', 'Terrazzo', ['#efe9dd', '#c5573b', '#2f6f6b'], { print: 'terrazzo' }],
    ['checks', 'Damier', 'Dambord', 'Chequers', ['#f2efe8', '#16130f'], { print: 'checks' }],
  ],
};

/** Every film that the simulator shows, in the order of its list. The code counts within a finish: a new film goes last. */
export const films: readonly Film[] = (Object.keys(series) as Finish[]).flatMap((finish) => {
  const { letter, ...common } = series[finish];
  return rows[finish].map(([id, fr, nl, en, colours, more], i) => ({
    ...common,
    ...more,
    id: `${finish}-${id}`,
    code: `${letter}${String(i + 1).padStart(2, '0')}`,
    finish,
    colours,
    name: { fr, nl, en },
  }));
});

export function findFilm(id: string): Film | null {
  return films.find((film) => film.id === id) ?? null;
}

export const finishNames: Record<Finish, Localized> = {
  gloss: { fr: 'Brillant', nl: 'Glanzend', en: 'Gloss' },
  satin: { fr: 'Satiné', nl: 'Satijn', en: 'Satin' },
  matt: { fr: 'Mat', nl: 'Mat', en: 'Matt' },
  metallic: { fr: 'Métallisé', nl: 'Metallic', en: 'Metallic' },
  pearl: { fr: 'Nacré', nl: 'Parelmoer', en: 'Pearl' },
  'colour-shift': { fr: 'Caméléon', nl: 'Kameleon', en: 'Colour shift' },
  carbon: { fr: 'Carbone', nl: 'Carbon', en: 'Carbon' },
  brushed: { fr: 'Métal brossé', nl: 'Geborsteld metaal', en: 'Brushed metal' },
  chrome: { fr: 'Chrome', nl: 'Chroom', en: 'Chrome' },
  reflective: { fr: 'Réfléchissant', nl: 'Reflecterend', en: 'Reflective' },
  printed: { fr: 'Imprimé', nl: 'Bedrukt', en: 'Printed' },
};

export const careTexts: Record<FilmCare, Localized> = {
  'any-wash': {
    fr: 'Se lave partout, car-wash compris. Séchez à la microfibre.',
    nl: 'Mag overal gewassen worden, ook in de carwash. Drogen met microvezel.',
    en: 'Wash it anywhere, car wash included. Dry with microfibre.',
  },
  'no-wax': {
    fr: 'Lavage sans cire ni lustrant\u00a0: ils laissent des zones brillantes.',
    nl: 'Wassen zonder wax of glansmiddel: die laten blinkende plekken na.',
    en: 'Wash without wax or polish: they leave shiny patches.',
  },
  'no-brushes': {
    fr: 'Haute pression à 50 cm ou à la main, jamais les brosses.',
    nl: 'Hogedruk op 50 cm of met de hand, nooit borstels.',
    en: 'Pressure washer from 50 cm or by hand, never brushes.',
  },
  'by-hand': {
    fr: 'À la main seulement, à l’eau et au savon doux.',
    nl: 'Alleen met de hand, met water en zachte zeep.',
    en: 'By hand only, with water and mild soap.',
  },
};

export const classNames: Record<FilmPriceClass, Localized> = {
  standard: { fr: 'prix courant', nl: 'gewone prijs', en: 'usual price' },
  special: { fr: 'film spécial, plus cher', nl: 'speciale folie, duurder', en: 'special film, dearer' },
  exclusive: { fr: 'le plus cher à poser', nl: 'het duurst om te plaatsen', en: 'the dearest to fit' },
};

export const noteTexts: Record<FilmNote, Localized> = {
  'shows-scratches': {
    fr: 'Montre les micro-rayures au soleil.',
    nl: 'Laat fijne krasjes zien in de zon.',
    en: 'Shows fine scratches in the sun.',
  },
  'shows-fingerprints': {
    fr: 'Garde la trace des doigts autour des poignées.',
    nl: 'Rond de klinken blijven vingers zichtbaar.',
    en: 'Keeps finger marks around the handles.',
  },
  'shows-dirt': {
    fr: 'Se salit vite sur les bas de caisse.',
    nl: 'Onderaan snel vuil.',
    en: 'Gets dirty quickly low down.',
  },
  direction: {
    fr: 'A un sens\u00a0: les panneaux se coupent tous de la même façon, ce qui demande plus de film.',
    nl: 'Heeft een richting: alle panelen worden gelijk gesneden, dus er gaat meer folie in.',
    en: 'Has a grain: every panel is cut the same way, which takes more film.',
  },
  angle: {
    fr: 'Change de teinte avec l’angle\u00a0: demandez l’échantillon, l’écran n’en montre qu’un instant.',
    nl: 'Verkleurt met de kijkhoek: vraag een staal, een scherm toont maar één moment.',
    en: 'Changes with the angle: ask for a sample, a screen shows one moment only.',
  },
  'short-life': {
    fr: 'Deux ans dehors, pas davantage\u00a0: plutôt pour un accent ou un événement.',
    nl: 'Twee jaar buiten, niet langer: eerder voor een accent of een evenement.',
    en: 'Two years outdoors, no more: better for an accent or an event.',
  },
  night: {
    fr: 'Renvoie la lumière des phares\u00a0: le véhicule se voit de loin la nuit.',
    nl: 'Kaatst het licht van koplampen terug: ’s nachts van ver te zien.',
    en: 'Returns the light of headlamps: seen from afar at night.',
  },
  'printed-to-measure': {
    fr: 'Imprimé et laminé chez nous\u00a0: les teintes peuvent devenir les vôtres.',
    nl: 'Bij ons gedrukt en gelamineerd: de kleuren kunnen die van u worden.',
    en: 'Printed and laminated by us: the colours can become yours.',
  },
};
