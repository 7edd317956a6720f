import { type SeedWork, say } from './seed-work';

export const designWorks: readonly SeedWork[] = [
  {
    sample: true,
    number: 28,
    id: 'notary-brand',
    slug: say('charte-etude-notariale', 'huisstijl-notariskantoor', 'notary-guidelines'),
    category: 'brands',
    kind: 'gallery',
    group: 'design',
    featured: true,
    title: say(
      'Le logo et la charte d’une étude notariale',
      'Logo en huisstijl voor een notariskantoor',
      'A logo and guidelines for a notary’s office',
    ),
    facts: {
      material: say(
        '1 logo, 2 polices, 4 couleurs',
        '1 logo, 2 lettertypes, 4 kleuren',
        '1 logo, 2 typefaces, 4 colours',
      ),
      size: say('24 pages de charte', 'huisstijlgids van 24 pagina’s', '24 pages of guidelines'),
      time: say('3 semaines de dessin', '3 weken tekenwerk', '3 weeks at the drawing board'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'brand-sheet', ink: 'design', lettering: 'Acte' },
        alt: say(
          'Feuille de construction d’un logo rond et violet, cartes de visite et enveloppe posées sur un plan de coupe.',
          'Constructieblad van een rond paars logo, met visitekaartjes en een omslag op een snijmat.',
          'The construction sheet of a round violet logo, business cards and an envelope on a cutting mat.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'brand-sheet', ink: 'design', lettering: 'Acte', view: [20, 60, 340] },
        alt: say(
          'Gros plan sur le logo et ses cercles de construction, le mot Acte dessous.',
          'Close-up van het logo en zijn constructiecirkels, met Acte eronder.',
          'Close-up of the logo and its construction circles, the word Acte below.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 29,
    id: 'architect-logo',
    slug: say('logo-bureau-architectes', 'logo-architectenbureau', 'architects-logo'),
    category: 'brands',
    kind: 'gallery',
    group: 'design',
    title: say(
      'La lettre d’un bureau d’architectes',
      'De letter van een architectenbureau',
      'An architects’ monogram',
    ),
    facts: {
      material: say(
        'Logo vectoriel, quatre déclinaisons',
        'Vectorlogo, vier varianten',
        'Vector logo, four versions',
      ),
      size: say('lisible de 8 mm à 3 m', 'leesbaar van 8 mm tot 3 m', 'reads from 8 mm to 3 m'),
      time: say('deux semaines, trois pistes', '2 weken, 3 voorstellen', 'two weeks, three proposals'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'logo-grid', ink: 'design' },
        alt: say(
          'Un a minuscule violet construit au compas sur du papier quadrillé, sa copie sur une feuille pliée.',
          'Een paarse kleine a, met de passer geconstrueerd op ruitjespapier, en een kopie op een gevouwen blad.',
          'A violet lower-case a built with compasses on squared paper, its copy on a folded sheet.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 30,
    id: 'grocer-website',
    slug: say('site-epicerie', 'website-kruidenier', 'grocer-website'),
    category: 'brands',
    kind: 'gallery',
    group: 'design',
    title: say(
      'Le site d’une épicerie de village',
      'De website van een dorpskruidenier',
      'A village grocer’s website',
    ),
    facts: {
      material: say(
        'Site en deux langues, commandes à retirer',
        'Site in twee talen, afhaalbestellingen',
        'Two languages, orders to collect',
      ),
      size: say('9 pages, 180 produits', '9 pagina’s, 180 producten', '9 pages, 180 products'),
      time: say('en ligne en six semaines', 'online na 6 weken', 'online in six weeks'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'website', ink: 'design' },
        alt: say(
          'Le site Lino dans une fenêtre de navigateur et sur un téléphone, avec son store rayé jaune et violet.',
          'De website Lino in een browservenster en op een telefoon, met een geel en paars gestreepte luifel.',
          'The Lino website in a browser window and on a phone, with its yellow and violet striped awning.',
        ),
      },
      {
        drawing: { of: 'scene', scene: 'website', ink: 'walls', lettering: 'Tuin', view: [0, 60, 360] },
        alt: say(
          'Le téléphone en gros plan, dans la variante verte au nom de Tuin.',
          'De telefoon van dichtbij, in de groene variant met de naam Tuin.',
          'The phone close up, in the green version with the name Tuin.',
        ),
        caption: say(
          'La même mise en page en vert.',
          'Dezelfde opmaak in het groen.',
          'The same layout in green.',
        ),
      },
    ],
  },
  {
    sample: true,
    number: 31,
    id: 'restaurant-identity',
    slug: say('identite-restaurant', 'huisstijl-restaurant', 'restaurant-identity'),
    category: 'brands',
    kind: 'gallery',
    group: 'design',
    title: say(
      'L’initiale d’un restaurant, de l’affiche au menu',
      'De beginletter van een restaurant, van affiche tot kaart',
      'A restaurant’s initial, from poster to menu',
    ),
    facts: {
      material: say(
        'Affiches, cartes, lettres découpées',
        'Affiches, kaarten, uitgesneden letters',
        'Posters, menus, cut-out letters',
      ),
      size: say('une lettre, sept supports', '1 letter, 7 dragers', 'one letter, seven surfaces'),
      time: say('quatre semaines', '4 weken', 'four weeks'),
    },
    pictures: [
      {
        drawing: { of: 'scene', scene: 'design-table', ink: 'design' },
        alt: say(
          'Table de travail : la lettre R en affiche rouge, en découpe et en esquisses au crayon, un nuancier ouvert en éventail.',
          'Werktafel: de letter R als rode affiche, uitgesneden en als potloodschets, met een opengewaaierde kleurenwaaier.',
          'A work table: the letter R as a red poster, as a cut-out and in pencil sketches, a swatch book fanned open.',
        ),
      },
      {
        drawing: {
          of: 'scene',
          scene: 'design-table',
          ink: 'wrapping',
          lettering: 'B',
          view: [200, 10, 360],
        },
        alt: say(
          'Les esquisses d’une lettre B, du crayon au trait plein, en bleu.',
          'De schetsen van een letter B, van potlood tot volle vorm, in het blauw.',
          'The sketches of a letter B, from pencil to solid, in blue.',
        ),
      },
    ],
  },
];
