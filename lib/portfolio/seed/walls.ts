import { type SeedWork, say } from './seed-work';

export const wallWorks: readonly SeedWork[] = [
  {
    sample: true,
    number: 24,
    id: 'waiting-room-mural',
    slug: say('fresque-salle-attente', 'muurprint-wachtzaal', 'waiting-room-mural'),
    category: 'interiors',
    kind: 'gallery',
    group: 'walls',
    featured: true,
    title: say(
      'Une fresque géométrique dans une salle d’attente',
      'Een geometrische muurprint in een wachtzaal',
      'A geometric mural in a waiting room',
    ),
    facts: {
      material: say(
        'Intissé mat, encres au latex',
        'Mat vliesbehang, latexinkt',
        'Matt non-woven paper, latex inks',
      ),
      size: say('6,4 m sur 2,7 m', '6,4 m bij 2,7 m', '6.4 m by 2.7 m'),
      time: say('une journée de pose', 'in 1 dag geplaatst', 'hung in a day'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'mural', ink: 'walls', lettering: 'HOUT' },
        alt: say(
          'Un mur de modules verts, rouges et blancs au-dessus d’un canapé noir ; les derniers modules sont encore au crayon, une échelle attend.',
          'Een muur van groene, rode en witte vlakken boven een zwarte zetel; de laatste vlakken zijn nog potlood, een ladder staat klaar.',
          'A wall of green, red and white modules above a black sofa; the last ones are still in pencil, a ladder waits.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'mural', ink: 'walls', lettering: 'HOUT', view: [96, 0, 370] },
        alt: say(
          'Gros plan sur les lettres blanches et les feuilles géométriques de la fresque.',
          'Close-up van de witte letters en de geometrische bladeren.',
          'Close-up of the white letters and geometric leaves of the mural.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 25,
    id: 'office-solar-film',
    slug: say('film-solaire-bureaux', 'zonwerende-folie-kantoor', 'office-solar-film'),
    category: 'interiors',
    kind: 'gallery',
    group: 'walls',
    featured: true,
    title: say(
      'Un plateau de bureaux plein sud',
      'Zonwerende folie voor een kantoor op het zuiden',
      'A south-facing office',
    ),
    facts: {
      material: say(
        'Film réfléchissant, pose extérieure',
        'Spiegelende folie, buiten geplaatst',
        'Reflective film, fitted outside',
      ),
      size: say('64 m² de vitrage', '64 m² glas', '64 m² of glass'),
      time: say('2 jours, bureaux occupés', '2 dagen, kantoor in gebruik', '2 days, desks in use'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'solar-film', ink: 'walls' },
        alt: say(
          'Le soleil entre par une grande baie ; la moitié déjà filmée ne laisse plus passer qu’une lumière douce.',
          'De zon valt door een groot raam; de helft met folie laat alleen nog zacht licht door.',
          'The sun comes through a wide window; the half that has its film lets only soft light in.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'solar-film', ink: 'wrapping', view: [70, 40, 400] },
        alt: say(
          'La même baie avec un film bleu, dont un coin se relève sur le paysage.',
          'Hetzelfde raam met een blauwe folie, een hoek krult op voor het landschap.',
          'The same window with a blue film, one corner curling up over the view.',
        ),
        caption: say(
          'L’essai de teinte, avant la commande.',
          'De kleurproef, vóór de bestelling.',
          'The trial tint, before ordering.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 26,
    id: 'hotel-frosted-doors',
    slug: say('portes-depolies-hotel', 'matte-folie-hotellounge', 'hotel-frosted-doors'),
    category: 'interiors',
    kind: 'gallery',
    group: 'walls',
    title: say(
      'Un mur et des portes pour le salon d’un hôtel',
      'Een muur en deuren voor de lounge van een hotel',
      'A wall and doors for a hotel lounge',
    ),
    facts: {
      material: say(
        'Papier peint imprimé, film dépoli découpé',
        'Bedrukt behang, gesneden matte folie',
        'Printed wallpaper, cut frosted film',
      ),
      size: say('14 m² de mur, 9 m² de verre', '14 m² muur, 9 m² glas', '14 m² of wall, 9 m² of glass'),
      time: say('deux jours de pose', '2 dagen plaatsing', 'two days to fit'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'wall-film', ink: 'walls' },
        alt: say(
          'Un fauteuil noir devant un paysage de collines imprimé ; à droite, des portes vitrées au motif de feuilles dépoli.',
          'Een zwarte fauteuil voor een geprint heuvellandschap; rechts glazen deuren met een mat bladmotief.',
          'A black armchair before a printed landscape of hills; on the right, glass doors with a frosted leaf pattern.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'wall-film', ink: 'design', view: [340, 10, 300] },
        alt: say(
          'Le motif de feuilles se referme vers le bas de la porte, sur fond violet.',
          'Het bladmotief sluit zich naar de onderkant van de deur, tegen paars.',
          'The leaf pattern closes towards the foot of the door, against violet.',
        ),
        caption: say(
          'Le même motif sur violet.',
          'Hetzelfde motief op paars.',
          'The same pattern on violet.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 27,
    id: 'meeting-room',
    slug: say('salle-reunion-avant-apres', 'vergaderzaal-voor-en-na', 'meeting-room-before-after'),
    category: 'interiors',
    kind: 'before-after',
    group: 'walls',
    title: say(
      'Une salle de réunion qui donne sur les Ardennes',
      'Een vergaderzaal met zicht op de Ardennen',
      'A meeting room that looks out on the Ardennes',
    ),
    facts: {
      material: say(
        'Intissé mat, raccord invisible',
        'Mat vliesbehang, onzichtbare naad',
        'Matt non-woven paper, invisible joins',
      ),
      size: say('5,2 m sur 2,8 m', '5,2 m bij 2,8 m', '5.2 m by 2.8 m'),
      time: say('une journée de pose', 'in 1 dag geplaatst', 'hung in a day'),
    },
    story: say(
      'Un mur aveugle devient une fenêtre. L’image est recadrée au centimètre, à la mesure du mur.',
      'Een blinde muur wordt een venster. Het beeld wordt tot op de centimeter op de wand afgestemd.',
      'A blind wall becomes a window. The picture is cropped to the wall, to the centimetre.',
    ),
    pictures: [
      {
        role: 'after',
        drawing: { of: 'room', ink: 'walls' },
        alt: say(
          'Après : des collines vertes sous un soleil bas couvrent tout le mur du fond de la salle de réunion.',
          'Na: groene heuvels onder een lage zon bedekken de hele achterwand van de vergaderzaal.',
          'After: green hills under a low sun cover the whole far wall of the meeting room.',
        ),
        caption: say('Après', 'Na', 'After'),
      },
      {
        role: 'before',
        drawing: { of: 'room', ink: 'walls', bare: true },
        alt: say(
          'Avant : la même salle, grise, un mur nu marqué par d’anciens cadres.',
          'Voor: dezelfde zaal, grijs, een kale muur met sporen van oude kaders.',
          'Before: the same room, grey, a bare wall marked by old frames.',
        ),
        caption: say('Avant', 'Voor', 'Before'),
      },
    ],
  },
];
