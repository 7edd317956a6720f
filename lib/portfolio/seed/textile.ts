import { type SeedWork, say } from './seed-work';

export const textileWorks: readonly SeedWork[] = [
  {
    sample: true,
    number: 20,
    id: 'plumber-sweatshirts',
    slug: say(
      'tenues-brodees-plombiers',
      'geborduurde-werkkleding-loodgieters',
      'embroidered-workwear-plumbers',
    ),
    category: 'textile',
    kind: 'gallery',
    group: 'textile',
    featured: true,
    title: say(
      'Tenues brodées pour une équipe de plombiers',
      'Geborduurde werkkleding voor loodgieters',
      'Embroidered workwear for plumbers',
    ),
    facts: {
      material: say(
        'Molleton 300 g/m², fil polyester',
        'Sweatstof van 300 g/m², polyestergaren',
        '300 g/m² fleece, polyester thread',
      ),
      size: say('36 pièces, logo de 9 cm', '36 stuks, logo van 9 cm', '36 pieces, 9 cm logo'),
      time: say('livraison en 2 semaines', 'geleverd na 2 weken', 'delivered in 2 weeks'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'shirt-embroidery', ink: 'textile' },
        alt: say(
          'Un tambour à broder tendu de tissu magenta : l’aiguille achève une grande lettre M au point passé.',
          'Een borduurring met magenta stof: de naald werkt een grote letter M af in satijnsteek.',
          'An embroidery hoop of magenta fabric: the needle finishes a large letter M in satin stitch.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'shirt-embroidery',
          ink: 'wrapping',
          lettering: 'Kade',
          view: [100, 60, 400],
        },
        alt: say(
          'La même broderie en blanc sur tissu bleu, avec la lettre K.',
          'Hetzelfde borduurwerk in het wit op blauwe stof, met de letter K.',
          'The same embroidery in white on blue fabric, with the letter K.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 21,
    id: 'festival-shirts',
    slug: say('t-shirts-festival', 't-shirts-festival', 'festival-t-shirts'),
    category: 'textile',
    kind: 'gallery',
    group: 'textile',
    title: say(
      'T-shirts d’un festival de quartier',
      'T-shirts voor een buurtfestival',
      'T-shirts for a neighbourhood festival',
    ),
    facts: {
      material: say(
        'Coton bio 180 g/m², sérigraphie une couleur',
        'Biokatoen van 180 g/m², zeefdruk in één kleur',
        '180 g/m² organic cotton, one-colour screen print',
      ),
      size: say('400 pièces, impression de 28 cm', '400 stuks, opdruk van 28 cm', '400 pieces, 28 cm print'),
      time: say('trois jours d’impression', 'gedrukt in 3 dagen', 'printed in three days'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'shirt-press', ink: 'textile' },
        alt: say(
          'Carrousel de sérigraphie vu de dessus : la raclette pousse l’encre à travers l’écran sur un t-shirt blanc.',
          'Zeefdrukcarrousel van bovenaf: de rakel duwt inkt door het raam op een wit T-shirt.',
          'A screen-printing carousel from above: the squeegee pushes ink through the screen onto a white T-shirt.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'shirt-press',
          ink: 'wrapping',
          lettering: 'Été',
          view: [170, 60, 330],
        },
        alt: say(
          'Gros plan sur l’écran et son mot répété, à l’encre bleue.',
          'Close-up van het raam met zijn herhaalde woord in blauwe inkt.',
          'Close-up of the screen and its repeated word, in blue ink.',
        ),
        caption: say(
          'La deuxième couleur, pour les bénévoles.',
          'De tweede kleur, voor de vrijwilligers.',
          'The second colour, for the volunteers.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 22,
    id: 'brewery-polos',
    slug: say('polos-brodes-brasserie', 'geborduurde-polo-brouwerij', 'embroidered-polos-brewery'),
    category: 'textile',
    kind: 'gallery',
    group: 'textile',
    title: say(
      'Polos et tabliers d’une brasserie',
      'Polo’s en schorten voor een brouwerij',
      'Polo shirts and aprons for a brewery',
    ),
    facts: {
      material: say(
        'Piqué 220 g/m², broderie trois fils',
        'Piqué van 220 g/m², borduurwerk met drie garens',
        '220 g/m² piqué, three-thread embroidery',
      ),
      size: say('60 polos, 24 tabliers', '60 polo’s, 24 schorten', '60 polos, 24 aprons'),
      time: say('deux semaines et demie', 'tweeënhalve week', 'two and a half weeks'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'textile-shelf', ink: 'textile' },
        alt: say(
          'Un polo magenta et un sac noir marqué Bo, pliés à côté de bobines de fil jaune et blanc.',
          'Een magenta polo en een zwarte tas met Bo, opgevouwen naast klossen geel en wit garen.',
          'A magenta polo and a black bag marked Bo, folded beside reels of yellow and white thread.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 23,
    id: 'camp-shirts',
    slug: say('t-shirts-camp-scout', 't-shirts-scoutskamp', 'camp-t-shirts'),
    category: 'textile',
    kind: 'gallery',
    group: 'textile',
    title: say(
      'Un t-shirt de camp, du croquis à la presse',
      'T-shirts voor een scoutskamp, van schets tot pers',
      'A camp T-shirt, from sketch to press',
    ),
    facts: {
      material: say(
        'Coton peigné, transfert numérique',
        'Gekamd katoen, digitale transfer',
        'Combed cotton, digital transfer',
      ),
      size: say('48 pièces, 6 tailles', '48 stuks, 6 maten', '48 pieces, 6 sizes'),
      time: say('livraison en 2 semaines', 'geleverd na 2 weken', 'delivered in 2 weeks'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'shirt-designer', ink: 'textile' },
        alt: say(
          'Un t-shirt blanc à l’écran, son dessin de soleil et de colline tourné par ses poignées, les teintes à droite.',
          'Een wit T-shirt op het scherm, de tekening van zon en heuvel wordt aan haar handvatten gedraaid, rechts de kleuren.',
          'A white T-shirt on screen, its drawing of a sun and a hill being turned by its handles, colours on the right.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'shirt-designer',
          ink: 'walls',
          lettering: 'Kamp',
          view: [150, 90, 360],
        },
        alt: say(
          'La version verte du dessin, au nom de Kamp.',
          'De groene versie van de tekening, met de naam Kamp.',
          'The green version of the drawing, with the name Kamp.',
        ),
      },
    ],
  },
];
