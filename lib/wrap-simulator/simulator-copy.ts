import type { ContrastGrade } from '@/lib/drawing/legibility';
import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { EstimateLine } from './estimate';
import type { Light } from './film-look';
import type { FilmShade, PlacedLine } from './place-lines';
import type { Obstacle, Side } from './vehicles/vehicle';
import type { Coverage, PanelChoice, ProtectionPack, TintId } from './wrap-design';

/** The words of the simulator, in the order in which it asks. */
const simulatorCopy = {
  heading: text('Habillez le vôtre', 'Kleed het uwe aan', 'Dress yours'),
  intro: text(
    'Choisissez le véhicule, les films et le texte. Le dessin est à l’échelle, le prix suit.',
    'Kies het voertuig, de folies en de tekst. De tekening is op schaal en de prijs volgt mee.',
    'Choose the vehicle, the films and the words. The drawing is to scale, and the price follows.',
  ),
  vehicle: text('Véhicule', 'Voertuig', 'Vehicle'),
  paint: text('Peinture d’origine', 'Oorspronkelijke lak', 'Present paint'),
  coverage: text('Surface couverte', 'Wat wordt bekleed', 'What is covered'),
  film: text('Premier film', 'Eerste folie', 'First film'),
  second: text('Second film', 'Tweede folie', 'Second film'),
  split: text(
    'Hauteur de la ligne entre les deux tons, en % depuis le sol',
    'Hoogte van de lijn tussen de twee tinten, in % vanaf de grond',
    'Height of the line between two tones, in % from the ground',
  ),
  panels: text('Panneau par panneau', 'Paneel per paneel', 'Panel by panel'),
  panelsHint: text(
    'Touchez un panneau du dessin ou choisissez ici.',
    'Tik een paneel van de tekening aan of kies hier.',
    'Tap a panel of the drawing or choose here.',
  ),
  asCovered: text('comme la surface', 'zoals hierboven', 'as above'),
  lettering: text('Lettrage', 'Belettering', 'Lettering'),
  line: text('Ligne', 'Regel', 'Line'),
  words: text('Texte', 'Tekst', 'Words'),
  side: text('Face', 'Kant', 'Side'),
  bothSides: text('Sur les deux flancs', 'Op beide flanken', 'On both flanks'),
  family: text('Police', 'Lettertype', 'Typeface'),
  height: text(
    'Hauteur des capitales, en mm',
    'Hoogte van de hoofdletters, in mm',
    'Height of capitals, in mm',
  ),
  colour: text('Couleur', 'Kleur', 'Colour'),
  across: text(
    'Milieu depuis le bord gauche du dessin, en mm',
    'Midden vanaf de linkerrand van de tekening, in mm',
    'Middle from the left edge of the drawing, in mm',
  ),
  down: text(
    'Ligne de base depuis le haut, en mm',
    'Basislijn vanaf boven, in mm',
    'Baseline from the top, in mm',
  ),
  placeHint: text(
    'Laissez vide pour la meilleure place.',
    'Laat leeg voor de beste plaats.',
    'Leave empty for the best place.',
  ),
  logos: text('Logos et images', 'Logo’s en beelden', 'Logos and pictures'),
  logo: text('Logo', 'Logo', 'Logo'),
  logoAdd: text('Ajouter un fichier', 'Een bestand toevoegen', 'Add a file'),
  logoHint: text(
    'PDF, Illustrator ou SVG (textes en tracés), PNG, JPEG ou WebP, 10 Mo au plus. Le fichier ne sert qu’à ce projet et disparaît avec lui.',
    'Pdf, Illustrator of SVG (teksten als contouren), PNG, JPEG of WebP, hoogstens 10 MB. Het bestand dient alleen voor dit ontwerp en verdwijnt ermee.',
    'PDF, Illustrator or SVG (text as outlines), PNG, JPEG or WebP, 10 MB at most. The file is for this design alone and goes with it.',
  ),
  logoWidth: text('Largeur, en mm', 'Breedte, in mm', 'Width, in mm'),
  logoDown: text('Milieu depuis le haut, en mm', 'Midden vanaf boven, in mm', 'Middle from the top, in mm'),
  logoOff: text('Enlever ce logo', 'Dit logo weglaten', 'Take this logo off'),
  logoSending: text('Envoi de {name}…', '{name} wordt verstuurd…', 'Sending {name}…'),
  logoPlaced: text(
    '{name} est posé : faites-le glisser sur le dessin.',
    '{name} staat erop: sleep het op de tekening.',
    '{name} is on: drag it on the drawing.',
  ),
  logoFull: text(
    'Trois logos au plus : enlevez-en un d’abord.',
    'Hoogstens drie logo’s: laat er eerst een weg.',
    'Three logos at most: take one off first.',
  ),
  byHand: text(
    'Faites glisser les textes et les logos sur le dessin. Au clavier : flèches 10 mm, avec Maj 100 mm.',
    'Sleep teksten en logo’s op de tekening. Met het toetsenbord: pijlen 10 mm, met Shift 100 mm.',
    'Drag words and logos on the drawing. By keyboard: arrows 10 mm, with Shift 100 mm.',
  ),
  moveLine: text('Déplacer « {what} »', '‘{what}’ verplaatsen', 'Move ‘{what}’'),
  moveLogo: text('Déplacer le logo {number}', 'Logo {number} verplaatsen', 'Move logo {number}'),
  moveSplit: text(
    'Hauteur de la ligne entre les deux tons',
    'Hoogte van de lijn tussen de twee tinten',
    'Height of the line between two tones',
  ),
  placedAt: text(
    '{x} mm depuis le bord gauche du dessin, {y} mm depuis le haut',
    '{x} mm vanaf de linkerrand van de tekening, {y} mm vanaf boven',
    '{x} mm from the left edge of the drawing, {y} mm from the top',
  ),
  glass: text('Vitres', 'Ruiten', 'Glass'),
  rearSides: text('Vitres latérales arrière', 'Achterste zijruiten', 'Rear side windows'),
  rear: text('Lunette arrière', 'Achterruit', 'Rear window'),
  frontLocked: text(
    'Pare-brise et vitres latérales avant : aucun film. En Belgique, le contrôle technique le refuse.',
    'Voorruit en voorste zijruiten: geen folie. De Belgische keuring weigert dat.',
    'Windscreen and front side windows: no film. Belgian inspection refuses it.',
  ),
  rearRule: text(
    'À l’arrière, un film est permis avec un rétroviseur extérieur côté passager et {percent} % de réflexion au plus ; les nôtres restent en dessous.',
    'Achteraan mag folie, met een buitenspiegel aan de passagierskant en hoogstens {percent}% weerkaatsing; de onze blijven daaronder.',
    'Behind, film is allowed with an outside mirror on the passenger’s side and {percent}% of reflection at most; ours stay below.',
  ),
  sources: text('Sources, lues le {day} :', 'Bronnen, gelezen op {day}:', 'Sources, read on {day}:'),
  protection: text('Protection PPF', 'PPF-bescherming', 'Paint protection film'),
  protectionFinish: text('Finition du PPF', 'Afwerking van de PPF', 'Finish of the film'),
  glossy: text('brillant', 'glanzend', 'gloss'),
  matt: text('mat', 'mat', 'matt'),
  view: text('Vue', 'Zicht', 'View'),
  light: text('Lumière', 'Licht', 'Light'),
  distance: text('Voir de', 'Zien vanop', 'See from'),
  whole: text('tout près', 'dichtbij', 'close by'),
  show: text('Voir le résultat', 'Toon het resultaat', 'Show the result'),
  open: text('Essayer', 'Proberen', 'Try it'),
  sample: text(
    'Fourgon habillé de deux films, vert satiné au-dessus, ivoire en bas',
    'Bestelwagen in twee folies, satijngroen boven, ivoor onder',
    'Panel van in two films, satin green above, ivory below',
  ),
  save: text('Enregistrer sous un lien', 'Bewaren onder een link', 'Save under a link'),
  saveChanges: text('Enregistrer les changements', 'Wijzigingen bewaren', 'Save the changes'),
  undo: text('Annuler', 'Ongedaan maken', 'Undo'),
  redo: text('Rétablir', 'Opnieuw', 'Redo'),
  reset: text('Recommencer', 'Opnieuw beginnen', 'Start again'),
  surprise: text('Surprenez-moi', 'Verras me', 'Surprise me'),
  compare: text('Comparer', 'Vergelijken', 'Compare'),
  compareStop: text('Ne plus comparer', 'Niet meer vergelijken', 'Stop comparing'),
  compared: text('Mis de côté', 'Opzijgelegd', 'Set aside'),
  price: text('Prix estimé', 'Geschatte prijs', 'Estimated price'),
  range: text('de {low} à {high}', '{low} tot {high}', '{low} to {high}'),
  nothing: text(
    'Rien n’est encore choisi : le véhicule garde sa peinture.',
    'Nog niets gekozen: het voertuig houdt zijn lak.',
    'Nothing chosen yet: the vehicle keeps its paint.',
  ),
  vat: text(
    'TVA de {percent} % et pose comprises. Estimation du {version} ; seul le devis engage.',
    'Inclusief {percent}% btw en plaatsing. Raming van {version}; alleen de offerte bindt.',
    'Including {percent}% VAT and fitting. Estimate of {version}; only the quote is binding.',
  ),
  time: text(
    'À l’atelier : {time}. Garantie sur film coulé : {years}.',
    'In het atelier: {time}. Waarborg op gegoten folie: {years}.',
    'In the workshop: {time}. Warranty on cast film: {years}.',
  ),
  filmLasts: text(
    '{years} ans sur les flancs, {price}.',
    '{years} jaar op de flanken, {price}.',
    '{years} years on the sides, {price}.',
  ),
  screens: text(
    'Un écran éclaire, un film renvoie la lumière : la teinte diffère toujours un peu. Demandez un échantillon avant de décider.',
    'Een scherm straalt licht uit, folie kaatst het terug: de tint wijkt altijd wat af. Vraag een staal voor u beslist.',
    'A screen gives out light, a film sends it back: the shade always differs a little. Ask for a sample before you decide.',
  ),
  readable: text('Lisible à {metres} m', 'Leesbaar vanop {metres} m', 'Legible from {metres} m'),
  crosses: text('passe sur {what}', 'loopt over {what}', 'crosses {what}'),
  overhangs: text('dépasse la carrosserie', 'steekt buiten de carrosserie', 'reaches beyond the bodywork'),
  missing: text(
    'Cette police n’a pas : {letters}',
    'Dit lettertype heeft geen: {letters}',
    'This typeface has no: {letters}',
  ),
  quote: text(
    'Demander un devis avec ce projet',
    'Offerte aanvragen voor dit ontwerp',
    'Get a quote for this design',
  ),
  drawingOf: text('{vehicle}, {side} : {film}', '{vehicle}, {side}: {film}', '{vehicle}, {side}: {film}'),
  back: text('Le simulateur de covering', 'De wrapsimulator', 'The wrap simulator'),
  kept: text(
    'Ce projet reste treize mois sous ce lien. Qui le reçoit peut le voir et en faire une copie.',
    'Dit ontwerp blijft dertien maanden onder deze link. Wie hem krijgt, kan het bekijken en er een kopie van maken.',
    'This design stays under this link for thirteen months. Whoever has it can look, and go on with a copy.',
  ),
  quoteMessage: text(
    'Pouvez-vous me faire un prix pour ce projet ?',
    'Kunt u een prijs maken voor dit ontwerp?',
    'Could you price this design?',
  ),
  unknown: text('Ce projet n’est plus ici', 'Dit ontwerp is er niet meer', 'This design is gone'),
  unknownText: text(
    'Le lien est incomplet, ou le projet a été supprimé. Treize mois après son dernier enregistrement, il s’efface aussi de lui-même.',
    'De link is onvolledig, of het ontwerp is gewist. Dertien maanden nadat het voor het laatst bewaard werd, verdwijnt het ook vanzelf.',
    'The link is incomplete, or the design was deleted. Thirteen months after it was last saved it goes by itself, too.',
  ),
  goOn: text('Continuer', 'Verder werken', 'Go on'),
  copy: text('Continuer avec une copie', 'Verder met een kopie', 'Go on with a copy'),
  delete: text('Supprimer', 'Wissen', 'Delete'),
  rateLimited: text(
    'Trop d’enregistrements en peu de temps. Rien n’est perdu : réessayez dans dix minutes.',
    'Te vaak bewaard in korte tijd. Er is niets verloren: probeer het over tien minuten opnieuw.',
    'Saved too often in a short time. Nothing is lost: try again in ten minutes.',
  ),
  unavailable: text(
    'L’enregistrement n’a pas abouti. Rien n’est perdu : réessayez dans un instant.',
    'Bewaren is niet gelukt. Er is niets verloren: probeer het zo dadelijk opnieuw.',
    'It couldn’t be saved. Nothing is lost: try again in a moment.',
  ),
} as const satisfies Record<string, Localized>;

export const coverageNames: Record<Coverage, Localized> = {
  full: text('complète', 'volledig', 'all of it'),
  'two-tone': text('deux tons', 'twee tinten', 'two tones'),
  'lower-third': text('tiers inférieur', 'onderste derde', 'lower third'),
  'rear-third': text('tiers arrière', 'achterste derde', 'rear third'),
  stripes: text('bandes', 'strepen', 'stripes'),
  bonnet: text('capot', 'motorkap', 'bonnet'),
  roof: text('toit', 'dak', 'roof'),
  mirrors: text('rétroviseurs', 'spiegelkappen', 'mirrors'),
  none: text('aucune', 'niets', 'none of it'),
};

export const panelChoiceNames: Record<PanelChoice, Localized> = {
  bare: text('peinture', 'lak', 'paint'),
  film: text('premier film', 'eerste folie', 'first film'),
  second: text('second film', 'tweede folie', 'second film'),
};

export const protectionNames: Record<ProtectionPack, Localized> = {
  none: text('aucune', 'geen', 'none'),
  front: text('avant', 'voorkant', 'front'),
  full: text('complète', 'volledig', 'full'),
  parts: text(
    'éléments seuls (rétroviseurs, seuils, pare-chocs arrière)',
    'losse onderdelen (spiegels, dorpels, achterbumper)',
    'single parts (mirrors, sills, rear bumper)',
  ),
};

export const noTint: Localized = text('sans film', 'zonder folie', 'no film');

export const sideNames: Record<Side, Localized> = {
  left: text('flanc gauche', 'linkerflank', 'left flank'),
  right: text('flanc droit', 'rechterflank', 'right flank'),
  front: text('avant', 'voorkant', 'front'),
  rear: text('arrière', 'achterkant', 'rear'),
  roof: text('toit', 'dak', 'roof'),
};

export const lightNames: Record<Light, Localized> = {
  day: text('jour', 'dag', 'day'),
  dusk: text('crépuscule', 'schemering', 'dusk'),
  night: text('nuit', 'nacht', 'night'),
};

const contrastNames: Record<ContrastGrade, Localized> = {
  strong: text('contraste fort', 'sterk contrast', 'strong contrast'),
  good: text('bon contraste', 'goed contrast', 'good contrast'),
  weak: text('contraste faible', 'zwak contrast', 'weak contrast'),
  poor: text('contraste insuffisant', 'te weinig contrast', 'too little contrast'),
};

const shadeNames: Record<FilmShade, Localized> = {
  lightest: text(
    'là où le film est le plus clair',
    'waar de folie het lichtst is',
    'where the film is lightest',
  ),
  between: text(
    'sur la teinte moyenne du film',
    'op de middelste tint van de folie',
    'on the film’s middle shade',
  ),
  darkest: text(
    'là où le film est le plus foncé',
    'waar de folie het donkerst is',
    'where the film is darkest',
  ),
};

/** How letters stand out, and on a film of several colours where they do so least. */
export function contrastText(
  { contrast, against }: Pick<PlacedLine, 'contrast' | 'against'>,
  locale: Locale,
) {
  const grade = contrastNames[contrast][locale];
  return against ? `${grade} ${shadeNames[against][locale]}` : grade;
}

export const obstacleNames: Record<Obstacle['kind'], Localized> = {
  gap: text('un joint de porte', 'een deurnaad', 'a door gap'),
  handle: text('une poignée', 'een handgreep', 'a handle'),
  'fuel-flap': text('la trappe à carburant', 'de tankklep', 'the fuel flap'),
  moulding: text('une moulure', 'een sierlijst', 'a moulding'),
  hinge: text('une charnière', 'een scharnier', 'a hinge'),
  lamp: text('un feu', 'een lamp', 'a lamp'),
  rail: text('un rail', 'een rail', 'a rail'),
};

export const estimateNames: Record<EstimateLine['kind'], Localized> = {
  'wrap-full': text('Covering complet', 'Volledige wrap', 'Full wrap'),
  'wrap-partial': text('Covering partiel', 'Gedeeltelijke wrap', 'Partial wrap'),
  lettering: text(
    'Lettrage découpé et posé',
    'Belettering, gesneden en geplaatst',
    'Lettering, cut and fitted',
  ),
  tint: text('Film sur vitres arrière', 'Folie op achterruiten', 'Film on rear glass'),
  protection: text('Protection PPF', 'PPF-bescherming', 'Paint protection film'),
};

export type SimulatorLabels = Record<keyof typeof simulatorCopy, string>;

export function simulatorLabels(locale: Locale): SimulatorLabels {
  return labelsIn(simulatorCopy, locale);
}

export const tintChoices: readonly TintId[] = ['none', 'light', 'medium', 'dark', 'limo'];
