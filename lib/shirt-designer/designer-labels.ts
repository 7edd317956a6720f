import { savingCopy } from '@/lib/designs/saving-copy';
import { pictureFaults } from '@/lib/drawing/picture';
import { pictureFaultTexts } from '@/lib/drawing/picture-copy';
import { filled, labelsIn, text } from '@/lib/i18n/copy';
import { formatDay } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { unnamed } from './designer-copy';
import { priceAssumptions } from './price-assumptions';
import { shirtLimits } from './shirt-design';

/** The words of the designer, in the order in which it asks. A browser is handed those of one language, and never fetches this file. */
const designerCopy = {
  heading: text('Dessinez le vôtre', 'Maak uw ontwerp', 'Design yours'),
  intro: text(
    'Un texte, un motif, des quantités : le dessin est en vrais centimètres, les défauts sont signalés tout de suite et le prix suit.',
    'Een tekst, een motief, aantallen: de tekening is in echte centimeters, wat niet kan staat er meteen bij en de prijs volgt mee.',
    'Words, a motif, quantities: the drawing is in real centimetres, faults are named at once and the price follows.',
  ),
  open: text('Commencer', 'Beginnen', 'Start'),
  templates: text('Partir d’un modèle', 'Begin met een voorbeeld', 'Start from a template'),
  templatesHint: text(
    'Dessinés ici. Tout s’y change.',
    'Hier getekend. Alles is aan te passen.',
    'Drawn here. Everything in them can be changed.',
  ),
  sample: text(
    'Sweat à capuche marine, écusson d’une équipe sur la poitrine',
    'Marineblauwe hoodie met het embleem van een ploeg op de borst',
    'Navy hoodie with a team’s crest on the chest',
  ),
  garment: text('Vêtement', 'Kledingstuk', 'Garment'),
  fabric: text('Couleur du tissu', 'Kleur van de stof', 'Fabric colour'),
  side: text('Face', 'Kant', 'Side'),
  technique: text('Procédé sur cette face', 'Techniek op deze kant', 'Technique on this side'),
  words: unnamed.text,
  wordsHint: text(
    `${shirtLimits.textLength}\u00a0caractères et six lignes au plus.`,
    `Hoogstens ${shirtLimits.textLength}\u00a0tekens en zes regels.`,
    `${shirtLimits.textLength}\u00a0characters and six lines at most.`,
  ),
  wordsCut: text(
    `Texte coupé : ${shirtLimits.textLength} caractères et ${shirtLimits.lines} lignes au plus.`,
    `Tekst afgekapt: hoogstens ${shirtLimits.textLength} tekens en ${shirtLimits.lines} regels.`,
    `Words cut: ${shirtLimits.textLength} characters and ${shirtLimits.lines} lines at most.`,
  ),
  family: text('Police', 'Lettertype', 'Typeface'),
  weight: text('Épaisseur', 'Letterdikte', 'Weight'),
  weightNormal: text('normale', 'normaal', 'regular'),
  weightBold: text('grasse', 'vet', 'bold'),
  weightOnly: text('une seule', 'maar één', 'only one'),
  weightHint: text(
    'Deux épaisseurs\u00a0: {families}. Les autres polices n’en ont qu’une.',
    'Twee diktes: {families}. De andere lettertypes hebben er één.',
    'Two weights: {families}. The other typefaces have one.',
  ),
  size: text(
    'Hauteur des capitales, en mm',
    'Hoogte van de hoofdletters, in mm',
    'Height of capitals, in mm',
  ),
  tracking: text('Espacement', 'Spatiëring', 'Letter spacing'),
  leading: text('Interligne, en %', 'Regelafstand, in %', 'Line spacing, in %'),
  align: text('Alignement', 'Uitlijning', 'Alignment'),
  alignLeft: text('à gauche', 'links', 'left'),
  alignMiddle: text('au centre', 'midden', 'centre'),
  alignRight: text('à droite', 'rechts', 'right'),
  curve: text('Courbe', 'Boog', 'Curve'),
  bend: text('Courbure', 'Kromming', 'Bend'),
  colour: text('Couleur', 'Kleur', 'Colour'),
  otherColour: text('Autre couleur', 'Andere kleur', 'Another colour'),
  field: text('Montre', 'Toont', 'Shows'),
  place: text('Place', 'Plaats', 'Place'),
  placeMiddle: text('au milieu', 'in het midden', 'in the middle'),
  placeTop: text('en haut', 'bovenaan', 'at the top'),
  placeHeart: text('côté cœur', 'op de borst links', 'over the heart'),
  motif: text('Motif', 'Motief', 'Motif'),
  noMotif: text('aucun', 'geen', 'none'),
  width: text('Largeur, en mm', 'Breedte, in mm', 'Width, in mm'),
  height: text('Hauteur, en mm', 'Hoogte, in mm', 'Height, in mm'),
  across: text('Depuis le milieu, en mm', 'Vanaf het midden, in mm', 'From the middle, in mm'),
  down: text(
    'Depuis le haut de la zone, en mm',
    'Vanaf de bovenkant van het vlak, in mm',
    'From the top of the area, in mm',
  ),
  angle: text('Rotation, en degrés', 'Draaiing, in graden', 'Turn, in degrees'),
  quantities: text('Tailles et quantités', 'Maten en aantallen', 'Sizes and quantities'),
  pieces: text('{count} pièces', '{count} stuks', '{count} pieces'),
  onePiece: text('1 pièce', '1 stuk', '1 piece'),
  people: text('Noms et numéros', 'Namen en nummers', 'Names and numbers'),
  peopleHint: text(
    'Une personne par ligne, nom, numéro, taille : Zoé, 10, M. Chaque ligne est une pièce en plus des quantités. Un tableur se colle aussi.',
    'Eén persoon per regel, naam, nummer, maat: Zoë, 10, M. Elke regel is een stuk boven op de aantallen. Plakken uit een rekenblad mag.',
    'One person a line, name, number, size: Zoe, 10, M. Each line is one piece more than the quantities. A spreadsheet can be pasted.',
  ),
  peopleRead: text('Personnes lues\u00a0: {count}', 'Gelezen personen: {count}', 'People read: {count}'),
  peopleLost: text(
    'lignes laissées de côté, au-delà de {most}\u00a0: {count}',
    'weggelaten regels, boven de {most}: {count}',
    'lines left out, beyond {most}: {count}',
  ),
  peopleSize: text(
    'taille inconnue, {size} retenue : {names}',
    'onbekende maat, {size} genomen: {names}',
    'unknown size, {size} taken: {names}',
  ),
  peopleLong: text(
    'noms coupés après {most} lettres : {names}',
    'namen afgekapt na {most} letters: {names}',
    'names cut after {most} letters: {names}',
  ),
  peopleUnread: text('non compris : {cells}', 'niet begrepen: {cells}', 'not understood: {cells}'),
  preview: text('Aperçu de', 'Voorbeeld van', 'Preview of'),
  previewAll: text('le modèle', 'het model', 'the design'),
  layers: text('Calques', 'Lagen', 'Layers'),
  noLayers: text(
    'Rien sur cette face. Ajoutez un texte, un logo, une forme ou un motif.',
    'Nog niets op deze kant. Voeg tekst, een logo, een vorm of een motief toe.',
    'Nothing on this side yet. Add words, a logo, a shape or a motif.',
  ),
  addText: text('Texte', 'Tekst', 'Text'),
  addShape: text('Forme', 'Vorm', 'Shape'),
  addMark: text('Motif', 'Motief', 'Motif'),
  addPicture: text('Logo ou image', 'Logo of beeld', 'Logo or picture'),
  camera: text('Photographier', 'Foto maken', 'Take a photo'),
  pictureHint: text(
    'PDF, Illustrator, SVG, PNG, JPEG ou WebP, 10 Mo au plus.',
    'Pdf, Illustrator, svg, png, jpeg of WebP, hoogstens 10 MB.',
    'PDF, Illustrator, SVG, PNG, JPEG or WebP, 10 MB at most.',
  ),
  dropHint: text(
    'Vous pouvez aussi déposer le fichier sur le vêtement.',
    'U kunt het bestand ook op het kledingstuk laten vallen.',
    'You can also drop the file on the garment.',
  ),
  pictureAddHint: text(
    'PDF, Illustrator, SVG, PNG, JPEG ou WebP, 10 Mo au plus. Une image de points s’imprime en DTF ou en DTG\u202f; des tracés se coupent et se brodent aussi.',
    'Pdf, Illustrator, svg, png, jpeg of WebP, hoogstens 10 MB. Een beeld van pixels wordt gedrukt met DTF of DTG; lijnen kunnen ook gesneden en geborduurd worden.',
    'PDF, Illustrator, SVG, PNG, JPEG or WebP, 10 MB at most. A picture of pixels is printed by DTF or DTG; outlines can be cut and embroidered as well.',
  ),
  pictureSending: text('«\u00a0{name}\u00a0» arrive.', '‘{name}’ is onderweg.', '‘{name}’ is on its way.'),
  picturePlaced: text('«\u00a0{name}\u00a0» est posé.', '‘{name}’ staat erop.', '‘{name}’ is in place.'),
  peopleFull: text(
    'Trop de noms et de numéros à la fois\u00a0: raccourcissez la liste ou retirez un texte qui la reprend.',
    'Te veel namen en nummers tegelijk: maak de lijst korter of haal een tekst weg die ze toont.',
    'Too many names and numbers at once: shorten the list or remove a text that shows them.',
  ),
  pictureFull: text(
    'Douze images par projet. Supprimez-en une d’abord.',
    'Twaalf beelden per ontwerp. Verwijder er eerst een.',
    'Twelve pictures to a design. Remove one first.',
  ),
  unnamedPicture: unnamed.picture,
  opacity: text('Opacité, en %', 'Dekking, in %', 'Opacity, in %'),
  crop: text('Recadrer, en %', 'Bijsnijden, in %', 'Crop, in %'),
  inksOf: text('Couleurs du dessin', 'Kleuren van de tekening', 'Colours of the drawing'),
  inkBecomes: text('{colour} devient', '{colour} wordt', '{colour} becomes'),
  resolution: text('Netteté à cette taille', 'Scherpte op deze maat', 'Sharpness at this size'),
  vectorSharp: text(
    'Formes\u00a0: net à toute taille.',
    'Vormen: scherp op elke maat.',
    'Shapes: sharp at any size.',
  ),
  density: text('{dpi} dpi', '{dpi} dpi', '{dpi} dpi'),
  pictureTools: text('Retoucher', 'Bewerken', 'Retouch'),
  coloursCounted: text('{count} couleurs', '{count} kleuren', '{count} colours'),
  oneColour: text('1 couleur', '1 kleur', '1 colour'),
  isPhoto: text(
    'Une photo\u00a0: ses couleurs ne se comptent pas.',
    'Een foto: de kleuren zijn niet te tellen.',
    'A photo: its colours can’t be counted.',
  ),
  clearBackground: text('Retirer le fond', 'Achtergrond weghalen', 'Remove the background'),
  clearInside: text(
    'Aussi à l’intérieur, dans les lettres par exemple',
    'Ook binnenin, zoals in letters',
    'Inside as well, as in letters',
  ),
  traceTo: text('Convertir en formes', 'Omzetten in vormen', 'Convert to shapes'),
  reduceTo: text('Réduire les couleurs', 'Kleuren beperken', 'Reduce the colours'),
  inkCount: text('Nombre de couleurs', 'Aantal kleuren', 'Number of colours'),
  recolour: text('Changer une couleur', 'Een kleur wijzigen', 'Change a colour'),
  recolourFrom: text('De', 'Van', 'From'),
  recolourTo: text('en', 'naar', 'to'),
  toolBusy: text('Au travail…', 'Bezig…', 'Working…'),
  toolReady: text(
    'Avant et après, côte à côte\u202f: gardez ce que vous préférez.',
    'Voor en na naast elkaar: bewaar wat u verkiest.',
    'Before and after, side by side: keep what you prefer.',
  ),
  toolFailed: text(
    'Cela n’a pas fonctionné avec cette image. Elle n’a pas changé.',
    'Dat is niet gelukt met dit beeld. Het is gebleven zoals het was.',
    'That didn’t work with this picture, which has stayed as it was.',
  ),
  noBackground: text(
    'Aucun fond d’une seule couleur autour de cette image.',
    'Rond dit beeld ligt geen achtergrond van één kleur.',
    'There is no background of one colour round this picture.',
  ),
  tooDetailed: text(
    'Trop de détails pour des formes. Moins de couleurs, ou une impression DTF.',
    'Te veel detail voor vormen. Neem minder kleuren, of laat drukken met DTF.',
    'Too much detail for shapes. Take fewer colours, or have it printed by DTF.',
  ),
  before: text('Avant', 'Voor', 'Before'),
  after: text('Après', 'Na', 'After'),
  keepAfter: text('Garder', 'Behouden', 'Keep'),
  dropAfter: text('Ne pas garder', 'Laat maar', 'Never mind'),
  newWords: text('Votre texte', 'Uw tekst', 'Your words'),
  several: text('En choisir plusieurs', 'Meerdere kiezen', 'Select several'),
  severalHint: text(
    'Choisissez-les dans la liste ou sur le dessin.',
    'Kies ze in de lijst of op de tekening.',
    'Pick them in the list or on the drawing.',
  ),
  chosen: text('Calques choisis : {count}', 'Gekozen lagen: {count}', 'Layers selected: {count}'),
  hide: text('Cacher', 'Verbergen', 'Hide'),
  lock: text('Verrouiller', 'Vastzetten', 'Lock'),
  raise: text('Avancer', 'Naar voren', 'Bring forward'),
  lower: text('Reculer', 'Naar achteren', 'Send backward'),
  duplicate: text('Dupliquer', 'Dupliceren', 'Duplicate'),
  remove: text('Supprimer', 'Verwijderen', 'Remove'),
  group: text('Grouper', 'Groeperen', 'Group'),
  ungroup: text('Dégrouper', 'Groep opheffen', 'Ungroup'),
  flipX: text('Miroir ↔', 'Spiegelen ↔', 'Flip ↔'),
  flipY: text('Miroir ↕', 'Spiegelen ↕', 'Flip ↕'),
  copy: text('Copier', 'Kopiëren', 'Copy'),
  paste: text('Coller', 'Plakken', 'Paste'),
  alignTo: text('Aligner', 'Uitlijnen', 'Align'),
  edgeLeft: text('à gauche', 'links', 'left'),
  edgeCentre: text('au centre', 'midden', 'centre'),
  edgeRight: text('à droite', 'rechts', 'right'),
  edgeTop: text('en haut', 'boven', 'top'),
  edgeMiddle: text('à mi-hauteur', 'halverwege', 'middle'),
  edgeBottom: text('en bas', 'onder', 'bottom'),
  distributeX: text('Répartir ↔', 'Verdelen ↔', 'Distribute ↔'),
  distributeY: text('Répartir ↕', 'Verdelen ↕', 'Distribute ↕'),
  undo: text('Annuler', 'Ongedaan maken', 'Undo'),
  redo: text('Rétablir', 'Opnieuw', 'Redo'),
  zoomIn: text('Agrandir', 'Inzoomen', 'Zoom in'),
  zoomOut: text('Réduire', 'Uitzoomen', 'Zoom out'),
  area: text(
    'Zone de {width} × {height} cm',
    'Vlak van {width} × {height} cm',
    'Area of {width} × {height} cm',
  ),
  canvasHelp: text(
    'Glissez pour déplacer, tirez un coin pour agrandir, le point du haut pour tourner.',
    'Sleep om te verplaatsen, trek aan een hoek om te vergroten, aan het punt bovenaan om te draaien.',
    'Drag to move, pull a corner to resize, the dot above to turn.',
  ),
  canvasKeys: text(
    'Flèches\u202f: 1 mm, avec Maj 10 mm.',
    'Pijltjes: 1 mm, met Shift 10 mm.',
    'Arrows: 1 mm, with Shift 10 mm.',
  ),
  canvasFingers: text(
    'À deux doigts, vous l’agrandissez et le tournez d’un geste.',
    'Met twee vingers vergroot en draait u het in één beweging.',
    'With two fingers you resize and turn it in one go.',
  ),
  checks: text('Contrôle', 'Controle', 'Checks'),
  allGood: text(
    'Tout peut être fabriqué ainsi.',
    'Alles kan zo gemaakt worden.',
    'All of it can be made like this.',
  ),
  fix: text('Corriger', 'Herstel', 'Fix it'),
  price: text('Prix estimé', 'Geschatte prijs', 'Estimated price'),
  each: text('{price} la pièce', '{price} per stuk', '{price} each'),
  total: text('{price} pour {pieces}', '{price} voor {pieces}', '{price} for {pieces}'),
  tenMore: text(
    'Dix de plus : {price} de moins par pièce.',
    'Tien meer: {price} minder per stuk.',
    'Ten more would cost {price} less each.',
  ),
  noPieces: text(
    'Indiquez une quantité pour voir le prix.',
    'Geef een aantal in om de prijs te zien.',
    'Give a quantity to see the price.',
  ),
  vat: text(
    'TVA de {percent} % comprise. Estimation sur valeurs d’exemple du {version} ; seul le devis engage.',
    'Inclusief {percent}% btw. Raming op voorbeeldwaarden van {version}; alleen de offerte bindt.',
    'Including {percent}% VAT. Estimate on sample values of {version}; only the quote is binding.',
  ),
  time: text(
    'Délai : {time} après votre accord sur l’épreuve.',
    'Levertijd: {time} na uw akkoord op de proef.',
    'Delivery: {time} after you approve the proof.',
  ),
  threads: text('{count} points environ', 'ongeveer {count} steken', 'about {count} stitches'),
  counting: text(
    'On compte les points\u00a0: le prix suit dans un instant.',
    'De steken worden geteld: de prijs volgt zo.',
    'Counting the stitches: the price follows in a moment.',
  ),
  aboutPrice: text('environ {price}', 'ongeveer {price}', 'about {price}'),
  sewn: text(
    '{count} points, {minutes} min de machine',
    '{count} steken, {minutes} min op de machine',
    '{count} stitches, {minutes} min on the machine',
  ),
  washing: text('Lavage : {washes}.', 'Wassen: {washes}.', 'Washing: {washes}.'),
  look: text('Rendu : {look}.', 'Uitzicht: {look}.', 'Look: {look}.'),
  show: text('Voir le résultat', 'Toon het resultaat', 'Show the result'),
  save: text('Enregistrer sous un lien', 'Bewaren onder een link', 'Save under a link'),
  savedHere: text(
    'Ce projet est enregistré sous son lien. Vos changements l’y remplacent une fois enregistrés.',
    'Dit ontwerp is bewaard onder zijn link. Uw wijzigingen komen in de plaats zodra u ze bewaart.',
    'This design is saved under its link. Your changes replace it there once you save them.',
  ),
  saveChanges: text('Enregistrer les changements', 'Wijzigingen bewaren', 'Save the changes'),
  quote: text(
    'Demander un devis avec ce projet',
    'Offerte aanvragen voor dit ontwerp',
    'Get a quote for this design',
  ),
  picture: text('Image PNG', 'PNG-beeld', 'PNG picture'),
  drawingOf: text(
    '{garment}, {side}, {fabric} : {words}',
    '{garment}, {side}, {fabric}: {words}',
    '{garment}, {side}, {fabric}: {words}',
  ),
  blank: text('sans marquage', 'zonder opdruk', 'not marked'),
  back: text('Le créateur de t-shirts', 'De T-shirtontwerper', 'The T-shirt designer'),
  kept: text(
    'Ce projet reste treize mois sous ce lien. Qui le reçoit peut le voir et en faire une copie.',
    'Dit ontwerp blijft dertien maanden onder deze link. Wie hem krijgt, kan het bekijken en er een kopie van maken.',
    'This design stays under this link for thirteen months. Whoever has it can look, and go on with a copy.',
  ),
  quoteMessage: text(
    'Pouvez-vous me faire un prix pour ce projet ?',
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
  copyDesign: text('Continuer avec une copie', 'Verder met een kopie', 'Go on with a copy'),
  delete: text('Supprimer', 'Wissen', 'Delete'),
  ...savingCopy,
  lettersAway: text(
    'Une police n’est pas encore chargée. Rien n’est perdu : le dessin suit dès qu’elle est là.',
    'Een lettertype is nog niet geladen. Er is niets verloren: de tekening volgt zodra het er is.',
    'A typeface hasn’t loaded yet. Nothing is lost: the drawing follows once it’s here.',
  ),
  reload: text('Recharger la page', 'Pagina opnieuw laden', 'Reload the page'),
  edit: text('Modifier', 'Wijzigen', 'Edit'),
  canvas: text('Dessin', 'Tekening', 'Drawing'),
} as const satisfies Record<string, Localized>;

export type DesignerLabels = Record<keyof typeof designerCopy, string>;

export function designerLabels(locale: Locale): DesignerLabels {
  const labels = labelsIn(designerCopy, locale);
  // Of the price one figure is left to be filled in: which values it is made with is known here.
  return { ...labels, vat: filled(labels.vat, { version: formatDay(priceAssumptions.version, locale) }) };
}

const ownProblems = [
  'rateLimited',
  'unavailable',
  'designTooLarge',
  'designUnread',
  'pictureFull',
  'wordsCut',
] as const;

/** Whether it is said beside the field for a file as well: the others are about the whole form. */
export const isAboutFile = (problem: unknown): boolean =>
  problem === 'pictureFull' ||
  (problem !== 'rateLimited' &&
    problem !== 'unavailable' &&
    pictureFaults.some((known) => known === problem));

/** Why something was not done, as an address says it; null for what no address of ours says. */
export function sayProblem(problem: unknown, locale: Locale): string | null {
  const own = ownProblems.find((known) => known === problem);
  const fault = pictureFaults.find((known) => known === problem);
  if (own) return designerCopy[own][locale];
  return fault ? pictureFaultTexts[fault][locale] : null;
}
