import { type SeedWork, say } from './seed-work';

export const letteringWorks: readonly SeedWork[] = [
  {
    sample: true,
    number: 1,
    id: 'bakery-letters',
    slug: say('lettres-relief-boulangerie', 'freesletters-bakkerij', 'raised-letters-bakery'),
    category: 'shopfronts',
    kind: 'gallery',
    group: 'lettering',
    featured: true,
    title: say(
      'Lettres en relief pour une boulangerie',
      'Freesletters voor een bakkerij',
      'Raised letters for a bakery',
    ),
    facts: {
      material: say('Plexiglas 20 mm, laqué', 'Plexiglas van 20 mm, gelakt', '20 mm acrylic, painted'),
      size: say('9 lettres de 42 cm', '9 letters van 42 cm', '9 letters, 42 cm high'),
      time: say('une matinée de pose', 'één voormiddag plaatsen', 'fitted in a morning'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'shop-letters', ink: 'lettering', lettering: 'PAIN' },
        alt: say(
          'Façade rouge d’une boulangerie : trois lettres blanches en relief sont posées, la quatrième attend sur son gabarit de papier.',
          'Rode gevel van een bakkerij: drie witte reliëfletters hangen al, de vierde wacht nog op haar papieren mal.',
          'The red front of a bakery: three white raised letters are up, the fourth still waits on its paper template.',
        ),
        caption: say(
          'Le gabarit donne la place de chaque lettre au millimètre.',
          'De mal geeft de plaats van elke letter tot op de millimeter.',
          'The template gives every letter its place to the millimetre.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'shop-letters',
          ink: 'lettering',
          lettering: 'PAIN',
          view: [40, 110, 300],
        },
        alt: say(
          'Gros plan sur deux lettres blanches : l’épaisseur noire porte son ombre sur la façade rouge.',
          'Close-up van twee witte letters: de zwarte dikte werpt haar schaduw op de rode gevel.',
          'Close-up of two white letters: their black edge casts a shadow on the red front.',
        ),
        caption: say(
          'Montées sur entretoises, à deux centimètres du mur.',
          'Op afstandhouders, twee centimeter van de muur.',
          'Mounted on spacers, two centimetres off the wall.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 2,
    id: 'florist-window',
    slug: say('vitrine-fleuriste', 'etalage-bloemenwinkel', 'florist-window'),
    category: 'shopfronts',
    kind: 'gallery',
    group: 'lettering',
    title: say('La vitrine d’une fleuriste', 'De vitrine van een bloemenwinkel', 'A florist’s window'),
    facts: {
      material: say('Vinyle coulé blanc, découpé', 'Wit gegoten vinyl, gesneden', 'White cast vinyl, cut'),
      size: say(
        'un mot de 1,9 m, horaires de 3 cm',
        'één woord van 1,9 m, openingsuren van 3 cm',
        'one word 1.9 m wide, hours 3 cm high',
      ),
      time: say('deux heures de pose', 'geplaatst in 2 uur', 'applied in two hours'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'window-lettering', ink: 'lettering' },
        alt: say(
          'Sous un store rayé, une main retire le papier transfert du nom Rosa collé sur la vitrine.',
          'Onder een gestreepte luifel trekt een hand het transferpapier van de naam Rosa op het winkelraam.',
          'Below a striped awning a hand peels the application tape off the name Rosa on the shop window.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'window-lettering',
          ink: 'textile',
          lettering: 'Lys',
          view: [60, 120, 420],
        },
        alt: say(
          'Le mot Lys en lettres blanches sur une vitrine encadrée de magenta, la raclette encore en main.',
          'Het woord Lys in witte letters op een raam met magenta kader, de rakel nog in de hand.',
          'The word Lys in white letters on a window framed in magenta, the squeegee still in hand.',
        ),
        caption: say(
          'Le même tracé sous un autre nom.',
          'Hetzelfde snijwerk met een andere naam.',
          'The same cut with another name.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 3,
    id: 'school-wayfinding',
    slug: say('signaletique-ecole', 'bewegwijzering-school', 'school-wayfinding'),
    category: 'shopfronts',
    kind: 'gallery',
    group: 'lettering',
    title: say(
      'S’orienter dans une école de quatre étages',
      'De weg vinden in een school met vier verdiepingen',
      'Finding your way in a four-storey school',
    ),
    facts: {
      material: say(
        'Panneaux suspendus, film de sol antidérapant',
        'Hangborden, antislip-vloerfolie',
        'Hanging signs, non-slip floor film',
      ),
      size: say(
        '62 panneaux, 210 m de lignes au sol',
        '62 borden, 210 m vloerlijnen',
        '62 signs, 210 m of floor lines',
      ),
      time: say(
        'pose pendant des congés scolaires',
        'plaatsing tijdens een schoolvakantie',
        'fitted over a school holiday',
      ),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'wayfinding', ink: 'lettering' },
        alt: say(
          'Couloir d’école : un panneau suspendu indique les salles A et B, un grand 4 rouge marque l’étage, deux lignes guident au sol.',
          'Schoolgang: een hangbord wijst naar lokalen A en B, een grote rode 4 toont de verdieping, twee lijnen op de vloer wijzen de weg.',
          'A school corridor: a hanging sign points to rooms A and B, a large red 4 marks the floor, two lines lead the way on the ground.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'wayfinding', ink: 'walls', view: [72, 0, 276] },
        alt: say(
          'Le même panneau suspendu au premier étage, dont la couleur est le vert.',
          'Hetzelfde hangbord op de eerste verdieping, die groen als kleur heeft.',
          'The same hanging sign on the first floor, whose colour is green.',
        ),
        caption: say('Une couleur par étage.', 'Eén kleur per verdieping.', 'One colour per floor.'),
      },
    ],
  },
  {
    sample: true,
    number: 4,
    id: 'fishmonger-front',
    slug: say(
      'facade-poissonnerie-avant-apres',
      'gevel-viswinkel-voor-en-na',
      'fishmonger-front-before-after',
    ),
    category: 'shopfronts',
    kind: 'before-after',
    group: 'lettering',
    title: say(
      'Une façade reprise de la corniche au trottoir',
      'Een winkelgevel vernieuwd van kroonlijst tot stoep',
      'A shopfront renewed from cornice to pavement',
    ),
    facts: {
      material: say(
        'Lettres laquées, store, vinyle sur vitrage',
        'Gelakte letters, zonneluifel, vinyl op glas',
        'Painted letters, awning, vinyl on glass',
      ),
      size: say('5,4 m de façade', '5,4 m gevel', '5.4 m of frontage'),
      time: say('2 jours de pose', '2 dagen plaatsing', '2 days to fit'),
    },
    story: say(
      'Le nom se lit d’abord depuis le trottoir d’en face, puis de près. Le bleu est une laque qui supporte l’air salin.',
      'De naam leest u eerst van de overkant en dan pas van dichtbij. Het blauw is een lak die tegen zilte lucht kan.',
      'The name reads from across the street first, then close up. The blue is a paint that stands up to salt air.',
    ),
    pictures: [
      {
        role: 'after',
        drawing: { of: 'facade', ink: 'wrapping', name: 'MARÉE' },
        alt: say(
          'Après : façade outremer, le nom Marée en lettres blanches, un store à rayures jaunes et une enseigne ronde.',
          'Na: ultramarijne gevel met de naam Marée in witte letters, een geelgestreepte luifel en een rond uithangbord.',
          'After: an ultramarine front with the name Marée in white letters, a yellow striped awning and a round hanging sign.',
        ),
        caption: say('Après', 'Na', 'After'),
      },
      {
        role: 'before',
        drawing: { of: 'facade', ink: 'wrapping', name: 'MARÉE', bare: true },
        alt: say(
          'Avant : la même façade, grise et ternie, les vitrines bouchées de papier brun.',
          'Voor: dezelfde gevel, grijs en verweerd, de ramen dichtgeplakt met bruin papier.',
          'Before: the same front, grey and worn, its windows covered with brown paper.',
        ),
        caption: say('Avant', 'Voor', 'Before'),
      },
    ],
  },
];
