import { bannerMaterials } from '@/lib/content/facts';
import { type SeedWork, say } from './seed-work';

const { mesh } = bannerMaterials;

export const signWorks: readonly SeedWork[] = [
  {
    sample: true,
    number: 13,
    id: 'bar-light-box',
    slug: say('caisson-lumineux-bar', 'lichtbak-cafe', 'bar-light-box'),
    category: 'signs',
    kind: 'gallery',
    group: 'signs',
    featured: true,
    title: say(
      'Caisson double face au-dessus d’un bar',
      'Dubbelzijdige lichtbak boven een café',
      'Double-sided light box above a bar',
    ),
    facts: {
      material: say(
        'Aluminium, faces opales, LED',
        'Aluminium, opaalplaten, leds',
        'Aluminium, opal faces, LEDs',
      ),
      size: say('80 × 80 × 14 cm', '80 cm in het vierkant, 14 cm diep', '80 by 80 by 14 cm'),
      time: say('4 semaines, hors permis', '4 weken, vergunning niet meegerekend', '4 weeks, permit aside'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'light-box', ink: 'signs' },
        alt: say(
          'Une enseigne ronde jaune, allumée, avance au-dessus d’une rue sombre ; les pavés en renvoient la lumière.',
          'Een rond geel uithangbord brandt boven een donkere straat; de kasseien weerkaatsen het licht.',
          'A round yellow sign glows above a dark street; the cobbles throw back its light.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'light-box',
          ink: 'lettering',
          lettering: 'Zinc',
          view: [160, 20, 400],
        },
        alt: say(
          'Le même caisson en rouge, au nom de Zinc, sur un ciel de nuit.',
          'Dezelfde lichtbak in het rood, met de naam Zinc, tegen de nachtlucht.',
          'The same light box in red, with the name Zinc, against the night sky.',
        ),
        caption: say(
          'Le même caisson, une autre couleur.',
          'Dezelfde lichtbak, een andere kleur.',
          'The same box in another colour.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 14,
    id: 'hardware-fascia',
    slug: say('enseigne-quincaillerie', 'gevelband-ijzerwinkel', 'hardware-shop-sign'),
    category: 'signs',
    kind: 'gallery',
    group: 'signs',
    title: say(
      'Un bandeau éclairé pour une quincaillerie',
      'Een verlichte gevelband voor een ijzerwinkel',
      'An illuminated fascia for a hardware shop',
    ),
    facts: {
      material: say(
        'Aluminium thermolaqué, spots col de cygne',
        'Gepoederlakt aluminium, zwanenhalslampen',
        'Powder-coated aluminium, swan-neck lamps',
      ),
      size: say('4,2 m sur 70 cm', '4,2 m bij 70 cm', '4.2 m by 70 cm'),
      time: say('une journée de pose', '1 dag plaatsing', 'fitted in a day'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'shop-sign', ink: 'signs' },
        alt: say(
          'Un poseur sur son échelle fixe le bandeau noir au nom de Tamo en lettres jaunes.',
          'Een plaatser op zijn ladder bevestigt de zwarte gevelband met Tamo in gele letters.',
          'A fitter on a ladder fixes a black fascia with the name Tamo in yellow letters.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 15,
    id: 'dress-shop-dusk',
    slug: say('boutique-au-crepuscule', 'boetiek-in-de-schemering', 'dress-shop-at-dusk'),
    category: 'signs',
    kind: 'gallery',
    group: 'signs',
    title: say(
      'Une boutique que l’on voit de la place',
      'Een boetiek die het hele plein ziet',
      'A dress shop you can spot from across the square',
    ),
    facts: {
      material: say(
        'Caisson LED, enseigne ronde en drapeau',
        'Ledlichtbak, rond uithangbord',
        'LED light box, round projecting sign',
      ),
      size: say(
        '4,3 m sur 80 cm, disque de 75 cm',
        '4,3 m bij 80 cm, schijf van 75 cm',
        '4.3 m by 80 cm, 75 cm disc',
      ),
      time: say(
        '4 semaines, une fois le permis obtenu',
        '4 weken, zodra de vergunning er is',
        '4 weeks, once the permit is granted',
      ),
    },
    pictures: [
      {
        drawing: { of: 'dusk-shop', ink: 'textile', brand: ['MAISON', 'LILA'] },
        alt: say(
          'À la tombée du jour, une boutique brille de rose : des robes en vitrine, le caisson Maison Lila, un store rayé et une enseigne ronde.',
          'Bij valavond straalt een boetiek roze licht uit: jurken in de etalage, lichtbak Maison Lila, gestreepte luifel en rond uithangbord.',
          'At dusk a shop glows pink: dresses in the window, the light box Maison Lila, a striped awning and a round sign.',
        ),
      },
      {
        drawing: { of: 'dusk-shop', ink: 'textile', brand: ['MAISON', 'LILA'], view: [30, 106, 470] },
        alt: say(
          'Gros plan sur le caisson lumineux et l’enseigne ronde marquée d’un L.',
          'Close-up van de lichtbak en het ronde uithangbord met een L.',
          'Close-up of the light box and the round sign with its L.',
        ),
        caption: say(
          'Une horloge astronomique l’éteint à minuit.',
          'Een astronomische klok dooft haar om middernacht.',
          'A timer switches it off at midnight.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 16,
    id: 'shopping-street',
    slug: say('rue-commercante', 'winkelstraat', 'shopping-street'),
    category: 'signs',
    kind: 'gallery',
    group: 'signs',
    title: say(
      'Toute une rue commerçante',
      'Uithangborden voor een hele winkelstraat',
      'A whole shopping street',
    ),
    facts: {
      material: say(
        'Enseignes drapeau, calicots, chevalets',
        'Uithangborden, spandoeken, stoepborden',
        'Projecting signs, street banners, A-boards',
      ),
      size: say('17 commerces, 140 m de rue', '17 winkels, 140 m straat', '17 shops, 140 m of street'),
      time: say(
        '10 semaines, tronçon par tronçon',
        '10 weken, straatdeel per straatdeel',
        '10 weeks, stretch by stretch',
      ),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'sign-street', ink: 'signs' },
        alt: say(
          'Une rue étroite bordée d’enseignes, un calicot rouge tendu entre les façades, un beffroi au fond.',
          'Een smalle straat vol uithangborden, een rood spandoek tussen de gevels, een belfort achteraan.',
          'A narrow street lined with signs, a red banner across it, a belfry at the far end.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 17,
    id: 'scaffold-banner',
    slug: say('bache-echafaudage', 'meshdoek-stelling', 'scaffold-banner'),
    category: 'displays',
    kind: 'gallery',
    group: 'signs',
    featured: true,
    title: say(
      'Filet microperforé sur un échafaudage',
      'Meshdoek op een stelling',
      'Mesh banner on a scaffold',
    ),
    facts: {
      material: say(
        `Filet (mesh) ${mesh.weight} g/m², ajouré à ${mesh.perforation} %`,
        `Mesh van ${mesh.weight} g/m², ${mesh.perforation}% open`,
        `${mesh.weight} g/m² mesh, ${mesh.perforation}% open`,
      ),
      size: say('12 m sur 4 m', '12 m bij 4 m', '12 m by 4 m'),
      time: say('6 jours ouvrables', '6 werkdagen', '6 working days'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'banner', ink: 'lettering' },
        alt: say(
          'Un ouvrier en gilet tend un grand filet rouge à œillets entre les tubes d’un échafaudage.',
          'Een werkman in fluohesje spant een groot rood doek met ringen tussen de buizen van een stelling.',
          'A worker in a high-visibility vest laces a large red banner between scaffold poles.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 18,
    id: 'fair-roll-ups',
    slug: say('roll-ups-salon', 'roll-ups-beurs', 'trade-fair-roll-ups'),
    category: 'displays',
    kind: 'gallery',
    group: 'signs',
    title: say(
      'Trois roll-ups pour un stand d’angle',
      'Drie roll-ups voor een hoekstand',
      'Three roll-ups for a corner stand',
    ),
    facts: {
      material: say(
        'Film opaque, cassette aluminium',
        'Lichtdichte folie, aluminium cassette',
        'Blockout film, aluminium cassette',
      ),
      size: say('85, 100 et 150 cm sur 200', '85, 100 en 150 cm bij 200', '85, 100 and 150 cm by 200'),
      time: say('6 jours ouvrables', '6 werkdagen', '6 working days'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'roll-up', ink: 'signs' },
        alt: say(
          'Trois roll-ups de largeurs croissantes côte à côte, une règle graduée à gauche.',
          'Drie roll-ups naast elkaar, van smal naar breed, met links een meetlat.',
          'Three roll-ups side by side, from narrow to wide, a ruler on the left.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'roll-up', ink: 'textile', lettering: 'Nuit', view: [125, 100, 375] },
        alt: say(
          'Deux roll-ups d’une autre série, au nom de Nuit, sur fond magenta.',
          'Twee roll-ups uit een andere reeks, met de naam Nuit, tegen magenta.',
          'Two roll-ups of another set, with the name Nuit, on magenta.',
        ),
        caption: say(
          'La même série dans une autre encre.',
          'Dezelfde reeks in een andere kleur.',
          'The same set in another ink.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 19,
    id: 'honey-counter',
    slug: say('presentoir-comptoir-miel', 'toonbankdisplay-honing', 'honey-counter-display'),
    category: 'displays',
    kind: 'gallery',
    group: 'signs',
    title: say(
      'Un présentoir de comptoir pour du miel',
      'Een toonbankdisplay voor honing',
      'A counter display for honey',
    ),
    facts: {
      material: say(
        'Carton compact imprimé, plié à plat',
        'Bedrukt massief karton, vlak geleverd',
        'Printed solid board, folds flat',
      ),
      size: say('40 × 32 × 55 cm, 18 pots', '40 × 32 × 55 cm, 18 potten', '40 by 32 by 55 cm, 18 jars'),
      time: say('120 pièces en trois semaines', '120 stuks in 3 weken', '120 pieces in three weeks'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'counter-display', ink: 'signs' },
        alt: say(
          'Sur un comptoir, un présentoir jaune à trois gradins porte des pots de miel, à côté de la caisse.',
          'Op een toonbank staat een geel display met drie treden vol honingpotten, naast de kassa.',
          'On a counter a yellow three-step display holds jars of honey, next to the till.',
        ),
      },
    ],
  },
];
