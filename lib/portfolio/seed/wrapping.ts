import { type SeedWork, say } from './seed-work';

export const wrappingWorks: readonly SeedWork[] = [
  {
    sample: true,
    number: 5,
    id: 'delivery-van',
    slug: say('camionnette-outremer', 'bestelwagen-ultramarijn', 'ultramarine-van'),
    category: 'vehicles',
    kind: 'gallery',
    group: 'wrapping',
    featured: true,
    title: say(
      'Une camionnette tout en outremer',
      'Een bestelwagen helemaal in ultramarijn',
      'A van in ultramarine, nose to tail',
    ),
    facts: {
      material: say(
        'Film coulé, laminat brillant',
        'Gegoten folie, glanzend laminaat',
        'Cast film, gloss laminate',
      ),
      size: say('26 m² de film', '26 m² folie', '26 m² of film'),
      time: say('4 jours à l’atelier', '4 dagen in het atelier', '4 days in the workshop'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'van-wrap', ink: 'wrapping' },
        alt: say(
          'Une poseuse casquée maroufle un film bleu imprimé sur le flanc d’une camionnette encore à moitié blanche.',
          'Een plaatser met helm strijkt bedrukte blauwe folie glad op de flank van een bestelwagen die nog half wit is.',
          'A fitter in a helmet squeegees printed blue film onto the side of a van that is still half white.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'van-wrap', ink: 'wrapping', view: [300, 30, 320] },
        alt: say(
          'Gros plan : le film se décolle de son support et s’enroule au-dessus de la porte coulissante.',
          'Close-up: de folie komt los van de drager en krult boven de schuifdeur.',
          'Close-up: the film comes off its liner and curls above the sliding door.',
        ),
        caption: say(
          'Un seul lé par flanc, sans raccord.',
          'Eén baan per flank, zonder naad.',
          'One length per side, no joins.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 6,
    id: 'plant-van',
    slug: say('camionnette-pepiniere', 'bestelwagen-boomkwekerij', 'nursery-van'),
    category: 'vehicles',
    kind: 'gallery',
    group: 'wrapping',
    title: say(
      'Des feuilles sur la camionnette d’une pépinière',
      'Bladeren op de bestelwagen van een boomkwekerij',
      'Leaves on a plant nursery’s van',
    ),
    facts: {
      material: say(
        'Film coulé vert, impression deux tons',
        'Groene gegoten folie, print in twee tinten',
        'Green cast film, two-tone print',
      ),
      size: say('24 m² de film', '24 m² folie', '24 m² of film'),
      time: say('4 jours à l’atelier', '4 dagen in het atelier', '4 days in the workshop'),
    },
    pictures: [
      {
        drawing: { of: 'van', ink: 'walls', ground: 'canal', graphic: 'walls', brand: ['FLORA', 'VERT'] },
        alt: say(
          'Camionnette verte garée sur un quai, de grandes feuilles blanches et vert sombre sur le flanc.',
          'Groene bestelwagen op een kade, met grote witte en donkergroene bladeren op de flank.',
          'A green van on a quay, large white and dark green leaves along its side.',
        ),
        focal: [50, 65],
      },
      {
        drawing: {
          of: 'van',
          ink: 'walls',
          ground: 'canal',
          graphic: 'walls',
          brand: ['FLORA', 'VERT'],
          view: [330, 170, 300],
        },
        alt: say(
          'Gros plan sur le panneau arrière : les feuilles passent le joint de la porte sans se casser.',
          'Close-up van het achterpaneel: de bladeren lopen door over de deurnaad.',
          'Close-up of the rear panel: the leaves run across the door gap unbroken.',
        ),
        caption: say(
          'Le motif suit la tôle, rivets compris.',
          'Het motief volgt de carrosserie, klinknagels inbegrepen.',
          'The pattern follows the metal, rivets and all.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 7,
    id: 'miller-van',
    slug: say('camionnette-moulin-avant-apres', 'bestelwagen-molen-voor-en-na', 'mill-van-before-after'),
    category: 'vehicles',
    kind: 'before-after',
    group: 'wrapping',
    title: say(
      'Du blanc d’usine au rouge du moulin',
      'Van fabriekswit naar molenrood',
      'From factory white to the mill’s red',
    ),
    facts: {
      material: say(
        'Film coulé rouge, trame de points blancs',
        'Rode gegoten folie, wit puntenraster',
        'Red cast film, white halftone dots',
      ),
      size: say('3 camionnettes, 25 m² chacune', '3 bestelwagens, elk 25 m²', '3 vans, 25 m² each'),
      time: say('une semaine par véhicule', 'een week per voertuig', 'a week for each vehicle'),
    },
    story: say(
      'Sur un véhicule en leasing, le film se retire avant la restitution.',
      'Op een leasewagen gaat de folie er vóór de inlevering weer af.',
      'On a leased van the film comes off before it goes back.',
    ),
    pictures: [
      {
        role: 'after',
        drawing: {
          of: 'van',
          ink: 'lettering',
          ground: 'fields',
          graphic: 'textile',
          brand: ['MOULIN', 'ROUX'],
        },
        alt: say(
          'Après : la camionnette rouge porte le nom Moulin Roux et une trame de points qui grossit vers l’arrière.',
          'Na: de rode bestelwagen draagt de naam Moulin Roux en een puntenraster dat naar achteren groeit.',
          'After: the red van carries the name Moulin Roux and dots that grow towards the rear.',
        ),
        caption: say('Après', 'Na', 'After'),
        focal: [50, 65],
      },
      {
        role: 'before',
        drawing: {
          of: 'van',
          ink: 'lettering',
          ground: 'fields',
          graphic: 'textile',
          brand: ['MOULIN', 'ROUX'],
          bare: true,
        },
        alt: say(
          'Avant : la même camionnette, blanche, sur une route entre les peupliers.',
          'Voor: dezelfde bestelwagen, wit, op een weg tussen de populieren.',
          'Before: the same van, white, on a road between poplars.',
        ),
        caption: say('Avant', 'Voor', 'Before'),
        focal: [50, 65],
      },
    ],
  },
  {
    sample: true,
    number: 8,
    id: 'coupe-ppf',
    slug: say('protection-peinture-coupe', 'lakbescherming-coupe', 'coupe-paint-protection'),
    category: 'vehicles',
    kind: 'gallery',
    group: 'wrapping',
    title: say(
      'Un film invisible sur un coupé neuf',
      'Onzichtbare folie op een nieuwe coupé',
      'Invisible film on a new coupé',
    ),
    facts: {
      material: say(
        'Film polyuréthane autocicatrisant',
        'Zelfherstellende polyurethaanfolie',
        'Self-healing polyurethane film',
      ),
      size: say('capot, ailes, pare-chocs', 'motorkap, spatborden, bumper', 'bonnet, wings, bumper'),
      time: say(
        '3 jours, voiture lavée et décontaminée',
        '3 dagen, wagen gewassen en ontvet',
        '3 days, car washed and decontaminated',
      ),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'ppf', ink: 'wrapping' },
        alt: say(
          'Aile bleue d’un coupé : l’eau perle sur le film transparent, dont un coin est encore soulevé près du phare.',
          'Blauw spatbord van een coupé: water parelt op de doorzichtige folie, een hoek staat nog omhoog naast de koplamp.',
          'The blue wing of a coupé: water beads on the clear film, one corner still lifted beside the headlight.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'ppf', ink: 'walls', lettering: 'VERDE', view: [250, 130, 360] },
        alt: say(
          'Phare et aile vert anglais d’une autre voiture, couverts de gouttes bien rondes.',
          'Koplamp en Brits groen spatbord van een andere wagen, bedekt met ronde druppels.',
          'Headlight and British racing green wing of another car, covered in round beads of water.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 9,
    id: 'roadster-colour',
    slug: say('changement-couleur-roadster', 'kleurwissel-roadster', 'roadster-colour-change'),
    category: 'vehicles',
    kind: 'gallery',
    group: 'wrapping',
    title: say(
      'Un roadster jaune devient bleu',
      'Een gele roadster wordt blauw',
      'A yellow roadster turns blue',
    ),
    facts: {
      material: say('Film coulé bleu satiné', 'Satijnblauwe gegoten folie', 'Satin blue cast film'),
      size: say(
        'teinte pleine, montants de porte compris',
        'volledige kleurwissel, deurstijlen inbegrepen',
        'full colour change, door shuts included',
      ),
      time: say('5 jours à deux poseurs', '5 dagen met twee plaatsers', '5 days, two fitters'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'wrap-hall', ink: 'wrapping' },
        alt: say(
          'Vue de dessus : deux personnes tendent un film bleu sur un roadster dont l’arrière est encore jaune.',
          'Bovenaanzicht: twee mensen spannen blauwe folie over een roadster waarvan de achterkant nog geel is.',
          'Seen from above: two people stretch blue film over a roadster whose rear is still yellow.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 10,
    id: 'city-car-swatches',
    slug: say('citadine-choix-du-film', 'stadswagen-foliekeuze', 'city-car-choosing-film'),
    category: 'vehicles',
    kind: 'gallery',
    group: 'wrapping',
    title: say(
      'Choisir sa couleur à la lumière du jour',
      'Een kleurwissel kiezen bij daglicht',
      'Choosing a colour by daylight',
    ),
    facts: {
      material: say(
        'Film coulé rouge sur capot et ailes',
        'Rode gegoten folie op motorkap en spatborden',
        'Red cast film on bonnet and wings',
      ),
      size: say('9 m² de film, deux tons', '9 m² folie, tweekleurig', '9 m² of film, two colours'),
      time: say('une journée et demie', 'anderhalve dag', 'a day and a half'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'wrap-swatches', ink: 'wrapping' },
        alt: say(
          'Un éventail d’échantillons de film tenu devant une citadine bleue, dont l’avant est déjà rouge.',
          'Een waaier foliestalen voor een blauwe stadswagen waarvan de voorkant al rood is.',
          'A fan of film samples held up to a blue city car whose front is already red.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 11,
    id: 'music-school-van',
    slug: say('covering-en-six-secondes', 'wrap-in-zes-seconden', 'a-wrap-in-six-seconds'),
    category: 'vehicles',
    kind: 'video',
    group: 'wrapping',
    title: say(
      'Un covering complet en six secondes',
      'Een volledige wrap in zes seconden',
      'A full wrap in six seconds',
    ),
    facts: {
      material: say(
        'Film coulé violet, motif géométrique',
        'Paarse gegoten folie, geometrisch motief',
        'Violet cast film, geometric pattern',
      ),
      size: say('25 m² de film, 11 panneaux', '25 m² folie, 11 panelen', '25 m² of film, 11 panels'),
      time: say('4 jours à l’atelier', '4 dagen in het atelier', '4 days in the workshop'),
    },
    pictures: [
      {
        drawing: { of: 'van', ink: 'design', ground: 'hall', graphic: 'design', brand: ['STUDIO', 'KLANK'] },
        alt: say(
          'Camionnette violette d’une école de musique sous les néons de l’atelier, un motif de cercles et de carrés sur le flanc.',
          'Paarse bestelwagen van een muziekschool onder de lampen van het atelier, met cirkels en vierkanten op de flank.',
          'A music school’s violet van under the workshop lights, circles and squares along its side.',
        ),
        focal: [50, 65],
      },
      {
        drawing: {
          of: 'van',
          ink: 'design',
          ground: 'hall',
          graphic: 'design',
          brand: ['STUDIO', 'KLANK'],
          view: [210, 180, 270],
        },
        alt: say(
          'Gros plan sur la porte coulissante : le nom Studio Klank en blanc à côté du motif.',
          'Close-up van de schuifdeur: de naam Studio Klank in het wit naast het motief.',
          'Close-up of the sliding door: the name Studio Klank in white beside the pattern.',
        ),
      },
    ],
    video: {
      seconds: 6,
      text: say(
        'Sans son. Une camionnette blanche attend dans l’atelier. Le film violet avance panneau par panneau, de l’avant vers l’arrière ; viennent ensuite le nom Studio Klank et un motif de cercles et de carrés.',
        'Zonder geluid. Een witte bestelwagen wacht in het atelier. De paarse folie schuift paneel per paneel van voor naar achter; daarna verschijnen de naam Studio Klank en een motief van cirkels en vierkanten.',
        'No sound. A white van waits in the workshop. Violet film moves along it panel by panel, from front to rear; then come the name Studio Klank and a pattern of circles and squares.',
      ),
    },
  },
  {
    sample: true,
    number: 12,
    id: 'electrician-fleet',
    slug: say('flotte-electricien', 'wagenpark-elektricien', 'electrician-fleet'),
    category: 'vehicles',
    kind: 'gallery',
    group: 'wrapping',
    title: say(
      'Quatre camionnettes d’électricien, une flèche',
      'Eén pijl op vier bestelwagens van een elektricien',
      'Four vans for an electrician, one arrow',
    ),
    facts: {
      material: say(
        'Covering partiel sur teinte d’origine',
        'Gedeeltelijke wrap op de originele kleur',
        'Partial wrap over the factory colour',
      ),
      size: say('4 véhicules, 7 m² chacun', '4 voertuigen, elk 7 m²', '4 vehicles, 7 m² each'),
      time: say('deux jours pour les quatre', '2 dagen voor de vier', 'two days for all four'),
    },
    pictures: [
      {
        drawing: { of: 'van', ink: 'signs', ground: 'depot', graphic: 'signs', brand: ['VOLT', 'DIRECT'] },
        alt: say(
          'Camionnette jaune devant un quai de chargement, une grande flèche noire bordée d’ampoules pointe vers l’avant.',
          'Gele bestelwagen voor een laadkade, met een grote zwarte pijl vol lampjes die naar voren wijst.',
          'A yellow van in a loading bay, a large black arrow edged with bulbs points to the front.',
        ),
        focal: [50, 65],
      },
    ],
  },
];
