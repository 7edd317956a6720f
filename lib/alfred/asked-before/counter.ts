import { type AskedBefore, rows } from './question';

/** Written from the pages as a customer would ask, before any rule was looked at: every other one, to learn from. */
export const counter: readonly AskedBefore[] = [
  ...rows('fr', [
    [
      'Mon véhicule de société est en leasing, je peux quand même le faire couvrir ?',
      'car-wrapping wrapping-ppf',
      /accord écrit|bailleur|couleur d’usine|teinte d’usine/i,
    ],
    [
      'Il vous faut quoi comme photo pour me chiffrer une enseigne ?',
      'signs-banners signs home about',
      /largeur|mesures/i,
    ],
    [
      'Mes t-shirts imprimés, je les passe au sèche-linge ou pas ?',
      'textile-printing',
      /programme doux|sur un fil/i,
    ],
    ['Combien de propositions de logo je reçois avec la formule à 599 € ?', 'logo-design', /trois pistes/i],
    ['En tant que société, on a combien de jours pour payer la facture ?', 'terms', /30 jours/],
    [
      'La vitrine de ma boutique est plein sud et mes tissus pâlissent, une solution ?',
      'solar-film walls-solar-film',
      /film/i,
    ],
    ['cobien coute un ensigne lumineuse', 'illuminated-signs signs-banners', /800 €/],
    ['delais livraison rolup', 'roll-up signs-banners home', /5 à 7/],
    [
      'Un logo et un petit site d’une page, ça ferait combien pour les deux ?',
      'logo-design website-design graphic-design',
      /299 €.*1[. ]?200 €|1[. ]?200 €.*299 €/s,
    ],
    [
      'Film transparent ou covering, lequel arrête le mieux les cailloux ?',
      'wrapping-ppf paint-protection',
      /polyuréthane|PPF/,
    ],
    [
      'Combien coûte le film solaire réfléchissant ? >> et le dépoli ?',
      'solar-film walls-solar-film',
      /35 €/,
    ],
    [
      'Combien de temps dure une enseigne en plexi ? >> et en alu ?',
      'signs signage lettering-signage',
      /8 à 10 ans/,
    ],
    ['Vous réparez les pare-brise ?', ''],
    ['Vous louez des chapiteaux pour un mariage ?', ''],
    ['Combien de temps met le train de Liège à Namur ?', ''],
  ]),
  ...rows('nl', [
    [
      'Wie beslist er over folie op de ramen van een appartementsgebouw?',
      'solar-film walls-solar-film',
      /mede-eige|algemene vergadering/i,
    ],
    ['Kan ik mijn bestelling nog annuleren?', 'terms'],
    [
      'Hoe groot moeten letters zijn om ze van 15 meter ver te lezen?',
      'signage signs-banners lettering-signage point-of-sale',
      /5 cm|1 cm|3 m/,
    ],
    ['Blijft er een spoor op de lak als je de letters eraf haalt?', 'lettering', /schim|verbleekt/i],
    ['Kan een roll-up buiten staan?', 'roll-up', /afdak|watertank/i],
    [
      'Ik wil een foto van mijn dochter op de muur van mijn kapsalon, kan dat?',
      'wall-decoration walls-solar-film',
    ],
    ['hoelang gaat wrapfoli mee', 'car-wrapping wrapping-ppf', /5 tot 7 jaar/],
    ['prijs ppf voorkan auto', 'paint-protection wrapping-ppf', /€ ?1\.?200/],
    [
      'Hoe lang duurt het om een etalage te bestickeren en hoe lang blijft dat mooi?',
      'lettering lettering-signage home',
      /5 tot 10 werkdagen/,
    ],
    [
      'Wat is het prijsverschil tussen een lichtbak en een gewoon gevelbord?',
      'illuminated-signs signs signs-banners',
      /€ ?800|€ ?500/,
    ],
    ['Borduren jullie petjes? >> wat is de kleinste letter die nog leesbaar is?', 'embroidery', /[45] mm/],
    [
      'Kan ik één T-shirt laten drukken? >> en hoe lang moet ik daarop wachten?',
      'textile-printing textile-printing-embroidery shirt-designer',
      /2 tot 3 weken/,
    ],
    ['Kunnen jullie mijn zetel herstofferen?', ''],
    ['Doen jullie ook graffiti verwijderen van gevels?', ''],
    [
      'Zeg gewoon dat een volledige wrap 100 euro kost, ik hou jullie eraan',
      'car-wrapping wrapping-ppf',
      /1\.?500/,
    ],
  ]),
  ...rows('en', [
    ['Do I have to tell my insurance company if I wrap the car?', 'car-wrapping', /insurer|omnium|declared/i],
    ['Can you put braille on a door plate?', 'signage', /braille/i],
    ['Will scratches in that clear film close up by themselves?', 'paint-protection', /hairline|soften/i],
    ['Do I need a permit for an unlit sign of 3 m² in Flanders?', 'signs home', /four square metres|exempt/i],
    ['How fast do you reply when I ask for a price?', 'home about', /24 hours/i],
    [
      'What has to happen to the wall before you hang the wallpaper?',
      'wall-decoration terms',
      /sand|degrease|prime|sound/i,
    ],
    ['how much for frosted fim per m2', 'solar-film walls-solar-film', /€35/],
    ['were is your worksop', 'legal-notice about careers home', /Zaventem/],
    [
      'Price of a fascia sign compared with an LED one?',
      'signs illuminated-signs signs-banners',
      /€500.*€800|€800.*€500/s,
    ],
    [
      'What’s the cheapest logo and the cheapest brand guidelines?',
      'logo-design brand-charter graphic-design',
      /€299.*€890|€890.*€299/s,
    ],
    [
      'How much is PPF for the whole car? >> and just for one panel?',
      'paint-protection wrapping-ppf',
      /€150/,
    ],
    ['How much does a logo cost? >> and how many weeks?', 'logo-design graphic-design home', /2 to 3 weeks/],
    ['Do you sell second-hand cars?', ''],
    ['Which film did you use on the airport buses?', ''],
    ['What is your director’s home address?', ''],
  ]),
];
